; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global [4 x i32] [i32 237, i32 126, i32 248, i32 43], align 4

define i32 @f(i32 noundef %a0, i1 noundef %a1, i32 noundef %a2) {
entry:
  %v0 = icmp ule i32 %a0, 2
  br label %b5

b5:
  br label %b6

b6:
  %v5 = phi i1 [ true, %b5 ]
  %v6 = phi i32 [ 0, %b5 ]
  %v7 = zext i1 %v0 to i32
  %v8 = srem i32 %v6, 49
  %v9 = sub i32 %v8, 1373552174
  %v10 = or i32 %v9, 1
  %v11 = udiv i32 %v7, %v10
  %v12 = or i32 %v9, 1
  %v13 = udiv i32 %v6, %v12
  %v14 = or i32 0, 1
  %v15 = udiv i32 %v11, %v14
  br i1 %v5, label %b7, label %b8

b7:
  %v16 = getelementptr inbounds i32, ptr addrspace(1) @g, i64 1
  %v17 = load i32, ptr addrspace(1) %v16, align 4
  br label %b8

b8:
  %v18 = phi i1 [ true, %b6 ], [ true, %b7 ]
  %v19 = alloca i32, align 4
  store i32 130, ptr %v19, align 4
  %v20 = and i32 %v7, 1
  %v21 = or i32 %v20, 5
  %v22 = icmp sle i32 %a0, 2
  %v23 = select i1 %v22, i32 %v20, i32 %v21
  store i32 %v23, ptr %v19, align 4
  %v24 = load i32, ptr %v19, align 4, !range !0
  %v25 = icmp ne i32 %v24, 3
  br i1 %v25, label %b9, label %b10

b9:
  br label %b10

b10:
  %v26 = phi i32 [ %v11, %b8 ], [ %v8, %b9 ]
  br i1 %v22, label %b11, label %b14

b11:
  br i1 %v18, label %b12, label %b13

b12:
  br label %b13

b13:
  %v27 = phi i32 [ 3, %b11 ], [ 3, %b12 ]
  br label %b14

b14:
  %v28 = phi i32 [ 1, %b10 ], [ 2, %b13 ]
  switch i32 %v28, label %b15 [
    i32 2, label %b16
    i32 4, label %b17
    i32 6, label %b16
    i32 8, label %b17
    i32 10, label %b16
    i32 12, label %b17
    i32 14, label %b16
    i32 16, label %b17
    i32 18, label %b16
    i32 20, label %b17
  ]

b15:
  br label %b20

b16:
  br label %b20

b17:
  %v29 = alloca i32, align 4
  store i32 %v9, ptr %v29, align 4
  %v30 = and i32 %v26, 1
  %v31 = or i32 %v30, 5
  %v32 = icmp ult i32 %v7, 125
  %v33 = select i1 %v32, i32 %v30, i32 %v31
  store i32 %v33, ptr %v29, align 1
  %v34 = load i32, ptr %v29, align 4, !range !1
  %v35 = icmp ugt i32 %v34, 3
  br i1 %v35, label %b18, label %b19

b18:
  %v36 = or i32 %v11, %v15
  br label %b19

b19:
  %v37 = phi i32 [ %v28, %b17 ], [ %v13, %b18 ]
  br label %b20

b20:
  %v38 = phi i32 [ %v26, %b15 ], [ %v26, %b16 ], [ %v6, %b19 ]
  %v39 = phi i32 [ 3, %b15 ], [ 1, %b16 ], [ %v11, %b19 ]
  %v40 = freeze i32 %v15
  %v41 = xor i1 %v18, true
  br i1 %v41, label %b21, label %b22

b21:
  %v42 = icmp slt i32 %v11, %v8
  br label %b23

b22:
  %v43 = icmp ne i32 %v38, 3
  br label %b23

b23:
  %v44 = phi i1 [ %v42, %b21 ], [ %v43, %b22 ]
  %v45 = phi i32 [ %v39, %b21 ], [ %v39, %b22 ]
  %v46 = phi i1 [ %v18, %b21 ], [ %v41, %b22 ]
  %v47 = icmp ule i32 %v39, 3
  store i32 %a2, ptr addrspace(1) @g, align 4
  %v48 = and i32 %v40, 7
  %v49 = or i32 %v48, 1
  %v50 = srem i32 %v45, %v49
  %v51 = and i32 %v40, 31
  %v52 = shl i32 %v28, %v51
  %v53 = zext i1 %v46 to i32
  %v54 = mul i32 %v45, 4
  %v55 = and i32 %v9, 3
  %v56 = getelementptr nusw i32, ptr addrspace(1) @g, i32 %v55
  store i32 5, ptr addrspace(1) %v56, align 1
  br i1 %v44, label %b24, label %b27

b24:
  %v57 = icmp ugt i32 %a0, 2
  br i1 %v57, label %b26, label %b25

b25:
  %v58 = and i32 %v38, %v54
  %v59 = sext i1 %v44 to i32
  %v60 = add i32 %v8, %v40
  br label %b26

b26:
  %v61 = phi i32 [ 1, %b24 ], [ 0, %b25 ]
  %v62 = phi i32 [ %v38, %b24 ], [ %v53, %b25 ]
  %v63 = and i32 %v38, 31
  %v64 = ashr i32 %v8, %v63
  br label %b27

b27:
  %v65 = phi i32 [ 1, %b23 ], [ 31, %b26 ]
  %v66 = icmp uge i32 %a0, 4
  %v67 = xor i1 %v41, %v66
  br i1 %v67, label %b28, label %b41

b28:
  br i1 %v47, label %b30, label %b29

b29:
  br label %b30

b30:
  %v68 = phi i32 [ 4, %b28 ], [ %v28, %b29 ]
  %v69 = phi i1 [ true, %b28 ], [ true, %b29 ]
  %v70 = addrspacecast ptr addrspace(1) @g to ptr
  %v71 = zext i1 %v5 to i32
  %v72 = and i32 %v68, 0
  %v73 = icmp slt i32 %v72, 1
  br i1 %v73, label %b32, label %b31

b31:
  store i32 %v26, ptr %v70, align 4
  %v74 = zext i1 %v47 to i32
  br label %b32

b32:
  %v75 = phi i32 [ %v6, %b30 ], [ 2, %b31 ]
  %v76 = alloca i32, align 4
  store i32 %v11, ptr %v76, align 4
  %v77 = icmp sle i32 %a0, 9
  br i1 %v77, label %b33, label %b34

b33:
  %v78 = load i32, ptr %v70, align 1
  %v79 = atomicrmw add ptr %v70, i32 1 seq_cst, align 4
  br label %b35

b34:
  br label %b35

b35:
  %v80 = load i32, ptr %v70, align 1
  %v81 = icmp ne i32 %v80, 4
  br i1 %v81, label %b36, label %b37

b36:
  br label %b38

b37:
  %v82 = and i32 %v40, 31
  %v83 = ashr i32 %v50, %v82
  %v84 = lshr i32 %v83, 5
  br label %b38

b38:
  %v85 = phi i1 [ true, %b36 ], [ false, %b37 ]
  br i1 %v85, label %b40, label %b39

b39:
  %v86 = add nuw i32 %v68, -2137807534
  %v87 = and i32 %v71, 3
  %v88 = getelementptr i32, ptr %v70, i32 %v87
  store i32 %v65, ptr %v88, align 4
  br label %b40

b40:
  %v89 = phi i32 [ %v75, %b38 ], [ %v65, %b39 ]
  %v90 = phi i32 [ 1, %b38 ], [ 1, %b39 ]
  %v91 = icmp samesign ult i32 %v65, %v68
  br label %b55

b41:
  %v92 = icmp ugt i32 %v26, 1
  br i1 %v92, label %b42, label %b43

b42:
  ret i32 0

b43:
  %v93 = add i32 %v13, %v52
  %v94 = icmp sge i32 %v54, 785706993
  ret i32 0

b55:
  %v115 = phi i1 [ %v91, %b40 ]
  %v116 = phi i32 [ 2, %b40 ]
  %v117 = zext i1 %v46 to i32
  %v118 = and i32 35, 31
  %v119 = shl i32 %v52, %v118
  %v120 = icmp eq i32 %a0, 1
  br i1 %v120, label %b56, label %b57

b56:
  br label %b57

b57:
  %v121 = phi i32 [ 0, %b55 ], [ 5, %b56 ]
  br i1 %v18, label %b58, label %b59

b58:
  %v122 = freeze i32 %v45
  br label %b59

b59:
  %v123 = phi i32 [ %v117, %b57 ], [ %v65, %b58 ]
  %v124 = and i32 -1, 31
  %v125 = ashr i32 %v11, %v124
  store i32 %v15, ptr addrspace(1) @g, align 1
  %v126 = xor i32 %v38, %v40
  %v127 = icmp samesign uge i32 %v121, 1
  %v128 = sdiv i32 %v126, 246
  %v129 = and i32 %v126, 3
  %v130 = getelementptr inbounds nuw i32, ptr addrspace(1) @g, i32 %v129
  %v131 = load i32, ptr addrspace(1) %v130, align 4
  %v132 = zext i1 %v115 to i32
  %v133 = add i32 %v54, %v132
  %v134 = zext i1 %v44 to i32
  %v135 = add i32 %v133, %v134
  %v136 = xor i32 %v50, %v135
  ret i32 %v136
}

!0 = !{i32 0, i32 2, i32 5, i32 8}
!1 = !{i32 0, i32 2, i32 5, i32 8}
