//! The traps of GlobalOpt as pairs of modules: what a host can see go wrong must be seen, and the honest
//! rewrite beside it must not be called wrong.

#![allow(clippy::unwrap_used)]

mod heap;
mod names;
mod variables;

use tandem_ir::rewrite::ModuleContext;
use tandem_ir::{Module, text};
use tandem_oracle::freerun::Config;
use tandem_oracle::module::bench::pair;
use tandem_oracle::verdict::{FunctionReport, Verdict};

const MALLOC: &str = "
declare noalias ptr @malloc(i64) #0
declare void @free(ptr) #1
attributes #0 = { allockind(\"alloc,uninitialized\") allocsize(0) \"alloc-family\"=\"malloc\" nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #1 = { allockind(\"free\") \"alloc-family\"=\"malloc\" nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
";

fn parse(code: &str, with_malloc: bool) -> Module {
    let malloc = if with_malloc { MALLOC } else { "" };
    let m = text::parse(format!("{code}\n{malloc}").as_bytes(), "test").unwrap();
    assert_eq!(tandem_ir::verify::verify(&m), [], "{code}");
    m
}

fn compare(source: &str, target: &str) -> FunctionReport {
    let heap = source.contains("@malloc");
    let config = Config {
        inputs: 48,
        validator: None,
        ..Config::default()
    };
    let (s, t) = (parse(source, heap), parse(target, heap));
    pair(&s, &t, &ModuleContext::default(), false, &config)
}

#[track_caller]
fn wrong(source: &str, target: &str) {
    let r = compare(source, target);
    assert_eq!(r.verdict(), Verdict::Miscompile, "{r:#?}");
    assert!(r.findings[0].cause == "visible name" || !r.findings[0].counterexample.is_empty());
}

#[track_caller]
fn fine(source: &str, target: &str) {
    let r = compare(source, target);
    assert!(r.findings.is_empty(), "{r:#?}");
    assert!(r.inputs > 0 && r.unsupported.is_empty(), "{r:#?}");
}
