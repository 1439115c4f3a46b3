; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Settings = type { i32, i32, float, i8, i8, i64 }

@_ZL8settings = internal addrspace(4) constant %struct.Settings { i32 12, i32 240, float 1.500000e+00, i8 2, i8 1, i64 -3 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tone_map(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i8, ptr %in, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %conv = zext i8 %3 to i32
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !8
  %cmp1 = icmp slt i32 %conv, %4
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !8
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %v.0 = phi i32 [ %5, %if.then2 ], [ %conv, %if.end ]
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 1), align 4, !tbaa !12
  %cmp4 = icmp sgt i32 %v.0, %6
  br i1 %cmp4, label %if.then5, label %if.end6

if.then5:                                         ; preds = %if.end3
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 1), align 4, !tbaa !12
  br label %if.end6

if.end6:                                          ; preds = %if.then5, %if.end3
  %v.1 = phi i32 [ %7, %if.then5 ], [ %v.0, %if.end3 ]
  %8 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), align 8, !tbaa !8
  %sub = sub nsw i32 %v.1, %8
  %conv7 = sitofp i32 %sub to float
  %9 = load float, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 2), align 8, !tbaa !13
  %mul = fmul contract float %conv7, %9
  %10 = load i8, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 3), align 4, !tbaa !14
  %conv8 = zext i8 %10 to i32
  %cmp9 = icmp eq i32 %conv8, 2
  br i1 %cmp9, label %if.then10, label %if.end12

if.then10:                                        ; preds = %if.end6
  %mul11 = fmul contract float %mul, 5.000000e-01
  br label %if.end12

if.end12:                                         ; preds = %if.then10, %if.end6
  %f.0 = phi float [ %mul11, %if.then10 ], [ %mul, %if.end6 ]
  %conv13 = fptosi float %f.0 to i32
  %11 = load i8, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 4), align 1, !tbaa !15
  %tobool = icmp ne i8 %11, 0
  br i1 %tobool, label %if.then14, label %if.end15

if.then14:                                        ; preds = %if.end12
  %and = and i32 %add.i, 1
  %add = add nsw i32 %conv13, %and
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %if.end12
  %level.0 = phi i32 [ %add, %if.then14 ], [ %conv13, %if.end12 ]
  %12 = load i64, ptr getelementptr inbounds nuw (%struct.Settings, ptr addrspacecast (ptr addrspace(4) @_ZL8settings to ptr), i32 0, i32 5), align 8, !tbaa !16
  %conv16 = trunc i64 %12 to i32
  %add17 = add nsw i32 %level.0, %conv16
  %idxprom18 = sext i32 %add.i to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %out, i64 %idxprom18
  store i32 %add17, ptr %arrayidx19, align 4, !tbaa !3
  br label %cleanup

cleanup:                                          ; preds = %if.end15, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end15 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!9, !4, i64 0}
!9 = !{!"_ZTS8Settings", !4, i64 0, !4, i64 4, !10, i64 8, !5, i64 12, !5, i64 13, !11, i64 16}
!10 = !{!"float", !5, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = !{!9, !4, i64 4}
!13 = !{!9, !10, i64 8}
!14 = !{!9, !5, i64 12}
!15 = !{!9, !5, i64 13}
!16 = !{!9, !11, i64 16}
