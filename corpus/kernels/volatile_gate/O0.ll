; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Gate = type { i32, i32 }
%struct.Counts = type { i32, i32, i64 }

@_ZL4gate = internal addrspace(1) global %struct.Gate { i32 3, i32 20 }, align 4
@_ZL6counts = internal addrspace(1) global %struct.Counts zeroinitializer, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_gate(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #4
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %5 = load volatile i32, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !12
  %rem = srem i32 %4, %5
  %cmp2 = icmp eq i32 %rem, 0
  br i1 %cmp2, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %for.body
  %6 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %7 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom3 = sext i32 %7 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %6, i64 %idxprom3
  %8 = load i32, ptr %arrayidx4, align 4, !tbaa !3
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Gate, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), i32 0, i32 1), align 4, !tbaa !14
  %cmp5 = icmp slt i32 %8, %9
  br i1 %cmp5, label %if.then6, label %if.else

if.then6:                                         ; preds = %land.lhs.true
  %10 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !15
  %add = add nsw i32 %10, 1
  store i32 %add, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !15
  %11 = load i64, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !18
  %12 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom7 = sext i32 %13 to i64
  %arrayidx8 = getelementptr inbounds i32, ptr %12, i64 %idxprom7
  %14 = load i32, ptr %arrayidx8, align 4, !tbaa !3
  %conv = sext i32 %14 to i64
  %add9 = add nsw i64 %11, %conv
  store i64 %add9, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !18
  br label %if.end11

if.else:                                          ; preds = %land.lhs.true, %for.body
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !19
  %add10 = add nsw i32 %15, 1
  store i32 %add10, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !19
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then6
  %16 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !15
  %cmp12 = icmp eq i32 %16, 4
  br i1 %cmp12, label %if.then13, label %if.end14

if.then13:                                        ; preds = %if.end11
  store volatile i32 2, ptr addrspacecast (ptr addrspace(1) @_ZL4gate to ptr), align 4, !tbaa !12
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %if.end11
  br label %for.inc

for.inc:                                          ; preds = %if.end14
  %17 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !20

for.end:                                          ; preds = %for.cond.cleanup
  %18 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), align 8, !tbaa !15
  %conv15 = sext i32 %18 to i64
  %19 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %arrayidx16 = getelementptr inbounds i64, ptr %19, i64 0
  store i64 %conv15, ptr %arrayidx16, align 8, !tbaa !23
  %20 = load i32, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 1), align 4, !tbaa !19
  %conv17 = sext i32 %20 to i64
  %21 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %arrayidx18 = getelementptr inbounds i64, ptr %21, i64 1
  store i64 %conv17, ptr %arrayidx18, align 8, !tbaa !23
  %22 = load i64, ptr getelementptr inbounds nuw (%struct.Counts, ptr addrspacecast (ptr addrspace(1) @_ZL6counts to ptr), i32 0, i32 2), align 8, !tbaa !18
  %23 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %arrayidx19 = getelementptr inbounds i64, ptr %23, i64 2
  store i64 %22, ptr %arrayidx19, align 8, !tbaa !23
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #4
  %call1 = call noundef i32 @_ZL11block_dim_xv() #4
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #4
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 long long", !9, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS4Gate", !4, i64 0, !4, i64 4}
!14 = !{!13, !4, i64 4}
!15 = !{!16, !4, i64 0}
!16 = !{!"_ZTS6Counts", !4, i64 0, !4, i64 4, !17, i64 8}
!17 = !{!"long long", !5, i64 0}
!18 = !{!16, !17, i64 8}
!19 = !{!16, !4, i64 4}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!17, !17, i64 0}
