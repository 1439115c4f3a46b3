; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@sbox = dso_local addrspace(4) externally_initialized constant [256 x i8] zeroinitializer, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @sbox to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes128_ctr(ptr noundef %key, ptr noundef %nonce, ptr noundef %in, ptr noundef %out, i32 noundef %size) #0 {
entry:
  %s = alloca [16 x i8], align 1
  %k = alloca [16 x i8], align 1
  %m = alloca [16 x i8], align 1
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %mul = mul nsw i32 %add.i, 16
  %cmp = icmp sge i32 %mul, %size
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %s) #3
  call void @llvm.lifetime.start.p0(ptr %k) #3
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %cmp1 = icmp slt i32 %i.0, 16
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = sext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %key, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !7
  %idxprom2 = sext i32 %i.0 to i64
  %arrayidx3 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom2
  store i8 %3, ptr %arrayidx3, align 1, !tbaa !7
  %cmp4 = icmp slt i32 %i.0, 12
  br i1 %cmp4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %idxprom5 = sext i32 %i.0 to i64
  %arrayidx6 = getelementptr inbounds i8, ptr %nonce, i64 %idxprom5
  %4 = load i8, ptr %arrayidx6, align 1, !tbaa !7
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %sub = sub nsw i32 15, %i.0
  %mul7 = mul nsw i32 8, %sub
  %shr = ashr i32 %add.i, %mul7
  %conv = trunc i32 %shr to i8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i8 [ %4, %cond.true ], [ %conv, %cond.false ]
  %conv8 = zext i8 %cond to i32
  %idxprom9 = sext i32 %i.0 to i64
  %arrayidx10 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom9
  %5 = load i8, ptr %arrayidx10, align 1, !tbaa !7
  %conv11 = zext i8 %5 to i32
  %xor = xor i32 %conv8, %conv11
  %conv12 = trunc i32 %xor to i8
  %idxprom13 = sext i32 %i.0 to i64
  %arrayidx14 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom13
  store i8 %conv12, ptr %arrayidx14, align 1, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %inc = add nsw i32 %i.0, 1
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond.cleanup
  br label %for.cond15

for.cond15:                                       ; preds = %for.inc189, %for.end
  %round.0 = phi i32 [ 1, %for.end ], [ %inc190, %for.inc189 ]
  %round_constant.0 = phi i8 [ 1, %for.end ], [ %conv4.i44, %for.inc189 ]
  %cmp16 = icmp sle i32 %round.0, 10
  br i1 %cmp16, label %for.body18, label %for.cond.cleanup17

for.cond.cleanup17:                               ; preds = %for.cond15
  br label %for.end191

for.body18:                                       ; preds = %for.cond15
  call void @llvm.lifetime.start.p0(ptr %m) #3
  br label %for.cond19

for.cond19:                                       ; preds = %for.inc40, %for.body18
  %c.0 = phi i32 [ 0, %for.body18 ], [ %inc41, %for.inc40 ]
  %cmp20 = icmp slt i32 %c.0, 4
  br i1 %cmp20, label %for.body22, label %for.cond.cleanup21

for.cond.cleanup21:                               ; preds = %for.cond19
  br label %for.end42

for.body22:                                       ; preds = %for.cond19
  br label %for.cond23

for.cond23:                                       ; preds = %for.inc37, %for.body22
  %r.0 = phi i32 [ 0, %for.body22 ], [ %inc38, %for.inc37 ]
  %cmp24 = icmp slt i32 %r.0, 4
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %for.cond23
  br label %for.end39

for.body26:                                       ; preds = %for.cond23
  %add = add nsw i32 %c.0, %r.0
  %and = and i32 %add, 3
  %mul27 = mul nsw i32 4, %and
  %add28 = add nsw i32 %mul27, %r.0
  %idxprom29 = sext i32 %add28 to i64
  %arrayidx30 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom29
  %6 = load i8, ptr %arrayidx30, align 1, !tbaa !7
  %idxprom31 = zext i8 %6 to i64
  %arrayidx32 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 0, i64 %idxprom31
  %7 = load i8, ptr %arrayidx32, align 1, !tbaa !7
  %mul33 = mul nsw i32 4, %c.0
  %add34 = add nsw i32 %mul33, %r.0
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom35
  store i8 %7, ptr %arrayidx36, align 1, !tbaa !7
  br label %for.inc37

for.inc37:                                        ; preds = %for.body26
  %inc38 = add nsw i32 %r.0, 1
  br label %for.cond23, !llvm.loop !11

for.end39:                                        ; preds = %for.cond.cleanup25
  br label %for.inc40

for.inc40:                                        ; preds = %for.end39
  %inc41 = add nsw i32 %c.0, 1
  br label %for.cond19, !llvm.loop !12

for.end42:                                        ; preds = %for.cond.cleanup21
  %cmp43 = icmp slt i32 %round.0, 10
  br i1 %cmp43, label %if.then44, label %if.end135

if.then44:                                        ; preds = %for.end42
  br label %for.cond46

for.cond46:                                       ; preds = %for.inc132, %if.then44
  %c45.0 = phi i32 [ 0, %if.then44 ], [ %inc133, %for.inc132 ]
  %cmp47 = icmp slt i32 %c45.0, 4
  br i1 %cmp47, label %for.body49, label %for.cond.cleanup48

for.cond.cleanup48:                               ; preds = %for.cond46
  br label %for.end134

for.body49:                                       ; preds = %for.cond46
  %mul50 = mul nsw i32 4, %c45.0
  %idxprom51 = sext i32 %mul50 to i64
  %arrayidx52 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom51
  %8 = load i8, ptr %arrayidx52, align 1, !tbaa !7
  %mul53 = mul nsw i32 4, %c45.0
  %add54 = add nsw i32 %mul53, 1
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom55
  %9 = load i8, ptr %arrayidx56, align 1, !tbaa !7
  %mul57 = mul nsw i32 4, %c45.0
  %add58 = add nsw i32 %mul57, 2
  %idxprom59 = sext i32 %add58 to i64
  %arrayidx60 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom59
  %10 = load i8, ptr %arrayidx60, align 1, !tbaa !7
  %mul61 = mul nsw i32 4, %c45.0
  %add62 = add nsw i32 %mul61, 3
  %idxprom63 = sext i32 %add62 to i64
  %arrayidx64 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom63
  %11 = load i8, ptr %arrayidx64, align 1, !tbaa !7
  %conv65 = zext i8 %8 to i32
  %conv66 = zext i8 %9 to i32
  %xor67 = xor i32 %conv65, %conv66
  %conv68 = zext i8 %10 to i32
  %xor69 = xor i32 %xor67, %conv68
  %conv70 = zext i8 %11 to i32
  %xor71 = xor i32 %xor69, %conv70
  %conv72 = trunc i32 %xor71 to i8
  %conv73 = zext i8 %8 to i32
  %conv74 = zext i8 %conv72 to i32
  %xor75 = xor i32 %conv73, %conv74
  %conv76 = zext i8 %8 to i32
  %conv77 = zext i8 %9 to i32
  %xor78 = xor i32 %conv76, %conv77
  %conv79 = trunc i32 %xor78 to i8
  %conv.i = zext i8 %conv79 to i32
  %shl.i = shl i32 %conv.i, 1
  %conv1.i = trunc i32 %shl.i to i8
  %conv2.i = zext i8 %conv1.i to i32
  %conv3.i = zext i8 %conv79 to i32
  %and.i = and i32 %conv3.i, 128
  %tobool.i = icmp ne i32 %and.i, 0
  %12 = zext i1 %tobool.i to i64
  %cond.i = select i1 %tobool.i, i32 27, i32 0
  %xor.i = xor i32 %conv2.i, %cond.i
  %conv4.i = trunc i32 %xor.i to i8
  %conv81 = zext i8 %conv4.i to i32
  %xor82 = xor i32 %xor75, %conv81
  %conv83 = trunc i32 %xor82 to i8
  %mul84 = mul nsw i32 4, %c45.0
  %idxprom85 = sext i32 %mul84 to i64
  %arrayidx86 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom85
  store i8 %conv83, ptr %arrayidx86, align 1, !tbaa !7
  %conv87 = zext i8 %9 to i32
  %conv88 = zext i8 %conv72 to i32
  %xor89 = xor i32 %conv87, %conv88
  %conv90 = zext i8 %9 to i32
  %conv91 = zext i8 %10 to i32
  %xor92 = xor i32 %conv90, %conv91
  %conv93 = trunc i32 %xor92 to i8
  %conv.i2 = zext i8 %conv93 to i32
  %shl.i3 = shl i32 %conv.i2, 1
  %conv1.i4 = trunc i32 %shl.i3 to i8
  %conv2.i5 = zext i8 %conv1.i4 to i32
  %conv3.i6 = zext i8 %conv93 to i32
  %and.i7 = and i32 %conv3.i6, 128
  %tobool.i8 = icmp ne i32 %and.i7, 0
  %13 = zext i1 %tobool.i8 to i64
  %cond.i9 = select i1 %tobool.i8, i32 27, i32 0
  %xor.i10 = xor i32 %conv2.i5, %cond.i9
  %conv4.i11 = trunc i32 %xor.i10 to i8
  %conv95 = zext i8 %conv4.i11 to i32
  %xor96 = xor i32 %xor89, %conv95
  %conv97 = trunc i32 %xor96 to i8
  %mul98 = mul nsw i32 4, %c45.0
  %add99 = add nsw i32 %mul98, 1
  %idxprom100 = sext i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom100
  store i8 %conv97, ptr %arrayidx101, align 1, !tbaa !7
  %conv102 = zext i8 %10 to i32
  %conv103 = zext i8 %conv72 to i32
  %xor104 = xor i32 %conv102, %conv103
  %conv105 = zext i8 %10 to i32
  %conv106 = zext i8 %11 to i32
  %xor107 = xor i32 %conv105, %conv106
  %conv108 = trunc i32 %xor107 to i8
  %conv.i13 = zext i8 %conv108 to i32
  %shl.i14 = shl i32 %conv.i13, 1
  %conv1.i15 = trunc i32 %shl.i14 to i8
  %conv2.i16 = zext i8 %conv1.i15 to i32
  %conv3.i17 = zext i8 %conv108 to i32
  %and.i18 = and i32 %conv3.i17, 128
  %tobool.i19 = icmp ne i32 %and.i18, 0
  %14 = zext i1 %tobool.i19 to i64
  %cond.i20 = select i1 %tobool.i19, i32 27, i32 0
  %xor.i21 = xor i32 %conv2.i16, %cond.i20
  %conv4.i22 = trunc i32 %xor.i21 to i8
  %conv110 = zext i8 %conv4.i22 to i32
  %xor111 = xor i32 %xor104, %conv110
  %conv112 = trunc i32 %xor111 to i8
  %mul113 = mul nsw i32 4, %c45.0
  %add114 = add nsw i32 %mul113, 2
  %idxprom115 = sext i32 %add114 to i64
  %arrayidx116 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom115
  store i8 %conv112, ptr %arrayidx116, align 1, !tbaa !7
  %conv117 = zext i8 %11 to i32
  %conv118 = zext i8 %conv72 to i32
  %xor119 = xor i32 %conv117, %conv118
  %conv120 = zext i8 %11 to i32
  %conv121 = zext i8 %8 to i32
  %xor122 = xor i32 %conv120, %conv121
  %conv123 = trunc i32 %xor122 to i8
  %conv.i24 = zext i8 %conv123 to i32
  %shl.i25 = shl i32 %conv.i24, 1
  %conv1.i26 = trunc i32 %shl.i25 to i8
  %conv2.i27 = zext i8 %conv1.i26 to i32
  %conv3.i28 = zext i8 %conv123 to i32
  %and.i29 = and i32 %conv3.i28, 128
  %tobool.i30 = icmp ne i32 %and.i29, 0
  %15 = zext i1 %tobool.i30 to i64
  %cond.i31 = select i1 %tobool.i30, i32 27, i32 0
  %xor.i32 = xor i32 %conv2.i27, %cond.i31
  %conv4.i33 = trunc i32 %xor.i32 to i8
  %conv125 = zext i8 %conv4.i33 to i32
  %xor126 = xor i32 %xor119, %conv125
  %conv127 = trunc i32 %xor126 to i8
  %mul128 = mul nsw i32 4, %c45.0
  %add129 = add nsw i32 %mul128, 3
  %idxprom130 = sext i32 %add129 to i64
  %arrayidx131 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom130
  store i8 %conv127, ptr %arrayidx131, align 1, !tbaa !7
  br label %for.inc132

for.inc132:                                       ; preds = %for.body49
  %inc133 = add nsw i32 %c45.0, 1
  br label %for.cond46, !llvm.loop !13

for.end134:                                       ; preds = %for.cond.cleanup48
  br label %if.end135

if.end135:                                        ; preds = %for.end134, %for.end42
  br label %for.cond137

for.cond137:                                      ; preds = %for.inc167, %if.end135
  %i136.0 = phi i32 [ 0, %if.end135 ], [ %inc168, %for.inc167 ]
  %cmp138 = icmp slt i32 %i136.0, 16
  br i1 %cmp138, label %for.body140, label %for.cond.cleanup139

for.cond.cleanup139:                              ; preds = %for.cond137
  br label %for.end169

for.body140:                                      ; preds = %for.cond137
  %cmp141 = icmp slt i32 %i136.0, 4
  br i1 %cmp141, label %if.then142, label %if.else

if.then142:                                       ; preds = %for.body140
  %add143 = add nsw i32 %i136.0, 1
  %and144 = and i32 %add143, 3
  %add145 = add nsw i32 12, %and144
  %idxprom146 = sext i32 %add145 to i64
  %arrayidx147 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom146
  %16 = load i8, ptr %arrayidx147, align 1, !tbaa !7
  %idxprom148 = zext i8 %16 to i64
  %arrayidx149 = getelementptr inbounds nuw [256 x i8], ptr addrspacecast (ptr addrspace(4) @sbox to ptr), i64 0, i64 %idxprom148
  %17 = load i8, ptr %arrayidx149, align 1, !tbaa !7
  %cmp150 = icmp eq i32 %i136.0, 0
  br i1 %cmp150, label %if.then151, label %if.end156

if.then151:                                       ; preds = %if.then142
  %conv152 = zext i8 %round_constant.0 to i32
  %conv153 = zext i8 %17 to i32
  %xor154 = xor i32 %conv153, %conv152
  %conv155 = trunc i32 %xor154 to i8
  br label %if.end156

if.end156:                                        ; preds = %if.then151, %if.then142
  %v.0 = phi i8 [ %conv155, %if.then151 ], [ %17, %if.then142 ]
  br label %if.end160

if.else:                                          ; preds = %for.body140
  %sub157 = sub nsw i32 %i136.0, 4
  %idxprom158 = sext i32 %sub157 to i64
  %arrayidx159 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom158
  %18 = load i8, ptr %arrayidx159, align 1, !tbaa !7
  br label %if.end160

if.end160:                                        ; preds = %if.else, %if.end156
  %v.1 = phi i8 [ %v.0, %if.end156 ], [ %18, %if.else ]
  %conv161 = zext i8 %v.1 to i32
  %idxprom162 = sext i32 %i136.0 to i64
  %arrayidx163 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom162
  %19 = load i8, ptr %arrayidx163, align 1, !tbaa !7
  %conv164 = zext i8 %19 to i32
  %xor165 = xor i32 %conv164, %conv161
  %conv166 = trunc i32 %xor165 to i8
  store i8 %conv166, ptr %arrayidx163, align 1, !tbaa !7
  br label %for.inc167

for.inc167:                                       ; preds = %if.end160
  %inc168 = add nsw i32 %i136.0, 1
  br label %for.cond137, !llvm.loop !14

for.end169:                                       ; preds = %for.cond.cleanup139
  %conv.i35 = zext i8 %round_constant.0 to i32
  %shl.i36 = shl i32 %conv.i35, 1
  %conv1.i37 = trunc i32 %shl.i36 to i8
  %conv2.i38 = zext i8 %conv1.i37 to i32
  %conv3.i39 = zext i8 %round_constant.0 to i32
  %and.i40 = and i32 %conv3.i39, 128
  %tobool.i41 = icmp ne i32 %and.i40, 0
  %20 = zext i1 %tobool.i41 to i64
  %cond.i42 = select i1 %tobool.i41, i32 27, i32 0
  %xor.i43 = xor i32 %conv2.i38, %cond.i42
  %conv4.i44 = trunc i32 %xor.i43 to i8
  br label %for.cond172

for.cond172:                                      ; preds = %for.inc186, %for.end169
  %i171.0 = phi i32 [ 0, %for.end169 ], [ %inc187, %for.inc186 ]
  %cmp173 = icmp slt i32 %i171.0, 16
  br i1 %cmp173, label %for.body175, label %for.cond.cleanup174

for.cond.cleanup174:                              ; preds = %for.cond172
  br label %for.end188

for.body175:                                      ; preds = %for.cond172
  %idxprom176 = sext i32 %i171.0 to i64
  %arrayidx177 = getelementptr inbounds [16 x i8], ptr %m, i64 0, i64 %idxprom176
  %21 = load i8, ptr %arrayidx177, align 1, !tbaa !7
  %conv178 = zext i8 %21 to i32
  %idxprom179 = sext i32 %i171.0 to i64
  %arrayidx180 = getelementptr inbounds [16 x i8], ptr %k, i64 0, i64 %idxprom179
  %22 = load i8, ptr %arrayidx180, align 1, !tbaa !7
  %conv181 = zext i8 %22 to i32
  %xor182 = xor i32 %conv178, %conv181
  %conv183 = trunc i32 %xor182 to i8
  %idxprom184 = sext i32 %i171.0 to i64
  %arrayidx185 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom184
  store i8 %conv183, ptr %arrayidx185, align 1, !tbaa !7
  br label %for.inc186

for.inc186:                                       ; preds = %for.body175
  %inc187 = add nsw i32 %i171.0, 1
  br label %for.cond172, !llvm.loop !15

for.end188:                                       ; preds = %for.cond.cleanup174
  call void @llvm.lifetime.end.p0(ptr %m) #3
  br label %for.inc189

for.inc189:                                       ; preds = %for.end188
  %inc190 = add nsw i32 %round.0, 1
  br label %for.cond15, !llvm.loop !16

for.end191:                                       ; preds = %for.cond.cleanup17
  br label %for.cond193

for.cond193:                                      ; preds = %for.inc212, %for.end191
  %i192.0 = phi i32 [ 0, %for.end191 ], [ %inc213, %for.inc212 ]
  %cmp194 = icmp slt i32 %i192.0, 16
  br i1 %cmp194, label %for.body196, label %for.cond.cleanup195

for.cond.cleanup195:                              ; preds = %for.cond193
  br label %for.end214

for.body196:                                      ; preds = %for.cond193
  %mul197 = mul nsw i32 16, %add.i
  %add198 = add nsw i32 %mul197, %i192.0
  %cmp199 = icmp slt i32 %add198, %size
  br i1 %cmp199, label %if.then200, label %if.end211

if.then200:                                       ; preds = %for.body196
  %idxprom201 = sext i32 %add198 to i64
  %arrayidx202 = getelementptr inbounds i8, ptr %in, i64 %idxprom201
  %23 = load i8, ptr %arrayidx202, align 1, !tbaa !7
  %conv203 = zext i8 %23 to i32
  %idxprom204 = sext i32 %i192.0 to i64
  %arrayidx205 = getelementptr inbounds [16 x i8], ptr %s, i64 0, i64 %idxprom204
  %24 = load i8, ptr %arrayidx205, align 1, !tbaa !7
  %conv206 = zext i8 %24 to i32
  %xor207 = xor i32 %conv203, %conv206
  %conv208 = trunc i32 %xor207 to i8
  %idxprom209 = sext i32 %add198 to i64
  %arrayidx210 = getelementptr inbounds i8, ptr %out, i64 %idxprom209
  store i8 %conv208, ptr %arrayidx210, align 1, !tbaa !7
  br label %if.end211

if.end211:                                        ; preds = %if.then200, %for.body196
  br label %for.inc212

for.inc212:                                       ; preds = %if.end211
  %inc213 = add nsw i32 %i192.0, 1
  br label %for.cond193, !llvm.loop !17

for.end214:                                       ; preds = %for.cond.cleanup195
  call void @llvm.lifetime.end.p0(ptr %k) #3
  call void @llvm.lifetime.end.p0(ptr %s) #3
  br label %cleanup

cleanup:                                          ; preds = %for.end214, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %for.end214 ]
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
attributes #3 = { nounwind }

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
