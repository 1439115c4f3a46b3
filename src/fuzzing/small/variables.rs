//! Variables of a program's own, functions that read, write and compare them, and heap memory behind one.
//!
//! ```text
//!   @v0 = internal global { i8, i32 } { i8 undef, i32 -1 }   parts without a value
//!   store i32 -1, ptr getelementptr (i8, ptr @v0, i64 4)     what is there already, or nearly
//!   %a = load float, ptr ...                                 the same bytes as another type
//!   call void @f1(...)                                       somebody else's accesses in between
//! ```
//!
//! What becomes of a variable hangs on all of its accesses: how many values are stored, whether one of them comes before a load,
//! whether a part is read as what it was written. So there are few variables, their numbers are of a few values next to one
//! another, and each function does a few things to them.

use super::Draw;
use tandem_fuzz::edges;
use tandem_ir::FloatKind;

/// Things that a function does, at most.
const STEPS: u64 = 6;
/// Widths of parts that are numbers.
const WIDTHS: [u32; 10] = [32, 8, 64, 1, 16, 32, 8, 7, 128, 100];
/// Who sees a variable.
const LINKAGES: [&str; 8] = [
    "internal", "internal", "internal", "internal", "internal", "private", "", "weak_odr",
];
/// Sizes of heap objects in bytes: those of the fields below, and some that are not.
const HEAP: [u64; 8] = [16, 32, 16, 8, 20, 48, 40, 24];
/// What heap objects are made of.
const CELL: &str = "{ i32, i64 }";

/// What a part holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Int(u32),
    Float(FloatKind),
    Pointer,
}

impl Held {
    fn text(self) -> String {
        match self {
            Held::Int(w) => format!("i{w}"),
            Held::Float(k) => k.keyword().to_owned(),
            Held::Pointer => "ptr".to_owned(),
        }
    }
    fn bytes(self) -> u64 {
        match self {
            Held::Int(w) => u64::from(w.div_ceil(8).next_power_of_two()),
            Held::Float(k) => u64::from(k.bits() / 8),
            Held::Pointer => 8,
        }
    }
}

/// What stores to a variable store.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stored {
    Any,
    /// What is there at first, or at times nearly that.
    First,
    /// One of two numbers: what is there at first, and another one.
    Two,
}

/// A variable: parts side by side, each at a multiple of its size.
#[derive(Clone)]
pub(super) struct Variable {
    name: String,
    space: u32,
    parts: Vec<(Held, u64)>,
    /// All parts are of one type, and are reached by number.
    is_array: bool,
    /// Parts follow each other without room between them.
    packed: bool,
    /// What is said of where it lies, in bytes; 0: nothing.
    align: u64,
    /// What the parts hold at first, in words.
    first: Vec<String>,
    linkage: &'static str,
    words: &'static str,
    stored: Stored,
    constant: bool,
    /// It is given what an allocation returns.
    heap: bool,
    /// `@other` is an alias of it.
    aliased: bool,
}

impl Variable {
    fn ty(&self) -> String {
        if self.is_array {
            return format!("[{} x {}]", self.parts.len(), self.parts[0].0.text());
        }
        if let [(only, _)] = self.parts[..] {
            return only.text();
        }
        let parts: Vec<String> = self.parts.iter().map(|p| p.0.text()).collect();
        match self.packed {
            true => format!("<{{ {} }}>", parts.join(", ")),
            false => format!("{{ {} }}", parts.join(", ")),
        }
    }
    fn pointer(&self) -> String {
        match self.space {
            0 => "ptr".to_owned(),
            n => format!("ptr addrspace({n})"),
        }
    }
    fn initial(&self) -> String {
        let parts = self.parts.iter().zip(&self.first);
        let parts: Vec<String> = parts.map(|(p, v)| format!("{} {v}", p.0.text())).collect();
        match (self.is_array, &parts[..]) {
            (true, _) => format!("{} [ {} ]", self.ty(), parts.join(", ")),
            (false, [only]) => only.clone(),
            _ if self.packed => format!("{} <{{ {} }}>", self.ty(), parts.join(", ")),
            _ => format!("{} {{ {} }}", self.ty(), parts.join(", ")),
        }
    }
    fn line(&self) -> String {
        let space = match self.space {
            0 => String::new(),
            n => format!("addrspace({n}) "),
        };
        let kind = match self.constant {
            true => "constant",
            false => "global",
        };
        format!(
            "@{} = {} {} {space}{kind} {}{}\n",
            self.name,
            self.linkage,
            self.words,
            self.initial(),
            match self.align {
                0 => String::new(),
                n => format!(", align {n}"),
            }
        )
    }
}

impl Draw<'_> {
    /// The variables of a program; another one is often nearly the same.
    pub(super) fn variables(&mut self) -> Vec<Variable> {
        let mut all = vec![self.variable(0)];
        for n in 1..1 + self.rng.below(3) as usize {
            let v = match self.rng.one_in(2) {
                true => self.twin(&all[0], n),
                false => self.variable(n),
            };
            all.push(v);
        }
        all
    }

    /// What stands above the functions.
    pub(super) fn declared_variables(&mut self, all: &mut [Variable]) -> String {
        let mut text: String = all.iter().map(Variable::line).collect();
        let hidden = |v: &&mut Variable| v.space == 0 && v.linkage != "weak_odr";
        if let Some(v) = all.first_mut().filter(hidden) {
            let (name, ty) = (&v.name, v.ty());
            match self.rng.below(10) {
                0 => {
                    text += &format!("@other = internal alias {ty}, ptr @{name}\n");
                    v.aliased = true;
                }
                1 => text += &format!("@at = internal global ptr @{name}\n"),
                2 if v.linkage != "private" => {
                    text += &format!(
                        "@llvm.used = appending global [1 x ptr] [ptr @{name}], section \"llvm.metadata\"\n"
                    );
                }
                _ => {}
            }
        }
        text + "declare void @outside()
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"
    }

    fn variable(&mut self, n: usize) -> Variable {
        let heap = self.rng.one_in(4);
        let count = match self.rng.below(4) {
            _ if heap => 1,
            0 => 1,
            k => 1 + k,
        };
        let is_array = count > 1 && self.rng.one_in(3);
        let packed = count > 1 && !is_array && self.rng.one_in(4);
        let (mut parts, mut at) = (Vec::new(), 0u64);
        for k in 0..count {
            let held = match k {
                0 if heap => Held::Pointer,
                0 => self.held(),
                _ if is_array => parts[0],
                _ => self.held(),
            };
            parts.push(held);
        }
        let parts: Vec<(Held, u64)> = (parts.into_iter())
            .map(|held| {
                let offset = at.next_multiple_of(if packed { 1 } else { held.bytes() });
                at = offset + held.bytes();
                (held, offset)
            })
            .collect();
        let (plain, leaves_open) = (self.rng.one_in(3), self.rng.one_in(6));
        let first = parts
            .iter()
            .map(|p| match heap || plain {
                true => zero(p.0).to_owned(),
                false if leaves_open && self.rng.one_in(2) => "undef".to_owned(),
                false => self.number(p.0),
            })
            .collect();
        Variable {
            name: format!("v{n}"),
            space: match heap {
                true => 0,
                false => self.one(&[0, 0, 0, 0, 1, 4]),
            },
            parts,
            is_array,
            packed,
            align: self.one(&[0, 0, 8, 16, 4]),
            first,
            linkage: self.one(&LINKAGES),
            words: self.one(&[
                "",
                "",
                "",
                "unnamed_addr",
                "local_unnamed_addr",
                "externally_initialized",
            ]),
            stored: self.one(&[Stored::Any, Stored::Any, Stored::First, Stored::Two]),
            constant: !heap && self.rng.one_in(3),
            heap,
            aliased: false,
        }
    }

    /// Another one like it, but for something.
    fn twin(&mut self, of: &Variable, n: usize) -> Variable {
        let mut v = Variable {
            name: format!("v{n}"),
            ..of.clone()
        };
        if self.rng.one_in(3) {
            let k = self.rng.below(v.parts.len() as u64) as usize;
            v.first[k] = match of.heap {
                true => zero(Held::Pointer).to_owned(),
                false => self.number(v.parts[k].0),
            };
        }
        if self.rng.one_in(3) {
            v.words = self.one(&["", "unnamed_addr", "local_unnamed_addr"]);
            v.linkage = self.one(&LINKAGES);
        }
        v
    }

    fn held(&mut self) -> Held {
        match self.rng.below(8) {
            0 => Held::Float(self.one(&[FloatKind::Float, FloatKind::Double, FloatKind::Half])),
            1 => Held::Pointer,
            _ => Held::Int(self.one(&WIDTHS)),
        }
    }

    /// A constant of a type: one of a few that are close to each other, or none at all.
    fn number(&mut self, held: Held) -> String {
        match self.rng.below(16) {
            0 => return "undef".to_owned(),
            1 => return "poison".to_owned(),
            _ => {}
        }
        match held {
            Held::Int(1) => self.one(&["true", "false"]).to_owned(),
            Held::Int(w) if w > 64 => {
                // The halves are numbers of their own.
                let high = self.one(&[0, 0, 1, self.ends[0]]);
                let low = self.one(&[0, 0, 1, self.ends[0]]);
                let all = u128::from(super::cut(high, w - 64)) << 64 | u128::from(low);
                all.to_string()
            }
            Held::Int(w) => {
                let base = self.ends[0];
                match self.rng.below(6) {
                    0 => self.edge(w).to_string(),
                    1 | 2 => self.near(base, w).to_string(),
                    3 => "0".to_owned(),
                    _ => super::cut(base, w).to_string(),
                }
            }
            Held::Float(k) => {
                let rng = &mut *self.rng;
                let bits = match rng.below(3) {
                    0 => u128::from(rng.below(2)) << (k.bits() - 1),
                    _ => edges::float(k, &mut |n| rng.below(u64::from(n)) as u32),
                };
                float_text(k, bits)
            }
            Held::Pointer => self.one(&["null", "null", "@outside"]).to_owned(),
        }
    }

    /// A function that does a few things to the variables; the first one calls the others.
    pub(super) fn touching(&mut self, n: u64, all: &[Variable], functions: u64) -> String {
        let once = n == 0 && self.rng.one_in(2);
        self.label("entry");
        if n == 0
            && let Some(v) = all.iter().find(|v| v.heap)
            && !self.rng.one_in(4)
        {
            self.allocation(v);
        }
        for to in 1..functions {
            if n == 0 && self.rng.one_in(2) {
                self.call(to);
            }
        }
        let guarded = self.rng.one_in(3);
        let (before, inside) = (self.rng.below(STEPS), 1 + self.rng.below(3));
        for _ in 0..1 + before {
            self.thing((n, functions), all);
        }
        if guarded {
            self.line("br i1 %c, label %then, label %end");
            self.label("then");
            for _ in 0..inside {
                self.thing((n, functions), all);
            }
            self.line("br label %end");
            self.label("end");
            for _ in 0..inside {
                self.thing((n, functions), all);
            }
        }
        self.line("ret void");
        let linkage = match n {
            0 => "",
            _ => self.one(&["internal", "internal", ""]),
        };
        let words = match once {
            true => "norecurse \"tandem-entered-once\"",
            false => self.one(&["", "", "norecurse", "nounwind"]),
        };
        format!(
            "define {linkage} void @f{n}(i64 %x, i64 %y, i1 noundef %c, i32 %i, ptr %p) {words} {{\n{}}}\n",
            self.body
        )
    }

    fn call(&mut self, to: u64) {
        let c = self.one(&["%c", "true", "false"]);
        self.line(&format!(
            "call void @f{to}(i64 %y, i64 %x, i1 {c}, i32 %i, ptr %p)"
        ));
    }

    fn thing(&mut self, (n, functions): (u64, u64), all: &[Variable]) {
        let v = &all[self.rng.below(all.len() as u64) as usize];
        if v.heap && !self.rng.one_in(4) {
            return self.heap_thing(v);
        }
        match self.rng.below(17) {
            0..=4 => self.read(v),
            5..=9 if !v.constant => self.write(v),
            10 => self.compared_address(v),
            11 if v.space == 0 && !v.constant => self.bytes(v),
            12 if n == 0 && functions > 1 => {
                let to = 1 + self.rng.below(functions - 1);
                self.call(to);
            }
            13 => self.line("call void @outside()"),
            14 => self.either(v, all),
            15 | 16 => self.read_across(v),
            _ => self.read(v),
        }
    }

    /// The address of a part, as a constant or computed, and the type of the pointer.
    fn place(&mut self, v: &Variable) -> (String, String, (Held, u64)) {
        let k = self.rng.below(v.parts.len() as u64) as usize;
        let (mut held, mut offset) = v.parts[k];
        // The upper half of what is wider than a register.
        let upper = held.bytes() == 16 && self.rng.one_in(3);
        if upper {
            (held, offset) = (Held::Int(64), offset + 8);
        }
        let (name, pointer, ty) = (&v.name, v.pointer(), v.ty());
        let name = match v.aliased && self.rng.one_in(2) {
            true => "other",
            false => name,
        };
        let form = match upper {
            true => 1 + self.rng.below(2),
            false => self.rng.below(6),
        };
        let address = match form {
            0 if v.is_array => {
                let by = self.value(&format!("urem i32 %i, {}", v.parts.len()));
                self.value(&format!(
                    "getelementptr inbounds {ty}, {pointer} @{name}, i64 0, i32 {by}"
                ))
            }
            1 if offset > 0 => format!("getelementptr (i8, {pointer} @{name}, i64 {offset})"),
            // Beyond it and back, by a number that may be narrower than an address.
            2 if self.rng.one_in(3) => {
                let (more, w) = (self.one(&[1, 4, 100]), self.one(&[8, 16, 32, 64]));
                let beyond = offset + more;
                let beyond = self.value(&format!(
                    "getelementptr i8, {pointer} @{name}, i64 {beyond}"
                ));
                self.value(&format!(
                    "getelementptr i8, {pointer} {beyond}, i{w} -{more}"
                ))
            }
            2 => self.value(&format!(
                "getelementptr i8, {pointer} @{name}, i64 {offset}"
            )),
            _ if v.parts.len() == 1 => format!("@{name}"),
            3 => self.value(&format!(
                "getelementptr inbounds {ty}, {pointer} @{name}, i64 0, i32 {k}"
            )),
            _ => format!("getelementptr inbounds ({ty}, {pointer} @{name}, i64 0, i32 {k})"),
        };
        // The most that can be said of where the part lies.
        let own = if v.packed { 1 } else { held.bytes() };
        let aligned = match (v.align, offset) {
            (0, _) => own,
            (n, _) if address.starts_with('%') && v.is_array => own.min(n),
            (n, 0) => n,
            (n, o) => n.min(1 << o.trailing_zeros()),
        };
        let is_generic = v.space != 0 && self.rng.one_in(4);
        match is_generic {
            true => {
                let cast = self.value(&format!("addrspacecast {pointer} {address} to ptr"));
                (cast, "ptr".to_owned(), (held, aligned))
            }
            false => (address, pointer, (held, aligned)),
        }
    }

    /// The type of an access: mostly that of the part, or another one of as many bytes or fewer.
    fn as_type(&mut self, held: Held) -> Held {
        if !self.rng.one_in(8) {
            return held;
        }
        match held.bytes() {
            4 => self.one(&[Held::Float(FloatKind::Float), Held::Int(32), Held::Int(16)]),
            8 => self.one(&[Held::Float(FloatKind::Double), Held::Int(64), Held::Int(32)]),
            2 => self.one(&[Held::Int(16), Held::Int(8), Held::Float(FloatKind::Half)]),
            _ => self.one(&[Held::Int(8), Held::Int(1)]),
        }
    }

    /// How an access is made to a part that lies at a multiple of so many bytes.
    fn manner(&mut self, held: Held, aligned: u64) -> (&'static str, String) {
        let is_whole =
            !matches!(held, Held::Int(w) if !(8..=64).contains(&w) || !w.is_power_of_two());
        let said = match (aligned < held.bytes(), self.rng.below(8)) {
            (_, 0) => ", align 1".to_owned(),
            (true, _) | (false, 1 | 2) => format!(", align {aligned}"),
            _ => String::new(),
        };
        match self.rng.below(16) {
            0 => ("volatile ", said),
            1 if is_whole && aligned >= held.bytes() => {
                ("atomic ", format!(" monotonic, align {}", held.bytes()))
            }
            _ => ("", said),
        }
    }

    /// A read of several parts as one number, if there are any that make one.
    fn read_across(&mut self, v: &Variable) {
        let size = v.parts.last().map_or(0, |p| p.1 + p.0.bytes());
        let k = self.rng.below(v.parts.len() as u64) as usize;
        let offset = v.parts[k].1;
        let bytes = self.one(&[2, 4, 8, 3]);
        if offset + bytes > size {
            return self.read(v);
        }
        let (pointer, name, width) = (v.pointer(), &v.name, 8 * bytes as u32);
        let at = format!("getelementptr (i8, {pointer} @{name}, i64 {offset})");
        let got = self.value(&format!("load i{width}, {pointer} {at}, align 1"));
        self.told(&got, Held::Int(width));
    }

    fn read(&mut self, v: &Variable) {
        let (at, pointer, (held, aligned)) = self.place(v);
        let held = self.as_type(held);
        let (how, more) = self.manner(held, aligned);
        let got = self.value(&format!("load {how}{}, {pointer} {at}{more}", held.text()));
        self.told(&got, held);
    }

    /// Says what a value is, or what it is compared with.
    fn told(&mut self, v: &str, held: Held) {
        match held {
            Held::Int(w) if self.rng.one_in(3) => {
                let with = self.number(held);
                let p = self.one(&super::PREDICATES);
                let c = self.value(&format!("icmp {p} i{w} {v}, {with}"));
                self.see(&c, 1);
            }
            Held::Int(w) => self.see(v, w),
            Held::Float(k) => {
                let v = self.value(&format!("bitcast {} {v} to i{}", k.keyword(), k.bits()));
                self.see(&v, k.bits());
            }
            Held::Pointer => {
                let with = self.one(&["null", "%p", "@outside"]);
                let p = self.one(&["eq", "ne"]);
                let c = self.value(&format!("icmp {p} ptr {v}, {with}"));
                self.see(&c, 1);
            }
        }
    }

    fn write(&mut self, v: &Variable) {
        let (at, pointer, (held, aligned)) = self.place(v);
        let held = self.as_type(held);
        let what = match (held, self.rng.below(8)) {
            _ if v.stored != Stored::Any && (v.parts.iter()).any(|p| p.0 == held) => {
                self.stored(v, held)
            }
            (Held::Int(64), 0) => "%x".to_owned(),
            (Held::Int(w), 0) if w > 64 => {
                let low = self.value(&format!("zext i64 %x to i{w}"));
                self.value(&format!("shl i{w} {low}, 3"))
            }
            (Held::Int(w), 0) if w < 64 => self.value(&format!("trunc i64 %x to i{w}")),
            (Held::Int(1), 1) => "%c".to_owned(),
            (Held::Pointer, 0) => "%p".to_owned(),
            // What is there at first.
            (_, 2..=4) => {
                let k = v.parts.iter().position(|p| p.0 == held).unwrap_or(0);
                match v.parts[k].0 == held {
                    true => v.first[k].clone(),
                    false => self.number(held),
                }
            }
            _ => self.number(held),
        };
        let (how, more) = self.manner(held, aligned);
        self.line(&format!(
            "store {how}{} {what}, {pointer} {at}{more}",
            held.text()
        ));
    }

    /// What a store stores to a variable of which that is not just anything; a part has that type.
    fn stored(&mut self, v: &Variable, held: Held) -> String {
        let k = v.parts.iter().position(|p| p.0 == held).unwrap_or(0);
        let first = v.first[k].clone();
        match (v.stored, held) {
            // Equal as a number, and another one.
            (Stored::First, Held::Float(kind)) if self.rng.one_in(4) => {
                let bits = u128::from(self.rng.one_in(2)) << (kind.bits() - 1);
                float_text(kind, bits)
            }
            (Stored::First, _) if self.rng.one_in(8) => self.number(held),
            (Stored::Two, Held::Int(w)) if w > 1 && w <= 64 && self.rng.one_in(2) => {
                super::cut(self.ends[0] ^ 1, w).to_string()
            }
            _ => first,
        }
    }

    fn compared_address(&mut self, v: &Variable) {
        let at = match v.space {
            0 => format!("@{}", v.name),
            _ => format!("addrspacecast ({} @{} to ptr)", v.pointer(), v.name),
        };
        let with = self.one(&["%p", "null", "@outside"]);
        let c = self.value(&format!("icmp eq ptr {with}, {at}"));
        self.see(&c, 1);
    }

    /// All bytes, or some, at once.
    fn bytes(&mut self, v: &Variable) {
        let size = v.parts.last().map_or(1, |p| p.1 + p.0.bytes());
        let some = match self.rng.one_in(3) {
            true => 1 + self.rng.below(size),
            false => size,
        };
        let name = &v.name;
        match self.rng.below(3) {
            0 => self.line(&format!(
                "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @{name}, i64 {some}, i1 false)"
            )),
            _ => {
                let byte = self.one(&["0", "0", "-1", "1", "undef"]);
                self.line(&format!(
                    "call void @llvm.memset.p0.i64(ptr @{name}, i8 {byte}, i64 {some}, i1 false)"
                ));
            }
        }
    }

    /// A read of one of two variables.
    fn either(&mut self, v: &Variable, all: &[Variable]) {
        let alike = |o: &&Variable| o.space == v.space && o.name != v.name;
        let Some(o) = all.iter().find(alike) else {
            return self.read(v);
        };
        let pointer = v.pointer();
        let at = self.value(&format!(
            "select i1 %c, {pointer} @{}, {pointer} @{}",
            v.name, o.name
        ));
        let held = v.parts[0].0;
        let got = self.value(&format!("load {}, {pointer} {at}, align 1", held.text()));
        self.told(&got, held);
    }

    fn allocation(&mut self, v: &Variable) {
        let size = self.one(&HEAP);
        let m = match self.rng.one_in(3) {
            true => self.value(&format!("call ptr @calloc(i64 1, i64 {size})")),
            false => self.value(&format!("call ptr @malloc(i64 {size})")),
        };
        if !self.rng.one_in(3) {
            self.line(&format!("store i32 {}, ptr {m}", self.ends[0] as i32));
        }
        self.line(&format!("store ptr {m}, ptr @{}", v.name));
    }

    fn heap_thing(&mut self, v: &Variable) {
        let name = &v.name;
        match self.rng.below(12) {
            0 => return self.allocation(v),
            1 => return self.line(&format!("store ptr null, ptr @{name}")),
            _ => {}
        }
        let p = self.value(&format!("load ptr, ptr @{name}"));
        let field = self.rng.below(2);
        let w = [32, 64][field as usize];
        let index = self.one(&["0", "0", "0", "1", "1"]);
        let at = |me: &mut Self| {
            me.value(&format!(
                "getelementptr {CELL}, ptr {p}, i64 {index}, i32 {field}"
            ))
        };
        match self.rng.below(10) {
            0 => self.line(&format!("call void @free(ptr {p})")),
            1 => {
                let p = self.value(&format!("icmp eq ptr {p}, null"));
                self.see(&p, 1);
            }
            2..=5 => {
                let at = at(self);
                let n = self.number(Held::Int(w));
                let align = self.one(&["", "", ", align 8", ", align 4", ", align 1"]);
                self.line(&format!("store i{w} {n}, ptr {at}{align}"));
            }
            _ => {
                let at = at(self);
                let align = self.one(&["", "", ", align 8", ", align 4", ", align 1"]);
                let got = self.value(&format!("load i{w}, ptr {at}{align}"));
                self.told(&got, Held::Int(w));
            }
        }
    }
}

/// Nothing of a type.
fn zero(held: Held) -> &'static str {
    match held {
        Held::Int(1) => "false",
        Held::Int(_) => "0",
        Held::Float(FloatKind::Half) => "0xH0000",
        Held::Float(_) => "0.0",
        Held::Pointer => "null",
    }
}

/// A number of a kind as LLVM writes it.
fn float_text(kind: FloatKind, bits: u128) -> String {
    match kind {
        FloatKind::Half => format!("0xH{bits:04X}"),
        FloatKind::Float => wide_text(bits as u32),
        _ => format!("0x{bits:016X}"),
    }
}

/// A `float` as LLVM writes it: the same number as a `double`; of a NaN the payload is kept.
fn wide_text(bits: u32) -> String {
    let x = f32::from_bits(bits);
    let wide = match x.is_nan() {
        true => u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x007f_ffff) << 29,
        false => f64::from(x).to_bits(),
    };
    format!("0x{wide:016X}")
}
