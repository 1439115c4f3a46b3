; knobs: 
$c = comdat any
define ptx_kernel void @k() comdat($c) {
  ret void
}
define void @b() comdat($c) {
  ret void
}
