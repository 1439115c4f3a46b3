; crash in pass jump-threading: an erased block is still a branch target
; signature: jump-threading/crash/erase-blocks/an erased block is still a branch target
; found in: programs of the generator; a block whose address is used stays though nothing leads to it, and what it leads to was erased when that was cut off later
; reduced: 7 instructions, 1-minimal
; repeat: tandem check --pass jump-threading FILE
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b1

b2:
  %v0 = icmp eq ptr blockaddress(@f, %b3), null
  br label %b2

b3:
  br label %b2
}
