//! Notes behind instructions: `mem(align=4,invariant) flags(nomerge) kill(%r1)` (MM-8).

use crate::machine::func::{FLAGS, MemNote, Note};
use crate::machine::regs::Reg;

/// Reads the text behind `//!`; the error has the place in it.
pub(super) fn read(
    text: &str,
    register: impl Fn(&str) -> Option<Reg>,
) -> std::result::Result<Note, (usize, String)> {
    let mut note = Note::default();
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        if at == text.len() {
            return Ok(note);
        }
        let rest = &text[at..];
        let parts = rest.split_once('(').and_then(|(word, r)| {
            let (body, _) = r.split_once(')')?;
            Some((word.trim(), body))
        });
        let Some((word, body)) = parts else {
            return Err((at, "expected a note such as 'mem(align=4)'".into()));
        };
        let items = body.split(',').map(str::trim).filter(|i| !i.is_empty());
        let fault = match word {
            "mem" => mem(&mut note, items),
            "flags" => flags(&mut note, items),
            "kill" => regs(&mut note.kill, items, &register),
            "dead" => regs(&mut note.dead, items, &register),
            "undef" => regs(&mut note.undef, items, &register),
            _ => Some(format!("unknown note '{word}'")),
        };
        if let Some(what) = fault {
            return Err((at, what));
        }
        at += rest.find(')').map_or(rest.len(), |n| n + 1);
    }
}

fn mem<'t>(note: &mut Note, items: impl Iterator<Item = &'t str>) -> Option<String> {
    let m = note.mem.get_or_insert_with(MemNote::default);
    for item in items {
        match item.split_once('=') {
            None if item == "invariant" => m.invariant = true,
            None if item == "nontemporal" => m.nontemporal = true,
            None if item == "dereferenceable" => m.dereferenceable = true,
            Some(("align", n)) => match n.parse::<u64>() {
                Ok(n) if n.is_power_of_two() => m.align = Some(n),
                _ => return Some(format!("'{n}' is no alignment")),
            },
            Some(("val", value)) => {
                let (name, offset) = value.split_once('+').unwrap_or((value, "0"));
                let legal = !name.is_empty()
                    && name
                        .bytes()
                        .all(|b| b.is_ascii_alphanumeric() || b"_$%@.".contains(&b));
                match offset.parse() {
                    Ok(n) if legal => m.value = Some((name.into(), n)),
                    _ => return Some(format!("'{value}' is no value")),
                }
            }
            _ => return Some(format!("unknown fact '{item}' of an access")),
        }
    }
    None
}

fn flags<'t>(note: &mut Note, items: impl Iterator<Item = &'t str>) -> Option<String> {
    for item in items {
        let Some(&flag) = FLAGS.iter().find(|f| **f == item) else {
            return Some(format!("unknown flag '{item}'"));
        };
        note.flags.push(flag);
    }
    note.flags.sort_unstable();
    note.flags.dedup();
    None
}

fn regs<'t>(
    to: &mut Vec<Reg>,
    items: impl Iterator<Item = &'t str>,
    register: &impl Fn(&str) -> Option<Reg>,
) -> Option<String> {
    for item in items {
        let Some(reg) = register(item) else {
            return Some(format!("no register '{item}'"));
        };
        to.push(reg);
    }
    to.sort_unstable();
    to.dedup();
    None
}
