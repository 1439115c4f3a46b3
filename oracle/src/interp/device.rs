//! A device: the global memory that launches share.
use super::api::{Buffer, Launch, LaunchRun};
use super::events::Image;
use super::outcome::{Choices, Outcome, Unsupported};
use super::program::Program;

/// Memory of a device that has a program loaded.
pub struct Device<'p, 'm> {
    program: &'p Program<'m>,
    buffers: Vec<Image>,
}

impl<'p, 'm> Device<'p, 'm> {
    /// Loads a program: global variables get their initialisers.
    ///
    /// # Errors
    /// If an initialiser cannot be represented.
    pub fn new(program: &'p Program<'m>) -> Result<Device<'p, 'm>, Unsupported> {
        Ok(Device { program, buffers: Vec::new() })
    }
    /// Allocates a buffer; its number is for [`Value::buffer`](super::Value::buffer).
    pub fn alloc(&mut self, buffer: &Buffer) -> u32 {
        self.buffers.push(buffer.contents.clone());
        self.buffers.len() as u32 - 1
    }
    /// The contents of a buffer.
    pub fn read(&self, buffer: u32) -> Option<Image> {
        self.buffers.get(buffer as usize).cloned()
    }
    /// Overwrites bytes of a buffer; false if they do not fit.
    pub fn write(&mut self, _buffer: u32, _offset: u64, _bytes: &[u8]) -> bool {
        false
    }
    /// The contents of a global variable by name.
    pub fn read_global(&self, _name: &str) -> Option<Image> {
        None
    }
    /// Overwrites bytes of a global variable by name; false if there is none or they do not fit.
    pub fn write_global(&mut self, _name: &str, _offset: u64, _bytes: &[u8]) -> bool {
        false
    }
    /// Runs a kernel over a grid.
    pub fn launch(&mut self, _launch: &Launch) -> LaunchRun {
        let _ = self.program;
        LaunchRun {
            outcome: Outcome::Unsupported(Unsupported::new("launch (being written)")),
            events: Vec::new(),
            choices: Choices::default(),
            steps: 0,
            races: Vec::new(),
        }
    }
}
