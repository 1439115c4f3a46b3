//! Older names of NVVM's intrinsics, put as today's LLVM reads them.
//!
//! LLVM replaces an intrinsic that it no longer has whenever it reads a module: what a front end of last year wrote as
//!
//! ```text
//!   call void @llvm.nvvm.barrier0()
//!   %v = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
//! ```
//!
//! is, behind any pass of `opt`, the barrier by its new name and a load with `!invariant.load`. No pass chose that, so where a
//! pair of modules is judged both are brought to the new form first ([`upgrade`]); a module that is judged alone stays as it was
//! written. The conversions of half precision numbers that are held in integers go the same way; they still have names in
//! LLVM 22, and no pass makes one of the other. What an old name means is what the old manual says; the replacements are those
//! that LLVM 22 prints.
//!
//! **Invariant:** a module without such names is not touched, and calls that do not have the old type, or have operand bundles,
//! stay.

mod blocks;

use tandem_ir::attr::AttrList;
use tandem_ir::constant::ConstantData;
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::{Align, CallInfo, Ordering, RmwOp, TailKind};
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind};
use tandem_ir::{
    BinOp, CastOp, Function, Global, Header, Inst, InstKind, IntPredicate, MemAccess, Module, Type,
    Value,
};

/// Replaces calls of older intrinsics by what LLVM 22 reads them as. True if something was replaced.
pub fn upgrade(m: &mut Module) -> bool {
    if !is_needed(&m.header) {
        return false;
    }
    let mut changed = blocks::upgrade(m);
    let Module { header, bodies } = m;
    for f in bodies {
        let calls: Vec<Inst> = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter(|&i| matches!(f.kind(i), InstKind::Call(_)))
            .collect();
        for call in calls {
            changed |= upgrade_call(header, f, call);
        }
    }
    changed
}

/// True if a module declares a name that [`upgrade`] knows, or a form of one.
pub fn is_needed(cx: &Header) -> bool {
    let mut names = cx.live_globals().filter_map(|(_, d)| d.name.as_deref());
    names.any(|n| Older::named(n).is_some()) || blocks::is_needed(cx)
}

/// What an older intrinsic is now.
#[derive(Clone, Copy, Debug)]
enum Older {
    /// A barrier by its new name, with barrier 0 in front of the arguments if the old one had none.
    Barrier(&'static str, bool),
    /// A barrier that combines a condition of all threads.
    Reduction(&'static str),
    Abs,
    /// An extension from half precision, given as an integer.
    FromHalf,
    /// A truncation to half precision, as an integer.
    ToHalf,
    /// A funnel shift by the second argument.
    Rotate(&'static str),
    SwapHalves,
    SpaceCast,
    /// A load of memory that nobody writes.
    ReadOnlyLoad,
    Atomic(RmwOp),
}

impl Older {
    fn named(name: &str) -> Option<Older> {
        match name.strip_prefix("llvm.")? {
            "convert.from.fp16.f32" | "convert.from.fp16.f64" => Some(Older::FromHalf),
            "convert.to.fp16.f32" | "convert.to.fp16.f64" => Some(Older::ToHalf),
            name => Older::of_target(name.strip_prefix("nvvm.")?),
        }
    }

    /// By the name behind `llvm.nvvm.`.
    fn of_target(name: &str) -> Option<Older> {
        const ALIGNED: &str = "barrier.cta.sync.aligned.all";
        Some(match name {
            "barrier0" => Older::Barrier(ALIGNED, true),
            "barrier.n" | "bar.sync" => Older::Barrier(ALIGNED, false),
            "barrier" => Older::Barrier("barrier.cta.sync.aligned.count", false),
            "barrier.sync" => Older::Barrier("barrier.cta.sync.all", false),
            "barrier.sync.cnt" => Older::Barrier("barrier.cta.sync.count", false),
            "barrier0.popc" => Older::Reduction("popc"),
            "barrier0.and" => Older::Reduction("and"),
            "barrier0.or" => Older::Reduction("or"),
            "abs.i" | "abs.ll" => Older::Abs,
            "h2f" => Older::FromHalf,
            "rotate.b32" | "rotate.b64" => Older::Rotate("fshl"),
            "rotate.right.b64" => Older::Rotate("fshr"),
            "swap.lo.hi.b64" => Older::SwapHalves,
            _ => return Older::of_family(name),
        })
    }

    /// Those whose names end in types.
    fn of_family(name: &str) -> Option<Older> {
        let begins = |all: &[&str]| all.iter().any(|p| name.starts_with(p));
        if begins(&["ldg.global.i.", "ldg.global.f.", "ldg.global.p."]) {
            return Some(Older::ReadOnlyLoad);
        }
        let to_generic = ["constant", "global", "local", "shared"]
            .iter()
            .any(|s| name.starts_with(&format!("ptr.{s}.to.gen.")));
        let from_generic = ["constant", "global", "local", "shared"]
            .iter()
            .any(|s| name.starts_with(&format!("ptr.gen.to.{s}.")));
        if to_generic || from_generic {
            return Some(Older::SpaceCast);
        }
        let atomic = [
            ("atomic.load.add.f32.", RmwOp::FAdd),
            ("atomic.load.add.f64.", RmwOp::FAdd),
            ("atomic.load.inc.32.", RmwOp::UIncWrap),
            ("atomic.load.dec.32.", RmwOp::UDecWrap),
        ];
        let found = atomic.iter().find(|(p, _)| name.starts_with(p));
        found.map(|&(_, op)| Older::Atomic(op))
    }
}

/// Replaces one call, if it is one of an older intrinsic.
fn upgrade_call(cx: &mut Header, f: &mut Function, call: Inst) -> bool {
    let Some(callee) = f.callee(call) else {
        return false;
    };
    let Some(older) = Older::named(cx.global_name(callee)) else {
        return false;
    };
    // Bundles would be lost.
    let Some(args) = f
        .call(call)
        .filter(|c| c.info.bundles.is_empty())
        .map(|c| c.args().collect::<Vec<Value>>())
    else {
        return false;
    };
    let mut b = Builder {
        cx,
        f,
        call,
        callee,
    };
    let Some(new) = b.replacement(older, &args) else {
        return false;
    };
    if let Some(old) = f.result(call) {
        let Some(new) = new.filter(|&v| f.value_type(v) == f.value_type(old)) else {
            return false;
        };
        f.replace_all_uses(old, new);
    }
    f.erase_inst(call);
    true
}

/// Puts instructions in front of a call.
struct Builder<'a> {
    cx: &'a mut Header,
    f: &'a mut Function,
    call: Inst,
    callee: Global,
}

impl Builder<'_> {
    fn inst(&mut self, kind: InstKind, ty: Type, operands: &[Value]) -> Option<Value> {
        let i = self.f.create_inst(kind, ty, operands);
        self.f.insert_before(i, self.call);
        self.f.result(i)
    }

    /// A call of an intrinsic, with what is said of the old one.
    fn intrinsic(&mut self, name: &str, ret: Type, args: &[Value]) -> Option<Value> {
        let params: Vec<Type> = args.iter().map(|&a| self.f.value_type(a)).collect();
        let fn_ty = self.cx.types.function(ret, &params, false);
        let global = self.declared(name, fn_ty);
        let attrs = AttrList {
            func: self.f.kind(self.call).call_info()?.attrs.func,
            ..AttrList::default()
        };
        let info = CallInfo {
            fn_ty,
            cc: 0,
            tail: TailKind::None,
            attrs,
            addrspace: None,
            bundles: [].into(),
        };
        let callee = self.f.constant(Type::ptr(0), ConstantData::Global(global));
        let mut operands = vec![callee];
        operands.extend_from_slice(args);
        self.inst(InstKind::Call(Box::new(info)), ret, &operands)
    }

    fn declared(&mut self, name: &str, fn_ty: Type) -> Global {
        if let Some(g) = self.cx.lookup(name) {
            return g;
        }
        let said = self.cx.function(self.callee).map(|d| d.attrs.func);
        let mut decl = FunctionDecl::default();
        decl.attrs.func = said.unwrap_or(AttrSet::EMPTY);
        let data = GlobalData::plain(name, fn_ty, 0, GlobalKind::Function(decl));
        self.cx.add_global(data)
    }

    /// What stands for the call's result: the outer option is empty if the call does not have the old type.
    fn replacement(&mut self, older: Older, args: &[Value]) -> Option<Option<Value>> {
        let ret = self.f.inst_type(self.call);
        match (older, args) {
            (Older::Barrier(name, first), _) => {
                let zero = self.f.int(Type::I32, 0);
                let all: Vec<Value> = first
                    .then_some(zero)
                    .into_iter()
                    .chain(args.to_vec())
                    .collect();
                let numbers = all.iter().all(|&a| self.f.value_type(a) == Type::I32);
                if !numbers || !ret.is_void() {
                    return None;
                }
                self.intrinsic(&format!("llvm.nvvm.{name}"), Type::VOID, &all);
                Some(None)
            }
            (Older::Reduction(how), &[a]) if ret == Type::I32 && self.f.value_type(a) == ret => {
                self.reduction(how, a).map(Some)
            }
            (Older::Abs, &[a]) if ret.is_int() => self.abs(a, ret).map(Some),
            (Older::FromHalf, &[a])
                if self.f.value_type(a) == Type::int(16) && ret.float_kind().is_some() =>
            {
                let half = self.inst(InstKind::Cast(CastOp::BitCast), Type::HALF, &[a])?;
                Some(self.inst(InstKind::Cast(CastOp::FpExt), ret, &[half]))
            }
            (Older::ToHalf, &[a])
                if ret == Type::int(16) && self.f.value_type(a).float_kind().is_some() =>
            {
                let half = self.inst(InstKind::Cast(CastOp::FpTrunc), Type::HALF, &[a])?;
                Some(self.inst(InstKind::Cast(CastOp::BitCast), ret, &[half]))
            }
            (Older::Rotate(name), &[a, by]) if ret.is_int() => {
                let by = match self.f.value_type(by) == ret {
                    true => by,
                    false => self.inst(InstKind::Cast(CastOp::ZExt), ret, &[by])?,
                };
                Some(self.funnel(name, ret, a, by))
            }
            (Older::SwapHalves, &[a]) if ret == Type::I64 => {
                let by = self.f.int(ret, 32);
                Some(self.funnel("fshl", ret, a, by))
            }
            (Older::SpaceCast, &[a]) if ret.is_ptr() && self.f.value_type(a).is_ptr() => {
                Some(self.cast_to_space(a, ret))
            }
            (Older::ReadOnlyLoad, &[p, align]) if self.f.value_type(p).is_ptr() => {
                self.read_only_load(p, align, ret).map(Some)
            }
            (Older::Atomic(op), &[p, v])
                if self.f.value_type(p).is_ptr()
                    && self.f.value_type(v) == ret
                    && (ret.is_int() != (op == RmwOp::FAdd)) =>
            {
                let size = if ret == Type::DOUBLE { 8 } else { 4 };
                let access = MemAccess {
                    ordering: Ordering::SeqCst,
                    ..MemAccess::plain(Align::from_bytes(size)?)
                };
                Some(self.inst(InstKind::AtomicRmw(op, access), ret, &[p, v]))
            }
            _ => None,
        }
    }

    fn reduction(&mut self, how: &str, a: Value) -> Option<Value> {
        let zero = self.f.int(Type::I32, 0);
        let set = self.inst(InstKind::ICmp(IntPredicate::Ne), Type::I1, &[a, zero])?;
        let name = format!("llvm.nvvm.barrier.cta.red.{how}.aligned.all");
        if how == "popc" {
            return self.intrinsic(&name, Type::I32, &[zero, set]);
        }
        let any = self.intrinsic(&name, Type::I1, &[zero, set])?;
        self.inst(InstKind::Cast(CastOp::ZExt), Type::I32, &[any])
    }

    fn abs(&mut self, a: Value, ty: Type) -> Option<Value> {
        let zero = self.f.int(ty, 0);
        let negated = self.inst(InstKind::Binary(BinOp::Sub), ty, &[zero, a])?;
        let positive = self.inst(InstKind::ICmp(IntPredicate::Sge), Type::I1, &[a, zero])?;
        self.inst(InstKind::Select, ty, &[positive, a, negated])
    }

    fn funnel(&mut self, name: &str, ty: Type, a: Value, by: Value) -> Option<Value> {
        let width = ty.int_width()?;
        self.intrinsic(&format!("llvm.{name}.i{width}"), ty, &[a, a, by])
    }

    fn cast_to_space(&mut self, a: Value, ty: Type) -> Option<Value> {
        if self.f.value_type(a) == ty {
            return Some(a);
        }
        self.inst(InstKind::Cast(CastOp::AddrSpaceCast), ty, &[a])
    }

    fn read_only_load(&mut self, p: Value, align: Value, ty: Type) -> Option<Value> {
        let align = self.f.as_const(align)?;
        let ConstantData::Int(bytes) = *align else {
            return None;
        };
        let align = Align::from_bytes(bytes)?;
        let p = self.cast_to_space(p, Type::ptr(1))?;
        let load = self
            .f
            .create_inst(InstKind::Load(MemAccess::plain(align)), ty, &[p]);
        self.f.insert_before(load, self.call);
        let nothing = MdNodeData {
            distinct: false,
            numbered: true,
            body: MdBody::Tuple([].into()),
        };
        let node = self.cx.metadata.nodes.push(nothing);
        let kind = self.cx.strings.intern("invariant.load");
        self.f.set_attachment(load, kind, Metadata::Node(node));
        self.f.result(load)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tandem_ir::text::{parse, print};

    /// The instructions of the one function of a module whose only call is that of an intrinsic, after the upgrade.
    fn upgraded(declaration: &str, call: &str) -> Vec<String> {
        let ret = if call.starts_with("void") {
            ""
        } else {
            "%r = "
        };
        let text = format!(
            "declare {declaration}\ndefine void @f(i32 %a, i64 %b, i16 %h, ptr %p, ptr addrspace(1) %q, float %x) {{\n  \
             {ret}call {call}\n  ret void\n}}\n"
        );
        let mut m = parse(text.as_bytes(), "t").unwrap();
        assert!(upgrade(&mut m));
        assert!(!upgrade(&mut m), "nothing is left");
        let again = print(&m);
        parse(again.as_bytes(), "again").unwrap();
        let lines = again.lines().filter_map(|l| l.strip_prefix("  "));
        lines
            .filter(|l| *l != "ret void")
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn barriers_have_their_new_names() {
        assert_eq!(
            upgraded(
                "void @llvm.nvvm.barrier0() convergent",
                "void @llvm.nvvm.barrier0()"
            ),
            ["call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"]
        );
        assert_eq!(
            upgraded(
                "void @llvm.nvvm.barrier(i32, i32)",
                "void @llvm.nvvm.barrier(i32 %a, i32 64)"
            ),
            ["call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %a, i32 64)"]
        );
        assert_eq!(
            upgraded(
                "i32 @llvm.nvvm.barrier0.or(i32)",
                "i32 @llvm.nvvm.barrier0.or(i32 %a)"
            ),
            [
                "%1 = icmp ne i32 %a, 0",
                "%2 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %1)",
                "%3 = zext i1 %2 to i32",
            ]
        );
    }

    #[test]
    fn accesses_are_instructions() {
        assert_eq!(
            upgraded(
                "float @llvm.nvvm.ldg.global.f.f32.p0(ptr, i32)",
                "float @llvm.nvvm.ldg.global.f.f32.p0(ptr %p, i32 4)"
            ),
            [
                "%1 = addrspacecast ptr %p to ptr addrspace(1)",
                "%2 = load float, ptr addrspace(1) %1, align 4, !invariant.load !0",
            ]
        );
        assert_eq!(
            upgraded(
                "i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)",
                "i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 %a)"
            ),
            ["%1 = atomicrmw uinc_wrap ptr %p, i32 %a seq_cst, align 4"]
        );
        assert_eq!(
            upgraded(
                "ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)",
                "ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)"
            ),
            ["%1 = addrspacecast ptr %p to ptr addrspace(1)"]
        );
    }

    #[test]
    fn arithmetic_is_spelled_out() {
        assert_eq!(
            upgraded("i32 @llvm.nvvm.abs.i(i32)", "i32 @llvm.nvvm.abs.i(i32 %a)"),
            [
                "%1 = sub i32 0, %a",
                "%2 = icmp sge i32 %a, 0",
                "%3 = select i1 %2, i32 %a, i32 %1",
            ]
        );
        assert_eq!(
            upgraded(
                "i64 @llvm.nvvm.rotate.right.b64(i64, i32)",
                "i64 @llvm.nvvm.rotate.right.b64(i64 %b, i32 %a)"
            ),
            [
                "%1 = zext i32 %a to i64",
                "%2 = call i64 @llvm.fshr.i64(i64 %b, i64 %b, i64 %1)"
            ]
        );
    }

    #[test]
    fn half_precision_is_converted_by_instructions() {
        assert_eq!(
            upgraded(
                "i16 @llvm.convert.to.fp16.f32(float)",
                "i16 @llvm.convert.to.fp16.f32(float %x)"
            ),
            [
                "%1 = fptrunc float %x to half",
                "%2 = bitcast half %1 to i16"
            ]
        );
        assert_eq!(
            upgraded("float @llvm.nvvm.h2f(i16)", "float @llvm.nvvm.h2f(i16 %h)"),
            ["%1 = bitcast i16 %h to half", "%2 = fpext half %1 to float"]
        );
    }

    #[test]
    fn what_is_not_of_the_old_type_stays() {
        let text = "declare void @llvm.nvvm.barrier0(i64)\ndefine void @f() {\n  call void @llvm.nvvm.barrier0(i64 1)\n  ret void\n}\n";
        let mut m = parse(text.as_bytes(), "t").unwrap();
        assert!(!upgrade(&mut m));
        let text = "declare void @llvm.nvvm.barrier0()\ndefine void @f() {\n  call void @llvm.nvvm.barrier0() [ \"own\"(i32 0) ]\n  ret void\n}\n";
        let mut m = parse(text.as_bytes(), "t").unwrap();
        assert!(!upgrade(&mut m));
        let mut m = parse(b"define void @llvm.nvvm.h2f() {\n  ret void\n}\n", "t").unwrap();
        assert!(!upgrade(&mut m));
    }
}
