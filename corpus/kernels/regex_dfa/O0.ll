; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@char_class = dso_local addrspace(4) externally_initialized constant [128 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @char_class to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @regex_dfa(ptr noundef %text, i32 noundef %n, ptr noundef %length) #0 {
entry:
  %text.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %length.addr = alloca ptr, align 8
  %at = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %state = alloca i32, align 4
  %longest = alloca i32, align 4
  %i = alloca i32, align 4
  %c = alloca i8, align 1
  %cls = alloca i32, align 4
  %digit = alloca i8, align 1
  store ptr %text, ptr %text.addr, align 8, !tbaa !7
  store i32 %n, ptr %n.addr, align 4, !tbaa !3
  store ptr %length, ptr %length.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %at) #4
  %call = call noundef i32 @_ZL8global_xv() #5
  store i32 %call, ptr %at, align 4, !tbaa !3
  %0 = load i32, ptr %at, align 4, !tbaa !3
  %1 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup91

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %state) #4
  store i32 0, ptr %state, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %longest) #4
  store i32 -1, ptr %longest, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %i) #4
  %2 = load i32, ptr %at, align 4, !tbaa !3
  store i32 %2, ptr %i, align 4, !tbaa !3
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %3 = load i32, ptr %i, align 4, !tbaa !3
  %4 = load i32, ptr %n.addr, align 4, !tbaa !3
  %cmp1 = icmp slt i32 %3, %4
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %c) #4
  %5 = load ptr, ptr %text.addr, align 8, !tbaa !7
  %6 = load i32, ptr %i, align 4, !tbaa !3
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds i8, ptr %5, i64 %idxprom
  %7 = load i8, ptr %arrayidx, align 1, !tbaa !12
  store i8 %7, ptr %c, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %cls) #4
  %8 = load i8, ptr %c, align 1, !tbaa !12
  %conv = zext i8 %8 to i32
  %cmp2 = icmp slt i32 %conv, 128
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %9 = load i8, ptr %c, align 1, !tbaa !12
  %idxprom3 = zext i8 %9 to i64
  %arrayidx4 = getelementptr inbounds nuw [128 x i8], ptr addrspacecast (ptr addrspace(4) @char_class to ptr), i64 0, i64 %idxprom3
  %10 = load i8, ptr %arrayidx4, align 1, !tbaa !12
  %conv5 = zext i8 %10 to i32
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv5, %cond.true ], [ 7, %cond.false ]
  store i32 %cond, ptr %cls, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %digit) #4
  %11 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %11, 0
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end
  %12 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp7 = icmp eq i32 %12, 1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %13 = phi i1 [ true, %cond.end ], [ %cmp7, %lor.rhs ]
  %storedv = zext i1 %13 to i8
  store i8 %storedv, ptr %digit, align 1, !tbaa !13
  %14 = load i32, ptr %state, align 4, !tbaa !3
  switch i32 %14, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb19
    i32 2, label %sw.bb27
    i32 3, label %sw.bb31
    i32 4, label %sw.bb44
    i32 5, label %sw.bb52
    i32 6, label %sw.bb60
    i32 7, label %sw.bb63
    i32 8, label %sw.bb66
    i32 9, label %sw.bb73
  ]

sw.bb:                                            ; preds = %lor.end
  %15 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp8 = icmp eq i32 %15, 6
  br i1 %cmp8, label %cond.true9, label %cond.false10

cond.true9:                                       ; preds = %sw.bb
  br label %cond.end17

cond.false10:                                     ; preds = %sw.bb
  %16 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp11 = icmp eq i32 %16, 1
  br i1 %cmp11, label %cond.true12, label %cond.false13

cond.true12:                                      ; preds = %cond.false10
  br label %cond.end15

cond.false13:                                     ; preds = %cond.false10
  %17 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv = trunc i8 %17 to i1
  %18 = zext i1 %loadedv to i64
  %cond14 = select i1 %loadedv, i32 3, i32 10
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ 2, %cond.true12 ], [ %cond14, %cond.false13 ]
  br label %cond.end17

cond.end17:                                       ; preds = %cond.end15, %cond.true9
  %cond18 = phi i32 [ 1, %cond.true9 ], [ %cond16, %cond.end15 ]
  store i32 %cond18, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb19:                                          ; preds = %lor.end
  %19 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp20 = icmp eq i32 %19, 1
  br i1 %cmp20, label %cond.true21, label %cond.false22

cond.true21:                                      ; preds = %sw.bb19
  br label %cond.end25

cond.false22:                                     ; preds = %sw.bb19
  %20 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv23 = trunc i8 %20 to i1
  %21 = zext i1 %loadedv23 to i64
  %cond24 = select i1 %loadedv23, i32 3, i32 10
  br label %cond.end25

cond.end25:                                       ; preds = %cond.false22, %cond.true21
  %cond26 = phi i32 [ 2, %cond.true21 ], [ %cond24, %cond.false22 ]
  store i32 %cond26, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb27:                                          ; preds = %lor.end
  %22 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp28 = icmp eq i32 %22, 5
  br i1 %cmp28, label %if.then29, label %if.end30

if.then29:                                        ; preds = %sw.bb27
  store i32 8, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

if.end30:                                         ; preds = %sw.bb27
  br label %sw.bb31

sw.bb31:                                          ; preds = %lor.end, %if.end30
  %23 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv32 = trunc i8 %23 to i1
  br i1 %loadedv32, label %cond.true33, label %cond.false34

cond.true33:                                      ; preds = %sw.bb31
  br label %cond.end42

cond.false34:                                     ; preds = %sw.bb31
  %24 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp35 = icmp eq i32 %24, 2
  br i1 %cmp35, label %cond.true36, label %cond.false37

cond.true36:                                      ; preds = %cond.false34
  br label %cond.end40

cond.false37:                                     ; preds = %cond.false34
  %25 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp38 = icmp eq i32 %25, 3
  %26 = zext i1 %cmp38 to i64
  %cond39 = select i1 %cmp38, i32 5, i32 10
  br label %cond.end40

cond.end40:                                       ; preds = %cond.false37, %cond.true36
  %cond41 = phi i32 [ 4, %cond.true36 ], [ %cond39, %cond.false37 ]
  br label %cond.end42

cond.end42:                                       ; preds = %cond.end40, %cond.true33
  %cond43 = phi i32 [ 3, %cond.true33 ], [ %cond41, %cond.end40 ]
  store i32 %cond43, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb44:                                          ; preds = %lor.end
  %27 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv45 = trunc i8 %27 to i1
  br i1 %loadedv45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %sw.bb44
  br label %cond.end50

cond.false47:                                     ; preds = %sw.bb44
  %28 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp48 = icmp eq i32 %28, 3
  %29 = zext i1 %cmp48 to i64
  %cond49 = select i1 %cmp48, i32 5, i32 10
  br label %cond.end50

cond.end50:                                       ; preds = %cond.false47, %cond.true46
  %cond51 = phi i32 [ 4, %cond.true46 ], [ %cond49, %cond.false47 ]
  store i32 %cond51, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb52:                                          ; preds = %lor.end
  %30 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp53 = icmp eq i32 %30, 6
  br i1 %cmp53, label %cond.true54, label %cond.false55

cond.true54:                                      ; preds = %sw.bb52
  br label %cond.end58

cond.false55:                                     ; preds = %sw.bb52
  %31 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv56 = trunc i8 %31 to i1
  %32 = zext i1 %loadedv56 to i64
  %cond57 = select i1 %loadedv56, i32 7, i32 10
  br label %cond.end58

cond.end58:                                       ; preds = %cond.false55, %cond.true54
  %cond59 = phi i32 [ 6, %cond.true54 ], [ %cond57, %cond.false55 ]
  store i32 %cond59, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb60:                                          ; preds = %lor.end
  %33 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv61 = trunc i8 %33 to i1
  %34 = zext i1 %loadedv61 to i64
  %cond62 = select i1 %loadedv61, i32 7, i32 10
  store i32 %cond62, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb63:                                          ; preds = %lor.end
  %35 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv64 = trunc i8 %35 to i1
  %36 = zext i1 %loadedv64 to i64
  %cond65 = select i1 %loadedv64, i32 7, i32 10
  store i32 %cond65, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb66:                                          ; preds = %lor.end
  %37 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv67 = trunc i8 %37 to i1
  br i1 %loadedv67, label %lor.end71, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb66
  %38 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp68 = icmp eq i32 %38, 4
  br i1 %cmp68, label %lor.end71, label %lor.rhs69

lor.rhs69:                                        ; preds = %lor.lhs.false
  %39 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp70 = icmp eq i32 %39, 3
  br label %lor.end71

lor.end71:                                        ; preds = %lor.rhs69, %lor.lhs.false, %sw.bb66
  %40 = phi i1 [ true, %lor.lhs.false ], [ true, %sw.bb66 ], [ %cmp70, %lor.rhs69 ]
  %41 = zext i1 %40 to i64
  %cond72 = select i1 %40, i32 9, i32 10
  store i32 %cond72, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.bb73:                                          ; preds = %lor.end
  %42 = load i8, ptr %digit, align 1, !tbaa !13, !range !15, !noundef !16
  %loadedv74 = trunc i8 %42 to i1
  br i1 %loadedv74, label %lor.end79, label %lor.lhs.false75

lor.lhs.false75:                                  ; preds = %sw.bb73
  %43 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp76 = icmp eq i32 %43, 4
  br i1 %cmp76, label %lor.end79, label %lor.rhs77

lor.rhs77:                                        ; preds = %lor.lhs.false75
  %44 = load i32, ptr %cls, align 4, !tbaa !3
  %cmp78 = icmp eq i32 %44, 3
  br label %lor.end79

lor.end79:                                        ; preds = %lor.rhs77, %lor.lhs.false75, %sw.bb73
  %45 = phi i1 [ true, %lor.lhs.false75 ], [ true, %sw.bb73 ], [ %cmp78, %lor.rhs77 ]
  %46 = zext i1 %45 to i64
  %cond80 = select i1 %45, i32 9, i32 10
  store i32 %cond80, ptr %state, align 4, !tbaa !3
  br label %sw.epilog

sw.epilog:                                        ; preds = %lor.end, %lor.end79, %lor.end71, %sw.bb63, %sw.bb60, %cond.end58, %cond.end50, %cond.end42, %if.then29, %cond.end25, %cond.end17
  %47 = load i32, ptr %state, align 4, !tbaa !3
  %cmp81 = icmp eq i32 %47, 10
  br i1 %cmp81, label %if.then82, label %if.end83

if.then82:                                        ; preds = %sw.epilog
  store i32 3, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end83:                                         ; preds = %sw.epilog
  %48 = load i32, ptr %i, align 4, !tbaa !3
  %inc = add nsw i32 %48, 1
  store i32 %inc, ptr %i, align 4, !tbaa !3
  %49 = load i32, ptr %state, align 4, !tbaa !3
  %call84 = call noundef zeroext i1 @_ZL7acceptsi(i32 noundef %49) #5
  br i1 %call84, label %if.then85, label %if.end86

if.then85:                                        ; preds = %if.end83
  %50 = load i32, ptr %i, align 4, !tbaa !3
  %51 = load i32, ptr %at, align 4, !tbaa !3
  %sub = sub nsw i32 %50, %51
  store i32 %sub, ptr %longest, align 4, !tbaa !3
  br label %if.end86

if.end86:                                         ; preds = %if.then85, %if.end83
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end86, %if.then82
  call void @llvm.lifetime.end.p0(ptr %digit) #4
  call void @llvm.lifetime.end.p0(ptr %cls) #4
  call void @llvm.lifetime.end.p0(ptr %c) #4
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %cleanup, %while.cond
  %52 = load i32, ptr %longest, align 4, !tbaa !3
  %53 = load ptr, ptr %length.addr, align 8, !tbaa !10
  %54 = load i32, ptr %at, align 4, !tbaa !3
  %idxprom89 = sext i32 %54 to i64
  %arrayidx90 = getelementptr inbounds i32, ptr %53, i64 %idxprom89
  store i32 %52, ptr %arrayidx90, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %i) #4
  call void @llvm.lifetime.end.p0(ptr %longest) #4
  call void @llvm.lifetime.end.p0(ptr %state) #4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup91

cleanup91:                                        ; preds = %while.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %at) #4
  %cleanup.dest92 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest92, label %unreachable [
    i32 0, label %cleanup.cont93
    i32 1, label %cleanup.cont93
  ]

cleanup.cont93:                                   ; preds = %cleanup91, %cleanup91
  ret void

unreachable:                                      ; preds = %cleanup91, %cleanup
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
define internal noundef zeroext i1 @_ZL7acceptsi(i32 noundef %state) #2 {
entry:
  %state.addr = alloca i32, align 4
  store i32 %state, ptr %state.addr, align 4, !tbaa !3
  %0 = load i32, ptr %state.addr, align 4, !tbaa !3
  %cmp = icmp eq i32 %0, 2
  br i1 %cmp, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %state.addr, align 4, !tbaa !3
  %cmp1 = icmp eq i32 %1, 3
  br i1 %cmp1, label %lor.end, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %2 = load i32, ptr %state.addr, align 4, !tbaa !3
  %cmp3 = icmp eq i32 %2, 4
  br i1 %cmp3, label %lor.end, label %lor.lhs.false4

lor.lhs.false4:                                   ; preds = %lor.lhs.false2
  %3 = load i32, ptr %state.addr, align 4, !tbaa !3
  %cmp5 = icmp eq i32 %3, 7
  br i1 %cmp5, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false4
  %4 = load i32, ptr %state.addr, align 4, !tbaa !3
  %cmp6 = icmp eq i32 %4, 9
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false4, %lor.lhs.false2, %lor.lhs.false, %entry
  %5 = phi i1 [ true, %lor.lhs.false4 ], [ true, %lor.lhs.false2 ], [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp6, %lor.rhs ]
  ret i1 %5
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !5, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
