//! A driver library of no GPU: it exports the functions of NVIDIA's that `tandem --on cuda` uses, and runs PTX in our
//! interpreter. The tests name it by `TANDEM_CUDA_LIBRARY`, so that everything but the GPU is tested end to end: how a module
//! is loaded, what lies in which buffer, arguments, variables, grids, and what is said of failures.
//!
//! It is as large as that needs and no larger: one device, one module, memory that is allocated behind it; a launch runs to its
//! end at once, and what went wrong is said by whoever waits for it, then by every later call, as on a device. Other endings
//! are asked for by words in `TANDEM_FAKE_CUDA`, with commas between them:
//!
//! ```text
//!   no-device         there is none
//!   jit-error         no PTX is taken, and the log says why
//!   launch-failure    kernels end with an illegal address
//!   hang              waiting for a kernel takes for ever
//!   crash             waiting for a kernel ends the process
//!   wrong-byte=N      the first byte of the N-th allocation from 0 is read wrong
//!   sm=N              the compute capability, 90 if nothing is said
//!   seed=N            kernels run under the random schedule of this seed
//! ```
#![allow(unsafe_code, reason = "a binary interface of C")]

mod gpu;

use gpu::{Gpu, INVALID_VALUE, SUCCESS};
use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};

thread_local! {
    static GPU: RefCell<Gpu> = RefCell::new(Gpu::new());
}

/// Writes a result where the caller wants it.
///
/// # Safety
/// `to` is null or an address that a `T` can be written to.
unsafe fn put<T>(to: *mut T, value: T) -> c_int {
    if to.is_null() {
        return INVALID_VALUE;
    }
    // SAFETY: what the caller of this function says.
    unsafe { to.write(value) };
    SUCCESS
}

/// Puts the result of a question, or gives its code.
///
/// # Safety
/// As [`put`].
unsafe fn answer<T>(to: *mut T, ask: impl FnOnce(&mut Gpu) -> Result<T, c_int>) -> c_int {
    match GPU.with_borrow_mut(ask) {
        // SAFETY: what the caller of this function says.
        Ok(value) => unsafe { put(to, value) },
        Err(code) => code,
    }
}

fn code(ask: impl FnOnce(&mut Gpu) -> Result<(), c_int>) -> c_int {
    GPU.with_borrow_mut(ask).err().unwrap_or(SUCCESS)
}

/// A number in the place of an address.
fn handle(n: usize) -> *mut c_void {
    std::ptr::without_provenance_mut(n)
}

#[unsafe(no_mangle)]
extern "C" fn cuInit(_flags: c_uint) -> c_int {
    code(Gpu::init)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuGetErrorName(error: c_int, text: *mut *const c_char) -> c_int {
    // SAFETY: the interface says so.
    unsafe { put(text, gpu::words(error).0.as_ptr()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuGetErrorString(error: c_int, text: *mut *const c_char) -> c_int {
    // SAFETY: the interface says so.
    unsafe { put(text, gpu::words(error).1.as_ptr()) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetCount(count: *mut c_int) -> c_int {
    // SAFETY: the interface says so.
    unsafe { put(count, 1) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGet(device: *mut c_int, ordinal: c_int) -> c_int {
    match ordinal {
        // SAFETY: the interface says so.
        0 => unsafe { put(device, 0) },
        _ => gpu::INVALID_DEVICE,
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetName(name: *mut c_char, length: c_int, _device: c_int) -> c_int {
    let text = c"no GPU but our interpreter".to_bytes_with_nul();
    if name.is_null() || (length as usize) < text.len() {
        return INVALID_VALUE;
    }
    // SAFETY: the interface says that there are so many bytes.
    unsafe { std::ptr::copy_nonoverlapping(text.as_ptr(), name.cast(), text.len()) };
    SUCCESS
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDeviceGetAttribute(to: *mut c_int, what: c_int, _device: c_int) -> c_int {
    // SAFETY: the interface says so.
    unsafe { answer(to, |gpu| gpu.attribute(what)) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuDevicePrimaryCtxRetain(context: *mut *mut c_void, _device: c_int) -> c_int {
    // SAFETY: the interface says so.
    unsafe { put(context, handle(1)) }
}

#[unsafe(no_mangle)]
extern "C" fn cuDevicePrimaryCtxRelease_v2(_device: c_int) -> c_int {
    SUCCESS
}

#[unsafe(no_mangle)]
extern "C" fn cuCtxSetCurrent(_context: *mut c_void) -> c_int {
    SUCCESS
}

#[unsafe(no_mangle)]
extern "C" fn cuCtxSetLimit(_limit: c_int, _value: usize) -> c_int {
    SUCCESS
}

#[unsafe(no_mangle)]
extern "C" fn cuCtxSynchronize() -> c_int {
    code(|gpu| gpu.synchronize())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleLoadDataEx(
    module: *mut *mut c_void,
    image: *const c_void,
    count: c_uint,
    options: *mut c_int,
    values: *mut *mut c_void,
) -> c_int {
    // SAFETY: the interface says that a text of PTX has a zero behind it.
    let text = unsafe { CStr::from_ptr(image.cast()) }.to_bytes();
    match GPU.with_borrow_mut(|gpu| gpu.load(text)) {
        // SAFETY: the interface says so.
        Ok(()) => unsafe { put(module, handle(1)) },
        Err((code, log)) => {
            let option = |wanted: c_int| {
                let mut all = 0..count as usize;
                // SAFETY: there are `count` options and as many values.
                let at = all.find(|&n| unsafe { options.add(n).read() } == wanted)?;
                // SAFETY: as above.
                Some(unsafe { values.add(at).read() })
            };
            if let (Some(to), Some(size)) = (option(5), option(6)) {
                let bytes = &log.as_bytes()[..log.len().min(size.addr().saturating_sub(1))];
                // SAFETY: the log has as many bytes as the size says, and these are less.
                unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.cast(), bytes.len()) };
            }
            code
        }
    }
}

#[unsafe(no_mangle)]
extern "C" fn cuModuleUnload(_module: *mut c_void) -> c_int {
    SUCCESS
}

/// The name that a caller passes.
///
/// # Safety
/// It is the address of a text with a zero behind it.
unsafe fn name(text: *const c_char) -> String {
    // SAFETY: what the caller of this function says.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_string_lossy().into_owned()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleGetFunction(
    function: *mut *mut c_void,
    _module: *mut c_void,
    text: *const c_char,
) -> c_int {
    // SAFETY: the interface says so.
    let name = unsafe { name(text) };
    // SAFETY: the interface says so.
    unsafe {
        answer(function, |gpu| {
            gpu.function(&name).map(|n| handle(n as usize + 1))
        })
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuModuleGetGlobal_v2(
    at: *mut u64,
    size: *mut usize,
    _module: *mut c_void,
    text: *const c_char,
) -> c_int {
    // SAFETY: the interface says so.
    let name = unsafe { name(text) };
    match GPU.with_borrow_mut(|gpu| gpu.variable(&name)) {
        // SAFETY: the interface says so.
        Ok((address, bytes)) => unsafe { put(at, address) | put(size, bytes) },
        Err(code) => code,
    }
}

#[unsafe(no_mangle)]
extern "C" fn cuFuncSetAttribute(_function: *mut c_void, _what: c_int, _value: c_int) -> c_int {
    SUCCESS
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuLaunchKernel(
    function: *mut c_void,
    grid_x: c_uint,
    grid_y: c_uint,
    grid_z: c_uint,
    block_x: c_uint,
    block_y: c_uint,
    block_z: c_uint,
    shared: c_uint,
    _stream: *mut c_void,
    parameters: *mut *mut c_void,
    _extra: *mut *mut c_void,
) -> c_int {
    let number = (function.addr() - 1) as u32;
    let argument = |n: usize, size: usize| {
        let mut bytes = vec![0u8; size];
        // SAFETY: the interface says that there is an address for each parameter, of as many bytes as the parameter has.
        unsafe {
            let from: *const u8 = parameters.add(n).read().cast();
            std::ptr::copy_nonoverlapping(from, bytes.as_mut_ptr(), size);
        }
        bytes
    };
    let grid = [grid_x, grid_y, grid_z];
    let block = [block_x, block_y, block_z];
    code(|gpu| gpu.launch(number, grid, block, shared, argument))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemAlloc_v2(at: *mut u64, size: usize) -> c_int {
    // SAFETY: the interface says so.
    unsafe { answer(at, |gpu| gpu.alloc(size)) }
}

#[unsafe(no_mangle)]
extern "C" fn cuMemFree_v2(_at: u64) -> c_int {
    SUCCESS
}

#[unsafe(no_mangle)]
extern "C" fn cuMemsetD8_v2(at: u64, byte: u8, size: usize) -> c_int {
    code(|gpu| gpu.write(at, &vec![byte; size]))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemcpyHtoD_v2(at: u64, from: *const c_void, size: usize) -> c_int {
    // SAFETY: the interface says that there are so many bytes.
    let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), size) };
    code(|gpu| gpu.write(at, bytes))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn cuMemcpyDtoH_v2(to: *mut c_void, at: u64, size: usize) -> c_int {
    match GPU.with_borrow_mut(|gpu| gpu.read(at, size)) {
        Ok(bytes) => {
            // SAFETY: the interface says that so many bytes can be written.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to.cast(), size) };
            SUCCESS
        }
        Err(code) => code,
    }
}
