//! Tuning: two settings against each other, on files with and without a launch description.

#![allow(clippy::unwrap_used)]

use crate::page_support;

use std::path::Path;
use tandem::judge::Judging;
use tandem::tune::setting::Setting;
use tandem::tune::{FileTuning, Tuning, file, page, text};
use tandem_optimized::pipeline;
use tandem_oracle::freerun::Config;

const A: &str = "";
const B: &str = "disable-JumpThreadingPass = true\n";

/// A branch whose outcome one predecessor knows: the default threads over it, and a run saves a branch.
const THREADED: &str = "\
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  %y = mul i32 %x, 3
  br label %join
join:
  %p = phi i1 [ true, %a ], [ false, %b ]
  %v = phi i32 [ %x, %a ], [ %y, %b ]
  br i1 %p, label %yes, label %no
yes:
  ret i32 %v
no:
  %w = add i32 %v, 1
  ret i32 %w
}
";

fn tuned(paths: &[String]) -> (Setting, Setting, Vec<FileTuning>) {
    let a = Setting::parse(A, "plain", "a.toml").unwrap();
    let b = Setting::parse(B, "without", "b.toml").unwrap();
    let steps = pipeline::parse("jump-threading").unwrap();
    let tuning = tuning([&a, &b], &steps);
    let files: Vec<FileTuning> = paths.iter().map(|p| file(&tuning, p).unwrap()).collect();
    (a, b, files)
}

fn tuning<'a>(settings: [&'a Setting; 2], steps: &'a [pipeline::Step]) -> Tuning<'a> {
    Tuning {
        settings,
        steps,
        config: Config {
            inputs: 8,
            validator: Judging::validator(0),
            ..Config::default()
        },
        samples: 4,
        divergence: true,
        timed: false,
    }
}

#[test]
fn a_function_costs_less_where_the_pass_runs() {
    let root = tempfile::tempdir().unwrap();
    let path = root.path().join("f.ll").display().to_string();
    std::fs::write(&path, THREADED).unwrap();
    let (_, _, files) = tuned(&[path]);
    let f = &files[0];
    assert!(f.made[0].changed && !f.made[1].changed, "{f:?}");
    assert!(!f.has_findings());
    assert_eq!(f.made[1].size, Some(f.source));
    assert!(f.made[0].rewrites.contains_key("thread-edge"), "{f:?}");
    assert!(f.made[0].budget.is_some_and(|b| f.made[0].growth <= b));
    let c = &f.costs[0];
    assert!(c.instructions[0].runs >= 3, "{c:?}");
    assert_eq!(
        c.instructions[0], c.instructions[2],
        "without the pass nothing changes"
    );
    assert!(
        c.change.mean > 0.0,
        "B, without the pass, executes more: {c:?}"
    );
}

#[test]
fn jt_r16_threading_a_state_machine_saves_branches_and_costs_size() {
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/kernels/csv_fields/O1.ll");
    let a = Setting::parse("passes = []\n", "off", "off.toml").unwrap();
    let b = Setting::parse("passes = \"dfa-jump-threading\"\n", "on", "on.toml").unwrap();
    let mut tuning = tuning([&a, &b], &[]);
    tuning.samples = 3;
    let f = file(&tuning, &kernel.display().to_string()).unwrap();
    assert!(!f.has_findings(), "{f:?}");
    assert!(f.not_measured.is_empty(), "{:?}", f.not_measured);
    assert!(
        !f.made[0].changed,
        "a setting without passes changes nothing"
    );
    assert!(f.made[1].rewrites.contains_key("thread-paths"), "{f:?}");
    assert!(f.made[1].size.unwrap().instructions > f.source.instructions);
    let c = &f.costs[0];
    let [source, off, on] = c.branches.expect("branches are counted");
    assert_eq!(source, off);
    assert!(source.mean > 0.0 && on.mean < off.mean, "{c:?}");
    let change = c.branches_change.unwrap();
    assert!(change.mean < 0.0 && change.pairs == 3, "{change:?}");
    let files = [f];
    let table = text::table(&tuning, &files, &[]);
    assert!(table.contains("executed branches"), "{table}");
    let json: serde_json::Value = serde_json::from_str(&text::json(&tuning, &files, &[])).unwrap();
    let executed = &json["totals"]["executed_branches"];
    assert!(executed[2].as_f64() < executed[1].as_f64(), "{executed}");
}

#[test]
fn a_kernel_is_measured_on_its_launch_description_and_shown() {
    let kernel =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/kernels/interval_classify/O0.ll");
    let root = tempfile::tempdir().unwrap();
    let path = root.path().join("f.ll").display().to_string();
    std::fs::write(&path, THREADED).unwrap();
    let (a, b, files) = tuned(&[kernel.display().to_string(), path]);
    let c = &files[0].costs[0];
    assert!(
        files[0].not_measured.is_empty(),
        "{:?}",
        files[0].not_measured
    );
    let d = c.divergent.expect("divergent branches are counted");
    assert!(
        d[0].mean > 0.0,
        "a kernel that sorts values into classes parts its lanes: {c:?}"
    );
    let steps = pipeline::parse("jump-threading").unwrap();
    let tuning = tuning([&a, &b], &steps);
    let table = text::table(&tuning, &files, &[]);
    assert!(table.contains("interval_classify/O0.ll"), "{table}");
    let json: serde_json::Value = serde_json::from_str(&text::json(&tuning, &files, &[])).unwrap();
    assert_eq!(json["totals"]["findings"], serde_json::json!([0, 0]));
    assert_eq!(json["files"].as_array().unwrap().len(), 2);
    let html = root.path().join("page.html");
    std::fs::write(&html, page::page(&tuning, &files)).unwrap();
    let Some(wide) = page_support::show(&html, 1280, false) else {
        return;
    };
    for words in [
        "plain against without",
        "A: nothing wrong on 2 files.",
        "interval_classify",
        "divergent branches",
    ] {
        assert!(
            wide.text.contains(words),
            "'{words}' is not in the page:\n{}",
            wide.text
        );
    }
    assert_eq!(wide.drawings, 1);
    let narrow = page_support::show(&html, 360, true).unwrap();
    assert!(narrow.scroll_width <= narrow.width, "{narrow:?}");
}
