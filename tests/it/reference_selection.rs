//! Instruction selection in reference form: kernels of the corpus, families of templates, what is refused, `--pass isel`.

#![allow(clippy::unwrap_used)]

use crate::cli_support::{Folder, tandem, whole};
use crate::selection_families::findings;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use tandem::fuzzing::seeds::Seeds;
use tandem::fuzzing::source::{Modes, Source};
use tandem::judge::Judging;
use tandem::judge::selection::{Form, forms};
use tandem::report::FileReport;
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::Module;
use tandem_ir::machine::text::{Style, print};
use tandem_ir::machine::verify::{Level, verify};
use tandem_ir::passes::Family;
use tandem_ir::text::parse;
use tandem_optimized::codegen::CodegenOptions;
use tandem_optimized::driver::ptx::generate as production;
use tandem_optimized::options::Options as Settings;
use tandem_reference::selection::{Options, Refusal, select};

/// What the small programs begin with.
pub const HEADER: &str = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"
";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The kernels of the corpus after `-O1`, in the order of their names.
fn kernels() -> Vec<PathBuf> {
    let all = std::fs::read_dir(root().join("corpus/kernels")).unwrap();
    let files = all.map(|e| e.unwrap().path().join("O1.ll"));
    let mut files: Vec<PathBuf> = files.filter(|f| f.is_file()).collect();
    files.sort();
    files
}

fn read(file: &Path) -> Module {
    let text = std::fs::read(file).unwrap();
    parse(&text, &file.display().to_string()).unwrap()
}

fn judging(inputs: u64) -> Judging {
    let mut judging = Judging::fuzz();
    judging.config.inputs = inputs;
    judging
}

/// The verdict on a module by some forms.
pub fn judged(module: &Module, name: &str, asked: &[Form], inputs: u64) -> FileReport {
    forms(&judging(inputs), module, name, asked, None).unwrap()
}

/// Findings in one line each.
pub fn shown(report: &FileReport) -> Vec<String> {
    let line = |f: &tandem::report::FindingReport| {
        format!(
            "{}: @{}: {} {:?}",
            report.file, f.function, f.message, f.counterexample
        )
    };
    report.findings.iter().map(line).collect()
}

// ----- the corpus ------------------------------------------------------------------------------------------------------

#[test]
fn every_kernel_of_the_corpus_is_selected_and_well_formed() {
    let files = kernels();
    assert!(files.len() >= 89, "{}", files.len());
    let mut by_both = 0;
    for file in &files {
        let module = read(file);
        let name = file.display();
        let made = match select(&module, &Options::default()) {
            Ok(made) => made,
            Err(why) => panic!("{name}: {why:?}"),
        };
        let problems = verify(&made, Level::Own);
        assert!(problems.is_empty(), "{name}: {problems:?}");
        // What is printed is the same module again.
        let text = print(&made, Style::Keep);
        let again = tandem_ir::machine::text::parse(text.as_bytes(), "again.ptx").unwrap();
        assert_eq!(print(&again, Style::Keep), text, "{name}");
        let theirs = production(&module, &CodegenOptions::default(), &Settings::default());
        by_both += usize::from(theirs.is_ok());
    }
    println!(
        "{by_both} of {} kernels are selected by both forms",
        files.len()
    );
    assert_eq!(by_both, files.len());
}

#[test]
fn a_sample_of_kernels_does_as_ptx_what_it_does_as_ir() {
    for file in kernels().iter().step_by(6) {
        let module = read(file);
        let report = judged(&module, &file.display().to_string(), &[Form::Reference], 3);
        assert!(report.findings.is_empty(), "{:#?}", shown(&report));
    }
}

fn ptxas() -> Option<PathBuf> {
    let named = std::env::var_os("CUDA_BIN").map(PathBuf::from);
    let ours = root().join(".deps/cuda/nvidia/cu13/bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = named
        .into_iter()
        .chain([ours])
        .chain(std::env::split_paths(&path));
    places.map(|p| p.join("ptxas")).find(|p| p.is_file())
}

#[test]
fn ptxas_takes_every_kernel() {
    let Some(ptxas) = ptxas() else {
        println!("SKIPPED: no ptxas (ci/setup --peers)");
        return;
    };
    let folder = Folder::new();
    let mut refused = Vec::new();
    let files = kernels();
    for file in &files {
        let made = select(&read(file), &Options::default()).unwrap();
        let target = format!(
            "-arch=sm_{}{}",
            made.target.sm,
            made.target.suffix.map_or(String::new(), String::from)
        );
        let input = folder.write("k.ptx", print(&made, Style::Nvvm));
        let out = folder.path("k.cubin");
        let ran = Command::new(&ptxas)
            .args(["-c", &target, &input, "-o", &out])
            .output()
            .unwrap();
        if !ran.status.success() || !ran.stderr.is_empty() {
            refused.push(format!(
                "{}: {}",
                file.display(),
                String::from_utf8_lossy(&ran.stderr)
            ));
        }
    }
    println!(
        "ptxas takes {} of {} kernels",
        files.len() - refused.len(),
        files.len()
    );
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn drawn_programs_do_as_ptx_what_they_do_as_ir() {
    let mut wrong = Vec::new();
    let (mut selected, mut inputs) = (0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let count = if whole() { 4000 } else { 80 };
    for n in 0..count {
        let mode = if n % 2 == 0 {
            Mode::UbFree
        } else {
            Mode::PoisonRich
        };
        let family = [
            Family::Floats,
            Family::Memory,
            Family::Scalar,
            Family::ControlFlow,
        ];
        let config = Config {
            mode,
            ..Config::swarm(n)
        };
        let module = match n % 4 {
            3 => {
                let source = Source {
                    modes: Modes::Both,
                    families: vec![family[(n / 4 % 4) as usize]],
                    ..Source::default()
                };
                source.program(n, &Seeds::default(), 0).module
            }
            _ => generate::from_seed(n, &config),
        };
        let report = judged(&module, &format!("program {n}"), &[Form::Reference], 4);
        selected += report.selected.get("selected").copied().unwrap_or(0);
        inputs += report.inputs;
        for u in &report.unsupported {
            *refused.entry(u.clone()).or_default() += 1;
        }
        wrong.extend(shown(&report));
    }
    println!(
        "{selected} of {count} programs are selected, {inputs} inputs agree; refused: {refused:?}"
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(selected * 2 > count as usize, "{selected}");
}

#[test]
fn programs_of_the_folder() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(root().join("tests/selection"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    assert!(files.len() >= 9);
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let module = read(&file);
        let wrong = findings(&name, module);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// Tables where the cases are dense, source lines, the cache of what nobody writes, approximate quotients: where the program has them,
/// and nowhere else.
#[test]
fn templates_that_the_program_asks_for() {
    let ptx = |name: &str| {
        let module = read(&root().join(format!("tests/selection/{name}.ll")));
        tandem_reference::selection::write(&module, &Options::default()).unwrap()
    };
    let tables = ptx("tables");
    assert_eq!(tables.matches("brx.idx").count(), 3, "{tables}");
    assert_eq!(tables.matches("div.approx.f32").count(), 1, "{tables}");
    let unchanging = ptx("unchanging");
    assert_eq!(
        unchanging.matches("ld.global.nc.b32").count(),
        1,
        "{unchanging}"
    );
    assert!(
        unchanging.contains(".file 1 \"/src/k.cu\"\n"),
        "{unchanging}"
    );
    for line in ["\t.loc 1 3 9\n", "\t.loc 1 4 5\n", "\t.loc 1 5 1\n"] {
        assert!(unchanging.contains(line), "{unchanging}");
    }
}

// ----- what is refused, and the command ----------------------------------------------------------------------------------

#[test]
fn what_has_no_template_is_refused_with_its_construct_and_place() {
    for (body, construct) in [
        (
            "declare i32 @llvm.nvvm.vote.ballot(i1)\ndefine i32 @f(i1 %a) {\n  %r = call i32 @llvm.nvvm.vote.ballot(i1 %a)\n  ret i32 %r\n}\n",
            "llvm.nvvm.vote.ballot",
        ),
        (
            "define i32 @f(ptr %p) {\n  %r = load atomic i32, ptr %p monotonic, align 2\n  ret i32 %r\n}\n",
            "not aligned",
        ),
        (
            "define float @f(float %a) #0 {\n  ret float %a\n}\nattributes #0 = { \"denormal-fp-math-f32\"=\"positive-zero,positive-zero\" }\n",
            "denormal-fp-math=positive-zero",
        ),
        (
            "@s = internal addrspace(3) global i32 undef\n@p = global ptr addrspace(3) @s\n",
            "an address of shared memory",
        ),
        ("define i200 @f(i200 %a) {\n  ret i200 %a\n}\n", "i200"),
        (
            "declare float @llvm.sin.f32(float)\ndefine float @f(float %a) {\n  %r = call float @llvm.sin.f32(float %a)\n  ret float %r\n}\n",
            "llvm.sin.f32",
        ),
        (
            "define i32 @f(i32 %a) {\n  %r = call i32 asm \"bogus.u32 $0, $1;\", \"=r,r\"(i32 %a)\n  ret i32 %r\n}\n",
            "inline assembly",
        ),
        ("@t = thread_local global i32 0\n", "thread_local"),
        (
            "define void @f(ptr %p) {\n  fence syncscope(\"agent\") acquire\n  ret void\n}\n",
            "syncscope",
        ),
        (
            "@s = internal addrspace(3) global i32 7\n",
            "an initialiser in shared memory",
        ),
    ] {
        let module = parse(format!("{HEADER}{body}").as_bytes(), "f.ll").unwrap();
        let Err(Refusal::Unsupported(all)) = select(&module, &Options::default()) else {
            panic!("{construct} is not refused");
        };
        assert!(
            all.iter().any(|u| u.construct.contains(construct)),
            "{construct}: {all:?}"
        );
        let in_body = body.contains("%r =") || body.contains("fence");
        let placed = all.iter().any(|u| u.inst.is_some());
        assert!(placed || !in_body, "{construct}: {all:?}");
    }
}

#[test]
fn a_module_makes_the_same_text_twice_and_names_its_target() {
    let module = read(&root().join("corpus/kernels/radix_sort/O1.ll"));
    let options = Options {
        gpu: Some("sm_100".into()),
    };
    let one = select(&module, &options).unwrap();
    assert_eq!((one.target.sm, one.version), (100, (8, 6)));
    let two = select(&module, &options).unwrap();
    assert_eq!(print(&one, Style::Keep), print(&two, Style::Keep));
}

#[test]
fn the_command_judges_one_form_or_both() {
    let folder = Folder::new();
    let good = folder.write(
        "good.ll",
        format!("{HEADER}define i32 @f(i32 %a) {{\n  %r = add i32 %a, 1\n  ret i32 %r\n}}\n"),
    );
    // Production has no pointers to shared memory of the cluster.
    let alone = std::fs::read_to_string(root().join("tests/selection/cluster.ll")).unwrap();
    let alone = folder.write("alone.ll", &alone);
    let none = folder.write(
        "none.ll",
        format!("{HEADER}define i200 @f(i200 %a) {{\n  ret i200 %a\n}}\n"),
    );
    for (pass, file, code, words) in [
        ("isel", &good, 0, "1 selected by both forms"),
        ("isel<reference>", &good, 0, "1 selected"),
        ("isel<production>", &good, 0, "1 selected"),
        ("isel", &alone, 0, "1 selected by the reference form alone"),
        ("isel<production>", &alone, 2, "unsupported"),
        ("isel", &none, 2, "unsupported: "),
        ("isel<nothing>", &good, 2, "isel"),
    ] {
        let ran = tandem(&["check", "--pass", pass, file]);
        assert_eq!(
            ran.code,
            Some(code),
            "{pass} {file}: {} {}",
            ran.out,
            ran.err
        );
        let said = format!("{}{}", ran.out, ran.err);
        assert!(said.contains(words), "{pass} {file}: {said}");
    }
    let listed = tandem(&["passes"]);
    assert!(listed.out.contains("isel"), "{}", listed.out);
}
