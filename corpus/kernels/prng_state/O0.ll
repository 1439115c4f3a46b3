; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { i32, i32, i32, i64, i8 }

@_ZL5state = internal addrspace(1) global %struct.State { i32 -1640531527, i32 2135587861, i32 1, i64 0, i8 0 }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @prng_draw(ptr noundef %out, i32 noundef %n) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %k = alloca i32, align 4
  %k5 = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #5
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %for.end13

if.end:                                           ; preds = %entry
  %0 = load i8, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 4), align 8, !tbaa !10
  %tobool = icmp ne i8 %0, 0
  br i1 %tobool, label %if.end4, label %if.then1

if.then1:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %k) #6
  store i32 0, ptr %k, align 4, !tbaa !3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then1
  %1 = load i32, ptr %k, align 4, !tbaa !3
  %cmp2 = icmp slt i32 %1, 12
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %k) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  %call3 = call noundef i32 @_ZL4drawv() #5
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %k, align 4, !tbaa !3
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr %k, align 4, !tbaa !3
  br label %for.cond, !llvm.loop !13

for.end:                                          ; preds = %for.cond.cleanup
  store i8 1, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 4), align 8, !tbaa !10
  br label %if.end4

if.end4:                                          ; preds = %for.end, %if.end
  call void @llvm.lifetime.start.p0(ptr %k5) #6
  store i32 0, ptr %k5, align 4, !tbaa !3
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc11, %if.end4
  %3 = load i32, ptr %k5, align 4, !tbaa !3
  %4 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp7 = icmp slt i32 %3, %4
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond6
  call void @llvm.lifetime.end.p0(ptr %k5) #6
  br label %for.end13

for.body9:                                        ; preds = %for.cond6
  %call10 = call noundef i32 @_ZL4drawv() #5
  %5 = load ptr, ptr %out.addr, align 8, !tbaa !7
  %6 = load i32, ptr %k5, align 4, !tbaa !3
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i32, ptr %5, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %xor = xor i32 %7, %call10
  store i32 %xor, ptr %arrayidx, align 4, !tbaa !3
  br label %for.inc11

for.inc11:                                        ; preds = %for.body9
  %8 = load i32, ptr %k5, align 4, !tbaa !3
  %inc12 = add nsw i32 %8, 1
  store i32 %inc12, ptr %k5, align 4, !tbaa !3
  br label %for.cond6, !llvm.loop !16

for.end13:                                        ; preds = %if.then, %for.cond.cleanup8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #1 {
entry:
  %call = call noundef i32 @_ZL7block_xv() #5
  %call1 = call noundef i32 @_ZL11block_dim_xv() #5
  %mul = mul nsw i32 %call, %call1
  %call2 = call noundef i32 @_ZL8thread_xv() #5
  %add = add nsw i32 %mul, %call2
  ret i32 %add
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4drawv() #1 {
entry:
  %sum = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %sum) #6
  %0 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !17
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !18
  %add = add i32 %0, %1
  %2 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !19
  %conv = trunc i64 %2 to i32
  %add1 = add i32 %add, %conv
  store i32 %add1, ptr %sum, align 4, !tbaa !3
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !18
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !18
  %shr = lshr i32 %4, 9
  %xor = xor i32 %3, %shr
  store i32 %xor, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), align 8, !tbaa !17
  %5 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  %shl = shl i32 %6, 3
  %add2 = add i32 %5, %shl
  store i32 %add2, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 1), align 4, !tbaa !18
  %7 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  %8 = call i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 21)
  %9 = load i32, ptr %sum, align 4, !tbaa !3
  %add3 = add i32 %8, %9
  store i32 %add3, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  %10 = load i64, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !19
  %add4 = add i64 %10, 1
  store i64 %add4, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 3), align 8, !tbaa !19
  %11 = load i32, ptr %sum, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %sum) #6
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @prng_reseed(i32 noundef %with) #0 {
entry:
  %with.addr = alloca i32, align 4
  store i32 %with, ptr %with.addr, align 4, !tbaa !3
  %call = call noundef i32 @_ZL8global_xv() #5
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load i32, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  %1 = load i32, ptr %with.addr, align 4, !tbaa !3
  %xor = xor i32 %0, %1
  store i32 %xor, ptr getelementptr inbounds nuw (%struct.State, ptr addrspacecast (ptr addrspace(1) @_ZL5state to ptr), i32 0, i32 2), align 8, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

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
!10 = !{!11, !5, i64 24}
!11 = !{!"_ZTS5State", !4, i64 0, !4, i64 4, !4, i64 8, !12, i64 16, !5, i64 24}
!12 = !{!"long long", !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!11, !4, i64 0}
!18 = !{!11, !4, i64 4}
!19 = !{!11, !12, i64 16}
!20 = !{!11, !4, i64 8}
