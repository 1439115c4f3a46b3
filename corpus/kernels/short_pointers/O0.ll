; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Task = type { ptr, i16, i8, i64 }
%struct.Defaults = type { i8, i64 }

@_ZZ14short_pointersE4task = internal addrspace(3) global %struct.Task undef, align 8
@_ZL8defaults = internal addrspace(4) constant %struct.Defaults { i8 3, i64 1000 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @short_pointers(ptr noundef %a, ptr noundef %b, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %t = alloca i32, align 4
  %round = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !7
  store ptr %b, ptr %b.addr, align 8, !tbaa !7
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %t) #5
  %call = call noundef i32 @_ZL8thread_xv() #6
  store i32 %call, ptr %t, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %round) #5
  store i32 0, ptr %round, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %round, align 4, !tbaa !3
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %round) #5
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %t, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %1, 0
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load i32, ptr %round, align 4, !tbaa !3
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %3 = load ptr, ptr %b.addr, align 8, !tbaa !7
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %4 = load ptr, ptr %a.addr, align 8, !tbaa !7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %3, %cond.true ], [ %4, %cond.false ]
  store ptr %cond, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), align 8, !tbaa !12
  %5 = load i32, ptr %n.addr, align 4, !tbaa !3
  %call2 = call noundef i32 @_ZL7block_xv() #6
  %sub = sub nsw i32 %5, %call2
  %conv = trunc i32 %sub to i16
  store i16 %conv, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 1), align 8, !tbaa !16
  %6 = load i8, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), align 8, !tbaa !17
  %conv3 = zext i8 %6 to i32
  %7 = load i32, ptr %round, align 4, !tbaa !3
  %add = add nsw i32 %conv3, %7
  %conv4 = trunc i32 %add to i8
  store i8 %conv4, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 2), align 2, !tbaa !19
  %8 = load i32, ptr %round, align 4, !tbaa !3
  %tobool5 = icmp ne i32 %8, 0
  br i1 %tobool5, label %cond.true6, label %cond.false7

cond.true6:                                       ; preds = %cond.end
  %9 = load i64, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !20
  br label %cond.end9

cond.false7:                                      ; preds = %cond.end
  %10 = load i64, ptr getelementptr inbounds nuw (%struct.Defaults, ptr addrspacecast (ptr addrspace(4) @_ZL8defaults to ptr), i32 0, i32 1), align 8, !tbaa !20
  %sub8 = sub nsw i64 0, %10
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false7, %cond.true6
  %cond10 = phi i64 [ %9, %cond.true6 ], [ %sub8, %cond.false7 ]
  store i64 %cond10, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 3), align 8, !tbaa !21
  br label %if.end

if.end:                                           ; preds = %cond.end9, %for.body
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = load i32, ptr %t, align 4, !tbaa !3
  %12 = load i16, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 1), align 8, !tbaa !16
  %conv11 = zext i16 %12 to i32
  %cmp12 = icmp slt i32 %11, %conv11
  br i1 %cmp12, label %if.then13, label %if.end23

if.then13:                                        ; preds = %if.end
  %13 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), align 8, !tbaa !12
  %14 = load i32, ptr %t, align 4, !tbaa !3
  %idxprom = sext i32 %14 to i64
  %arrayidx = getelementptr inbounds i32, ptr %13, i64 %idxprom
  %15 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv14 = sext i32 %15 to i64
  %16 = load i8, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 2), align 2, !tbaa !19
  %conv15 = zext i8 %16 to i32
  %sh_prom = zext i32 %conv15 to i64
  %shl = shl i64 %conv14, %sh_prom
  %17 = load i64, ptr getelementptr inbounds nuw (%struct.Task, ptr addrspacecast (ptr addrspace(3) @_ZZ14short_pointersE4task to ptr), i32 0, i32 3), align 8, !tbaa !21
  %add16 = add nsw i64 %shl, %17
  %18 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %call17 = call noundef i32 @_ZL7block_xv() #6
  %mul = mul nsw i32 %call17, 2
  %19 = load i32, ptr %round, align 4, !tbaa !3
  %add18 = add nsw i32 %mul, %19
  %20 = load i32, ptr %n.addr, align 4, !tbaa !3
  %mul19 = mul nsw i32 %add18, %20
  %21 = load i32, ptr %t, align 4, !tbaa !3
  %add20 = add nsw i32 %mul19, %21
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds i64, ptr %18, i64 %idxprom21
  store i64 %add16, ptr %arrayidx22, align 8, !tbaa !22
  br label %if.end23

if.end23:                                         ; preds = %if.then13, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc

for.inc:                                          ; preds = %if.end23
  %22 = load i32, ptr %round, align 4, !tbaa !3
  %inc = add nsw i32 %22, 1
  store i32 %inc, ptr %round, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !23

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %t) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8thread_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7block_xv() #2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!12 = !{!13, !8, i64 0}
!13 = !{!"_ZTS4Task", !8, i64 0, !14, i64 8, !5, i64 10, !15, i64 16}
!14 = !{!"short", !5, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!13, !14, i64 8}
!17 = !{!18, !5, i64 0}
!18 = !{!"_ZTS8Defaults", !5, i64 0, !15, i64 8}
!19 = !{!13, !5, i64 10}
!20 = !{!18, !15, i64 8}
!21 = !{!13, !15, i64 16}
!22 = !{!15, !15, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
