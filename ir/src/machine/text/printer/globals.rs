//! Variables with their initialisers, and numbers.

use super::symbol_name;
use crate::machine::module::{FloatLit, Init, Linkage, MGlobal, MModule};
use std::fmt::Write as _;

/// A variable and the semicolon behind it.
pub(super) fn print_global(module: &MModule, g: &MGlobal, out: &mut String) {
    if g.linkage != Linkage::Internal {
        out.push_str(g.linkage.text());
        out.push(' ');
    }
    let _ = write!(out, ".{}", g.space.text());
    if let Some(a) = &g.attribute {
        let _ = write!(out, " .attribute({a})");
    }
    if let Some(n) = g.align {
        let _ = write!(out, " .align {n}");
    }
    if g.vector > 1 {
        let _ = write!(out, " .v{}", g.vector);
    }
    let _ = write!(out, " .{} {}", g.ty.text(), g.name);
    for d in &g.dims {
        match d {
            Some(n) => drop(write!(out, "[{n}]")),
            None => out.push_str("[]"),
        }
    }
    if let Some(init) = &g.init {
        out.push_str(" = ");
        print_init(module, init, out);
    }
    out.push(';');
}

/// Lists are nested at most sixteen deep, which the reader sees to.
fn print_init(module: &MModule, init: &Init, out: &mut String) {
    match init {
        Init::Int(n, negative) => print_int(*n, *negative, out),
        Init::Float(f) => print_float(*f, out),
        Init::Addr {
            symbol,
            offset,
            generic,
            mask,
        } => {
            if let Some(mask) = mask {
                let _ = write!(out, "0x{mask:X}(");
            }
            let name = symbol_name(module, *symbol);
            match generic {
                true => drop(write!(out, "generic({name})")),
                false => out.push_str(name),
            }
            if *offset != 0 {
                let _ = write!(out, "+{offset}");
            }
            if mask.is_some() {
                out.push(')');
            }
        }
        Init::List(all) => {
            out.push('{');
            for (i, one) in all.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                print_init(module, one, out);
            }
            out.push('}');
        }
    }
}

pub(super) fn print_int(n: u64, negative: bool, out: &mut String) {
    let _ = match negative {
        true => write!(out, "-{}", n.wrapping_neg()),
        false if n <= 1 << 31 => write!(out, "{n}"),
        false => write!(out, "0x{n:X}"),
    };
}

pub(super) fn print_float(f: FloatLit, out: &mut String) {
    let _ = match f {
        FloatLit::Single(bits) => write!(out, "0f{bits:08X}"),
        FloatLit::Double(bits) => write!(out, "0d{bits:016X}"),
    };
}
