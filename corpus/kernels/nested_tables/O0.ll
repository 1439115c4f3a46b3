; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Region = type { %struct.Bracket, %struct.Bracket, i16, %struct.anon }
%struct.Bracket = type { i32, i16 }
%struct.anon = type { i64, i8 }

@_ZL6abroad = internal addrspace(4) constant %struct.Region { %struct.Bracket { i32 500, i16 15 }, %struct.Bracket { i32 4000, i16 30 }, i16 35, %struct.anon zeroinitializer }, align 8
@_ZL5scale = internal addrspace(4) constant [2 x i32] [i32 100, i32 1], align 4
@_ZL4home = internal addrspace(1) global %struct.Region { %struct.Bracket { i32 1000, i16 10 }, %struct.Bracket { i32 5000, i16 25 }, i16 40, %struct.anon { i64 150, i8 1 } }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nested_tables(ptr noundef %income, ptr noundef %where, ptr noundef %tax, i32 noundef %n) #0 {
entry:
  %income.addr = alloca ptr, align 8
  %where.addr = alloca ptr, align 8
  %tax.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca i64, align 8
  %sum = alloca i64, align 8
  store ptr %income, ptr %income.addr, align 8, !tbaa !7
  store ptr %where, ptr %where.addr, align 8, !tbaa !10
  store ptr %tax, ptr %tax.addr, align 8, !tbaa !12
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
  %2 = load ptr, ptr %income.addr, align 8, !tbaa !7
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %4 to i64
  store i64 %conv, ptr %v, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %sum) #4
  %5 = load ptr, ptr %where.addr, align 8, !tbaa !10
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %5, i64 %idxprom1
  %7 = load i8, ptr %arrayidx2, align 1, !tbaa !16
  %tobool = icmp ne i8 %7, 0
  br i1 %tobool, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %8 = load i64, ptr %v, align 8, !tbaa !14
  %9 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), align 8, !tbaa !17
  %conv4 = sext i32 %9 to i64
  %call5 = call noundef i64 @_ZL4partxxx(i64 noundef %8, i64 noundef 0, i64 noundef %conv4) #5
  %10 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 4, !tbaa !22
  %conv6 = zext i16 %10 to i64
  %mul = mul nsw i64 %call5, %conv6
  %11 = load i64, ptr %v, align 8, !tbaa !14
  %12 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), align 8, !tbaa !17
  %conv7 = sext i32 %12 to i64
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 8, !tbaa !23
  %conv8 = sext i32 %13 to i64
  %call9 = call noundef i64 @_ZL4partxxx(i64 noundef %11, i64 noundef %conv7, i64 noundef %conv8) #5
  %14 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !24
  %conv10 = zext i16 %14 to i64
  %mul11 = mul nsw i64 %call9, %conv10
  %add = add nsw i64 %mul, %mul11
  %15 = load i64, ptr %v, align 8, !tbaa !14
  %16 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 8, !tbaa !23
  %conv12 = sext i32 %16 to i64
  %call13 = call noundef i64 @_ZL4partxxx(i64 noundef %15, i64 noundef %conv12, i64 noundef 1099511627776) #5
  %17 = load i16, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 2), align 8, !tbaa !25
  %conv14 = zext i16 %17 to i64
  %mul15 = mul nsw i64 %call13, %conv14
  %add16 = add nsw i64 %add, %mul15
  store i64 %add16, ptr %sum, align 8, !tbaa !14
  %18 = load i8, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 3), i32 0, i32 1), align 8, !tbaa !26
  %tobool17 = icmp ne i8 %18, 0
  br i1 %tobool17, label %if.then18, label %if.end21

if.then18:                                        ; preds = %if.then3
  %19 = load i64, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 3), align 8, !tbaa !27
  %20 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), align 4, !tbaa !3
  %conv19 = sext i32 %20 to i64
  %mul20 = mul nsw i64 %19, %conv19
  %21 = load i64, ptr %sum, align 8, !tbaa !14
  %sub = sub nsw i64 %21, %mul20
  store i64 %sub, ptr %sum, align 8, !tbaa !14
  br label %if.end21

if.end21:                                         ; preds = %if.then18, %if.then3
  br label %if.end43

if.else:                                          ; preds = %if.end
  %22 = load i64, ptr %v, align 8, !tbaa !14
  %23 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), align 8, !tbaa !17
  %conv22 = sext i32 %23 to i64
  %call23 = call noundef i64 @_ZL4partxxx(i64 noundef %22, i64 noundef 0, i64 noundef %conv22) #5
  %24 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 4, !tbaa !22
  %conv24 = zext i16 %24 to i64
  %mul25 = mul nsw i64 %call23, %conv24
  %25 = load i64, ptr %v, align 8, !tbaa !14
  %26 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), align 8, !tbaa !17
  %conv26 = sext i32 %26 to i64
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 8, !tbaa !23
  %conv27 = sext i32 %27 to i64
  %call28 = call noundef i64 @_ZL4partxxx(i64 noundef %25, i64 noundef %conv26, i64 noundef %conv27) #5
  %28 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !24
  %conv29 = zext i16 %28 to i64
  %mul30 = mul nsw i64 %call28, %conv29
  %add31 = add nsw i64 %mul25, %mul30
  %29 = load i64, ptr %v, align 8, !tbaa !14
  %30 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 8, !tbaa !23
  %conv32 = sext i32 %30 to i64
  %call33 = call noundef i64 @_ZL4partxxx(i64 noundef %29, i64 noundef %conv32, i64 noundef 1099511627776) #5
  %31 = load i16, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 2), align 8, !tbaa !25
  %conv34 = zext i16 %31 to i64
  %mul35 = mul nsw i64 %call33, %conv34
  %add36 = add nsw i64 %add31, %mul35
  store i64 %add36, ptr %sum, align 8, !tbaa !14
  %32 = load i8, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 3), i32 0, i32 1), align 8, !tbaa !26
  %tobool37 = icmp ne i8 %32, 0
  br i1 %tobool37, label %if.then38, label %if.end42

if.then38:                                        ; preds = %if.else
  %33 = load i64, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 3), align 8, !tbaa !27
  %34 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), align 4, !tbaa !3
  %conv39 = sext i32 %34 to i64
  %mul40 = mul nsw i64 %33, %conv39
  %35 = load i64, ptr %sum, align 8, !tbaa !14
  %sub41 = sub nsw i64 %35, %mul40
  store i64 %sub41, ptr %sum, align 8, !tbaa !14
  br label %if.end42

if.end42:                                         ; preds = %if.then38, %if.else
  br label %if.end43

if.end43:                                         ; preds = %if.end42, %if.end21
  %36 = load i64, ptr %sum, align 8, !tbaa !14
  %cmp44 = icmp slt i64 %36, 0
  br i1 %cmp44, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end43
  br label %cond.end

cond.false:                                       ; preds = %if.end43
  %37 = load i64, ptr %sum, align 8, !tbaa !14
  %38 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), i64 0, i64 1), align 4, !tbaa !3
  %conv45 = sext i32 %38 to i64
  %mul46 = mul nsw i64 %37, %conv45
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ %mul46, %cond.false ]
  %39 = load ptr, ptr %tax.addr, align 8, !tbaa !12
  %40 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom47 = sext i32 %40 to i64
  %arrayidx48 = getelementptr inbounds i64, ptr %39, i64 %idxprom47
  store i64 %cond, ptr %arrayidx48, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %sum) #4
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
define internal noundef i64 @_ZL4partxxx(i64 noundef %income, i64 noundef %from, i64 noundef %to) #2 {
entry:
  %income.addr = alloca i64, align 8
  %from.addr = alloca i64, align 8
  %to.addr = alloca i64, align 8
  %upto = alloca i64, align 8
  store i64 %income, ptr %income.addr, align 8, !tbaa !14
  store i64 %from, ptr %from.addr, align 8, !tbaa !14
  store i64 %to, ptr %to.addr, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %upto) #4
  %0 = load i64, ptr %income.addr, align 8, !tbaa !14
  %1 = load i64, ptr %to.addr, align 8, !tbaa !14
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr %income.addr, align 8, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i64, ptr %to.addr, align 8, !tbaa !14
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %2, %cond.true ], [ %3, %cond.false ]
  store i64 %cond, ptr %upto, align 8, !tbaa !14
  %4 = load i64, ptr %upto, align 8, !tbaa !14
  %5 = load i64, ptr %from.addr, align 8, !tbaa !14
  %cmp1 = icmp sgt i64 %4, %5
  br i1 %cmp1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.end
  %6 = load i64, ptr %upto, align 8, !tbaa !14
  %7 = load i64, ptr %from.addr, align 8, !tbaa !14
  %sub = sub nsw i64 %6, %7
  br label %cond.end4

cond.false3:                                      ; preds = %cond.end
  br label %cond.end4

cond.end4:                                        ; preds = %cond.false3, %cond.true2
  %cond5 = phi i64 [ %sub, %cond.true2 ], [ 0, %cond.false3 ]
  call void @llvm.lifetime.end.p0(ptr %upto) #4
  ret i64 %cond5
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
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !5, i64 0}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !4, i64 0}
!18 = !{!"_ZTS6Region", !19, i64 0, !19, i64 8, !20, i64 16, !21, i64 24}
!19 = !{!"_ZTS7Bracket", !4, i64 0, !20, i64 4}
!20 = !{!"short", !5, i64 0}
!21 = !{!"_ZTSN6RegionUt_E", !15, i64 0, !5, i64 8}
!22 = !{!18, !20, i64 4}
!23 = !{!18, !4, i64 8}
!24 = !{!18, !20, i64 12}
!25 = !{!18, !20, i64 16}
!26 = !{!18, !5, i64 32}
!27 = !{!18, !15, i64 24}
