//! What the functions of the library are about: the interpreter's device, and what lies at which address of it.

use std::ffi::{CStr, c_int};
use tandem_ir::Global;
use tandem_ir::machine::module::MModule;
use tandem_ir::machine::text;
use tandem_oracle::interp::{
    Buffer, Image, Launch, Limits, Outcome, Placement, Policy, Schedule, UbKind, Value, ptx,
};

pub const SUCCESS: c_int = 0;
pub const INVALID_VALUE: c_int = 1;
pub const INVALID_DEVICE: c_int = 101;
const NO_DEVICE: c_int = 100;
const INVALID_PTX: c_int = 218;
const NOT_FOUND: c_int = 500;
const ILLEGAL_ADDRESS: c_int = 700;
const TIMEOUT: c_int = 702;
const MISALIGNED: c_int = 716;
const FAILED: c_int = 719;
const NOT_SUPPORTED: c_int = 801;

/// Name and sentence of a code.
pub fn words(code: c_int) -> (&'static CStr, &'static CStr) {
    match code {
        SUCCESS => (c"CUDA_SUCCESS", c"no error"),
        INVALID_VALUE => (c"CUDA_ERROR_INVALID_VALUE", c"invalid argument"),
        NO_DEVICE => (
            c"CUDA_ERROR_NO_DEVICE",
            c"no CUDA-capable device is detected",
        ),
        INVALID_DEVICE => (c"CUDA_ERROR_INVALID_DEVICE", c"invalid device ordinal"),
        INVALID_PTX => (c"CUDA_ERROR_INVALID_PTX", c"a PTX JIT compilation failed"),
        NOT_FOUND => (c"CUDA_ERROR_NOT_FOUND", c"named symbol not found"),
        ILLEGAL_ADDRESS => (
            c"CUDA_ERROR_ILLEGAL_ADDRESS",
            c"an illegal memory access was encountered",
        ),
        TIMEOUT => (
            c"CUDA_ERROR_LAUNCH_TIMEOUT",
            c"the launch timed out and was terminated",
        ),
        MISALIGNED => (c"CUDA_ERROR_MISALIGNED_ADDRESS", c"misaligned address"),
        FAILED => (c"CUDA_ERROR_LAUNCH_FAILED", c"unspecified launch failure"),
        NOT_SUPPORTED => (c"CUDA_ERROR_NOT_SUPPORTED", c"operation not supported"),
        _ => (c"CUDA_ERROR_UNKNOWN", c"unknown error"),
    }
}

/// What lies at an address.
#[derive(Clone)]
enum What {
    Buffer(u32),
    Variable(String),
}

struct Loaded {
    program: &'static ptx::Program<'static>,
    device: ptx::Device<'static, 'static>,
}

/// The device.
pub struct Gpu {
    asked: Vec<String>,
    loaded: Option<Loaded>,
    /// Address, size and what is there.
    places: Vec<(u64, u64, What)>,
    /// How the first kernel ended that did not end well.
    failed: Option<c_int>,
}

impl Gpu {
    pub fn new() -> Gpu {
        let asked = std::env::var("TANDEM_FAKE_CUDA").unwrap_or_default();
        Gpu {
            asked: asked.split(',').map(str::to_owned).collect(),
            loaded: None,
            places: Vec::new(),
            failed: None,
        }
    }
    fn has(&self, word: &str) -> bool {
        self.asked.iter().any(|w| w == word)
    }
    fn number(&self, word: &str) -> Option<u64> {
        let value = |w: &String| w.strip_prefix(word)?.strip_prefix('=')?.parse().ok();
        self.asked.iter().find_map(value)
    }
    fn well(&self) -> Result<(), c_int> {
        self.failed.map_or(Ok(()), Err)
    }

    pub fn init(&mut self) -> Result<(), c_int> {
        match self.has("no-device") {
            true => Err(NO_DEVICE),
            false => Ok(()),
        }
    }
    pub fn attribute(&mut self, what: c_int) -> Result<c_int, c_int> {
        let sm = self.number("sm").unwrap_or(90) as c_int;
        match what {
            75 => Ok(sm / 10),
            76 => Ok(sm % 10),
            _ => Err(INVALID_VALUE),
        }
    }
    pub fn synchronize(&mut self) -> Result<(), c_int> {
        if self.has("crash") {
            std::process::abort();
        }
        while self.has("hang") {
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
        self.well()
    }
    /// Reads PTX; it stays for good, as does everything that is made of it.
    pub fn load(&mut self, bytes: &[u8]) -> Result<(), (c_int, String)> {
        if self.has("jit-error") {
            let log = "ptxas application ptx input, line 7; fatal : asked for";
            return Err((INVALID_PTX, log.into()));
        }
        let module = text::parse(bytes, "image").map_err(|d| (INVALID_PTX, d.to_string()))?;
        let sm = self.number("sm").unwrap_or(90);
        if u64::from(module.target.sm) > sm {
            return Err((
                INVALID_PTX,
                format!("SM version {} is too new", module.target.sm),
            ));
        }
        let module: &'static MModule = Box::leak(Box::new(module));
        let program = Box::leak(Box::new(ptx::Program::new(module, None)));
        // Not where the interpreter of whoever compares puts things: addresses are nobody's business.
        let policy = Policy {
            placement: Placement::Generous,
            ..Policy::default()
        };
        let device = ptx::Device::new(program, policy);
        let mut device = device.map_err(|u| (NOT_SUPPORTED, u.to_string()))?;
        device.alloc(&Buffer::global(vec![0; 1 << 16]));
        self.loaded = Some(Loaded { program, device });
        Ok(())
    }
    fn loaded(&mut self) -> Result<&mut Loaded, c_int> {
        self.well()?;
        self.loaded.as_mut().ok_or(NOT_SUPPORTED)
    }
    pub fn function(&mut self, name: &str) -> Result<u32, c_int> {
        self.loaded()?.program.function(name).ok_or(NOT_FOUND)
    }
    pub fn variable(&mut self, name: &str) -> Result<(u64, usize), c_int> {
        let device = &self.loaded()?.device;
        let (at, image) = device
            .address_of(name)
            .zip(device.read_global(name))
            .ok_or(NOT_FOUND)?;
        let size = image.bytes.len();
        self.places
            .push((at, size as u64, What::Variable(name.into())));
        Ok((at, size))
    }
    pub fn alloc(&mut self, size: usize) -> Result<u64, c_int> {
        let device = &mut self.loaded()?.device;
        let number = device.alloc(&Buffer::global(vec![0xa5; size]));
        let at = device.buffer_address(number).ok_or(NOT_SUPPORTED)?;
        self.places.push((at, size as u64, What::Buffer(number)));
        Ok(at)
    }
    fn place(&self, at: u64, size: usize) -> Result<(u64, What), c_int> {
        let end = at.saturating_add(size as u64);
        let mut all = self.places.iter();
        all.find(|(from, n, _)| *from <= at && end <= from + n)
            .map(|(from, _, what)| (at - from, what.clone()))
            .ok_or(INVALID_VALUE)
    }
    pub fn write(&mut self, at: u64, bytes: &[u8]) -> Result<(), c_int> {
        let (from, what) = self.place(at, bytes.len())?;
        let device = &mut self.loaded()?.device;
        let done = match what {
            What::Buffer(n) => device.write(n, from, bytes),
            What::Variable(name) => device.write_global(&name, from, bytes),
        };
        if done { Ok(()) } else { Err(INVALID_VALUE) }
    }
    pub fn read(&mut self, at: u64, size: usize) -> Result<Vec<u8>, c_int> {
        let (from, what) = self.place(at, size)?;
        let wrong = self.number("wrong-byte");
        let device = &self.loaded()?.device;
        let image = match &what {
            What::Buffer(n) => device.read(*n),
            What::Variable(name) => device.read_global(name),
        };
        let Image { mut bytes, marks } = image.ok_or(INVALID_VALUE)?;
        for (at, _) in marks {
            bytes[at as usize] = 0xa5;
        }
        let asked = matches!(what, What::Buffer(n) if wrong == Some(u64::from(n) - 1));
        if let Some(first) = bytes.first_mut().filter(|_| asked) {
            *first ^= 1;
        }
        Ok(bytes[from as usize..from as usize + size].to_vec())
    }
    pub fn launch(
        &mut self,
        number: u32,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        argument: impl Fn(usize, usize) -> Vec<u8>,
    ) -> Result<(), c_int> {
        let schedule = match self.number("seed") {
            Some(seed) => Schedule::Random(seed),
            None => Schedule::RoundRobin(0),
        };
        let illegal = self.has("launch-failure");
        let Loaded { program, device } = self.loaded()?;
        let f = program.module().funcs.get(number as usize);
        let params = &f.ok_or(INVALID_VALUE)?.params;
        let value = |(n, p): (usize, &tandem_ir::machine::module::MParam)| {
            Value::ByVal(argument(n, p.size().unwrap_or(0) as usize))
        };
        let args = params.iter().enumerate().map(value).collect();
        let mut launch = Launch::new(Global::from_u32(number), grid, block, args);
        launch.dynamic_shared_bytes = shared.into();
        launch.schedule = schedule;
        launch.policy.limits = Limits {
            steps: 1_000_000_000,
            ..Limits::default()
        };
        let run = device.launch(&launch);
        self.failed = match run.outcome {
            _ if illegal => Some(ILLEGAL_ADDRESS),
            Outcome::Returned(_) => None,
            Outcome::Ub {
                kind: UbKind::Misaligned,
                ..
            } => Some(MISALIGNED),
            Outcome::Ub { kind, .. } => {
                let memory = ["out-of-bounds", "no-object", "address", "null"];
                let is = memory.iter().any(|w| kind.name().contains(w));
                Some(if is { ILLEGAL_ADDRESS } else { FAILED })
            }
            Outcome::OutOfSteps => Some(TIMEOUT),
            Outcome::Unsupported(_) => Some(NOT_SUPPORTED),
            _ => Some(FAILED),
        };
        Ok(())
    }
}
