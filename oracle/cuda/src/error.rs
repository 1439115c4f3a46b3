//! What can go wrong, told apart by what a caller does about it.

/// What the driver calls a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Its number.
    pub number: i32,
    /// Its name: `CUDA_ERROR_ILLEGAL_ADDRESS`.
    pub name: String,
    /// The driver's sentence about it.
    pub text: String,
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.text.is_empty() {
            true => f.write_str(&self.name),
            false => write!(f, "{} ({})", self.name, self.text),
        }
    }
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CudaError {
    /// There is no library of that name, or the system cannot load it.
    #[error("the driver library {library} cannot be loaded: {why}")]
    Library {
        /// The library.
        library: String,
        /// The system's words.
        why: String,
    },
    /// The library is not the driver, or older than all that are known.
    #[error("{library} has no function {name}: it is no CUDA driver, or too old")]
    Symbol {
        /// The library.
        library: String,
        /// The function.
        name: &'static str,
    },
    /// The library is there, and no device that it could drive.
    #[error("the driver has no device: {0}")]
    NoDevice(Code),
    /// A call failed.
    #[error("{call}: {code}")]
    Driver {
        /// The function.
        call: &'static str,
        /// How it failed.
        code: Code,
    },
    /// The driver does not compile the PTX.
    #[error("the driver refuses the PTX: {code}")]
    Refused {
        /// How it failed.
        code: Code,
        /// What its compiler says.
        log: String,
    },
    /// Bytes outside of what is copied from or to.
    #[error("bytes {from} to {to} of {size} are asked for")]
    Range {
        /// The first byte.
        from: u64,
        /// The byte behind the last.
        to: u64,
        /// How many there are.
        size: u64,
    },
    /// A name that no program can have.
    #[error("'{0}' is no name")]
    Name(String),
}

impl CudaError {
    /// The driver's code, if it gave one.
    pub fn code(&self) -> Option<&Code> {
        match self {
            CudaError::NoDevice(code)
            | CudaError::Driver { code, .. }
            | CudaError::Refused { code, .. } => Some(code),
            _ => None,
        }
    }
    /// True if nothing is wrong with the request: there is no GPU to ask.
    pub fn is_absence(&self) -> bool {
        matches!(self, CudaError::Library { .. } | CudaError::NoDevice(_))
    }
}
