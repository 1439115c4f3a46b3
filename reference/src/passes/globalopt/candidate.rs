//! Which variables GlobalOpt may touch (GO-R2), and the accesses it never touches (GO-R4).

use crate::module::closure::Closure;
use crate::module::{Check, constants, illegal, require, roots};
use tandem_ir::module::{GlobalKind, Variable};
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Constant, Global, Header, Module};

/// Contents are undefined at start in shared and local memory, whatever the initialiser says.
pub fn starts_undefined(space: u32) -> bool {
    matches!(space, 3 | 5)
}

/// The variable and its initialiser.
pub fn variable(m: &Module, g: Global) -> Check<(&Variable, Constant)> {
    let v = m.header.variable(g);
    let with_init = v.and_then(|v| Some((v, v.init?)));
    with_init.ok_or_else(|| illegal("GO-R2", "not a variable with an initialiser"))
}

/// The variable comes into question.
pub fn check(context: &ModuleContext, m: &Module, g: Global) -> Check {
    let cx = &m.header;
    variable(m, g)?;
    let data = &cx.globals[g];
    let size = cx.layout.alloc_size(&cx.types, data.ty);
    let associated = cx.strings.lookup("associated");
    let has_associated = data.attachments.iter().any(|a| Some(a.0) == associated);
    for (bad, reason) in [
        (context.is_shard, "the module is one shard of several"),
        (!data.linkage.is_local(), "the variable is visible outside"),
        (roots::is_written_by_host(cx, g), "the host initialises it"),
        (roots::is_used_invisibly(cx, g), "a member of llvm.used"),
        (
            data.section.is_some() || data.partition.is_some(),
            "it has a section",
        ),
        (is_alias_base(cx, g), "an alias or ifunc leads to it"),
        (has_associated, "it has !associated"),
        (size.is_none_or(|s| s == 0), "it has no fixed size above 0"),
    ] {
        require(!bad, "GO-R2", reason)?;
    }
    Ok(())
}

fn is_alias_base(cx: &Header, g: Global) -> bool {
    cx.live_globals().any(|(_, data)| match data.kind {
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => constants::mentions(&cx.constants, c, g),
        _ => false,
    })
}

/// No access is volatile.
pub fn none_volatile(closure: &Closure) -> Check {
    let any = closure.accesses.iter().any(|a| a.mem.volatile);
    require(!any, "GO-R4", "an access is volatile")
}
