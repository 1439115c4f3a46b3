; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Options = type { i32, i32 }

@_ZL7options = internal addrspace(1) global %struct.Options zeroinitializer, align 4
@_ZL6window = internal addrspace(1) global i32 0, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stored_once(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %sum = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL11block_dim_xv() #4
  %cmp = icmp ne i32 %call, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end21

if.end:                                           ; preds = %entry
  store i32 4, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !10
  store i32 3, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #5
  store i32 0, ptr %i, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %if.end
  %0 = load i32, ptr %i, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %0, %1
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i) #5
  br label %for.end21

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %sum) #5
  store i32 0, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %k) #5
  %2 = load i32, ptr %i, align 4, !tbaa !3
  %3 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  %sub = sub nsw i32 %2, %3
  store i32 %sub, ptr %k, align 4, !tbaa !3
  br label %for.cond2

for.cond2:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %k, align 4, !tbaa !3
  %5 = load i32, ptr %i, align 4, !tbaa !3
  %6 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL6window to ptr), align 4, !tbaa !3
  %add = add nsw i32 %5, %6
  %cmp3 = icmp sle i32 %4, %add
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4

for.cond.cleanup4:                                ; preds = %for.cond2
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %k) #5
  br label %for.end

for.body5:                                        ; preds = %for.cond2
  %7 = load i32, ptr %k, align 4, !tbaa !3
  %cmp6 = icmp sge i32 %7, 0
  br i1 %cmp6, label %land.lhs.true, label %if.end10

land.lhs.true:                                    ; preds = %for.body5
  %8 = load i32, ptr %k, align 4, !tbaa !3
  %9 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %8, %9
  br i1 %cmp7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %land.lhs.true
  %10 = load ptr, ptr %in.addr, align 8, !tbaa !7
  %11 = load i32, ptr %k, align 4, !tbaa !3
  %idxprom = sext i32 %11 to i64
  %arrayidx = getelementptr inbounds i32, ptr %10, i64 %idxprom
  %12 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %13 = load i32, ptr %sum, align 4, !tbaa !3
  %add9 = add nsw i32 %13, %12
  store i32 %add9, ptr %sum, align 4, !tbaa !3
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %land.lhs.true, %for.body5
  br label %for.inc

for.inc:                                          ; preds = %if.end10
  %14 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond2, !llvm.loop !12

for.end:                                          ; preds = %for.cond.cleanup4
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !10
  %cmp11 = icmp sgt i32 %15, 2
  br i1 %cmp11, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %16 = load i32, ptr %sum, align 4, !tbaa !3
  %17 = load i32, ptr getelementptr inbounds nuw (%struct.Options, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), i32 0, i32 1), align 4, !tbaa !10
  %mul = mul nsw i32 %16, %17
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %18 = load i32, ptr %sum, align 4, !tbaa !3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %mul, %cond.true ], [ %18, %cond.false ]
  %19 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %20 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom12 = sext i32 %20 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %19, i64 %idxprom12
  store i32 %cond, ptr %arrayidx13, align 4, !tbaa !3
  %21 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7options to ptr), align 4, !tbaa !15
  %cmp14 = icmp sgt i32 %21, 0
  br i1 %cmp14, label %if.then15, label %if.end18

if.then15:                                        ; preds = %cond.end
  %22 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %23 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom16 = sext i32 %23 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %22, i64 %idxprom16
  store i32 -1, ptr %arrayidx17, align 4, !tbaa !3
  br label %if.end18

if.end18:                                         ; preds = %if.then15, %cond.end
  call void @llvm.lifetime.end.p0(ptr %sum) #5
  br label %for.inc19

for.inc19:                                        ; preds = %if.end18
  %24 = load i32, ptr %i, align 4, !tbaa !3
  %inc20 = add nsw i32 %24, 1
  store i32 %inc20, ptr %i, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !16

for.end21:                                        ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11block_dim_xv() #1 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

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
!10 = !{!11, !4, i64 4}
!11 = !{!"_ZTS7Options", !4, i64 0, !4, i64 4}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!11, !4, i64 0}
!16 = distinct !{!16, !13, !14}
