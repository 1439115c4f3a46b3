; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { i32, i32, i32, i64, i8 }

@_ZL5state = internal addrspace(1) global %struct.State { i32 -1640531527, i32 2135587861, i32 1, i64 0, i8 0 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @prng_draw(ptr noundef %out, i32 noundef %n) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp ne i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end13

if.end:                                           ; preds = %entry
  %3 = load i8, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 4), align 8, !tbaa !7
  %tobool = icmp ne i8 %3, 0
  br i1 %tobool, label %if.end4, label %if.then1

if.then1:                                         ; preds = %if.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then1
  %k.0 = phi i32 [ 0, %if.then1 ], [ %inc, %for.inc ]
  %cmp2 = icmp slt i32 %k.0, 12
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !10
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %add.i1 = add i32 %4, %5
  %6 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  %conv.i = trunc i64 %6 to i32
  %add1.i = add i32 %add.i1, %conv.i
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %shr.i = lshr i32 %8, 9
  %xor.i = xor i32 %7, %shr.i
  store i32 %xor.i, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !10
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %shl.i = shl i32 %10, 3
  %add2.i = add i32 %9, %shl.i
  store i32 %add2.i, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %11 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %12 = call i32 @llvm.fshl.i32(i32 %11, i32 %11, i32 21)
  %add3.i = add i32 %12, %add1.i
  store i32 %add3.i, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %13 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  %add4.i = add i64 %13, 1
  store i64 %add4.i, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  store i8 1, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 4), align 8, !tbaa !7
  br label %if.end4

if.end4:                                          ; preds = %for.end, %if.end
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc11, %if.end4
  %k5.0 = phi i32 [ 0, %if.end4 ], [ %inc12, %for.inc11 ]
  %cmp7 = icmp slt i32 %k5.0, %n
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond6
  br label %for.end13

for.body9:                                        ; preds = %for.cond6
  %14 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !10
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %add.i3 = add i32 %14, %15
  %16 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  %conv.i4 = trunc i64 %16 to i32
  %add1.i5 = add i32 %add.i3, %conv.i4
  %17 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %18 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %shr.i6 = lshr i32 %18, 9
  %xor.i7 = xor i32 %17, %shr.i6
  store i32 %xor.i7, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !10
  %19 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %20 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %shl.i8 = shl i32 %20, 3
  %add2.i9 = add i32 %19, %shl.i8
  store i32 %add2.i9, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !11
  %21 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %22 = call i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 21)
  %add3.i10 = add i32 %22, %add1.i5
  store i32 %add3.i10, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %23 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  %add4.i11 = add i64 %23, 1
  store i64 %add4.i11, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !12
  %idxprom = sext i32 %k5.0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  %24 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %xor = xor i32 %24, %add1.i5
  store i32 %xor, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc11

for.inc11:                                        ; preds = %for.body9
  %inc12 = add nsw i32 %k5.0, 1
  br label %for.cond6, !llvm.loop !17

for.end13:                                        ; preds = %for.cond.cleanup8, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @prng_reseed(i32 noundef %with) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp eq i32 %add.i, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  %xor = xor i32 %3, %with
  store i32 %xor, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !5, i64 24}
!8 = !{!"_ZTS5State", !4, i64 0, !4, i64 4, !4, i64 8, !9, i64 16, !5, i64 24}
!9 = !{!"long long", !5, i64 0}
!10 = !{!8, !4, i64 0}
!11 = !{!8, !4, i64 4}
!12 = !{!8, !9, i64 16}
!13 = !{!8, !4, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
