//! One test per rule of the verifier: a text that breaks it and says so, and a near miss that passes.
//!
//! Rules that the reader enforces as well cannot be broken by text; for those a
//! sound module is read and then broken by editing it.

#![allow(clippy::unwrap_used)]

mod attributes;
mod calls;
mod control;
mod edited;
mod metadata;
mod module;
mod types;

use tandem_ir::Module;
use tandem_ir::text::parse;
use tandem_ir::verify::verify;

/// Reads a text that must be readable.
pub fn read(text: &str) -> Module {
    match parse(text.as_bytes(), "test") {
        Ok(m) => m,
        Err(e) => panic!("the reader rejects this:\n{e}"),
    }
}

/// All messages of the verifier.
pub fn messages(m: &Module) -> Vec<String> {
    verify(m).iter().map(ToString::to_string).collect()
}

/// `bad` must be refused with a message that contains `message`, `good` must not be refused.
pub fn rule(message: &str, bad: &str, good: &str) {
    let all = messages(&read(bad));
    assert!(
        all.iter().any(|m| m.contains(message)),
        "expected '{message}', got {all:#?}"
    );
    let none = messages(&read(good));
    assert!(none.is_empty(), "the near miss is refused: {none:#?}");
}

/// `good` must not be refused, and after `edit` be refused with a message that contains `message`.
pub fn edited(message: &str, good: &str, edit: impl FnOnce(&mut Module)) {
    let mut m = read(good);
    let none = messages(&m);
    assert!(none.is_empty(), "the near miss is refused: {none:#?}");
    edit(&mut m);
    let all = messages(&m);
    assert!(
        all.iter().any(|m| m.contains(message)),
        "expected '{message}', got {all:#?}"
    );
}

/// Tests of one file: name, message, bad text, good text.
#[macro_export]
macro_rules! rules {
    ($($name:ident: $message:literal, $bad:expr, $good:expr;)*) => {
        $(#[test]
        fn $name() {
            $crate::verify::rule($message, $bad, $good);
        })*
    };
}
