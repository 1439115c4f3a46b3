; ModuleID = 'kernel.cu'
source_filename = "kernel.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12lu_decomposeE1a = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ12lu_decomposeE4perm = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ12lu_decomposeE3bad = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_decompose(ptr noundef %matrices, ptr noundef %right, i32 noundef %n, ptr noundef %solution, ptr noundef %pivots, ptr noundef %singular) #0 {
entry:
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ %0, %entry ], [ %add9, %for.inc ]
  %mul = mul nsw i32 %n, %n
  %cmp = icmp slt i32 %i.0, %mul
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %mul2 = mul nsw i32 %1, %n
  %mul3 = mul nsw i32 %mul2, %n
  %add = add nsw i32 %mul3, %i.0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %matrices, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !7
  %div = sdiv i32 %i.0, %n
  %idxprom4 = sext i32 %div to i64
  %arrayidx5 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom4
  %rem = srem i32 %i.0, %n
  %idxprom6 = sext i32 %rem to i64
  %arrayidx7 = getelementptr inbounds [9 x float], ptr %arrayidx5, i64 0, i64 %idxprom6
  store float %2, ptr %arrayidx7, align 4, !tbaa !7
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add9 = add nsw i32 %i.0, %3
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond.cleanup
  %cmp10 = icmp slt i32 %0, %n
  br i1 %cmp10, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %mul11 = mul nsw i32 %1, %n
  %add12 = add nsw i32 %mul11, %0
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %right, i64 %idxprom13
  %4 = load float, ptr %arrayidx14, align 4, !tbaa !7
  %idxprom15 = sext i32 %0 to i64
  %arrayidx16 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom15
  %idxprom17 = sext i32 %n to i64
  %arrayidx18 = getelementptr inbounds [9 x float], ptr %arrayidx16, i64 0, i64 %idxprom17
  store float %4, ptr %arrayidx18, align 4, !tbaa !7
  %idxprom19 = sext i32 %0 to i64
  %arrayidx20 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom19
  store i32 %0, ptr %arrayidx20, align 4, !tbaa !3
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %cmp21 = icmp eq i32 %0, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.end
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %if.end
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc132, %if.end23
  %k.0 = phi i32 [ 0, %if.end23 ], [ %inc133, %for.inc132 ]
  %cmp25 = icmp slt i32 %k.0, %n
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26

for.cond.cleanup26:                               ; preds = %for.cond24
  br label %cleanup

for.body27:                                       ; preds = %for.cond24
  %cmp28 = icmp eq i32 %0, 0
  br i1 %cmp28, label %if.then29, label %if.end87

if.then29:                                        ; preds = %for.body27
  %idxprom30 = sext i32 %k.0 to i64
  %arrayidx31 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom30
  %idxprom32 = sext i32 %k.0 to i64
  %arrayidx33 = getelementptr inbounds [9 x float], ptr %arrayidx31, i64 0, i64 %idxprom32
  %5 = load float, ptr %arrayidx33, align 4, !tbaa !7
  %6 = call contract float @llvm.fabs.f32(float %5)
  %add35 = add nsw i32 %k.0, 1
  br label %for.cond36

for.cond36:                                       ; preds = %for.inc47, %if.then29
  %size.0 = phi float [ %6, %if.then29 ], [ %size.1, %for.inc47 ]
  %i34.0 = phi i32 [ %add35, %if.then29 ], [ %inc, %for.inc47 ]
  %best.0 = phi i32 [ %k.0, %if.then29 ], [ %best.1, %for.inc47 ]
  %cmp37 = icmp slt i32 %i34.0, %n
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38

for.cond.cleanup38:                               ; preds = %for.cond36
  br label %for.end48

for.body39:                                       ; preds = %for.cond36
  %idxprom40 = sext i32 %i34.0 to i64
  %arrayidx41 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom40
  %idxprom42 = sext i32 %k.0 to i64
  %arrayidx43 = getelementptr inbounds [9 x float], ptr %arrayidx41, i64 0, i64 %idxprom42
  %7 = load float, ptr %arrayidx43, align 4, !tbaa !7
  %8 = call contract float @llvm.fabs.f32(float %7)
  %cmp44 = fcmp contract ogt float %8, %size.0
  br i1 %cmp44, label %if.then45, label %if.end46

if.then45:                                        ; preds = %for.body39
  br label %if.end46

if.end46:                                         ; preds = %if.then45, %for.body39
  %size.1 = phi float [ %8, %if.then45 ], [ %size.0, %for.body39 ]
  %best.1 = phi i32 [ %i34.0, %if.then45 ], [ %best.0, %for.body39 ]
  br label %for.inc47

for.inc47:                                        ; preds = %if.end46
  %inc = add nsw i32 %i34.0, 1
  br label %for.cond36, !llvm.loop !12

for.end48:                                        ; preds = %for.cond.cleanup38
  %cmp49 = fcmp contract oeq float %size.0, 0.000000e+00
  br i1 %cmp49, label %if.then50, label %if.else

if.then50:                                        ; preds = %for.end48
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  br label %if.end86

if.else:                                          ; preds = %for.end48
  %cmp51 = icmp ne i32 %best.0, %k.0
  br i1 %cmp51, label %if.then52, label %if.end85

if.then52:                                        ; preds = %if.else
  br label %for.cond53

for.cond53:                                       ; preds = %for.inc73, %if.then52
  %j.0 = phi i32 [ 0, %if.then52 ], [ %inc74, %for.inc73 ]
  %cmp54 = icmp sle i32 %j.0, %n
  br i1 %cmp54, label %for.body56, label %for.cond.cleanup55

for.cond.cleanup55:                               ; preds = %for.cond53
  br label %for.end75

for.body56:                                       ; preds = %for.cond53
  %idxprom57 = sext i32 %k.0 to i64
  %arrayidx58 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom57
  %idxprom59 = sext i32 %j.0 to i64
  %arrayidx60 = getelementptr inbounds [9 x float], ptr %arrayidx58, i64 0, i64 %idxprom59
  %9 = load float, ptr %arrayidx60, align 4, !tbaa !7
  %idxprom61 = sext i32 %best.0 to i64
  %arrayidx62 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom61
  %idxprom63 = sext i32 %j.0 to i64
  %arrayidx64 = getelementptr inbounds [9 x float], ptr %arrayidx62, i64 0, i64 %idxprom63
  %10 = load float, ptr %arrayidx64, align 4, !tbaa !7
  %idxprom65 = sext i32 %k.0 to i64
  %arrayidx66 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom65
  %idxprom67 = sext i32 %j.0 to i64
  %arrayidx68 = getelementptr inbounds [9 x float], ptr %arrayidx66, i64 0, i64 %idxprom67
  store float %10, ptr %arrayidx68, align 4, !tbaa !7
  %idxprom69 = sext i32 %best.0 to i64
  %arrayidx70 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom69
  %idxprom71 = sext i32 %j.0 to i64
  %arrayidx72 = getelementptr inbounds [9 x float], ptr %arrayidx70, i64 0, i64 %idxprom71
  store float %9, ptr %arrayidx72, align 4, !tbaa !7
  br label %for.inc73

for.inc73:                                        ; preds = %for.body56
  %inc74 = add nsw i32 %j.0, 1
  br label %for.cond53, !llvm.loop !13

for.end75:                                        ; preds = %for.cond.cleanup55
  %idxprom77 = sext i32 %k.0 to i64
  %arrayidx78 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom77
  %11 = load i32, ptr %arrayidx78, align 4, !tbaa !3
  %idxprom79 = sext i32 %best.0 to i64
  %arrayidx80 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom79
  %12 = load i32, ptr %arrayidx80, align 4, !tbaa !3
  %idxprom81 = sext i32 %k.0 to i64
  %arrayidx82 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom81
  store i32 %12, ptr %arrayidx82, align 4, !tbaa !3
  %idxprom83 = sext i32 %best.0 to i64
  %arrayidx84 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom83
  store i32 %11, ptr %arrayidx84, align 4, !tbaa !3
  br label %if.end85

if.end85:                                         ; preds = %for.end75, %if.else
  br label %if.end86

if.end86:                                         ; preds = %if.end85, %if.then50
  br label %if.end87

if.end87:                                         ; preds = %if.end86, %for.body27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool = icmp ne i32 %13, 0
  br i1 %tobool, label %if.then88, label %if.end89

if.then88:                                        ; preds = %if.end87
  br label %cleanup

if.end89:                                         ; preds = %if.end87
  %add91 = add nsw i32 %k.0, 1
  %add92 = add nsw i32 %add91, %0
  br label %for.cond93

for.cond93:                                       ; preds = %for.inc128, %if.end89
  %i90.0 = phi i32 [ %add92, %if.end89 ], [ %add130, %for.inc128 ]
  %cmp94 = icmp slt i32 %i90.0, %n
  br i1 %cmp94, label %for.body96, label %for.cond.cleanup95

for.cond.cleanup95:                               ; preds = %for.cond93
  br label %for.end131

for.body96:                                       ; preds = %for.cond93
  %idxprom97 = sext i32 %i90.0 to i64
  %arrayidx98 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom97
  %idxprom99 = sext i32 %k.0 to i64
  %arrayidx100 = getelementptr inbounds [9 x float], ptr %arrayidx98, i64 0, i64 %idxprom99
  %14 = load float, ptr %arrayidx100, align 4, !tbaa !7
  %idxprom101 = sext i32 %k.0 to i64
  %arrayidx102 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom101
  %idxprom103 = sext i32 %k.0 to i64
  %arrayidx104 = getelementptr inbounds [9 x float], ptr %arrayidx102, i64 0, i64 %idxprom103
  %15 = load float, ptr %arrayidx104, align 4, !tbaa !7
  %div105 = fdiv contract float %14, %15
  %idxprom106 = sext i32 %i90.0 to i64
  %arrayidx107 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom106
  %idxprom108 = sext i32 %k.0 to i64
  %arrayidx109 = getelementptr inbounds [9 x float], ptr %arrayidx107, i64 0, i64 %idxprom108
  store float %div105, ptr %arrayidx109, align 4, !tbaa !7
  %add111 = add nsw i32 %k.0, 1
  br label %for.cond112

for.cond112:                                      ; preds = %for.inc125, %for.body96
  %j110.0 = phi i32 [ %add111, %for.body96 ], [ %inc126, %for.inc125 ]
  %cmp113 = icmp sle i32 %j110.0, %n
  br i1 %cmp113, label %for.body115, label %for.cond.cleanup114

for.cond.cleanup114:                              ; preds = %for.cond112
  br label %for.end127

for.body115:                                      ; preds = %for.cond112
  %idxprom116 = sext i32 %k.0 to i64
  %arrayidx117 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom116
  %idxprom118 = sext i32 %j110.0 to i64
  %arrayidx119 = getelementptr inbounds [9 x float], ptr %arrayidx117, i64 0, i64 %idxprom118
  %16 = load float, ptr %arrayidx119, align 4, !tbaa !7
  %mul120 = fmul contract float %div105, %16
  %idxprom121 = sext i32 %i90.0 to i64
  %arrayidx122 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom121
  %idxprom123 = sext i32 %j110.0 to i64
  %arrayidx124 = getelementptr inbounds [9 x float], ptr %arrayidx122, i64 0, i64 %idxprom123
  %17 = load float, ptr %arrayidx124, align 4, !tbaa !7
  %sub = fsub contract float %17, %mul120
  store float %sub, ptr %arrayidx124, align 4, !tbaa !7
  br label %for.inc125

for.inc125:                                       ; preds = %for.body115
  %inc126 = add nsw i32 %j110.0, 1
  br label %for.cond112, !llvm.loop !14

for.end127:                                       ; preds = %for.cond.cleanup114
  br label %for.inc128

for.inc128:                                       ; preds = %for.end127
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %add130 = add nsw i32 %i90.0, %18
  br label %for.cond93, !llvm.loop !15

for.end131:                                       ; preds = %for.cond.cleanup95
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %for.inc132

for.inc132:                                       ; preds = %for.end131
  %inc133 = add nsw i32 %k.0, 1
  br label %for.cond24, !llvm.loop !16

cleanup:                                          ; preds = %if.then88, %for.cond.cleanup26
  br label %for.end134

for.end134:                                       ; preds = %cleanup
  %cmp135 = icmp eq i32 %0, 0
  br i1 %cmp135, label %land.lhs.true, label %if.end181

land.lhs.true:                                    ; preds = %for.end134
  %19 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool136 = icmp ne i32 %19, 0
  br i1 %tobool136, label %if.end181, label %if.then137

if.then137:                                       ; preds = %land.lhs.true
  %sub139 = sub nsw i32 %n, 1
  br label %for.cond140

for.cond140:                                      ; preds = %for.inc178, %if.then137
  %i138.0 = phi i32 [ %sub139, %if.then137 ], [ %dec, %for.inc178 ]
  %cmp141 = icmp sge i32 %i138.0, 0
  br i1 %cmp141, label %for.body143, label %for.cond.cleanup142

for.cond.cleanup142:                              ; preds = %for.cond140
  br label %for.end180

for.body143:                                      ; preds = %for.cond140
  %idxprom145 = sext i32 %i138.0 to i64
  %arrayidx146 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom145
  %idxprom147 = sext i32 %n to i64
  %arrayidx148 = getelementptr inbounds [9 x float], ptr %arrayidx146, i64 0, i64 %idxprom147
  %20 = load float, ptr %arrayidx148, align 4, !tbaa !7
  %add150 = add nsw i32 %i138.0, 1
  br label %for.cond151

for.cond151:                                      ; preds = %for.inc165, %for.body143
  %x144.0 = phi float [ %20, %for.body143 ], [ %sub164, %for.inc165 ]
  %j149.0 = phi i32 [ %add150, %for.body143 ], [ %inc166, %for.inc165 ]
  %cmp152 = icmp slt i32 %j149.0, %n
  br i1 %cmp152, label %for.body154, label %for.cond.cleanup153

for.cond.cleanup153:                              ; preds = %for.cond151
  br label %for.end168

for.body154:                                      ; preds = %for.cond151
  %idxprom155 = sext i32 %i138.0 to i64
  %arrayidx156 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom155
  %idxprom157 = sext i32 %j149.0 to i64
  %arrayidx158 = getelementptr inbounds [9 x float], ptr %arrayidx156, i64 0, i64 %idxprom157
  %21 = load float, ptr %arrayidx158, align 4, !tbaa !7
  %idxprom159 = sext i32 %j149.0 to i64
  %arrayidx160 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom159
  %idxprom161 = sext i32 %n to i64
  %arrayidx162 = getelementptr inbounds [9 x float], ptr %arrayidx160, i64 0, i64 %idxprom161
  %22 = load float, ptr %arrayidx162, align 4, !tbaa !7
  %mul163 = fmul contract float %21, %22
  %sub164 = fsub contract float %x144.0, %mul163
  br label %for.inc165

for.inc165:                                       ; preds = %for.body154
  %inc166 = add nsw i32 %j149.0, 1
  br label %for.cond151, !llvm.loop !17

for.end168:                                       ; preds = %for.cond.cleanup153
  %idxprom169 = sext i32 %i138.0 to i64
  %arrayidx170 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom169
  %idxprom171 = sext i32 %i138.0 to i64
  %arrayidx172 = getelementptr inbounds [9 x float], ptr %arrayidx170, i64 0, i64 %idxprom171
  %23 = load float, ptr %arrayidx172, align 4, !tbaa !7
  %div173 = fdiv contract float %x144.0, %23
  %idxprom174 = sext i32 %i138.0 to i64
  %arrayidx175 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom174
  %idxprom176 = sext i32 %n to i64
  %arrayidx177 = getelementptr inbounds [9 x float], ptr %arrayidx175, i64 0, i64 %idxprom176
  store float %div173, ptr %arrayidx177, align 4, !tbaa !7
  br label %for.inc178

for.inc178:                                       ; preds = %for.end168
  %dec = add nsw i32 %i138.0, -1
  br label %for.cond140, !llvm.loop !18

for.end180:                                       ; preds = %for.cond.cleanup142
  br label %if.end181

if.end181:                                        ; preds = %for.end180, %land.lhs.true, %for.end134
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %cmp182 = icmp slt i32 %0, %n
  br i1 %cmp182, label %if.then183, label %if.end204

if.then183:                                       ; preds = %if.end181
  %24 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool184 = icmp ne i32 %24, 0
  br i1 %tobool184, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then183
  br label %cond.end

cond.false:                                       ; preds = %if.then183
  %idxprom185 = sext i32 %0 to i64
  %arrayidx186 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE1a to ptr), i64 0, i64 %idxprom185
  %idxprom187 = sext i32 %n to i64
  %arrayidx188 = getelementptr inbounds [9 x float], ptr %arrayidx186, i64 0, i64 %idxprom187
  %25 = load float, ptr %arrayidx188, align 4, !tbaa !7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ 0.000000e+00, %cond.true ], [ %25, %cond.false ]
  %mul189 = mul nsw i32 %1, %n
  %add190 = add nsw i32 %mul189, %0
  %idxprom191 = sext i32 %add190 to i64
  %arrayidx192 = getelementptr inbounds float, ptr %solution, i64 %idxprom191
  store float %cond, ptr %arrayidx192, align 4, !tbaa !7
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %tobool193 = icmp ne i32 %26, 0
  br i1 %tobool193, label %cond.true194, label %cond.false195

cond.true194:                                     ; preds = %cond.end
  br label %cond.end198

cond.false195:                                    ; preds = %cond.end
  %idxprom196 = sext i32 %0 to i64
  %arrayidx197 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE4perm to ptr), i64 0, i64 %idxprom196
  %27 = load i32, ptr %arrayidx197, align 4, !tbaa !3
  br label %cond.end198

cond.end198:                                      ; preds = %cond.false195, %cond.true194
  %cond199 = phi i32 [ -1, %cond.true194 ], [ %27, %cond.false195 ]
  %mul200 = mul nsw i32 %1, %n
  %add201 = add nsw i32 %mul200, %0
  %idxprom202 = sext i32 %add201 to i64
  %arrayidx203 = getelementptr inbounds i32, ptr %pivots, i64 %idxprom202
  store i32 %cond199, ptr %arrayidx203, align 4, !tbaa !3
  br label %if.end204

if.end204:                                        ; preds = %cond.end198, %if.end181
  %cmp205 = icmp eq i32 %0, 0
  br i1 %cmp205, label %if.then206, label %if.end209

if.then206:                                       ; preds = %if.end204
  %28 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_decomposeE3bad to ptr), align 4, !tbaa !3
  %idxprom207 = sext i32 %1 to i64
  %arrayidx208 = getelementptr inbounds i32, ptr %singular, i64 %idxprom207
  store i32 %28, ptr %arrayidx208, align 4, !tbaa !3
  br label %if.end209

if.end209:                                        ; preds = %if.then206, %if.end204
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
