use tandem_oracle::tv::validate::*;
fn one(name: &str, text: &str) {
    let m = match tandem_ir::text::parse(text.as_bytes(), "x.ll") { Ok(m) => m, Err(e) => { println!("{name}: PARSE {e}"); return; } };
    let f = |n: &str| m.body(m.header.lookup(n).unwrap()).unwrap();
    let s = Settings { query_ms: 5000, time_limit: Some(std::time::Duration::from_secs(8)), ..Settings::default() };
    let r = validate(Subject { module: &m, function: f("src") }, Subject { module: &m, function: f("tgt") }, &s);
    let extra = match &r.conclusion { Conclusion::Incorrect(c) => format!("{} {:?} {:?}", c.reason, c.inputs, c.trace), Conclusion::Unproven(w) => w.clone(), Conclusion::Unsupported(b) => format!("{b:?}"), _ => String::new() };
    println!("{name}: {} [{:?}, {} queries] {extra} {:?} {:?}", r.conclusion.name(), r.time, r.queries, r.assumptions, r.approximations);
}
#[test]
fn scratch() {
    for p in ["contract", "ftz", "fadd_comm_f32", "half2", "mul32noundef", "tidrange"] {
        let t = std::fs::read_to_string(format!("/work/shared/spec/probes/{p}.ll")).unwrap();
        one(p, &t);
    }
    let pair = |name: &str, head: &str, a: &str, b: &str| {
        let decl = "declare float @llvm.fma.f32(float,float,float)\ndeclare i32 @llvm.umax.i32(i32,i32)\ndeclare float @llvm.fabs.f32(float)\ndeclare float @llvm.sin.f32(float)\n";
        one(name, &format!("{decl}define {} {{\n{a}\n}}\ndefine {} {{\n{b}\n}}", head.replace("@f", "@src"), head.replace("@f", "@tgt")));
    };
    pair("fsub nsz 0,x => fneg", "float @f(float %x)", "%r = fsub nsz float 0.0, %x\nret float %r", "%r = fneg nsz float %x\nret float %r");
    pair("fsub 0,x => fneg (wrong)", "float @f(float %x)", "%r = fsub float 0.0, %x\nret float %r", "%r = fneg float %x\nret float %r");
    pair("fsub -0,x => fneg", "float @f(float %x)", "%r = fsub float -0.0, %x\nret float %r", "%r = fneg float %x\nret float %r");
    pair("fadd x,-0 => x", "float @f(float %x)", "%r = fadd float %x, -0.0\nret float %r", "ret float %x");
    pair("fadd x,0 => x (wrong)", "float @f(float %x)", "%r = fadd float %x, 0.0\nret float %r", "ret float %x");
    pair("fdiv x,2 => fmul .5", "float @f(float %x)", "%r = fdiv float %x, 2.0\nret float %r", "%r = fmul float %x, 0.5\nret float %r");
    pair("fdiv arcp x,3 => mul", "float @f(float %x)", "%r = fdiv arcp float %x, 3.0\nret float %r", "%r = fmul arcp float %x, 0x3FD5555560000000\nret float %r");
    pair("chain comm", "float @f(float %x, float %y, float %z)", "%a = fmul float %x, %y\n%r = fadd float %a, %z\nret float %r", "%a = fmul float %y, %x\n%r = fadd float %z, %a\nret float %r");
    pair("chain swapped order", "float @f(float %x, float %y, float %z)", "%a = fmul float %x, %y\n%b = fmul float %y, %z\n%r = fadd float %a, %b\nret float %r", "%b = fmul float %z, %y\n%a = fmul float %y, %x\n%r = fadd float %b, %a\nret float %r");
    pair("cse", "float @f(float %x, float %y)", "%a = fmul float %x, %y\n%b = fmul float %x, %y\n%r = fadd float %a, %b\nret float %r", "%a = fmul float %x, %y\n%r = fadd float %a, %a\nret float %r");
    pair("add contract flag (wrong)", "float @f(float %x, float %y, float %z)", "%a = fmul float %x, %y\n%r = fadd float %a, %z\nret float %r", "%a = fmul contract float %x, %y\n%r = fadd contract float %a, %z\nret float %r");
    pair("fcmp swap", "i1 @f(float %x, float %y)", "%r = fcmp olt float %x, %y\nret i1 %r", "%r = fcmp ogt float %y, %x\nret i1 %r");
    pair("fcmp une x,x => uno", "i1 @f(float %x)", "%r = fcmp une float %x, %x\nret i1 %r", "%r = fcmp uno float %x, 0.0\nret i1 %r");
    pair("fabs neg", "float @f(float %x)", "%a = fneg float %x\n%r = call float @llvm.fabs.f32(float %a)\nret float %r", "%r = call float @llvm.fabs.f32(float %x)\nret float %r");
    pair("sin id", "float @f(float %x)", "%a = fadd float %x, %x\n%r = call float @llvm.sin.f32(float %a)\nret float %r", "%a = fmul float %x, 2.0\n%r = call float @llvm.sin.f32(float %a)\nret float %r");
    pair("fpext fptrunc", "float @f(float %x)", "%a = fpext float %x to double\n%r = fptrunc double %a to float\nret float %r", "ret float %x");
    pair("sitofp", "i32 @f(i16 %x)", "%a = sitofp i16 %x to float\n%r = fptosi float %a to i32\nret i32 %r", "%r = sext i16 %x to i32\nret i32 %r");
    pair("add nsw comm", "i32 @f(i32 %x, i32 %y)", "%r = add nsw i32 %x, %y\nret i32 %r", "%r = add i32 %y, %x\nret i32 %r");
    pair("mul nsw cmp", "i1 @f(i32 %x)", "%a = mul nsw i32 %x, 6\n%r = icmp sgt i32 %a, 11\nret i1 %r", "%r = icmp sgt i32 %x, 1\nret i1 %r");
    pair("udiv pow2", "i32 @f(i32 %x)", "%r = udiv i32 %x, 8\nret i32 %r", "%r = lshr i32 %x, 3\nret i32 %r");
    pair("mul nsw nuw => shl", "i32 @f(i32 %x)", "%r = mul nsw nuw i32 %x, 8\nret i32 %r", "%r = shl nsw nuw i32 %x, 3\nret i32 %r");
    pair("umax", "i32 @f(i32 %x, i32 %y)", "%c = icmp ugt i32 %x, %y\n%r = select i1 %c, i32 %x, i32 %y\nret i32 %r", "%r = call i32 @llvm.umax.i32(i32 %x, i32 %y)\nret i32 %r");
    pair("noundef umax", "i32 @f(i32 noundef %x, i32 noundef %y)", "%c = icmp ugt i32 %x, %y\n%r = select i1 %c, i32 %x, i32 %y\nret i32 %r", "%r = call i32 @llvm.umax.i32(i32 %x, i32 %y)\nret i32 %r");
    pair("fmul x,1 => x", "float @f(float %x)", "%r = fmul float %x, 1.0\nret float %r", "ret float %x");
    pair("x => fmul x,1 (wrong: NaN)", "float @f(float %x)", "ret float %x", "%r = fmul float %x, 1.0\nret float %r");
    pair("nnan x => fmul x,1", "float @f(float %x)", "%r = fmul nnan float %x, 1.0\nret float %r", "%r = fadd nnan float %x, -0.0\nret float %r");
}
