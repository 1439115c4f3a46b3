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
  %arrayidx = getelementptr inbounds i32, ptr %income, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %conv = sext i32 %3 to i64
  %idxprom1 = sext i32 %add.i to i64
  %arrayidx2 = getelementptr inbounds i8, ptr %where, i64 %idxprom1
  %4 = load i8, ptr %arrayidx2, align 1, !tbaa !7
  %tobool = icmp ne i8 %4, 0
  br i1 %tobool, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %5 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), align 8, !tbaa !8
  %conv4 = sext i32 %5 to i64
  %cmp.i = icmp slt i64 %conv, %conv4
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.then3
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.then3
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.false.i, %cond.true.i
  %cond.i = phi i64 [ %conv, %cond.true.i ], [ %conv4, %cond.false.i ]
  %cmp1.i = icmp sgt i64 %cond.i, 0
  br i1 %cmp1.i, label %cond.true2.i, label %cond.false3.i

cond.true2.i:                                     ; preds = %cond.end.i
  %sub.i = sub nsw i64 %cond.i, 0
  br label %_ZL4partxxx.exit

cond.false3.i:                                    ; preds = %cond.end.i
  br label %_ZL4partxxx.exit

_ZL4partxxx.exit:                                 ; preds = %cond.true2.i, %cond.false3.i
  %cond5.i = phi i64 [ %sub.i, %cond.true2.i ], [ 0, %cond.false3.i ]
  %6 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 4, !tbaa !14
  %conv6 = zext i16 %6 to i64
  %mul = mul nsw i64 %cond5.i, %conv6
  %7 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), align 8, !tbaa !8
  %conv7 = sext i32 %7 to i64
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 8, !tbaa !15
  %conv8 = sext i32 %8 to i64
  %cmp.i5 = icmp slt i64 %conv, %conv8
  br i1 %cmp.i5, label %cond.true.i14, label %cond.false.i6

cond.true.i14:                                    ; preds = %_ZL4partxxx.exit
  br label %cond.end.i7

cond.false.i6:                                    ; preds = %_ZL4partxxx.exit
  br label %cond.end.i7

cond.end.i7:                                      ; preds = %cond.false.i6, %cond.true.i14
  %cond.i8 = phi i64 [ %conv, %cond.true.i14 ], [ %conv8, %cond.false.i6 ]
  %cmp1.i9 = icmp sgt i64 %cond.i8, %conv7
  br i1 %cmp1.i9, label %cond.true2.i12, label %cond.false3.i10

cond.true2.i12:                                   ; preds = %cond.end.i7
  %sub.i13 = sub nsw i64 %cond.i8, %conv7
  br label %_ZL4partxxx.exit15

cond.false3.i10:                                  ; preds = %cond.end.i7
  br label %_ZL4partxxx.exit15

_ZL4partxxx.exit15:                               ; preds = %cond.true2.i12, %cond.false3.i10
  %cond5.i11 = phi i64 [ %sub.i13, %cond.true2.i12 ], [ 0, %cond.false3.i10 ]
  %9 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !16
  %conv10 = zext i16 %9 to i64
  %mul11 = mul nsw i64 %cond5.i11, %conv10
  %add = add nsw i64 %mul, %mul11
  %10 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 1), align 8, !tbaa !15
  %conv12 = sext i32 %10 to i64
  %cmp.i20 = icmp slt i64 %conv, 1099511627776
  br i1 %cmp.i20, label %cond.true.i29, label %cond.false.i21

cond.true.i29:                                    ; preds = %_ZL4partxxx.exit15
  br label %cond.end.i22

cond.false.i21:                                   ; preds = %_ZL4partxxx.exit15
  br label %cond.end.i22

cond.end.i22:                                     ; preds = %cond.false.i21, %cond.true.i29
  %cond.i23 = phi i64 [ %conv, %cond.true.i29 ], [ 1099511627776, %cond.false.i21 ]
  %cmp1.i24 = icmp sgt i64 %cond.i23, %conv12
  br i1 %cmp1.i24, label %cond.true2.i27, label %cond.false3.i25

cond.true2.i27:                                   ; preds = %cond.end.i22
  %sub.i28 = sub nsw i64 %cond.i23, %conv12
  br label %_ZL4partxxx.exit30

cond.false3.i25:                                  ; preds = %cond.end.i22
  br label %_ZL4partxxx.exit30

_ZL4partxxx.exit30:                               ; preds = %cond.true2.i27, %cond.false3.i25
  %cond5.i26 = phi i64 [ %sub.i28, %cond.true2.i27 ], [ 0, %cond.false3.i25 ]
  %11 = load i16, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 2), align 8, !tbaa !17
  %conv14 = zext i16 %11 to i64
  %mul15 = mul nsw i64 %cond5.i26, %conv14
  %add16 = add nsw i64 %add, %mul15
  %12 = load i8, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 3), i32 0, i32 1), align 8, !tbaa !18
  %tobool17 = icmp ne i8 %12, 0
  br i1 %tobool17, label %if.then18, label %if.end21

if.then18:                                        ; preds = %_ZL4partxxx.exit30
  %13 = load i64, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(4) @_ZL6abroad to ptr), i32 0, i32 3), align 8, !tbaa !19
  %14 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), align 4, !tbaa !3
  %conv19 = sext i32 %14 to i64
  %mul20 = mul nsw i64 %13, %conv19
  %sub = sub nsw i64 %add16, %mul20
  br label %if.end21

if.end21:                                         ; preds = %if.then18, %_ZL4partxxx.exit30
  %sum.0 = phi i64 [ %sub, %if.then18 ], [ %add16, %_ZL4partxxx.exit30 ]
  br label %if.end43

if.else:                                          ; preds = %if.end
  %15 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), align 8, !tbaa !8
  %conv22 = sext i32 %15 to i64
  %cmp.i35 = icmp slt i64 %conv, %conv22
  br i1 %cmp.i35, label %cond.true.i44, label %cond.false.i36

cond.true.i44:                                    ; preds = %if.else
  br label %cond.end.i37

cond.false.i36:                                   ; preds = %if.else
  br label %cond.end.i37

cond.end.i37:                                     ; preds = %cond.false.i36, %cond.true.i44
  %cond.i38 = phi i64 [ %conv, %cond.true.i44 ], [ %conv22, %cond.false.i36 ]
  %cmp1.i39 = icmp sgt i64 %cond.i38, 0
  br i1 %cmp1.i39, label %cond.true2.i42, label %cond.false3.i40

cond.true2.i42:                                   ; preds = %cond.end.i37
  %sub.i43 = sub nsw i64 %cond.i38, 0
  br label %_ZL4partxxx.exit45

cond.false3.i40:                                  ; preds = %cond.end.i37
  br label %_ZL4partxxx.exit45

_ZL4partxxx.exit45:                               ; preds = %cond.true2.i42, %cond.false3.i40
  %cond5.i41 = phi i64 [ %sub.i43, %cond.true2.i42 ], [ 0, %cond.false3.i40 ]
  %16 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 4, !tbaa !14
  %conv24 = zext i16 %16 to i64
  %mul25 = mul nsw i64 %cond5.i41, %conv24
  %17 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), align 8, !tbaa !8
  %conv26 = sext i32 %17 to i64
  %18 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 8, !tbaa !15
  %conv27 = sext i32 %18 to i64
  %cmp.i50 = icmp slt i64 %conv, %conv27
  br i1 %cmp.i50, label %cond.true.i59, label %cond.false.i51

cond.true.i59:                                    ; preds = %_ZL4partxxx.exit45
  br label %cond.end.i52

cond.false.i51:                                   ; preds = %_ZL4partxxx.exit45
  br label %cond.end.i52

cond.end.i52:                                     ; preds = %cond.false.i51, %cond.true.i59
  %cond.i53 = phi i64 [ %conv, %cond.true.i59 ], [ %conv27, %cond.false.i51 ]
  %cmp1.i54 = icmp sgt i64 %cond.i53, %conv26
  br i1 %cmp1.i54, label %cond.true2.i57, label %cond.false3.i55

cond.true2.i57:                                   ; preds = %cond.end.i52
  %sub.i58 = sub nsw i64 %cond.i53, %conv26
  br label %_ZL4partxxx.exit60

cond.false3.i55:                                  ; preds = %cond.end.i52
  br label %_ZL4partxxx.exit60

_ZL4partxxx.exit60:                               ; preds = %cond.true2.i57, %cond.false3.i55
  %cond5.i56 = phi i64 [ %sub.i58, %cond.true2.i57 ], [ 0, %cond.false3.i55 ]
  %19 = load i16, ptr getelementptr inbounds nuw (%struct.Bracket, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), i32 0, i32 1), align 4, !tbaa !16
  %conv29 = zext i16 %19 to i64
  %mul30 = mul nsw i64 %cond5.i56, %conv29
  %add31 = add nsw i64 %mul25, %mul30
  %20 = load i32, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 1), align 8, !tbaa !15
  %conv32 = sext i32 %20 to i64
  %cmp.i65 = icmp slt i64 %conv, 1099511627776
  br i1 %cmp.i65, label %cond.true.i74, label %cond.false.i66

cond.true.i74:                                    ; preds = %_ZL4partxxx.exit60
  br label %cond.end.i67

cond.false.i66:                                   ; preds = %_ZL4partxxx.exit60
  br label %cond.end.i67

cond.end.i67:                                     ; preds = %cond.false.i66, %cond.true.i74
  %cond.i68 = phi i64 [ %conv, %cond.true.i74 ], [ 1099511627776, %cond.false.i66 ]
  %cmp1.i69 = icmp sgt i64 %cond.i68, %conv32
  br i1 %cmp1.i69, label %cond.true2.i72, label %cond.false3.i70

cond.true2.i72:                                   ; preds = %cond.end.i67
  %sub.i73 = sub nsw i64 %cond.i68, %conv32
  br label %_ZL4partxxx.exit75

cond.false3.i70:                                  ; preds = %cond.end.i67
  br label %_ZL4partxxx.exit75

_ZL4partxxx.exit75:                               ; preds = %cond.true2.i72, %cond.false3.i70
  %cond5.i71 = phi i64 [ %sub.i73, %cond.true2.i72 ], [ 0, %cond.false3.i70 ]
  %21 = load i16, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 2), align 8, !tbaa !17
  %conv34 = zext i16 %21 to i64
  %mul35 = mul nsw i64 %cond5.i71, %conv34
  %add36 = add nsw i64 %add31, %mul35
  %22 = load i8, ptr getelementptr inbounds nuw (%struct.anon, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 3), i32 0, i32 1), align 8, !tbaa !18
  %tobool37 = icmp ne i8 %22, 0
  br i1 %tobool37, label %if.then38, label %if.end42

if.then38:                                        ; preds = %_ZL4partxxx.exit75
  %23 = load i64, ptr getelementptr inbounds nuw (%struct.Region, ptr addrspacecast (ptr addrspace(1) @_ZL4home to ptr), i32 0, i32 3), align 8, !tbaa !19
  %24 = load i32, ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), align 4, !tbaa !3
  %conv39 = sext i32 %24 to i64
  %mul40 = mul nsw i64 %23, %conv39
  %sub41 = sub nsw i64 %add36, %mul40
  br label %if.end42

if.end42:                                         ; preds = %if.then38, %_ZL4partxxx.exit75
  %sum.2 = phi i64 [ %sub41, %if.then38 ], [ %add36, %_ZL4partxxx.exit75 ]
  br label %if.end43

if.end43:                                         ; preds = %if.end42, %if.end21
  %sum.1 = phi i64 [ %sum.0, %if.end21 ], [ %sum.2, %if.end42 ]
  %cmp44 = icmp slt i64 %sum.1, 0
  br i1 %cmp44, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end43
  br label %cond.end

cond.false:                                       ; preds = %if.end43
  %25 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL5scale to ptr), i64 0, i64 1), align 4, !tbaa !3
  %conv45 = sext i32 %25 to i64
  %mul46 = mul nsw i64 %sum.1, %conv45
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ 0, %cond.true ], [ %mul46, %cond.false ]
  %idxprom47 = sext i32 %add.i to i64
  %arrayidx48 = getelementptr inbounds i64, ptr %tax, i64 %idxprom47
  store i64 %cond, ptr %arrayidx48, align 8, !tbaa !20
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %cond.end ]
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
!9 = !{!"_ZTS6Region", !10, i64 0, !10, i64 8, !11, i64 16, !12, i64 24}
!10 = !{!"_ZTS7Bracket", !4, i64 0, !11, i64 4}
!11 = !{!"short", !5, i64 0}
!12 = !{!"_ZTSN6RegionUt_E", !13, i64 0, !5, i64 8}
!13 = !{!"long long", !5, i64 0}
!14 = !{!9, !11, i64 4}
!15 = !{!9, !4, i64 8}
!16 = !{!9, !11, i64 12}
!17 = !{!9, !11, i64 16}
!18 = !{!9, !5, i64 32}
!19 = !{!9, !13, i64 24}
!20 = !{!13, !13, i64 0}
