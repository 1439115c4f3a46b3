//! Devices, contexts, memory, modules and kernels: what is retained is given back, and copies stay inside of what they copy.
//!
//! A context belongs to the thread that made it, and so does everything in it: the types hold an `Rc` and cannot be sent.

use crate::api::{Api, DevicePtr, Handle};
use crate::error::CudaError;
use std::ffi::{CString, OsStr};
use std::rc::Rc;

/// What the driver library is called if nobody says otherwise.
const LIBRARY: &str = if cfg!(windows) {
    "nvcuda.dll"
} else {
    "libcuda.so.1"
};

/// The driver, initialised.
pub struct Driver {
    api: Rc<Api>,
}

impl Driver {
    /// Loads a driver library, or the system's, and initialises it.
    ///
    /// # Errors
    /// No library, one that is no driver, or no device that it could drive.
    pub fn open(library: Option<&OsStr>) -> Result<Driver, CudaError> {
        let path = library.unwrap_or(OsStr::new(LIBRARY));
        Ok(Driver {
            api: Rc::new(Api::open(path)?),
        })
    }
    /// How many devices there are, at least one.
    ///
    /// # Errors
    /// There is none.
    pub fn count(&self) -> Result<u32, CudaError> {
        self.api.count().map(|n| n.unsigned_abs())
    }
    /// A device by its number from 0.
    ///
    /// # Errors
    /// There is none of that number.
    pub fn device(&self, number: u32) -> Result<Device, CudaError> {
        let ordinal = i32::try_from(number).unwrap_or(i32::MAX);
        let handle = self.api.device(ordinal)?;
        let (major, minor) = self.api.capability(handle)?;
        Ok(Device {
            name: self.api.name(handle)?,
            capability: (major.unsigned_abs(), minor.unsigned_abs()),
            api: Rc::clone(&self.api),
            handle,
        })
    }
}

/// A GPU.
pub struct Device {
    api: Rc<Api>,
    handle: i32,
    name: String,
    capability: (u32, u32),
}

impl Device {
    /// What its maker calls it.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// Its compute capability, major and minor.
    pub fn capability(&self) -> (u32, u32) {
        self.capability
    }
    /// The number of its processor as PTX has it: 90 of `sm_90`.
    pub fn sm(&self) -> u32 {
        self.capability.0 * 10 + self.capability.1
    }
    /// Its primary context, made that of this thread.
    ///
    /// # Errors
    /// The driver does not give it.
    pub fn context(&self) -> Result<Context, CudaError> {
        self.api.enter(self.handle)?;
        Ok(Context {
            inner: Rc::new(Inner {
                api: Rc::clone(&self.api),
                device: self.handle,
            }),
        })
    }
}

/// A retained context.
struct Inner {
    api: Rc<Api>,
    device: i32,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.api.leave(self.device);
    }
}

/// The primary context of a device.
pub struct Context {
    inner: Rc<Inner>,
}

impl Context {
    /// Gives each thread so many bytes of stack, which functions that call themselves need.
    ///
    /// # Errors
    /// The device has not so many.
    pub fn stack(&self, bytes: usize) -> Result<(), CudaError> {
        self.inner.api.stack(bytes)
    }
    /// Allocates memory, whose contents are open.
    ///
    /// # Errors
    /// There is not enough.
    pub fn alloc(&self, bytes: u64) -> Result<Memory, CudaError> {
        // The driver refuses to allocate nothing.
        let asked = usize::try_from(bytes.max(1)).unwrap_or(usize::MAX);
        Ok(Memory {
            at: self.inner.api.alloc(asked)?,
            size: bytes,
            inner: Rc::clone(&self.inner),
        })
    }
    /// Compiles PTX for the device.
    ///
    /// # Errors
    /// [`CudaError::Refused`] with what the compiler says.
    pub fn load(&self, ptx: &str) -> Result<Module, CudaError> {
        let text = c_text(ptx)?;
        Ok(Module {
            inner: Rc::new(Loaded {
                handle: self.inner.api.load(&text)?,
                context: Rc::clone(&self.inner),
            }),
        })
    }
    /// Waits for everything that was launched; what went wrong there is said here.
    ///
    /// # Errors
    /// How a kernel ended, if not well. The context is of no use then.
    pub fn synchronize(&self) -> Result<(), CudaError> {
        self.inner.api.synchronize()
    }
}

fn c_text(text: &str) -> Result<CString, CudaError> {
    let short = |text: &str| text.chars().take(40).collect();
    CString::new(text).map_err(|_| CudaError::Name(short(text)))
}

fn inside(from: u64, length: usize, size: u64) -> Result<(), CudaError> {
    let to = from.saturating_add(length as u64);
    match to <= size {
        true => Ok(()),
        false => Err(CudaError::Range { from, to, size }),
    }
}

/// Memory on the device.
pub struct Memory {
    inner: Rc<Inner>,
    at: DevicePtr,
    size: u64,
}

impl Memory {
    /// Its address on the device.
    pub fn address(&self) -> u64 {
        self.at
    }
    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.size
    }
    /// Sets every byte.
    ///
    /// # Errors
    /// What the driver says.
    pub fn fill(&self, byte: u8) -> Result<(), CudaError> {
        self.inner.api.fill(self.at, byte, self.size as usize)
    }
    /// Copies bytes to it.
    ///
    /// # Errors
    /// They do not fit; what the driver says.
    pub fn write(&self, from: u64, bytes: &[u8]) -> Result<(), CudaError> {
        write(&self.inner.api, (self.at, self.size), from, bytes)
    }
    /// Copies all of its bytes.
    ///
    /// # Errors
    /// What the driver says.
    pub fn read(&self) -> Result<Vec<u8>, CudaError> {
        read(&self.inner.api, (self.at, self.size))
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.inner.api.free(self.at);
    }
}

fn write(
    api: &Api,
    (at, size): (DevicePtr, u64),
    from: u64,
    bytes: &[u8],
) -> Result<(), CudaError> {
    inside(from, bytes.len(), size)?;
    match bytes.is_empty() {
        true => Ok(()),
        false => api.write(at + from, bytes),
    }
}

fn read(api: &Api, (at, size): (DevicePtr, u64)) -> Result<Vec<u8>, CudaError> {
    let mut bytes = vec![0; size as usize];
    if size > 0 {
        api.read(at, &mut bytes)?;
    }
    Ok(bytes)
}

/// A loaded module.
struct Loaded {
    context: Rc<Inner>,
    handle: Handle,
}

impl Drop for Loaded {
    fn drop(&mut self) {
        self.context.api.unload(self.handle);
    }
}

/// PTX that the driver has compiled.
pub struct Module {
    inner: Rc<Loaded>,
}

impl Module {
    /// A kernel by its name in the PTX.
    ///
    /// # Errors
    /// There is none.
    pub fn kernel(&self, name: &str) -> Result<Kernel, CudaError> {
        let handle = (self.inner.context.api).function(self.inner.handle, &c_text(name)?)?;
        Ok(Kernel {
            module: Rc::clone(&self.inner),
            handle,
        })
    }
    /// A variable of global or constant memory by its name in the PTX.
    ///
    /// # Errors
    /// There is none.
    pub fn variable(&self, name: &str) -> Result<Variable, CudaError> {
        let (at, size) = (self.inner.context.api).global(self.inner.handle, &c_text(name)?)?;
        Ok(Variable {
            module: Rc::clone(&self.inner),
            at,
            size,
        })
    }
}

/// A variable of a module.
pub struct Variable {
    module: Rc<Loaded>,
    at: DevicePtr,
    size: u64,
}

impl Variable {
    /// How many bytes it has.
    pub fn size(&self) -> u64 {
        self.size
    }
    /// Copies bytes to it.
    ///
    /// # Errors
    /// They do not fit; what the driver says.
    pub fn write(&self, from: u64, bytes: &[u8]) -> Result<(), CudaError> {
        write(&self.module.context.api, (self.at, self.size), from, bytes)
    }
    /// Copies all of its bytes.
    ///
    /// # Errors
    /// What the driver says.
    pub fn read(&self) -> Result<Vec<u8>, CudaError> {
        read(&self.module.context.api, (self.at, self.size))
    }
}

/// A kernel of a module.
pub struct Kernel {
    module: Rc<Loaded>,
    handle: Handle,
}

impl Kernel {
    /// Dynamic shared memory beyond which the driver wants to be asked first.
    const ASK_BEYOND: u32 = 48 << 10;

    /// Starts it: blocks of the grid, threads of a block, bytes of dynamic shared memory, and the bytes of each argument. It
    /// runs beside the caller until [`Context::synchronize`].
    ///
    /// # Errors
    /// The device does not take such a launch.
    pub fn launch(
        &self,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        arguments: &[Vec<u8>],
    ) -> Result<(), CudaError> {
        let api = &self.module.context.api;
        if shared > Kernel::ASK_BEYOND {
            api.allow_shared(self.handle, shared)?;
        }
        api.launch(self.handle, (grid, block, shared), arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_is_not_there_is_an_absence() {
        let e = Driver::open(Some(OsStr::new("libno-such-driver.so.7"))).err();
        assert!(e.as_ref().is_some_and(CudaError::is_absence), "{e:?}");
        let text = e.map(|e| e.to_string()).unwrap_or_default();
        assert!(text.contains("libno-such-driver.so.7"), "{text}");
    }

    #[test]
    fn copies_stay_inside() {
        assert_eq!(inside(4, 4, 8), Ok(()));
        assert_eq!(inside(8, 0, 8), Ok(()));
        for (from, length) in [(5, 4), (9, 0), (u64::MAX, 2)] {
            let e = inside(from, length, 8);
            assert!(matches!(e, Err(CudaError::Range { size: 8, .. })), "{e:?}");
        }
    }

    #[test]
    fn texts_with_a_zero_inside_are_no_names() {
        assert!(matches!(c_text("a\0b"), Err(CudaError::Name(_))));
        assert!(c_text("a_b").is_ok());
    }
}
