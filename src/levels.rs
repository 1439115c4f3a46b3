//! Comparing a run of LLVM IR with a run of the PTX that was made of it (9.5).
//!
//! What can be observed is how a launch ends and the final bytes of global memory. Undefined behaviour of the source allows
//! anything; a byte that the source leaves open matches anything; a NaN matches a NaN.

use crate::launch::Execution;
use tandem_oracle::interp::{ByteMark, Choices, Image, Outcome};

/// Lines for what PTX does otherwise than the LLVM IR that it was made of; at most four per buffer.
pub fn differences(ir: &Execution, ptx: &Execution) -> Vec<String> {
    let mut out = Vec::new();
    let mut choices = Choices::default();
    for ((kernel, a), (_, b)) in ir.runs.iter().zip(&ptx.runs) {
        choices = choices.union(a.choices).union(b.choices);
        match (&a.outcome, &b.outcome) {
            (Outcome::Ub { .. }, _) => return Vec::new(),
            (Outcome::Returned(_), Outcome::Returned(_)) | (Outcome::Trap(_), Outcome::Trap(_)) => {
            }
            (a, b) => out.push(format!("kernel '{kernel}': LLVM IR: {a}; PTX: {b}")),
        }
    }
    for (mine, theirs) in [(&ir.buffers, &ptx.buffers), (&ir.globals, &ptx.globals)] {
        for (name, a) in mine {
            let Some((_, b)) = theirs.iter().find(|(n, _)| n == name) else {
                continue;
            };
            out.extend(images(name, a, b, choices));
        }
    }
    out
}

/// Lines for bytes that differ.
pub fn images(name: &str, ir: &Image, ptx: &Image, choices: Choices) -> Vec<String> {
    let mut lines = Vec::new();
    let mut wrong = 0usize;
    let mark = |i: &Image, at: usize| {
        let k = i.marks.binary_search_by_key(&(at as u64), |m| m.0).ok()?;
        Some(i.marks[k].1.clone())
    };
    let word = |i: &Image, at: usize, n: usize| -> Option<u64> {
        let b = i.bytes.get(at..at + n)?;
        let mut all = [0; 8];
        all[..n].copy_from_slice(b);
        Some(u64::from_le_bytes(all))
    };
    // A number of a format of two, four or eight bytes that is a NaN in both.
    let both_nan = |at: usize| {
        let formats: [(usize, u64); 4] = [
            (2, 0x7c00),
            (2, 0x7f80),
            (4, 0x7f80_0000),
            (8, 0x7ff0 << 48),
        ];
        choices.nan
            && formats.iter().any(|&(n, infinity)| {
                let start = at / n * n;
                let sign = 1u64 << (8 * n - 1);
                let is = |i| word(i, start, n).is_some_and(|v| v & !sign > infinity);
                is(ir) && is(ptx)
            })
    };
    for at in 0..ir.bytes.len().max(ptx.bytes.len()) {
        let source = mark(ir, at);
        // Addresses are compared by nobody: the two sides lay out memory apart.
        if matches!(
            source,
            Some(ByteMark::Undef | ByteMark::Poison | ByteMark::Pointer { .. })
        ) {
            continue;
        }
        let open = mark(ptx, at).is_some();
        if !open && ir.bytes.get(at) == ptx.bytes.get(at) || both_nan(at) {
            continue;
        }
        wrong += 1;
        if wrong <= 4 {
            let show = |i: &Image| {
                i.bytes
                    .get(at)
                    .map_or("nothing".into(), |b| format!("{b:#04x}"))
            };
            let theirs = if open {
                "unspecified".to_owned()
            } else {
                show(ptx)
            };
            lines.push(format!(
                "byte {at} of {name} is {theirs} by PTX, {} by LLVM IR",
                show(ir)
            ));
        }
    }
    if wrong > 4 {
        lines.push(format!("… and {} more bytes of {name}", wrong - 4));
    }
    lines
}
