//! The shortest pipeline that shows a case: of one pass, found in the text of the whole pipeline.
//!
//! LLVM's `opt` prints the pipeline that a text stands for (`-print-pipeline-passes`), with each pass's parameters. The
//! passes of the right name in it are tried on what the wrong execution was given, first by themselves, then inside the
//! managers of loops that they stood in.

use super::Case;
use super::executions::WrongExecution;
use crate::files::word;
use crate::judge::Judging;
use crate::report::FindingReport;
use crate::subjects::{External, judged};
use tandem_ir::{Module, text};

/// A pass of a pipeline, with the managers around it, the outermost first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Its name with parameters.
    pub pass: String,
    /// Names of managers with parameters.
    pub around: Vec<String>,
}

/// The passes of a pipeline in their order.
pub fn leaves(pipeline: &str) -> Vec<Leaf> {
    let mut all = Vec::new();
    let mut around: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut angles = 0;
    let mut end = |word: &mut String, around: &[String]| {
        let pass = std::mem::take(word);
        if !pass.is_empty() {
            all.push(Leaf {
                pass,
                around: around.to_vec(),
            });
        }
    };
    for c in pipeline.trim().chars() {
        match c {
            '<' => angles += 1,
            '>' => angles -= 1,
            _ => {}
        }
        match c {
            '(' if angles == 0 => around.push(std::mem::take(&mut word)),
            ')' if angles == 0 => {
                end(&mut word, &around);
                around.pop();
            }
            ',' if angles == 0 => end(&mut word, &around),
            c => word.push(c),
        }
    }
    end(&mut word, &around);
    all
}

impl Leaf {
    /// The name without parameters.
    fn name(&self) -> &str {
        self.pass.split('<').next().unwrap_or("")
    }

    /// Texts of pipelines that run this pass alone, the shortest first.
    fn alone(&self) -> Vec<String> {
        let mut texts = vec![self.pass.clone()];
        let mut managers = self.around.iter().filter(|m| m.starts_with("loop"));
        if let Some(m) = managers.next_back() {
            texts.push(format!("{m}({})", self.pass));
        }
        texts
    }
}

/// The printed form of the pipeline of `opt`.
fn printed(subject: &External, module: &Module) -> Option<String> {
    let (passes, arguments) = subject.pipeline()?;
    let mut words = vec![word(subject.tool()?), word(&format!("-passes={passes}"))];
    words.extend(arguments.iter().map(|a| word(a)));
    let command = format!(
        "{} -disable-output -print-pipeline-passes {{in}}",
        words.join(" ")
    );
    let mut printer = External::command(&command).ok()?;
    printer.limits = subject.limits;
    printer.groups = subject.groups.clone();
    let out = printer.run_on(text::print(module).as_bytes()).ok()?;
    String::from_utf8(out).ok()
}

/// A subject of one pass that goes wrong where the execution does.
pub struct One {
    /// The subject.
    pub subject: External,
    /// What is wrong.
    pub finding: FindingReport,
}

/// A pipeline of the pass of an execution alone that goes wrong on what the execution was given.
pub fn alone(case: &Case<'_>, judging: &Judging, place: &WrongExecution) -> Option<One> {
    let (_, arguments) = case.subject.pipeline()?;
    let whole = printed(case.subject, case.module)?;
    let mut texts: Vec<String> = Vec::new();
    let named = leaves(&whole).into_iter();
    for leaf in named.filter(|l| l.name() == place.execution.pass) {
        for text in leaf.alone() {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
    }
    let wanted = place.after.as_ref().map(text::print);
    let mut best = None;
    for passes in texts {
        let subject = case.subject.with_pipeline(&passes, arguments)?;
        let (report, after) = judged::judge(judging, &subject, &place.before, "before.ll");
        let Some(finding) = report.findings.into_iter().next() else {
            continue;
        };
        let is_same = wanted.is_some() && wanted == after.as_ref().map(text::print);
        let one = One { subject, finding };
        if is_same {
            return Some(one);
        }
        best = best.or(Some(one));
    }
    best
}

/// The subject with the shortest text of its pipeline, and the fewest arguments, that shows the same on a program.
pub fn shortest(
    subject: &External,
    judging: &Judging,
    program: &Module,
    finding: &FindingReport,
) -> External {
    let shows = |s: &External| {
        let (report, _) = judged::judge(judging, s, program, "before.ll");
        let kind = |f: &FindingReport| (f.verdict, f.signature.what.clone());
        report.findings.iter().any(|f| kind(f) == kind(finding))
    };
    let mut best = subject.clone();
    loop {
        let Some((passes, arguments)) = best.pipeline() else {
            return best;
        };
        let fewer = (0..arguments.len()).map(|n| {
            let mut rest = arguments.to_vec();
            rest.remove(n);
            (passes.to_owned(), rest)
        });
        let texts = shorter(passes).into_iter();
        let tried = texts.map(|t| (t, arguments.to_vec())).chain(fewer);
        let mut subjects = tried.filter_map(|(p, a)| best.with_pipeline(&p, &a));
        match subjects.find(|s| shows(s)) {
            Some(s) => best = s,
            None => return best,
        }
    }
}

/// Shorter texts of a pipeline: without one of its passes, without a manager, without parameters or one of them.
fn shorter(passes: &str) -> Vec<String> {
    let all = leaves(passes);
    let mut texts = Vec::new();
    if let [leaf] = all.as_slice() {
        let bare = leaf.name().to_owned();
        texts.push(bare.clone());
        texts.push(leaf.pass.clone());
        texts.extend(leaf.around.last().map(|m| format!("{m}({bare})")));
        if let Some(params) = params(&leaf.pass) {
            for n in 0..params.len() {
                let mut rest = params.clone();
                rest.remove(n);
                let with = format!("{bare}<{}>", rest.join(";"));
                texts.extend(leaf.around.last().map(|m| format!("{m}({with})")));
                texts.push(with);
            }
        }
    } else {
        // Elements at the top: what stands between commas outside all brackets.
        let tops = tops(passes);
        texts.extend((0..tops.len()).filter(|_| tops.len() > 1).map(|n| {
            let mut rest = tops.clone();
            rest.remove(n);
            rest.join(",")
        }));
    }
    texts.retain(|t| t.len() < passes.len());
    texts
}

fn params(pass: &str) -> Option<Vec<&str>> {
    let (_, rest) = pass.split_once('<')?;
    let all = rest.strip_suffix('>')?.split(';');
    Some(all.filter(|p| !p.is_empty()).collect())
}

fn tops(passes: &str) -> Vec<&str> {
    let mut depth = 0;
    passes
        .split(|c| {
            match c {
                '(' | '<' => depth += 1,
                ')' | '>' => depth -= 1,
                _ => {}
            }
            c == ',' && depth == 0
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_passes_of_a_pipeline_have_their_managers() {
        let all =
            leaves("a,function<eager-inv>(b<x;y>,loop-mssa(licm<no-p>)),cgscc(devirt<4>(c))\n");
        let texts: Vec<(&str, usize)> = all
            .iter()
            .map(|l| (l.pass.as_str(), l.around.len()))
            .collect();
        assert_eq!(
            texts,
            [("a", 0), ("b<x;y>", 1), ("licm<no-p>", 2), ("c", 2)]
        );
        assert_eq!(all[2].alone(), ["licm<no-p>", "loop-mssa(licm<no-p>)"]);
        assert_eq!(all[1].alone(), ["b<x;y>"]);
    }

    #[test]
    fn texts_become_shorter_one_part_at_a_time() {
        assert_eq!(shorter("a<x;y>"), ["a", "a<y>", "a<x>"]);
        assert_eq!(
            shorter("a,b<c,d>,e(f,g)"),
            ["b<c,d>,e(f,g)", "a,e(f,g)", "a,b<c,d>"]
        );
        assert!(shorter("a").is_empty());
    }
}
