//! The boundary of two modules: what the host can call, look at and write, in both.
//!
//! Drawn from the source; a name must be in the target as well, unless the linker
//! may drop it, or the caller said that what it does not keep may become internal.

use super::describe;
use super::interface;
use super::observers::{discardable, kept, rooted, used};
use crate::canonical::Names;
use crate::inputs::has_pointers;
use rustc_hash::FxHashMap;
use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr};
use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Global, Header, Module};

/// A function that the host can call or launch.
#[derive(Clone, Debug)]
pub struct Root {
    /// Name that the host knows.
    pub name: String,
    /// The body in the source and in the target.
    pub body: [Global; 2],
    /// True if it is launched on a grid.
    pub kernel: bool,
    /// True if it runs at most once in the life of the program.
    pub once: bool,
}

/// A variable that the host can look at.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Its name.
    pub name: String,
    /// In the source and in the target.
    pub global: [Global; 2],
    /// Its size, if the host may write it: it is not constant, or the host initialises it; without pointers.
    pub writable: Option<u64>,
    /// True if its contents at start come from elsewhere.
    pub external: bool,
}

/// What is to be compared.
#[derive(Clone, Debug, Default)]
pub struct Boundary {
    /// What can be called, in order of the source.
    pub roots: Vec<Root>,
    /// What can be looked at, in order of the source.
    pub watched: Vec<Watched>,
    /// What the target takes from whoever uses a name that the source shows, a sentence each: the name itself, or what it stands for.
    pub taken: Vec<String>,
}

/// The function attribute that says that the host enters a function exactly once (GO-R6 b).
pub const ENTERED_ONCE: &str = "tandem-entered-once";

/// Largest variable that the host writes.
const MOST_BYTES: u64 = 4096;

impl Boundary {
    /// The boundary of a source and a target. With `internalizes`, a name that the target made local is no part
    /// of it unless the world keeps it.
    pub fn new(
        source: &Module,
        target: &Module,
        world: &ModuleContext,
        internalizes: bool,
    ) -> Boundary {
        let (cx, to) = (&source.header, &target.header);
        let listed = used(cx);
        let mut b = Boundary::default();
        for (g, d) in cx.live_globals() {
            let Some(name) = d.name.as_deref() else {
                continue;
            };
            let visible = !d.linkage.is_local() || rooted(cx, g, &listed);
            if !visible || name.starts_with("llvm.") {
                continue;
            }
            let other = to.lookup(name);
            let Some(other) = other else {
                if !discardable(d) {
                    let name = describe::global(cx, g);
                    b.taken.push(format!(
                        "{name} is visible in the source and not there in the target"
                    ));
                }
                continue;
            };
            let local = to.globals[other].linkage.is_local() && !d.linkage.is_local();
            let hidden = internalizes && !kept(world, name) && !rooted(cx, g, &listed);
            if local && hidden {
                continue;
            }
            b.taken
                .extend(interface::taken((cx, g), (to, other), hidden));
            match &d.kind {
                GlobalKind::Variable(_) => b.watch(cx, to, (name, g, other)),
                _ => b.root((source, target), (name, g, other), d),
            }
        }
        b
    }

    fn watch(&mut self, cx: &Header, to: &Header, (name, g, other): (&str, Global, Global)) {
        let (Some(v), Some(w)) = (cx.variable(g), to.variable(other)) else {
            return;
        };
        let d = &cx.globals[g];
        // What a constant holds that has no name outside is seen by its own module alone.
        let fixed = v.constant && w.constant && !v.externally_initialized;
        if fixed && d.linkage.is_local() && to.globals[other].linkage.is_local() {
            return;
        }
        if d.tls != TlsMode::None || matches!(d.addrspace, 3 | 5 | 7 | 101) {
            return;
        }
        let size = cx.layout.alloc_size(&cx.types, d.ty).unwrap_or(0);
        let mutable = !v.constant || v.externally_initialized;
        let fits = (1..=MOST_BYTES).contains(&size) && !has_pointers(cx, d.ty);
        self.watched.push(Watched {
            name: name.to_owned(),
            global: [g, other],
            writable: (mutable && fits).then_some(size),
            external: v.init.is_none(),
        });
    }

    fn root(
        &mut self,
        (source, target): (&Module, &Module),
        (name, g, other): (&str, Global, Global),
        d: &GlobalData,
    ) {
        if d.linkage == Linkage::AvailableExternally {
            return;
        }
        let (Some(a), Some(b)) = (function(&source.header, g), function(&target.header, other))
        else {
            return;
        };
        let defined = |m: &Module, f: Global| m.header.function(f).is_some_and(|d| d.defined);
        if !defined(source, a) || !defined(target, b) {
            return;
        }
        let cx = &source.header;
        let attrs = cx.function(a).map(|f| f.attrs.func);
        let once = attrs.is_some_and(|s| cx.attrs.string(s, ENTERED_ONCE).is_some());
        self.roots.push(Root {
            name: name.to_owned(),
            body: [a, b],
            kernel: cx.is_kernel(a),
            once: once || name == "main",
        });
    }
}

/// The function that a name stands for, through aliases of its start.
pub(super) fn function(cx: &Header, mut g: Global) -> Option<Global> {
    for _ in 0..16 {
        match &cx.globals[g].kind {
            GlobalKind::Function(_) => return Some(g),
            GlobalKind::Alias(c) => match cx.constants.get(*c) {
                ConstantData::Global(to) => g = *to,
                _ => return None,
            },
            _ => return None,
        }
    }
    None
}

/// For each name of the source and of the target, the number that it goes by in comparisons: that of the source,
/// if it has the name; new names get numbers that the source does not have.
pub fn common_names(source: &Header, target: &Header) -> [Vec<Global>; 2] {
    let by_name: FxHashMap<&str, Global> = source
        .live_globals()
        .filter_map(|(g, d)| Some((d.name.as_deref()?, g)))
        .collect();
    let fresh = source.globals.len() as u32;
    let unnamed = |cx: &Header, g: Global| {
        let d = cx.globals.get(g);
        d.is_some_and(|d| d.name.is_none() && !matches!(d.kind, GlobalKind::Erased))
    };
    // What has no name goes by its number; what took its place, by its order among such.
    let mut left = source.globals.keys();
    let mut heir = || left.find(|&g| unnamed(source, g) && !unnamed(target, g));
    let mut one = |(g, d): (Global, &GlobalData)| {
        let named = d.name.as_deref().and_then(|n| by_name.get(n).copied());
        let without = match unnamed(target, g) {
            true if unnamed(source, g) => Some(g),
            true => heir(),
            false => None,
        };
        named
            .or(without)
            .unwrap_or_else(|| Global::from_u32(fresh + g.as_u32()))
    };
    let theirs: Vec<Global> = target.globals.iter().map(&mut one).collect();
    let mut both = [source.globals.keys().collect(), theirs];
    share_contents([source, target], &mut both);
    both
}

/// Constants of equal contents go by one number if the address of one of them does not matter: whoever has a
/// pointer to it may as well have one to another. Those that name each other may become equal one after the other.
fn share_contents(headers: [&Header; 2], names: &mut [Vec<Global>; 2]) {
    let free = |(_, d): (Global, &GlobalData)| d.unnamed_addr == UnnamedAddr::Global;
    if !headers.iter().any(|cx| cx.live_globals().any(free)) {
        return;
    }
    for _ in 0..MOST_ROUNDS {
        let before = names.clone();
        share_once(headers, names);
        if *names == before {
            return;
        }
    }
}

/// Constants that name constants that name constants, to this depth.
const MOST_ROUNDS: usize = 16;

fn share_once(headers: [&Header; 2], names: &mut [Vec<Global>; 2]) {
    let mut classes: FxHashMap<String, (Global, bool)> = FxHashMap::default();
    let mut members: Vec<(usize, usize, String)> = Vec::new();
    for (side, cx) in headers.into_iter().enumerate() {
        let texts = Names::with_numbers(cx, &names[side]);
        for (g, d) in cx.live_globals() {
            let Some(v) = cx.variable(g).filter(|v| v.constant) else {
                continue;
            };
            let size = cx.layout.alloc_size(&cx.types, d.ty).unwrap_or(u64::MAX);
            let (Some(init), false, true) = (v.init, v.externally_initialized, size <= MOST_BYTES)
            else {
                continue;
            };
            let n = g.as_u32() as usize;
            let key = texts.constant(&cx.constants, init);
            let class = classes
                .entry(key.clone())
                .or_insert((names[side][n], false));
            class.1 |= d.unnamed_addr == UnnamedAddr::Global;
            members.push((side, n, key));
        }
    }
    for (side, n, key) in members {
        if let Some((first, true)) = classes.get(&key) {
            names[side][n] = *first;
        }
    }
}
