//! Memory reports: what each access of a kernel costs the hardware, before any run; and what launches measure of it.
//!
//! ```text
//!   production's claims ─┬─→ compared with the reference's      (agreement)
//!                        ├─→ held against each request of the launches (findings, measured)
//!                        └─→ ranked by excess, with advice ─→ text, html
//! ```
//!
//! Claims ([`tandem_optimized::analysis::access`]) are made for one block shape: that of the function's first launch,
//! or what the function demands (`nvvm.reqntid`), or what was asked for, or that of the first launch of any kernel;
//! without any of these blocks are assumed to have a multiple of 32 threads along x.
//!
//! *Request*: one execution of an access by the lanes of a warp that are there. *Excess*: what an access costs above
//! the least that its bytes need: summed over all requests where launches measured it, else of one request by a full
//! warp, at worst. An access of whose cost nothing is known counts as 0.
//!
//! Not a timing model: costs are counts of the hardware's units of transfer, and say nothing of caches or latency.

pub mod advice;
pub mod held;
pub mod html;
pub mod lanes;
pub mod text;

use crate::launch::{Description, How};
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::claims::access::{
    AccessClaim, Accesses, Assumption, BlockShape, Class, Lanes, Space,
};
use tandem_ir::metadata::{MdBody, MdField, Metadata};
use tandem_ir::text::FunctionText;
use tandem_ir::{Function, Global, Inst, Module, Value};
use tandem_optimized::analysis::access as production;
use tandem_oracle::access::{Agreement, Measured, Recorder, Wanted, compare};
use tandem_oracle::interp::inputs::required_block;
use tandem_oracle::interp::{Environment, ExternalAnswer, ExternalCall, Limits, Schedule};
use tandem_reference::access as reference;

/// Characters of a formula.
const FORMULA: usize = 1000;

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// This kernel or function only.
    pub kernel: Option<String>,
    /// Threads per block, where no launch says it.
    pub block: Option<[u32; 3]>,
    /// What to measure, with the path for diagnostics.
    pub launch: Option<(Description, String)>,
    /// Most instructions of the launches.
    pub steps: u64,
}

/// One access.
#[derive(Clone, Debug)]
pub struct Access {
    /// Where in the source, if the module says so: file, line, column.
    pub source: Option<(String, u64, u64)>,
    /// The block it is in.
    pub block: String,
    /// The instruction.
    pub text: String,
    /// What is claimed.
    pub claim: AccessClaim,
    /// Its assumptions, in words.
    pub assumed: Vec<String>,
    /// The load whose results are its addresses.
    pub through: Option<String>,
    /// Strides along the axes, or the function of lanes, as formulas; empty if there are none.
    pub formulas: Vec<String>,
    /// The first stride that is no number, in elements, if it is one of elements.
    pub elements: Option<String>,
    /// What launches measured.
    pub measured: Option<Measured>,
    /// What would mend it.
    pub advice: Option<String>,
}

impl Access {
    /// What it costs above the least: together, if launches measured it; else of one request by a full warp, at worst.
    pub fn excess(&self) -> u64 {
        match (&self.measured, self.claim.cost) {
            (Some(m), _) => m.cost.saturating_sub(m.ideal),
            (None, Some(c)) => u64::from(c.units.hi.saturating_sub(c.ideal.hi)),
            _ => 0,
        }
    }
    /// The memory it goes to, as far as is known: measured, or else claimed.
    pub fn space(&self) -> Space {
        let seen = self.measured.iter().flat_map(|m| &m.spaces).next();
        match self.claim.space {
            Space::Generic => *seen.unwrap_or(&Space::Generic),
            s => s,
        }
    }
    /// Its space in words.
    pub fn space_words(&self) -> String {
        match (self.claim.space, self.space()) {
            (Space::Generic, Space::Generic) => "generic".into(),
            (Space::Generic, seen) => format!("{} (by launch)", seen.keyword()),
            (s, _) => s.keyword().into(),
        }
    }
    /// Its class in words.
    pub fn class_words(&self) -> String {
        match self.claim.class {
            Class::Uniform if self.space() == Space::Shared => "broadcast".into(),
            Class::Uniform => "uniform".into(),
            Class::Coalesced => "coalesced".into(),
            Class::Misaligned => "misaligned".into(),
            Class::Strided(k) => format!("strided {k} B"),
            Class::StridedBy => "strided by a value".into(),
            Class::Function => "a function of the lane".into(),
            Class::Scattered => "scattered".into(),
            Class::ConflictFree => "conflict-free".into(),
            Class::Conflict(n) => format!("{n}-way conflict"),
            Class::Serialized(n) => format!("{n} words"),
            Class::Gather => "gather".into(),
            Class::Unknown => "unknown".into(),
        }
    }
    /// How its lanes lie, in words.
    pub fn lanes_words(&self) -> String {
        match &self.claim.lanes {
            Lanes::Uniform => "all lanes at one address".into(),
            Lanes::Affine(c) => {
                let parts = ["tid.x", "tid.y", "tid.z"].iter().zip(c);
                let parts = parts.filter(|(_, c)| **c != 0);
                let parts: Vec<String> = parts.map(|(t, c)| format!("{c} B per {t}")).collect();
                parts.join(", ")
            }
            Lanes::Pattern(p) => {
                let first: Vec<String> = p.iter().take(8).map(i64::to_string).collect();
                format!("bytes from lane 0: {}, …", first.join(" "))
            }
            Lanes::Strides(_) => {
                let parts = ["tid.x", "tid.y", "tid.z"].iter().zip(&self.formulas);
                let parts = parts.filter(|(_, c)| *c != "0");
                let parts = parts.map(|(t, c)| format!("{} B per {t}", shortened(c, 80)));
                parts.collect::<Vec<String>>().join(", ")
            }
            Lanes::Function(_) => {
                let formula = self.formulas.first().map_or("", String::as_str);
                format!("at {}", shortened(formula, 120))
            }
            Lanes::Gather(_) => {
                let load = self.through.as_deref().unwrap_or("a load");
                format!("addresses from {load}")
            }
            Lanes::Unknown(why) => why.clone(),
        }
    }
    /// File, line and column, or function, block and instruction.
    pub fn place(&self) -> String {
        match &self.source {
            Some((file, line, column)) => format!("{file}:{line}:{column}"),
            None => format!("{}: {}", self.block, shortened(&self.text, 60)),
        }
    }
}

/// A number of launches in words.
pub(crate) fn launches(n: u32) -> String {
    match n {
        1 => "1 launch".into(),
        n => format!("{n} launches"),
    }
}

fn shortened(text: &str, most: usize) -> String {
    let text = text.split(", !").next().unwrap_or(text);
    match text.chars().count() > most {
        true => text.chars().take(most - 1).chain(['…']).collect(),
        false => text.to_owned(),
    }
}

/// One function.
#[derive(Clone, Debug)]
pub struct FunctionReport {
    /// Its name.
    pub name: String,
    /// True for kernels.
    pub kernel: bool,
    /// The shape that its claims are for.
    pub shape: BlockShape,
    /// Launches of it that were measured.
    pub launches: u32,
    /// Its accesses, in order of the layout.
    pub accesses: Vec<Access>,
    /// Its text, line by line, with the number of the access that the line is.
    pub listing: Vec<(String, Option<usize>)>,
    /// How the reference's claims agree.
    pub agreement: Agreement,
}

impl FunctionReport {
    /// Excess of all accesses.
    pub fn excess(&self) -> u64 {
        self.accesses.iter().map(Access::excess).sum()
    }
    /// An access's part of it, in tenths of a percent.
    pub fn share(&self, a: &Access) -> u64 {
        (a.excess() * 1000).checked_div(self.excess()).unwrap_or(0)
    }
    /// Numbers of the accesses, those with the most excess first.
    pub fn worst(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.accesses.len()).collect();
        order.sort_by_key(|&n| (std::cmp::Reverse(self.accesses[n].excess()), n));
        order
    }
    /// Words for the block shape.
    pub fn shape_words(&self) -> String {
        match self.shape {
            BlockShape::Exact([x, y, z]) => format!("blocks of {x} x {y} x {z} threads"),
            BlockShape::Rows => "assumed: blocks have a multiple of 32 threads along x".to_owned(),
        }
    }
}

/// One module.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Functions with accesses, in order of the module.
    pub functions: Vec<FunctionReport>,
    /// Launches that were measured.
    pub launches: u32,
    /// Why there is no measurement, or not all of one.
    pub unmeasured: Option<String>,
    /// What is wrong.
    pub findings: Vec<String>,
}

impl Report {
    /// All accesses.
    pub fn accesses(&self) -> impl Iterator<Item = &Access> {
        self.functions.iter().flat_map(|f| &f.accesses)
    }
    /// Requests of one kind of memory that were measured, those whose lanes a claim knows, and those of them that it knows to be of
    /// one address or of strides.
    pub fn known_requests(&self, space: Space) -> (u64, u64, u64) {
        let all = self.accesses().filter(|a| a.space() == space);
        let measured = all.filter_map(|a| a.measured.as_ref());
        measured.fold((0, 0, 0), |(n, k, a), m| {
            (n + m.requests, k + m.claimed, a + m.affine)
        })
    }
}

/// Examines a module.
///
/// # Errors
/// A kernel that is not there, a launch that does not fit the module.
pub fn examine(module: &Module, settings: &Settings) -> Result<Report, String> {
    let named = |f: &&Function| {
        let name = module.header.global_name(f.global);
        settings.kernel.as_deref().is_none_or(|k| k == name)
    };
    if let Some(k) = &settings.kernel
        && !module.bodies.iter().any(|f| named(&f))
    {
        let kernels = module.bodies.iter().map(|f| f.global);
        let kernels = kernels.filter(|&g| module.header.is_kernel(g));
        let kernels: Vec<String> = kernels
            .map(|g| module.header.global_name(g).into())
            .collect();
        let there = kernels.join("', '");
        return Err(format!("error: no kernel '{k}'; the module has '{there}'"));
    }
    let mut report = Report::default();
    let measured = match &settings.launch {
        Some((d, path)) => measure(module, d, path, settings, &mut report)?,
        None => Measurements::default(),
    };
    for f in module.bodies.iter().filter(named) {
        let shape = measured.shape(module, f, settings);
        let function = of_function(module, f, shape, &measured, &mut report.findings);
        if !function.accesses.is_empty() {
            report.functions.push(function);
        }
    }
    Ok(report)
}

/// What launches came to.
#[derive(Default)]
struct Measurements {
    accesses: BTreeMap<(Global, Inst), Measured>,
    /// Of each kernel the shape of its first launch, and how many there were.
    kernels: BTreeMap<Global, ([u32; 3], u32)>,
}

impl Measurements {
    fn shape(&self, module: &Module, f: &Function, settings: &Settings) -> BlockShape {
        let launched = self.kernels.get(&f.global).map(|k| k.0);
        // A function that kernels call has the shape of the first one.
        let any = || self.kernels.values().map(|k| k.0).next();
        let required = required_block(&module.header, f.global);
        let shape = launched.or(required).or(settings.block).or_else(any);
        shape.map_or(BlockShape::Rows, BlockShape::Exact)
    }
}

/// Answers probes, and leaves all other calls to the interpreter.
struct ProbeAnswers<'a, 'm>(&'a mut Recorder<'m>);

impl Environment for ProbeAnswers<'_, '_> {
    fn call(&mut self, call: ExternalCall<'_>) -> ExternalAnswer {
        match self.0.takes(&call) {
            true => ExternalAnswer::Returns {
                value: None,
                writes: Vec::new(),
            },
            false => ExternalAnswer::MadeUp,
        }
    }
}

/// Claims by function, block shape and access.
type Known = BTreeMap<(Global, [u32; 3]), BTreeMap<Inst, AccessClaim>>;

/// The values that claims are made of, by access.
fn wanted(known: &Known) -> Wanted {
    let mut all = Wanted::new();
    for ((g, _), claims) in known {
        for (i, claim) in claims {
            let values = claim.lanes.values();
            if !values.is_empty() {
                all.entry((*g, *i)).or_default().extend(values);
            }
        }
    }
    for values in all.values_mut() {
        values.sort_unstable();
        values.dedup();
    }
    all
}

/// Runs the launches and holds production's claims against each request.
fn measure(
    module: &Module,
    description: &Description,
    path: &str,
    settings: &Settings,
    report: &mut Report,
) -> Result<Measurements, String> {
    let mut known: Known = BTreeMap::new();
    for block in description.launches.iter().map(|l| l.block) {
        for f in &module.bodies {
            known.entry((f.global, block)).or_insert_with(|| {
                let all = production::accesses(&module.header, f, BlockShape::Exact(block));
                all.claims.into_iter().map(|c| (c.inst, c)).collect()
            });
        }
    }
    let mut recorder = Recorder::new(module, wanted(&known));
    let program = recorder.program();
    let how = How {
        schedule: Schedule::RoundRobin(0),
        races: false,
        seed: 0,
        limits: Limits {
            steps: settings.steps,
            ..Limits::default()
        },
    };
    let mut answers = ProbeAnswers(&mut recorder);
    let done = description
        .execute_in(&program, path, how, Some(&mut answers))
        .map_err(|e| e.to_string())?;
    if let Some((kernel, outcome)) = done.failed_launch() {
        report.unmeasured = Some(format!("kernel '{kernel}': {outcome}"));
    }
    report.launches = done.runs.len() as u32;
    let (requests, complete) = recorder.finish();
    if !complete {
        report.unmeasured = Some("the launches make more accesses than are recorded".into());
    }
    let lines: Vec<(Option<Global>, [u32; 3])> = description
        .launches
        .iter()
        .map(|l| (module.header.lookup(&l.kernel), l.block))
        .collect();
    let mut out = Measurements::default();
    for (kernel, block) in lines.iter().take(done.runs.len()) {
        if let Some(k) = kernel {
            out.kernels.entry(*k).or_insert((*block, 0)).1 += 1;
        }
    }
    for r in &requests {
        let Some(&(_, block)) = lines.get(r.launch as usize) else {
            continue;
        };
        let Some(claims) = known.get(&(r.function, block)) else {
            continue;
        };
        if let Some(claim) = claims.get(&r.inst) {
            let m = out.accesses.entry((r.function, r.inst)).or_default();
            m.take(r, claim, block);
        }
    }
    Ok(out)
}

fn of_function(
    module: &Module,
    f: &Function,
    shape: BlockShape,
    measured: &Measurements,
    findings: &mut Vec<String>,
) -> FunctionReport {
    let header = &module.header;
    let name = header.global_name(f.global).to_owned();
    let claims: Accesses = production::accesses(header, f, shape);
    let (agreement, unlike) = compare(&claims, &reference::accesses(header, f, shape));
    let text = FunctionText::new(header, f);
    for (i, words) in unlike {
        let place = shortened(&text.inst(i), 60);
        findings.push(format!(
            "@{name}: {place}: the two forms contradict each other: {words}"
        ));
    }
    let mut accesses = Vec::new();
    for claim in claims.claims {
        let m = measured.accesses.get(&(f.global, claim.inst)).cloned();
        let inst = text.inst(claim.inst).trim().to_owned();
        if let Some(words) = m.as_ref().and_then(|m| m.wrong.as_ref()) {
            let place = shortened(&inst, 60);
            findings.push(format!("@{name}: {place}: not as claimed: {words}"));
        }
        let block = f.inst_block(claim.inst);
        let words = |a: &Assumption| match a {
            Assumption::NoWrap(what) => format!("{what} does not wrap within a warp"),
            Assumption::Aligned(v) => format!("{} is aligned to 256 bytes", value_name(&text, *v)),
        };
        let through = match claim.lanes {
            Lanes::Gather(load) => Some(shortened(text.inst(load).trim(), 60)),
            _ => None,
        };
        let name = |v| value_name(&text, v);
        let functions = claim.lanes.functions();
        let formulas = functions.iter().map(|x| lanes::formula(x, &name, FORMULA));
        let open = functions.iter().find(|x| x.as_number().is_none());
        let elements = open.and_then(|x| lanes::in_elements(x, claim.bytes, &name));
        let mut access = Access {
            formulas: formulas.collect(),
            elements,
            source: source_place(module, f, claim.inst),
            block: block.map_or_else(String::new, |b| {
                text.block(b).trim_end_matches(':').to_owned()
            }),
            text: inst,
            assumed: claim.assumed.iter().map(words).collect(),
            through,
            claim,
            measured: m,
            advice: None,
        };
        access.advice = advice::of(header, &access, shape);
        accesses.push(access);
    }
    let numbers: BTreeMap<Inst, usize> = accesses
        .iter()
        .enumerate()
        .map(|(n, a)| (a.claim.inst, n))
        .collect();
    let mut listing = Vec::new();
    for b in f.blocks() {
        listing.push((format!("{}:", text.block(b).trim_end_matches(':')), None));
        for i in f.insts(b) {
            let line = format!("  {}", text.inst(i).trim());
            listing.push((line, numbers.get(&i).copied()));
        }
    }
    FunctionReport {
        name,
        kernel: header.is_kernel(f.global),
        shape,
        launches: measured.kernels.get(&f.global).map_or(0, |k| k.1),
        accesses,
        listing,
        agreement,
    }
}

fn value_name(text: &FunctionText<'_>, v: Value) -> String {
    let typed = text.value(v);
    typed.rsplit(' ').next().unwrap_or_default().to_owned()
}

/// File, line and column of an instruction, by its `!dbg`.
fn source_place(module: &Module, f: &Function, i: Inst) -> Option<(String, u64, u64)> {
    let header = &module.header;
    let node = f.attachments(i).iter().find_map(|(kind, md)| match md {
        Metadata::Node(n) if header.str(*kind) == "dbg" => Some(*n),
        _ => None,
    })?;
    let field = |n, name: &str| -> Option<MdField> {
        let MdBody::Specialized(_, fields) = &header.metadata.nodes[n].body else {
            return None;
        };
        let found = fields.iter().find(|(k, _)| header.str(*k) == name);
        found.map(|(_, v)| v.clone())
    };
    let number = |name: &str| match field(node, name) {
        Some(MdField::Int(n)) => u64::try_from(n).ok(),
        _ => None,
    };
    let line = number("line")?;
    let mut at = node;
    let mut seen = BTreeSet::new();
    while seen.insert(at) {
        if let Some(MdField::Md(Metadata::Node(file))) = field(at, "file")
            && let Some(MdField::Str(name)) = field(file, "filename")
        {
            return Some((
                header.str(name).to_owned(),
                line,
                number("column").unwrap_or(0),
            ));
        }
        let Some(MdField::Md(Metadata::Node(up))) = field(at, "scope") else {
            return None;
        };
        at = up;
    }
    None
}
