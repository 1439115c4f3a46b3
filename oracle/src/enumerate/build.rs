//! Descriptions of the small scope as IR.
//!
//! Every function stands in one module ([`EnclosingModule`]), which is read from text once. Its declarations are what a
//! function can do to the world: ask it (`@choose`), tell it (`@see`, `@see.number`), have an effect, wait for other
//! threads (`@barrier`), be something that must not be copied (`@once`).
//!
//! ```text
//!   define i4 @f(i1 %a, i2 %b)       %a, %b: open inputs; widths as small as they can be, so that all values can be tried
//! ```
//!
//! [`EnclosingModule::build`] writes a [`Spec`] in four steps: phis without entries, conditions in order of what looks
//! at what, the rest of each block with its end, the entries of the phis.
//!
//! **Invariant:** equal descriptions give equal functions: nothing but the description is looked at.

use super::spec::{BlockSpec, End, Entry, Extra, Number, Spec, Test, Unused, Wrap};
use tandem_ir::attr::AttrList;
use tandem_ir::inst::{Align, CallInfo, TailKind};
use tandem_ir::{
    BinOp, Block, Flags, Function, Global, Header, InstKind, IntPredicate, MemAccess, Module, Type,
    Value,
};

/// The module around every function of the small scope.
const AROUND: &str = "\
@g = global i1 false
declare i1 @choose(i4)
declare void @see(i1)
declare void @see.number(i2)
declare void @effect()
declare void @barrier() convergent
declare void @once() noduplicate
declare void @llvm.assume(i1)
declare i1 @compute(i1) nounwind willreturn memory(none)
declare i1 @look(i1) nounwind willreturn memory(read)
declare i1 @search(i1) nounwind memory(none)
define i4 @f(i1 %a, i2 %b) {
  ret i4 0
}
";

/// The module that functions are built in.
pub struct EnclosingModule {
    /// The module; its one body is a placeholder.
    pub module: Module,
    function: Global,
    variable: Global,
    callees: [(Global, CallInfo); 10],
}

const CHOOSE: usize = 0;
const SEE: usize = 1;
const SEE_NUMBER: usize = 2;
const EFFECT: usize = 3;
const BARRIER: usize = 4;
const ONCE: usize = 5;
const ASSUME: usize = 6;
const COMPUTE: usize = 7;
const LOOK: usize = 8;
const SEARCH: usize = 9;
const NAMES: [&str; 10] = [
    "choose",
    "see",
    "see.number",
    "effect",
    "barrier",
    "once",
    "llvm.assume",
    "compute",
    "look",
    "search",
];

impl EnclosingModule {
    /// Reads the module.
    ///
    /// # Errors
    /// None that a working reader gives; its message otherwise.
    pub fn new() -> Result<EnclosingModule, String> {
        let module =
            tandem_ir::text::parse(AROUND.as_bytes(), "small scope").map_err(|e| e.to_string())?;
        let find = |name: &str| {
            let g = module.header.lookup(name);
            g.ok_or_else(|| format!("no @{name} in the small scope"))
        };
        let callee = |name: &str| -> Result<(Global, CallInfo), String> {
            let g = find(name)?;
            let info = CallInfo {
                fn_ty: module.header.globals[g].ty,
                cc: 0,
                tail: TailKind::None,
                attrs: AttrList::default(),
                addrspace: None,
                bundles: Box::default(),
            };
            Ok((g, info))
        };
        let callees = NAMES
            .map(callee)
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?;
        let callees = callees
            .try_into()
            .map_err(|_| "a name of the small world is lost")?;
        let (function, variable) = (find("f")?, find("g")?);
        Ok(EnclosingModule {
            module,
            function,
            variable,
            callees,
        })
    }

    /// The module around.
    pub fn header(&self) -> &Header {
        &self.module.header
    }

    /// Writes a description as IR.
    pub fn build(&self, spec: &Spec) -> Function {
        let mut f = Function::new(self.function, &[Type::I1, Type::int(2)]);
        let blocks: Vec<Block> = spec
            .blocks
            .iter()
            .map(|_| {
                let b = f.create_block();
                f.append_block(b);
                b
            })
            .collect();
        let none = vec![None; blocks.len()];
        let mut w = Writer {
            enclosing: self,
            spec,
            f,
            blocks,
            phis: none.clone(),
            nexts: none.clone(),
            tests: none.clone(),
            selects: none,
        };
        w.make_phis();
        // What others look at comes first: conditions in order, each after those that it looks at.
        for b in 0..spec.blocks.len() {
            w.test(b);
        }
        for b in 0..spec.blocks.len() {
            w.finish(b);
        }
        w.fill_phis();
        w.f
    }
}

struct Writer<'a> {
    enclosing: &'a EnclosingModule,
    spec: &'a Spec,
    f: Function,
    blocks: Vec<Block>,
    phis: Vec<Option<Value>>,
    nexts: Vec<Option<Value>>,
    tests: Vec<Option<Value>>,
    selects: Vec<Option<Value>>,
}

impl Writer<'_> {
    fn make_phis(&mut self) {
        for (b, k) in self.spec.blocks.iter().enumerate() {
            if let Some(p) = &k.phi {
                let i = self
                    .f
                    .new_phi(self.blocks[b], Type::int(u32::from(p.width)), "");
                self.phis[b] = self.f.result(i);
                let mut wraps = p.entries.iter().filter_map(|e| match e.1 {
                    Entry::Next(wrap) => Some(wrap),
                    _ => None,
                });
                if let Some(wrap) = wraps.next() {
                    self.nexts[b] = self.next(b, wrap);
                }
            }
            let phis = self.spec.blocks.iter().flat_map(|k| &k.phi);
            let mut takers = phis.filter(|p| p.entries.contains(&(b as u8, Entry::Select)));
            if let Some(p) = takers.next() {
                let ty = Type::int(u32::from(p.width));
                let (yes, no) = (self.f.int(ty, 1), self.f.int(ty, 0));
                let c = self.f.args()[0];
                self.selects[b] = self.append(b, InstKind::Select, ty, &[c, yes, no]);
            }
        }
    }

    /// The phi of a block and 1.
    fn next(&mut self, b: usize, wrap: Wrap) -> Option<Value> {
        let phi = self.phis[b]?;
        let ty = self.f.value_type(phi);
        let one = self.f.int(ty, 1);
        let next = self.append(b, InstKind::Binary(BinOp::Add), ty, &[phi, one])?;
        let flags = match wrap {
            Wrap::May => Flags::NONE,
            Wrap::NotUnsigned => Flags::NUW,
            Wrap::NotSigned => Flags::NSW,
        };
        self.f.set_flags(self.f.def_inst(next)?, flags);
        Some(next)
    }

    fn append(&mut self, b: usize, kind: InstKind, ty: Type, operands: &[Value]) -> Option<Value> {
        let i = self.f.create_inst(kind, ty, operands);
        self.f.append_inst(self.blocks[b], i);
        self.f.result(i)
    }

    fn call(&mut self, b: usize, callee: usize, args: &[Value]) -> Option<Value> {
        let (g, info) = &self.enclosing.callees[callee];
        let ty = self
            .enclosing
            .header()
            .return_type(*g)
            .unwrap_or(Type::VOID);
        let info = info.clone();
        let mut operands = vec![self.global(*g)];
        operands.extend(args);
        self.append(b, InstKind::Call(Box::new(info)), ty, &operands)
    }

    fn global(&mut self, g: Global) -> Value {
        self.f
            .constant(Type::PTR, tandem_ir::constant::ConstantData::Global(g))
    }

    /// The value on which a block branches, with what stands before it.
    fn test(&mut self, b: usize) -> Option<Value> {
        if self.tests[b].is_some() {
            return self.tests[b];
        }
        let block: &BlockSpec = &self.spec.blocks[b];
        let End::Branch(test) = block.end else {
            return None;
        };
        // A block that looks at another's answer is dominated by it, so this ends.
        let known = match test {
            Test::Known(k) | Test::NotKnown(k) | Test::FreezeKnown(k) => self.test(usize::from(k)),
            _ => None,
        };
        if let Some(e) = block.before {
            self.extra(b, e);
        }
        let phi = self.phis[b];
        let yes = self.f.bool(true);
        let xor = InstKind::Binary(BinOp::Xor);
        let value = match test {
            Test::Free => {
                let n = self.f.int(Type::int(4), b as u64);
                self.call(b, CHOOSE, &[n])
            }
            Test::Argument => self.f.args().first().copied(),
            Test::Phi => phi,
            Test::Known(_) => known,
            Test::NotPhi => phi.and_then(|p| self.append(b, xor, Type::I1, &[p, yes])),
            Test::NotKnown(_) => known.and_then(|k| self.append(b, xor, Type::I1, &[k, yes])),
            Test::FreezePhi => phi.and_then(|p| self.append(b, InstKind::Freeze, Type::I1, &[p])),
            Test::FreezeKnown(_) => {
                known.and_then(|k| self.append(b, InstKind::Freeze, Type::I1, &[k]))
            }
            Test::PhiIsArgument => {
                let operands = [phi, self.f.args().get(1).copied()];
                let both: Option<Vec<Value>> = operands.into_iter().collect();
                let equal = InstKind::ICmp(IntPredicate::Eq);
                both.and_then(|both| self.append(b, equal, Type::I1, &both))
            }
            Test::BelowArgument(n, signed) => {
                let number = match n {
                    Number::Start => Some(self.f.int(Type::int(2), 0)),
                    Number::Phi(k) => self.phis[usize::from(k)],
                    Number::Next(k) => self.nexts[usize::from(k)],
                };
                let operands = [number, self.f.args().get(1).copied()];
                let both: Option<Vec<Value>> = operands.into_iter().collect();
                let below = match signed {
                    true => IntPredicate::Slt,
                    false => IntPredicate::Ult,
                };
                both.and_then(|both| self.append(b, InstKind::ICmp(below), Type::I1, &both))
            }
            Test::NextIsTwo => self.compare(b, IntPredicate::Eq, self.nexts[b], 2),
            Test::NextIsLess => self.compare(b, IntPredicate::Slt, self.nexts[b], 1),
            Test::PhiIsOne => self.compare(b, IntPredicate::Eq, phi, 1),
            Test::PhiIsSmall => self.compare(b, IntPredicate::Ult, phi, 2),
            Test::Load => {
                let p = self.global(self.enclosing.variable);
                let access = MemAccess::plain(Align::ONE);
                self.append(b, InstKind::Load(access), Type::I1, &[p])
            }
        };
        self.tests[b] = value;
        value
    }

    fn compare(&mut self, b: usize, p: IntPredicate, v: Option<Value>, with: u64) -> Option<Value> {
        let c = self.f.int(Type::int(2), with);
        self.append(b, InstKind::ICmp(p), Type::I1, &[v?, c])
    }

    fn extra(&mut self, b: usize, e: Extra) {
        let value = match e {
            Extra::SeePhi(k) | Extra::AssumePhi(k) => self.phis[usize::from(k)],
            Extra::SeeNext(k) => self.nexts[usize::from(k)],
            Extra::SeeTest(k) | Extra::AssumeTest(k) => self.test(usize::from(k)),
            _ => None,
        };
        match (e, value) {
            (Extra::SeePhi(_) | Extra::SeeTest(_) | Extra::SeeNext(_), Some(v)) => {
                let see = if self.f.value_type(v) == Type::I1 {
                    SEE
                } else {
                    SEE_NUMBER
                };
                self.call(b, see, &[v]);
            }
            (Extra::AssumePhi(_) | Extra::AssumeTest(_), Some(v)) => {
                self.call(b, ASSUME, &[v]);
            }
            (Extra::Call, _) => {
                self.call(b, EFFECT, &[]);
            }
            (Extra::Convergent, _) => {
                self.call(b, BARRIER, &[]);
            }
            (Extra::NoDuplicate, _) => {
                self.call(b, ONCE, &[]);
            }
            (Extra::Store(x), _) => {
                let (v, p) = (self.f.bool(x), self.global(self.enclosing.variable));
                let access = MemAccess::plain(Align::ONE);
                self.append(b, InstKind::Store(access), Type::VOID, &[v, p]);
            }
            (Extra::Unused(what), _) => {
                self.unused(b, what);
            }
            _ => {}
        }
    }

    /// Something whose result nobody looks at.
    fn unused(&mut self, b: usize, what: Unused) -> Option<Value> {
        let (bit, pair) = (self.f.args()[0], self.f.args()[1]);
        let volatile = what == Unused::Volatile;
        match what {
            Unused::Chain => {
                let yes = self.f.bool(true);
                let xor = InstKind::Binary(BinOp::Xor);
                let other = self.append(b, xor, Type::I1, &[bit, yes])?;
                self.append(b, InstKind::Freeze, Type::I1, &[other])
            }
            Unused::Division => {
                let one = self.f.int(Type::int(2), 1);
                let udiv = InstKind::Binary(BinOp::UDiv);
                self.append(b, udiv, Type::int(2), &[one, pair])
            }
            Unused::Load | Unused::Volatile => {
                let p = self.global(self.enclosing.variable);
                let access = MemAccess {
                    volatile,
                    ..MemAccess::plain(Align::ONE)
                };
                self.append(b, InstKind::Load(access), Type::I1, &[p])
            }
            Unused::Choice => {
                let n = self.f.int(Type::int(4), 0);
                self.call(b, CHOOSE, &[n])
            }
            Unused::Computation => self.call(b, COMPUTE, &[bit]),
            Unused::Look => self.call(b, LOOK, &[bit]),
            Unused::Search => self.call(b, SEARCH, &[bit]),
        }
    }

    /// What stands behind the test, and the end.
    fn finish(&mut self, b: usize) {
        let block: &BlockSpec = &self.spec.blocks[b];
        if let (Some(e), false) = (block.before, matches!(block.end, End::Branch(_))) {
            self.extra(b, e);
        }
        if let Some(e) = block.after {
            self.extra(b, e);
        }
        let to: Vec<Value> = block
            .succs
            .iter()
            .map(|&s| self.f.block_value(self.blocks[usize::from(s)]))
            .collect();
        let (kind, operands) = match block.end {
            End::Ret => (InstKind::Ret, vec![self.f.int(Type::int(4), b as u64)]),
            End::Jump => (InstKind::Br, to),
            End::Branch(_) => {
                let mut all: Vec<Value> = self.tests[b].into_iter().collect();
                all.extend(to);
                (InstKind::Br, all)
            }
            End::Switch => {
                let mut all: Vec<Value> = self.phis[b].into_iter().collect();
                for (n, t) in to.into_iter().enumerate() {
                    if n > 0 {
                        all.push(self.f.int(Type::int(2), n as u64 - 1));
                    }
                    all.push(t);
                }
                (InstKind::Switch, all)
            }
        };
        self.append(b, kind, Type::VOID, &operands);
    }

    /// The entries, one per edge.
    fn fill_phis(&mut self) {
        for (b, k) in self.spec.blocks.iter().enumerate() {
            let (Some(p), Some(phi)) = (&k.phi, self.phis[b]) else {
                continue;
            };
            let Some(inst) = self.f.def_inst(phi) else {
                continue;
            };
            let ty = Type::int(u32::from(p.width));
            for &(from, e) in &p.entries {
                let pred = usize::from(from);
                let value = match e {
                    Entry::Int(n) => Some(self.f.int(ty, u64::from(n))),
                    Entry::Argument => self.f.args().get(usize::from(p.width) - 1).copied(),
                    Entry::Undef => Some(self.f.undef(ty)),
                    Entry::Poison => Some(self.f.poison(ty)),
                    Entry::Itself => Some(phi),
                    Entry::Condition => self.tests[pred],
                    Entry::Select => self.selects[pred],
                    Entry::There => self.phis[pred],
                    Entry::Next(_) => self.nexts[b],
                };
                let Some(value) = value else { continue };
                let edges = &self.spec.blocks[pred].succs;
                for _ in edges.iter().filter(|&&s| usize::from(s) == b) {
                    self.f.add_phi_entry(inst, value, self.blocks[pred]);
                }
            }
        }
    }
}
