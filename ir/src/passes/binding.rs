//! Binding the forms of passes to the table while the compiler runs: finding rows by the names of files, and saying what is
//! missing.
//!
//! `bind!` of each side calls these functions in constants. What they panic with is a diagnostic of the compiler, which
//! therefore names the pass and the file to look at.

use super::{PASSES, PassId};

/// The row of the pass whose file has this name.
///
/// # Panics
/// If there is no such pass. Where constants are computed, that is an error of the compiler.
pub const fn row_of(file_name: &str) -> usize {
    let mut n = 0;
    while n < PASSES.len() {
        if is_file_of(PASSES[n].name, file_name) {
            return n;
        }
        n += 1;
    }
    let text = Text::new()
        .with("no pass in ir/src/passes.rs has the file name '")
        .with(file_name)
        .with("'");
    panic!("{}", text.as_str())
}

/// The pass whose file has this name.
///
/// # Panics
/// As [`row_of`].
pub const fn of_file(file_name: &str) -> &'static PassId {
    &PASSES[row_of(file_name)]
}

const fn is_file_of(name: &str, file_name: &str) -> bool {
    let (name, file) = (name.as_bytes(), file_name.as_bytes());
    let mut n = 0;
    while n < name.len() && n < file.len() {
        let same = name[n] == file[n] || (name[n] == b'-' && file[n] == b'_');
        if !same {
            return false;
        }
        n += 1;
    }
    name.len() == file.len()
}

/// `a == b` where constants are computed.
pub const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut n = 0;
    while n < a.len() {
        if a[n] != b[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// Nothing, if the condition holds.
///
/// # Panics
/// If it does not: the pass, and what is wrong with it.
pub const fn must(holds: bool, pass: &PassId, wrong: &str) {
    if !holds {
        let text = Text::new()
            .with("pass '")
            .with(pass.name)
            .with("' ")
            .with(wrong);
        panic!("{}", text.as_str())
    }
}

/// The forms of all rows of a table, in its order. `side` is the folder of the crate, for instance `reference`.
///
/// # Panics
/// If a row has none: which, and what is to be written.
pub const fn all_bound<T: Copy, const N: usize>(
    bound: [Option<T>; N],
    table: &[PassId],
    side: &str,
) -> [T; N] {
    let Some(first) = bound[0] else {
        no_form(&table[0], side)
    };
    let mut forms = [first; N];
    let mut n = 1;
    while n < N {
        match bound[n] {
            Some(form) => forms[n] = form,
            None => no_form(&table[n], side),
        }
        n += 1;
    }
    forms
}

const fn no_form(pass: &PassId, side: &str) -> ! {
    let text = Text::new()
        .with("pass '")
        .with(pass.name)
        .with("' has no form here: write ")
        .with(side)
        .with("/src/passes/")
        .with_file_name(pass.name)
        .with(".rs and name it in bind! of ")
        .with(side)
        .with("/src/passes/mod.rs");
    panic!("{}", text.as_str())
}

/// A text put together where constants are computed; what is beyond its end is left out.
struct Text {
    bytes: [u8; 256],
    len: usize,
}

impl Text {
    const fn new() -> Text {
        Text {
            bytes: [0; 256],
            len: 0,
        }
    }

    const fn with(self, part: &str) -> Text {
        self.with_bytes(part, b'-')
    }

    /// The name of a pass as that of its file.
    const fn with_file_name(self, name: &str) -> Text {
        self.with_bytes(name, b'_')
    }

    const fn with_bytes(mut self, part: &str, dash: u8) -> Text {
        let part = part.as_bytes();
        let mut n = 0;
        while n < part.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = if part[n] == b'-' { dash } else { part[n] };
            self.len += 1;
            n += 1;
        }
        self
    }

    const fn as_str(&self) -> &str {
        match std::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "a pass is not bound as the table says",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DCE, JUMP_THREADING, PASSES};
    use super::*;

    /// What a function panics with.
    fn said(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
        let panic = std::panic::catch_unwind(f).expect_err("no panic");
        panic.downcast_ref::<String>().cloned().unwrap_or_default()
    }

    #[test]
    fn what_is_not_bound_is_named_with_the_file_to_write() {
        let table = &[DCE, JUMP_THREADING];
        assert_eq!(all_bound([Some(1), Some(2)], table, "reference"), [1, 2]);
        assert_eq!(
            said(|| {
                let _ = all_bound([Some(1), None], table, "reference");
            }),
            "pass 'jump-threading' has no form here: write reference/src/passes/jump_threading.rs and name it in bind! of \
             reference/src/passes/mod.rs"
        );
        let first = said(|| {
            let _ = all_bound([None, Some(1)], table, "optimized");
        });
        assert!(first.contains("optimized/src/passes/dce.rs"), "{first}");
    }

    #[test]
    fn what_is_bound_to_no_row_or_wrongly_is_named() {
        assert_eq!(PASSES[row_of("jump_threading")], JUMP_THREADING);
        let last = PASSES.len() - 1;
        let file = PASSES[last].file_name();
        assert_eq!(row_of(&file), last);
        assert_eq!(of_file(&file), &PASSES[last]);
        let typed = said(|| {
            let _ = row_of("jump_treading");
        });
        assert!(
            typed.ends_with("has the file name 'jump_treading'"),
            "{typed}"
        );
        must(true, &DCE, "is bound twice");
        let twice = said(|| must(false, &DCE, "is bound twice"));
        assert_eq!(twice, "pass 'dce' is bound twice");
    }
}
