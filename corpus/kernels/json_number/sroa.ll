; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @json_number(ptr noundef %text, ptr noundef %offset, i32 noundef %count, ptr noundef %mantissa, ptr noundef %exponent, ptr noundef %flags) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul.i = mul nsw i32 %0, %1
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add.i = add nsw i32 %mul.i, %2
  %cmp = icmp sge i32 %add.i, %count
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %cleanup184

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add.i to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !3
  %add = add nsw i32 %add.i, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %offset, i64 %idxprom1
  %4 = load i32, ptr %arrayidx2, align 4, !tbaa !3
  %cmp3 = icmp slt i32 %3, %4
  br i1 %cmp3, label %land.lhs.true, label %if.end8

land.lhs.true:                                    ; preds = %if.end
  %idxprom4 = sext i32 %3 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %text, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1, !tbaa !7
  %conv = zext i8 %5 to i32
  %cmp6 = icmp eq i32 %conv, 45
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %land.lhs.true
  %or = or i32 0, 1
  %inc = add nsw i32 %3, 1
  br label %if.end8

if.end8:                                          ; preds = %if.then7, %land.lhs.true, %if.end
  %i.0 = phi i32 [ %inc, %if.then7 ], [ %3, %land.lhs.true ], [ %3, %if.end ]
  %f.0 = phi i32 [ %or, %if.then7 ], [ 0, %land.lhs.true ], [ 0, %if.end ]
  %cmp9 = icmp sge i32 %i.0, %4
  br i1 %cmp9, label %if.then10, label %if.else

if.then10:                                        ; preds = %if.end8
  br label %if.end42

if.else:                                          ; preds = %if.end8
  %idxprom11 = sext i32 %i.0 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %text, i64 %idxprom11
  %6 = load i8, ptr %arrayidx12, align 1, !tbaa !7
  %conv13 = zext i8 %6 to i32
  %cmp14 = icmp eq i32 %conv13, 48
  br i1 %cmp14, label %if.then15, label %if.else30

if.then15:                                        ; preds = %if.else
  %inc16 = add nsw i32 %i.0, 1
  %cmp17 = icmp slt i32 %inc16, %4
  br i1 %cmp17, label %land.lhs.true18, label %if.end29

land.lhs.true18:                                  ; preds = %if.then15
  %idxprom19 = sext i32 %inc16 to i64
  %arrayidx20 = getelementptr inbounds i8, ptr %text, i64 %idxprom19
  %7 = load i8, ptr %arrayidx20, align 1, !tbaa !7
  %conv21 = zext i8 %7 to i32
  %cmp22 = icmp sge i32 %conv21, 48
  br i1 %cmp22, label %land.lhs.true23, label %if.end29

land.lhs.true23:                                  ; preds = %land.lhs.true18
  %idxprom24 = sext i32 %inc16 to i64
  %arrayidx25 = getelementptr inbounds i8, ptr %text, i64 %idxprom24
  %8 = load i8, ptr %arrayidx25, align 1, !tbaa !7
  %conv26 = zext i8 %8 to i32
  %cmp27 = icmp sle i32 %conv26, 57
  br i1 %cmp27, label %if.then28, label %if.end29

if.then28:                                        ; preds = %land.lhs.true23
  br label %if.end29

if.end29:                                         ; preds = %if.then28, %land.lhs.true23, %land.lhs.true18, %if.then15
  %valid.1 = phi i8 [ 0, %if.then28 ], [ 1, %land.lhs.true23 ], [ 1, %land.lhs.true18 ], [ 1, %if.then15 ]
  br label %if.end41

if.else30:                                        ; preds = %if.else
  %idxprom31 = sext i32 %i.0 to i64
  %arrayidx32 = getelementptr inbounds i8, ptr %text, i64 %idxprom31
  %9 = load i8, ptr %arrayidx32, align 1, !tbaa !7
  %conv33 = zext i8 %9 to i32
  %cmp34 = icmp slt i32 %conv33, 49
  br i1 %cmp34, label %if.then39, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.else30
  %idxprom35 = sext i32 %i.0 to i64
  %arrayidx36 = getelementptr inbounds i8, ptr %text, i64 %idxprom35
  %10 = load i8, ptr %arrayidx36, align 1, !tbaa !7
  %conv37 = zext i8 %10 to i32
  %cmp38 = icmp sgt i32 %conv37, 57
  br i1 %cmp38, label %if.then39, label %if.end40

if.then39:                                        ; preds = %lor.lhs.false, %if.else30
  br label %if.end40

if.end40:                                         ; preds = %if.then39, %lor.lhs.false
  %valid.3 = phi i8 [ 0, %if.then39 ], [ 1, %lor.lhs.false ]
  br label %if.end41

if.end41:                                         ; preds = %if.end40, %if.end29
  %i.2 = phi i32 [ %inc16, %if.end29 ], [ %i.0, %if.end40 ]
  %valid.2 = phi i8 [ %valid.1, %if.end29 ], [ %valid.3, %if.end40 ]
  br label %if.end42

if.end42:                                         ; preds = %if.end41, %if.then10
  %i.1 = phi i32 [ %i.0, %if.then10 ], [ %i.2, %if.end41 ]
  %valid.0 = phi i8 [ 0, %if.then10 ], [ %valid.2, %if.end41 ]
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end42
  %i.3 = phi i32 [ %i.1, %if.end42 ], [ %i.6, %for.inc ]
  %f.1 = phi i32 [ %f.0, %if.end42 ], [ %f.4, %for.inc ]
  %valid.4 = phi i8 [ %valid.0, %if.end42 ], [ %valid.6, %for.inc ]
  %m.0 = phi i64 [ 0, %if.end42 ], [ %m.2, %for.inc ]
  %e.0 = phi i32 [ 0, %if.end42 ], [ %e.2, %for.inc ]
  %part.0 = phi i32 [ 0, %if.end42 ], [ %inc99, %for.inc ]
  %cmp43 = icmp slt i32 %part.0, 2
  br i1 %cmp43, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %loadedv = trunc i8 %valid.4 to i1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %11 = phi i1 [ false, %for.cond ], [ %loadedv, %land.rhs ]
  br i1 %11, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %land.end
  br label %cleanup100

for.body:                                         ; preds = %land.end
  %cmp44 = icmp eq i32 %part.0, 1
  br i1 %cmp44, label %if.then45, label %if.end56

if.then45:                                        ; preds = %for.body
  %cmp46 = icmp sge i32 %i.3, %4
  br i1 %cmp46, label %if.then52, label %lor.lhs.false47

lor.lhs.false47:                                  ; preds = %if.then45
  %idxprom48 = sext i32 %i.3 to i64
  %arrayidx49 = getelementptr inbounds i8, ptr %text, i64 %idxprom48
  %12 = load i8, ptr %arrayidx49, align 1, !tbaa !7
  %conv50 = zext i8 %12 to i32
  %cmp51 = icmp ne i32 %conv50, 46
  br i1 %cmp51, label %if.then52, label %if.end53

if.then52:                                        ; preds = %lor.lhs.false47, %if.then45
  br label %cleanup

if.end53:                                         ; preds = %lor.lhs.false47
  %or54 = or i32 %f.1, 2
  %inc55 = add nsw i32 %i.3, 1
  br label %if.end56

if.end56:                                         ; preds = %if.end53, %for.body
  %i.5 = phi i32 [ %inc55, %if.end53 ], [ %i.3, %for.body ]
  %f.3 = phi i32 [ %or54, %if.end53 ], [ %f.1, %for.body ]
  br label %while.cond

while.cond:                                       ; preds = %if.end91, %if.end56
  %i.7 = phi i32 [ %i.5, %if.end56 ], [ %inc93, %if.end91 ]
  %f.5 = phi i32 [ %f.3, %if.end56 ], [ %f.6, %if.end91 ]
  %m.3 = phi i64 [ %m.0, %if.end56 ], [ %m.4, %if.end91 ]
  %e.3 = phi i32 [ %e.0, %if.end56 ], [ %e.5, %if.end91 ]
  %digits.0 = phi i32 [ 0, %if.end56 ], [ %inc92, %if.end91 ]
  %cmp57 = icmp slt i32 %i.7, %4
  br i1 %cmp57, label %land.lhs.true58, label %land.end68

land.lhs.true58:                                  ; preds = %while.cond
  %idxprom59 = sext i32 %i.7 to i64
  %arrayidx60 = getelementptr inbounds i8, ptr %text, i64 %idxprom59
  %13 = load i8, ptr %arrayidx60, align 1, !tbaa !7
  %conv61 = zext i8 %13 to i32
  %cmp62 = icmp sge i32 %conv61, 48
  br i1 %cmp62, label %land.rhs63, label %land.end68

land.rhs63:                                       ; preds = %land.lhs.true58
  %idxprom64 = sext i32 %i.7 to i64
  %arrayidx65 = getelementptr inbounds i8, ptr %text, i64 %idxprom64
  %14 = load i8, ptr %arrayidx65, align 1, !tbaa !7
  %conv66 = zext i8 %14 to i32
  %cmp67 = icmp sle i32 %conv66, 57
  br label %land.end68

land.end68:                                       ; preds = %land.rhs63, %land.lhs.true58, %while.cond
  %15 = phi i1 [ false, %land.lhs.true58 ], [ false, %while.cond ], [ %cmp67, %land.rhs63 ]
  br i1 %15, label %while.body, label %while.end

while.body:                                       ; preds = %land.end68
  %cmp69 = icmp sle i64 %m.3, 922337203685477579
  br i1 %cmp69, label %if.then70, label %if.else79

if.then70:                                        ; preds = %while.body
  %mul = mul nsw i64 %m.3, 10
  %idxprom71 = sext i32 %i.7 to i64
  %arrayidx72 = getelementptr inbounds i8, ptr %text, i64 %idxprom71
  %16 = load i8, ptr %arrayidx72, align 1, !tbaa !7
  %conv73 = zext i8 %16 to i32
  %sub = sub nsw i32 %conv73, 48
  %conv74 = sext i32 %sub to i64
  %add75 = add nsw i64 %mul, %conv74
  %cmp76 = icmp eq i32 %part.0, 1
  br i1 %cmp76, label %if.then77, label %if.end78

if.then77:                                        ; preds = %if.then70
  %dec = add nsw i32 %e.3, -1
  br label %if.end78

if.end78:                                         ; preds = %if.then77, %if.then70
  %e.4 = phi i32 [ %dec, %if.then77 ], [ %e.3, %if.then70 ]
  br label %if.end91

if.else79:                                        ; preds = %while.body
  %idxprom80 = sext i32 %i.7 to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %text, i64 %idxprom80
  %17 = load i8, ptr %arrayidx81, align 1, !tbaa !7
  %conv82 = zext i8 %17 to i32
  %cmp83 = icmp ne i32 %conv82, 48
  br i1 %cmp83, label %if.then84, label %if.end86

if.then84:                                        ; preds = %if.else79
  %or85 = or i32 %f.5, 8
  br label %if.end86

if.end86:                                         ; preds = %if.then84, %if.else79
  %f.7 = phi i32 [ %or85, %if.then84 ], [ %f.5, %if.else79 ]
  %cmp87 = icmp eq i32 %part.0, 0
  br i1 %cmp87, label %if.then88, label %if.end90

if.then88:                                        ; preds = %if.end86
  %inc89 = add nsw i32 %e.3, 1
  br label %if.end90

if.end90:                                         ; preds = %if.then88, %if.end86
  %e.6 = phi i32 [ %inc89, %if.then88 ], [ %e.3, %if.end86 ]
  br label %if.end91

if.end91:                                         ; preds = %if.end90, %if.end78
  %f.6 = phi i32 [ %f.5, %if.end78 ], [ %f.7, %if.end90 ]
  %m.4 = phi i64 [ %add75, %if.end78 ], [ %m.3, %if.end90 ]
  %e.5 = phi i32 [ %e.4, %if.end78 ], [ %e.6, %if.end90 ]
  %inc92 = add nsw i32 %digits.0, 1
  %inc93 = add nsw i32 %i.7, 1
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %land.end68
  %cmp94 = icmp eq i32 %part.0, 1
  br i1 %cmp94, label %land.lhs.true95, label %if.end98

land.lhs.true95:                                  ; preds = %while.end
  %cmp96 = icmp eq i32 %digits.0, 0
  br i1 %cmp96, label %if.then97, label %if.end98

if.then97:                                        ; preds = %land.lhs.true95
  br label %if.end98

if.end98:                                         ; preds = %if.then97, %land.lhs.true95, %while.end
  %valid.7 = phi i8 [ 0, %if.then97 ], [ %valid.4, %land.lhs.true95 ], [ %valid.4, %while.end ]
  br label %cleanup

cleanup:                                          ; preds = %if.end98, %if.then52
  %i.6 = phi i32 [ %i.3, %if.then52 ], [ %i.7, %if.end98 ]
  %cleanup.dest.slot.1 = phi i32 [ 2, %if.then52 ], [ 0, %if.end98 ]
  %f.4 = phi i32 [ %f.1, %if.then52 ], [ %f.5, %if.end98 ]
  %valid.6 = phi i8 [ %valid.4, %if.then52 ], [ %valid.7, %if.end98 ]
  %m.2 = phi i64 [ %m.0, %if.then52 ], [ %m.3, %if.end98 ]
  %e.2 = phi i32 [ %e.0, %if.then52 ], [ %e.3, %if.end98 ]
  switch i32 %cleanup.dest.slot.1, label %cleanup100 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %inc99 = add nsw i32 %part.0, 1
  br label %for.cond, !llvm.loop !11

cleanup100:                                       ; preds = %cleanup, %for.cond.cleanup
  %i.4 = phi i32 [ %i.6, %cleanup ], [ %i.3, %for.cond.cleanup ]
  %f.2 = phi i32 [ %f.4, %cleanup ], [ %f.1, %for.cond.cleanup ]
  %valid.5 = phi i8 [ %valid.6, %cleanup ], [ %valid.4, %for.cond.cleanup ]
  %m.1 = phi i64 [ %m.2, %cleanup ], [ %m.0, %for.cond.cleanup ]
  %e.1 = phi i32 [ %e.2, %cleanup ], [ %e.0, %for.cond.cleanup ]
  br label %for.end

for.end:                                          ; preds = %cleanup100
  %loadedv101 = trunc i8 %valid.5 to i1
  br i1 %loadedv101, label %land.lhs.true102, label %if.end168

land.lhs.true102:                                 ; preds = %for.end
  %cmp103 = icmp slt i32 %i.4, %4
  br i1 %cmp103, label %land.lhs.true104, label %if.end168

land.lhs.true104:                                 ; preds = %land.lhs.true102
  %idxprom105 = sext i32 %i.4 to i64
  %arrayidx106 = getelementptr inbounds i8, ptr %text, i64 %idxprom105
  %18 = load i8, ptr %arrayidx106, align 1, !tbaa !7
  %conv107 = zext i8 %18 to i32
  %cmp108 = icmp eq i32 %conv107, 101
  br i1 %cmp108, label %if.then114, label %lor.lhs.false109

lor.lhs.false109:                                 ; preds = %land.lhs.true104
  %idxprom110 = sext i32 %i.4 to i64
  %arrayidx111 = getelementptr inbounds i8, ptr %text, i64 %idxprom110
  %19 = load i8, ptr %arrayidx111, align 1, !tbaa !7
  %conv112 = zext i8 %19 to i32
  %cmp113 = icmp eq i32 %conv112, 69
  br i1 %cmp113, label %if.then114, label %if.end168

if.then114:                                       ; preds = %lor.lhs.false109, %land.lhs.true104
  %or115 = or i32 %f.2, 4
  %inc116 = add nsw i32 %i.4, 1
  %cmp117 = icmp slt i32 %inc116, %4
  br i1 %cmp117, label %land.lhs.true118, label %if.end134

land.lhs.true118:                                 ; preds = %if.then114
  %idxprom119 = sext i32 %inc116 to i64
  %arrayidx120 = getelementptr inbounds i8, ptr %text, i64 %idxprom119
  %20 = load i8, ptr %arrayidx120, align 1, !tbaa !7
  %conv121 = zext i8 %20 to i32
  %cmp122 = icmp eq i32 %conv121, 43
  br i1 %cmp122, label %if.then128, label %lor.lhs.false123

lor.lhs.false123:                                 ; preds = %land.lhs.true118
  %idxprom124 = sext i32 %inc116 to i64
  %arrayidx125 = getelementptr inbounds i8, ptr %text, i64 %idxprom124
  %21 = load i8, ptr %arrayidx125, align 1, !tbaa !7
  %conv126 = zext i8 %21 to i32
  %cmp127 = icmp eq i32 %conv126, 45
  br i1 %cmp127, label %if.then128, label %if.end134

if.then128:                                       ; preds = %lor.lhs.false123, %land.lhs.true118
  %idxprom129 = sext i32 %inc116 to i64
  %arrayidx130 = getelementptr inbounds i8, ptr %text, i64 %idxprom129
  %22 = load i8, ptr %arrayidx130, align 1, !tbaa !7
  %conv131 = zext i8 %22 to i32
  %cmp132 = icmp eq i32 %conv131, 45
  %storedv = zext i1 %cmp132 to i8
  %inc133 = add nsw i32 %inc116, 1
  br label %if.end134

if.end134:                                        ; preds = %if.then128, %lor.lhs.false123, %if.then114
  %i.9 = phi i32 [ %inc133, %if.then128 ], [ %inc116, %lor.lhs.false123 ], [ %inc116, %if.then114 ]
  %minus.0 = phi i8 [ %storedv, %if.then128 ], [ 0, %lor.lhs.false123 ], [ 0, %if.then114 ]
  br label %while.cond136

while.cond136:                                    ; preds = %if.end158, %if.end134
  %i.10 = phi i32 [ %i.9, %if.end134 ], [ %inc160, %if.end158 ]
  %x.0 = phi i32 [ 0, %if.end134 ], [ %x.1, %if.end158 ]
  %digits135.0 = phi i32 [ 0, %if.end134 ], [ %inc159, %if.end158 ]
  %cmp137 = icmp slt i32 %i.10, %4
  br i1 %cmp137, label %land.lhs.true138, label %land.end148

land.lhs.true138:                                 ; preds = %while.cond136
  %idxprom139 = sext i32 %i.10 to i64
  %arrayidx140 = getelementptr inbounds i8, ptr %text, i64 %idxprom139
  %23 = load i8, ptr %arrayidx140, align 1, !tbaa !7
  %conv141 = zext i8 %23 to i32
  %cmp142 = icmp sge i32 %conv141, 48
  br i1 %cmp142, label %land.rhs143, label %land.end148

land.rhs143:                                      ; preds = %land.lhs.true138
  %idxprom144 = sext i32 %i.10 to i64
  %arrayidx145 = getelementptr inbounds i8, ptr %text, i64 %idxprom144
  %24 = load i8, ptr %arrayidx145, align 1, !tbaa !7
  %conv146 = zext i8 %24 to i32
  %cmp147 = icmp sle i32 %conv146, 57
  br label %land.end148

land.end148:                                      ; preds = %land.rhs143, %land.lhs.true138, %while.cond136
  %25 = phi i1 [ false, %land.lhs.true138 ], [ false, %while.cond136 ], [ %cmp147, %land.rhs143 ]
  br i1 %25, label %while.body149, label %while.end161

while.body149:                                    ; preds = %land.end148
  %cmp150 = icmp slt i32 %x.0, 10000
  br i1 %cmp150, label %if.then151, label %if.end158

if.then151:                                       ; preds = %while.body149
  %mul152 = mul nsw i32 %x.0, 10
  %idxprom153 = sext i32 %i.10 to i64
  %arrayidx154 = getelementptr inbounds i8, ptr %text, i64 %idxprom153
  %26 = load i8, ptr %arrayidx154, align 1, !tbaa !7
  %conv155 = zext i8 %26 to i32
  %sub156 = sub nsw i32 %conv155, 48
  %add157 = add nsw i32 %mul152, %sub156
  br label %if.end158

if.end158:                                        ; preds = %if.then151, %while.body149
  %x.1 = phi i32 [ %add157, %if.then151 ], [ %x.0, %while.body149 ]
  %inc159 = add nsw i32 %digits135.0, 1
  %inc160 = add nsw i32 %i.10, 1
  br label %while.cond136, !llvm.loop !12

while.end161:                                     ; preds = %land.end148
  %cmp162 = icmp eq i32 %digits135.0, 0
  br i1 %cmp162, label %if.then163, label %if.end164

if.then163:                                       ; preds = %while.end161
  br label %if.end164

if.end164:                                        ; preds = %if.then163, %while.end161
  %valid.9 = phi i8 [ 0, %if.then163 ], [ %valid.5, %while.end161 ]
  %loadedv165 = trunc i8 %minus.0 to i1
  br i1 %loadedv165, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end164
  %sub166 = sub nsw i32 0, %x.0
  br label %cond.end

cond.false:                                       ; preds = %if.end164
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub166, %cond.true ], [ %x.0, %cond.false ]
  %add167 = add nsw i32 %e.1, %cond
  br label %if.end168

if.end168:                                        ; preds = %cond.end, %lor.lhs.false109, %land.lhs.true102, %for.end
  %i.8 = phi i32 [ %i.10, %cond.end ], [ %i.4, %lor.lhs.false109 ], [ %i.4, %land.lhs.true102 ], [ %i.4, %for.end ]
  %f.8 = phi i32 [ %or115, %cond.end ], [ %f.2, %lor.lhs.false109 ], [ %f.2, %land.lhs.true102 ], [ %f.2, %for.end ]
  %valid.8 = phi i8 [ %valid.9, %cond.end ], [ %valid.5, %lor.lhs.false109 ], [ %valid.5, %land.lhs.true102 ], [ %valid.5, %for.end ]
  %e.7 = phi i32 [ %add167, %cond.end ], [ %e.1, %lor.lhs.false109 ], [ %e.1, %land.lhs.true102 ], [ %e.1, %for.end ]
  %loadedv169 = trunc i8 %valid.8 to i1
  br i1 %loadedv169, label %lor.lhs.false170, label %if.then172

lor.lhs.false170:                                 ; preds = %if.end168
  %cmp171 = icmp ne i32 %i.8, %4
  br i1 %cmp171, label %if.then172, label %if.else173

if.then172:                                       ; preds = %lor.lhs.false170, %if.end168
  br label %if.end177

if.else173:                                       ; preds = %lor.lhs.false170
  %and = and i32 %f.8, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then174, label %if.end176

if.then174:                                       ; preds = %if.else173
  %sub175 = sub nsw i64 0, %m.1
  br label %if.end176

if.end176:                                        ; preds = %if.then174, %if.else173
  %m.6 = phi i64 [ %sub175, %if.then174 ], [ %m.1, %if.else173 ]
  br label %if.end177

if.end177:                                        ; preds = %if.end176, %if.then172
  %f.9 = phi i32 [ 16, %if.then172 ], [ %f.8, %if.end176 ]
  %m.5 = phi i64 [ 0, %if.then172 ], [ %m.6, %if.end176 ]
  %e.8 = phi i32 [ 0, %if.then172 ], [ %e.7, %if.end176 ]
  %idxprom178 = sext i32 %add.i to i64
  %arrayidx179 = getelementptr inbounds i64, ptr %mantissa, i64 %idxprom178
  store i64 %m.5, ptr %arrayidx179, align 8, !tbaa !13
  %idxprom180 = sext i32 %add.i to i64
  %arrayidx181 = getelementptr inbounds i32, ptr %exponent, i64 %idxprom180
  store i32 %e.8, ptr %arrayidx181, align 4, !tbaa !3
  %idxprom182 = sext i32 %add.i to i64
  %arrayidx183 = getelementptr inbounds i32, ptr %flags, i64 %idxprom182
  store i32 %f.9, ptr %arrayidx183, align 4, !tbaa !3
  br label %cleanup184

cleanup184:                                       ; preds = %if.end177, %if.then
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then ], [ 0, %if.end177 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont186
    i32 1, label %cleanup.cont186
  ]

cleanup.cont186:                                  ; preds = %cleanup184, %cleanup184
  ret void

unreachable:                                      ; preds = %cleanup184
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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !5, i64 0}
