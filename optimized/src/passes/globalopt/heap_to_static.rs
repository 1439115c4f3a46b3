//! A2: the one object on the heap that a variable points to becomes a variable itself (GO-R6).
//!
//! Only an allocation that is executed at most once may become static, and only if everything
//! that is done with its address is known: accesses, comparisons with null, `free`. Whether
//! the allocation has happened is kept in a flag, read where the pointer was read.

use super::address::NewVariable;
use super::heap::{self, Holder};
use super::state::Pass;
use super::*;
use crate::defects::planted;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{Align, CallInfo, MemAccess, TailKind};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind};
use tandem_ir::rewrite::{InstRef, ModuleRewrite};
use tandem_ir::{BinOp, Inst, InstKind, IntPredicate, Type, Value};

/// The alignment that an allocation has without saying so.
const HEAP_ALIGN: u64 = 16;
/// The intrinsic that zeroes.
const MEMSET: &str = "llvm.memset.p0.i64";

/// What is done with a pointer to the object.
#[derive(Default)]
struct Fate {
    comparisons: Vec<(Inst, IntPredicate)>,
    frees: Vec<Inst>,
}

/// The decision.
pub(super) struct Plan {
    holder: Holder,
    size: u64,
    align: Align,
    /// Per load of the variable.
    loads: Vec<Fate>,
    /// Of the allocation's own result.
    result: Fate,
}

/// The plan, if the strategy is legal (GO-R6) and small enough (P2).
pub(super) fn plan(view: View<'_>, g: Global, closure: &Closure) -> Option<Plan> {
    let header = &view.m.header;
    let holder = heap::holder(view, g, closure)?;
    let space = header.globals[g].addrspace;
    if !planted!(view.cx, SharedHeapPointer, matches!(space, 0 | 1), true) {
        return None;
    }
    let site = holder.site;
    let f = &view.m.bodies[site.body as usize];
    let mut size = 1u64;
    for v in f.operands(site.call).skip(1) {
        size = size.checked_mul(f.as_int(v)?.as_u64()?)?;
    }
    let most = planted!(view.cx, StaticLimitMissed, STATIC_HEAP_LIMIT, u64::MAX);
    if size == 0 || size >= most || (site.zeroed && !memset_is_free(view)) {
        return None;
    }
    if !once::is_executed_once(view, site.body, site.call) {
        return None;
    }
    let mut loads = Vec::with_capacity(holder.loads.len());
    for &(n, i) in &holder.loads {
        let v = view.m.bodies[n as usize].result(i)?;
        loads.push(fate(view, n, v, &[])?);
    }
    let result = fate(view, site.body, site.result, &holder.of_site)?;
    let stated = heap::stated_align(header, f, site.call).max(HEAP_ALIGN);
    let align = planted!(view.cx, HeapAlignmentForgotten, stated, 1);
    Some(Plan {
        holder,
        size,
        align: Align::from_bytes(align)?,
        loads,
        result,
    })
}

/// True if nothing else goes by the intrinsic's name.
fn memset_is_free(view: View<'_>) -> bool {
    let header = &view.m.header;
    header
        .lookup(MEMSET)
        .is_none_or(|g| header.function(g).is_some_and(|d| !d.defined))
}

/// What becomes of a pointer, unless it goes somewhere else (GO-R6 c, d); `own` stores may store it.
fn fate(view: View<'_>, n: u32, p: Value, own: &[(u32, Inst)]) -> Option<Fate> {
    let f = &view.m.bodies[n as usize];
    let header = &view.m.header;
    let mut fate = Fate::default();
    let mut work = vec![p];
    while let Some(v) = work.pop() {
        for u in f.uses(v) {
            let (i, operand) = (f.user(u), f.use_index(u));
            if heap::is_access_through(view.cx, f, i, operand) {
                continue;
            }
            if matches!(f.kind(i), InstKind::Gep { .. }) && operand == 0 {
                f.operands(i)
                    .skip(1)
                    .try_for_each(|v| f.as_int(v)?.as_i64().map(|_| ()))?;
                work.push(f.result(i).filter(|&r| f.value_type(r).is_ptr())?);
                continue;
            }
            // Only the pointer itself is compared, freed and kept.
            if v != p {
                return None;
            }
            if let Some(predicate) = heap::null_comparison(view.cx, f, i, p) {
                let signed = predicate >= IntPredicate::Sgt;
                if planted!(view.cx, SignedNullComparison, signed, false) {
                    return None;
                }
                fate.comparisons.push((i, predicate));
            } else if heap::is_free(header, f, i, p) {
                fate.frees.push(i);
            } else if !own.contains(&(n, i)) {
                return None;
            }
        }
    }
    Some(fate)
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// A2.
    pub(super) fn heap_to_static(&mut self, g: Global, closure: &Closure) -> bool {
        let Some(plan) = plan(self.view(), g, closure) else {
            return false;
        };
        let site = plan.holder.site;
        self.report_step(|m| ModuleRewrite::HeapToStatic {
            global: g,
            site: InstRef {
                function: m.bodies[site.body as usize].global,
                inst: site.call,
            },
        });
        let body = self.add_object(g, &plan);
        let compared = plan.loads.iter().any(|f| !f.comparisons.is_empty());
        let flag = compared.then(|| self.add_flag(g));
        for (&(n, load), fate) in plan.holder.loads.iter().zip(&plan.loads) {
            self.replace_loaded(g, n, load, fate, body, flag);
        }
        self.replace_stores(&plan.holder, flag);
        self.replace_site(&plan, body);
        self.erase_dead_steps(closure);
        self.erase_variable(g);
        self.complete();
        self.enqueue(body);
        flag.into_iter().for_each(|f| self.enqueue(f));
        self.report.made_static += 1;
        true
    }
    /// The object, in the global address space of a device, else in the generic one.
    fn add_object(&mut self, g: Global, plan: &Plan) -> Global {
        let header = &mut self.m.header;
        let device = ["nvptx", "amdgcn"]
            .iter()
            .any(|t| header.triple.starts_with(t));
        let ty = header.types.array(Type::I8, plan.size);
        let zeroed = plan.holder.site.zeroed;
        let init = match planted!(self.cx, ZeroingForgotten, zeroed, false) {
            true => header.constants.zero(ty),
            false => header.constants.intern(ty, ConstantData::Undef),
        };
        let space = u32::from(device);
        let space = planted!(
            self.cx,
            ObjectInPointersSpace,
            space,
            self.m.header.globals[g].addrspace
        );
        self.add_variable(NewVariable {
            of: g,
            suffix: ".body",
            ty,
            init,
            align: plan.align,
            space: Some(space),
        })
    }
    /// The flag that says whether the allocation has happened.
    fn add_flag(&mut self, g: Global) -> Global {
        let start = planted!(self.cx, FlagStartsSet, 0, 1);
        let init = self.m.header.constants.int(Type::I1, start);
        self.add_variable(NewVariable {
            of: g,
            suffix: ".init",
            ty: Type::I1,
            init,
            align: Align::ONE,
            space: None,
        })
    }
    /// A load of the pointer: its comparisons read the flag, its frees go, the rest is the object's address.
    fn replace_loaded(
        &mut self,
        g: Global,
        n: u32,
        load: Inst,
        fate: &Fate,
        body: Global,
        flag: Option<Global>,
    ) {
        if let (Some(flag), false) = (flag, fate.comparisons.is_empty()) {
            let space = self.m.header.globals[flag].addrspace;
            let at = self.address(n, flag, 0, space);
            let name = format!("{}.init.val", self.m.header.global_name(g));
            let cx = self.cx;
            let place = planted!(cx, FlagReadAtComparison, load, fate.comparisons[0].0);
            let f = self.body(n);
            let kind = InstKind::Load(MemAccess::plain(Align::ONE));
            let val = f.create_inst(kind, Type::I1, &[at]);
            f.insert_before(val, place);
            self.bodies.inst_replaced(n, load, val);
            if let Some(val) = self.body(n).result(val) {
                self.body(n).set_fresh_name(val, &name);
                self.replace_comparisons(n, &fate.comparisons, Some(val));
            }
        }
        self.replace_pointer(n, load, fate, body);
    }
    /// Comparisons with null in terms of the flag; without one the allocation has happened.
    fn replace_comparisons(&mut self, n: u32, list: &[(Inst, IntPredicate)], val: Option<Value>) {
        use IntPredicate::*;
        let cx = self.cx;
        for &(i, predicate) in list {
            let f = self.body(n);
            let new = match (predicate, val) {
                (Ult, _) => f.bool(false),
                (Uge, _) => {
                    let always = f.bool(true);
                    planted!(cx, AtLeastNullIsFlag, always, val.unwrap_or(always))
                }
                (Eq | Ule, None) => f.bool(false),
                (_, None) => f.bool(true),
                (Eq | Ule, Some(val)) => {
                    let yes = f.bool(true);
                    let not = f.create_inst(InstKind::Binary(BinOp::Xor), Type::I1, &[val, yes]);
                    f.insert_before(not, i);
                    let not = f.result(not).unwrap_or(yes);
                    f.set_fresh_name(not, "notinit");
                    not
                }
                (_, Some(val)) => val,
            };
            if let Some(old) = f.result(i) {
                f.replace_all_uses(old, new);
            }
            f.erase_inst(i);
        }
    }
    /// Frees go; every other use of an instruction's result becomes the object's address; the instruction goes.
    fn replace_pointer(&mut self, n: u32, i: Inst, fate: &Fate, body: Global) {
        for &free in &fate.frees {
            self.body(n).erase_inst(free);
        }
        let at = self.address(n, body, 0, 0);
        let f = self.body(n);
        if let Some(old) = f.result(i) {
            f.replace_all_uses(old, at);
        }
        f.erase_inst(i);
    }
    /// Stores to the pointer become stores to the flag, or nothing.
    fn replace_stores(&mut self, holder: &Holder, flag: Option<Global>) {
        let cx = self.cx;
        let null = holder.of_null.iter().map(|&s| (s, false));
        let site = holder.of_site.iter().map(|&s| (s, true));
        for ((n, store), happened) in null.chain(site) {
            if let Some(flag) = flag {
                let space = self.m.header.globals[flag].addrspace;
                let at = self.address(n, flag, 0, space);
                let f = self.body(n);
                let value = f.bool(planted!(cx, NullLeavesFlag, happened, true));
                let kind = InstKind::Store(MemAccess::plain(Align::ONE));
                let new = f.create_inst(kind, Type::VOID, &[value, at]);
                f.insert_before(new, store);
                self.bodies.inst_replaced(n, store, new);
            }
            self.body(n).erase_inst(store);
        }
    }
    /// The allocation goes; memory that starts zeroed is zeroed where it stood.
    fn replace_site(&mut self, plan: &Plan, body: Global) {
        let site = plan.holder.site;
        let n = site.body;
        self.replace_comparisons(n, &plan.result.comparisons, None);
        if planted!(self.cx, ZeroingForgotten, site.zeroed, false) {
            let at = self.address(n, body, 0, 0);
            let (memset, fn_ty) = self.memset();
            let callee = self.callee(n, memset);
            let f = self.body(n);
            let (zero, size) = (f.int(Type::I8, 0), f.int(Type::I64, plan.size));
            let no = f.bool(false);
            let info = CallInfo {
                fn_ty,
                cc: 0,
                tail: TailKind::None,
                attrs: Default::default(),
                addrspace: None,
                bundles: Box::new([]),
            };
            let kind = InstKind::Call(Box::new(info));
            let call = f.create_inst(kind, Type::VOID, &[callee, at, zero, size, no]);
            f.insert_before(call, site.call);
            self.bodies.inst_replaced(n, site.call, call);
        }
        self.replace_pointer(n, site.call, &plan.result, body);
    }
    /// The intrinsic that zeroes, declared if need be, and its type.
    fn memset(&mut self) -> (Global, Type) {
        let header = &mut self.m.header;
        let params = [Type::PTR, Type::I8, Type::I64, Type::I1];
        let ty = header.types.function(Type::VOID, &params, false);
        let g = declare(header, MEMSET, ty);
        (g, ty)
    }
}

/// A declaration of that name and type, added if it is not there.
pub(super) fn declare(header: &mut tandem_ir::Header, name: &str, ty: Type) -> Global {
    if let Some(g) = header.lookup(name) {
        return g;
    }
    let space = header.layout.program_addrspace;
    let function = GlobalKind::Function(FunctionDecl::default());
    header.add_global(GlobalData::plain(name, ty, space, function))
}
