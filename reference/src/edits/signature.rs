//! Parameters and results that come and go, with all calls.

use super::functions::signature;
use super::transplant::{self, Debug};
use super::{Check, body, require};
use crate::module::uses;
use std::collections::BTreeMap;
use tandem_ir::attr::{Attr, AttrKind, AttrList};
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::module::{GlobalKind, Header};
use tandem_ir::{Function, Global, Inst, InstKind, Module, Type, Value};

/// `ChangeSignature`.
pub fn change(m: &mut Module, g: Global, (keep, add): (&[usize], &[Type]), result: bool) -> Check {
    let f = body(m, g)?;
    let (ret, params, vararg) = signature(m, g)?;
    require(!vararg, "the function takes any number of arguments")?;
    let rising = keep.is_sorted_by(|a, b| a < b) && keep.iter().all(|&n| n < params.len());
    require(rising, "the parameters are not listed once each in order")?;
    let sound = |ty: &Type| m.header.types.is_first_class(*ty);
    require(add.iter().all(sound), "a parameter cannot have this type")?;
    require(result || !ret.is_void(), "the function returns nothing")?;
    let dropped = (0..params.len()).filter(|n| !keep.contains(n));
    let used = dropped.map(|n| f.args()[n]).any(|v| f.has_uses(v));
    require(!used, "a parameter that goes has uses")?;
    super::flow::not_addressed(f, &f.blocks().collect::<Vec<_>>())?;
    let calls = calls(m, g, result)?;
    let same = keep.len() == params.len() && add.is_empty() && result;
    require(!same, "the signature stays as it is")?;

    let mut types: Vec<Type> = keep.iter().map(|&n| params[n]).collect();
    types.extend(add);
    let new_ret = if result { ret } else { Type::VOID };
    let shape = Shape {
        fn_ty: m.header.types.function(new_ret, &types, false),
        keep,
        add,
        result,
    };
    let cx = &mut m.header;
    cx.globals[g].ty = shape.fn_ty;
    if let GlobalKind::Function(mut decl) = cx.globals[g].kind.clone() {
        decl.attrs = shape.attrs(cx, &decl.attrs);
        cx.globals[g].kind = GlobalKind::Function(decl);
    }
    for (caller, all) in calls {
        let infos: Vec<(Inst, CallInfo)> = all
            .into_iter()
            .filter_map(|call| Some((call, shape.call(m, caller, call)?)))
            .collect();
        if let Some(f) = m.bodies.iter_mut().find(|b| b.global == caller) {
            for (call, info) in infos {
                shape.rewrite_call(f, call, info);
            }
        }
    }
    if let Some(f) = m.bodies.iter_mut().find(|b| b.global == g) {
        *f = shape.rebuilt(f, &types);
    }
    Ok(())
}

/// The direct calls of a function by caller, if it has no other use and their results can be done without.
fn calls(m: &Module, g: Global, result: bool) -> Check<BTreeMap<Global, Vec<Inst>>> {
    let held = uses::holders(m, g);
    require(
        held.is_empty(),
        "a variable or an alias holds the address of the function",
    )?;
    let mut calls: BTreeMap<Global, Vec<Inst>> = BTreeMap::new();
    for o in uses::operands(m, g) {
        let Some(f) = m.body(o.place.function) else {
            continue;
        };
        let i = o.place.inst;
        let direct = o.index == 0 && f.callee(i) == Some(g);
        let ty = m.header.globals[g].ty;
        let plain = match f.kind(i) {
            InstKind::Call(info) => info.fn_ty == ty && info.tail != TailKind::MustTail,
            _ => false,
        };
        require(
            direct && plain,
            "the function has a use that is no plain call",
        )?;
        let used = f.result(i).is_some_and(|v| f.has_uses(v));
        require(result || !used, "a call's result has uses")?;
        calls.entry(o.place.function).or_default().push(i);
    }
    Ok(calls)
}

/// The new signature.
struct Shape<'a> {
    fn_ty: Type,
    keep: &'a [usize],
    add: &'a [Type],
    result: bool,
}

impl Shape<'_> {
    /// Attributes of what stays. Without a result no parameter is the one that is returned.
    fn attrs(&self, cx: &mut Header, old: &AttrList) -> AttrList {
        let mut params: Vec<AttrSet> = self.keep.iter().map(|&n| old.param(n)).collect();
        if !self.result {
            for set in &mut params {
                let mut all = cx.attrs.get(*set).to_vec();
                all.retain(|a| *a != Attr::Flag(AttrKind::Returned));
                *set = cx.attrs.intern(all);
            }
        }
        AttrList {
            func: old.func,
            ret: if self.result { old.ret } else { AttrSet::EMPTY },
            params: params.into_iter().collect(),
        }
    }

    /// What a call is afterwards.
    fn call(&self, m: &mut Module, caller: Global, call: Inst) -> Option<CallInfo> {
        let mut info = m.body(caller)?.kind(call).call_info()?.clone();
        info.fn_ty = self.fn_ty;
        info.attrs = self.attrs(&mut m.header, &info.attrs);
        Some(info)
    }

    fn rewrite_call(&self, f: &mut Function, call: Inst, info: CallInfo) {
        let Some(old) = f.call(call) else { return };
        let args: Vec<Value> = old.args().collect();
        let bundles: Vec<Value> = old.bundle_operands().collect();
        let mut operands = vec![old.callee()];
        operands.extend(self.keep.iter().map(|&n| args[n]));
        operands.extend(self.add.iter().map(|&ty| f.poison(ty)));
        operands.extend(bundles);
        let kind = InstKind::Call(Box::new(info));
        if self.result {
            f.set_kind(call, kind);
            f.set_operands(call, &operands);
            return;
        }
        let new = f.create_inst(kind, Type::VOID, &operands);
        for (kind, md) in f.attachments(call).to_vec() {
            f.set_attachment(new, kind, md);
        }
        f.insert_before(new, call);
        for record in f.take_debug_records(call) {
            f.add_debug_record(new, record);
        }
        f.erase_inst(call);
    }

    /// The body with other parameters.
    fn rebuilt(&self, f: &Function, types: &[Type]) -> Function {
        let mut new = Function::new(f.global, types);
        let args = new.args().to_vec();
        let mut map: BTreeMap<Value, Value> = BTreeMap::new();
        for (&n, &v) in self.keep.iter().zip(&args) {
            map.insert(f.args()[n], v);
            if let Some(name) = f.name(f.args()[n]) {
                new.set_fresh_name(v, name);
            }
        }
        let blocks = transplant::body(f, (&mut new, None), &mut map, (Debug::Kept, &|_| true));
        if !self.result {
            for (b, old) in transplant::returns(&new, &blocks) {
                let ret = new.create_inst(InstKind::Ret, Type::VOID, &[]);
                super::flow::exchange_terminator(&mut new, b, ret, |_| true);
                debug_assert!(new.inst_block(old).is_none());
            }
        }
        new
    }
}
