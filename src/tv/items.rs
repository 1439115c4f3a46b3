//! Paths into items: what is compared with what, by the names of the files.
//!
//! One file is compared within itself, two files with each other. With folders, or
//! more than two files, names tell: `X.src.ll` goes with `X.tgt.ll`, `X.ident.ll`
//! with itself, and any other file is looked into for pairs.

use crate::files;
use std::path::Path;
use tandem_optimized::driver::ptx;

/// What to compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// Functions of two files, by name.
    Files {
        /// Source.
        source: String,
        /// Target.
        target: String,
    },
    /// Functions of a file and the PTX that was made of it, by name.
    Lifted {
        /// LLVM IR.
        source: String,
        /// PTX.
        target: String,
    },
    /// Pairs inside of a file.
    Inside(String),
    /// Every function of a file with itself.
    Identity(String),
    /// Every function of a file before and after passes.
    Transformed(String),
    /// A file that lacks its partner.
    Alone {
        /// The file.
        path: String,
        /// The partner's path.
        partner: String,
    },
}

impl Item {
    /// The path that stands for the item.
    pub fn path(&self) -> &str {
        match self {
            Item::Files { source, .. } | Item::Lifted { source, .. } => source,
            Item::Inside(p) | Item::Identity(p) | Item::Transformed(p) => p,
            Item::Alone { path, .. } => path,
        }
    }
}

/// How paths are to be understood, whatever their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// By number and names.
    Named,
    /// Each file with itself.
    Identity,
    /// Each file before and after passes.
    Transformed,
}

/// The items that paths mean, in order.
///
/// # Errors
/// A path that does not exist, or no file at all.
pub fn items(paths: &[String], form: Form) -> Result<Vec<Item>, String> {
    let folder = paths.iter().any(|p| Path::new(p).is_dir());
    if let ([source, target], Form::Named, false) = (paths, form, folder)
        && ptx::is_ptx(target)
        && !ptx::is_ptx(source)
    {
        files::modules(&paths[..1]).map_err(|e| e.to_string())?;
        return Ok(vec![Item::Lifted {
            source: source.clone(),
            target: target.clone(),
        }]);
    }
    if let ([source, target], Form::Named, false) = (paths, form, folder) {
        // Also the same file twice, which is how an identity check is asked for.
        files::modules(paths).map_err(|e| e.to_string())?;
        return Ok(vec![Item::Files {
            source: source.clone(),
            target: target.clone(),
        }]);
    }
    let list = files::modules(paths).map_err(|e| e.to_string())?;
    if list.is_empty() {
        return Err("error: no .ll or .bc file in what was given".into());
    }
    let item = |p: String| match form {
        Form::Identity => Some(Item::Identity(p)),
        Form::Transformed => Some(Item::Transformed(p)),
        Form::Named => named(p, &list),
    };
    Ok(list.iter().cloned().filter_map(item).collect())
}

/// The item of one file by its name; `None` for a target whose source is in the list.
fn named(path: String, list: &[String]) -> Option<Item> {
    if path.ends_with(".ident.ll") {
        return Some(Item::Identity(path));
    }
    let partner = |suffix: &str, other: &str| {
        let stem = path.strip_suffix(suffix).filter(|s| !s.ends_with('/'))?;
        Some(format!("{stem}{other}")).filter(|_| !stem.is_empty())
    };
    if let Some(target) = partner(".src.ll", ".tgt.ll") {
        return Some(if Path::new(&target).exists() {
            Item::Files {
                source: path,
                target,
            }
        } else {
            Item::Alone {
                path,
                partner: target,
            }
        });
    }
    if let Some(source) = partner(".tgt.ll", ".src.ll") {
        if list.contains(&source) {
            return None;
        }
        return Some(if Path::new(&source).exists() {
            Item::Files {
                source,
                target: path,
            }
        } else {
            Item::Alone {
                path,
                partner: source,
            }
        });
    }
    Some(Item::Inside(path))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_goes_with_what() {
        let folder = tempfile::tempdir().unwrap();
        let at = |n: &str| folder.path().join(n).to_str().unwrap().to_owned();
        for n in [
            "a.src.ll",
            "a.tgt.ll",
            "b.ident.ll",
            "c.srctgt.ll",
            "d.tgt.ll",
            "e.src.ll",
            "f.txt",
        ] {
            std::fs::write(at(n), "").unwrap();
        }
        let all = items(&[at("")], Form::Named).unwrap();
        let trimmed = |i: &Item| i.path().rsplit('/').next().unwrap().to_owned();
        let names: Vec<String> = all.iter().map(trimmed).collect();
        assert_eq!(
            names,
            [
                "a.src.ll",
                "b.ident.ll",
                "c.srctgt.ll",
                "d.tgt.ll",
                "e.src.ll"
            ]
        );
        assert!(matches!(&all[0], Item::Files { target, .. } if target.ends_with("a.tgt.ll")));
        assert!(matches!(&all[1], Item::Identity(_)));
        assert!(matches!(&all[2], Item::Inside(_)));
        assert!(matches!(&all[3], Item::Alone { partner, .. } if partner.ends_with("d.src.ll")));
        assert!(matches!(&all[4], Item::Alone { partner, .. } if partner.ends_with("e.tgt.ll")));
        // Two files are a pair whatever their names; three are not.
        let two = items(&[at("c.srctgt.ll"), at("c.srctgt.ll")], Form::Named).unwrap();
        assert!(matches!(&two[..], [Item::Files { .. }]));
        let one = items(&[at("a.tgt.ll")], Form::Named).unwrap();
        assert!(matches!(&one[..], [Item::Files { source, .. }] if source.ends_with("a.src.ll")));
        let three = items(
            &[at("a.src.ll"), at("a.tgt.ll"), at("b.ident.ll")],
            Form::Named,
        )
        .unwrap();
        assert_eq!(three.len(), 2);
        assert_eq!(items(&[at("")], Form::Identity).unwrap().len(), 6);
        assert!(items(&[at("nothing.ll")], Form::Named).is_err());
    }
}
