//! The driver of NVIDIA GPUs behind a safe interface, loaded at run time: nothing of CUDA is needed to build or to start a
//! program that uses it.
//!
//! ```text
//!   Driver    the library, opened and initialised     Driver::open
//!     Device    one GPU: name, compute capability     Driver::device
//!       Context   its primary context, of one thread  Device::context
//!         Memory    bytes on the device               Context::alloc
//!         Module    PTX that the driver compiled      Context::load
//!           Kernel    to be launched                  Module::kernel
//!           Variable  to be read and written          Module::variable
//! ```
//!
//! Each value keeps what stands above it alive, and gives back what it holds when it is dropped. `api` is the table of the
//! library's functions and the only file with `unsafe`.
//!
//! **Invariant:** whatever a caller passes, the host's memory is safe: copies are checked against the size of what is copied,
//! and a launch gives the driver arguments with enough room behind them for any kernel. What a kernel does on the device is
//! its own affair; where the device reaches the host's memory, launches belong in a process of their own, and a launch that
//! does not end can only be ended with its process.
//!
//! ```
//! // Where there is no GPU this is an error that says why.
//! match tandem_cuda::Driver::open(None) {
//!     Ok(driver) => println!("{} devices", driver.count()?),
//!     Err(e) => println!("{e}"),
//! }
//! # Ok::<(), tandem_cuda::CudaError>(())
//! ```

mod api;
mod device;
mod error;

pub use device::{Context, Device, Driver, Kernel, Memory, Module, Variable};
pub use error::{Code, CudaError};
