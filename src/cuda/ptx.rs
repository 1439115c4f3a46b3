//! The PTX of a file, and the same for the device that is there.

use tandem_ir::Module;
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::Dir;
use tandem_ir::machine::verify::{Level, verify};
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::{self, ptx};
use tandem_optimized::options::Options;

/// The PTX of a file.
pub struct Ptx {
    /// Its text.
    pub text: Vec<u8>,
    /// The same as a module.
    pub module: MModule,
    /// The LLVM IR that it was made of, if it was.
    pub source: Option<Module>,
}

/// Why a file has no PTX.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPtx {
    /// It cannot be read: a line for the user.
    Unreadable(String),
    /// There is no code for some of it, or a bug of ours: the exit code, and a line for the user.
    NotGenerated(i32, String),
}

impl Ptx {
    /// That of a file in PTX, or what production makes of LLVM IR, as `tandemc --emit ptx` does.
    ///
    /// # Errors
    /// It cannot be read, or has no code.
    pub fn of(file: &str) -> Result<Ptx, NoPtx> {
        let unreadable = |e: driver::DriverError| NoPtx::Unreadable(e.to_string());
        if ptx::is_ptx(file) {
            let text = driver::read_input(file).map_err(unreadable)?;
            let module = ptx::parse(&text, file).map_err(unreadable)?;
            return Ok(Ptx {
                text,
                module,
                source: None,
            });
        }
        let source = driver::load_module(file).map_err(unreadable)?;
        let made = ptx::generate(&source, &CodegenOptions::default(), &Options::default());
        let module = made.map_err(|e| {
            let text = driver::read_input(file).unwrap_or_default();
            let (code, message) = e.located(&text, file);
            NoPtx::NotGenerated(code, message)
        })?;
        Ok(Ptx {
            text: ptx::print(&module, "nvvm").into_bytes(),
            module,
            source: Some(source),
        })
    }
}

/// What a kernel needs that a launch description cannot say.
pub(super) fn beyond_descriptions(module: &MModule) -> Option<String> {
    let kernels = module.funcs.iter().filter(|f| f.is_entry && f.has_body);
    let cluster = |d: &Dir| match d {
        Dir::Numbers(word, _) | Dir::Word(word) => word.contains("cluster"),
        Dir::Pragma(_) => false,
    };
    let mut asking = kernels.filter(|f| f.dirs.iter().any(cluster));
    let f = asking.next()?;
    Some(format!(
        "kernel '{}' needs clusters of blocks, which launch descriptions do not have",
        f.name
    ))
}

/// The text of a module for a device of a number (90 of `sm_90`); with the target that it is for now, if it was for another.
///
/// What is for the device or an older one is taken as it is. What is for a newer one, or for the special features of another,
/// is changed if everything in it exists on the device.
///
/// # Errors
/// What does not exist there.
pub(super) fn fitted(
    module: &MModule,
    text: &str,
    sm: u32,
) -> Result<(String, Option<String>), String> {
    let target = &module.target;
    let own = u32::from(target.sm);
    let fits = match target.suffix {
        None => own <= sm,
        Some(_) => own == sm,
    };
    if fits {
        return Ok((text.to_owned(), None));
    }
    let suffix = target.suffix.map(String::from).unwrap_or_default();
    let mut other = module.clone();
    other.target.sm = u16::try_from(sm).unwrap_or(u16::MAX).min(target.sm);
    other.target.suffix = None;
    match verify(&other, Level::Parsed).first() {
        None => {
            let made = format!("sm_{}", other.target.sm);
            Ok((ptx::print(&other, "keep"), Some(made)))
        }
        Some(p) => Err(format!(
            "the program is for sm_{own}{suffix}, the device is sm_{sm}: {}: {}",
            p.rule, p.message
        )),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn module(target: &str, kernel: &str) -> (MModule, String) {
        let text = format!(
            ".version 8.0\n.target {target}\n.address_size 64\n.visible .entry k()\n{kernel}\n"
        );
        let module = tandem_ir::machine::text::parse(text.as_bytes(), "k.ptx");
        (module.unwrap(), text)
    }

    #[test]
    fn what_the_device_has_is_taken_and_what_is_for_a_newer_one_is_made_for_it() {
        let (m, text) = module("sm_70", "{\n\tret;\n}");
        assert_eq!(fitted(&m, &text, 90), Ok((text.clone(), None)));
        let (m, text) = module("sm_90", "{\n\tret;\n}");
        let (made, target) = fitted(&m, &text, 80).unwrap();
        assert_eq!(target.as_deref(), Some("sm_80"));
        assert!(made.contains(".target sm_80"), "{made}");
        let (m, text) = module("sm_90a", "{\n\tret;\n}");
        assert_eq!(fitted(&m, &text, 90), Ok((text.clone(), None)));
        let (_, target) = fitted(&m, &text, 120).unwrap();
        assert_eq!(target.as_deref(), Some("sm_90"));
    }

    #[test]
    fn what_the_device_lacks_is_named() {
        let body =
            "{\n\t.reg .b32 %r<2>;\n\tmov.b32 %r1, 0;\n\tadd.u16x2 %r1, %r1, %r1;\n\tret;\n}";
        let (m, text) = module("sm_90", body);
        let e = fitted(&m, &text, 70).unwrap_err();
        assert!(
            e.starts_with("the program is for sm_90, the device is sm_70: "),
            "{e}"
        );
    }

    #[test]
    fn clusters_are_named() {
        let (m, _) = module("sm_90", ".reqnctapercluster 2, 1, 1\n{\n\tret;\n}");
        let why = beyond_descriptions(&m).unwrap();
        assert!(why.starts_with("kernel 'k' needs clusters"), "{why}");
        let (m, _) = module("sm_90", ".maxntid 32, 1, 1\n{\n\tret;\n}");
        assert_eq!(beyond_descriptions(&m), None);
    }
}
