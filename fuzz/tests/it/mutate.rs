//! Every mutator fires, every mutant is well-formed, and the same bytes give the same mutant.
//!
//! The programs are the kernels of the corpus and one small module below that has what
//! they lack. A mutant must pass the verifier and survive printing and reading.

#![allow(clippy::unwrap_used)]

use arbitrary::Unstructured;
use std::path::{Path, PathBuf};
use tandem_fuzz::mutate::{self, Aim, Counts};
use tandem_ir::Module;

const PASS: &str = "jump-threading";

/// What the kernels hardly have: vectors, freezes, switches, every memory instruction, several callees.
const ODDS: &str = r#"
%pair = type { i32, float }
@g = global i32 7
@h = internal addrspace(3) global [16 x i32] undef
define i32 @vectors(<4 x i32> %v, <4 x i32> %w, i32 %n, ptr %p) {
entry:
  %s = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 0, i32 5, i32 poison, i32 7>
  %a = add nsw <4 x i32> %s, splat (i32 3)
  %e = extractelement <4 x i32> %a, i32 1
  %z = freeze i32 %e
  switch i32 %z, label %other [
    i32 1, label %one
    i32 2, label %one
    i32 9, label %two
  ]
one:
  %p1 = phi i32 [ 4, %entry ], [ 4, %entry ], [ %q, %two ]
  %l = load volatile i32, ptr %p, align 4
  %c = icmp slt i32 %p1, %l
  br i1 %c, label %two, label %other
two:
  %q = phi i32 [ %z, %entry ], [ %p1, %one ]
  %r = cmpxchg ptr %p, i32 %q, i32 %n acq_rel monotonic
  %r0 = extractvalue { i32, i1 } %r, 0
  %m = atomicrmw add ptr %p, i32 %r0 syncscope("block") seq_cst
  fence acquire
  %d = icmp eq i32 %m, 3
  br i1 %d, label %one, label %other
other:
  %o = phi i32 [ 0, %entry ], [ %l, %one ], [ %m, %two ]
  %i1 = call i32 @callee(i32 %o)
  %i2 = call i32 @sibling(i32 %i1)
  ret i32 %i2
}
define internal i32 @callee(i32 %x) {
  %y = sdiv exact i32 %x, 2
  %f = sitofp i32 %y to float
  %g = fmul fast float %f, 2.0
  %u = fptosi float %g to i32
  %c = icmp ne i32 %u, 0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %t = phi i32 [ 1, %0 ], [ %u, %a ]
  ret i32 %t
}
define internal i32 @sibling(i32 %x) {
  %slot = alloca %pair, align 8
  %f = getelementptr inbounds %pair, ptr %slot, i64 0, i32 1
  store float 1.0, ptr %f, align 4
  %v = load atomic i32, ptr %slot monotonic, align 8
  store i32 %v, ptr @g, align 4
  %w = or disjoint i32 %v, %x
  ret i32 %w
}
declare void @effect()
"#;

/// What passes on modules look at: variables of every kind, a heap object, two roots.
const VARIABLES: &str = r#"
@state = internal addrspace(1) global { i32, i8, i64 } { i32 7, i8 1, i64 0 }, align 8
@count = internal addrspace(1) global i32 5, align 4
@plain = internal global [4 x i32] zeroinitializer, align 4
@table = internal addrspace(4) constant [4 x i16] [i16 1, i16 2, i16 3, i16 4], align 8
@frame = internal addrspace(3) global { i32, float } undef, align 8
@heap = internal addrspace(1) global ptr null, align 8
define i32 @first(i32 %x) {
  %m = call ptr @malloc(i64 16)
  store ptr %m, ptr addrspacecast (ptr addrspace(1) @heap to ptr), align 8
  store i32 %x, ptr addrspace(1) @state, align 8
  store i64 3, ptr addrspace(1) getelementptr inbounds ({ i32, i8, i64 }, ptr addrspace(1) @state, i32 0, i32 2), align 8
  %b = load i8, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @state, i64 4), align 4
  store i32 5, ptr addrspace(1) @count, align 4
  %c = load i32, ptr addrspace(1) @count, align 4
  %w = zext i8 %b to i32
  %s = add i32 %c, %w
  ret i32 %s
}
define internal i32 @second(i32 %x) norecurse "tandem-entered-once" {
  %p = load ptr, ptr addrspacecast (ptr addrspace(1) @heap to ptr), align 8
  %n = icmp eq ptr %p, null
  br i1 %n, label %none, label %some
some:
  store i32 %x, ptr %p, align 4
  br label %none
none:
  store i32 1, ptr addrspace(3) @frame, align 8
  %f = load i32, ptr addrspace(3) @frame, align 8
  %t = load i16, ptr addrspace(4) getelementptr inbounds ([4 x i16], ptr addrspace(4) @table, i32 0, i32 2), align 4
  %a = load i32, ptr getelementptr inbounds (i8, ptr @plain, i64 4), align 4
  %g = getelementptr inbounds [4 x i32], ptr @plain, i32 0, i32 2
  store i32 %f, ptr %g, align 4
  %u = sext i16 %t to i32
  %v = mul i32 %u, %a
  ret i32 %v
}
declare noalias ptr @malloc(i64)
"#;

fn parse(text: &str) -> Module {
    let m = tandem_ir::text::parse(text.as_bytes(), "test").unwrap();
    assert_eq!(tandem_ir::verify::verify(&m), []);
    m
}

fn kernels() -> Vec<(PathBuf, Module)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/kernels");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    // The small ones: the time goes into printing and reading.
    files.retain(|f| std::fs::metadata(f).unwrap().len() < 12_000);
    let read = |p: PathBuf| {
        let text = std::fs::read_to_string(&p).unwrap();
        let m = parse(&text);
        (p, m)
    };
    files.into_iter().map(read).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
}

fn print(m: &Module) -> String {
    tandem_ir::text::print(m)
}

/// The mutant is well-formed, and its text is a program that prints the same.
fn check(mutant: &Module, what: &str) -> String {
    assert_eq!(tandem_ir::verify::verify(mutant), [], "{what}");
    let text = print(mutant);
    let again = tandem_ir::text::parse(text.as_bytes(), "mutant");
    let again = again.unwrap_or_else(|e| panic!("{what}: {e}\n{text}"));
    assert_eq!(tandem_ir::verify::verify(&again), [], "{what}\n{text}");
    assert_eq!(print(&again), text, "{what}");
    text
}

fn seed(n: u64) -> [u8; 8] {
    n.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes()
}

#[test]
fn mutants_of_kernels_are_well_formed_and_different() {
    let kernels = kernels();
    assert!(kernels.len() > 20, "only {} kernels", kernels.len());
    let mut counts = Counts::default();
    let (mut mutants, mut same) = (0, 0);
    for (k, (path, m)) in kernels.iter().enumerate() {
        let before = print(m);
        for n in 0..6 {
            let bytes = seed((k * 100 + n) as u64);
            let other = &kernels[(k + n) % kernels.len()].1;
            let bias = (n % 2 == 0).then_some(PASS);
            let mut u = Unstructured::new(&bytes);
            let mutant = mutate::mutate_counted(m, Some(other), &mut u, bias, &mut counts);
            let Some(mutant) = mutant else { continue };
            let text = check(&mutant, &format!("{} {n}", path.display()));
            mutants += 1;
            same += usize::from(text == before);
        }
    }
    assert!(mutants * 100 >= kernels.len() * 6 * 99, "{mutants} mutants");
    assert!(same * 100 <= mutants, "{same} of {mutants} changed nothing");
    let kept: u64 = counts.iter().map(|(_, c)| c.kept).sum();
    let fired: u64 = counts.iter().map(|(_, c)| c.fired).sum();
    assert!(
        kept * 100 >= fired * 90,
        "{kept} of {fired} changes were accepted"
    );
}

#[test]
fn each_mutator_fires_by_name() {
    let mut programs = vec![parse(ODDS), parse(VARIABLES)];
    programs.extend(kernels().into_iter().map(|k| k.1).step_by(4));
    let mut silent = Vec::new();
    for m in mutate::all() {
        let fires = (0..240).any(|n| {
            let program = &programs[n % programs.len().min(12)];
            let other = &programs[(n + 1) % programs.len()];
            let mutant = mutate::apply_named(
                program,
                Some(other),
                &mut Unstructured::new(&seed(n as u64)),
                m.name,
            );
            let Some(mutant) = mutant else { return false };
            check(&mutant, m.name) != print(program)
        });
        if !fires {
            silent.push(m.name);
        }
    }
    assert_eq!(silent, [""; 0], "mutators that change nothing");
}

#[test]
fn a_vector_of_zeros_has_one_form() {
    let vectors = parse(
        "define <2 x float> @f(<2 x float> %a, <3 x i8> %b, ptr %p) {
  %c = fmul <2 x float> %a, %a
  %d = add <3 x i8> %b, %b
  store <3 x i8> %d, ptr %p, align 4
  ret <2 x float> %c
}
",
    );
    let mut zeros = 0;
    for n in 0..600 {
        let bytes = seed(n);
        let mut u = Unstructured::new(&bytes);
        let mutant = mutate::apply_named(&vectors, None, &mut u, "corner-constant");
        let Some(mutant) = mutant else { continue };
        let text = check(&mutant, "corner-constant");
        zeros += usize::from(text.contains("zeroinitializer"));
        assert!(!text.contains("splat (i8 0)"), "{text}");
    }
    assert!(zeros > 20, "{zeros}");
}

#[test]
fn names_are_unique_and_say_their_aim() {
    let mut names: Vec<&str> = mutate::all().map(|m| m.name).collect();
    assert!(names.len() >= 90, "{}", names.len());
    for m in mutate::all() {
        assert_eq!(
            m.aim == Some(Aim::Threading),
            m.name.starts_with("jt-"),
            "{}",
            m.name
        );
        assert_eq!(
            m.aim == Some(Aim::Modules),
            m.name.starts_with("go-"),
            "{}",
            m.name
        );
    }
    names.sort();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}

/// What a mutator for a pass plants can be seen in the text of its mutants.
/// Holds mutators to what they add: each fires on some seed, and then more of its words are there than before.
fn each_adds(base: &Module, table: &[(&str, &[&str])]) {
    let count =
        |text: &str, words: &[&str]| words.iter().map(|w| text.matches(w).count()).sum::<usize>();
    let before = print(base);
    for (name, words) in table {
        let mut seen = 0;
        for n in 0..40 {
            let Some(m) = mutate::apply_named(base, None, &mut Unstructured::new(&seed(n)), name)
            else {
                continue;
            };
            let text = check(&m, name);
            assert!(
                count(&text, words) > count(&before, words),
                "{name}\n{text}"
            );
            seen += 1;
        }
        assert!(seen > 0, "{name} never fired");
    }
}

#[test]
fn words_and_neighbours_are_put_where_they_may_stand() {
    let base = parse(
        "@v = internal global [4 x i32] zeroinitializer, align 4
@o = internal global i32 0
define i32 @f(i32 %n, ptr %p, float %x) {
entry:
  %c = icmp ult i32 %n, 10
  br i1 %c, label %left, label %join
left:
  %y = fadd float %x, 0.0
  %i = fptosi float %y to i32
  br label %join
join:
  %m = phi i32 [ 3, %entry ], [ %i, %left ]
  %g = getelementptr [4 x i32], ptr @v, i64 0, i64 2
  %l = load i32, ptr %g, align 4
  %k = call i32 @g(i32 %m)
  %s = add i32 %l, %k
  store i32 %s, ptr @o, align 4
  ret i32 %s
}
define internal i32 @g(i32 %x) {
  ret i32 %x
}
",
    );
    let table: &[(&str, &[&str])] = &[
        (
            "annotate-access",
            &["!noundef", "!invariant", "!range", "!nontemporal"],
        ),
        ("annotate-branch", &["!prof", "!llvm.loop"]),
        ("locate", &["!DILocation", "!DIGlobalVariable("]),
        ("take-block-address", &["blockaddress"]),
        (
            "own-library-function",
            &["@malloc(", "@calloc(", "@free(", "@realloc("],
        ),
        ("name-in-annotations", &["!nvvm.annotations"]),
        ("equal-float", &["-0.000000e+00", "0x"]),
        ("negative-index", &["getelementptr"]),
        ("pointer-to-number", &["inttoptr"]),
        ("pointer-through-memory", &["load ptr"]),
        ("float-remainder", &["frem"]),
        ("phi-no-value", &["[ undef", "[ poison"]),
        ("phi-loaded-value", &["load i32"]),
        ("atomic-neighbour", &["atomic", "fence"]),
        ("any-order", &["atomic"]),
        ("chain-of-merges", &["phi"]),
        ("many-ways-in", &["switch"]),
        ("way-around-condition", &["br i1"]),
        ("call-elsewhere", &["@elsewhere"]),
        ("barrier-in-endless-loop", &["br i1"]),
        ("add-wrap-around", &["add", "sub"]),
        (
            "there-and-back",
            &[
                "zext",
                "trunc",
                "sext",
                "bitcast",
                "inttoptr",
                "ptrtoint",
                "fpext",
                "fptosi",
                "fptoui",
                "addrspacecast",
            ],
        ),
    ];
    each_adds(&base, table);
}

#[test]
fn decorated_programs_are_well_formed_and_nearly_all_different() {
    let base = parse(ODDS);
    let before = print(&base);
    let mut different = 0;
    for n in 0..100 {
        let bytes = seed(n);
        let made = mutate::decorate(&base, &mut Unstructured::new(&bytes)).unwrap();
        different += usize::from(check(&made, "decorate") != before);
    }
    assert!(different > 90, "{different}");
}

#[test]
fn mutators_for_jump_threading_plant_what_they_name() {
    let base = parse(
        "define i32 @f(i32 %n, i32 %k, ptr %p) {
entry:
  %c = icmp ult i32 %n, 10
  br i1 %c, label %left, label %right
left:
  store i32 1, ptr %p, align 4
  br label %join
right:
  br label %join
join:
  %x = phi i32 [ 3, %left ], [ %k, %right ]
  %l = load i32, ptr %p, align 4
  %d = icmp eq i32 %n, 3
  br i1 %d, label %yes, label %out
yes:
  br label %out
out:
  %r = phi i32 [ %x, %join ], [ %l, %yes ]
  br label %loop
loop:
  %i = phi i32 [ 0, %out ], [ %j, %loop ]
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %loop, label %end
end:
  ret i32 %r
}
",
    );
    // Name of the mutator, and words of which one must be new in the text.
    let table: &[(&str, &[&str])] = &[
        ("jt-phi-condition", &["phi i1"]),
        ("jt-compare-phi", &["phi i"]),
        ("jt-switch-on-phi", &["switch"]),
        ("jt-double-edge", &["switch"]),
        ("jt-select-condition", &["select"]),
        ("jt-select-into-phi", &["select"]),
        ("jt-xor-condition", &["xor i1"]),
        ("jt-logic-condition", &["and i1", "or i1", "select i1"]),
        ("jt-freeze-condition", &["freeze"]),
        ("jt-no-value-entry", &["poison", "undef"]),
        ("jt-swapping-phis", &["phi"]),
        ("jt-convergent-behind", &["llvm.nvvm.bar"]),
        ("jt-diverge", &["tid.x"]),
        ("jt-lane-entry", &["tid.x"]),
        ("jt-side-effect", &["volatile", "atomicrmw", "store"]),
        ("jt-assume-condition", &["llvm.assume"]),
        ("jt-state-machine", &["switch"]),
        ("jt-noalias-scope", &["noalias.scope.decl"]),
    ];
    each_adds(&base, table);
}

#[test]
fn the_named_pass_gets_its_mutators() {
    let m = parse(ODDS);
    let jumps = |bias| {
        let mut counts = Counts::default();
        for n in 0..300 {
            mutate::mutate_counted(
                &m,
                None,
                &mut Unstructured::new(&seed(n)),
                bias,
                &mut counts,
            );
        }
        let of = |jt: bool| {
            counts
                .iter()
                .filter(|(n, _)| n.starts_with("jt-") == jt)
                .map(|(_, c)| c.kept)
                .sum::<u64>()
        };
        (of(true), of(false))
    };
    let (with, rest) = jumps(Some(PASS));
    assert!(with * 3 > rest && rest * 3 > with, "{with} to {rest}");
    let (without, _) = jumps(None);
    assert_eq!(without, 0);
}

#[test]
fn passes_on_modules_share_their_mutators() {
    let m = parse(VARIABLES);
    for pass in crate::modules::passes_about_names() {
        let mut counts = Counts::default();
        for n in 0..200 {
            let bytes = seed(n);
            let mut u = Unstructured::new(&bytes);
            let mutant = mutate::mutate_counted(&m, None, &mut u, Some(pass), &mut counts);
            check(&mutant.unwrap(), pass);
        }
        let of = |go: bool| {
            let all = counts.iter().filter(|(n, _)| n.starts_with("go-") == go);
            all.map(|(_, c)| c.kept).sum::<u64>()
        };
        let (with, rest) = (of(true), of(false));
        assert!(
            with * 3 > rest && rest * 3 > with,
            "{pass}: {with} to {rest}"
        );
    }
}

/// What a mutator for passes on modules plants can be seen in the text of its mutants.
#[test]
fn mutators_for_modules_plant_what_they_name() {
    let base = parse(VARIABLES);
    // Name of the mutator, and words of which one must be new in the text.
    let table: &[(&str, &[&str])] = &[
        ("go-move-access", &["i8, ptr"]),
        ("go-widen-access", &["zext", "trunc"]),
        ("go-use-name", &["@llvm.used", "@llvm.compiler.used"]),
        ("go-second-store", &["store"]),
        ("go-store-initial", &["store"]),
        ("go-escape", &["ptrtoint", "effect_at", "store ptr", "icmp"]),
        ("go-choose-address", &["select"]),
        (
            "go-address-by-instruction",
            &["= getelementptr", "= addrspacecast"],
        ),
        ("go-allocate-again", &["call ptr @malloc"]),
        (
            "go-seen-outside",
            &["externally_initialized", "section", "llvm.used"],
        ),
        ("go-space", &[".1 = "]),
        ("go-alias", &["alias"]),
        ("go-twin", &["constant [4 x i16]"]),
        ("go-take-name", &[".f0 =", ".f1 =", ".body =", ".init ="]),
        (
            "go-linkage",
            &[
                "private",
                "weak",
                "linkonce",
                "@state = addrspace",
                "@count = addrspace",
                "@plain = global",
                "@table = addrspace",
                "@frame = addrspace",
                "@heap = addrspace",
            ],
        ),
    ];
    each_adds(&base, table);
}

#[test]
fn a_mutant_is_a_function_of_the_bytes() {
    let m = parse(ODDS);
    let of = |bytes: &[u8]| {
        mutate::mutate(&m, None, &mut Unstructured::new(bytes), Some(PASS)).map(|m| print(&m))
    };
    let mut distinct = std::collections::BTreeSet::new();
    for n in 0..200 {
        let text = of(&seed(n));
        assert_eq!(text, of(&seed(n)));
        distinct.extend(text);
    }
    assert!(
        distinct.len() > 190,
        "{} different mutants of 200",
        distinct.len()
    );
    // Any number of bytes will do, and they are taken from the front.
    for len in 0..8 {
        assert!(of(&seed(3)[..len]).is_some(), "{len} bytes");
    }
    let mut long = seed(5).to_vec();
    let short = of(&long);
    long.extend([0xff; 100_000]);
    assert_eq!(of(&long), short);
    let mut u = Unstructured::new(&long);
    mutate::mutate(&m, None, &mut u, None);
    assert_eq!(u.len(), 100_000);
}

#[test]
fn mutants_of_mutants_stay_well_formed() {
    for start in 0..3 {
        let mut m = parse(ODDS);
        for n in 0..40 {
            let bytes = seed(start * 1000 + n);
            if let Some(next) = mutate::mutate(&m, None, &mut Unstructured::new(&bytes), Some(PASS))
            {
                m = next;
            }
            // Bodies are taken in whole now and then: start again before it gets out of hand.
            if print(&m).len() > 60_000 {
                break;
            }
        }
        check(&m, "after many steps");
    }
}

#[test]
fn a_module_without_bodies_has_no_mutant() {
    for text in ["", "@g = global i32 0\ndeclare void @f()\n"] {
        let m = parse(text);
        assert!(mutate::mutate(&m, None, &mut Unstructured::new(&seed(1)), None).is_none());
    }
    let smallest = parse("define void @f() {\n  ret void\n}\n");
    let empty = parse("");
    let mutant = mutate::mutate(
        &smallest,
        Some(&empty),
        &mut Unstructured::new(&seed(1)),
        None,
    );
    check(&mutant.unwrap(), "smallest");
}

#[test]
fn an_ill_formed_module_gives_no_mutant_that_is_ill_formed() {
    let text =
        "define i32 @f(i32 %x) {\n  %y = add i32 %z, 1\n  %z = add i32 %y, 1\n  ret i32 %z\n}\n";
    let m = tandem_ir::text::parse(text.as_bytes(), "test").unwrap();
    assert!(!tandem_ir::verify::verify(&m).is_empty());
    for n in 0..50 {
        if let Some(m) = mutate::mutate(&m, None, &mut Unstructured::new(&seed(n)), None) {
            check(&m, "of an ill-formed one");
        }
    }
}

#[test]
fn an_address_without_an_index_is_changed_like_others() {
    let text = "define i32 @f(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p
  %b = getelementptr i8, ptr %a
  %v = load i32, ptr %b
  ret i32 %v
}
";
    let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
    let mutants = (0..2_000)
        .filter(|&n| mutate::mutate(&m, None, &mut Unstructured::new(&seed(n)), None).is_some());
    assert!(mutants.count() > 200);
}
