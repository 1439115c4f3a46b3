; SIMT loop of ci/bench interp: each thread adds up 3n+1 chain lengths, each block sums over shared memory.
; 4 blocks of 128 threads, see simt.launch.json.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@partial = internal addrspace(3) global [128 x i32] undef, align 4

define ptx_kernel void @chains(ptr addrspace(1) %out, i32 %rounds) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul nuw nsw i32 %ctaid, 128
  %thread = add nuw nsw i32 %base, %tid
  br label %outer

outer:
  %r = phi i32 [ 0, %entry ], [ %r.next, %outer.latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %outer.latch ]
  %row = mul nuw nsw i32 %r, 512
  %number = add nuw nsw i32 %row, %thread
  %start = add nuw nsw i32 %number, 2
  br label %chain

chain:
  %x = phi i32 [ %start, %outer ], [ %x.next, %chain.latch ]
  %length = phi i32 [ 0, %outer ], [ %length.next, %chain.latch ]
  %low = and i32 %x, 1
  %odd = icmp ne i32 %low, 0
  br i1 %odd, label %up, label %down

up:
  %triple = mul i32 %x, 3
  %more = add i32 %triple, 1
  br label %chain.latch

down:
  %half = lshr exact i32 %x, 1
  br label %chain.latch

chain.latch:
  %x.next = phi i32 [ %more, %up ], [ %half, %down ]
  %length.next = add nuw nsw i32 %length, 1
  %at.one = icmp ule i32 %x.next, 1
  %too.long = icmp uge i32 %length.next, 60
  %stop = or i1 %at.one, %too.long
  br i1 %stop, label %outer.latch, label %chain

outer.latch:
  %sum.next = add nuw nsw i32 %sum, %length.next
  %r.next = add nuw nsw i32 %r, 1
  %again = icmp ult i32 %r.next, %rounds
  br i1 %again, label %outer, label %reduce

reduce:
  %tid.wide = zext i32 %tid to i64
  %mine = getelementptr inbounds [128 x i32], ptr addrspace(3) @partial, i64 0, i64 %tid.wide
  store i32 %sum.next, ptr addrspace(3) %mine, align 4
  br label %fold

fold:
  %width = phi i32 [ 64, %reduce ], [ %width.next, %fold.latch ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %adds = icmp ult i32 %tid, %width
  br i1 %adds, label %fold.add, label %fold.latch

fold.add:
  %other.index = add nuw nsw i32 %tid, %width
  %other.wide = zext i32 %other.index to i64
  %other = getelementptr inbounds [128 x i32], ptr addrspace(3) @partial, i64 0, i64 %other.wide
  %left = load i32, ptr addrspace(3) %mine, align 4
  %right = load i32, ptr addrspace(3) %other, align 4
  %both = add i32 %left, %right
  store i32 %both, ptr addrspace(3) %mine, align 4
  br label %fold.latch

fold.latch:
  %width.next = lshr i32 %width, 1
  %folds = icmp ne i32 %width.next, 0
  br i1 %folds, label %fold, label %write

write:
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %write.one, label %exit

write.one:
  %ctaid.wide = zext i32 %ctaid to i64
  %slot = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %ctaid.wide
  %total = load i32, ptr addrspace(3) %mine, align 4
  store i32 %total, ptr addrspace(1) %slot, align 4
  br label %exit

exit:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
