//! Instructions with a syntax of their own: control flow, memory, calls, phis, pads.

use super::Printer;
use super::body::Operands;
use crate::attr::AttrList;
use crate::entity::{Symbol, Value};
use crate::inst::{Align, CallInfo, InstKind, MemAccess, Ordering, TailKind};
use crate::types::Type;

impl Printer<'_> {
    /// Writes the instruction if it has such a syntax; says whether it did.
    pub(super) fn operator(&mut self, o: &Operands<'_>) -> bool {
        match o.kind() {
            InstKind::Switch => self.switch(o),
            InstKind::IndirectBr => {
                self.head(o);
                self.typed(o, 0);
                self.push(", [");
                self.typed_list(o, 1, o.len());
                self.push("]");
            }
            InstKind::Phi => self.phi(o),
            InstKind::Call(info) => self.call(o, info, o.len()),
            InstKind::Invoke(info) => self.invoke(o, info),
            InstKind::CallBr(info, indirect) => self.callbr(o, info, *indirect as usize),
            InstKind::Alloca { .. } => self.alloca(o),
            InstKind::Load(a) => self.load(o, a),
            InstKind::Store(a) => self.store(o, a),
            InstKind::Fence { ordering, scope } => {
                self.push("fence");
                self.atomic_suffix(*scope, *ordering);
            }
            InstKind::CmpXchg {
                access,
                failure,
                weak,
            } => self.cmpxchg(o, access, *failure, *weak),
            InstKind::AtomicRmw(op, access) => {
                self.push("atomicrmw ");
                self.push_if(access.volatile, "volatile ");
                self.push(op.keyword());
                self.push(" ");
                self.typed_list(o, 0, 2);
                self.atomic_suffix(access.scope, access.ordering);
                self.alignment(access.align);
            }
            InstKind::LandingPad { cleanup, filters } => self.landing_pad(o, *cleanup, filters),
            InstKind::CatchSwitch { unwinds } => self.catch_switch(o, *unwinds),
            InstKind::CatchPad | InstKind::CleanupPad => self.pad(o),
            InstKind::CatchRet => {
                self.push("catchret from ");
                self.untyped(o, 0);
                self.push(" to ");
                self.typed(o, 1);
            }
            InstKind::CleanupRet => {
                self.push("cleanupret from ");
                self.untyped(o, 0);
                self.push(" unwind ");
                self.unwind_target(o, 1, o.len() > 1);
            }
            _ => return false,
        }
        true
    }

    fn push_if(&mut self, condition: bool, text: &str) {
        if condition {
            self.push(text);
        }
    }

    fn alignment(&mut self, a: Align) {
        self.push(", align ");
        self.uint(a.bytes());
    }

    /// ` syncscope("…") seq_cst`
    fn atomic_suffix(&mut self, scope: Option<Symbol>, ordering: Ordering) {
        if let Some(s) = scope {
            self.push(" syncscope(");
            self.quoted_symbol(s);
            self.push(")");
        }
        self.push(" ");
        self.push(ordering.keyword());
    }

    fn access_words(&mut self, a: &MemAccess) {
        self.push_if(a.ordering != Ordering::NotAtomic, "atomic ");
        self.push_if(a.volatile, "volatile ");
    }

    fn access_suffix(&mut self, a: &MemAccess) {
        if a.ordering != Ordering::NotAtomic {
            self.atomic_suffix(a.scope, a.ordering);
        }
        self.alignment(a.align);
    }

    fn load(&mut self, o: &Operands<'_>, a: &MemAccess) {
        self.push("load ");
        self.access_words(a);
        self.ty(o.f.inst_type(o.i));
        self.push(", ");
        self.typed(o, 0);
        self.access_suffix(a);
    }

    fn store(&mut self, o: &Operands<'_>, a: &MemAccess) {
        self.push("store ");
        self.access_words(a);
        self.typed_list(o, 0, 2);
        self.access_suffix(a);
    }

    fn cmpxchg(&mut self, o: &Operands<'_>, a: &MemAccess, failure: Ordering, weak: bool) {
        self.push("cmpxchg ");
        self.push_if(weak, "weak ");
        self.push_if(a.volatile, "volatile ");
        self.typed_list(o, 0, 3);
        self.atomic_suffix(a.scope, a.ordering);
        self.push(" ");
        self.push(failure.keyword());
        self.alignment(a.align);
    }

    fn alloca(&mut self, o: &Operands<'_>) {
        let InstKind::Alloca {
            ty,
            align,
            inalloca,
            swifterror,
        } = o.kind()
        else {
            return;
        };
        self.push("alloca ");
        self.push_if(*inalloca, "inalloca ");
        self.push_if(*swifterror, "swifterror ");
        self.ty(*ty);
        let one = o.get(0).is_some_and(|n| {
            o.f.value_type(n) == Type::I32 && o.f.as_int(n).and_then(|b| b.as_u64()) == Some(1)
        });
        if !one {
            self.push(", ");
            self.typed(o, 0);
        }
        self.alignment(*align);
        let space = o.f.inst_type(o.i).address_space().unwrap_or(0);
        if space != 0 {
            self.push(", addrspace(");
            self.uint(u64::from(space));
            self.push(")");
        }
    }

    fn switch(&mut self, o: &Operands<'_>) {
        self.push("switch ");
        self.typed_list(o, 0, 2);
        self.push(" [\n");
        let mut n = 2;
        while n < o.len() {
            self.push("    ");
            self.typed(o, n);
            self.push(", ");
            self.typed(o, n + 1);
            self.push("\n");
            n += 2;
        }
        self.push("  ]");
    }

    fn phi(&mut self, o: &Operands<'_>) {
        self.head(o);
        self.ty(o.f.inst_type(o.i));
        let mut n = 0;
        while n < o.len() {
            self.push(if n > 0 { ", [ " } else { " [ " });
            self.untyped(o, n);
            self.push(", ");
            self.untyped(o, n + 1);
            self.push(" ]");
            n += 2;
        }
    }

    fn call(&mut self, o: &Operands<'_>, info: &CallInfo, end: usize) {
        if info.tail != TailKind::None {
            self.push(info.tail.keyword());
            self.push(" ");
        }
        self.head(o);
        self.call_tail(o, info, end);
    }

    fn invoke(&mut self, o: &Operands<'_>, info: &CallInfo) {
        let end = o.len().saturating_sub(2);
        self.head(o);
        self.call_tail(o, info, end);
        self.push("\n          to ");
        self.typed(o, end);
        self.push(" unwind ");
        self.typed(o, end + 1);
    }

    fn callbr(&mut self, o: &Operands<'_>, info: &CallInfo, indirect: usize) {
        let end = o.len().saturating_sub(1).saturating_sub(indirect);
        self.head(o);
        self.call_tail(o, info, end);
        self.push("\n          to ");
        self.typed(o, end);
        self.push(" [");
        self.typed_list(o, end + 1, o.len());
        self.push("]");
    }

    /// Everything behind the flags; operands from `end` on are successors.
    fn call_tail(&mut self, o: &Operands<'_>, info: &CallInfo, end: usize) {
        self.calling_convention(info.cc);
        self.attrs_before(info.attrs.ret);
        self.callee_addrspace(o, info);
        let types = &self.header.types;
        match types.as_function(info.fn_ty) {
            // The whole function type is needed only to tell what is variadic.
            Some((ret, _, false)) => self.ty(ret),
            _ => self.ty(info.fn_ty),
        }
        self.push(" ");
        self.untyped(o, 0);
        let bundled: usize = info.bundles.iter().map(|b| b.1 as usize).sum();
        let args_end = end.saturating_sub(bundled).max(1);
        let forwards = self.forwards_varargs(o, info);
        self.arguments(o, &info.attrs, args_end, forwards);
        self.group_ref(info.attrs.func);
        self.bundles(o, info, args_end, end);
    }

    fn callee_addrspace(&mut self, o: &Operands<'_>, info: &CallInfo) {
        // What is not written is the address space of functions.
        let usual = self.header.layout.program_addrspace;
        let of_type = |v: Value| {
            let space = o.f.value_type(v).address_space();
            space.filter(|&a| a != 0 || usual != 0)
        };
        if let Some(a) = info.addrspace.or_else(|| o.get(0).and_then(of_type)) {
            self.push("addrspace(");
            self.uint(u64::from(a));
            self.push(") ");
        }
    }

    fn arguments(&mut self, o: &Operands<'_>, attrs: &AttrList, end: usize, forwards: bool) {
        self.push("(");
        for n in 1..end {
            if n > 1 {
                self.push(", ");
            }
            let Some(v) = o.get(n) else { break };
            self.ty(o.f.value_type(v));
            self.attrs_after(attrs.param(n - 1));
            self.push(" ");
            self.operand(o.f, o.l, Some(v));
        }
        if forwards {
            self.push(if end > 1 { ", ..." } else { "..." });
        }
        self.push(")");
    }

    /// A `musttail` call hands its caller's variable arguments on, which the text must say.
    fn forwards_varargs(&self, o: &Operands<'_>, info: &CallInfo) -> bool {
        let caller = self.header.globals.get(o.f.global);
        info.tail == TailKind::MustTail
            && caller
                .and_then(|d| self.header.types.as_function(d.ty))
                .is_some_and(|t| t.2)
    }

    fn bundles(&mut self, o: &Operands<'_>, info: &CallInfo, from: usize, end: usize) {
        if info.bundles.is_empty() {
            return;
        }
        self.push(" [ ");
        let mut at = from;
        for (n, (tag, count)) in info.bundles.iter().enumerate() {
            if n > 0 {
                self.push(", ");
            }
            self.quoted(tag);
            self.push("(");
            let to = at.saturating_add(*count as usize).min(end);
            self.typed_list(o, at, to);
            self.push(")");
            at = to;
        }
        self.push(" ]");
    }

    fn landing_pad(&mut self, o: &Operands<'_>, cleanup: bool, filters: &[bool]) {
        self.push("landingpad ");
        self.ty(o.f.inst_type(o.i));
        self.push_if(cleanup, "\n          cleanup");
        for n in 0..o.len() {
            let filter = filters.get(n).copied().unwrap_or(false);
            self.push(if filter {
                "\n          filter "
            } else {
                "\n          catch "
            });
            self.typed(o, n);
        }
    }

    fn catch_switch(&mut self, o: &Operands<'_>, unwinds: bool) {
        let end = o.len().saturating_sub(usize::from(unwinds)).max(1);
        self.push("catchswitch within ");
        self.untyped(o, 0);
        self.push(" [");
        self.typed_list(o, 1, end);
        self.push("] unwind ");
        self.unwind_target(o, end, unwinds);
    }

    fn unwind_target(&mut self, o: &Operands<'_>, n: usize, present: bool) {
        if present {
            self.typed(o, n);
        } else {
            self.push("to caller");
        }
    }

    fn pad(&mut self, o: &Operands<'_>) {
        self.push(o.kind().mnemonic());
        self.push(" within ");
        self.untyped(o, 0);
        self.push(" [");
        self.typed_list(o, 1, o.len());
        self.push("]");
    }
}
