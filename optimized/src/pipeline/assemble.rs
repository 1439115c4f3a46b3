//! From option values to the pipeline of a level: `assemble` (section 5.1 of the pipeline's specification, PL-024..PL-042).
//!
//! ```text
//!   options --lists and gates--> entries --grouping--> elements (the tree that is printed and run)
//! ```
//!
//! Nothing that a pass does depends on the level: what depends on it is which entries there are, and their parameters. So
//! running the printed text is running the level.

use super::entries::{Entry, EntryList, PassInstance};
use super::level::Level;
use super::lists::{self, Cond, Grouping, Row};
use super::params::ParamMistake;
use super::registry::{self, Scope, VERIFY};
use super::text::{Element, FUNCTION, Instance, Manager, TextError, bad_parameter};
use crate::defects::planted;
use crate::options::nvvm::NVVMPassOptions;

/// When an entry runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// On the whole module.
    I,
    /// Function by function, but for what needs the whole module.
    II,
    /// At the end, in the phase of what is before it.
    Last,
}

/// Which of three ways to put the lists together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Composition {
    /// Ours: the compiler's, and what the requirements add.
    #[default]
    Tandem,
    /// As libnvvm prints it.
    Libnvvm,
    /// As the documents read literally.
    Document,
}

/// The names of the compositions on the command line.
pub const COMPOSITIONS: [(&str, Composition); 3] = [
    ("tandem", Composition::Tandem),
    ("libnvvm", Composition::Libnvvm),
    ("document", Composition::Document),
];

/// Where a pipeline can be extended (PL-081..PL-083).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ExtensionPoint {
    /// Behind the plugin array.
    PipelineStart,
    /// Behind the second unrolling.
    LoopOptimizerEnd,
    /// Behind the late simplification of control flow.
    ScalarOptimizerLate,
    /// In front of the load-store vectorizer.
    VectorizerStart,
    /// Behind everything but the final checks.
    OptimizerLast,
    /// Behind every inliner, in its manager.
    CgsccOptimizerLate,
}

/// The names of the extension points.
pub const EXTENSION_POINTS: [(&str, ExtensionPoint); 6] = [
    ("pipeline-start", ExtensionPoint::PipelineStart),
    ("loop-optimizer-end", ExtensionPoint::LoopOptimizerEnd),
    ("scalar-optimizer-late", ExtensionPoint::ScalarOptimizerLate),
    ("vectorizer-start", ExtensionPoint::VectorizerStart),
    ("optimizer-last", ExtensionPoint::OptimizerLast),
    ("cgscc-optimizer-late", ExtensionPoint::CgsccOptimizerLate),
];

/// What extends pipelines: entries of the plugin array by number, and what stands at extension points.
#[derive(Clone, Debug, Default)]
pub struct Extensions {
    /// Entries of the plugin array with their numbers (PL-030).
    pub plugins: Vec<(i32, Vec<Element>)>,
    /// At each point in order.
    pub points: Vec<(ExtensionPoint, Vec<Element>)>,
}

/// A pipeline that was put together.
#[derive(Clone, Debug, Default)]
pub struct Assembled {
    /// Its passes in order.
    pub entries: Vec<Entry>,
    /// The tree of them.
    pub elements: Vec<Element>,
    /// The first element of the tree that belongs to Phase II.
    pub phase_two: usize,
}

/// Puts a pipeline together.
///
/// # Errors
/// A text parameter of an option pair is no parameter of the pass that it is for.
pub fn assemble(
    options: &NVVMPassOptions,
    composition: Composition,
    extensions: &Extensions,
) -> Result<Assembled, TextError> {
    let mut a = Assembler {
        options,
        composition,
        extensions,
        tier: 0,
        spaces: options.level() == Level::Ofcmax,
        feature_flags: options.ext_number("feature-flags"),
        entries: EntryList::default(),
    };
    a.all()?;
    let mut entries = a.entries.into_entries();
    // What stands at the end belongs to the phase before it.
    let last = match entries.iter().any(|e| e.phase == Phase::II) {
        true => Phase::II,
        false => Phase::I,
    };
    for e in entries.iter_mut().filter(|e| e.phase == Phase::Last) {
        e.phase = last;
    }
    entries.retain(|e| !dropped(&e.element, options));
    let (elements, phase_two) = grouped(&entries);
    Ok(Assembled {
        entries,
        elements,
        phase_two,
    })
}

struct Assembler<'a> {
    options: &'a NVVMPassOptions,
    composition: Composition,
    extensions: &'a Extensions,
    tier: u8,
    /// The documents' v244: some entry resolves address spaces.
    spaces: bool,
    feature_flags: Option<i32>,
    entries: EntryList,
}

impl Assembler<'_> {
    fn all(&mut self) -> Result<(), TextError> {
        let document = self.composition == Composition::Document;
        if !document {
            self.list("DRV")?;
        }
        // Code generation alone: straight to the end (C-077).
        if self.options.is_on(217) {
            return self.list("FIN");
        }
        self.tier = [3, 2, 1]
            .into_iter()
            .filter(|&t| self.enabled(t))
            .min()
            .unwrap_or(0);
        if document {
            return self.document();
        }
        let language = self.language();
        if self.tier >= 1 || self.options.is_on(209) {
            self.list("PRE")?;
        }
        if self.tier == 0 && language.is_none() {
            self.list("O0")?;
        }
        self.plugin_array(language.is_none())?;
        if let Some(list) = language {
            self.list(list)?;
            self.point(ExtensionPoint::OptimizerLast, "EP");
        }
        self.list("FIN")
    }

    /// Phases 2, tier 0, the tier, the default list and 5, as PL-027 and PL-067 read together.
    fn document(&mut self) -> Result<(), TextError> {
        let tier = self.tier;
        if tier >= 1 || self.options.is_on(209) {
            self.list("PRE")?;
            self.list("T0")?;
        }
        if tier >= 1 {
            self.list("TN")?;
        }
        self.list(self.language().unwrap_or("C"))?;
        self.list("FIN")
    }

    /// The list that slot 181 selects.
    fn language(&self) -> Option<&'static str> {
        match self.options.text(181) {
            "" => None,
            "ptx" | "max" => Some("A"),
            "mid" => Some("B"),
            _ => Some("C"),
        }
    }

    /// The switch of a tier.
    fn enabled(&self, tier: u8) -> bool {
        match tier {
            0 => self.options.is_on(209),
            1 => self.options.is_on(175),
            2 => self.options.is_on(177),
            _ => self.options.is_on(179),
        }
    }

    /// The plugin array, between whose entries tiers fire: each once, in front of the first entry with a larger number than
    /// its threshold (PL-034, strictly), or else behind the array.
    fn plugin_array(&mut self, built_in: bool) -> Result<(), TextError> {
        let mut array: Vec<(i32, Item<'_>)> = Vec::new();
        for row in lists::PLG.iter().filter(|_| built_in) {
            array.push((plugin_number(row), Item::Row(row)));
        }
        for (id, elements) in &self.extensions.plugins {
            array.push((*id, Item::Plugin(elements)));
        }
        array.sort_by_key(|e| e.0);
        let mut waiting: Vec<u8> = (0..4).filter(|&t| self.enabled(t)).collect();
        let tier = self.tier;
        let mut pipeline_start = built_in;
        for (id, item) in array {
            let due = |t: &u8| id > self.options.tier_threshold(*t);
            let (fires, rest): (Vec<u8>, Vec<u8>) = waiting.iter().partition(|t| due(t));
            waiting = rest;
            if pipeline_start && id > 60 {
                self.point(ExtensionPoint::PipelineStart, "EP");
                pipeline_start = false;
            }
            for t in fires {
                self.fire(t)?;
            }
            self.tier = tier;
            match item {
                Item::Row(row) => self.row(row, "PLG")?,
                Item::Plugin(elements) => self.extension(elements, "PLUGIN", Phase::I),
            }
            if self.options.is_on(193) {
                self.verifier("PLG");
            }
        }
        if pipeline_start {
            self.point(ExtensionPoint::PipelineStart, "EP");
        }
        for t in waiting {
            self.fire(t)?;
        }
        self.tier = tier;
        Ok(())
    }

    fn fire(&mut self, tier: u8) -> Result<(), TextError> {
        if tier == 0 {
            return self.list("T0");
        }
        self.tier = tier;
        if tier == 3 {
            self.feature_flags = self.feature_flags.or(Some(6));
        }
        self.list("TN")
    }

    fn list(&mut self, name: &'static str) -> Result<(), TextError> {
        for (list, rows) in lists::LISTS.iter().filter(|l| l.0 == name) {
            for row in *rows {
                // Without optimization tier 0 brings its own lowering of operations.
                if row.id == "O0-01" && self.options.is_on(209) {
                    continue;
                }
                if row.id == "TN-69" {
                    self.point(ExtensionPoint::VectorizerStart, list);
                }
                self.row(row, list)?;
                match row.id {
                    "TN-38b" => self.point(ExtensionPoint::LoopOptimizerEnd, list),
                    "TN-50" => self.point(ExtensionPoint::ScalarOptimizerLate, list),
                    "TN-69s" => self.point(ExtensionPoint::OptimizerLast, list),
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// An entry, if its gate lets it stand.
    fn row(&mut self, row: &'static Row, list: &'static str) -> Result<(), TextError> {
        let ours = row.place == Grouping::Ours;
        // GO-004: libnvvm runs it at every level.
        let any_tier = row.id == "TN-07" && self.composition == Composition::Libnvvm;
        let holds = |c: &Cond| self.holds(c) || (any_tier && matches!(c, Cond::TierFrom(_)));
        let stands = row.gate.iter().all(holds) && !row.text.is_empty();
        if !stands || (ours && self.composition != Composition::Tandem) {
            return Ok(());
        }
        // Dead barriers are eliminated where bit 1 of the features says so.
        if row.id == "TN-61" && self.feature_flags.unwrap_or(0) & 2 == 0 {
            return Ok(());
        }
        let Some(instance) = self.instance(row)? else {
            return Ok(());
        };
        let (scope, name) = (instance.pass.scope, instance.pass.name);
        self.spaces |= name == "memory-space-opt";
        self.add(Entry {
            row: Some(row),
            element: Element::Pass(instance),
            scope,
            place: row.place,
            list,
            phase: row.phase,
            flags: 0,
        });
        if name == "inline" {
            self.point(ExtensionPoint::CgsccOptimizerLate, list);
        }
        Ok(())
    }

    /// Adds an entry; what is about more than one function is a barrier.
    fn add(&mut self, entry: Entry) {
        let codegen = entry.scope == Scope::Machine;
        let barrier = matches!(entry.scope, Scope::Module | Scope::Cgscc);
        // Made here, and so in no list.
        let added = self
            .entries
            .add_pass(PassInstance::new(entry), codegen, barrier);
        debug_assert!(added.is_ok(), "{added:?}");
    }

    fn holds(&self, c: &Cond) -> bool {
        match *c {
            Cond::On(n) => self.options.is_on(n),
            Cond::Off(n) => {
                let n = planted!(self.options.passes, NeighbourSlotRead, n, n + 2);
                !self.options.is_on(n)
            }
            Cond::Knob(key) => self.options.ext_on(key),
            Cond::TierFrom(t) => self.tier >= t,
            Cond::TierBelow(t) => self.tier < t,
            Cond::TierIs(t) => self.tier == t,
            Cond::TierNot(t) => self.tier != t,
            Cond::NoSpaces => !self.spaces,
            Cond::Either(a, b) => self.holds(a) || self.holds(b),
        }
    }

    /// The pass of a row with its parameters: those of the row, those that options set, and those of texts in option pairs.
    fn instance(&self, row: &'static Row) -> Result<Option<Instance>, TextError> {
        let text = self.parameterised(row);
        let (name, inside) = match text.split_once('<') {
            Some((name, rest)) => (name, rest.strip_suffix('>').unwrap_or(rest)),
            None => (text.as_str(), ""),
        };
        let Some(pass) = registry::find(name) else {
            return Ok(None);
        };
        let mut instance = Instance::new(pass);
        instance.entry = Some(row.id);
        let wrong = |(e, _): (ParamMistake, usize)| bad_parameter(pass, e);
        instance.values.read(pass.params, inside).map_err(wrong)?;
        // PL-092: the even slot of a pair holds parameters for what the odd one switches.
        for number in row.gate.iter().flat_map(slots_of) {
            let owner = crate::options::slots::slot(number).map_or("", |s| s.owner);
            let extra = self.options.text(number - 1);
            if owner == pass.name && !extra.is_empty() {
                instance.values.read(pass.params, extra).map_err(wrong)?;
            }
        }
        Ok(Some(instance))
    }

    /// The text of a row under the options.
    fn parameterised(&self, row: &Row) -> String {
        let on = |n| self.options.is_on(n);
        let mut text = expanded(row.text, self.tier);
        match row.id {
            "TN-56" if self.composition == Composition::Libnvvm => {
                text = text.replace("second-time", "first-time");
            }
            "TN-66" => {
                let word = |n, what| match on(n) {
                    true => format!("skip-{what}-mem"),
                    false => format!("modify-{what}-mem"),
                };
                let name = text.split('<').next().unwrap_or("").to_owned();
                text = format!("{name}<{};{}>", word(93, "shared"), word(95, "global"));
            }
            "TN-54" if !on(155) => text = text.replace("opt-byval", ""),
            "TN-18" if on(183) => text = text.replace("<>", "<enable-optimization>"),
            _ => {}
        }
        let warnings = if on(145) { "warnings" } else { "no-warnings" };
        text = text.replace(";W>", &format!(";{warnings}>"));
        if self.composition != Composition::Tandem {
            return text;
        }
        let name = text.split('<').next().unwrap_or("");
        // PL-071, PL-074: no local space for arguments where it is not optimized.
        if name == "lower-struct-args" && !self.options.ext_on("lsa-opt") {
            let inside = text.trim_start_matches(name).trim_matches(['<', '>']);
            let separator = if inside.is_empty() { "" } else { ";" };
            return format!("{name}<{inside}{separator}no-lsa>");
        }
        // PL-058.
        if name == "ipmsp" && self.feature_flags.unwrap_or(0) & 4 != 0 {
            return format!("{name}<clone>");
        }
        text
    }

    fn verifier(&mut self, list: &'static str) {
        if let Some(pass) = registry::find(VERIFY) {
            self.add(Entry {
                row: None,
                element: Element::Pass(Instance::new(pass)),
                scope: Scope::Module,
                place: Grouping::Plain,
                list,
                phase: Phase::I,
                flags: 0,
            });
        }
    }

    /// What stands at an extension point.
    fn point(&mut self, point: ExtensionPoint, list: &'static str) {
        let here = self.extensions.points.iter().filter(|p| p.0 == point);
        let phase = self.entries.last().map_or(Phase::I, |e| match e.phase {
            Phase::Last => Phase::II,
            phase => phase,
        });
        for (_, elements) in here.collect::<Vec<_>>() {
            self.extension(elements, list, phase);
        }
    }

    /// Elements from outside. What is in a manager joins the manager that is open there.
    fn extension(&mut self, elements: &[Element], list: &'static str, phase: Phase) {
        for element in elements {
            let (scope, inside, place) = match element {
                Element::Group(Manager::Cgscc, inside) => {
                    (Scope::Cgscc, inside.as_slice(), Grouping::Joins)
                }
                Element::Group(m, inside) if *m == FUNCTION => {
                    (Scope::Function, inside.as_slice(), Grouping::Plain)
                }
                other => (Scope::Module, std::slice::from_ref(other), Grouping::Plain),
            };
            for element in inside {
                self.add(Entry {
                    row: None,
                    element: element.clone(),
                    scope,
                    place,
                    list,
                    phase,
                    flags: 0,
                });
            }
        }
    }
}

/// An entry of the plugin array.
enum Item<'a> {
    Row(&'static Row),
    Plugin(&'a [Element]),
}

/// The number of a built-in plugin, which stands in its row.
fn plugin_number(row: &Row) -> i32 {
    let digits = row.id.trim_start_matches(|c: char| !c.is_ascii_digit());
    let digits = digits.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse().unwrap_or(0)
}

fn slots_of(c: &Cond) -> Vec<u16> {
    match *c {
        Cond::On(n) | Cond::Off(n) => vec![n],
        Cond::Either(a, b) => [slots_of(a), slots_of(b)].concat(),
        _ => Vec::new(),
    }
}

/// A text of the lists without short forms: `simplifycfg[5ru]`, `instcombine[a]`, `OT`.
pub fn expanded(text: &str, tier: u8) -> String {
    let short = text
        .split_once('[')
        .and_then(|(name, rest)| Some((name, rest.strip_suffix(']')?)));
    match short {
        Some((name @ "simplifycfg", letters)) => {
            let number: String = letters.chars().take_while(char::is_ascii_digit).collect();
            let word = |letter: char, word: &str| match letters.contains(letter) {
                true => word.to_owned(),
                false => format!("no-{word}"),
            };
            let words = [
                format!("bonus-inst-threshold={number}"),
                "no-forward-switch-cond".into(),
                word('r', "switch-range-to-icmp"),
                "no-switch-to-lookup;keep-loops".into(),
                word('h', "hoist-common-insts"),
                "no-hoist-loads-stores-with-cond-faulting".into(),
                word('k', "sink-common-insts"),
                "speculate-blocks;simplify-cond-branch".into(),
                word('u', "simplify-unreachable"),
                "no-speculate-unpredictables".into(),
            ];
            format!("{name}<{}>", words.join(";"))
        }
        Some((name, letters)) => {
            let no = if letters.contains('a') { "" } else { "no-" };
            format!(
                "{name}<max-iterations=1;no-verify-fixpoint;{no}aggressive-aggregate-splitting>"
            )
        }
        None => text.replace("OT", &format!("O{tier}")),
    }
}

/// True if an entry's pass is left out by name.
fn dropped(element: &Element, options: &NVVMPassOptions) -> bool {
    matches!(element, Element::Pass(p) if options.disables(p.pass.name))
}

/// True if a text goes without the pass: it is left out by name, or by the switch of all its entries in levels, which stands at
/// no entry here (JT-013, GO-006).
fn dropped_in_text(element: &Element, options: &NVVMPassOptions) -> bool {
    let switch = match element {
        Element::Pass(p) => registry::SWITCHES.iter().find(|s| s.0 == p.pass.name),
        _ => None,
    };
    dropped(element, options) || switch.is_some_and(|s| options.is_on(s.1))
}

/// The tree of a text without the passes that are left out by name, and without managers that become empty.
pub fn without_disabled(elements: Vec<Element>, options: &NVVMPassOptions) -> Vec<Element> {
    let kept = elements.into_iter().filter_map(|e| match e {
        Element::Group(m, inside) => {
            let inside = without_disabled(inside, options);
            (!inside.is_empty()).then_some(Element::Group(m, inside))
        }
        other => Some(other).filter(|e| !dropped_in_text(e, options)),
    });
    kept.collect()
}

/// The tree of entries, and the first of its elements that is of Phase II.
fn grouped(entries: &[Entry]) -> (Vec<Element>, usize) {
    let mut out: Vec<Element> = Vec::new();
    let mut phase_two = None;
    let mut open: Option<(&str, Phase)> = None;
    for e in entries {
        if e.phase == Phase::II && phase_two.is_none() {
            phase_two = Some(out.len());
            open = None;
        }
        let may_join = open == Some((e.list, e.phase));
        open = Some((e.list, e.phase));
        let joins = may_join && e.place == Grouping::Joins;
        match e.scope {
            Scope::Module => out.push(e.element.clone()),
            Scope::Cgscc => match out.last_mut() {
                Some(Element::Group(Manager::Cgscc, inside)) if joins => {
                    inside.push(e.element.clone());
                }
                _ => out.push(Element::Group(Manager::Cgscc, vec![e.element.clone()])),
            },
            _ => {
                let target = functions(&mut out, may_join, joins);
                in_function(target, e, may_join);
            }
        }
    }
    let phase_two = phase_two.unwrap_or(out.len());
    (out, phase_two)
}

/// The manager of functions in which an entry goes: the open one, or one in the open manager of components, or a new one.
fn functions(out: &mut Vec<Element>, may_join: bool, joins: bool) -> &mut Vec<Element> {
    let open = match out.last() {
        Some(Element::Group(Manager::Cgscc, _)) => joins,
        Some(Element::Group(m, _)) => *m == FUNCTION && may_join,
        _ => false,
    };
    if !open {
        out.push(Element::Group(FUNCTION, Vec::new()));
    }
    let top = match out.last_mut() {
        Some(Element::Group(Manager::Cgscc, inside)) => {
            let has = matches!(inside.last(), Some(Element::Group(m, _)) if *m == FUNCTION);
            if !has {
                inside.push(Element::Group(FUNCTION, Vec::new()));
            }
            inside.last_mut()
        }
        other => other,
    };
    match top {
        Some(Element::Group(_, inside)) => inside,
        // There is one: it was just looked at or made.
        _ => unreachable!("a manager of functions was just made"),
    }
}

/// Puts an entry in a manager of functions, loops in one of their own or in the one before.
fn in_function(target: &mut Vec<Element>, e: &Entry, may_join: bool) {
    let manager = match e.scope {
        Scope::Loop => Manager::Loop,
        Scope::LoopMssa => Manager::LoopMssa,
        Scope::Machine => Manager::Machine,
        _ => return target.push(e.element.clone()),
    };
    match target.last_mut() {
        Some(Element::Group(before @ (Manager::Loop | Manager::LoopMssa), inside))
            if may_join && e.place == Grouping::Joins =>
        {
            if manager == Manager::LoopMssa {
                *before = Manager::LoopMssa;
            }
            inside.push(e.element.clone());
        }
        _ => target.push(Element::Group(manager, vec![e.element.clone()])),
    }
}
