; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Defaults = type { i64, i32, i8 }

@_ZL8defaults = internal addrspace(1) global %struct.Defaults { i64 1099511627776, i32 1, i8 1 }, align 8
@_ZL6factor = internal addrspace(1) global [6 x i32] [i32 1, i32 60, i32 3600, i32 86400, i32 604800, i32 31536000], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unit_table(ptr noundef %amount, ptr noundef %unit, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %amount.addr = alloca ptr, align 8
  %unit.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca i64, align 8
  store ptr %amount, ptr %amount.addr, align 8, !tbaa !7
  store ptr %unit, ptr %unit.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !12
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %i, align 4, !tbaa !3
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %v) #4
  %2 = load ptr, ptr %amount.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %4 to i64
  %5 = load ptr, ptr %unit.addr, align 8, !tbaa !10
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %5, i64 %idxprom1
  %7 = load i8, ptr %arrayidx2, align 1, !tbaa !14
  %conv3 = zext i8 %7 to i32
  %call4 = call noundef i64 @_ZL9factor_ofi(i32 noundef %conv3) #5
  %mul = mul nsw i64 %conv, %call4
  store i64 %mul, ptr %v, align 8, !tbaa !15
  %8 = load i64, ptr %v, align 8, !tbaa !15
  %9 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), align 8, !tbaa !17
  %cmp5 = icmp sgt i64 %8, %9
  br i1 %cmp5, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %10 = load i64, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), align 8, !tbaa !17
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %11 = load i64, ptr %v, align 8, !tbaa !15
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %10, %cond.true ], [ %11, %cond.false ]
  %12 = load ptr, ptr %out.addr, align 8, !tbaa !12
  %13 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom6 = sext i32 %13 to i64
  %arrayidx7 = getelementptr inbounds i64, ptr %12, i64 %idxprom6
  store i64 %cond, ptr %arrayidx7, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %v) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %i) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9factor_ofi(i32 noundef %unit) #2 {
entry:
  %retval = alloca i64, align 8
  %unit.addr = alloca i32, align 4
  store i32 %unit, ptr %unit.addr, align 4, !tbaa !3
  %0 = load i32, ptr %unit.addr, align 4, !tbaa !3
  switch i32 %0, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
    i32 2, label %sw.bb3
    i32 3, label %sw.bb5
    i32 4, label %sw.bb7
    i32 5, label %sw.bb9
  ]

sw.bb:                                            ; preds = %entry
  %1 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), align 4, !tbaa !3
  %conv = sext i32 %1 to i64
  store i64 %conv, ptr %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  %2 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 1), align 4, !tbaa !3
  %conv2 = sext i32 %2 to i64
  store i64 %conv2, ptr %retval, align 8
  br label %return

sw.bb3:                                           ; preds = %entry
  %3 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 2), align 4, !tbaa !3
  %conv4 = sext i32 %3 to i64
  store i64 %conv4, ptr %retval, align 8
  br label %return

sw.bb5:                                           ; preds = %entry
  %4 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 3), align 4, !tbaa !3
  %conv6 = sext i32 %4 to i64
  store i64 %conv6, ptr %retval, align 8
  br label %return

sw.bb7:                                           ; preds = %entry
  %5 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 4), align 4, !tbaa !3
  %conv8 = sext i32 %5 to i64
  store i64 %conv8, ptr %retval, align 8
  br label %return

sw.bb9:                                           ; preds = %entry
  %6 = load i32, ptr getelementptr inbounds ([6 x i32], ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), i64 0, i64 5), align 4, !tbaa !3
  %conv10 = sext i32 %6 to i64
  store i64 %conv10, ptr %retval, align 8
  br label %return

sw.epilog:                                        ; preds = %entry
  %7 = load i8, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), i32 0, i32 2), align 4, !tbaa !19
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %sw.epilog
  br label %cond.end

cond.false:                                       ; preds = %sw.epilog
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6factor to ptr), align 4, !tbaa !3
  %9 = load i32, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(1) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !20
  %mul = mul nsw i32 %8, %9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %mul, %cond.false ]
  %conv11 = sext i32 %cond to i64
  store i64 %conv11, ptr %retval, align 8
  br label %return

return:                                           ; preds = %cond.end, %sw.bb9, %sw.bb7, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %10 = load i64, ptr %retval, align 8
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
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
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 long long", !9, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !5, i64 0}
!17 = !{!18, !16, i64 0}
!18 = !{!"_ZTS8Defaults", !16, i64 0, !4, i64 8, !5, i64 12}
!19 = !{!18, !5, i64 12}
!20 = !{!18, !4, i64 8}
