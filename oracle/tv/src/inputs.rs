//! The caller: arguments as variables.
//!
//! A scalar argument is a variable, which may also be poison or undef as far as the
//! mode and the source's attributes leave it open. A pointer argument is a block
//! that the caller knows and an offset; which block is a variable. A `byval` pointer
//! leads to a block of its own, which is this call's.

use super::blocks::{BlockData, BlockKey};
use super::context::{ChoiceKind, PairContext, Side};
use super::encode::initialized_ranges;
use super::pointer::{BLOCK_BITS, NUMBER_BITS, Ptr, Region};
use super::secluded::{self, NotYetEscaped, SecludedAccess};
use super::value::{Scalar, Val};
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::{Function, Header, Type};
use tandem_smt::{Chooser, Sort, Term, Terms, VarData};

/// Marks a parameter of a segment that is a stack object of the whole function: what happens to its life in one
/// segment has happened in the next.
pub const STACK_OBJECT: &str = "tandem-stack-object";

/// One scalar of an argument, as the environment gives it.
#[derive(Clone, Copy, Debug)]
pub struct InputScalar {
    /// The bit pattern of the number.
    pub bits: Term,
    /// Boolean: it is poison.
    pub poison: Term,
    /// Boolean: it is undef.
    pub undef: Term,
}

/// One argument.
#[derive(Clone, Debug)]
pub struct InputArgument {
    /// Its type.
    pub ty: Type,
    /// Its scalars in order.
    pub scalars: Vec<InputScalar>,
    /// Shape of the type.
    pub shape: Val,
}

/// Makes the arguments of a pair from the source's signature.
///
/// # Errors
/// Names a type that is not modelled.
pub fn arguments(
    w: &mut PairContext,
    cx: &Header,
    f: &Function,
) -> Result<Vec<InputArgument>, String> {
    let decl = cx.function(f.global);
    // All threads of a launch get the arguments of their kernel.
    let per_thread = !cx.is_kernel(f.global);
    let mut out = Vec::new();
    for (n, &a) in f.args().iter().enumerate() {
        let set = decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
        let ty = f.value_type(a);
        let name = match f.name(a) {
            Some(name) => format!("%{name}"),
            None => format!("%{n}"),
        };
        let mut scalars = Vec::new();
        let mut maker = Maker {
            w,
            cx,
            set,
            per_thread,
        };
        let shape = match maker.own_copy(n as u32, ty) {
            Some(s) => {
                scalars.push(s);
                Val::Scalar(Scalar::defined(s.bits))
            }
            None => maker.shape(ty, &name, &mut scalars)?,
        };
        out.push(InputArgument { ty, scalars, shape });
    }
    separate(w, cx, f, &out);
    opened(w, cx, f, &out);
    Ok(out)
}

/// Stack objects whose lives are part of the state, and memory that is open to writes.
///
/// LangRef of `writable`: the first bytes of the argument count as read and written back on entry, so that stores to
/// them may be introduced, and code that cannot come to them ([`secluded`]) sees none of these.
fn opened(w: &mut PairContext, cx: &Header, f: &Function, args: &[InputArgument]) {
    for (n, a) in args.iter().enumerate() {
        let set = cx
            .function(f.global)
            .map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
        if let (Some(_), [s]) = (cx.attrs.string(set, STACK_OBJECT), a.scalars.as_slice()) {
            let block = Ptr::unpack(&mut w.terms, s.bits).block;
            w.lives.push(block);
        }
        let bytes = cx.attrs.get(set).iter().find_map(|a| match a {
            Attr::Dereferenceable(n) => Some(*n),
            _ => None,
        });
        if let (true, [s], Some(bytes)) = (
            cx.attrs.has(set, AttrKind::Writable),
            a.scalars.as_slice(),
            bytes,
        ) {
            let to = Ptr::unpack(&mut w.terms, s.bits);
            let may = w.writable(to.block);
            w.axioms.push(may);
            w.open_to_writes.push((to, bytes));
            let len = w.terms.bits(64, bytes);
            w.secluded_accesses.push(SecludedAccess {
                reach: Terms::TRUE,
                at: to,
                len,
                write: true,
            });
        }
    }
}

/// Makes the variables of one argument.
struct Maker<'w, 'c> {
    w: &'w mut PairContext,
    cx: &'c Header,
    set: AttrSet,
    per_thread: bool,
}

impl Maker<'_, '_> {
    /// A `byval` argument: a pointer to a copy that the caller made for this call alone, of unknown contents.
    fn own_copy(&mut self, n: u32, ty: Type) -> Option<InputScalar> {
        let space = ty.address_space()?;
        let attrs = self.cx.attrs.get(self.set);
        let of = attrs.iter().find_map(|a| match a {
            Attr::Typed(TypedAttr::ByVal, t) => Some(*t),
            _ => None,
        })?;
        let bytes = self.w.layout.alloc_size(&self.cx.types, of)?;
        let stated = attrs.iter().find_map(|a| match a {
            Attr::Align(n) => Some(*n),
            _ => None,
        });
        let size = self.w.terms.bits(64, bytes);
        let block = self.w.known_block(BlockData {
            key: BlockKey::ByVal(n),
            size: Some(size),
            align: stated.unwrap_or(1),
            region: Region::of_space(space),
            constant: false,
            contents: None,
        });
        let index = self.w.index_bits(space);
        let offset = self.w.terms.bits(index, 0);
        Some(InputScalar {
            bits: Ptr { block, offset }.pack(&mut self.w.terms),
            poison: Terms::FALSE,
            undef: Terms::FALSE,
        })
    }

    fn shape(&mut self, ty: Type, name: &str, out: &mut Vec<InputScalar>) -> Result<Val, String> {
        if let Some(parts) = parts(self.cx, ty) {
            let mut elements = Vec::new();
            for (i, p) in parts.into_iter().enumerate() {
                elements.push(self.shape(p, &format!("{name}[{i}]"), out)?);
            }
            return Ok(Val::Elements(elements.into()));
        }
        let (cx, set) = (self.cx, self.set);
        let has = |k| cx.attrs.has(set, k);
        let attr = |want: &dyn Fn(&Attr) -> bool| cx.attrs.get(set).iter().any(want);
        let by_value = attr(&|a| matches!(a, Attr::Typed(TypedAttr::ByVal, _)));
        let points = attr(&|a| matches!(a, Attr::Dereferenceable(_))) || by_value;
        let certain = has(AttrKind::NoUndef) || points;
        let bits = match (ty.int_width(), ty.address_space(), ty.float_kind()) {
            (Some(width), ..) => self.input(name, Sort::Bits(width)),
            (_, Some(space), _) => {
                self.pointer(name, space, points || has(AttrKind::NonNull) && certain)
            }
            (.., Some(kind)) if tandem_smt::float::supported(kind) => {
                self.input(name, Sort::Bits(kind.bits()))
            }
            _ => return Err(format!("parameter of type {}", cx.types.display(ty))),
        };
        let poison = self.flag(self.w.mode.poison_input && !certain, name, "poison");
        let undef = self.flag(self.w.mode.undef_input && !certain, name, "undef");
        out.push(InputScalar {
            bits,
            poison,
            undef,
        });
        Ok(Val::Scalar(Scalar { bits, poison }))
    }

    fn input(&mut self, name: &str, sort: Sort) -> Term {
        let per_thread = self.per_thread;
        self.w.terms.fresh(VarData {
            name: name.to_owned(),
            sort,
            chooser: Chooser::Input,
            undef: false,
            per_thread,
        })
    }
    fn flag(&mut self, on: bool, name: &str, what: &str) -> Term {
        if on {
            self.input(&format!("{name}.{what}"), Sort::Bool)
        } else {
            Terms::FALSE
        }
    }

    /// A pointer that the caller may hold: into a block of its own, or null, or made from an integer.
    fn pointer(&mut self, name: &str, space: u32, not_null: bool) -> Term {
        let number = self.input(&format!("{name}.block"), Sort::Bits(NUMBER_BITS));
        let index = self.w.index_bits(space);
        let offset = self.input(&format!("{name}.offset"), Sort::Bits(index));
        let region = match Region::only_of_space(space) {
            Some(r) => self.w.terms.bits(3, r as u64),
            None => self.input(&format!("{name}.region"), Sort::Bits(3)),
        };
        let t = &mut self.w.terms;
        let local = t.bits(1, 0);
        let high = t.concat(local, region);
        let mut block = t.concat(high, number);
        if space == 0 {
            // Block 0 is the only one without a region, and a generic pointer reaches no private space.
            let none = t.bits(3, Region::None as u64);
            let other = t.bits(3, Region::Other as u64);
            let (no_region, far) = (t.eq(region, none), t.eq(region, other));
            let zero = t.bits(BLOCK_BITS, 0);
            let is_zero = t.eq(block, zero);
            let ok = t.implies(no_region, is_zero);
            let near = t.not(far);
            self.w.axioms.extend([ok, near]);
        } else if !not_null {
            let null = self.input(&format!("{name}.null"), Sort::Bool);
            let t = &mut self.w.terms;
            let zero = t.bits(BLOCK_BITS, 0);
            block = t.ite(null, zero, block);
        }
        Ptr { block, offset }.pack(&mut self.w.terms)
    }
}

fn parts(cx: &Header, ty: Type) -> Option<Vec<Type>> {
    const MOST: u64 = 1 << 12;
    if let Some((e, n, scalable)) = cx.types.as_vector(ty) {
        return (!scalable && u64::from(n) <= MOST).then(|| vec![e; n as usize]);
    }
    if let Some((e, n)) = cx.types.as_array(ty) {
        return (n <= MOST).then(|| vec![e; n as usize]);
    }
    cx.types.struct_fields(ty).map(|(f, _)| f.to_vec())
}

/// `noalias` and `byval` parameters point to objects of their own.
fn separate(w: &mut PairContext, cx: &Header, f: &Function, args: &[InputArgument]) {
    let decl = cx.function(f.global);
    let alone = |n: usize| {
        decl.is_some_and(|d| {
            let set = d.attrs.param(n);
            let by_value =
                |a: &Attr| matches!(a, Attr::Typed(TypedAttr::ByVal | TypedAttr::StructRet, _));
            cx.attrs.has(set, AttrKind::NoAlias) || cx.attrs.get(set).iter().any(by_value)
        })
    };
    for n in 0..args.len() {
        let set = decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
        w.initialized.push(initialized_ranges(cx, set));
        if !args[n].ty.is_ptr() || !alone(n) {
            continue;
        }
        w.alone_parameters.insert(n as u32);
        w.assume("noalias parameters point to objects of their own");
        let own = Ptr::unpack(&mut w.terms, args[n].scalars[0].bits).block;
        for (m, other) in args.iter().enumerate() {
            if m == n || !other.ty.is_ptr() || (m < n && alone(m)) {
                continue;
            }
            let block = Ptr::unpack(&mut w.terms, other.scalars[0].bits).block;
            w.memory.entry_blocks.insert(block);
            if let Some((_, a, b)) = w.as_ite(block) {
                let parts = [a, b].into_iter().filter(|&x| !w.terms.is_const(x));
                w.memory.entry_blocks.extend(parts);
            }
            let t = &mut w.terms;
            let zero = t.bits(BLOCK_BITS, 0);
            let (same, none) = (t.eq(own, block), t.eq(own, zero));
            let differ = t.not(same);
            let ok = t.or(none, differ);
            w.axioms.push(ok);
        }
        w.alone.push(own);
        // Of a part of a function it is not known what the rest does with the pointer.
        let told = decl.is_some_and(|d| cx.attrs.has(d.attrs.param(n), AttrKind::NoAlias));
        if told && w.mode.alias_metadata {
            let escapes = secluded::escapes(cx, f, f.args()[n]);
            match escapes.is_kept() {
                true => w.secluded.push(own),
                false => w.not_yet_escaped.push(NotYetEscaped {
                    block: own,
                    calls: escapes.calls_before(f),
                }),
            }
            if decl.is_some_and(|d| cx.attrs.has(d.attrs.param(n), AttrKind::DeadOnUnwind)) {
                w.dead_on_unwind.push(own);
            }
        }
    }
}

/// The arguments as one side sees them: undef ones are looked at by that side.
pub fn seen_by(w: &mut PairContext, side: Side, args: &[InputArgument]) -> Vec<Val> {
    let mut out = Vec::new();
    for (n, a) in args.iter().enumerate() {
        let mut leaf = 0;
        out.push(a.shape.map(&mut |s| {
            let i = a.scalars[leaf];
            leaf += 1;
            if i.undef == Terms::FALSE {
                return s;
            }
            let width = w.terms.width(i.bits);
            let kind = ChoiceKind::UndefArgument(n as u32, leaf as u32);
            // Whatever pointer undef is, it is based on no object of this call, whose bit is the topmost.
            let local = u32::from(a.ty.is_ptr());
            let chosen = w.choice(side, kind, width - local);
            let chosen = w.terms.zext(chosen, width);
            Scalar {
                bits: w.terms.ite(i.undef, chosen, i.bits),
                poison: i.poison,
            }
        }));
    }
    out
}
