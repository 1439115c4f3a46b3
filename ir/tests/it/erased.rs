//! Names that leave a module: what prints, what keeps its number, and what the verifier says of a use left behind.
#![allow(clippy::unwrap_used)]

use tandem_ir::text;
use tandem_ir::verify::verify;

const TEXT: &str = "@a = internal global i32 1
@b = internal global i32 2
@0 = internal global i32 3
@1 = internal global ptr @a

define i32 @f() {
  %x = load i32, ptr @b, align 4
  ret i32 %x
}

!kept = !{!0}
!0 = !{ptr @b}
";

fn module() -> tandem_ir::Module {
    text::parse(TEXT.as_bytes(), "erased.ll").unwrap()
}

#[test]
fn what_is_erased_does_not_print_and_metadata_forgets_it() {
    let mut m = module();
    let f = m.header.lookup("f").unwrap();
    m.erase_function(f);
    let b = m.header.lookup("b").unwrap();
    m.header.erase_global(b);
    let numbered = m.header.globals.keys().nth(2).unwrap();
    m.header.erase_global(numbered);
    assert!(verify(&m).is_empty(), "{:?}", verify(&m));
    let out = text::print(&m);
    assert!(!out.contains("@b") && !out.contains("@f"), "{out}");
    assert!(out.contains("@0 = internal global ptr @a"), "{out}");
    assert!(out.contains("!0 = !{null}"), "{out}");
    text::parse(out.as_bytes(), "again.ll").unwrap();
}

#[test]
fn a_use_of_something_erased_is_an_error() {
    let mut m = module();
    let b = m.header.lookup("b").unwrap();
    m.header.erase_global(b);
    let errors = verify(&m);
    assert!(
        errors.iter().any(|e| e.to_string().contains("erased")),
        "{errors:?}"
    );
    let mut m = module();
    let a = m.header.lookup("a").unwrap();
    m.header.erase_global(a);
    let errors = verify(&m);
    assert!(
        errors.iter().any(|e| e.to_string().contains("erased")),
        "{errors:?}"
    );
}

#[test]
fn a_fresh_name_is_free() {
    let mut m = module();
    assert_eq!(m.header.fresh_global_name("c"), "c");
    assert_eq!(m.header.fresh_global_name("a"), "a.1");
    let b = m.header.lookup("b").unwrap();
    m.header.rename_global(b, "a.1");
    assert_eq!(m.header.fresh_global_name("a"), "a.2");
    assert_eq!(m.header.lookup("b"), None);
}
