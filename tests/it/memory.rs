//! Memory reports: costs in three forms, claims of both forms, claims against every request of launches, the command.

use crate::cli_support::{Folder, assert_refused, tandem};
use std::path::{Path, PathBuf};
use tandem::launch::Description;
use tandem::memory::{Report, Settings, examine};
use tandem_ir::Module;
use tandem_ir::claims::access::{AccessClaim, Assumption, BlockShape, Class, Lanes, Space};
use tandem_ir::text;
use tandem_optimized::analysis::access as production;
use tandem_optimized::context::Cx;
use tandem_oracle::access::{Measured, Request, counted};
use tandem_oracle::inputs::Rng;
use tandem_reference::access as reference;

/// Reports that are kept, by file of the corpus: layouts that are known to be good and bad.
const GOLDEN: [&str; 7] = [
    "memory/transpose.ll",
    "memory/layouts.ll",
    "kernels/matmul_tiled/O1.ll",
    "kernels/fft/O1.ll",
    "kernels/spmv/O1.ll",
    "kernels/reduce_shared/O1.ll",
    "kernels/stencil2d/O1.ll",
];

fn corpus(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("corpus")
        .join(path)
}

fn load(path: &str) -> Module {
    let text = std::fs::read(corpus(path)).unwrap();
    tandem_ir::text::parse(&text, path).unwrap_or_else(|e| panic!("{e}"))
}

fn parse(text: &str) -> Module {
    tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap_or_else(|e| panic!("{e}"))
}

/// A file examined on the launches beside it.
fn examined(path: &str) -> Report {
    let file = corpus(path);
    let launch = tandem::files::launch_beside(&file.display().to_string()).unwrap();
    let text = std::fs::read(&launch).unwrap();
    let description = Description::parse(&text, "launch.json").unwrap();
    let settings = Settings {
        launch: Some((description, "launch.json".into())),
        steps: 1 << 30,
        ..Settings::default()
    };
    examine(&load(path), &settings).unwrap()
}

fn expected_file(path: &str) -> PathBuf {
    let name = path.replace('/', "-").replace(".ll", ".expected.txt");
    corpus(&format!("memory/expected/{name}"))
}

/// Issue 23, point 4. `TANDEM_BLESS=1` writes the expected files.
#[test]
fn reports_on_known_layouts_are_the_expected_ones() {
    let mut wrong = Vec::new();
    for path in GOLDEN {
        let file = corpus(path).display().to_string();
        let ran = tandem(&["analyze", "--memory", &file]);
        assert_eq!(ran.code, Some(0), "{path}: {ran:?}");
        let text = ran.out.replace(&file, path);
        let expected = expected_file(path);
        if std::env::var_os("TANDEM_BLESS").is_some() {
            std::fs::write(&expected, &text).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != text {
            wrong.push(format!("{}:\n{text}", expected.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What an engineer knows of these kernels.
#[test]
fn good_and_bad_layouts_are_told_apart() {
    let class = |r: &Report, kernel: &str, space: Space, kind: &str| -> Vec<Class> {
        let f = r.functions.iter().find(|f| f.name == kernel).unwrap();
        let those = f
            .accesses
            .iter()
            .filter(|a| a.space() == space && a.claim.kind.keyword() == kind);
        let mut all: Vec<Class> = those.map(|a| a.claim.class).collect();
        all.dedup();
        all
    };
    let r = examined("memory/transpose.ll");
    let all = |c| vec![c];
    assert_eq!(
        class(&r, "transpose_tile", Space::Shared, "store"),
        all(Class::ConflictFree)
    );
    assert_eq!(
        class(&r, "transpose_tile", Space::Shared, "load"),
        all(Class::Conflict(32))
    );
    assert_eq!(
        class(&r, "transpose_padded", Space::Shared, "load"),
        all(Class::ConflictFree)
    );
    assert_eq!(
        class(&r, "transpose_padded", Space::Global, "load"),
        all(Class::Coalesced)
    );
    let r = examined("memory/layouts.ll");
    let load = |kernel| class(&r, kernel, Space::Global, "load");
    assert_eq!(load("array_of_structs"), all(Class::Strided(16)));
    assert_eq!(load("whole_structs"), all(Class::Coalesced));
    assert_eq!(load("struct_of_arrays"), all(Class::Coalesced));
    assert_eq!(load("shifted"), all(Class::Misaligned));
    assert_eq!(load("sum_rows"), all(Class::StridedBy));
    assert_eq!(load("sum_columns"), all(Class::Coalesced));
    assert_eq!(load("gather"), vec![Class::Coalesced, Class::Gather]);
    assert_eq!(load("broadcast"), all(Class::Uniform));
}

/// Issue 23, point 4: claim = measured on every request of a launch, and the two forms agree.
#[test]
fn no_request_of_these_kernels_is_other_than_claimed() {
    let more = [
        "kernels/bitonic_sort/O1.ll",
        "kernels/scan/O1.ll",
        "kernels/histogram/O1.ll",
    ];
    for path in GOLDEN.into_iter().chain(more) {
        let r = examined(path);
        assert_eq!(r.findings, Vec::<String>::new(), "{path}");
        assert_eq!(r.unmeasured, None, "{path}");
        let measured = r.accesses().filter_map(|a| a.measured.as_ref());
        let claimed = measured.map(|m| m.claimed).sum::<u64>();
        assert!(claimed > 0, "{path}");
    }
}

/// Requests of all shapes cost the same by production's closed forms, by the reference's sets of bytes and by the judge's
/// count.
#[test]
fn costs_are_the_same_in_three_forms() {
    let empty = text::parse(b"", "empty.ll").unwrap();
    let cx = Cx::from(&empty.header);
    let mut rng = Rng::new(5);
    let spaces = [Space::Global, Space::Shared, Space::Constant, Space::Local];
    let mut drawn = 0;
    for space in spaces {
        for bytes in [1u32, 2, 4, 8, 12, 16, 32] {
            for stride in (-256..=256i128)
                .step_by(4)
                .chain([1, 2, 3, 5, 7, 31, 33, 127, 129])
            {
                let base = i128::from(rng.below(128)) + 65536;
                let mask = if rng.one_in(3) {
                    rng.bits64()
                } else {
                    u64::MAX
                };
                let mut lanes = [None; 32];
                for (l, slot) in lanes.iter_mut().enumerate() {
                    let jump = if rng.one_in(64) {
                        i128::from(rng.below(512))
                    } else {
                        0
                    };
                    *slot = (mask >> l & 1 == 1).then(|| base + stride * l as i128 + jump);
                }
                let (a, lines, ideal) = production::cost::of_addresses(cx, space, bytes, &lanes);
                let b = reference::count(space, bytes, &lanes);
                let c = counted(space, bytes, &lanes);
                let words = format!("{space:?} {bytes} bytes, stride {stride}, {lanes:?}");
                assert_eq!((a, lines, ideal), b, "{words}");
                assert_eq!((a, lines.unwrap_or(0), ideal), c, "{words}");
                drawn += 1;
            }
        }
    }
    assert!(drawn > 3000);
}

/// Both forms on all block shapes of up to 64 threads: distances and costs.
#[test]
fn both_forms_agree_on_all_small_blocks() {
    let text = "define ptx_kernel void @k(ptr align 4 %p, i64 %u) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %c = zext i32 %z to i64
  %b5 = mul i64 %b, 5
  %c9 = mul i64 %c, -9
  %s = add i64 %a, %b5
  %t = add i64 %s, %c9
  %v = add i64 %t, %u
  %q = getelementptr i32, ptr %p, i64 %v
  store i32 0, ptr %q, align 4
  %r = getelementptr [3 x i64], ptr %p, i64 %a, i64 1
  %l = load i64, ptr %r, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
";
    let module = parse(text);
    let mut shapes = 0;
    for x in 1..=64 {
        for y in 1..=64 / x {
            let z = 1 + (x + y) % 3;
            let shape = BlockShape::Exact([x, y, z]);
            let a = production::accesses(&module.header, &module.bodies[0], shape);
            let b = reference::accesses(&module.header, &module.bodies[0], shape);
            let (agreement, wrong) = tandem_oracle::access::compare(&a, &b);
            assert!(wrong.is_empty(), "{shape:?}: {wrong:?}");
            assert_eq!(agreement.same, 2, "{shape:?}: {a:?} {b:?}");
            shapes += 1;
        }
    }
    assert!(shapes > 200);
}

fn first_claim(text: &str, shape: BlockShape) -> AccessClaim {
    let m = parse(text);
    let all = production::accesses(&m.header, &m.bodies[0], shape);
    all.claims.into_iter().next_back().unwrap()
}

/// A kernel that computes an index of `tid.x`, a parameter `%n` and `ctaid.x`, and loads a float there.
fn indexed(body: &str) -> String {
    format!(
        "define ptx_kernel void @k(ptr %p, i32 %n) {{
entry:
  %x = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
{body}
  %w = sext i32 %i to i64
  %q = getelementptr float, ptr %p, i64 %w
  %l = load float, ptr %q, align 4
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"
    )
}

/// Bits of a thread's number are followed; what may differ from lane to lane in ways that are not known is not claimed.
#[test]
fn indices_are_followed_as_far_as_they_are_known() {
    let rows = |body: &str| first_claim(&indexed(body), BlockShape::Rows);
    let global = rows("  %b = mul i32 %g, %d\n  %i = add i32 %b, %x");
    assert_eq!(global.lanes, Lanes::Affine([4, 0, 0]));
    assert_eq!(global.class, Class::Coalesced);
    assert_eq!(global.assumed.len(), 1, "{:?}", global.assumed);
    // A base of which nothing is known may wrap between lanes.
    let open = rows("  %i = add i32 %n, %x");
    assert_eq!(open.lanes, Lanes::Affine([4, 0, 0]));
    assert_eq!(open.assumed.len(), 2, "{:?}", open.assumed);
    let pairs = rows("  %i = xor i32 %x, 1");
    assert!(
        matches!(&pairs.lanes, Lanes::Pattern(p) if p[..4] == [0, -4, 8, 4]),
        "{pairs:?}"
    );
    assert_eq!(pairs.class, Class::Coalesced);
    let halves = rows("  %h = lshr i32 %x, 4\n  %i = mul i32 %h, 64");
    assert!(matches!(&halves.lanes, Lanes::Pattern(p) if p[15] == 0 && p[16] == 256));
    assert_eq!(rows("  %i = mul i32 %x, %n").class, Class::StridedBy);
    assert_eq!(rows("  %i = xor i32 %x, %n").class, Class::Function);
    assert_eq!(rows("  %i = mul i32 %g, %n").class, Class::Uniform);
}

/// A stride by an argument is exact where flags say that nothing wraps; else that is taken for granted, as of numbers.
#[test]
fn strides_by_values_go_into_extensions_by_flags() {
    let rows = |body: &str| first_claim(&indexed(body), BlockShape::Rows);
    let rests = |c: &AccessClaim| {
        let mut all = c.assumed.iter();
        all.any(|a| matches!(a, Assumption::NoWrap(_)))
    };
    let open = rows("  %i = mul i32 %x, %n");
    assert!(rests(&open), "{open:?}");
    let sure = rows("  %m = mul nsw i32 %x, %n\n  %i = add nsw i32 %m, %g");
    assert!(
        matches!(sure.lanes, Lanes::Strides(_)) && !rests(&sure),
        "{sure:?}"
    );
    // Nothing is known of the stride: from all lanes at one place to each in sectors of its own.
    let units = sure.cost.unwrap().units;
    assert_eq!((units.lo, units.hi), (1, 32));
    // What the argument takes away again is no stride.
    let gone =
        rows("  %m = mul nsw i32 %x, %n\n  %k = sub nsw i32 %m, %m\n  %i = add nsw i32 %k, %x");
    assert!(!matches!(gone.lanes, Lanes::Unknown(_)), "{gone:?}");
    // A function of the lane computes with the bits that there are, and takes nothing for granted.
    let bits = rows("  %m = mul i32 %x, %n\n  %i = xor i32 %m, %g");
    assert!(
        matches!(bits.lanes, Lanes::Function(_)) && !rests(&bits),
        "{bits:?}"
    );
}

/// What is named in a claim is recorded: another value of it, another one in one lane, or another address is found out.
#[test]
fn wrong_strides_by_values_are_found_out() {
    let claim = first_claim(
        &indexed("  %i = mul nsw i32 %x, %n"),
        BlockShape::Exact([32, 1, 1]),
    );
    let m = parse(&indexed("  %i = mul nsw i32 %x, %n"));
    let n = m.bodies[0].args()[1];
    let wrongs = |stride: i128, seen: [Option<u64>; 32]| {
        let mut measured = Measured::default();
        let request = Request {
            function: m.bodies[0].global,
            inst: claim.inst,
            launch: 0,
            warp: 0,
            space: Space::Global,
            lanes: std::array::from_fn(|l| Some(4096 + stride * l as i128)),
            seen: vec![(n, seen)],
        };
        measured.take(&request, &claim, [32, 1, 1]);
        (measured.wrongs, measured.affine)
    };
    assert_eq!(wrongs(12, [Some(3); 32]), (0, 1));
    // A negative argument is extended by its sign.
    assert_eq!(wrongs(-4, [Some(0xffff_ffff); 32]), (0, 1));
    assert_eq!(wrongs(12, [Some(4); 32]), (1, 1));
    assert_eq!(wrongs(12, [None; 32]), (1, 1));
    let mut one_differs = [Some(3); 32];
    one_differs[9] = Some(4);
    assert_eq!(wrongs(12, one_differs), (1, 1));
}

/// A phi behind a branch is what the branch's condition says: for each lane, or for all of them.
#[test]
fn branches_are_choices() {
    let joined = |condition: &str, yes: &str| {
        let body = format!(
            "  %c = icmp {condition}
  br i1 %c, label %t, label %e
t:
  %m = {yes}
  br label %j
e:
  br label %j
j:
  %i = phi i32 [ %m, %t ], [ %x, %e ]"
        );
        first_claim(&indexed(&body), BlockShape::Exact([32, 1, 1])).lanes
    };
    let by_lane = joined("ult i32 %x, 3", "add nsw i32 %x, 100");
    assert!(matches!(by_lane, Lanes::Function(_)), "{by_lane:?}");
    assert_eq!(
        joined("ult i32 %n, 3", "add nsw i32 %x, 100"),
        Lanes::Affine([4, 0, 0])
    );
    let stride = joined("ult i32 %n, 3", "mul nsw i32 %x, %n");
    assert!(matches!(stride, Lanes::Strides(_)), "{stride:?}");
}

/// Lanes choose apart what a frozen undef or poison is; frozen is the same for all only what is neither.
#[test]
fn what_a_freeze_chooses_is_not_the_same_for_all_lanes() {
    let lanes = |text: &str| {
        let m = parse(text);
        let shape = BlockShape::Exact([32, 1, 1]);
        let claimed = |claims: Vec<AccessClaim>| claims.into_iter().next_back().unwrap().lanes;
        [
            claimed(production::accesses(&m.header, &m.bodies[0], shape).claims),
            claimed(reference::accesses(&m.header, &m.bodies[0], shape).claims),
        ]
    };
    for poison in [
        "  %s = add nsw i32 %n, 1\n  %i = freeze i32 %s",
        "  %i = freeze i32 %n",
        "  %i = freeze i32 undef",
        "  %s = icmp samesign ult i32 %n, 16\n  %t = select i1 %s, i32 %g, i32 7\n  \
         %z = freeze i32 %t\n  %i = and i32 %z, 1023",
    ] {
        for form in lanes(&indexed(poison)) {
            assert!(matches!(form, Lanes::Unknown(_)), "{poison}: {form:?}");
        }
    }
    let promised = indexed("  %i = freeze i32 %n").replace("i32 %n)", "i32 noundef %n)");
    assert_eq!(lanes(&promised)[0], Lanes::Uniform);
}

/// A block of one thread makes requests of one address, wherever that is.
#[test]
fn one_thread_is_uniform() {
    let text =
        indexed("  %a = load i32, ptr %p, align 4\n  %b = mul i32 %a, %x\n  %i = urem i32 %b, 7");
    let one = first_claim(&text, BlockShape::Exact([1, 1, 1]));
    assert_eq!(one.lanes, Lanes::Uniform);
}

/// After a loop that lanes leave at different times, its counter is not the same for all; inside it is.
#[test]
fn a_counter_is_shared_inside_its_loop_and_not_after_it() {
    let text = "define ptx_kernel void @k(ptr %p, ptr %q) {
entry:
  %x = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %x to i64
  %a = getelementptr i64, ptr %q, i64 %w
  %n = load i64, ptr %a, align 8
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %b = getelementptr i64, ptr %p, i64 %i
  %u = load i64, ptr %b, align 8
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %e
e:
  %d = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %d, align 8
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
";
    let m = parse(text);
    let all = production::accesses(&m.header, &m.bodies[0], BlockShape::Rows);
    assert_eq!(all.claims[1].lanes, Lanes::Uniform);
    assert!(
        !matches!(
            all.claims[2].lanes,
            Lanes::Uniform | Lanes::Affine(_) | Lanes::Pattern(_)
        ),
        "{:?}",
        all.claims[2]
    );
}

/// A claim that is wrong by one byte, one sector or one memory is found out.
#[test]
fn wrong_claims_are_found_out() {
    let right = first_claim(
        &indexed("  %b = mul i32 %g, %d\n  %i = add i32 %b, %x"),
        BlockShape::Exact([32, 1, 1]),
    );
    let m = parse(&indexed("  %i = add i32 %x, 0"));
    let request = |space| Request {
        function: m.bodies[0].global,
        inst: right.inst,
        launch: 0,
        warp: 0,
        space,
        lanes: std::array::from_fn(|l| Some(4096 + 4 * l as i128)),
        seen: Vec::new(),
    };
    let wrongs = |claim: &AccessClaim, space| {
        let mut m = Measured::default();
        m.take(&request(space), claim, [32, 1, 1]);
        m.wrongs
    };
    assert_eq!(wrongs(&right, Space::Global), 0);
    let mut stride = right.clone();
    stride.lanes = Lanes::Affine([5, 0, 0]);
    assert_eq!(wrongs(&stride, Space::Global), 1);
    let mut uniform = right.clone();
    uniform.lanes = Lanes::Uniform;
    assert_eq!(wrongs(&uniform, Space::Global), 1);
    let mut dear = right.clone();
    if let Some(c) = &mut dear.cost {
        (c.units.lo, c.units.hi) = (5, 5);
    }
    assert_eq!(wrongs(&dear, Space::Global), 1);
    let mut shared = right.clone();
    shared.space = Space::Shared;
    assert_eq!(wrongs(&shared, Space::Global), 1);
}

#[test]
fn bad_arguments_are_refused() {
    let file = corpus("memory/transpose.ll").display().to_string();
    let ran = tandem(&["analyze", "--memory", &file, "--kernel", "nobody"]);
    assert_refused(&ran, &["nobody", "transpose_padded"]);
    for bad in ["0", "33,32,2", "1,1,1,1", "x"] {
        let ran = tandem(&["analyze", "--memory", &file, "--block", bad]);
        assert_eq!(ran.code, Some(2), "{ran:?}");
    }
    let folder = Folder::new();
    let launch = folder.write("l.json", "{}");
    let ran = tandem(&["analyze", "--memory", &file, "--launch", &launch]);
    assert_refused(&ran, &[&launch]);
}

#[test]
fn a_function_without_accesses_and_a_module_without_launches_are_said_so() {
    let folder = Folder::new();
    let empty = folder.write("e.ll", "define void @f() {\n  ret void\n}\n");
    let ran = tandem(&["analyze", "--memory", &empty]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("no memory accesses"), "{}", ran.out);
    let plain = folder.write("p.ll", indexed("  %i = add i32 %x, 1"));
    let ran = tandem(&["analyze", "--memory", &plain]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("not measured"), "{}", ran.out);
    assert!(ran.out.contains("multiple of 32 threads"), "{}", ran.out);
}

/// `--fail-on` is exit code 1; JSON has the numbers of the text; the page loads nothing.
#[test]
fn limits_json_and_page() {
    let file = corpus("memory/transpose.ll").display().to_string();
    let over = tandem(&["analyze", "--memory", &file, "--fail-on", "excess>50"]);
    assert_eq!(over.code, Some(1), "{over:?}");
    let under = tandem(&["analyze", "--memory", &file, "--fail-on", "excess>5000"]);
    assert_eq!(under.code, Some(0), "{under:?}");
    let json = tandem(&["analyze", "--memory", &file, "--json"]).json();
    assert_eq!(json["schema"], "tandem.memory/1");
    let naive = &json["kernels"][0];
    assert_eq!(naive["name"], "transpose_naive");
    let excess: u64 = naive["accesses"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["excess"].as_u64().unwrap())
        .sum();
    assert_eq!(naive["excess"].as_u64(), Some(excess));
    let folder = Folder::new();
    let page = folder.path("m.html");
    let ran = tandem(&["analyze", "--memory", &file, "--html", &page]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let text = std::fs::read_to_string(&page).unwrap();
    for outside in ["http://", "https://", "src=", "@import", "<script"] {
        assert!(!text.contains(outside), "{outside}");
    }
    for f in json["kernels"].as_array().unwrap() {
        let name = f["name"].as_str().unwrap();
        assert!(text.contains(&format!("@{name}")), "{name}");
    }
    assert!(text.len() < 1 << 20);
}
