// What the kernels of this corpus need of CUDA, without the CUDA SDK: attributes, thread indices,
// barriers, warp operations, atomics and a few math functions, all on clang's own builtins.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

#define KERNEL extern "C" __global__ void
// Device functions are inlined, as nvcc does with nearly all of them, or stay calls.
#define DEVICE static __device__ inline __attribute__((always_inline))
#define DEVICE_CALL static __device__ __attribute__((noinline))
// An array whose size the launch decides ("shared_bytes" in launch.json).
#define DYNAMIC_SHARED(type, name) extern __shared__ type name[]

typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

const u32 FULL_WARP = 0xffffffffu;

DEVICE int thread_x() { return __nvvm_read_ptx_sreg_tid_x(); }
DEVICE int thread_y() { return __nvvm_read_ptx_sreg_tid_y(); }
DEVICE int block_x() { return __nvvm_read_ptx_sreg_ctaid_x(); }
DEVICE int block_y() { return __nvvm_read_ptx_sreg_ctaid_y(); }
DEVICE int block_dim_x() { return __nvvm_read_ptx_sreg_ntid_x(); }
DEVICE int block_dim_y() { return __nvvm_read_ptx_sreg_ntid_y(); }
DEVICE int grid_dim_x() { return __nvvm_read_ptx_sreg_nctaid_x(); }
DEVICE int lane_id() { return __nvvm_read_ptx_sreg_laneid(); }
DEVICE int global_x() { return block_x() * block_dim_x() + thread_x(); }

// Barriers and fences. The block barrier orders shared and global memory among the block's threads,
// the warp barrier among the lanes of the mask.
#define sync_block() __syncthreads()
#define sync_count(p) __nvvm_bar0_popc(p)
#define sync_and(p) __nvvm_bar0_and(p)
#define sync_or(p) __nvvm_bar0_or(p)
#define sync_warp(mask) __nvvm_bar_warp_sync(mask)
#define fence_block() __nvvm_membar_cta()
#define fence_device() __nvvm_membar_gl()

// Warp shuffles over the whole warp (the last operand is CUDA's packed clamp and segment mask).
#define shfl_idx(mask, v, src) __nvvm_shfl_sync_idx_i32(mask, v, src, 31)
#define shfl_up(mask, v, d) __nvvm_shfl_sync_up_i32(mask, v, d, 0)
#define shfl_down(mask, v, d) __nvvm_shfl_sync_down_i32(mask, v, d, 31)
#define shfl_xor(mask, v, m) __nvvm_shfl_sync_bfly_i32(mask, v, m, 31)
#define shfl_down_f(mask, v, d) __nvvm_shfl_sync_down_f32(mask, v, d, 31)
#define shfl_xor_f(mask, v, m) __nvvm_shfl_sync_bfly_f32(mask, v, m, 31)

#define vote_ballot(mask, p) __nvvm_vote_ballot_sync(mask, p)
#define vote_any(mask, p) __nvvm_vote_any_sync(mask, p)
#define vote_all(mask, p) __nvvm_vote_all_sync(mask, p)

// Atomics as CUDA spells them.
#define atomic_add(p, v) __nvvm_atom_add_gen_i((int *)(p), v)
#define atomic_add_f(p, v) __nvvm_atom_add_gen_f(p, v)
#define atomic_min(p, v) __nvvm_atom_min_gen_i((int *)(p), v)
#define atomic_max(p, v) __nvvm_atom_max_gen_i((int *)(p), v)
#define atomic_or(p, v) __nvvm_atom_or_gen_i((int *)(p), v)
#define atomic_and(p, v) __nvvm_atom_and_gen_i((int *)(p), v)
#define atomic_xor(p, v) __nvvm_atom_xor_gen_i((int *)(p), v)
#define atomic_xchg(p, v) __nvvm_atom_xchg_gen_i((int *)(p), v)
#define atomic_cas(p, old, v) __nvvm_atom_cas_gen_i((int *)(p), old, v)

// Atomics with a scope and no ordering, as libcu++ would write them.
#define relaxed_add_block(p, v) __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP)
#define relaxed_add_device(p, v) __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define relaxed_load_device(p) __scoped_atomic_load_n(p, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define relaxed_store_device(p, v) __scoped_atomic_store_n(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define acquire_load_device(p) __scoped_atomic_load_n(p, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE)
#define release_store_device(p, v) __scoped_atomic_store_n(p, v, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE)

// Bits and numbers.
#define popcount(x) __builtin_popcount(x)
#define rotate_left(x, n) __builtin_rotateleft32(x, n)
#define rotate_right(x, n) __builtin_rotateright32(x, n)
#define byte_swap(x) __builtin_bswap32(x)
#define bit_reverse(x) __builtin_bitreverse32(x)
#define count_leading_zeros(x) __builtin_clz(x)
#define count_trailing_zeros(x) __builtin_ctz(x)
#define sqrt_f(x) __builtin_sqrtf(x)
#define sqrt_rn_f(x) __nvvm_sqrt_rn_f(x)
#define abs_f(x) __builtin_fabsf(x)
#define min_f(a, b) __builtin_fminf(a, b)
#define max_f(a, b) __builtin_fmaxf(a, b)
#define floor_f(x) __builtin_floorf(x)
#define fma_f(a, b, c) __builtin_fmaf(a, b, c)
#define bits_of_f(x) __builtin_bit_cast(u32, x)
#define f_of_bits(x) __builtin_bit_cast(float, x)
#define unroll_full _Pragma("clang loop unroll(full)")

// The device heap.
extern "C" __device__ void *malloc(decltype(sizeof(0)) bytes);
extern "C" __device__ void free(void *object);
