; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@char_class = dso_local addrspace(4) externally_initialized constant [128 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @char_class to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @regex_dfa(ptr noundef %text, i32 noundef %n, ptr noundef %length) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup91

if.end:                                           ; preds = %entry
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %if.end
  %i.0 = phi i32 [ %add.i, %if.end ], [ %i.1, %cleanup.cont ]
  %longest.0 = phi i32 [ -1, %if.end ], [ %longest.2, %cleanup.cont ]
  %state.0 = phi i32 [ 0, %if.end ], [ %state.1, %cleanup.cont ]
  %cmp1 = icmp slt i32 %i.0, %n
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %text, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %conv = zext i8 %3 to i32
  %cmp2 = icmp slt i32 %conv, 128
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %idxprom3 = zext i8 %3 to i64
  %arrayidx4 = getelementptr inbounds nuw [128 x i8], ptr addrspacecast (ptr addrspace(4) @char_class to ptr), i64 0, i64 %idxprom3
  %4 = load i8, ptr %arrayidx4, align 1, !tbaa !7
  %conv5 = zext i8 %4 to i32
  br label %cond.end

cond.false:                                       ; preds = %while.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv5, %cond.true ], [ 7, %cond.false ]
  %cmp6 = icmp eq i32 %cond, 0
  br i1 %cmp6, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end
  %cmp7 = icmp eq i32 %cond, 1
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %5 = phi i1 [ true, %cond.end ], [ %cmp7, %lor.rhs ]
  %storedv = zext i1 %5 to i8
  switch i32 %state.0, label %sw.epilog [
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
  %cmp8 = icmp eq i32 %cond, 6
  br i1 %cmp8, label %cond.true9, label %cond.false10

cond.true9:                                       ; preds = %sw.bb
  br label %cond.end17

cond.false10:                                     ; preds = %sw.bb
  %cmp11 = icmp eq i32 %cond, 1
  br i1 %cmp11, label %cond.true12, label %cond.false13

cond.true12:                                      ; preds = %cond.false10
  br label %cond.end15

cond.false13:                                     ; preds = %cond.false10
  %loadedv = trunc i8 %storedv to i1
  %6 = zext i1 %loadedv to i64
  %cond14 = select i1 %loadedv, i32 3, i32 10
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false13, %cond.true12
  %cond16 = phi i32 [ 2, %cond.true12 ], [ %cond14, %cond.false13 ]
  br label %cond.end17

cond.end17:                                       ; preds = %cond.end15, %cond.true9
  %cond18 = phi i32 [ 1, %cond.true9 ], [ %cond16, %cond.end15 ]
  br label %sw.epilog

sw.bb19:                                          ; preds = %lor.end
  %cmp20 = icmp eq i32 %cond, 1
  br i1 %cmp20, label %cond.true21, label %cond.false22

cond.true21:                                      ; preds = %sw.bb19
  br label %cond.end25

cond.false22:                                     ; preds = %sw.bb19
  %loadedv23 = trunc i8 %storedv to i1
  %7 = zext i1 %loadedv23 to i64
  %cond24 = select i1 %loadedv23, i32 3, i32 10
  br label %cond.end25

cond.end25:                                       ; preds = %cond.false22, %cond.true21
  %cond26 = phi i32 [ 2, %cond.true21 ], [ %cond24, %cond.false22 ]
  br label %sw.epilog

sw.bb27:                                          ; preds = %lor.end
  %cmp28 = icmp eq i32 %cond, 5
  br i1 %cmp28, label %if.then29, label %if.end30

if.then29:                                        ; preds = %sw.bb27
  br label %sw.epilog

if.end30:                                         ; preds = %sw.bb27
  br label %sw.bb31

sw.bb31:                                          ; preds = %if.end30, %lor.end
  %loadedv32 = trunc i8 %storedv to i1
  br i1 %loadedv32, label %cond.true33, label %cond.false34

cond.true33:                                      ; preds = %sw.bb31
  br label %cond.end42

cond.false34:                                     ; preds = %sw.bb31
  %cmp35 = icmp eq i32 %cond, 2
  br i1 %cmp35, label %cond.true36, label %cond.false37

cond.true36:                                      ; preds = %cond.false34
  br label %cond.end40

cond.false37:                                     ; preds = %cond.false34
  %cmp38 = icmp eq i32 %cond, 3
  %8 = zext i1 %cmp38 to i64
  %cond39 = select i1 %cmp38, i32 5, i32 10
  br label %cond.end40

cond.end40:                                       ; preds = %cond.false37, %cond.true36
  %cond41 = phi i32 [ 4, %cond.true36 ], [ %cond39, %cond.false37 ]
  br label %cond.end42

cond.end42:                                       ; preds = %cond.end40, %cond.true33
  %cond43 = phi i32 [ 3, %cond.true33 ], [ %cond41, %cond.end40 ]
  br label %sw.epilog

sw.bb44:                                          ; preds = %lor.end
  %loadedv45 = trunc i8 %storedv to i1
  br i1 %loadedv45, label %cond.true46, label %cond.false47

cond.true46:                                      ; preds = %sw.bb44
  br label %cond.end50

cond.false47:                                     ; preds = %sw.bb44
  %cmp48 = icmp eq i32 %cond, 3
  %9 = zext i1 %cmp48 to i64
  %cond49 = select i1 %cmp48, i32 5, i32 10
  br label %cond.end50

cond.end50:                                       ; preds = %cond.false47, %cond.true46
  %cond51 = phi i32 [ 4, %cond.true46 ], [ %cond49, %cond.false47 ]
  br label %sw.epilog

sw.bb52:                                          ; preds = %lor.end
  %cmp53 = icmp eq i32 %cond, 6
  br i1 %cmp53, label %cond.true54, label %cond.false55

cond.true54:                                      ; preds = %sw.bb52
  br label %cond.end58

cond.false55:                                     ; preds = %sw.bb52
  %loadedv56 = trunc i8 %storedv to i1
  %10 = zext i1 %loadedv56 to i64
  %cond57 = select i1 %loadedv56, i32 7, i32 10
  br label %cond.end58

cond.end58:                                       ; preds = %cond.false55, %cond.true54
  %cond59 = phi i32 [ 6, %cond.true54 ], [ %cond57, %cond.false55 ]
  br label %sw.epilog

sw.bb60:                                          ; preds = %lor.end
  %loadedv61 = trunc i8 %storedv to i1
  %11 = zext i1 %loadedv61 to i64
  %cond62 = select i1 %loadedv61, i32 7, i32 10
  br label %sw.epilog

sw.bb63:                                          ; preds = %lor.end
  %loadedv64 = trunc i8 %storedv to i1
  %12 = zext i1 %loadedv64 to i64
  %cond65 = select i1 %loadedv64, i32 7, i32 10
  br label %sw.epilog

sw.bb66:                                          ; preds = %lor.end
  %loadedv67 = trunc i8 %storedv to i1
  br i1 %loadedv67, label %lor.end71, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %sw.bb66
  %cmp68 = icmp eq i32 %cond, 4
  br i1 %cmp68, label %lor.end71, label %lor.rhs69

lor.rhs69:                                        ; preds = %lor.lhs.false
  %cmp70 = icmp eq i32 %cond, 3
  br label %lor.end71

lor.end71:                                        ; preds = %lor.rhs69, %lor.lhs.false, %sw.bb66
  %13 = phi i1 [ true, %lor.lhs.false ], [ true, %sw.bb66 ], [ %cmp70, %lor.rhs69 ]
  %14 = zext i1 %13 to i64
  %cond72 = select i1 %13, i32 9, i32 10
  br label %sw.epilog

sw.bb73:                                          ; preds = %lor.end
  %loadedv74 = trunc i8 %storedv to i1
  br i1 %loadedv74, label %lor.end79, label %lor.lhs.false75

lor.lhs.false75:                                  ; preds = %sw.bb73
  %cmp76 = icmp eq i32 %cond, 4
  br i1 %cmp76, label %lor.end79, label %lor.rhs77

lor.rhs77:                                        ; preds = %lor.lhs.false75
  %cmp78 = icmp eq i32 %cond, 3
  br label %lor.end79

lor.end79:                                        ; preds = %lor.rhs77, %lor.lhs.false75, %sw.bb73
  %15 = phi i1 [ true, %lor.lhs.false75 ], [ true, %sw.bb73 ], [ %cmp78, %lor.rhs77 ]
  %16 = zext i1 %15 to i64
  %cond80 = select i1 %15, i32 9, i32 10
  br label %sw.epilog

sw.epilog:                                        ; preds = %lor.end79, %lor.end71, %sw.bb63, %sw.bb60, %cond.end58, %cond.end50, %cond.end42, %if.then29, %cond.end25, %cond.end17, %lor.end
  %state.1 = phi i32 [ %state.0, %lor.end ], [ %cond18, %cond.end17 ], [ %cond26, %cond.end25 ], [ 8, %if.then29 ], [ %cond43, %cond.end42 ], [ %cond51, %cond.end50 ], [ %cond59, %cond.end58 ], [ %cond62, %sw.bb60 ], [ %cond65, %sw.bb63 ], [ %cond72, %lor.end71 ], [ %cond80, %lor.end79 ]
  %cmp81 = icmp eq i32 %state.1, 10
  br i1 %cmp81, label %if.then82, label %if.end83

if.then82:                                        ; preds = %sw.epilog
  br label %cleanup

if.end83:                                         ; preds = %sw.epilog
  %inc = add nsw i32 %i.0, 1
  %cmp.i = icmp eq i32 %state.1, 2
  br i1 %cmp.i, label %_ZL7acceptsi.exit, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end83
  %cmp1.i = icmp eq i32 %state.1, 3
  br i1 %cmp1.i, label %_ZL7acceptsi.exit, label %lor.lhs.false2.i

lor.lhs.false2.i:                                 ; preds = %lor.lhs.false.i
  %cmp3.i = icmp eq i32 %state.1, 4
  br i1 %cmp3.i, label %_ZL7acceptsi.exit, label %lor.lhs.false4.i

lor.lhs.false4.i:                                 ; preds = %lor.lhs.false2.i
  %cmp5.i = icmp eq i32 %state.1, 7
  br i1 %cmp5.i, label %_ZL7acceptsi.exit, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %lor.lhs.false4.i
  %cmp6.i = icmp eq i32 %state.1, 9
  br label %_ZL7acceptsi.exit

_ZL7acceptsi.exit:                                ; preds = %if.end83, %lor.lhs.false.i, %lor.lhs.false2.i, %lor.lhs.false4.i, %lor.rhs.i
  %17 = phi i1 [ true, %lor.lhs.false4.i ], [ true, %lor.lhs.false2.i ], [ true, %lor.lhs.false.i ], [ true, %if.end83 ], [ %cmp6.i, %lor.rhs.i ]
  br i1 %17, label %if.then85, label %if.end86

if.then85:                                        ; preds = %_ZL7acceptsi.exit
  %sub = sub nsw i32 %inc, %add.i
  br label %if.end86

if.end86:                                         ; preds = %if.then85, %_ZL7acceptsi.exit
  %longest.3 = phi i32 [ %sub, %if.then85 ], [ %longest.0, %_ZL7acceptsi.exit ]
  br label %cleanup

cleanup:                                          ; preds = %if.end86, %if.then82
  %i.1 = phi i32 [ %i.0, %if.then82 ], [ %inc, %if.end86 ]
  %longest.2 = phi i32 [ %longest.0, %if.then82 ], [ %longest.3, %if.end86 ]
  %cleanup.dest.slot.1 = phi i32 [ 3, %if.then82 ], [ 0, %if.end86 ]
  switch i32 %cleanup.dest.slot.1, label %unreachable [
    i32 0, label %cleanup.cont
    i32 3, label %while.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %cleanup, %while.cond
  %longest.1 = phi i32 [ %longest.2, %cleanup ], [ %longest.0, %while.cond ]
  %idxprom89 = sext i32 %add.i to i64
  %arrayidx90 = getelementptr inbounds i32, ptr %length, i64 %idxprom89
  store i32 %longest.1, ptr %arrayidx90, align 4, !tbaa !3
  br label %cleanup91

cleanup91:                                        ; preds = %while.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %while.end ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
