//! Numbers as drawings: curves over nights, and bars with their spread.

use super::escape;

/// A curve.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Its name in the legend.
    pub name: String,
    /// One value per place on the axis; `None` where there is none.
    pub values: Vec<Option<f64>>,
}

/// A group of bars side by side, one per series.
#[derive(Clone, Debug)]
pub struct Group {
    /// Text at the group.
    pub name: String,
    /// Mean and spread per series.
    pub bars: Vec<(f64, f64)>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 64.0;
const SERIES: usize = 4;

/// Curves over the same axis; `places` are the axis's texts.
pub fn curves(label: &str, places: &[String], curves: &[Curve]) -> String {
    let all = curves.iter().flat_map(|c| c.values.iter().flatten());
    let top = nice(all.copied().filter(|v| v.is_finite()).fold(0.0, f64::max));
    let mut out = begin(label, HEIGHT + 60.0);
    out += &axis(top);
    let step = (WIDTH - LEFT - 10.0) / (places.len().max(2) - 1) as f64;
    let at = |k: usize| LEFT + step * k as f64;
    for (s, c) in curves.iter().enumerate() {
        let class = s % SERIES;
        let mut path = String::new();
        let mut dots = String::new();
        let mut pen = 'M';
        for (k, v) in c.values.iter().enumerate() {
            let Some(v) = v.filter(|v| v.is_finite()) else {
                pen = 'M';
                continue;
            };
            let (x, y) = (at(k), height(v, top));
            path += &format!("{pen}{x:.1} {y:.1} ");
            dots += &format!(
                "<circle class=\"s{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.5\"><title>{}: {}</title></circle>",
                escape(&c.name),
                number(v)
            );
            pen = 'L';
        }
        out += &format!("<path class=\"curve s{class}\" d=\"{path}\"/>{dots}\n");
    }
    for k in [0, places.len().saturating_sub(1)] {
        if let Some(text) = places.get(k) {
            let anchor = if k == 0 { "start" } else { "end" };
            let x = if k == 0 { LEFT } else { at(k) };
            out += &format!(
                "<g class=\"axis\"><text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text></g>\n",
                HEIGHT + 26.0,
                escape(text)
            );
        }
    }
    let names: Vec<&str> = curves.iter().map(|c| c.name.as_str()).collect();
    out + &legend(&names) + "</svg></div>\n"
}

/// Groups of horizontal bars with whiskers for the spread; `series` names the bars of a group.
pub fn bars(label: &str, series: &[String], groups: &[Group]) -> String {
    let tallest = groups.iter().flat_map(|g| &g.bars).map(|b| b.0 + b.1);
    let top = nice(tallest.filter(|v| v.is_finite()).fold(0.0, f64::max));
    let bar = 12.0;
    let row = bar * series.len() as f64 + 10.0;
    let names = 190.0;
    let bottom = row * groups.len() as f64;
    let mut out = begin(label, bottom + 50.0);
    let scale = (WIDTH - names - 80.0) / top;
    for (g, group) in groups.iter().enumerate() {
        let y = row * g as f64 + 4.0;
        out += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
            names - 8.0,
            y + row / 2.0,
            escape(&short(&group.name))
        );
        for (s, &(mean, spread)) in group.bars.iter().enumerate() {
            let y = y + bar * s as f64;
            let (mean, spread) = (finite(mean), finite(spread));
            let end = names + mean * scale;
            out += &format!(
                "<rect class=\"s{}\" x=\"{names:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\">\
                 <title>{}: {} ± {}</title></rect>",
                s % SERIES,
                mean * scale,
                bar - 2.0,
                escape(&series.get(s).cloned().unwrap_or_default()),
                number(mean),
                number(spread)
            );
            if spread > 0.0 {
                let (a, b) = ((mean - spread).max(0.0) * scale, (mean + spread) * scale);
                let middle = y + bar / 2.0 - 1.0;
                out += &format!(
                    "<path class=\"whisker\" d=\"M{:.1} {middle:.1} H{:.1}\"/>",
                    names + a,
                    names + b
                );
            }
            out += &format!(
                "<text x=\"{:.1}\" y=\"{:.1}\">{}</text>\n",
                end.max(names + (mean + spread) * scale) + 6.0,
                y + bar - 3.0,
                number(mean)
            );
        }
    }
    let names: Vec<&str> = series.iter().map(String::as_str).collect();
    out += &format!(
        "<g transform=\"translate(0 {:.1})\">",
        bottom - HEIGHT - 24.0
    );
    out + &legend(&names) + "</g></svg></div>\n"
}

fn begin(label: &str, height: f64) -> String {
    format!(
        "<div class=\"scroll\"><svg class=\"fit\" role=\"img\" aria-label=\"{}\" width=\"{WIDTH:.0}\" \
         height=\"{height:.0}\" viewBox=\"0 -8 {WIDTH:.0} {height:.0}\">\n",
        escape(label)
    )
}

/// Lines and numbers of the vertical axis.
fn axis(top: f64) -> String {
    let mut out = String::from("<g class=\"axis\">");
    for k in 0..=2 {
        let v = top * f64::from(k) / 2.0;
        let y = height(v, top);
        out += &format!(
            "<path d=\"M{LEFT:.1} {y:.1} H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            WIDTH - 10.0,
            LEFT - 6.0,
            y + 4.0,
            number(v)
        );
    }
    out + "</g>\n"
}

fn legend(names: &[&str]) -> String {
    let mut out = String::from("<g class=\"legend\">");
    let mut x = LEFT;
    for (s, name) in names.iter().enumerate() {
        out += &format!(
            "<rect class=\"s{}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"10\" height=\"10\"/><text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            s % SERIES,
            HEIGHT + 36.0,
            x + 14.0,
            HEIGHT + 45.0,
            escape(name)
        );
        x += 14.0 + 7.0 * name.chars().count() as f64 + 16.0;
    }
    out + "</g>\n"
}

fn height(v: f64, top: f64) -> f64 {
    HEIGHT - (v / top).clamp(0.0, 1.0) * (HEIGHT - 10.0)
}

fn finite(v: f64) -> f64 {
    if v.is_finite() { v.max(0.0) } else { 0.0 }
}

/// The next round number.
fn nice(v: f64) -> f64 {
    if v <= 0.0 {
        return 1.0;
    }
    let unit = 10f64.powf(v.log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0, 10.0];
    let fits = steps.iter().map(|s| s * unit).find(|&t| t >= v);
    fits.unwrap_or(v)
}

/// A number with as many digits as say something.
pub fn number(v: f64) -> String {
    match v.abs() {
        _ if !v.is_finite() => "–".into(),
        a if a >= 1e9 => format!("{:.2}G", v / 1e9),
        a if a >= 1e6 => format!("{:.2}M", v / 1e6),
        a if a >= 1e4 => format!("{:.1}k", v / 1e3),
        a if a >= 100.0 || v.fract() == 0.0 => format!("{v:.0}"),
        a if a >= 1.0 => format!("{v:.1}"),
        _ => format!("{v:.3}"),
    }
}

fn short(name: &str) -> String {
    const LONGEST: usize = 26;
    let n = name.chars().count();
    if n <= LONGEST {
        return name.into();
    }
    // Names differ at their end.
    format!("…{}", name.chars().skip(n - LONGEST).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_have_gaps_where_numbers_are_missing() {
        let c = Curve {
            name: "<x>".into(),
            values: vec![Some(1.0), None, Some(3.0), Some(f64::NAN)],
        };
        let places: Vec<String> = (0..4).map(|n| format!("night {n}")).collect();
        let svg = curves("trend", &places, &[c]);
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(!svg.contains("NaN") && !svg.contains("<x>"), "{svg}");
    }

    #[test]
    fn bars_say_their_mean_and_spread() {
        let g = Group {
            name: "a kernel with a very long name indeed".into(),
            bars: vec![(1500.0, 20.0), (0.0, 0.0)],
        };
        let svg = bars("cost", &["A".into(), "B".into()], &[g]);
        assert!(svg.contains("1500 ± 20"), "{svg}");
        assert_eq!(svg.matches("class=\"whisker\"").count(), 1);
        assert!(!svg.contains("NaN"));
    }

    #[test]
    fn drawings_of_nothing_are_drawings() {
        assert!(curves("x", &[], &[]).contains("</svg>"));
        assert!(bars("x", &[], &[]).contains("</svg>"));
    }
}
