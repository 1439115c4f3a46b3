//! Kernels: many threads, a result each, and what they do together.
//!
//! Written for one-dimensional blocks of at most 1024 threads. Inputs are read-only
//! and outputs are not aliased, so that no order of threads changes a result: a thread
//! stores to its own element, threads exchange values through shared memory between two
//! barriers, and atomics are of one commutative operation whose result is dropped.
//! What all threads of a block do together happens only where all of them come: the
//! writer keeps track of which values and branches differ between threads.

use super::function::Param;
use super::maker::Maker;
use super::memory::bytes_align;
use super::scope::{Known, Pointee};
use crate::config::Feature;
use smallvec::SmallVec;
use tandem_ir::attr::{AttrKind, AttrList};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, Linkage, Variable, cc};
use tandem_ir::{BinOp, CastOp, Flags, Function, Global, InstKind, IntPredicate, MemAccess, Type};

/// Threads of a block, at most.
const BLOCK: u64 = 1024;
/// Threads that have an element of the output.
const RESULTS: u64 = 1024;

/// What a kernel's threads share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Team {
    /// The shared array, one element of 32 bits per thread of a block.
    shared: Option<Global>,
    /// Thread number and block size.
    pub(super) tid: Option<(Known, Known)>,
    /// Counter in memory, and what is done to it.
    counter: Option<(Known, usize)>,
}

/// Operations whose order does not matter.
const COUNTING: [RmwOp; 5] = [RmwOp::Add, RmwOp::UMax, RmwOp::Or, RmwOp::And, RmwOp::Xor];

impl Maker<'_, '_, '_> {
    /// Writes a kernel.
    pub(super) fn kernel_function(&mut self, n: u32) {
        let spaces = self.has(Feature::AddressSpaces) && self.c.chance(1, 2);
        let space = if spaces { 1 } else { 0 };
        let input = self.buffer_param(space, false);
        let mut params = vec![input];
        for n in 0..1 + self.c.below(2) {
            let ty = if n == 0 { Type::I32 } else { self.int_type() };
            let attrs = self.attributes(&[AttrKind::NoUndef]);
            params.push(Param {
                ty,
                pointee: None,
                defined: true,
                attrs,
            });
        }
        params.push(self.buffer_param(space, true));
        let out = params.len() - 1;
        if self.has(Feature::Atomics) {
            params.push(self.buffer_param(space, true));
        }
        let types: SmallVec<[Type; 6]> = params.iter().map(|p| p.ty).collect();
        self.ret = Type::VOID;
        let ty = self.header.types.function(Type::VOID, &types, false);
        let convergent = self.attributes(&[AttrKind::Convergent, AttrKind::NoUnwind]);
        let decl = FunctionDecl {
            cc: cc::PTX_KERNEL,
            attrs: AttrList {
                func: convergent,
                params: params.iter().map(|p| p.attrs).collect(),
                ..AttrList::default()
            },
            defined: true,
            ..FunctionDecl::default()
        };
        let g = self.declare(&format!("k{n}"), ty, decl, Linkage::External);
        let size = self.size();
        self.begin(Function::new(g, &types), size);
        self.kernel = true;
        self.kernel_body(&params, out, size);
        self.append(InstKind::Ret, Type::VOID, &[]);
        self.end_function(&[]);
        self.kernel = false;
    }

    /// A pointer that the host gives: read-only input, or output that nothing aliases.
    fn buffer_param(&mut self, space: u32, output: bool) -> Param {
        let pointee = Pointee {
            bytes: 4 * RESULTS,
            align: 4,
            elem: Type::I32,
            writable: false,
            filled: true,
            own: false,
        };
        let more: &[AttrKind] = if output { &[AttrKind::NoAlias] } else { &[] };
        Param {
            ty: Type::ptr(space),
            pointee: Some(pointee),
            defined: true,
            attrs: self.pointer_attributes(pointee, more),
        }
    }

    fn kernel_body(&mut self, params: &[Param], out: usize, size: u32) {
        let args: SmallVec<[_; 6]> = self.f.args().iter().copied().collect();
        let mut pointers: SmallVec<[Known; 3]> = SmallVec::new();
        for (n, (v, p)) in args.into_iter().zip(params).enumerate() {
            let k = Known {
                pointee: p.pointee,
                ..self.plain(v, p.ty)
            };
            if n < out {
                self.scope.add(k);
            } else {
                pointers.push(k);
            }
        }
        let gid = self.thread_numbers();
        self.team.counter = pointers.get(1).map(|&k| (k, self.c.below(5) as usize));
        self.team.shared = None;
        if self.has(Feature::Globals) {
            self.reach_globals();
        }
        if self.has(Feature::Memory) {
            self.stack_objects();
        }
        self.module_prologue();
        self.budget = size as i32;
        let bound = self.int(Type::I32, RESULTS);
        let guarded = self.c.chance(1, 3);
        let mine = self.compare(IntPredicate::Ult, gid, bound);
        let (inside, end) = (self.f.create_block(), self.f.create_block());
        if guarded {
            self.f.append_cond_br(self.at, mine.value, inside, end);
            self.open(inside);
            self.divergence += 1;
        }
        if self.biased_to_threading() && self.c.chance(1, 2) {
            self.threading_pattern();
        }
        if self.biased_to_state_machines() && !self.c.chance(1, 4) {
            self.machine();
        }
        self.statements(64);
        if !guarded {
            self.f.append_cond_br(self.at, mine.value, inside, end);
            self.open(inside);
        }
        if let Some(&p) = pointers.first() {
            self.store_result(p, gid);
        }
        self.f.append_br(self.at, end);
        self.open(end);
    }

    /// `out[gid] = …`
    fn store_result(&mut self, out: Known, gid: Known) {
        let v = self.operand(Type::I32);
        let v = self.mixed(v);
        let index = self.op(InstKind::Cast(CastOp::ZExt), Type::I64, &[gid]);
        let mut p = self.op(InstKind::Gep { elem: Type::I32 }, out.ty, &[out, index]);
        self.flag(&mut p, Flags::INBOUNDS, true);
        let access = MemAccess::plain(bytes_align(4));
        self.append(InstKind::Store(access), Type::VOID, &[v.value, p.value]);
    }

    /// Reads the special registers; gives the number of the thread in the grid.
    fn thread_numbers(&mut self) -> Known {
        let mut read = |name: &str, min: u64, max: u64, divergent: bool| {
            let i = self.intrinsic(&format!("llvm.nvvm.read.ptx.sreg.{name}"), Type::I32, &[]);
            let value = self.f.result(i);
            let plain = value.map(|v| self.plain(v, Type::I32));
            plain.map(|k| Known {
                min,
                max,
                divergent,
                ..k
            })
        };
        let tid = read("tid.x", 0, BLOCK - 1, true);
        let size = read("ntid.x", 1, BLOCK, false);
        let block = read("ctaid.x", 0, (1 << 31) - 1, false);
        let lane = read("laneid", 0, 31, true);
        let (Some(tid), Some(size), Some(block)) = (tid, size, block) else {
            return self.int(Type::I32, 0);
        };
        let start = self.op(InstKind::Binary(BinOp::Mul), Type::I32, &[block, size]);
        let gid = self.op(InstKind::Binary(BinOp::Add), Type::I32, &[start, tid]);
        for k in [Some(size), Some(block), lane, Some(tid), Some(gid)]
            .into_iter()
            .flatten()
        {
            self.scope.add(k);
        }
        self.team.tid = Some((tid, size));
        gid
    }

    // ----- together ----------------------------------------------------------------------

    /// Something that threads do together, where all of them come; else something else.
    pub(super) fn team_statement(&mut self) {
        let barriers = self.has(Feature::Barriers) && self.divergence == 0;
        let lanes = self.has(Feature::Collectives) && self.divergence == 0;
        let weights = [
            1,
            4 * u32::from(barriers),
            2 * u32::from(barriers),
            5 * u32::from(lanes),
            2 * u32::from(self.team.counter.is_some()),
        ];
        match self.c.weighted(&weights) {
            1 => self.exchange(),
            2 => self.block_vote(),
            3 => self.lane_operation(),
            4 => self.count(),
            _ => self.int_statement(),
        }
    }

    pub(super) fn barrier(&mut self) {
        let zero = self.int(Type::I32, 0);
        self.intrinsic(
            "llvm.nvvm.barrier.cta.sync.aligned.all",
            Type::VOID,
            &[zero],
        );
    }

    /// Each thread stores a value and, behind a barrier, loads that of another one.
    fn exchange(&mut self) {
        let Some((tid, size)) = self.team.tid else {
            return;
        };
        let shared = self.shared_array();
        let v = self.operand(Type::I32);
        let space = Type::ptr(3);
        let address = self.address(shared);
        let base = self.plain(address, space);
        let mine = self.op(InstKind::Gep { elem: Type::I32 }, space, &[base, tid]);
        let access = MemAccess::plain(bytes_align(4));
        self.append(InstKind::Store(access), Type::VOID, &[v.value, mine.value]);
        self.barrier();
        let n = 1 + self.c.below(4);
        let by = self.int(Type::I32, u64::from(n));
        let next = self.op(InstKind::Binary(BinOp::Add), Type::I32, &[tid, by]);
        let other = self.op(InstKind::Binary(BinOp::URem), Type::I32, &[next, size]);
        let theirs = self.op(InstKind::Gep { elem: Type::I32 }, space, &[base, other]);
        let k = self.op(InstKind::Load(access), Type::I32, &[theirs]);
        self.barrier();
        self.scope.add(Known {
            divergent: true,
            ..k
        });
    }

    fn shared_array(&mut self) -> Global {
        if let Some(g) = self.team.shared {
            return g;
        }
        let ty = self.header.types.array(Type::I32, BLOCK);
        let init = self.header.constants.intern(ty, ConstantData::Undef);
        let n = self.header.globals.len();
        let g = self.header.add_global(GlobalData {
            name: Some(format!("shared{n}").into()),
            linkage: Linkage::Internal,
            visibility: Default::default(),
            dll: Default::default(),
            dso_local: false,
            tls: Default::default(),
            unnamed_addr: Default::default(),
            addrspace: 3,
            ty,
            section: None,
            partition: None,
            comdat: None,
            align: Some(bytes_align(4)),
            attachments: Vec::new(),
            kind: GlobalKind::Variable(Variable {
                init: Some(init),
                ..Variable::default()
            }),
        });
        self.team.shared = Some(g);
        g
    }

    /// A barrier that also counts or combines what threads say: the same for all of the block.
    fn block_vote(&mut self) {
        let cond = self.condition();
        let zero = self.int(Type::I32, 0);
        let (name, ty) = self.c.pick(
            &[("popc", Type::I32), ("and", Type::I1), ("or", Type::I1)],
            ("or", Type::I1),
        );
        let full = format!("llvm.nvvm.barrier.cta.red.{name}.aligned.all");
        let i = self.intrinsic(&full, ty, &[zero, cond]);
        if let Some(k) = self.result(i, &[]) {
            self.scope.add(k);
        }
    }

    /// A shuffle or a vote of the lanes of a warp. Reading a lane that is not there would give undef, so
    /// values come from lower lanes only.
    fn lane_operation(&mut self) {
        let all = self.int(Type::I32, u64::MAX);
        let i = match self.c.below(4) {
            0 | 1 => {
                let v = self.operand(Type::I32);
                let up = self.c.chance(1, 2);
                let n = if up {
                    self.c.pick(&[1u64, 2, 4, 8], 1)
                } else {
                    0
                };
                let by = self.int(Type::I32, n);
                let clamp = self.int(Type::I32, if up { 0 } else { 31 });
                let mode = if up { "up" } else { "idx" };
                let name = format!("llvm.nvvm.shfl.sync.{mode}.i32");
                self.intrinsic(&name, Type::I32, &[all, v, by, clamp])
            }
            2 => {
                let cond = self.condition();
                self.intrinsic("llvm.nvvm.vote.ballot.sync", Type::I32, &[all, cond])
            }
            _ => {
                let cond = self.condition();
                let name = self.c.pick(&["all", "any", "uni"], "all");
                self.intrinsic(
                    &format!("llvm.nvvm.vote.{name}.sync"),
                    Type::I1,
                    &[all, cond],
                )
            }
        };
        // Warps of one block may answer differently.
        if let Some(k) = self.result(i, &[]) {
            self.scope.add(Known {
                divergent: true,
                ..k
            });
        }
    }

    /// Counts something in memory that all threads share.
    fn count(&mut self) {
        let Some((p, op)) = self.team.counter else {
            return;
        };
        let v = self.operand(Type::I32);
        let access = MemAccess {
            ordering: self.c.pick(
                &[Ordering::Monotonic, Ordering::SeqCst],
                Ordering::Monotonic,
            ),
            ..MemAccess::plain(bytes_align(4))
        };
        let op = COUNTING.get(op).copied().unwrap_or(RmwOp::Add);
        self.append(
            InstKind::AtomicRmw(op, access),
            Type::I32,
            &[p.value, v.value],
        );
    }
}
