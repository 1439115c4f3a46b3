//! The variables of a module against those of the PTX that was made of it: place, size, alignment, contents.
//!
//! The validator lifts bodies alone and takes the source's variables for both, so that what the PTX says of them is compared here,
//! read off the texts and off the memory of a device that holds each. A byte that the source leaves open allows any; bytes of
//! addresses are left open.

use crate::launch::mangled;
use tandem_ir::machine::MModule;
use tandem_ir::machine::module::{Linkage as PtxLinkage, MGlobal};
use tandem_ir::machine::types::Space;
use tandem_ir::module::{GlobalData, Linkage, Variable};
use tandem_ir::{Global, Header, Module};
use tandem_oracle::interp::{ByteMark, Device, Image, Policy, Program, ptx};

/// What is wrong with a variable of the PTX, by the name that the LLVM IR has for it.
pub struct Wrong {
    /// Name without `@`.
    pub name: String,
    /// What.
    pub what: String,
}

/// Compares all variables that both have.
///
/// # Errors
/// A module whose variables are not laid out, with the reason: then nothing is compared but declarations.
pub fn compare(source: &Module, target: &MModule) -> (Vec<Wrong>, Result<(), String>) {
    let mut wrong = Vec::new();
    let cx = &source.header;
    for (g, data) in cx.live_globals() {
        let (Some(v), Some(name)) = (cx.variable(g), data.name.as_deref()) else {
            continue;
        };
        let what = match partner(name, target) {
            Some(theirs) => declared(cx, g, theirs),
            None if must_be_there(v, data) => Some("it is not there".into()),
            None => None,
        };
        wrong.extend(what.map(|what| Wrong {
            name: name.to_owned(),
            what,
        }));
    }
    let held = contents(source, target, &mut wrong);
    (wrong, held)
}

fn partner<'a>(name: &str, target: &'a MModule) -> Option<&'a MGlobal> {
    let all = mangled(name);
    all.iter().find_map(|n| {
        let frames = target.funcs.iter().flat_map(|f| &f.frame);
        let demoted = frames.filter(|t| t.space == Space::Shared);
        let mut every = target.globals.iter().chain(demoted);
        every.find(|t| t.name == *n)
    })
}

/// Whether others may look at it.
fn must_be_there(v: &Variable, data: &GlobalData) -> bool {
    use Linkage::{Common, External, WeakAny, WeakOdr};
    let seen = matches!(data.linkage, External | WeakAny | WeakOdr | Common);
    let of_compiler = data.name.as_deref().is_some_and(|n| n.starts_with("llvm."));
    v.init.is_some() && seen && !of_compiler
}

/// Place, size and alignment.
fn declared(cx: &Header, g: Global, theirs: &MGlobal) -> Option<String> {
    let data = &cx.globals[g];
    let space = match data.addrspace {
        0 | 1 => Space::Global,
        3 => Space::Shared,
        4 => Space::Const,
        n => {
            return Some(format!(
                "it lies in address space {n}, which PTX does not have for variables"
            ));
        }
    };
    // A constant variable may lie in constant memory only where the source says so: addresses differ.
    if theirs.space != space {
        return Some(format!("it lies in .{}", theirs.space.text()));
    }
    let size = cx.layout.alloc_size(&cx.types, data.ty).unwrap_or(0);
    if let Some(has) = theirs.size().filter(|has| *has < size) {
        return Some(format!("it has {has} of {size} bytes"));
    }
    let align = data
        .align
        .unwrap_or_else(|| cx.layout.abi_align(&cx.types, data.ty))
        .bytes();
    let has = theirs.alignment();
    (has < align).then(|| format!("it is aligned to {has} bytes, not to {align}"))
}

/// What both hold when nothing has run.
fn contents(source: &Module, target: &MModule, wrong: &mut Vec<Wrong>) -> Result<(), String> {
    let program = Program::compile(source).map_err(|u| u.to_string())?;
    let ours = Device::new(&program).map_err(|u| u.to_string())?;
    let other = ptx::Program::new(target, None);
    let theirs = ptx::Device::new(&other, Policy::default()).map_err(|u| u.to_string())?;
    let cx = &source.header;
    for (g, data) in cx.live_globals() {
        let initial = cx.variable(g).is_some_and(|v| v.init.is_some());
        let (true, Some(name)) = (initial, data.name.as_deref()) else {
            continue;
        };
        let Some(t) = partner(name, target).filter(|t| t.linkage != PtxLinkage::Extern) else {
            continue;
        };
        let (Some(a), Some(b)) = (ours.read_global(name), theirs.read_global(&t.name)) else {
            continue;
        };
        if wrong.iter().any(|w| w.name == name) {
            continue;
        }
        if let Some(what) = differs(&a, &b) {
            wrong.push(Wrong {
                name: name.to_owned(),
                what,
            });
        }
    }
    Ok(())
}

/// What is known of a byte that is not eight defined bits.
fn mark(image: &Image, at: u64) -> Option<&ByteMark> {
    let found = image.marks.binary_search_by_key(&at, |m| m.0);
    found.ok().map(|k| &image.marks[k].1)
}

/// The first byte of the target that the source does not allow.
fn differs(source: &Image, target: &Image) -> Option<String> {
    for (at, byte) in source.bytes.iter().enumerate() {
        let at = at as u64;
        let has = target.bytes.get(at as usize).copied();
        match (mark(source, at), mark(target, at)) {
            (Some(_), _) | (None, Some(ByteMark::Pointer { .. })) => {}
            (None, Some(_)) => {
                return Some(format!(
                    "byte {at} is open where the source has {byte:#04x}"
                ));
            }
            (None, None) if has == Some(*byte) => {}
            (None, None) => {
                let has = has.unwrap_or(0);
                return Some(format!(
                    "byte {at} is {has:#04x} where the source has {byte:#04x}"
                ));
            }
        }
    }
    None
}
