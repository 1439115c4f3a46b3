//! What this form takes for equal, as data: identities of sums, products, conversions and recurrences, and the table of
//! exit tests ([`super::count::FORMS`]), each with its side conditions.
//!
//! They are statements of a small notation that the solver's side of the project reads (`oracle/src/scev/prove.rs`);
//! `tandem certify --scev-rules` puts each of them to the solver at every width that it states. Identities that only production applies stand
//! here too, so that there is one place at which all of them are stated.

use super::count::{FORMS, Form};
use tandem_ir::claims::scev::Nary;

/// Who applies an identity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Applied {
    /// Both forms.
    Both,
    /// Production alone.
    Production,
}

/// The second width of an identity, and its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Besides {
    /// There is none.
    Nothing,
    /// One bit more, and twice as many.
    Wider,
    /// One bit, half as many, and one less.
    Narrower,
    /// A number from 1 to one less than the width.
    Number,
}

/// An identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// As it is usually written.
    pub says: String,
    /// Side conditions.
    pub given: Vec<String>,
    /// Statements: the identity, then what its induction needs besides.
    pub shows: Vec<String>,
    /// Widths from the first to the last at which it is stated.
    pub widths: (u32, u32),
    /// Second width or number.
    pub besides: Besides,
    /// Who applies it.
    pub applied: Applied,
}

/// Name, as it is written, side conditions, statements, and what else there is.
type Row = (
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
    Besides,
    Applied,
);

use Applied::{Both, Production};
use Besides::{Narrower, Nothing, Number, Wider};

const ROWS: &[Row] = &[
    (
        "sum-of-recurrences",
        "{a,+,b} + {c,+,d} = {a+c,+,b+d}",
        &[],
        &["(= (+ (rec x a b) (rec y c d)) (rec z (+ a c) (+ b d)))"],
        Nothing,
        Both,
    ),
    (
        "invariant-into-start",
        "c + {a,+,b} = {c+a,+,b}",
        &[],
        &["(= (+ c (rec x a b)) (rec y (+ c a) b))"],
        Nothing,
        Both,
    ),
    (
        "scaled-recurrence",
        "c * {a,+,b} = {c*a,+,c*b}",
        &[],
        &["(= (* c (rec x a b)) (rec y (* c a) (* c b)))"],
        Nothing,
        Both,
    ),
    (
        "step-of-zero",
        "{a,+,0} = a",
        &[],
        &["(= (rec x a 0) a)"],
        Nothing,
        Both,
    ),
    (
        "value-in-iteration",
        "{s,+,t} in iteration k is s + t*k",
        &[],
        &["(= (rec x s t) (+ s (* t (rec k 0 1))))"],
        Nothing,
        Both,
    ),
    (
        "like-terms",
        "c*t + d*t = (c+d)*t",
        &[],
        &["(= (+ (* c t) (* d t)) (* (+ c d) t))"],
        Nothing,
        Both,
    ),
    (
        "number-times-sum",
        "c * (n + x) = c*n + c*x",
        &[],
        &["(= (* c (+ n x)) (+ (* c n) (* c x)))"],
        Nothing,
        Both,
    ),
    (
        "minus-sum",
        "-1 * (x + y) = -1*x + -1*y",
        &[],
        &["(= (* -1 (+ x y)) (+ (* -1 x) (* -1 y)))"],
        Nothing,
        Both,
    ),
    (
        "number-times-product",
        "c * (d * x) = (c*d) * x",
        &[],
        &["(= (* c (* d x)) (* (* c d) x))"],
        Nothing,
        Both,
    ),
    (
        "difference",
        "x - y = x + -1*y",
        &[],
        &["(= (- x y) (+ x (* -1 y)))"],
        Nothing,
        Both,
    ),
    (
        "shl-is-product",
        "x << k = 2^k * x, 0 < k < w",
        &[],
        &["(= (shl x K) (* (shl 1 K) x))"],
        Number,
        Both,
    ),
    (
        "lshr-is-quotient",
        "x >> k = x /u 2^k, 0 < k < w",
        &[],
        &["(= (lshr x K) (/u x (shl 1 K)))"],
        Number,
        Both,
    ),
    (
        "quotient-by-one",
        "x /u 1 = x",
        &[],
        &["(= (/u x 1) x)"],
        Nothing,
        Both,
    ),
    (
        "zext-of-zext",
        "zext (zext x) = zext x",
        &[],
        &["(= (further (zext x)) (further x))"],
        Wider,
        Both,
    ),
    (
        "product-of-recurrences",
        "{a,+,b} * {c,+,d} = {ac,+,ad+bc+bd,+,2bd}",
        &[],
        &[
            "(= (* (rec x a b) (rec y c d)) (rec z (* a c) (+ (* a d) (* b c) (* b d)) (* 2 b d)))",
            "(= z.1 (+ (* x d) (* y b) (* b d)))",
        ],
        Nothing,
        Production,
    ),
    (
        "sum-of-quadratics",
        "{a,+,b,+,c} + {d,+,e,+,f} = {a+d,+,b+e,+,c+f}",
        &[],
        &[
            "(= (+ (rec x a b c) (rec y d e f)) (rec z (+ a d) (+ b e) (+ c f)))",
            "(= z.1 (+ x.1 y.1))",
        ],
        Nothing,
        Production,
    ),
    (
        "trunc-of-recurrence",
        "trunc {a,+,b} = {trunc a,+,trunc b}",
        &[],
        &["(= (trunc (rec x a b)) (rec y (trunc a) (trunc b)))"],
        Narrower,
        Production,
    ),
    (
        "zext-of-recurrence",
        "zext {a,+,b}<nuw> = {zext a,+,zext b}",
        &["(no-uwrap x b)"],
        &["(= (zext (rec x a b)) (rec y (zext a) (zext b)))"],
        Wider,
        Production,
    ),
    (
        "sext-of-recurrence",
        "sext {a,+,b}<nsw> = {sext a,+,sext b}",
        &["(no-swrap x b)"],
        &["(= (sext (rec x a b)) (rec y (sext a) (sext b)))"],
        Wider,
        Production,
    ),
    (
        "zext-of-sum",
        "zext (a + b)<nuw> = zext a + zext b",
        &["(no-uwrap a b)"],
        &["(= (zext (+ a b)) (+ (zext a) (zext b)))"],
        Wider,
        Production,
    ),
    (
        "sext-of-sum",
        "sext (a + b)<nsw> = sext a + sext b",
        &["(no-swrap a b)"],
        &["(= (sext (+ a b)) (+ (sext a) (sext b)))"],
        Wider,
        Production,
    ),
    (
        "trunc-of-sum",
        "trunc (a + b) = trunc a + trunc b",
        &[],
        &["(= (trunc (+ a b)) (+ (trunc a) (trunc b)))"],
        Narrower,
        Production,
    ),
    (
        "low-mask",
        "x & 2^k-1 = zext (trunc x to k), 0 < k < w",
        &[],
        &["(= (and x (- (shl 1 K) 1)) (widen (low K x)))"],
        Number,
        Production,
    ),
    (
        "complement",
        "x ^ -1 = -1 - x",
        &[],
        &["(= (xor x -1) (- -1 x))"],
        Nothing,
        Production,
    ),
    (
        "disjoint-or",
        "a | b = a + b, no bit in both",
        &["(= (and a b) 0)"],
        &["(= (or a b) (+ a b))"],
        Nothing,
        Production,
    ),
    (
        "smax-with-itself",
        "x smax x = x",
        &[],
        &["(= (smax x x) x)"],
        Nothing,
        Production,
    ),
    (
        "umin-with-zero",
        "x umin 0 = 0",
        &[],
        &["(= (umin x 0) 0)"],
        Nothing,
        Production,
    ),
    (
        "umax-absorbs",
        "x umax (x umin y) = x",
        &[],
        &["(= (umax x (umin x y)) x)"],
        Nothing,
        Production,
    ),
    (
        "rounded-up",
        "ceil(d /u s) = (d - min(d,1)) /u s + min(d,1), by steps of a power of two",
        &["(ult 0 d)"],
        &["(= (+ (/u (- d (umin d 1)) (shl 1 K)) (umin d 1)) (+ 1 (lshr (- d 1) K)))"],
        Number,
        Production,
    ),
];

/// All of them.
pub fn all() -> Vec<Identity> {
    let own = |texts: &[&str]| texts.iter().map(|t| (*t).to_owned()).collect();
    let rows = ROWS
        .iter()
        .map(|&(name, says, given, shows, besides, applied)| Identity {
            name: name.to_owned(),
            says: says.to_owned(),
            given: own(given),
            shows: own(shows),
            widths: (
                if matches!(besides, Narrower | Number) {
                    2
                } else {
                    1
                },
                64,
            ),
            besides,
            applied,
        });
    let forms = FORMS.iter().map(of_form);
    let binomials = (2..=7).flat_map(binomial);
    rows.chain(forms).chain(binomials).collect()
}

/// A row of the table of exit tests: below the count the loop goes on, in that iteration it does not. The first condition is
/// the row's step. At width 1 steps of 1 and -1 are the same number, and nothing is read off the table.
fn of_form(form: &Form) -> Identity {
    let join = match form.join {
        None => "b".to_owned(),
        Some(op) => format!("({} b s)", op.separator().trim()),
    };
    let (count, way) = match form.step > 0 {
        true => (format!("(- {join} s)"), "up"),
        false => (format!("(- s {join})"), "down"),
    };
    debug_assert!(!matches!(
        form.join,
        Some(Nary::Add | Nary::Mul | Nary::SeqUMin)
    ));
    let pred = form.pred.keyword();
    Identity {
        name: format!("count-{pred}-{way}"),
        says: format!(
            "{{s,+,{}}} {pred} b for the first {count} iterations, and then not",
            form.step
        ),
        given: vec![format!("(= t {})", form.step)],
        shows: vec![
            format!("(=> (ult k {count}) ({pred} (+ s (* t k)) b))"),
            format!("(not ({pred} (+ s (* t {count})) b))"),
        ],
        widths: (2, 64),
        besides: Nothing,
        applied: Both,
    }
}

/// `C(k, n)` modulo 2^w: the falling product of `w + t` bits, where 2^t is the power of two in `n!`, shifted by `t`, times the
/// inverse of what is left of `n!`. `C(k, n)` is the recurrence {0,+,..,+,1} of degree `n`.
fn binomial(n: u32) -> Vec<Identity> {
    let factorial: u64 = (1..=u64::from(n)).product();
    let t = factorial.trailing_zeros();
    let odd = factorial >> t;
    let most = if n <= 4 { 64 } else { 16 };
    // Newton's iteration doubles the number of right bits.
    let inverse = (0..6).fold(odd, |x, _| {
        x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x)))
    });
    let identity = |what: &str, says: String, shows: Vec<String>, widths| Identity {
        name: format!("binomial-{n}-{what}"),
        says,
        given: Vec::new(),
        shows,
        widths,
        besides: Nothing,
        applied: Production,
    };
    let falling = |first: &str, j: u32| {
        let rest: Vec<String> = (1..j).map(|i| format!(" (- k {i})")).collect();
        format!("(* {first}{})", rest.concat())
    };
    // Differences of the falling product are falling products again: that of `j` fewer factors, `n!/(n-j)!` times.
    let mut falls = Vec::new();
    let mut scaled = Vec::new();
    let zeros = "0 ".repeat(n as usize);
    for j in 0..n {
        let times: u64 = (n - j + 1..=n).map(u64::from).product();
        let (f, c) = match j {
            0 => (
                format!("(rec f {zeros}{factorial})"),
                format!("(rec c {zeros}1)"),
            ),
            _ => (format!("f.{j}"), format!("c.{j}")),
        };
        let first = if j == 0 { "(rec k 0 1)" } else { "k" };
        falls.push(format!("(= {f} (* {times} {}))", falling(first, n - j)));
        scaled.push(format!("(= {f} (* {factorial} {c}))"));
    }
    let wide = (1 + t, most + t);
    let steps = format!("{{0,+,..,+,{factorial}}}");
    vec![
        identity(
            "falling",
            format!("the falling product of {n} is {steps}"),
            falls,
            wide,
        ),
        identity(
            "scaled",
            format!("{steps} is {n}! * {{0,+,..,+,1}}"),
            scaled,
            wide,
        ),
        identity(
            "shifted",
            format!("the lowest w bits of 2^{t}*y shifted by {t} are those of y"),
            vec![format!(
                "(= (and (lshr (shl y {t}) {t}) (lshr -1 {t})) (and y (lshr -1 {t})))"
            )],
            wide,
        ),
        identity(
            "divided",
            format!("the inverse of {odd} takes {odd} away"),
            vec![format!("(= (* {} (* {odd} c)) c)", inverse as i64)],
            (1, most),
        ),
    ]
}
