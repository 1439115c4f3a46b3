; knobs: 
define internal ptx_kernel void @k() {
  ret void
}
