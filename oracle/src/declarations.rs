//! What two modules promise of the same intrinsic.
//!
//! The attributes of an intrinsic's declaration are no choice of a module: LLVM puts those of its own table there whenever
//! it reads one, whatever the text says. So a module as a front end or a generator writes it, without them, and the
//! same module as LLVM prints it, with them, make the same promises. Where a pair of modules is judged, what one of them
//! says of an intrinsic's result and parameters is said by both.
//!
//! Source: LangRef, "Intrinsic Functions"; LLVM's reader replaces these attributes while it upgrades a module.

use tandem_ir::Header;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::entity::{AttrSet, Global};
use tandem_ir::module::GlobalKind;

/// Makes a source and its target promise the same of the intrinsics that both declare. True if one of them changed.
///
/// What is said of the function itself (its effects on memory, whether it returns) is what the target says, which is the
/// one that a compiler has printed. Of results and parameters both say what either says; where both state an attribute of
/// one kind with different values, each keeps its own.
pub fn agree_on_intrinsics(a: &mut Header, b: &mut Header) -> bool {
    let both = shared(a, b);
    let mut changed = false;
    for (x, y) in both {
        let said = functions_own(b, y);
        if functions_own(a, x) != said {
            changed = true;
            let set = a.attrs.intern(said);
            if let GlobalKind::Function(decl) = &mut a.globals[x].kind {
                decl.attrs.func = set;
            }
        }
        changed |= take_over(a, x, b, y);
        changed |= take_over(b, y, a, x);
    }
    changed
}

/// True if [`agree_on_intrinsics`] would change something.
pub fn differ_on_intrinsics(a: &Header, b: &Header) -> bool {
    let lacks = |(x, y): &(Global, Global)| {
        functions_own(a, *x) != functions_own(b, *y)
            || places(b, *y).any(|n| !missing(a, *x, b, *y, n).is_empty())
            || places(a, *x).any(|n| !missing(b, *y, a, *x, n).is_empty())
    };
    shared(a, b).iter().any(lacks)
}

/// The intrinsics that both declare, with as many parameters: an older form of one, which LLVM upgrades, has others.
fn shared(a: &Header, b: &Header) -> Vec<(Global, Global)> {
    let intrinsics = a.live_globals().filter_map(|(x, d)| {
        let name = d.name.as_deref().filter(|n| n.starts_with("llvm."))?;
        let y = b.lookup(name)?;
        let parameters = |cx: &Header, g| cx.types.as_function(cx.globals[g].ty).map(|f| f.1.len());
        (parameters(a, x)? == parameters(b, y)?).then_some((x, y))
    });
    intrinsics.collect()
}

/// What a declaration says of the function itself.
fn functions_own(cx: &Header, g: Global) -> Vec<Attr> {
    let set = cx.function(g).map_or(AttrSet::EMPTY, |d| d.attrs.func);
    cx.attrs.get(set).to_vec()
}

/// The result, as none, and the parameters of which a declaration states something.
fn places(b: &Header, y: Global) -> impl Iterator<Item = Option<usize>> {
    let params = b.function(y).map_or(0, |d| d.attrs.params.len());
    std::iter::once(None).chain((0..params).map(Some))
}

fn stated(cx: &Header, g: Global, place: Option<usize>) -> &[Attr] {
    let of = |l: &AttrList| match place {
        None => l.ret,
        Some(n) => l.param(n),
    };
    cx.function(g).map_or(&[], |d| cx.attrs.get(of(&d.attrs)))
}

/// What the second states at a place and the first does not. Types belong to their module and are left out.
fn missing(a: &Header, x: Global, b: &Header, y: Global, place: Option<usize>) -> Vec<Attr> {
    let mine = stated(a, x, place);
    let has = |attr: &Attr| mine.iter().any(|m| m.rank() == attr.rank());
    let theirs = stated(b, y, place).iter();
    let theirs = theirs.filter(|t| !has(t) && !matches!(t, Attr::Typed(..)));
    theirs.cloned().collect()
}

/// Adds to the first what only the second states.
fn take_over(a: &mut Header, x: Global, b: &Header, y: Global) -> bool {
    let mut changed = false;
    for place in places(b, y).collect::<Vec<_>>() {
        let more = missing(a, x, b, y, place);
        if more.is_empty() {
            continue;
        }
        changed = true;
        let mut all = stated(a, x, place).to_vec();
        all.extend(more);
        all.sort_by(|p, q| p.rank().cmp(&q.rank()));
        let set = a.attrs.intern(all);
        let GlobalKind::Function(decl) = &mut a.globals[x].kind else {
            continue;
        };
        match place {
            None => decl.attrs.ret = set,
            Some(n) => {
                while decl.attrs.params.len() <= n {
                    decl.attrs.params.push(AttrSet::EMPTY);
                }
                decl.attrs.params[n] = set;
            }
        }
    }
    changed
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tandem_ir::text::{parse, print};

    #[test]
    fn what_one_says_of_an_intrinsic_both_say() {
        let read = |t: &str| parse(t.as_bytes(), "t").unwrap();
        let mut a =
            read("declare i32 @llvm.ctpop.i32(i32 noundef) memory(read)\ndeclare i32 @own(i32)\n");
        let mut b = read(
            "declare noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32) memory(none)\ndeclare noundef i32 @own(i32)\n",
        );
        assert!(differ_on_intrinsics(&a.header, &b.header));
        assert!(agree_on_intrinsics(&mut a.header, &mut b.header));
        assert!(!differ_on_intrinsics(&a.header, &b.header));
        let both = "declare noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 noundef)";
        assert!(
            print(&a).contains(both) && print(&b).contains(both),
            "{}",
            print(&a)
        );
        // A function that is no intrinsic is what its module says.
        assert!(print(&a).contains("declare i32 @own"));
    }

    #[test]
    fn an_older_form_of_an_intrinsic_is_left_alone() {
        let read = |t: &str| parse(t.as_bytes(), "t").unwrap();
        let mut a = read("declare void @llvm.lifetime.start.p0(i64 immarg, ptr)\n");
        let mut b = read("declare void @llvm.lifetime.start.p0(ptr captures(none)) nounwind\n");
        assert!(!differ_on_intrinsics(&a.header, &b.header));
        assert!(!agree_on_intrinsics(&mut a.header, &mut b.header));
    }
}
