//! Stores that nobody can see: those to a variable of the module's own that the module never loads.
//!
//! What functions leave in a variable is compared function by function, since another function may look at it. Where both
//! modules are there to be read and neither has a load of the variable, nobody does. So the stores are left out of both before
//! functions are compared: a pass may erase them, or some of them, and write others.

use super::carry::{never_loaded, private};
use super::closure::{Access, accesses_beside_comparisons};
use crate::interp::global_align;
use tandem_ir::{Global, Header, Module};

/// Leaves out of two modules the stores to variables that neither loads; true if there are any.
///
/// A store that is not done for sure, past the end or not aligned, is undefined behaviour and stays in the target. In the
/// source it need not.
pub fn leave_out(source: &mut Module, target: &mut Module) -> bool {
    let names: Vec<(Global, String)> = source
        .header
        .live_globals()
        .filter(|&(g, _)| is_variable(&source.header, g) && private(source, g).is_ok())
        .map(|(g, _)| (g, source.header.global_name(g).to_owned()))
        .collect();
    let mut any = false;
    for (g, name) in names.into_iter().filter(|(_, name)| !name.is_empty()) {
        let Ok(s) = without_stores(source, g) else {
            continue;
        };
        let t = match target.header.lookup(&name) {
            None => None,
            Some(h) if are_defined(target, h) => match without_stores(target, h) {
                Ok(t) => t,
                Err(_) => continue,
            },
            Some(_) => continue,
        };
        any |= s.is_some() || t.is_some();
        if let Some(s) = s {
            *source = s;
        }
        if let Some(t) = t {
            *target = t;
        }
    }
    any
}

fn is_variable(cx: &Header, g: Global) -> bool {
    cx.variable(g).is_some_and(|v| !v.constant)
}

/// The module without the stores to a variable that it never loads; `None` if there are none.
fn without_stores(m: &Module, g: Global) -> Result<Option<Module>, String> {
    if accesses_beside_comparisons(m, g)?.is_empty() {
        return private(m, g).map(|()| None);
    }
    never_loaded(m, g).map(Some)
}

/// True if each access of the variable is inside of it and aligned.
fn are_defined(m: &Module, g: Global) -> bool {
    let size = m
        .header
        .layout
        .alloc_size(&m.header.types, m.header.globals[g].ty);
    let all = accesses_beside_comparisons(m, g).unwrap_or_default();
    all.iter()
        .all(|a| size.is_some_and(|s| is_defined(&m.header, g, a, s)))
}

fn is_defined(cx: &Header, g: Global, a: &Access, size: u64) -> bool {
    let Some(offset) = a.offset.and_then(|o| u64::try_from(o).ok()) else {
        return false;
    };
    let inside = offset.checked_add(a.size).is_some_and(|end| end <= size);
    let aligned = global_align(cx, &cx.globals[g]).bytes() >= a.align
        && offset.checked_rem(a.align) == Some(0);
    inside && aligned
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn module(body: &str) -> Module {
        let text = format!("@g = internal global [2 x i32] zeroinitializer, align 8\n{body}");
        tandem_ir::text::parse(text.as_bytes(), "m").unwrap()
    }

    const STORES: &str =
        "define void @f(i32 %x, i64 %i) {\n  store i32 %x, ptr @g, align 4\n  ret void\n}\n";
    const NOTHING: &str = "define void @f(i32 %x, i64 %i) {\n  ret void\n}\n";

    fn left(source: &str, target: &str) -> (bool, usize, usize) {
        let (mut s, mut t) = (module(source), module(target));
        let any = leave_out(&mut s, &mut t);
        let stores = |m: &Module| tandem_ir::text::print(m).matches("store").count();
        (any, stores(&s), stores(&t))
    }

    #[test]
    fn stores_that_no_module_loads_are_left_out_of_both() {
        assert_eq!(left(STORES, STORES), (true, 0, 0));
        assert_eq!(left(STORES, NOTHING), (true, 0, 0));
        assert_eq!(left(NOTHING, STORES), (true, 0, 0));
        assert_eq!(left(NOTHING, NOTHING), (false, 0, 0));
        let compared = format!(
            "{STORES}define i1 @h(ptr %p) {{\n  %c = icmp eq ptr %p, @g\n  ret i1 %c\n}}\n"
        );
        assert_eq!(left(&compared, &compared), (true, 0, 0));
    }

    #[test]
    fn a_load_in_either_module_or_a_name_that_is_given_away_keeps_them() {
        let loads = "define i32 @h() {\n  %v = load i32, ptr @g, align 4\n  ret i32 %v\n}\n";
        let with = format!("{STORES}{loads}");
        assert_eq!(left(&with, &with), (false, 1, 1));
        assert_eq!(left(STORES, &with), (false, 1, 1));
        assert_eq!(left(&with, STORES), (false, 1, 1));
        let escapes = format!("{STORES}define ptr @h() {{\n  ret ptr @g\n}}\n");
        assert_eq!(left(&escapes, &escapes), (false, 1, 1));
        let volatile = STORES.replace("store i32", "store volatile i32");
        assert_eq!(left(&volatile, &volatile), (false, 1, 1));
    }

    #[test]
    fn a_store_of_the_target_that_may_be_undefined_stays() {
        let with = |at: &str| {
            format!(
                "define void @f(i32 %x, i64 %i) {{\n  %p = getelementptr i8, ptr @g, i64 {at}\n  store i32 %x, ptr %p, align 4\n  ret void\n}}\n"
            )
        };
        for (at, stays) in [("0", 0), ("4", 0), ("6", 1), ("8", 1), ("-4", 1), ("%i", 1)] {
            assert_eq!(left(STORES, &with(at)).2, stays, "{at}");
        }
        // Of the source it may go: the target must do no more.
        assert_eq!(left(&with("%i"), NOTHING), (true, 0, 0));
    }
}
