; Whether a variable of shared memory lies at 0 depends on which others there are: erasing one of them is no miscompile,
; though the comparison may come out otherwise. Found by a hunt, which took it for one.
; signature: globalopt/miscompile/-/-
; repeat: tandem check --pass globalopt FILE
@unused = internal addrspace(3) global { ptr } undef
@shared = external addrspace(3) global {}

define i1 @f() {
  %1 = icmp eq ptr addrspace(3) @shared, null
  ret i1 %1
}
