//! The devices that a launch description runs on: of LLVM IR and of PTX.

use tandem_ir::machine::MModule;
use tandem_ir::{Global, Module};
use tandem_oracle::interp::{Buffer, Device, Image, Launch, LaunchRun, ptx};

/// A device as a launch description sees it. Names are those of LLVM IR.
pub trait Host {
    /// Allocates a buffer and gives its number.
    fn alloc(&mut self, buffer: &Buffer) -> u32;
    /// The contents of a buffer.
    fn read(&self, buffer: u32) -> Option<Image>;
    /// Overwrites bytes of a variable; false if there is none or they do not fit.
    fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool;
    /// The contents of a variable.
    fn read_global(&self, name: &str) -> Option<Image>;
    /// A kernel, and how many parameters it has.
    fn kernel(&self, name: &str) -> Option<(Global, usize)>;
    /// Runs a kernel.
    fn launch(&mut self, launch: &Launch) -> LaunchRun;
}

/// A device of LLVM IR, and the module that it has loaded.
pub struct Ir<'p, 'm>(pub Device<'p, 'm>, pub &'m Module);

impl Host for Ir<'_, '_> {
    fn alloc(&mut self, buffer: &Buffer) -> u32 {
        self.0.alloc(buffer)
    }
    fn read(&self, buffer: u32) -> Option<Image> {
        self.0.read(buffer)
    }
    fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        self.0.write_global(name, offset, bytes)
    }
    fn read_global(&self, name: &str) -> Option<Image> {
        self.0.read_global(name)
    }
    fn kernel(&self, name: &str) -> Option<(Global, usize)> {
        let g = self.1.header.lookup(name)?;
        Some((g, self.1.body(g)?.args().len()))
    }
    fn launch(&mut self, launch: &Launch) -> LaunchRun {
        self.0.launch(launch)
    }
}

/// A device of PTX, and the program that it has loaded.
pub struct Ptx<'p, 'm>(pub ptx::Device<'p, 'm>, pub &'p ptx::Program<'m>);

impl Host for Ptx<'_, '_> {
    fn alloc(&mut self, buffer: &Buffer) -> u32 {
        self.0.alloc(buffer)
    }
    fn read(&self, buffer: u32) -> Option<Image> {
        self.0.read(buffer)
    }
    fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        self.0
            .write_global(&variable(self.1.module(), name), offset, bytes)
    }
    fn read_global(&self, name: &str) -> Option<Image> {
        self.0.read_global(&variable(self.1.module(), name))
    }
    fn kernel(&self, name: &str) -> Option<(Global, usize)> {
        let n = mangled(name)
            .into_iter()
            .find_map(|n| self.1.function(&n))?;
        let f = &self.1.module().funcs[n as usize];
        Some((Global::from_u32(n), f.params.len()))
    }
    fn launch(&mut self, launch: &Launch) -> LaunchRun {
        self.0.launch(launch)
    }
}

/// A variable by the name that it has in LLVM IR.
fn variable(module: &MModule, name: &str) -> String {
    let known = |n: &String| module.globals.iter().any(|g| g.name == *n);
    let found = mangled(name).into_iter().find(known);
    found.unwrap_or_else(|| name.to_owned())
}

/// What a name of LLVM IR may be called in PTX: bytes that PTX has no room for are spelled out, by some compilers all in the
/// same way.
pub fn mangled(name: &str) -> [String; 3] {
    let legal = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$';
    let with = |f: &dyn Fn(u8) -> String| {
        let byte = |b: u8| match legal(b) {
            true => char::from(b).to_string(),
            false => f(b),
        };
        name.bytes().map(byte).collect::<String>()
    };
    let spelled = with(&|b| match b {
        b'.' => "_$_".into(),
        b => format!("_${b:02x}_"),
    });
    [name.to_owned(), spelled, with(&|_| "_$_".into())]
}
