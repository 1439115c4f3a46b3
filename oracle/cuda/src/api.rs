//! The functions of the driver library, and calls of them with references in place of addresses.
//!
//! The only file of the crate with `unsafe`. It rests on three facts. The signatures below are those of the driver's binary
//! interface, which is frozen: a function whose meaning changes gets another name (`cuMemAlloc_v2`). The library stays loaded
//! as long as [`Api`] lives, so that no pointer to a function outlives it. And every address that is handed over belongs to a
//! borrowed value of at least the size that is said with it, and is used by the driver during the call alone.
#![allow(unsafe_code)]

use crate::error::{Code, CudaError};
use libloading::Library;
use std::ffi::{CStr, CString, OsStr, c_char, c_int, c_uint, c_void};
use std::ptr::null_mut;

/// An address on the device.
pub(crate) type DevicePtr = u64;

/// A handle of the driver: an address that only the driver looks behind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Handle(*mut c_void);

/// Success.
const SUCCESS: c_int = 0;
/// `CUDA_ERROR_NO_DEVICE`.
const NO_DEVICE: c_int = 100;
/// Attributes of a device.
const MAJOR: c_int = 75;
const MINOR: c_int = 76;
/// Options of the PTX compiler: where its errors go, and how many bytes there are.
const ERROR_LOG: c_int = 5;
const ERROR_LOG_SIZE: c_int = 6;
/// Attribute of a function: most dynamic shared memory of a launch.
const MAX_DYNAMIC_SHARED: c_int = 8;
/// Limit of a context: bytes of stack per thread.
const STACK_SIZE: c_int = 0;
/// Bytes for what the PTX compiler says.
const LOG: usize = 16 << 10;
/// Behind the arguments of a launch: more than the parameters of any kernel take.
const PARAMETERS: usize = 32 << 10;

macro_rules! functions {
    ($($field:ident $symbol:literal ($($arg:ty),*);)*) => {
        /// The functions that are used.
        struct Table { $($field: unsafe extern "C" fn($($arg),*) -> c_int,)* }

        impl Table {
            fn of(library: &Library, shown: &str) -> Result<Table, CudaError> {
                Ok(Table { $($field: {
                    let symbol = concat!($symbol, "\0").as_bytes();
                    // SAFETY: the driver's function of that name has this signature.
                    let found = unsafe { library.get(symbol) };
                    *found.map_err(|_| CudaError::Symbol {
                        library: shown.into(),
                        name: $symbol,
                    })?
                },)* })
            }
        }
    };
}

functions! {
    init "cuInit" (c_uint);
    error_name "cuGetErrorName" (c_int, *mut *const c_char);
    error_string "cuGetErrorString" (c_int, *mut *const c_char);
    device_count "cuDeviceGetCount" (*mut c_int);
    device "cuDeviceGet" (*mut c_int, c_int);
    device_name "cuDeviceGetName" (*mut c_char, c_int, c_int);
    device_attribute "cuDeviceGetAttribute" (*mut c_int, c_int, c_int);
    retain "cuDevicePrimaryCtxRetain" (*mut *mut c_void, c_int);
    release "cuDevicePrimaryCtxRelease_v2" (c_int);
    set_current "cuCtxSetCurrent" (*mut c_void);
    set_limit "cuCtxSetLimit" (c_int, usize);
    synchronize "cuCtxSynchronize" ();
    load "cuModuleLoadDataEx" (*mut *mut c_void, *const c_void, c_uint, *mut c_int, *mut *mut c_void);
    unload "cuModuleUnload" (*mut c_void);
    function "cuModuleGetFunction" (*mut *mut c_void, *mut c_void, *const c_char);
    global "cuModuleGetGlobal_v2" (*mut DevicePtr, *mut usize, *mut c_void, *const c_char);
    function_attribute "cuFuncSetAttribute" (*mut c_void, c_int, c_int);
    launch "cuLaunchKernel" (*mut c_void, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, *mut c_void, *mut *mut c_void, *mut *mut c_void);
    alloc "cuMemAlloc_v2" (*mut DevicePtr, usize);
    free "cuMemFree_v2" (DevicePtr);
    fill "cuMemsetD8_v2" (DevicePtr, u8, usize);
    to_device "cuMemcpyHtoD_v2" (DevicePtr, *const c_void, usize);
    to_host "cuMemcpyDtoH_v2" (*mut c_void, DevicePtr, usize);
}

/// The library with its functions.
pub(crate) struct Api {
    table: Table,
    // Behind the table: dropped after it.
    _library: Library,
}

impl Api {
    /// Loads the library and initialises the driver.
    pub fn open(path: &OsStr) -> Result<Api, CudaError> {
        let shown = path.to_string_lossy().into_owned();
        // SAFETY: loading runs the library's own initialisation; whoever names a library trusts it, and the name that is
        // used without being asked for is the driver's.
        let library = unsafe { Library::new(path) };
        let library = library.map_err(|e| CudaError::Library {
            library: shown.clone(),
            // What the system says is behind what the loader calls it.
            why: std::error::Error::source(&e).map_or_else(|| e.to_string(), ToString::to_string),
        })?;
        let api = Api {
            table: Table::of(&library, &shown)?,
            _library: library,
        };
        // SAFETY: takes a number alone.
        let code = unsafe { (api.table.init)(0) };
        match code {
            SUCCESS => Ok(api),
            code => Err(CudaError::NoDevice(api.code(code))),
        }
    }

    /// What the driver calls a code.
    fn code(&self, number: c_int) -> Code {
        let ask = |of: unsafe extern "C" fn(c_int, *mut *const c_char) -> c_int| {
            let mut text: *const c_char = std::ptr::null();
            // SAFETY: `text` is there for an address to be written to.
            let known = unsafe { of(number, &mut text) } == SUCCESS && !text.is_null();
            // SAFETY: on success it is the address of a text that lives as long as the library, with a zero behind it.
            known.then(|| {
                unsafe { CStr::from_ptr(text) }
                    .to_string_lossy()
                    .into_owned()
            })
        };
        Code {
            number,
            name: ask(self.table.error_name).unwrap_or_else(|| format!("error {number}")),
            text: ask(self.table.error_string).unwrap_or_default(),
        }
    }
    fn check(&self, call: &'static str, code: c_int) -> Result<(), CudaError> {
        match code {
            SUCCESS => Ok(()),
            NO_DEVICE => Err(CudaError::NoDevice(self.code(code))),
            code => Err(CudaError::Driver {
                call,
                code: self.code(code),
            }),
        }
    }

    pub fn count(&self) -> Result<i32, CudaError> {
        let mut n = 0;
        // SAFETY: a number is written to `n`.
        let code = unsafe { (self.table.device_count)(&mut n) };
        self.check("cuDeviceGetCount", code)?;
        match n {
            // A driver without devices says so in one way or the other.
            ..=0 => Err(CudaError::NoDevice(self.code(NO_DEVICE))),
            n => Ok(n),
        }
    }
    pub fn device(&self, ordinal: i32) -> Result<i32, CudaError> {
        let mut device = 0;
        // SAFETY: a number is written to `device`.
        let code = unsafe { (self.table.device)(&mut device, ordinal) };
        self.check("cuDeviceGet", code)?;
        Ok(device)
    }
    pub fn name(&self, device: i32) -> Result<String, CudaError> {
        let mut bytes = [0u8; 256];
        // SAFETY: at most so many bytes are written, and a zero after the last; the driver is told of one less than there are.
        let code = unsafe { (self.table.device_name)(bytes.as_mut_ptr().cast(), 255, device) };
        self.check("cuDeviceGetName", code)?;
        Ok(text(&bytes))
    }
    pub fn capability(&self, device: i32) -> Result<(i32, i32), CudaError> {
        let ask = |what| {
            let mut n = 0;
            // SAFETY: a number is written to `n`.
            let code = unsafe { (self.table.device_attribute)(&mut n, what, device) };
            self.check("cuDeviceGetAttribute", code).map(|()| n)
        };
        Ok((ask(MAJOR)?, ask(MINOR)?))
    }

    /// Retains the primary context of a device and makes it this thread's.
    pub fn enter(&self, device: i32) -> Result<(), CudaError> {
        let mut context = null_mut();
        // SAFETY: a handle is written to `context`.
        let code = unsafe { (self.table.retain)(&mut context, device) };
        self.check("cuDevicePrimaryCtxRetain", code)?;
        // SAFETY: the handle is the one that was retained just now.
        let code = unsafe { (self.table.set_current)(context) };
        self.check("cuCtxSetCurrent", code).inspect_err(|_| {
            self.leave(device);
        })
    }
    /// Releases what [`Self::enter`] retained.
    pub fn leave(&self, device: i32) {
        // SAFETY: takes a number alone. A failure is no news to anyone: the process is about to end, or a kernel has broken
        // the context.
        let _ = unsafe { (self.table.release)(device) };
    }
    pub fn stack(&self, bytes: usize) -> Result<(), CudaError> {
        // SAFETY: takes numbers alone.
        let code = unsafe { (self.table.set_limit)(STACK_SIZE, bytes) };
        self.check("cuCtxSetLimit", code)
    }
    pub fn synchronize(&self) -> Result<(), CudaError> {
        // SAFETY: takes nothing.
        let code = unsafe { (self.table.synchronize)() };
        self.check("cuCtxSynchronize", code)
    }

    /// Compiles PTX.
    pub fn load(&self, ptx: &CStr) -> Result<Handle, CudaError> {
        let mut log = vec![0u8; LOG];
        let mut options = [ERROR_LOG, ERROR_LOG_SIZE];
        // A number travels in the place of an address.
        let mut values = [
            log.as_mut_ptr().cast::<c_void>(),
            std::ptr::without_provenance_mut(LOG - 1),
        ];
        let mut module = null_mut();
        // SAFETY: two options with two values; the log has more bytes than are said, and the text a zero behind it.
        let code = unsafe {
            (self.table.load)(
                &mut module,
                ptx.as_ptr().cast(),
                2,
                options.as_mut_ptr(),
                values.as_mut_ptr(),
            )
        };
        match code {
            SUCCESS => Ok(Handle(module)),
            code => Err(CudaError::Refused {
                code: self.code(code),
                log: text(&log).trim_end().to_owned(),
            }),
        }
    }
    pub fn unload(&self, module: Handle) {
        // SAFETY: the handle is that of a module which nobody uses any more; see `leave` for failures.
        let _ = unsafe { (self.table.unload)(module.0) };
    }
    pub fn function(&self, module: Handle, name: &CString) -> Result<Handle, CudaError> {
        let mut function = null_mut();
        // SAFETY: a handle is written to `function`; the module is loaded.
        let code = unsafe { (self.table.function)(&mut function, module.0, name.as_ptr()) };
        self.check("cuModuleGetFunction", code)?;
        Ok(Handle(function))
    }
    pub fn global(&self, module: Handle, name: &CString) -> Result<(DevicePtr, u64), CudaError> {
        let (mut at, mut size) = (0, 0);
        // SAFETY: two numbers are written; the module is loaded.
        let code = unsafe { (self.table.global)(&mut at, &mut size, module.0, name.as_ptr()) };
        self.check("cuModuleGetGlobal_v2", code)?;
        Ok((at, size as u64))
    }
    pub fn allow_shared(&self, function: Handle, bytes: u32) -> Result<(), CudaError> {
        let bytes = c_int::try_from(bytes).unwrap_or(c_int::MAX);
        // SAFETY: the function's module is loaded.
        let code =
            unsafe { (self.table.function_attribute)(function.0, MAX_DYNAMIC_SHARED, bytes) };
        self.check("cuFuncSetAttribute", code)
    }
    /// Starts a kernel on the bytes of its arguments.
    pub fn launch(
        &self,
        function: Handle,
        (grid, block, shared): ([u32; 3], [u32; 3], u32),
        arguments: &[Vec<u8>],
    ) -> Result<(), CudaError> {
        // The driver reads as many arguments as the kernel has parameters, each of the parameter's size, and nobody tells it
        // what there is: so each stands at a multiple of 16 in one allocation, behind all of them there is room for the
        // parameters of any kernel, and so many addresses as a kernel can have parameters are given.
        let places: Vec<usize> = arguments
            .iter()
            .scan(0usize, |top, a| {
                let at = *top;
                *top += a.len().next_multiple_of(16);
                Some(at)
            })
            .collect();
        let end = arguments
            .iter()
            .map(|a| a.len().next_multiple_of(16))
            .sum::<usize>();
        let mut room = vec![0u128; (end + PARAMETERS).div_ceil(16)];
        let base = room.as_mut_ptr().cast::<u8>();
        for (a, &at) in arguments.iter().zip(&places) {
            // SAFETY: `at` and the argument's bytes are inside of `room` by the sum above.
            unsafe { std::ptr::copy_nonoverlapping(a.as_ptr(), base.add(at), a.len()) };
        }
        let mut addresses: Vec<*mut c_void> = places
            .iter()
            // SAFETY: as above.
            .map(|&at| unsafe { base.add(at) }.cast())
            .collect();
        // SAFETY: `room` has more than `end` bytes.
        addresses.resize(places.len() + PARAMETERS, unsafe { base.add(end) }.cast());
        // SAFETY: the function's module is loaded; the arguments are copied before the call returns, and there are enough of
        // them, with enough bytes each, whatever the kernel.
        let code = unsafe {
            (self.table.launch)(
                function.0,
                grid[0],
                grid[1],
                grid[2],
                block[0],
                block[1],
                block[2],
                shared,
                null_mut(),
                addresses.as_mut_ptr(),
                null_mut(),
            )
        };
        self.check("cuLaunchKernel", code)
    }

    pub fn alloc(&self, bytes: usize) -> Result<DevicePtr, CudaError> {
        let mut at = 0;
        // SAFETY: a number is written to `at`.
        let code = unsafe { (self.table.alloc)(&mut at, bytes) };
        self.check("cuMemAlloc_v2", code)?;
        Ok(at)
    }
    pub fn free(&self, at: DevicePtr) {
        // SAFETY: takes a number alone; see `leave` for failures.
        let _ = unsafe { (self.table.free)(at) };
    }
    pub fn fill(&self, at: DevicePtr, byte: u8, bytes: usize) -> Result<(), CudaError> {
        // SAFETY: takes numbers alone.
        let code = unsafe { (self.table.fill)(at, byte, bytes) };
        self.check("cuMemsetD8_v2", code)
    }
    pub fn write(&self, at: DevicePtr, bytes: &[u8]) -> Result<(), CudaError> {
        // SAFETY: the driver reads as many bytes as there are.
        let code = unsafe { (self.table.to_device)(at, bytes.as_ptr().cast(), bytes.len()) };
        self.check("cuMemcpyHtoD_v2", code)
    }
    pub fn read(&self, at: DevicePtr, bytes: &mut [u8]) -> Result<(), CudaError> {
        // SAFETY: the driver writes as many bytes as there are.
        let code = unsafe { (self.table.to_host)(bytes.as_mut_ptr().cast(), at, bytes.len()) };
        self.check("cuMemcpyDtoH_v2", code)
    }
}

/// The text up to the first zero.
fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}
