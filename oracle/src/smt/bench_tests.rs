use super::z3::*; use super::*; use std::time::*; use tandem_ir::FloatKind;
fn cpu() -> f64 { let s = std::fs::read_to_string("/proc/self/stat").unwrap(); let f: Vec<&str> = s.rsplit(')').next().unwrap().split_whitespace().collect(); (f[11].parse::<f64>().unwrap() + f[12].parse::<f64>().unwrap())/100.0 }
#[test]
fn bench_z3() {
    let mk = |i: usize, t: &mut Terms| -> Vec<Term> {
        let (x,y,z)=(t.input("x",Sort::Bits(32)),t.input("y",Sort::Bits(32)),t.input("z",Sort::Bits(32)));
        let f = t.function(FunData{name:"f".into(),args:vec![Sort::Bits(32)],result:Sort::Bits(32),approximate:false,per_thread:false});
        match i {
            0 => { let a=t.bvand(x,y); let o=t.bvor(x,y); let s=t.add(a,o); let s2=t.add(x,y); vec![t.ne(s,s2)] }
            1 => { let ten=t.bits(32,10); let q=t.udiv(x,ten); let r=t.urem(x,ten); let m=t.mul(q,ten); let s=t.add(m,r); vec![t.ne(s,x)] }
            2 => { let fx=t.apply(f,&[x]); let fy=t.apply(f,&[y]); let a=t.bvxor(x,y); let b=t.bvor(x,y); let c=t.bvand(x,y); let d=t.sub(b,c); let e=t.eq(a,z); let g=t.ne(d,z); let n=t.ne(fx,fy); let o=t.or(g,n); let xy=t.eq(a,fx); vec![e,o,xy,g] }
            3 => { let c=t.ult(x,y); let a=t.udiv(x,y); let one=t.bits(32,0); let e=t.ne(a,one); vec![c,e] }
            4 => { let zx=t.zext(x,64); let zy=t.zext(y,64); let m=t.mul(zx,zy); let h=t.extract(63,32,m); let p=t.mul(x,y); let l=t.zext(p,64); let zz=t.zext(h,64); let k=t.bits(64,32); let hh=t.shl(zz,k); let s=t.bvor(hh,l); vec![t.ne(s,m)] }
            5 => { let a=t.fp(FpOp::Add(Rounding::NearestEven),FloatKind::Float,&[x,y]); let b=t.fp(FpOp::Sub(Rounding::NearestEven),FloatKind::Float,&[a,y]); vec![t.ne(b,x)] }
            6 => { let a=t.fp(FpOp::Convert(FloatKind::Double, Rounding::NearestEven),FloatKind::Float,&[x]); let b=t.fp(FpOp::Convert(FloatKind::Float, Rounding::NearestEven),FloatKind::Double,&[a]); let n=t.fp_is_nan(FloatKind::Float,x); let n=t.not(n); vec![t.ne(b,x), n] }
            7 => { let s=t.mul(x,x); let k=t.bits(32,0x7dab1234); let e = t.eq(s,k); vec![e] }
            8 => { let x=t.extract(15,0,x); let three=t.bits(16,3); let zx=t.zext(x,32); let magic=t.bits(32,0xAAAB); let m=t.mul(zx,magic); let k=t.bits(32,17); let h=t.lshr(m,k); let q=t.udiv(x,three); let q=t.zext(q,32); vec![t.ne(h,q)] }
            9 => { let k=t.bits(32,31); let s=t.ashr(x,k); let k2=t.bits(32,29); let b=t.lshr(s,k2); let a=t.add(x,b); let k3=t.bits(32,3); let q=t.ashr(a,k3); let eight=t.bits(32,8); let d=t.sdiv(x,eight); vec![t.ne(q,d)] }
            10 => { let (x,y)=(t.extract(11,0,x),t.extract(11,0,y)); let c=t.mul(x,y); let q=t.udiv(c,y); let zero=t.bits(12,0); let n=t.ne(y,zero); let big=t.bits(12,63); let a=t.ule(x,big); let b=t.ule(y,big); vec![t.ne(q,x),n,a,b] }
            11 => { let (x,y,z)=(t.extract(7,0,x),t.extract(7,0,y),t.extract(7,0,z)); let a = t.bvor(x,y); let b=t.bvand(a,z); let p=t.mul(b,b); let c=t.bvand(x,z); let d=t.bvand(y,z); let e=t.bvor(c,d); let q=t.mul(e,e); let q = t.add(q, z); let p=t.add(p,z); vec![t.ne(p,q)] }
            _ => { let p=t.zext(x,64); let q=t.zext(y,64); let m=t.mul(p,q); let n=t.bits(64, 4294967291*4294967279); let one=t.bits(32,1); vec![t.eq(m,n), t.ult(one,x)] }
        }
    };
    for i in 0..13 {
        let mut line = format!("{i}: ");
        for (inc,steps) in [(true,2_000_000),(false,4_000_000),(true,0),(false,0)] {
            let mut t=Terms::new(); let a=mk(i,&mut t);
            if a.iter().any(|&t| t==Terms::FALSE) { line += " settled"; continue; }
            let s0=cpu();
            let mut e=Engine::new(Setup{memory_mb:2000,seed:0,mode:FloatMode::Exact,general:inc,steps}).unwrap();
            e.assert_all(&t,&a).unwrap();
            let v=e.check(&[],Duration::from_secs(7),None);
            drop(e);
            line += &format!(" [{inc} {steps} {:.2} {v:?}]", cpu()-s0);
        }
        eprintln!("{line}");
    }
}
