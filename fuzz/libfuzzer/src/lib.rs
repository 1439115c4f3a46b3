//! What all targets share: text in, the question, and mutation on the IR.
//!
//! A target is one property of `tandem::properties` asked of one program. The
//! program comes as `.ll` text and is kept as such; text that is no program is not
//! kept at all. libFuzzer's own mutations of bytes would hardly ever give one, so
//! programs are changed and crossed by `tandem_fuzz::mutate`; only the target that
//! reads text, and needs strange text, lets the bytes be changed every other time.

pub use libfuzzer_sys;

use libfuzzer_sys::Corpus;
use tandem::judge::Judging;
use tandem::properties::{self, Context};
use tandem_fuzz::machine;
use tandem_ir::passes::on_ir;

/// Of so many programs one goes to another process, in targets that also have work of their own to do.
const SAMPLE: u64 = 16;

/// Asks a property of the program that the text is.
///
/// # Panics
/// When the property fails (that is how libFuzzer is told), or if there is none of that name.
pub fn ask(property: &str, text: &[u8]) -> Corpus {
    let Some(property) = properties::lookup(property) else {
        panic!("no property '{property}' (see tandem::properties::ALL)");
    };
    let Ok(module) = tandem_ir::text::parse(text, "input.ll") else {
        return Corpus::Reject;
    };
    if !tandem_ir::verify::verify(&module).is_empty() {
        return Corpus::Reject;
    }
    let mut context = Context::new(Judging::fuzz());
    context.number = hash(text);
    context.sample = if property.name == "lli" { 1 } else { SAMPLE };
    if let Err(failure) = (property.run)(&module, &mut context) {
        let detail = failure.detail.join("\n");
        panic!(
            "{}\n@{}: {}\n{detail}",
            failure.signature, failure.function, failure.message
        );
    }
    Corpus::Keep
}

/// Asks a property of PTX of a text, which may be anything.
///
/// # Panics
/// When the property fails, or if there is none of that name.
pub fn ask_ptx(property: &str, text: &[u8]) -> Corpus {
    let Some(held) = properties::lookup(property).and_then(|p| p.of_ptx) else {
        panic!("no property of PTX '{property}' (see tandem::properties::ALL)");
    };
    let mut context = Context::new(Judging::fuzz());
    context.number = hash(text);
    if let Err(failure) = held(text, &mut context) {
        panic!("{}\n{}", failure.signature, failure.message);
    }
    Corpus::Keep
}

/// Changes a text in PTX; one that is none becomes one that is drawn. Every fourth time bytes are changed as libFuzzer would.
pub fn mutate_ptx(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    if seed.is_multiple_of(4) && size > 0 {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let max_size = max_size.min(data.len());
    let text = data.get(..size).unwrap_or_default();
    let drawn = machine::by_thread(&machine::from_seed(seed.into()));
    let is_ptx = text.windows(8).any(|w| w == b".version");
    let mutant = match is_ptx {
        true => machine::text::mutated(text, drawn.as_bytes(), seed.into()),
        false => drawn.into_bytes(),
    };
    copy(&mutant[..mutant.len().min(max_size)], data)
}

/// The same number for the same text, on every machine (FNV-1a).
fn hash(text: &[u8]) -> u64 {
    let step = |h: u64, b: &u8| (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
    text.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Changes the program in the first `size` bytes of `data`; returns how many bytes the mutant has.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let max_size = max_size.min(data.len());
    // Each pass in turn, and now and then none.
    let bias = on_ir()
        .nth(seed as usize % (on_ir().count() + 1))
        .map(|p| p.name);
    let text = data.get(..size).unwrap_or_default();
    let mutant = tandem_fuzz::mutate::custom_mutator(text, max_size, seed, bias);
    copy(&mutant, data)
}

/// As [`mutate`], but every other time the bytes are changed as libFuzzer would.
pub fn mutate_text(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    if seed.is_multiple_of(2) && size > 0 {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    mutate(data, size, max_size, seed / 2)
}

/// Writes a program with parts of two to `out`; returns how many bytes it has.
pub fn cross(a: &[u8], b: &[u8], out: &mut [u8], seed: u32) -> usize {
    let mixed = tandem_fuzz::mutate::custom_crossover(a, b, out.len(), seed);
    copy(&mixed, out)
}

fn copy(text: &[u8], to: &mut [u8]) -> usize {
    let n = text.len().min(to.len());
    to[..n].copy_from_slice(&text[..n]);
    n
}

/// A whole target for a property of PTX that takes any text.
#[macro_export]
macro_rules! ptx_target {
    ($property:literal) => {
        use $crate::libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};

        fuzz_target!(|text: &[u8]| -> Corpus { $crate::ask_ptx($property, text) });
        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::mutate_ptx(data, size, max_size, seed)
        });
    };
}

/// A whole target: asks the property of that name. With `text`, bytes are changed as well as programs.
#[macro_export]
macro_rules! target {
    ($property:literal) => {
        $crate::target!($property, mutate);
    };
    ($property:literal, text) => {
        $crate::target!($property, mutate_text);
    };
    ($property:literal, $mutate:ident) => {
        use $crate::libfuzzer_sys::{Corpus, fuzz_crossover, fuzz_mutator, fuzz_target};

        fuzz_target!(|text: &[u8]| -> Corpus { $crate::ask($property, text) });
        fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::$mutate(data, size, max_size, seed)
        });
        fuzz_crossover!(|a: &[u8], b: &[u8], out: &mut [u8], seed: u32| {
            $crate::cross(a, b, out, seed)
        });
    };
}
