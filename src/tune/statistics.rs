//! Means with their spread, and paired differences with what they are worth.

use serde::Serialize;

/// Numbers of several runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Sample {
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub spread: f64,
    /// Runs.
    pub runs: usize,
}

impl Sample {
    /// The sample of some numbers.
    pub fn of(values: &[f64]) -> Sample {
        let runs = values.len();
        if runs == 0 {
            return Sample::default();
        }
        let mean = values.iter().sum::<f64>() / runs as f64;
        let squares: f64 = values.iter().map(|v| (v - mean).powi(2)).sum();
        let spread = match runs {
            1 => 0.0,
            n => (squares / (n - 1) as f64).sqrt(),
        };
        Sample { mean, spread, runs }
    }
}

/// A difference between runs on the same inputs and seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Paired {
    /// Mean of second less first.
    pub mean: f64,
    /// Half the width of the interval that holds the true mean with 95 %, by Student's distribution.
    pub margin: f64,
    /// The mean relative to the first.
    pub relative: f64,
    /// True if the interval does not hold zero.
    pub certain: bool,
    /// Pairs.
    pub pairs: usize,
}

impl Paired {
    /// The difference of pairs.
    pub fn of(first: &[f64], second: &[f64]) -> Paired {
        let differences: Vec<f64> = first.iter().zip(second).map(|(a, b)| b - a).collect();
        let d = Sample::of(&differences);
        let base = Sample::of(first).mean;
        let margin = match d.runs {
            0 | 1 => 0.0,
            n => student(n - 1) * d.spread / (n as f64).sqrt(),
        };
        Paired {
            mean: d.mean,
            margin,
            relative: if base == 0.0 { 0.0 } else { d.mean / base },
            certain: d.runs > 1 && d.mean.abs() > margin,
            pairs: d.runs,
        }
    }
    /// In words: the change in percent with its margin, and "?" where it may be chance.
    pub fn words(&self) -> String {
        if self.pairs == 0 {
            return "–".into();
        }
        if self.mean == 0.0 && self.margin == 0.0 {
            return "±0".into();
        }
        let base = if self.relative == 0.0 {
            0.0
        } else {
            self.mean / self.relative
        };
        let doubt = if self.certain { "" } else { " ?" };
        match base == 0.0 {
            true => format!("{:+.1} ± {:.1}{doubt}", self.mean, self.margin),
            false => format!(
                "{:+.2} % ± {:.2}{doubt}",
                100.0 * self.relative,
                100.0 * self.margin / base
            ),
        }
    }
}

/// The 97.5 % quantile of Student's distribution.
fn student(freedom: usize) -> f64 {
    const TABLE: [f64; 10] = [
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    ];
    match freedom {
        0 => f64::INFINITY,
        n if n <= 10 => TABLE[n - 1],
        n if n <= 30 => 2.05,
        _ => 1.97,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_certain_if_it_is_larger_than_its_margin() {
        let p = Paired::of(&[100.0, 110.0, 120.0, 130.0], &[90.0, 100.0, 110.0, 120.0]);
        assert!(p.certain && p.mean == -10.0 && p.margin == 0.0);
        let p = Paired::of(&[100.0, 110.0, 120.0], &[104.0, 100.0, 123.0]);
        assert!(!p.certain && p.words().ends_with('?'), "{p:?}");
    }

    #[test]
    fn nothing_is_a_sample_too() {
        assert_eq!(Sample::of(&[]).runs, 0);
        assert_eq!(Paired::of(&[], &[]).words(), "–");
        assert_eq!(Sample::of(&[3.0]).spread, 0.0);
        // One pair says nothing about chance.
        assert!(!Paired::of(&[1.0], &[2.0]).certain);
    }
}
