; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@small_primes = dso_local addrspace(4) externally_initialized constant [12 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @small_primes to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @miller_rabin(ptr noundef %numbers, i32 noundef %count, ptr noundef %verdict, ptr noundef %bases) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup108

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i64, ptr %numbers, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !7
  %cmp1 = icmp ult i64 %3, 2
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %result.0 = phi i32 [ 0, %if.then2 ], [ -1, %if.end ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end3
  %result.1 = phi i32 [ %result.0, %if.end3 ], [ %result.2, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end3 ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i32 %i.0, 12
  br i1 %cmp4, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %cmp5 = icmp slt i32 %result.1, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %4 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %for.end

for.body:                                         ; preds = %land.end
  %idxprom6 = sext i32 %i.0 to i64
  %arrayidx7 = getelementptr inbounds [12 x i32], ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 0, i64 %idxprom6
  %5 = load i32, ptr %arrayidx7, align 4, !tbaa !3
  %conv = zext i32 %5 to i64
  %cmp8 = icmp eq i64 %3, %conv
  br i1 %cmp8, label %if.then9, label %if.else

if.then9:                                         ; preds = %for.body
  br label %if.end14

if.else:                                          ; preds = %for.body
  %conv10 = zext i32 %5 to i64
  %rem = urem i64 %3, %conv10
  %cmp11 = icmp eq i64 %rem, 0
  br i1 %cmp11, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.else
  br label %if.end13

if.end13:                                         ; preds = %if.then12, %if.else
  %result.3 = phi i32 [ 0, %if.then12 ], [ %result.1, %if.else ]
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then9
  %result.2 = phi i32 [ 2, %if.then9 ], [ %result.3, %if.end13 ]
  br label %for.inc

for.inc:                                          ; preds = %if.end14
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %cmp15 = icmp slt i32 %result.1, 0
  br i1 %cmp15, label %if.then16, label %if.end101

if.then16:                                        ; preds = %for.end
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc24, %if.then16
  %x.0 = phi i64 [ %3, %if.then16 ], [ %mul23, %for.inc24 ]
  %i18.0 = phi i32 [ 0, %if.then16 ], [ %inc25, %for.inc24 ]
  %cmp20 = icmp slt i32 %i18.0, 5
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.cond19
  br label %for.end26

for.body22:                                       ; preds = %for.cond19
  %mul = mul i64 %3, %x.0
  %sub = sub i64 2, %mul
  %mul23 = mul i64 %x.0, %sub
  br label %for.inc24

for.inc24:                                        ; preds = %for.body22
  %inc25 = add nsw i32 %i18.0, 1
  br label %for.cond19, !llvm.loop !12

for.end26:                                        ; preds = %for.cond.cleanup21
  %sub27 = sub i64 0, %x.0
  %rem28 = urem i64 -1, %3
  %add = add i64 %rem28, 1
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc38, %for.end26
  %m.sroa.26.0 = phi i64 [ %add, %for.end26 ], [ %cond.i, %for.inc38 ]
  %i30.0 = phi i32 [ 0, %for.end26 ], [ %inc39, %for.inc38 ]
  %cmp32 = icmp slt i32 %i30.0, 64
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond31
  br label %for.end40

for.body34:                                       ; preds = %for.cond31
  %sub.i = sub i64 %3, %m.sroa.26.0
  %cmp.i = icmp uge i64 %m.sroa.26.0, %sub.i
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %for.body34
  %sub1.i = sub i64 %3, %m.sroa.26.0
  %sub2.i = sub i64 %m.sroa.26.0, %sub1.i
  br label %_ZL5twiceyy.exit

cond.false.i:                                     ; preds = %for.body34
  %add.i1 = add i64 %m.sroa.26.0, %m.sroa.26.0
  br label %_ZL5twiceyy.exit

_ZL5twiceyy.exit:                                 ; preds = %cond.true.i, %cond.false.i
  %cond.i = phi i64 [ %sub2.i, %cond.true.i ], [ %add.i1, %cond.false.i ]
  br label %for.inc38

for.inc38:                                        ; preds = %_ZL5twiceyy.exit
  %inc39 = add nsw i32 %i30.0, 1
  br label %for.cond31, !llvm.loop !13

for.end40:                                        ; preds = %for.cond.cleanup33
  %sub42 = sub i64 %3, %add
  %sub43 = sub i64 %3, 1
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end40
  %shift.0 = phi i32 [ 0, %for.end40 ], [ %inc45, %while.body ]
  %odd.0 = phi i64 [ %sub43, %for.end40 ], [ %shr, %while.body ]
  %and = and i64 %odd.0, 1
  %cmp44 = icmp eq i64 %and, 0
  br i1 %cmp44, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %shr = lshr i64 %odd.0, 1
  %inc45 = add nsw i32 %shift.0, 1
  br label %while.cond, !llvm.loop !14

while.end:                                        ; preds = %while.cond
  br label %for.cond47

for.cond47:                                       ; preds = %for.inc97, %while.end
  %result.5 = phi i32 [ 3, %while.end ], [ %result.7, %for.inc97 ]
  %used.1 = phi i32 [ 0, %while.end ], [ %inc51, %for.inc97 ]
  %i46.0 = phi i32 [ 0, %while.end ], [ %inc98, %for.inc97 ]
  %cmp48 = icmp slt i32 %i46.0, 12
  br i1 %cmp48, label %for.body50, label %for.cond.cleanup49

for.cond.cleanup49:                               ; preds = %for.cond47
  br label %cleanup99

for.body50:                                       ; preds = %for.cond47
  %inc51 = add nsw i32 %used.1, 1
  %idxprom52 = sext i32 %i46.0 to i64
  %arrayidx53 = getelementptr inbounds [12 x i32], ptr addrspacecast (ptr addrspace(4) @small_primes to ptr), i64 0, i64 %idxprom52
  %6 = load i32, ptr %arrayidx53, align 4, !tbaa !3
  %conv54 = zext i32 %6 to i64
  %conv.i = zext i64 %conv54 to i128
  %conv1.i = zext i64 %m.sroa.26.0 to i128
  %mul.i3 = mul i128 %conv.i, %conv1.i
  %conv2.i = trunc i128 %mul.i3 to i64
  %mul3.i = mul i64 %conv2.i, %sub27
  %conv4.i = zext i64 %mul3.i to i128
  %conv5.i = zext i64 %3 to i128
  %mul6.i = mul i128 %conv4.i, %conv5.i
  %shr.i = lshr i128 %mul.i3, 64
  %conv7.i = trunc i128 %shr.i to i64
  %shr8.i = lshr i128 %mul6.i, 64
  %conv9.i = trunc i128 %shr8.i to i64
  %conv10.i = trunc i128 %mul.i3 to i64
  %cmp.i4 = icmp ne i64 %conv10.i, 0
  %conv11.i = zext i1 %cmp.i4 to i64
  %add.i5 = add i64 %conv7.i, %conv9.i
  %cmp12.i = icmp ult i64 %add.i5, %conv7.i
  %storedv.i = zext i1 %cmp12.i to i8
  %add13.i = add i64 %add.i5, %conv11.i
  %cmp14.i = icmp ult i64 %add13.i, %conv11.i
  br i1 %cmp14.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body50
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body50
  %over.i.0 = phi i8 [ 1, %if.then.i ], [ %storedv.i, %for.body50 ]
  %loadedv.i = trunc i8 %over.i.0 to i1
  br i1 %loadedv.i, label %if.then17.i, label %lor.lhs.false.i

lor.lhs.false.i:                                  ; preds = %if.end.i
  %cmp16.i = icmp uge i64 %add13.i, %3
  br i1 %cmp16.i, label %if.then17.i, label %_ZL7productRK10Montgomeryyy.exit

if.then17.i:                                      ; preds = %lor.lhs.false.i, %if.end.i
  %sub.i6 = sub i64 %add13.i, %3
  br label %_ZL7productRK10Montgomeryyy.exit

_ZL7productRK10Montgomeryyy.exit:                 ; preds = %lor.lhs.false.i, %if.then17.i
  %sum.i.0 = phi i64 [ %sub.i6, %if.then17.i ], [ %add13.i, %lor.lhs.false.i ]
  br label %for.cond58

for.cond58:                                       ; preds = %for.inc67, %_ZL7productRK10Montgomeryyy.exit
  %base.0 = phi i64 [ %sum.i.0, %_ZL7productRK10Montgomeryyy.exit ], [ %sum.i56.0, %for.inc67 ]
  %y.0 = phi i64 [ %add, %_ZL7productRK10Montgomeryyy.exit ], [ %y.1, %for.inc67 ]
  %e.0 = phi i64 [ %odd.0, %_ZL7productRK10Montgomeryyy.exit ], [ %shr68, %for.inc67 ]
  %cmp59 = icmp ne i64 %e.0, 0
  br i1 %cmp59, label %for.body61, label %for.cond.cleanup60

for.cond.cleanup60:                               ; preds = %for.cond58
  br label %for.end69

for.body61:                                       ; preds = %for.cond58
  %and62 = and i64 %e.0, 1
  %tobool = icmp ne i64 %and62, 0
  br i1 %tobool, label %if.then63, label %if.end65

if.then63:                                        ; preds = %for.body61
  %conv.i18 = zext i64 %y.0 to i128
  %conv1.i19 = zext i64 %base.0 to i128
  %mul.i20 = mul i128 %conv.i18, %conv1.i19
  %conv2.i21 = trunc i128 %mul.i20 to i64
  %mul3.i23 = mul i64 %conv2.i21, %sub27
  %conv4.i24 = zext i64 %mul3.i23 to i128
  %conv5.i25 = zext i64 %3 to i128
  %mul6.i26 = mul i128 %conv4.i24, %conv5.i25
  %shr.i27 = lshr i128 %mul.i20, 64
  %conv7.i28 = trunc i128 %shr.i27 to i64
  %shr8.i29 = lshr i128 %mul6.i26, 64
  %conv9.i30 = trunc i128 %shr8.i29 to i64
  %conv10.i31 = trunc i128 %mul.i20 to i64
  %cmp.i32 = icmp ne i64 %conv10.i31, 0
  %conv11.i33 = zext i1 %cmp.i32 to i64
  %add.i34 = add i64 %conv7.i28, %conv9.i30
  %cmp12.i35 = icmp ult i64 %add.i34, %conv7.i28
  %storedv.i36 = zext i1 %cmp12.i35 to i8
  %add13.i37 = add i64 %add.i34, %conv11.i33
  %cmp14.i38 = icmp ult i64 %add13.i37, %conv11.i33
  br i1 %cmp14.i38, label %if.then.i45, label %if.end.i39

if.then.i45:                                      ; preds = %if.then63
  br label %if.end.i39

if.end.i39:                                       ; preds = %if.then.i45, %if.then63
  %over.i17.0 = phi i8 [ 1, %if.then.i45 ], [ %storedv.i36, %if.then63 ]
  %loadedv.i40 = trunc i8 %over.i17.0 to i1
  br i1 %loadedv.i40, label %if.then17.i43, label %lor.lhs.false.i41

lor.lhs.false.i41:                                ; preds = %if.end.i39
  %cmp16.i42 = icmp uge i64 %add13.i37, %3
  br i1 %cmp16.i42, label %if.then17.i43, label %_ZL7productRK10Montgomeryyy.exit46

if.then17.i43:                                    ; preds = %lor.lhs.false.i41, %if.end.i39
  %sub.i44 = sub i64 %add13.i37, %3
  br label %_ZL7productRK10Montgomeryyy.exit46

_ZL7productRK10Montgomeryyy.exit46:               ; preds = %lor.lhs.false.i41, %if.then17.i43
  %sum.i16.0 = phi i64 [ %sub.i44, %if.then17.i43 ], [ %add13.i37, %lor.lhs.false.i41 ]
  br label %if.end65

if.end65:                                         ; preds = %_ZL7productRK10Montgomeryyy.exit46, %for.body61
  %y.1 = phi i64 [ %sum.i16.0, %_ZL7productRK10Montgomeryyy.exit46 ], [ %y.0, %for.body61 ]
  %conv.i58 = zext i64 %base.0 to i128
  %conv1.i59 = zext i64 %base.0 to i128
  %mul.i60 = mul i128 %conv.i58, %conv1.i59
  %conv2.i61 = trunc i128 %mul.i60 to i64
  %mul3.i63 = mul i64 %conv2.i61, %sub27
  %conv4.i64 = zext i64 %mul3.i63 to i128
  %conv5.i65 = zext i64 %3 to i128
  %mul6.i66 = mul i128 %conv4.i64, %conv5.i65
  %shr.i67 = lshr i128 %mul.i60, 64
  %conv7.i68 = trunc i128 %shr.i67 to i64
  %shr8.i69 = lshr i128 %mul6.i66, 64
  %conv9.i70 = trunc i128 %shr8.i69 to i64
  %conv10.i71 = trunc i128 %mul.i60 to i64
  %cmp.i72 = icmp ne i64 %conv10.i71, 0
  %conv11.i73 = zext i1 %cmp.i72 to i64
  %add.i74 = add i64 %conv7.i68, %conv9.i70
  %cmp12.i75 = icmp ult i64 %add.i74, %conv7.i68
  %storedv.i76 = zext i1 %cmp12.i75 to i8
  %add13.i77 = add i64 %add.i74, %conv11.i73
  %cmp14.i78 = icmp ult i64 %add13.i77, %conv11.i73
  br i1 %cmp14.i78, label %if.then.i85, label %if.end.i79

if.then.i85:                                      ; preds = %if.end65
  br label %if.end.i79

if.end.i79:                                       ; preds = %if.then.i85, %if.end65
  %over.i57.0 = phi i8 [ 1, %if.then.i85 ], [ %storedv.i76, %if.end65 ]
  %loadedv.i80 = trunc i8 %over.i57.0 to i1
  br i1 %loadedv.i80, label %if.then17.i83, label %lor.lhs.false.i81

lor.lhs.false.i81:                                ; preds = %if.end.i79
  %cmp16.i82 = icmp uge i64 %add13.i77, %3
  br i1 %cmp16.i82, label %if.then17.i83, label %_ZL7productRK10Montgomeryyy.exit86

if.then17.i83:                                    ; preds = %lor.lhs.false.i81, %if.end.i79
  %sub.i84 = sub i64 %add13.i77, %3
  br label %_ZL7productRK10Montgomeryyy.exit86

_ZL7productRK10Montgomeryyy.exit86:               ; preds = %lor.lhs.false.i81, %if.then17.i83
  %sum.i56.0 = phi i64 [ %sub.i84, %if.then17.i83 ], [ %add13.i77, %lor.lhs.false.i81 ]
  br label %for.inc67

for.inc67:                                        ; preds = %_ZL7productRK10Montgomeryyy.exit86
  %shr68 = lshr i64 %e.0, 1
  br label %for.cond58, !llvm.loop !15

for.end69:                                        ; preds = %for.cond.cleanup60
  %cmp71 = icmp eq i64 %y.0, %add
  br i1 %cmp71, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.end69
  %cmp72 = icmp eq i64 %y.0, %sub42
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.end69
  %7 = phi i1 [ true, %for.end69 ], [ %cmp72, %lor.rhs ]
  %storedv = zext i1 %7 to i8
  br label %for.cond73

for.cond73:                                       ; preds = %for.inc88, %lor.end
  %y.2 = phi i64 [ %y.0, %lor.end ], [ %sum.i96.0, %for.inc88 ]
  %passes.0 = phi i8 [ %storedv, %lor.end ], [ %passes.1, %for.inc88 ]
  %k.0 = phi i32 [ 1, %lor.end ], [ %inc89, %for.inc88 ]
  %cmp74 = icmp slt i32 %k.0, %shift.0
  br i1 %cmp74, label %land.rhs75, label %land.end76

land.rhs75:                                       ; preds = %for.cond73
  %loadedv = trunc i8 %passes.0 to i1
  %lnot = xor i1 %loadedv, true
  br label %land.end76

land.end76:                                       ; preds = %land.rhs75, %for.cond73
  %8 = phi i1 [ false, %for.cond73 ], [ %lnot, %land.rhs75 ]
  br i1 %8, label %for.body78, label %for.cond.cleanup77

for.cond.cleanup77:                               ; preds = %land.end76
  br label %cleanup

for.body78:                                       ; preds = %land.end76
  %conv.i98 = zext i64 %y.2 to i128
  %conv1.i99 = zext i64 %y.2 to i128
  %mul.i100 = mul i128 %conv.i98, %conv1.i99
  %conv2.i101 = trunc i128 %mul.i100 to i64
  %mul3.i103 = mul i64 %conv2.i101, %sub27
  %conv4.i104 = zext i64 %mul3.i103 to i128
  %conv5.i105 = zext i64 %3 to i128
  %mul6.i106 = mul i128 %conv4.i104, %conv5.i105
  %shr.i107 = lshr i128 %mul.i100, 64
  %conv7.i108 = trunc i128 %shr.i107 to i64
  %shr8.i109 = lshr i128 %mul6.i106, 64
  %conv9.i110 = trunc i128 %shr8.i109 to i64
  %conv10.i111 = trunc i128 %mul.i100 to i64
  %cmp.i112 = icmp ne i64 %conv10.i111, 0
  %conv11.i113 = zext i1 %cmp.i112 to i64
  %add.i114 = add i64 %conv7.i108, %conv9.i110
  %cmp12.i115 = icmp ult i64 %add.i114, %conv7.i108
  %storedv.i116 = zext i1 %cmp12.i115 to i8
  %add13.i117 = add i64 %add.i114, %conv11.i113
  %cmp14.i118 = icmp ult i64 %add13.i117, %conv11.i113
  br i1 %cmp14.i118, label %if.then.i125, label %if.end.i119

if.then.i125:                                     ; preds = %for.body78
  br label %if.end.i119

if.end.i119:                                      ; preds = %if.then.i125, %for.body78
  %over.i97.0 = phi i8 [ 1, %if.then.i125 ], [ %storedv.i116, %for.body78 ]
  %loadedv.i120 = trunc i8 %over.i97.0 to i1
  br i1 %loadedv.i120, label %if.then17.i123, label %lor.lhs.false.i121

lor.lhs.false.i121:                               ; preds = %if.end.i119
  %cmp16.i122 = icmp uge i64 %add13.i117, %3
  br i1 %cmp16.i122, label %if.then17.i123, label %_ZL7productRK10Montgomeryyy.exit126

if.then17.i123:                                   ; preds = %lor.lhs.false.i121, %if.end.i119
  %sub.i124 = sub i64 %add13.i117, %3
  br label %_ZL7productRK10Montgomeryyy.exit126

_ZL7productRK10Montgomeryyy.exit126:              ; preds = %lor.lhs.false.i121, %if.then17.i123
  %sum.i96.0 = phi i64 [ %sub.i124, %if.then17.i123 ], [ %add13.i117, %lor.lhs.false.i121 ]
  %cmp80 = icmp eq i64 %sum.i96.0, %sub42
  br i1 %cmp80, label %if.then81, label %if.else82

if.then81:                                        ; preds = %_ZL7productRK10Montgomeryyy.exit126
  br label %if.end87

if.else82:                                        ; preds = %_ZL7productRK10Montgomeryyy.exit126
  %cmp84 = icmp eq i64 %sum.i96.0, %add
  br i1 %cmp84, label %if.then85, label %if.end86

if.then85:                                        ; preds = %if.else82
  br label %cleanup

if.end86:                                         ; preds = %if.else82
  br label %if.end87

if.end87:                                         ; preds = %if.end86, %if.then81
  %passes.1 = phi i8 [ 1, %if.then81 ], [ %passes.0, %if.end86 ]
  br label %for.inc88

for.inc88:                                        ; preds = %if.end87
  %inc89 = add nsw i32 %k.0, 1
  br label %for.cond73, !llvm.loop !16

cleanup:                                          ; preds = %if.then85, %for.cond.cleanup77
  br label %for.end90

for.end90:                                        ; preds = %cleanup
  %loadedv91 = trunc i8 %passes.0 to i1
  br i1 %loadedv91, label %if.end93, label %if.then92

if.then92:                                        ; preds = %for.end90
  br label %cleanup94

if.end93:                                         ; preds = %for.end90
  br label %cleanup94

cleanup94:                                        ; preds = %if.end93, %if.then92
  %cleanup.dest.slot.1 = phi i32 [ 0, %if.end93 ], [ 13, %if.then92 ]
  %result.7 = phi i32 [ %result.5, %if.end93 ], [ 1, %if.then92 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup99 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup94
  br label %for.inc97

for.inc97:                                        ; preds = %cleanup.cont
  %inc98 = add nsw i32 %i46.0, 1
  br label %for.cond47, !llvm.loop !17

cleanup99:                                        ; preds = %cleanup94, %for.cond.cleanup49
  %result.6 = phi i32 [ %result.7, %cleanup94 ], [ %result.5, %for.cond.cleanup49 ]
  %used.2 = phi i32 [ %inc51, %cleanup94 ], [ %used.1, %for.cond.cleanup49 ]
  br label %for.end100

for.end100:                                       ; preds = %cleanup99
  br label %if.end101

if.end101:                                        ; preds = %for.end100, %for.end
  %result.4 = phi i32 [ %result.6, %for.end100 ], [ %result.1, %for.end ]
  %used.0 = phi i32 [ %used.2, %for.end100 ], [ 0, %for.end ]
  %conv102 = trunc i32 %result.4 to i8
  %idxprom103 = sext i32 %add.i to i64
  %arrayidx104 = getelementptr inbounds i8, ptr %verdict, i64 %idxprom103
  store i8 %conv102, ptr %arrayidx104, align 1, !tbaa !18
  %conv105 = trunc i32 %used.0 to i8
  %idxprom106 = sext i32 %add.i to i64
  %arrayidx107 = getelementptr inbounds i8, ptr %bases, i64 %idxprom106
  store i8 %conv105, ptr %arrayidx107, align 1, !tbaa !18
  br label %cleanup108

cleanup108:                                       ; preds = %if.end101, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end101 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont110
    i32 1, label %cleanup.cont110
  ]

cleanup.cont110:                                  ; preds = %cleanup108, %cleanup108
  ret void

unreachable:                                      ; preds = %cleanup108
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
!7 = !{!8, !8, i64 0}
!8 = !{!"long long", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = !{!5, !5, i64 0}
