//! Cached answers about a module.

use crate::invariants::Broken;
use tandem_ir::claims::{ModuleClaims, NameUses};
use tandem_ir::{Global, Module};

/// What is wrong with cached answers about a module as it stands. `fresh` is what production's analyses say of it when
/// they see it for the first time; what it leaves out is not compared. Answers about bodies are compared with the
/// oracle's own.
pub fn check(m: &Module, cached: &ModuleClaims, fresh: &ModuleClaims) -> Vec<Broken> {
    let mut found = Vec::new();
    if let (Some(old), Some(new)) = (&cached.uses, &fresh.uses)
        && let Some((name, why)) = other_uses(old, new)
    {
        let message = format!("the cached uses of {} are stale: {why}", named(m, name));
        found.push(stale("uses of names", message));
    }
    if let (Some(old), Some(new)) = (&cached.roots, &fresh.roots) {
        let missing = new.iter().find(|n| !old.contains(n));
        let extra = old.iter().find(|o| !new.contains(o));
        if let Some((name, _)) = missing.or(extra) {
            let message = format!("what holds {} is cached wrongly", named(m, *name));
            found.push(stale("roots", message));
        }
    }
    for (global, claims) in &cached.bodies {
        let Some(f) = m.body(*global) else { continue };
        let new = fresh.bodies.iter().find(|b| b.0 == *global);
        let by_new = match (&claims.scev, new.and_then(|b| b.1.scev.as_ref())) {
            (Some(old), Some(new)) => super::check_scev(f, old, new),
            _ => Vec::new(),
        };
        let own = super::check_function(&m.header, f, claims);
        for mut b in own.into_iter().chain(by_new) {
            b.message = format!("in {}: {}", named(m, *global), b.message);
            found.push(b);
        }
    }
    found
}

fn stale(invariant: &'static str, message: String) -> Broken {
    Broken { invariant, message }
}

fn named(m: &Module, g: Global) -> String {
    format!("@{}", m.header.global_name(g))
}

/// The first name of which something else is cached than is so. Metadata operands may be remembered longer than
/// they are there: that only makes a pass more careful.
fn other_uses(cached: &[NameUses], fresh: &[NameUses]) -> Option<(Global, &'static str)> {
    fresh.iter().find_map(|new| {
        let Some(old) = cached.iter().find(|o| o.name == new.name) else {
            return Some((new.name, "the name is not known"));
        };
        let why = if new.operands.iter().any(|o| !old.operands.contains(o)) {
            "an operand that mentions it is not known"
        } else if old.operands.len() != new.operands.len() {
            "an operand is remembered that does not mention it"
        } else if old.in_header != new.in_header {
            "whether an initialiser mentions it"
        } else if new.pinned && !old.pinned {
            "a metadata operand that mentions it is not known"
        } else {
            return None;
        };
        Some((new.name, why))
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TEXT: &str = "
@g = internal global i32 1
@k = internal constant i32 2
define i32 @f() {
  store i32 3, ptr @g
  %v = load i32, ptr @g
  ret i32 %v
}
";

    fn module() -> Module {
        tandem_ir::text::parse(TEXT.as_bytes(), "cached.ll").unwrap()
    }
    /// What is so, as a careful reader would write it down.
    fn right(m: &Module) -> ModuleClaims {
        let (g, k, f) = (
            m.header.lookup("g").unwrap(),
            m.header.lookup("k").unwrap(),
            m.header.lookup("f").unwrap(),
        );
        let body = m.body(f).unwrap();
        let insts: Vec<_> = body.blocks().flat_map(|b| body.insts(b)).collect();
        let uses = |name, operands| NameUses {
            name,
            operands,
            in_header: false,
            pinned: false,
        };
        ModuleClaims {
            uses: Some(vec![
                uses(g, vec![(f, insts[0], 1), (f, insts[1], 0)]),
                uses(k, Vec::new()),
            ]),
            roots: Some(Vec::new()),
            bodies: Vec::new(),
        }
    }
    fn broken(change: impl Fn(&mut ModuleClaims)) -> Vec<String> {
        let m = module();
        let fresh = right(&m);
        let mut cached = fresh.clone();
        change(&mut cached);
        let found = check(&m, &cached, &fresh);
        found.into_iter().map(|b| b.message).collect()
    }

    #[test]
    fn equal_claims_pass_and_so_does_what_was_never_asked() {
        assert_eq!(broken(|_| {}), [""; 0]);
        assert_eq!(broken(|c| c.uses = None), [""; 0]);
        assert_eq!(
            broken(|c| c.uses.as_mut().unwrap()[1].pinned = true),
            [""; 0]
        );
    }

    #[test]
    fn a_store_that_was_added_and_not_told_is_found() {
        let found = broken(|c| {
            c.uses.as_mut().unwrap()[0].operands.remove(0);
        });
        assert_eq!(
            found,
            ["the cached uses of @g are stale: an operand that mentions it is not known"]
        );
        let found = broken(|c| c.uses.as_mut().unwrap()[1].in_header = true);
        assert_eq!(
            found,
            ["the cached uses of @k are stale: whether an initialiser mentions it"]
        );
    }

    #[test]
    fn a_root_that_is_not_held_any_more_is_found() {
        let m = module();
        let k = m.header.lookup("k").unwrap();
        let found = broken(|c| c.roots = Some(vec![(k, vec!["used list"])]));
        assert_eq!(found, ["what holds @k is cached wrongly"]);
    }
}
