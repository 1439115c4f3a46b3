//! Inputs on which two functions are compared.
//!
//! Three sources, mixed by a seeded generator of our own (so that a seed means the
//! same everywhere): corner values of each type; random values; and values steered
//! by the function's own conditions, that is, every integer that it compares or
//! switches on, and its neighbours, for arguments and memory alike. Pointers get
//! buffers, sometimes the same one, sometimes overlapping, sometimes null; kernels
//! get several small grids and schedules.
//!
//! Most programs are undefined on most inputs: a size is divided by, an index leads out of its buffer, a loop counts to
//! 2^31. An input on which that happens says nothing of any target. It is drawn again with more *care*
//! ([`Generator::careful_input`]), up to [`MOST_CARE`]:
//!
//! | care | integers | memory | buffers, launches |
//! | --- | --- | --- | --- |
//! | 0 | anything, undef and poison too | anything, undef and poison too | anything |
//! | 1, 2 | what the function compares with, small numbers | the same, with pointers where it loads some | no null |
//! | 3 | 1 to 8 | numbers from 0 to 7 | large buffers, no overlap |
//! | 4 | 1 | zeros | as 3, few threads |

mod contents;
mod launch_bounds;
mod numbers;
mod pointees;

use crate::api::stops;
use crate::{Buffer, ByteMark, Image, Pointer, Schedule, Target, Value};
use launch_bounds::kept_by;
use numbers::{Earlier, Operands};
pub use numbers::{float_edge, integer_edge};
use pointees::Pointees;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::launch::LaunchBounds;
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Global, Header, InstKind, Type};

/// Splitmix64 (Steele, Lea, Flood 2014): small, seedable, the same on every machine.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator; equal seeds give equal sequences.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }
    /// The next 64 bits.
    pub fn bits64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// A number below `n` (0 if `n` is 0).
    pub fn below(&mut self, n: u64) -> u64 {
        if n == 0 { 0 } else { self.bits64() % n }
    }
    /// True once in `n`.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let n = self.below(list.len() as u64);
        list.get(n as usize).copied()
    }
}

/// How a kernel is launched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// Number of blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads per block.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub dynamic_shared_bytes: u64,
    /// Schedule.
    pub schedule: Schedule,
}

impl Shape {
    /// Threads over all blocks.
    pub fn threads(&self) -> u64 {
        self.grid
            .iter()
            .chain(&self.block)
            .map(|&n| u64::from(n))
            .product()
    }
}

/// One input.
#[derive(Clone, Debug)]
pub struct TestInput {
    /// Arguments.
    pub args: Vec<Value>,
    /// Buffers that they point to.
    pub buffers: Vec<Buffer>,
    /// Contents of global variables.
    pub globals: Vec<(String, Vec<u8>)>,
    /// The launch, if the function is a kernel.
    pub shape: Option<Shape>,
    /// Seed of the interpreter's choices.
    pub seed: u64,
}

impl TestInput {
    /// Lines that let a person see and repeat the input.
    pub fn describe(&self) -> Vec<String> {
        self.describe_from(0)
    }

    /// The same, with the first buffer numbered `first`.
    pub fn describe_from(&self, first: usize) -> Vec<String> {
        let mut lines: Vec<String> = self
            .args
            .iter()
            .enumerate()
            .map(|(i, a)| format!("argument {i} = {a}"))
            .collect();
        for (i, b) in self.buffers.iter().enumerate() {
            lines.push(format!("buffer {}: {}", first + i, hex(&b.contents)));
        }
        for (name, bytes) in &self.globals {
            lines.push(format!(
                "@{name}: {}",
                hex(&Image {
                    bytes: bytes.clone(),
                    marks: Vec::new()
                })
            ));
        }
        if let Some(s) = &self.shape {
            let (g, b) = (s.grid, s.block);
            lines.push(format!(
                "grid {g:?}, block {b:?}, schedule {:?}",
                s.schedule
            ));
        }
        lines.push(format!("seed {}", self.seed));
        if let Some(n) = self.stops() {
            lines.push(format!(
                "of calls outside that need not return, number {n} does not"
            ));
        }
        lines
    }

    /// Which call outside does not return ([`crate::Policy::stops`]). In a launch all do: what other threads had done until then would be
    /// a matter of the schedule.
    pub fn stops(&self) -> Option<u64> {
        match self.shape {
            None => stops(self.seed),
            Some(_) => None,
        }
    }
}

fn hex(image: &Image) -> String {
    let mut text: String = image
        .bytes
        .iter()
        .take(64)
        .map(|b| format!("{b:02x}"))
        .collect();
    if image.bytes.len() > 64 {
        text.push_str(&format!("… ({} bytes)", image.bytes.len()));
    }
    if !image.marks.is_empty() {
        text.push_str(&format!(
            " with {} bytes that are undef, poison or pointers",
            image.marks.len()
        ));
    }
    text
}

/// The greatest care with which an input can be drawn.
pub const MOST_CARE: u8 = 4;

/// What the parts of one input are drawn from.
struct Draw {
    rng: Rng,
    /// How far the input keeps away from what is often undefined.
    care: u8,
    earlier: Earlier,
}

impl std::ops::Deref for Draw {
    type Target = Rng;
    fn deref(&self) -> &Rng {
        &self.rng
    }
}

impl std::ops::DerefMut for Draw {
    fn deref_mut(&mut self) -> &mut Rng {
        &mut self.rng
    }
}

/// Makes the inputs of one function.
pub struct Generator<'a> {
    cx: &'a Header,
    f: &'a Function,
    kernel: bool,
    /// Integers that the module's functions compare with, and their neighbours.
    steering: Vec<u128>,
    /// The same as far as a word of memory goes.
    steering_words: Vec<u64>,
    /// What the functions compute with.
    operands: Operands,
    /// Global variables whose contents may be anything: not constant, without pointers.
    variables: Vec<(String, u64)>,
    /// What lies behind the arguments.
    pointees: Pointees,
    /// Dimensions of a launch that the functions ask about.
    dimensions: u32,
    /// The threads of a block wait for each other.
    meets: bool,
    /// What the function demands of a launch.
    bounds: LaunchBounds,
}

/// Most buffers of one input, and how deep pointers in memory lead.
const MOST_BUFFERS: usize = 24;
const MOST_DEPTH: u32 = 4;

/// Bytes of a buffer whose size the function does not state.
const DEFAULT_BUFFER: u64 = 512;
/// The same for kernels, whose threads index by their number.
const KERNEL_BUFFER: u64 = 8192;
/// The same for inputs that are drawn with care, whatever the function is.
const LARGE_BUFFER: u64 = 1 << 15;
/// Largest buffer made for a `dereferenceable` attribute.
const MAX_BUFFER: u64 = 1 << 16;

impl<'a> Generator<'a> {
    /// A generator for a function. Functions of `others` (callees) steer it as well.
    pub fn new(cx: &'a Header, f: &'a Function, others: &[Function]) -> Generator<'a> {
        let mut steering = Vec::new();
        for g in std::iter::once(f).chain(others) {
            collect_constants(g, &mut steering);
        }
        steering.sort_unstable();
        steering.dedup();
        Generator {
            cx,
            f,
            kernel: cx.is_kernel(f.global),
            operands: Operands::of(std::iter::once(f).chain(others)),
            steering_words: steering.iter().map(|&c| c as u64).collect(),
            steering,
            variables: free_variables(cx),
            pointees: Pointees::of(cx, f),
            dimensions: pointees::dimensions(cx, std::iter::once(f).chain(others)),
            meets: std::iter::once(f).chain(others).any(|g| has_barrier(cx, g)),
            bounds: LaunchBounds::of(cx, f.global),
        }
    }

    /// Input number `n`; the same for the same function, seed and number.
    pub fn input(&self, seed: u64, n: u64) -> TestInput {
        self.careful_input(seed, n, 0)
    }

    /// Input number `n` once more, drawn with some care: for a function that is undefined, or does not end, on the one
    /// that was drawn with less.
    pub fn careful_input(&self, seed: u64, n: u64, care: u8) -> TestInput {
        self.drawn((seed, n, care), true)
    }

    /// The same without contents of global variables, for those who write them by themselves.
    pub fn careful_call(&self, seed: u64, n: u64, care: u8) -> TestInput {
        self.drawn((seed, n, care), false)
    }

    fn drawn(&self, (seed, n, care): (u64, u64, u8), globals: bool) -> TestInput {
        let again = u64::from(care).wrapping_mul(0x9e6c_63d0_876a_46b5);
        let rng = Rng::new(seed ^ n.wrapping_mul(0xa076_1d64_78bd_642f) ^ again);
        let mut rng = Draw {
            rng,
            care,
            earlier: Earlier::default(),
        };
        let mut input = TestInput {
            args: Vec::new(),
            buffers: Vec::new(),
            globals: Vec::new(),
            shape: None,
            seed: rng.bits64(),
        };
        let params: Vec<Type> = self
            .f
            .args()
            .iter()
            .map(|&a| self.f.value_type(a))
            .collect();
        for (i, &ty) in params.iter().enumerate() {
            let v = self.argument(i, ty, n, &mut rng, &mut input);
            input.args.push(v);
        }
        // What is drawn behind them hangs on how much they took.
        if n > 0 && n.is_multiple_of(2) && (globals || self.kernel) {
            for (name, size) in &self.variables {
                let bytes = self.contents(*size, &mut rng);
                if globals {
                    input.globals.push((name.clone(), bytes));
                }
            }
        }
        if self.kernel {
            // With the greatest care the first three shapes alone, of at most eight threads.
            let turn = if care == MOST_CARE { n % 3 } else { n };
            let mut shape = shape(turn, n, self.dimensions, &mut rng);
            if self.meets && turn % 6 == 5 {
                // What goes wrong between warps may need more than two of them.
                shape.block = fold(64 << (turn / 6 % 3), self.dimensions);
            }
            shape.block = kept_by(self.bounds, shape.block);
            input.shape = Some(shape);
        }
        input
    }

    fn argument(&self, i: usize, ty: Type, n: u64, rng: &mut Draw, input: &mut TestInput) -> Value {
        let attrs = self.cx.function(self.f.global).map(|d| d.attrs.param(i));
        let attrs = attrs.map_or(&[][..], |s| self.cx.attrs.get(s));
        let has = |k| attrs.contains(&Attr::Flag(k));
        if let Some(space) = ty.address_space() {
            let byval = attrs.iter().find_map(|a| match a {
                Attr::Typed(TypedAttr::ByVal, t) => self.cx.layout.alloc_size(&self.cx.types, *t),
                _ => None,
            });
            // The memory behind it is the callee's own copy, which nobody sees afterwards.
            if let Some(size) = byval {
                return Value::ByVal(self.contents(size.min(MAX_BUFFER), rng));
            }
            return self.pointer((i, space), attrs, n, rng, input);
        }
        let defined = self.kernel || rng.care > 0 || has(AttrKind::NoUndef);
        self.value(ty, defined, rng)
    }

    fn pointer(
        &self,
        (i, space): (usize, u32),
        attrs: &[Attr],
        n: u64,
        rng: &mut Draw,
        input: &mut TestInput,
    ) -> Value {
        let has = |k| attrs.contains(&Attr::Flag(k));
        let size = attrs.iter().find_map(|a| match a {
            Attr::Dereferenceable(n) | Attr::DereferenceableOrNull(n) => {
                Some((*n).clamp(DEFAULT_BUFFER, MAX_BUFFER))
            }
            Attr::Typed(_, t) => self
                .cx
                .layout
                .alloc_size(&self.cx.types, *t)
                .map(|s| s.clamp(1, MAX_BUFFER)),
            _ => None,
        });
        let may_be_null = !has(AttrKind::NonNull) && size.is_none() && !self.kernel;
        let care = rng.care;
        if may_be_null && n > 0 && care == 0 && rng.one_in(8) {
            return Value::null(space);
        }
        let earlier = input.buffers.len() as u64;
        let aliases = earlier > 0
            && n > 0
            && care < 3
            && !has(AttrKind::NoAlias)
            && rng.one_in(if self.kernel { 8 } else { 4 });
        let other = match aliases {
            true => Some(rng.below(earlier) as u32).filter(|&b| !self.is_alone(b, input)),
            false => None,
        };
        let aliases = other.is_some();
        let target = if let Some(b) = other {
            Target::Buffer(b)
        } else {
            let default = match (care, self.kernel) {
                (3.., _) => LARGE_BUFFER,
                (_, true) => KERNEL_BUFFER,
                (_, false) => DEFAULT_BUFFER,
            };
            let reached = self
                .pointees
                .all
                .get(i)
                .map_or(0, |p| p.size)
                .min(MAX_BUFFER);
            let contents = self.contents(size.unwrap_or(default.max(reached)), rng);
            let mut b = Buffer::global(contents);
            b.space = if space == 0 { 1 } else { space };
            if !self.kernel && care == 0 && n % 4 == 3 {
                roughen(&mut b.contents, rng);
            }
            input.buffers.push(b);
            let made = input.buffers.len() - 1;
            if care > 0 {
                self.plant(i, made, MOST_DEPTH, rng, input);
            }
            Target::Buffer(made as u32)
        };
        let offset = if aliases && care == 0 && rng.one_in(2) {
            8 * rng.below(4) as i64
        } else {
            0
        };
        Value::Pointer(Pointer {
            space,
            target,
            offset,
        })
    }

    /// True if an earlier parameter that is `noalias` leads to a buffer.
    fn is_alone(&self, buffer: u32, input: &TestInput) -> bool {
        let Some(decl) = self.cx.function(self.f.global) else {
            return false;
        };
        let leads =
            |v: &Value| matches!(v, Value::Pointer(p) if p.target == Target::Buffer(buffer));
        let mut args = input.args.iter().enumerate();
        args.any(|(i, v)| leads(v) && self.cx.attrs.has(decl.attrs.param(i), AttrKind::NoAlias))
    }

    /// Puts pointers where the function loads them from a buffer, to buffers of their own; at last null.
    fn plant(&self, pointee: usize, at: usize, depth: u32, rng: &mut Draw, input: &mut TestInput) {
        let Some(p) = self.pointees.all.get(pointee) else {
            return;
        };
        for &(offset, space, to) in &p.pointers {
            let bytes = u64::from(self.cx.layout.pointer(space).bits / 8);
            let target = if depth == 0 || input.buffers.len() >= MOST_BUFFERS {
                Target::Nothing
            } else {
                let reached = self.pointees.all.get(to).map_or(0, |p| p.size);
                let size = DEFAULT_BUFFER.max(reached.min(MAX_BUFFER));
                let mut b = Buffer::global(self.contents(size, rng));
                b.space = if space == 0 { 1 } else { space };
                input.buffers.push(b);
                let made = input.buffers.len() - 1;
                self.plant(to, made, depth - 1, rng, input);
                Target::Buffer(made as u32)
            };
            let pointer = Pointer {
                space,
                target,
                offset: 0,
            };
            let length = input.buffers[at].contents.bytes.len() as u64;
            // Where the place is not known, all places of the first half kilobyte.
            let places: Vec<u64> = match offset {
                Some(o) => vec![o],
                None => (0..DEFAULT_BUFFER.min(length))
                    .step_by(bytes.max(1) as usize)
                    .collect(),
            };
            for o in places.into_iter().filter(|o| o + bytes <= length) {
                put_pointer(&mut input.buffers[at].contents, o, bytes, &pointer);
            }
        }
    }

    /// A value of a type; poison and undef now and then unless `defined`.
    fn value(&self, ty: Type, defined: bool, rng: &mut Draw) -> Value {
        if !defined && rng.one_in(24) {
            return if rng.one_in(2) {
                Value::Poison
            } else {
                Value::Undef
            };
        }
        if let Some(width) = ty.int_width() {
            return Value::int(width, self.argument_bits(width, rng));
        }
        if let Some(kind) = ty.float_kind() {
            return Value::Float {
                kind,
                bits: self.argument_float(kind, rng),
            };
        }
        if let Some(space) = ty.address_space() {
            return Value::null(space);
        }
        let parts: Vec<Type> = if let Some((e, n, _)) = self.cx.types.as_vector(ty) {
            vec![e; n.min(1 << 12) as usize]
        } else if let Some((e, n)) = self.cx.types.as_array(ty) {
            vec![e; n.min(1 << 12) as usize]
        } else {
            self.cx
                .types
                .struct_fields(ty)
                .map(|f| f.0.to_vec())
                .unwrap_or_default()
        };
        Value::Elements(
            parts
                .into_iter()
                .map(|t| self.value(t, defined, rng))
                .collect(),
        )
    }

    fn bits(&self, width: u32, rng: &mut Draw) -> u128 {
        let care = rng.care;
        let all = u128::MAX >> (128 - width.clamp(1, 128));
        match (care, if care > 0 { rng.below(4) } else { 0 }) {
            (1 | 2, 0) => return u128::from(1 + rng.below(32)) & all,
            (1 | 2, 1 | 2) => {
                let steered = rng.pick(&self.steering);
                return steered.unwrap_or_else(|| u128::from(rng.below(8))) & all;
            }
            (0..=2, _) => {}
            (3, _) => return u128::from(1 + rng.below(8)) & all,
            _ => return 1,
        }
        // Most kernels take sizes and indices; large ones only lead out of bounds.
        if self.kernel && rng.one_in(2) {
            return u128::from(rng.below(40));
        }
        let top = 1u128 << (width.min(128) - 1);
        match rng.below(8) {
            0 => rng
                .pick(&[0, 1, u128::MAX, top, top - 1, top + 1, 2, 3])
                .unwrap_or(0),
            1 | 2 => u128::from(rng.below(16)),
            3 => u128::from(rng.bits64()) << 64 | u128::from(rng.bits64()),
            _ => match rng.pick(&self.steering) {
                Some(c) => c,
                None => u128::from(rng.below(256)),
            },
        }
    }
}

/// Writes a pointer into an image, unless there is something else than numbers.
fn put_pointer(image: &mut Image, at: u64, bytes: u64, pointer: &Pointer) {
    if image.marks.iter().any(|m| (at..at + bytes).contains(&m.0)) {
        return;
    }
    let start = at as usize;
    image.bytes[start..start + bytes as usize].fill(0);
    if pointer.target == Target::Nothing {
        return;
    }
    let mark = |index| {
        let pointer = pointer.clone();
        (at + u64::from(index), ByteMark::Pointer { pointer, index })
    };
    image.marks.extend((0..bytes as u8).map(mark));
    image.marks.sort_by_key(|m| m.0);
}

/// Makes some bytes undef or poison.
fn roughen(image: &mut Image, rng: &mut Rng) {
    let n = image.bytes.len() as u64;
    for _ in 0..2 {
        let start = rng.below(n) & !7;
        let mark = if rng.one_in(2) {
            ByteMark::Undef
        } else {
            ByteMark::Poison
        };
        for at in start..(start + 8).min(n) {
            image.bytes[at as usize] = 0;
            image.marks.push((at, mark.clone()));
        }
    }
    image.marks.sort_by_key(|m| m.0);
    image.marks.dedup_by_key(|m| m.0);
}

/// A word of memory that is a `float`.
fn float_word(rng: &mut Rng) -> u64 {
    let small = rng.below(64) as f64 - 32.0;
    let corner = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        1e-310,
        1e30,
    ];
    let value = match rng.below(8) {
        0 => corner[rng.below(10) as usize],
        1 => return rng.bits64() & u64::from(u32::MAX),
        _ => small / 4.0,
    };
    u64::from((value as f32).to_bits())
}

/// The block that a kernel demands of its launches (`nvvm.reqntid`), if it demands one that hardware has.
pub fn required_block(cx: &Header, kernel: Global) -> Option<[u32; 3]> {
    LaunchBounds::of(cx, kernel).exact
}

/// A launch: its size by the turn, its schedule by the number of the input.
fn shape(turn: u64, n: u64, dimensions: u32, rng: &mut Rng) -> Shape {
    let (blocks, threads) =
        [(1, 1), (1, 4), (2, 4), (1, 32), (2, 33), (1, 64)][(turn % 6) as usize];
    let schedule = match n % 4 {
        0 => Schedule::RoundRobin(rng.bits64()),
        1 => Schedule::Random(rng.bits64()),
        2 => Schedule::LockstepWarps,
        _ => Schedule::Greedy,
    };
    Shape {
        grid: [blocks, 1, 1],
        block: fold(threads, dimensions),
        dynamic_shared_bytes: 1024,
        schedule,
    }
}

/// Threads of a block over as many dimensions as the function asks about, as far as they can be halved.
fn fold(threads: u32, dimensions: u32) -> [u32; 3] {
    match dimensions {
        3 if threads.is_multiple_of(4) => [threads / 4, 2, 2],
        2 | 3 if threads.is_multiple_of(2) => [threads / 2, 2, 1],
        _ => [threads, 1, 1],
    }
}

/// True if a barrier of the block is called.
fn has_barrier(cx: &Header, f: &Function) -> bool {
    let mut callees = direct_callees(f).into_iter();
    callees.any(|g| {
        let name = cx.global_name(g);
        name.starts_with("llvm.nvvm.barrier") || name.starts_with("llvm.nvvm.bar.")
    })
}

/// Integers that a function's conditions look at, with neighbours.
fn collect_constants(f: &Function, out: &mut Vec<u128>) {
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        if !matches!(
            f.kind(i),
            InstKind::ICmp(_) | InstKind::Switch | InstKind::Select | InstKind::Phi
        ) {
            continue;
        }
        for v in f.operands(i) {
            if let Some(c) = f
                .as_int(v)
                .filter(|c| c.width() > 1)
                .and_then(|c| c.as_u128())
            {
                out.extend([c, c.wrapping_add(1), c.wrapping_sub(1)]);
            }
        }
    }
}

fn free_variables(cx: &Header) -> Vec<(String, u64)> {
    let mut list = Vec::new();
    for (_, g) in cx.globals.iter() {
        let GlobalKind::Variable(v) = &g.kind else {
            continue;
        };
        let plain = !v.constant
            && v.init.is_some()
            && g.tls == Default::default()
            && matches!(g.addrspace, 0 | 1);
        let size = cx.layout.alloc_size(&cx.types, g.ty).unwrap_or(0);
        if let (true, Some(name), 1..=4096, false) = (plain, &g.name, size, has_pointers(cx, g.ty))
        {
            list.push((name.to_string(), size));
        }
    }
    list
}

/// True if a value of the type may hold pointers, or anything but numbers.
pub fn has_pointers(cx: &Header, ty: Type) -> bool {
    if let Some((e, _)) = cx.types.as_array(ty) {
        return has_pointers(cx, e);
    }
    if let Some((e, _, _)) = cx.types.as_vector(ty) {
        return has_pointers(cx, e);
    }
    match cx.types.struct_fields(ty) {
        Some((fields, _)) => fields.iter().any(|&t| has_pointers(cx, t)),
        None => !ty.is_int() && !ty.is_float(),
    }
}

/// The defined functions that a body calls directly, without repetition.
pub fn direct_callees(f: &Function) -> Vec<Global> {
    let mut list = Vec::new();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        if let Some(g) = f.callee(i).filter(|g| !list.contains(g)) {
            list.push(g);
        }
    }
    list
}
