//! What triage knows of machine functions beyond what holds for all units: no input is drawn for them, the streams of a step
//! say whether threads execute the same instructions, and where they part is the instruction to look at, with its registers
//! and its lines in the PTX and in the source ([`tandem_oracle::machine::streams`]).

use super::locate::Located;
use super::opinions::Says;
use super::reproduce::{AFTER, BEFORE, Command};
use super::steps::Step;
use super::unit::Triage;
use super::{FaultyExecution, Triaged};
use crate::html::Page;
use crate::judge::Whole;
use serde::Serialize;
use tandem_ir::machine::module::Item;
use tandem_ir::machine::text::{Style, parse_with_places, print_function};
use tandem_ir::machine::{MFunc, MInst, MModule, MachineContext};
use tandem_ir::rewrite::MachineRewrite;
use tandem_oracle::freerun::Config;
use tandem_oracle::machine::streams::{Answer, compare};
use tandem_oracle::tv::validate::Settings;

/// An instruction of the program that is to blame, or at which it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Blamed {
    /// The instruction as text.
    pub instruction: String,
    /// The registers that it names, in order.
    pub registers: Vec<String>,
    /// Its line in the program of the report, from 1; nothing for one that the pass made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The line of the source that `.loc` says it came from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// What is wrong there.
    pub why: String,
}

impl Triage for MFunc {
    const INTERLEAVED: bool = false;
    const SHOWN_BY: &'static str = "What shows it";

    fn called(m: &MModule, n: usize) -> String {
        let mut all = m.funcs.iter().filter(|f| f.has_body);
        all.nth(n).map_or_else(String::new, |f| f.name.clone())
    }
    fn in_headline(called: &str) -> String {
        format!("machine function {called}")
    }
    fn in_place(called: &str) -> String {
        called.to_owned()
    }
    fn function_name(called: &str) -> Option<&str> {
        Some(called)
    }
    fn selected(called: &str, function: Option<&str>) -> bool {
        function.is_none_or(|f| f == called)
    }
    fn text(&self, m: &MModule) -> String {
        print_function(m, self, Style::Keep)
    }

    fn computes_otherwise(
        (m, _): (&MModule, usize),
        (source, target): (&MFunc, &MFunc),
        _: &Config,
    ) -> bool {
        let cx = MachineContext::of(m);
        let answer = compare((&cx, source), (&cx, target));
        !matches!(answer, Answer::Equal { .. } | Answer::Unknown)
    }
    /// Streams decide: what each thread executes, in its order.
    fn validated(
        subject: &Located<MFunc>,
        (source, target): (&MFunc, &MFunc),
        _: &Settings,
    ) -> (Says, String) {
        let cx = MachineContext::of(&subject.before);
        match compare((&cx, source), (&cx, target)) {
            Answer::Equal { .. } => (
                Says::Fine,
                "every thread executes the same instructions".into(),
            ),
            Answer::Different { first, second, .. } => (
                Says::Wrong,
                format!("a thread that would execute '{first}' executes '{second}'"),
            ),
            Answer::Stronger { letter } => {
                (Says::Wrong, format!("'{letter}' promises more than it did"))
            }
            Answer::Unknown => (Says::Unknown, "the streams cannot be compared".into()),
        }
    }
    fn comparisons(_: &Located<MFunc>) -> Vec<Command> {
        vec![Command::new(
            "what each thread executes, before against after",
            format!("tandem tv {BEFORE}.ptx {AFTER}.ptx"),
        )]
    }
    fn compiled(place: &FaultyExecution) -> Option<Command> {
        Some(Command::new(
            "what production makes of the program of this report",
            format!(
                "tandemc {BEFORE}.ptx --passes='machine({})' --verify-each",
                place.pass
            ),
        ))
    }

    fn blamed(t: &Triaged<MFunc>) -> Option<Blamed> {
        let sight = Sight::new(&t.subject);
        match (t.wrong_step(), &t.subject.output) {
            (Some(s), _) => sight.of_step(s),
            (None, Some(after)) => sight.of_pair(t.subject.source(), after),
            (None, None) => None,
        }
    }
    fn draw(page: &mut Page, t: &Triaged<MFunc>) {
        let Some(b) = Self::blamed(t) else { return };
        page.section("The instruction to look at");
        page.command(&b.instruction);
        let registers = match b.registers.as_slice() {
            [] => "none".to_owned(),
            list => list.join(", "),
        };
        let line = match b.line {
            Some(n) => format!("{n} of {BEFORE}.ptx"),
            None => "the pass has made it".into(),
        };
        let source = b.source.clone();
        page.facts(&[
            ("Registers", registers),
            ("Line", line),
            (
                "Source",
                source.unwrap_or_else(|| "no .loc says where it comes from".into()),
            ),
            ("Why", b.why),
        ]);
    }
}

/// What is needed to say of an instruction where it stands.
struct Sight<'a> {
    subject: &'a Located<MFunc>,
    cx: MachineContext,
    /// The text of the program of the report.
    text: String,
}

impl Sight<'_> {
    fn new(subject: &Located<MFunc>) -> Sight<'_> {
        Sight {
            cx: MachineContext::of(&subject.before),
            text: subject.before.text(),
            subject,
        }
    }

    /// Where the streams of a step part; else what the rewrite names.
    fn of_step(&self, s: &Step<MFunc>) -> Option<Blamed> {
        let after = s.after.as_ref();
        let parted = after.and_then(|a| self.of_pair(&s.before, a));
        parted.or_else(|| {
            let inst = named_by(&s.before, &s.rewrite)?;
            let why = format!("the rewrite '{}' names it", s.words);
            Some(self.blamed(&s.before, inst, why))
        })
    }

    fn of_pair(&self, before: &MFunc, after: &MFunc) -> Option<Blamed> {
        match compare((&self.cx, before), (&self.cx, after)) {
            Answer::Different {
                first,
                second,
                insts: [a, b],
            } => {
                let why = format!("a thread that would execute '{first}' executes '{second}'");
                match (a, b) {
                    (Some(i), _) => Some(self.blamed(before, i, why)),
                    (None, Some(i)) => Some(self.blamed(after, i, why)),
                    (None, None) => None,
                }
            }
            _ => None,
        }
    }

    fn blamed(&self, f: &MFunc, inst: MInst, why: String) -> Blamed {
        let mut registers: Vec<String> = Vec::new();
        f.insts[inst].for_each_reg(|r| {
            let name = f.regs.name(r);
            if !registers.contains(&name) {
                registers.push(name);
            }
        });
        let line = self.line(inst);
        let written = line.and_then(|n| self.text.lines().nth(n as usize - 1));
        let name = |r| f.regs.name(r);
        Blamed {
            instruction: match written {
                Some(text) => text.trim().to_owned(),
                None => tandem_oracle::machine::text::key(&self.cx, f, inst, &mut { name }),
            },
            registers,
            line,
            source: self.source(f, inst),
            why,
        }
    }

    /// The line of an instruction in the text of the program; `None` if it is not there.
    fn line(&self, inst: MInst) -> Option<u32> {
        let source = self.subject.source();
        let at = in_order(source).position(|i| i == inst)?;
        let (read, places) = parse_with_places(self.text.as_bytes(), "before.ptx").ok()?;
        let n = read.funcs.iter().position(|f| f.name == source.name)?;
        let inst = in_order(&read.funcs[n]).nth(at)?;
        let byte = *places.funcs.get(n)?.insts.get(inst.as_u32() as usize)?;
        let (line, _) = tandem_ir::text::line_and_column(self.text.as_bytes(), byte as usize);
        Some(line)
    }

    /// `file:line:column` of the innermost `.loc`.
    fn source(&self, f: &MFunc, inst: MInst) -> Option<String> {
        let loc = f.locs.get(f.insts[inst].loc? as usize)?;
        let path = self.subject.before.items.iter().find_map(|i| match i {
            Item::File { number, path, .. } if *number == loc.file => Some(path.as_str()),
            _ => None,
        });
        let path = path.map_or_else(|| format!("file {}", loc.file), str::to_owned);
        Some(format!("{path}:{}:{}", loc.line, loc.column))
    }
}

/// The instructions of a function in the order of its text.
fn in_order(f: &MFunc) -> impl Iterator<Item = MInst> + '_ {
    f.layout
        .iter()
        .flat_map(|&b| f.blocks[b].insts.iter().copied())
}

/// The instruction that a rewrite is about: one that it names, or the last of the block that it names.
fn named_by(f: &MFunc, rw: &MachineRewrite) -> Option<MInst> {
    use MachineRewrite as R;
    let block = match rw {
        R::MergeTails { members, .. } => return members.first().map(|m| m.1),
        R::DropBranch { branch, .. } => return Some(*branch),
        R::RemoveEmptyBlock { block, .. }
        | R::FoldSameTarget { block }
        | R::SpliceSinglePred { block, .. }
        | R::ReverseBranch { block }
        | R::MoveBlock { block, .. }
        | R::HoistPrefix { block, .. }
        | R::RemoveDeadBlock { block } => *block,
        _ => return None,
    };
    f.blocks.get(block)?.insts.last().copied()
}
