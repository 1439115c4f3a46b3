//! The report as one page: the listing with the share of each line in a column, and a drawing of each costly access.

use super::text::{mean, per_request, summary, totals};
use super::{Access, FunctionReport, Report, launches};
use crate::html::{Cell, Page, Table, escape};
use std::collections::BTreeMap;
use std::fmt::Write;
use tandem_ir::claims::access::{Lanes, Space, WARP};

/// Accesses of a function that are drawn.
const DRAWN: usize = 10;
/// Sectors of a drawing.
const SECTORS: usize = 40;

/// The page.
pub fn page(file: &str, command: &str, report: &Report) -> String {
    let mut page = Page::new(&format!("Memory accesses of {file}"));
    page.styled("lead", &summary(report));
    for f in &report.findings {
        page.styled("bad", f);
    }
    page.command(command);
    page.html(
        "<style>.listing td{border:0;padding:0 .6rem 0 0}.listing td.mono{white-space:pre-wrap}\
         .access svg{max-width:100%}@media print{details{display:block}}</style>\n\
         <svg width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><pattern id=\"waste\" width=\"4\" height=\"4\" \
         patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect width=\"1.2\" height=\"4\" \
         fill=\"var(--soft)\"/></pattern></defs></svg>\n",
    );
    for f in &report.functions {
        function(&mut page, f);
    }
    page.render()
}

fn function(page: &mut Page, f: &FunctionReport) {
    let what = if f.kernel { "Kernel" } else { "Function" };
    page.section(&format!("{what} @{}", f.name));
    let launches = match f.launches {
        0 => "not launched".to_owned(),
        n => launches(n),
    };
    page.text(&format!("{}; {launches}.", f.shape_words()));
    let mut table = Table::new(
        "What its accesses cost together",
        &["memory", "accesses", "requests", "cost", "ideal"].map(Cell::text),
    );
    for (space, t) in totals(f) {
        table.row(vec![
            Cell::text(format!("{} ({})", space.keyword(), space.unit())),
            Cell::number(t.accesses.to_string()),
            Cell::number(t.requests.to_string()),
            Cell::number(t.cost.to_string()),
            Cell::number(t.ideal.to_string()),
        ]);
    }
    page.html(&table.html());
    page.heading("Where the excess is");
    page.styled(
        "soft",
        "Share of what the function's accesses cost above the least that their bytes need.",
    );
    page.html(&listing(f));
    page.heading("Accesses");
    for n in f.worst().into_iter().take(DRAWN) {
        access(page, f, n);
    }
}

/// Background for a share of so many tenths of a percent; text keeps its contrast on it.
fn heat(share: u64) -> String {
    match share {
        0 => String::new(),
        s => {
            let strength = 8 + s.min(1000) * 27 / 1000;
            format!(" style=\"background:rgba(194,65,12,.{strength:02})\"")
        }
    }
}

fn listing(f: &FunctionReport) -> String {
    let mut out = String::from(
        "<div class=\"scroll\"><table class=\"listing\">\n<tr><th class=\"number\">share</th><th class=\"number\">cost / ideal</th><th>line</th></tr>\n",
    );
    for (line, access) in &f.listing {
        let a = access.map(|n| (n, &f.accesses[n]));
        let (share, cost) = match a {
            None => (String::new(), String::new()),
            Some((_, a)) => {
                let share = f.share(a);
                let cost = match (&a.measured, a.claim.cost) {
                    (Some(m), _) => {
                        format!(
                            "{} / {}",
                            mean(m.cost, m.requests),
                            mean(m.ideal, m.requests)
                        )
                    }
                    (None, Some(c)) => format!("{} / {}", c.units.hi, c.ideal.hi),
                    _ => "?".into(),
                };
                (format!("{}.{} %", share / 10, share % 10), cost)
            }
        };
        let style = a.map_or_else(String::new, |(_, a)| heat(f.share(a)));
        let link = match a {
            Some((n, _)) if f.worst().iter().take(DRAWN).any(|&w| w == n) => {
                format!("<a href=\"#{}\">{}</a>", anchor(f, n), escape(&share))
            }
            _ => escape(&share),
        };
        let _ = writeln!(
            out,
            "<tr{style}><td class=\"number\">{link}</td><td class=\"number\">{}</td><td class=\"mono\">{}</td></tr>",
            escape(&cost),
            escape(line)
        );
    }
    out.push_str("</table></div>\n");
    out
}

fn anchor(f: &FunctionReport, n: usize) -> String {
    let name: String = f
        .name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    format!("{name}-{n}")
}

fn access(page: &mut Page, f: &FunctionReport, n: usize) {
    let a = &f.accesses[n];
    page.html(&format!("<div class=\"access\" id=\"{}\">", anchor(f, n)));
    page.heading(&a.place());
    let share = f.share(a);
    let mut facts = vec![
        (
            "access",
            format!(
                "{} {}, {} bytes per lane",
                a.space_words(),
                a.claim.kind.keyword(),
                a.claim.bytes
            ),
        ),
        ("lanes", format!("{}: {}", a.class_words(), a.lanes_words())),
        ("per request", per_request(a)),
        (
            "excess",
            format!(
                "{}, {}.{} % of the function's",
                a.excess(),
                share / 10,
                share % 10
            ),
        ),
    ];
    if !a.assumed.is_empty() {
        facts.push(("assumed", a.assumed.join(", ")));
    }
    if let Some(advice) = &a.advice {
        facts.push(("advice", advice.clone()));
    }
    page.facts(&facts);
    page.html(&drawing(a));
    page.html("</div>\n");
}

/// Addresses of one request: measured, or else as claimed.
fn sample(a: &Access) -> Option<Vec<Option<i128>>> {
    if let Some(m) = a.measured.as_ref().filter(|m| !m.sample.is_empty()) {
        return Some(m.sample.clone());
    }
    let at = |l: usize| match &a.claim.lanes {
        Lanes::Uniform => Some(0),
        Lanes::Affine([x, ..]) => Some(i128::from(*x) * l as i128),
        Lanes::Pattern(p) => Some(i128::from(p[l])),
        _ => None,
    };
    (0..WARP).map(|l| at(l).map(Some)).collect()
}

fn drawing(a: &Access) -> String {
    let Some(lanes) = sample(a) else {
        return String::new();
    };
    match a.space() {
        Space::Shared => banks(a, &lanes),
        Space::Global | Space::Generic => sectors(a, &lanes),
        _ => String::new(),
    }
}

/// Each touched sector as a row of 32 bytes: what lanes use is filled, the rest hatched.
fn sectors(a: &Access, lanes: &[Option<i128>]) -> String {
    let mut used: BTreeMap<i128, [bool; 32]> = BTreeMap::new();
    for first in lanes.iter().flatten() {
        for byte in *first..first + i128::from(a.claim.bytes) {
            let row = used.entry(byte.div_euclid(32)).or_default();
            row[byte.rem_euclid(32) as usize] = true;
        }
    }
    let shown = used.len().min(SECTORS);
    let (per_row, w, h) = (4, 200, 18);
    let rows = shown.div_ceil(per_row);
    let label = format!(
        "one request touches {} sectors; filled bytes are used, hatched ones are not",
        used.len()
    );
    let mut out = open(&label, per_row * (w + 8), rows * (h + 6));
    for (n, bytes) in used.values().take(shown).enumerate() {
        let (x, y) = (n % per_row * (w + 8), n / per_row * (h + 6));
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"url(#waste)\" stroke=\"var(--line)\"/>"
        );
        let mut at = 0;
        while at < 32 {
            let run = bytes[at..].iter().take_while(|&&b| b).count();
            if run > 0 {
                let (from, wide) = (
                    x as f64 + at as f64 * w as f64 / 32.0,
                    run as f64 * w as f64 / 32.0,
                );
                let _ = write!(
                    out,
                    "<rect x=\"{from:.1}\" y=\"{y}\" width=\"{wide:.1}\" height=\"{h}\" fill=\"var(--series-0)\"/>"
                );
            }
            at += run.max(1);
        }
    }
    out.push_str("</svg>");
    let more = match used.len() - shown {
        0 => String::new(),
        n => format!("; {n} more are not drawn"),
    };
    format!("{out}<p class=\"soft\">{}{more}.</p>\n", escape(&label))
}

/// How many different words of each bank a request touches.
fn banks(a: &Access, lanes: &[Option<i128>]) -> String {
    let mut words: Vec<i128> = lanes
        .iter()
        .flatten()
        .flat_map(|first| {
            first.div_euclid(4)..=(first + i128::from(a.claim.bytes) - 1).div_euclid(4)
        })
        .collect();
    words.sort_unstable();
    words.dedup();
    let mut banks = [0usize; 32];
    for w in &words {
        banks[w.rem_euclid(32) as usize] += 1;
    }
    let most = banks.iter().copied().max().unwrap_or(1).max(1);
    let (w, unit) = (22, (120 / most).clamp(3, 18));
    let label = format!(
        "one request touches {} words; at most {most} of them in one bank",
        words.len()
    );
    let mut out = open(&label, 32 * w, most * unit + 16);
    for (b, &n) in banks.iter().enumerate() {
        let x = b * w;
        for k in 0..n {
            let y = (most - 1 - k) * unit;
            let high = unit - 1;
            let _ = write!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{high}\" fill=\"var(--series-1)\"/>",
                w - 3
            );
        }
        let _ = write!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"9\" text-anchor=\"middle\" fill=\"var(--soft)\">{b}</text>",
            x + w / 2 - 1,
            most * unit + 12
        );
    }
    out.push_str("</svg>");
    format!(
        "{out}<p class=\"soft\">{} (columns are the 32 banks).</p>\n",
        escape(&label)
    )
}

fn open(label: &str, width: usize, height: usize) -> String {
    format!(
        "<svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">",
        escape(label)
    )
}
