//! A GPU as a launch description sees it.

use super::returned;
use crate::launch::{Host, mangled};
use std::cell::RefCell;
use tandem_cuda::{Context, CudaError, Memory, Module, Variable};
use tandem_ir::Global;
use tandem_ir::machine::module::MParam;
use tandem_oracle::interp::{Buffer, Image, Launch, LaunchRun, Outcome, Target, Value, ptx};

/// What went wrong first; nothing is done after it.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// Something that is no launch.
    Before(CudaError),
    /// A launch of a kernel of this name.
    Kernel(String, CudaError),
}

/// A context with a loaded module.
pub(super) struct Gpu<'c, 'p, 'm> {
    context: &'c Context,
    loaded: &'c Module,
    program: &'p ptx::Program<'m>,
    memory: Vec<Memory>,
    trouble: RefCell<Option<Trouble>>,
}

impl<'c, 'p, 'm> Gpu<'c, 'p, 'm> {
    pub fn new(
        context: &'c Context,
        loaded: &'c Module,
        program: &'p ptx::Program<'m>,
    ) -> Gpu<'c, 'p, 'm> {
        Gpu {
            context,
            loaded,
            program,
            memory: Vec::new(),
            trouble: RefCell::default(),
        }
    }

    /// What went wrong, if something did.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.borrow().clone()
    }
    /// Does something unless something went wrong before.
    fn attempt<T>(&self, what: impl FnOnce() -> Result<T, CudaError>) -> Option<T> {
        if self.trouble.borrow().is_some() {
            return None;
        }
        match what() {
            Ok(done) => Some(done),
            Err(e) => {
                *self.trouble.borrow_mut() = Some(Trouble::Before(e));
                None
            }
        }
    }
    /// A variable by its name in LLVM IR.
    fn variable(&self, name: &str) -> Option<Variable> {
        let known = mangled(name);
        let mut all = known.iter();
        let name = all.find(|n| self.program.variable(n).is_some())?;
        self.attempt(|| self.loaded.variable(name))
    }
    /// The bytes of an argument, filled up with zeros to what its parameter takes.
    fn argument(&self, p: &MParam, v: &Value) -> Vec<u8> {
        let mut bytes = match v {
            Value::Int { bits, .. } | Value::Float { bits, .. } => bits.to_le_bytes().to_vec(),
            Value::Pointer(p) => {
                let base = match p.target {
                    Target::Buffer(n) => self.memory.get(n as usize).map_or(0, Memory::address),
                    _ => 0,
                };
                base.wrapping_add(p.offset as u64).to_le_bytes().to_vec()
            }
            Value::ByVal(bytes) => bytes.clone(),
            // A launch description has no others.
            _ => Vec::new(),
        };
        bytes.resize(p.size().unwrap_or(0) as usize, 0);
        bytes
    }
    fn run(&self, l: &Launch) -> Result<(), (String, CudaError)> {
        let funcs = &self.program.module().funcs;
        let f = &funcs[l.kernel.as_u32() as usize];
        let each = f.params.iter().zip(&l.args);
        let arguments: Vec<Vec<u8>> = each.map(|(p, v)| self.argument(p, v)).collect();
        let shared = u32::try_from(l.dynamic_shared_bytes).unwrap_or(u32::MAX);
        let kernel = self.loaded.kernel(&f.name);
        let started = kernel.and_then(|k| k.launch(l.grid, l.block, shared, &arguments));
        let ended = started.and_then(|()| self.context.synchronize());
        ended.map_err(|e| (f.name.clone(), e))
    }
}

impl Host for Gpu<'_, '_, '_> {
    fn alloc(&mut self, buffer: &Buffer) -> u32 {
        let bytes = &buffer.contents.bytes;
        let made = self.attempt(|| {
            let memory = self.context.alloc(bytes.len() as u64)?;
            memory.write(0, bytes)?;
            Ok(memory)
        });
        self.memory.extend(made);
        (self.memory.len() as u32).saturating_sub(1)
    }
    fn read(&self, buffer: u32) -> Option<Image> {
        let memory = self.memory.get(buffer as usize)?;
        let bytes = self.attempt(|| memory.read())?;
        let marks = Vec::new();
        Some(Image { bytes, marks })
    }
    fn write_global(&mut self, name: &str, offset: u64, bytes: &[u8]) -> bool {
        let Some(v) = self.variable(name) else {
            return false;
        };
        let fits = offset.saturating_add(bytes.len() as u64) <= v.size();
        fits && self.attempt(|| v.write(offset, bytes)).is_some()
    }
    fn read_global(&self, name: &str) -> Option<Image> {
        let v = self.variable(name)?;
        let bytes = self.attempt(|| v.read())?;
        let marks = Vec::new();
        Some(Image { bytes, marks })
    }
    fn kernel(&self, name: &str) -> Option<(Global, usize)> {
        let n = mangled(name)
            .into_iter()
            .find_map(|n| self.program.function(&n))?;
        let f = &self.program.module().funcs[n as usize];
        Some((Global::from_u32(n), f.params.len()))
    }
    fn launch(&mut self, launch: &Launch) -> LaunchRun {
        if self.trouble.borrow().is_none()
            && let Err((kernel, e)) = self.run(launch)
        {
            *self.trouble.borrow_mut() = Some(Trouble::Kernel(kernel, e));
        }
        let outcome = match self.trouble() {
            None => Outcome::Returned(None),
            // Ends the run; how is asked of the device.
            Some(_) => Outcome::IllFormed("the device".into()),
        };
        LaunchRun {
            outcome,
            ..returned()
        }
    }
}
