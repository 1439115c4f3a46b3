//! B1: a struct becomes one variable per field (GO-R7).
//!
//! Every access must lie inside one field, padding excluded from none: a field's range is
//! its type's size in arrays. Only a load or store of the whole struct, as one value, may
//! touch several, and becomes one access per field. Alignments that accesses rely on
//! are given to the fields where the field's place allows it; where not, the access is told
//! what it can rely on (GO-T8).

use super::address::{NewVariable, common_align};
use super::state::Pass;
use super::*;
use crate::analysis::module::{Access, AccessKind};
use crate::defects::planted;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{Align, MemAccess};
use tandem_ir::rewrite::ModuleRewrite;
use tandem_ir::{Constant, InstKind, Type, Value};

/// A field that becomes a variable.
struct Field {
    ty: Type,
    offset: u64,
    size: u64,
    align: Align,
    loaded: bool,
    stored: bool,
}

/// What the fields are and where each access goes.
pub(super) struct Plan {
    ty: Type,
    fields: Vec<Field>,
    /// Per access of the closure: the field, or `None` for the whole struct.
    to: Vec<Option<usize>>,
}

/// The plan, if the strategy is legal (GO-R7) and of use (P3, P6).
pub(super) fn plan(view: View<'_>, g: Global, closure: &Closure) -> Option<Plan> {
    let header = &view.m.header;
    let data = &header.globals[g];
    let mut plan = Plan {
        ty: data.ty,
        fields: fields(view, g)?,
        to: Vec::with_capacity(closure.accesses.len()),
    };
    let count = plan.fields.len();
    let most = planted!(view.cx, SeventeenFieldsSplit, MAX_FIELDS, MAX_FIELDS + 1);
    if count == 0 || count > most || !has_parts(header.constants.get(header.variable(g)?.init?)) {
        return None;
    }
    for access in &closure.accesses {
        let to = plan.place(view, access)?;
        plan.note(view, access, to);
        plan.to.push(to);
    }
    let scalar = |f: &Field| f.ty.is_int() || f.ty.is_float() || f.ty.is_ptr();
    let busy = plan.fields.iter().all(|f| f.loaded && f.stored);
    (!busy || plan.fields.iter().any(scalar)).then_some(plan)
}

/// The fields of the variable's type with the alignment that their place in it gives them.
fn fields(view: View<'_>, g: Global) -> Option<Vec<Field>> {
    let (types, layout) = (&view.m.header.types, &view.m.header.layout);
    let data = &view.m.header.globals[g];
    let offsets = layout.struct_layout(types, data.ty)?.offsets;
    let whole = data
        .align
        .unwrap_or_else(|| layout.abi_align(types, data.ty));
    let all = types.struct_fields(data.ty)?.0.iter().zip(offsets);
    all.map(|(&ty, offset)| {
        let own = layout.abi_align(types, ty);
        let placed = own.max(common_align(whole, offset));
        Some(Field {
            ty,
            offset,
            // What lies between a field's own bytes and the next one is padding, of which a variable has its own.
            size: layout.store_size(types, ty)?,
            align: planted!(view.cx, FieldAlignmentForgotten, placed, own),
            loaded: false,
            stored: false,
        })
    })
    .collect()
}

/// True for initialisers of which every field has a spelling.
fn has_parts(init: &ConstantData) -> bool {
    matches!(
        init,
        ConstantData::Aggregate(_)
            | ConstantData::Zero
            | ConstantData::Undef
            | ConstantData::Poison
    )
}

/// True if an address at a multiple of `align` from the start can be given that alignment.
fn divides(align: Align, distance: u64) -> bool {
    distance.is_multiple_of(align.bytes())
}

impl Plan {
    /// Where an access goes: `Some(None)` is the whole struct.
    fn place(&self, view: View<'_>, access: &Access) -> Option<Option<usize>> {
        if access.offset == 0 && access.ty == self.ty {
            return access.is_plain().then_some(None);
        }
        let n = self.fields.partition_point(|f| f.offset <= access.offset);
        let i = n.checked_sub(1)?;
        let field = &self.fields[i];
        let inside = access.offset + access.size <= field.offset + field.size;
        if !planted!(view.cx, TwoFieldsTaken, inside, true) {
            return None;
        }
        // An atomic access cannot be told of a lesser alignment.
        let rel = access.offset - field.offset;
        (access.is_plain() || divides(access.mem.align, rel)).then_some(Some(i))
    }
    /// Counts an access and raises alignments that it relies on.
    fn note(&mut self, view: View<'_>, access: &Access, to: Option<usize>) {
        let fields = match to {
            Some(i) => &mut self.fields[i..=i],
            None => &mut self.fields[..],
        };
        let align = access.mem.align;
        for field in fields {
            match access.kind {
                AccessKind::Load => field.loaded = true,
                AccessKind::Store => field.stored = true,
            }
            let fits = divides(align, access.offset.abs_diff(field.offset));
            if planted!(view.cx, FieldAlignmentForgotten, fits, false) {
                field.align = field.align.max(align);
            }
        }
    }
    /// The alignment that an access `rel` bytes into a field may state.
    fn access_align(&self, cx: ModuleCx<'_>, field: usize, stated: Align, rel: u64) -> Align {
        let sure = common_align(self.fields[field].align, rel);
        let sure = planted!(cx, FieldAlignmentForgotten, sure, stated);
        planted!(cx, AccessAlignmentKept, stated.min(sure), stated)
    }
}

impl<T: Trace<Module>> Pass<'_, T> {
    /// B1.
    pub(super) fn split_global(&mut self, g: Global, closure: &Closure) -> bool {
        let Some(plan) = plan(self.view(), g, closure) else {
            return false;
        };
        self.report_step(|_| ModuleRewrite::SplitGlobal { global: g });
        let new = self.add_fields(g, &plan);
        for (access, to) in closure.accesses.iter().zip(&plan.to) {
            match *to {
                Some(i) => self.move_access(&plan, &new, access, i),
                None if access.kind == AccessKind::Load => self.load_fields(&plan, &new, access),
                None => self.store_fields(&plan, &new, access),
            }
        }
        self.erase_dead_steps(closure);
        self.erase_variable(g);
        self.complete();
        new.into_iter().for_each(|f| self.enqueue(f));
        self.report.split += 1;
        true
    }
    fn add_fields(&mut self, g: Global, plan: &Plan) -> Vec<Global> {
        let mut new = Vec::with_capacity(plan.fields.len());
        for (i, field) in plan.fields.iter().enumerate() {
            let init = self.field_init(g, i, field.ty);
            new.push(self.add_variable(NewVariable {
                of: g,
                suffix: &format!(".f{i}"),
                ty: field.ty,
                init,
                align: field.align,
                space: None,
            }));
        }
        new
    }
    fn field_init(&mut self, g: Global, i: usize, ty: Type) -> Constant {
        let init = self.m.header.variable(g).and_then(|v| v.init);
        let pool = &mut self.m.header.constants;
        let data = init.map(|c| pool.get(c).clone());
        match data {
            Some(ConstantData::Aggregate(list)) => {
                let at = planted!(self.cx, FieldStartsZero, i, usize::MAX);
                list.get(at).copied().unwrap_or_else(|| pool.zero(ty))
            }
            Some(undef @ (ConstantData::Undef | ConstantData::Poison)) => pool.intern(ty, undef),
            _ => pool.zero(ty),
        }
    }
    /// An access inside one field.
    fn move_access(&mut self, plan: &Plan, new: &[Global], access: &Access, i: usize) {
        let cx = self.cx;
        let rel = access.offset - plan.fields[i].offset;
        let rel = planted!(cx, FieldOffsetForgotten, rel, 0);
        let align = plan.access_align(cx, i, access.mem.align, rel);
        let pointer = self.address(access.body, new[i], rel, access.space);
        let f = self.body(access.body);
        f.set_operand(access.inst, access.pointer_operand(), pointer);
        let mem = MemAccess {
            align,
            ..access.mem
        };
        f.set_kind(access.inst, access.kind_with(mem));
    }
    /// The address of a whole field, and how an access of the whole struct accesses it.
    fn field_of_whole(
        &mut self,
        plan: &Plan,
        new: &[Global],
        access: &Access,
        i: usize,
    ) -> (Value, InstKind) {
        let pointer = self.address(access.body, new[i], 0, access.space);
        let stated = common_align(access.mem.align, plan.fields[i].offset);
        let align = plan.access_align(self.cx, i, stated, 0);
        (
            pointer,
            access.kind_with(MemAccess {
                align,
                ..access.mem
            }),
        )
    }
    /// A load of the whole struct: its fields, put together again.
    fn load_fields(&mut self, plan: &Plan, new: &[Global], access: &Access) {
        let (n, old) = (access.body, access.inst);
        let mut whole = self.body(n).poison(plan.ty);
        let most = planted!(
            self.cx,
            LastFieldNotLoaded,
            usize::MAX,
            plan.fields.len() - 1
        );
        for (i, field) in plan.fields.iter().enumerate().take(most) {
            let (pointer, kind) = self.field_of_whole(plan, new, access, i);
            let part = self.insert_access(n, old, kind, field.ty, &[pointer]);
            let put = InstKind::InsertValue(Box::new([i as u32]));
            let f = self.body(n);
            let Some(part) = part else { continue };
            let insert = f.create_inst(put, plan.ty, &[whole, part]);
            f.insert_before(insert, old);
            whole = f.result(insert).unwrap_or(whole);
        }
        let f = self.body(n);
        if let Some(v) = f.result(old) {
            f.replace_all_uses(v, whole);
        }
        f.erase_inst(old);
    }
    /// A store of the whole struct: one store for each field.
    fn store_fields(&mut self, plan: &Plan, new: &[Global], access: &Access) {
        let (n, old) = (access.body, access.inst);
        let whole = self.body(n).operand(old, 0);
        for (i, field) in plan.fields.iter().enumerate() {
            let take = InstKind::ExtractValue(Box::new([i as u32]));
            let f = self.body(n);
            let extract = f.create_inst(take, field.ty, &[whole]);
            f.insert_before(extract, old);
            let Some(part) = f.result(extract) else {
                continue;
            };
            let (pointer, kind) = self.field_of_whole(plan, new, access, i);
            self.insert_access(n, old, kind, Type::VOID, &[part, pointer]);
        }
        self.body(n).erase_inst(old);
    }
    /// Puts an access in front of the one that it takes the place of, with the same metadata.
    fn insert_access(
        &mut self,
        n: u32,
        old: tandem_ir::Inst,
        kind: InstKind,
        ty: Type,
        operands: &[Value],
    ) -> Option<Value> {
        let f = self.body(n);
        let new = f.create_inst(kind, ty, operands);
        f.insert_before(new, old);
        for (kind, md) in f.attachments(old).to_vec() {
            f.set_attachment(new, kind, md);
        }
        self.bodies.inst_replaced(n, old, new);
        self.body(n).result(new)
    }
}
