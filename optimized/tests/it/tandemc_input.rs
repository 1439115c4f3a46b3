//! What `tandemc` says to input that it cannot take: one diagnostic with a place, exit code 2, no panic.

#![allow(clippy::unwrap_used)]

use crate::tandemc_support;

use tandemc_support::*;

#[test]
fn malformed_text_gets_place_snippet_and_caret() {
    let folder = Folder::new();
    for (name, text, word) in [
        ("no-type", "define i32 @f() {\n  ret foo 1\n}\n", "2:"),
        (
            "no-value",
            "define i32 @f() {\nentry:\n  %a = add i32 1\n  ret i32 %a\n}\n",
            "4:",
        ),
        ("no-brace", "define i32 @f() {\n  ret i32 1\n", ":"),
        ("word", "hello world\n", "1:1"),
        (
            "undefined",
            "define i32 @f() {\n  ret i32 %nope\n}\n",
            "nope",
        ),
        (
            "twice",
            "define void @f() {\n  ret void\n}\n\ndefine void @f() {\n  ret void\n}\n",
            "5:",
        ),
        ("string", "source_filename = \"never closed\n", "1:"),
        (
            "width",
            "define void @f(i99999999999 %x) {\n  ret void\n}\n",
            "1:",
        ),
        (
            "zero-width",
            "define void @f(i0 %x) {\n  ret void\n}\n",
            "1:",
        ),
        (
            "mismatch",
            "define i32 @f(i64 %x) {\n  ret i32 %x\n}\n",
            "2:",
        ),
    ] {
        let path = folder.write(&format!("{name}.ll"), text);
        let ran = tandemc(&["--passes=jump-threading", &path]);
        assert_refused(&ran, &[word]);
        assert_place(&ran.err, &path, text.as_bytes());
    }
}

#[test]
fn ill_formed_modules_are_refused_by_the_verifier() {
    let folder = Folder::new();
    for (name, body) in [
        (
            "dominance",
            "entry:\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n",
        ),
        (
            "phi",
            "entry:\n  br label %b\nb:\n  %p = phi i32 [ 1, %entry ], [ 2, %b ]\n  ret i32 %p\n",
        ),
        ("return", "entry:\n  ret void\n"),
    ] {
        let text = format!("define i32 @f(i1 %c) {{\n{body}}}\n");
        let path = folder.write(&format!("{name}.ll"), &text);
        let ran = tandemc(&["--passes=verify", &path]);
        assert_refused(&ran, &[&path]);
        // What a `ret` returns the reader knows.
        let by_verifier = name != "return";
        assert_eq!(ran.err.contains("in function @f, block"), by_verifier);
        let first: Vec<&str> = ran.err.lines().take(3).collect();
        assert_place(&first.join("\n"), &path, text.as_bytes());
    }
}

#[test]
fn every_truncation_of_a_kernel_is_refused_or_a_module() {
    let text = std::fs::read(corpus("protocol_parser/sroa.ll")).unwrap();
    let folder = Folder::new();
    let mut refused = 0;
    let cuts: Vec<usize> = (0..40).map(|k| text.len() * k / 40).collect();
    for &cut in &cuts {
        let path = folder.write("cut.ll", &text[..cut]);
        let ran = tandemc(&["--passes=jump-threading", "--emit", "none", &path]);
        if ran.code == Some(0) {
            assert_eq!(ran.err, "", "cut at {cut}");
            continue;
        }
        refused += 1;
        assert_refused(&ran, &[&path]);
    }
    assert!(
        refused * 4 >= cuts.len() * 3,
        "only {refused} of {} cuts were refused",
        cuts.len()
    );
}

#[test]
fn no_prefix_panics_the_reader() {
    // The same at many more places, without starting a process each.
    for file in ["tokenizer/O1.ll", "histogram/debug.ll", "aes128/O1.ll"] {
        let text = std::fs::read(corpus(file)).unwrap();
        let step = text.len() / 400 + 1;
        for cut in (0..text.len()).step_by(step) {
            if let Err(e) = tandem_optimized::driver::parse_module(&text[..cut], "cut.ll") {
                assert!(
                    e.to_string().starts_with("cut.ll:"),
                    "{file} cut at {cut}: {e}"
                );
            }
        }
    }
}

#[test]
fn damaged_bytes_do_not_panic_the_reader() {
    let text = std::fs::read(corpus("regex_dfa/O1.ll")).unwrap();
    for (k, evil) in (0..600).zip(
        [
            0u8, 0xff, b'"', b'{', b')', b'@', b'%', b'!', b'-', b'9', b'\n',
        ]
        .into_iter()
        .cycle(),
    ) {
        let mut bytes = text.clone();
        let at = (k * 7919) % bytes.len();
        bytes[at] = evil;
        if let Err(e) = tandem_optimized::driver::parse_module(&bytes, "damaged.ll") {
            assert!(e.to_string().contains("error"), "byte {at}: {e}");
        }
    }
}

/// With `llvm-dis` and without.
#[test]
fn bitcode_without_a_module_is_refused() {
    let folder = Folder::new();
    let path = folder.write("bitcode", b"BC\xc0\xde\x35\x14\x00\x00\x05\x00\x00\x00");
    let ran = tandemc(&["--passes=verify", &path]);
    assert_refused(&ran, &[&path, "is LLVM bitcode"]);
}

#[test]
fn binary_files_are_refused() {
    let folder = Folder::new();
    let own = std::fs::read(under_test()).unwrap();
    for (name, bytes) in [
        ("nul", vec![0u8; 4096]),
        (
            "latin1",
            b"define void @f() {\n  ret void ; \xe4\xf6\xfc\n}\n\xff\xfe\n".to_vec(),
        ),
        (
            "utf16",
            "define void @f()"
                .encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect(),
        ),
        ("program", own[..own.len().min(1 << 20)].to_vec()),
    ] {
        let path = folder.write(name, &bytes);
        let ran = tandemc(&["--passes=verify", &path]);
        assert_refused(&ran, &[&path]);
        assert_place(&ran.err, &path, &bytes);
        assert!(
            !ran.err.bytes().any(|b| b < 32 && b != b'\n'),
            "control characters reach the terminal: {:?}",
            ran.err
        );
    }
}

#[test]
fn an_empty_file_is_an_empty_module() {
    // As for llvm-as.
    let folder = Folder::new();
    for text in ["", "\n\n", "; only a comment"] {
        let path = folder.write("empty.ll", text);
        let ran = tandemc(&["--passes=jump-threading", &path]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
}

#[test]
fn deep_nesting_is_refused_and_long_chains_are_not() {
    let folder = Folder::new();
    let depth = 100_000;
    let ty = format!(
        "@g = external global {}i8{}\n",
        "[1 x ".repeat(depth),
        "]".repeat(depth)
    );
    let constant = format!(
        "@g = global i64 {}0{}\n",
        "add (i64 1, i64 ".repeat(depth),
        ")".repeat(depth)
    );
    let metadata = format!(
        "!0 = !{{{}null{}}}\n",
        "!{".repeat(depth),
        "}".repeat(depth)
    );
    for (name, text) in [("type", ty), ("constant", constant), ("metadata", metadata)] {
        let path = folder.write(&format!("{name}.ll"), &text);
        assert_refused(&tandemc(&["--passes=verify", &path]), &[&path]);
    }
    let blocks: String = (0..20_000)
        .map(|n| format!("b{n}:\n  br label %b{}\n", n + 1))
        .collect();
    let chain = format!("define void @f() {{\n  br label %b0\n{blocks}b20000:\n  ret void\n}}\n");
    let path = folder.write("chain.ll", chain);
    let ran = tandemc(&["--passes=jump-threading", "--emit", "none", &path]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_path_that_cannot_be_read_is_named() {
    let folder = Folder::new();
    let below = format!("{}/x.ll", folder.write("file.ll", SMALL));
    for (path, why) in [
        (folder.path("missing.ll"), "no such file"),
        (folder.path(""), "folder"),
        (below, "not a directory"),
        (String::new(), "no such file"),
        (format!("{}.ll", "x".repeat(5000)), "name too long"),
    ] {
        let ran = tandemc(&["--passes=jump-threading", &path]);
        assert_refused(&ran, &["cannot read", why]);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_reading_fails_is_named() {
    // Opens, but does not read: the address 0 is not mapped.
    let ran = tandemc(&["--passes=verify", "/proc/self/mem"]);
    assert_refused(&ran, &["cannot read '/proc/self/mem'"]);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let bad = std::ffi::OsStr::from_bytes(b"\xff\xfe.ll");
    let output = std::process::Command::new(under_test())
        .arg(bad)
        .output()
        .unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.contains("error:") && !err.contains("panicked"), "{err}");
}

#[test]
fn standard_input_is_named_in_diagnostics() {
    let ran = tandemc_on(
        b"define void @f() {\n  bogus\n}\n",
        &["--passes=verify", "-"],
    );
    assert_refused(&ran, &["<stdin>:2:"]);
    let ran = tandemc_on(SMALL.as_bytes(), &["--passes=jump-threading", "-"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("define i32 @f("), "{}", ran.out);
}
