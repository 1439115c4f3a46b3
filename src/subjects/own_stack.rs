//! Which accesses are of stack objects of the function itself, however their address came to the access.
//!
//! A pass may lead an address through memory or take it out of there (`mem2reg` of a pointer that was kept in a stack object),
//! so that "the operand is an `alloca`" is another answer before than behind. Asked is therefore what a pointer may point to,
//! wherever it was kept, without regard to the order of instructions (Andersen, "Program Analysis and Specialization for the
//! C Programming Language", 1994). What comes from anywhere else, an argument, a global, a call, an integer, is the world.
//! Where the function hands an object's address out, what it loads from that object may be the world's as well.
//!
//! A function that is given such an object by another one of the module may be inlined there, where the object is the function's
//! own. What a parameter leads to counts as own, therefore, if some call of the module gives it one ([`Lent`]).

use std::collections::{BTreeSet, HashMap};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{CastOp, InstKind};
use tandem_ir::{Function, Global, Header, Inst, Module, Value, ValueDef};

/// The volatile accesses of a function that can be of nothing but its own stack objects, and those that it is lent: loads,
/// stores, and intrinsics that move or set memory whose places all are.
pub fn volatile_accesses(header: &Header, f: &Function, lent: &Lent) -> Vec<Inst> {
    let mut accesses = volatile(header, f);
    if accesses.is_empty() {
        return accesses;
    }
    let points_to = PointsTo::of(header, f, lent.of(header.global_name(f.global)));
    accesses.retain(|&i| places(f, i).iter().all(|&p| points_to.is_own(f, p)));
    accesses
}

/// The volatile accesses of a function.
pub fn volatile(header: &Header, f: &Function) -> Vec<Inst> {
    let all = f.blocks().flat_map(|b| f.insts(b));
    all.filter(|&i| is_volatile(header, f, i)).collect()
}

/// By the name of a function the parameters, counted from 0, to which the module gives addresses of stack objects.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lent(HashMap<String, BTreeSet<usize>>);

impl Lent {
    /// What the functions of a module lend each other.
    pub fn of_module(m: &Module) -> Lent {
        let mut all = Lent::default();
        let defined: BTreeSet<Global> = m.bodies.iter().map(|f| f.global).collect();
        loop {
            let before = all.clone();
            for f in &m.bodies {
                all.add_calls_of(&m.header, f, &defined);
            }
            if all == before {
                return all;
            }
        }
    }

    fn add_calls_of(&mut self, header: &Header, f: &Function, defined: &BTreeSet<Global>) {
        let calls = f.blocks().flat_map(|b| f.insts(b));
        let calls = calls.filter_map(|i| Some((f.callee(i)?, f.call(i)?)));
        let mut calls = calls.filter(|c| defined.contains(&c.0)).peekable();
        if calls.peek().is_none() {
            return;
        }
        let points_to = PointsTo::of(header, f, self.of(header.global_name(f.global)));
        for (callee, call) in calls {
            for (n, v) in call.args().enumerate() {
                let places = points_to.value(f, v);
                if f.value_type(v).is_ptr() && places.iter().any(|&p| p != WORLD) {
                    let name = header.global_name(callee).to_owned();
                    self.0.entry(name).or_default().insert(n);
                }
            }
        }
    }

    fn of(&self, name: &str) -> Option<&BTreeSet<usize>> {
        self.0.get(name)
    }
}

/// True of the intrinsics that copy or set memory; their fourth operand says whether they are volatile.
pub fn moves_memory(header: &Header, f: &Function, i: Inst) -> bool {
    let name = f.callee(i).map_or("", |callee| header.global_name(callee));
    ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."]
        .iter()
        .any(|m| name.starts_with(m))
}

fn marks_lifetime(header: &Header, f: &Function, i: Inst) -> bool {
    let name = f.callee(i).map_or("", |callee| header.global_name(callee));
    name.starts_with("llvm.lifetime.")
}

fn is_volatile(header: &Header, f: &Function, i: Inst) -> bool {
    match f.kind(i) {
        InstKind::Load(a) | InstKind::Store(a) => a.volatile,
        InstKind::Call(_) if moves_memory(header, f, i) => {
            let said = f.call(i).and_then(|c| c.args().nth(3));
            said.and_then(|v| f.as_bool(v)) == Some(true)
        }
        _ => false,
    }
}

/// The pointers that an access of [`is_volatile`] is through.
fn places(f: &Function, i: Inst) -> Vec<Value> {
    match f.kind(i) {
        InstKind::Load(_) => vec![f.operand(i, 0)],
        InstKind::Store(_) => vec![f.operand(i, 1)],
        _ => {
            let args: Vec<Value> = f.call(i).map_or(Vec::new(), |c| c.args().take(2).collect());
            args.into_iter()
                .filter(|&v| f.value_type(v).is_ptr())
                .collect()
        }
    }
}

/// What each value may point to: the numbers of stack objects, and [`WORLD`].
type Places = BTreeSet<usize>;

/// Anything that is no stack object of the function.
const WORLD: usize = 0;

/// What values point to, and what lies in stack objects.
struct PointsTo {
    of_value: HashMap<Value, Places>,
    /// What parameters that are lent something lead to.
    of_parameter: HashMap<usize, Places>,
    /// By the number of the object; in the world lies the world.
    inside: Vec<Places>,
}

impl PointsTo {
    /// The least sets that contain what every instruction moves.
    fn of(header: &Header, f: &Function, lent: Option<&BTreeSet<usize>>) -> PointsTo {
        let mut all = PointsTo {
            of_value: HashMap::new(),
            of_parameter: HashMap::new(),
            inside: vec![Places::from([WORLD])],
        };
        for &n in lent.into_iter().flatten() {
            let object = Places::from([all.inside.len()]);
            all.of_parameter.insert(n, object);
            all.inside.push(Places::from([WORLD]));
        }
        let insts: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
        for &i in &insts {
            if let (InstKind::Alloca { .. }, Some(v)) = (f.kind(i), f.result(i)) {
                all.of_value.insert(v, Places::from([all.inside.len()]));
                all.inside.push(Places::new());
            }
        }
        while insts
            .iter()
            .fold(false, |more, &i| all.flow(header, f, i) | more)
        {}
        all
    }

    fn is_own(&self, f: &Function, pointer: Value) -> bool {
        let places = self.value(f, pointer);
        !places.is_empty() && !places.contains(&WORLD)
    }

    /// Where the addresses that an instruction has go; true if that says something new.
    fn flow(&mut self, header: &Header, f: &Function, i: Inst) -> bool {
        let holds_address = |v: &Value| header.types.holds(f.value_type(*v), &|t| t.is_ptr());
        let mut news = false;
        match f.kind(i) {
            InstKind::Store(_) if holds_address(&f.operand(i, 0)) => {
                let what = self.value(f, f.operand(i, 0));
                let to = self.value(f, f.operand(i, 1));
                news |= self.put(&to, &what);
                if to.contains(&WORLD) {
                    news |= self.hand_out(what);
                }
            }
            InstKind::Call(_) if moves_memory(header, f, i) => {
                if let [to, from] = places(f, i)[..] {
                    let what = self.behind(&self.value(f, from));
                    let to = self.value(f, to);
                    news |= self.put(&to, &what);
                    if to.contains(&WORLD) {
                        news |= self.hand_out(what);
                    }
                }
            }
            InstKind::Call(_) if marks_lifetime(header, f, i) => {}
            InstKind::Call(_) | InstKind::Invoke(_) | InstKind::CallBr(..) => {
                let given = f.operands(i).filter(holds_address);
                let given: Places = given.flat_map(|v| self.value(f, v)).collect();
                news |= self.hand_out(given);
            }
            InstKind::Cast(CastOp::PtrToInt | CastOp::PtrToAddr) => {
                news |= self.hand_out(self.value(f, f.operand(i, 0)));
            }
            _ => {}
        }
        // Addresses are loaded as integers, too, where several are loaded together.
        let is_loaded = |v: &Value| {
            matches!(f.kind(i), InstKind::Load(_)) && f.value_type(*v).int_width().is_some()
        };
        let Some(result) = f.result(i).filter(|v| holds_address(v) || is_loaded(v)) else {
            return news;
        };
        let places = match f.kind(i) {
            InstKind::Alloca { .. } => return news,
            InstKind::Load(_) => self.behind(&self.value(f, f.operand(i, 0))),
            InstKind::Gep { .. }
            | InstKind::Cast(_)
            | InstKind::Phi
            | InstKind::Select
            | InstKind::Freeze
            | InstKind::ExtractValue(_)
            | InstKind::InsertValue(_)
            | InstKind::ExtractElement
            | InstKind::InsertElement
            | InstKind::ShuffleVector(_) => {
                let mut from = f.operands(i).filter(holds_address).peekable();
                match from.peek() {
                    Some(_) => from.flat_map(|v| self.value(f, v)).collect(),
                    // `inttoptr`
                    None => self.of_integer(f, f.operand(i, 0)),
                }
            }
            _ => Places::from([WORLD]),
        };
        let known = self.of_value.entry(result).or_default();
        let before = known.len();
        known.extend(places);
        news | (known.len() > before)
    }

    fn value(&self, f: &Function, v: Value) -> Places {
        // Null and what is not defined point to nothing.
        use ConstantData::{Null, Poison, Undef, Zero};
        match f.as_const(v) {
            Some(Null | Undef | Poison | Zero) => Places::new(),
            _ if f.def_inst(v).is_none() => {
                let lent = match f.value_def(v) {
                    ValueDef::Arg(n) => self.of_parameter.get(&(n as usize)),
                    _ => None,
                };
                lent.cloned().unwrap_or(Places::from([WORLD]))
            }
            _ => self.of_value.get(&v).cloned().unwrap_or_default(),
        }
    }

    /// What an integer may be the address of: what lies where it was loaded from, or anything.
    fn of_integer(&self, f: &Function, v: Value) -> Places {
        match f.def_inst(v).map(|i| f.kind(i)) {
            Some(InstKind::Load(_)) => self.of_value.get(&v).cloned().unwrap_or_default(),
            _ => Places::from([WORLD]),
        }
    }

    /// What lies in the objects of a set.
    fn behind(&self, places: &Places) -> Places {
        let inside = places.iter().filter_map(|&n| self.inside.get(n));
        inside.flatten().copied().collect()
    }

    /// Others may write to the objects of a set, and to what lies in them.
    fn hand_out(&mut self, places: Places) -> bool {
        let mut news = false;
        let mut open: Vec<usize> = places.into_iter().collect();
        while let Some(n) = open.pop() {
            if self.inside[n].insert(WORLD) {
                news = true;
                open.extend(&self.inside[n]);
            }
        }
        news
    }

    /// Something comes to lie in the objects of a set; what lies in the world is the world in any case.
    fn put(&mut self, places: &Places, what: &Places) -> bool {
        let mut news = false;
        for &n in places.iter().filter(|&&n| n != WORLD) {
            let before = self.inside[n].len();
            self.inside[n].extend(what);
            news |= self.inside[n].len() > before;
        }
        news
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// How many volatile accesses of `@f` are of its own stack.
    fn own(body: &str) -> usize {
        let text = format!(
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare ptr @g(ptr)\ndefine void @f(ptr %q, i1 %c) {{\n  %a = alloca i32, align 4\n  %b = alloca ptr, align 8\n{body}  ret void\n}}\n"
        );
        let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
        let f = &m.bodies[0];
        volatile_accesses(&m.header, f, &Lent::default()).len()
    }

    #[test]
    fn a_parameter_is_lent_what_a_caller_owns() {
        let text = "define void @f() {
  %a = alloca i32
  call void @g(ptr %a, ptr null)
  ret void
}
define void @g(ptr %p, ptr %q) {
  call void @h(ptr %q, ptr %p)
  ret void
}
define void @h(ptr %p, ptr %q) {
  store volatile i32 0, ptr %p
  store volatile i32 0, ptr %q
  ret void
}
";
        let own = |text: &str| {
            let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
            let lent = Lent::of_module(&m);
            volatile_accesses(&m.header, &m.bodies[2], &lent).len()
        };
        assert_eq!(own(text), 1);
        assert_eq!(
            own(&text.replace("(ptr %a, ptr null)", "(ptr null, ptr %a)")),
            1
        );
        assert_eq!(
            own(&text.replace("(ptr %a, ptr null)", "(ptr %a, ptr %a)")),
            2
        );
        assert_eq!(
            own(&text.replace("(ptr %a, ptr null)", "(ptr null, ptr null)")),
            0
        );
    }

    #[test]
    fn an_address_is_followed_through_own_memory() {
        let through =
            "  store ptr %a, ptr %b\n  %p = load ptr, ptr %b\n  store volatile i32 1, ptr %p\n";
        assert_eq!(own(through), 1);
        assert_eq!(own(&format!("{through}  store ptr %q, ptr %b\n")), 0);
        let copied = "  %d = alloca ptr\n  store ptr %a, ptr %b\n  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %b, i64 8, i1 false)\n  %p = load ptr, ptr %d\n  %v = load volatile i32, ptr %p\n";
        assert_eq!(own(copied), 1);
        let as_number = "  store ptr %a, ptr %b\n  %n = load i64, ptr %b\n  %p = inttoptr i64 %n to ptr\n  store volatile i32 1, ptr %p\n";
        assert_eq!(own(as_number), 1);
        assert_eq!(own(&as_number.replace("store ptr %a", "store ptr %q")), 0);
        let handed_out = format!("  call ptr @g(ptr %b)\n{through}");
        assert_eq!(own(&handed_out), 0);
    }

    #[test]
    fn what_comes_from_elsewhere_is_not_its_own() {
        let chosen = |other: &str| {
            format!("  %p = select i1 %c, ptr %a, ptr {other}\n  store volatile i32 1, ptr %p\n")
        };
        assert_eq!(own(&chosen("%q")), 0);
        assert_eq!(own(&chosen("null")), 1);
        assert_eq!(
            own("  %p = call ptr @g(ptr %a)\n  store volatile i32 1, ptr %p\n"),
            0
        );
        let number = "  %n = ptrtoint ptr %a to i64\n  %p = inttoptr i64 %n to ptr\n  store volatile i32 1, ptr %p\n";
        assert_eq!(own(number), 0);
        // That one pointer may be another one says nothing of the other.
        let beside = "  %p = select i1 %c, ptr %a, ptr %q\n  store volatile i32 1, ptr %a\n";
        assert_eq!(own(beside), 1);
    }

    #[test]
    fn blocks_of_memory_count_where_all_places_are_own() {
        assert_eq!(
            own("  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 4, i1 true)\n"),
            1
        );
        assert_eq!(
            own("  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %q, i64 4, i1 true)\n"),
            0
        );
    }
}
