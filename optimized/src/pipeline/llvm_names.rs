//! The passes and analyses of LLVM 22 that no pipeline of ours mentions (PL-108): they are read and printed, with whatever stands
//! in their brackets, and refused by name when they are to run. Read off LLVM's own list of names.

/// Names of passes of one scope, or of analyses.
pub type Names = &'static [&'static str];

macro_rules! names {
    ($($(#[$doc:meta])* $id:ident { $($name:literal)* })+) => {
        $($(#[$doc])* pub const $id: Names = &[$($name),*];)+
    };
}

names! {
    /// Passes on modules.
    MODULE {
    "assign-guid" "attributor-light" "called-value-propagation" "canonicalize-aliases" "check-debugify"
        "coro-cleanup" "coro-early" "cross-dso-cfi" "ctx-instr-gen" "ctx-instr-lower" "ctx-prof-flatten"
        "ctx-prof-flatten-prethinlink" "debugify" "declare-runtime-libcalls" "dfsan" "dot-callgraph"
        "dxil-upgrade" "elim-avail-extern" "expand-variadics" "extract-blocks" "fatlto-cleanup" "forceattrs"
        "function-import" "global-merge-func" "globalsplit" "hipstdpar-interpose-alloc" "hipstdpar-math-fixup"
        "hipstdpar-select-accelerator-code" "hotcoldsplit" "inferattrs" "inliner-ml-advisor-release"
        "inliner-wrapper" "inliner-wrapper-no-mandatory-first" "insert-gcov-profiling" "instrprof" "iroutliner"
        "jmc-instrumenter" "lower-emutls" "lower-global-dtors" "lower-ifunc" "lowertypetests"
        "memprof-context-disambiguation" "memprof-module" "memprof-remove-attributes" "mergefunc" "metarenamer"
        "module-inline" "name-anon-globals" "no-op-module" "noinline-nonprevailing" "norecurse-lto-inference"
        "nsan" "openmp-opt" "openmp-opt-postlink" "partial-inliner" "pgo-force-function-attrs" "pgo-icall-prom"
        "pgo-instr-gen" "pgo-instr-use" "print-callgraph" "print-callgraph-sccs" "print-ir-similarity" "print-lcg"
        "print-lcg-dot" "print-must-be-executed-contexts" "print-profile-summary" "print-stack-safety"
        "prof-verify" "pseudo-probe" "pseudo-probe-update" "recompute-globalsaa" "rel-lookup-table-converter"
        "rewrite-statepoints-for-gc" "rewrite-symbols" "rpo-function-attrs" "rtsan" "sample-profile"
        "sancov-module" "sanmd-module" "scc-oz-module-inliner" "shadow-stack-gc-lowering" "simplify-type-tests"
        "strip-dead-cg-profile" "strip-dead-debug-info" "strip-debug-declare" "strip-nondebug"
        "strip-nonlinetable-debuginfo" "trigger-crash-module" "trigger-verifier-error" "tsan-module" "tysan"
        "view-callgraph" "wholeprogramdevirt"
    }
    /// Passes on modules, with parameters.
    MODULE_WITH {
    "alloc-token" "asan" "cg-profile" "embed-bitcode" "global-merge" "hwasan" "loop-extract" "memprof-use"
        "msan"
    }
    /// Passes on components.
    CGSCC {
    "attributor-cgscc" "attributor-light-cgscc" "coro-annotation-elide" "no-op-cgscc" "openmp-opt-cgscc"
    }
    /// Passes on components, with parameters.
    CGSCC_WITH {
    "coro-split"
    }
    /// Passes on functions.
    FUNCTION {
    "aa-eval" "add-discriminators" "aggressive-instcombine" "annotation-remarks" "assume-builder"
        "assume-simplify" "atomic-expand" "bdce" "callbr-prepare" "callsite-splitting" "chr"
        "complex-deinterleaving" "constraint-elimination" "coro-elide" "count-visits" "declare-to-assign"
        "div-rem-pairs" "dot-cfg" "dot-cfg-only" "dot-dom" "dot-dom-only" "dot-post-dom" "dot-post-dom-only"
        "dwarf-eh-prepare" "extra-vector-passes" "flatten-cfg" "float2int" "free-machine-function"
        "func-properties-stats" "gc-lowering" "guard-widening" "gvn-sink" "helloworld" "indirectbr-expand"
        "infer-address-spaces" "infer-alignment" "inject-tli-mappings" "instcount" "instnamer"
        "interleaved-access" "interleaved-load-combine" "jump-table-to-switch" "kcfi" "kernel-info"
        "libcalls-shrinkwrap" "loop-data-prefetch" "loop-fusion" "loop-sink" "loop-versioning" "lower-atomic"
        "lower-constant-intrinsics" "lower-guard-intrinsic" "lower-switch" "lower-widenable-condition"
        "make-guards-explicit" "memprof" "move-auto-init" "no-op-function" "objc-arc" "objc-arc-contract"
        "objc-arc-expand" "pa-eval" "partially-inline-libcalls" "pgo-memop-opt" "place-safepoints"
        "print-alias-sets" "print-cfg-sccs" "print-memderefs" "print-mustexecute" "print-predicateinfo"
        "prof-inject" "redundant-dbg-inst-elim" "reg2mem" "replace-with-veclib" "safe-stack" "sandbox-vectorizer"
        "select-optimize" "sjlj-eh-prepare" "stack-protector"
        "strip-gc-relocates" "transform-warning" "trigger-crash-function" "tsan" "typepromotion"
        "unify-loop-exits" "vector-combine" "view-cfg" "view-cfg-only" "view-dom" "view-dom-only" "view-post-dom"
        "view-post-dom-only" "wasm-eh-prepare"
    }
    /// Passes on functions, with parameters.
    FUNCTION_WITH {
    "bounds-checking" "cfguard" "drop-unnecessary-assumes" "ee-instrument" "expand-ir-insts" "hardware-loops"
        "lint" "lower-allow-check" "lower-matrix-intrinsics" "mldst-motion" "normalize" "scalarizer"
        "separate-const-offset-from-gep"
        "win-eh-prepare"
    }
    /// Passes on loops.
    LOOP {
    "canon-freeze" "dot-ddg" "extra-simple-loop-unswitch-passes" "loop-bound-split" "loop-idiom-vectorize"
        "loop-instsimplify" "loop-predication" "loop-term-fold" "loop-unroll-and-jam" "loop-unroll-full"
        "loop-versioning-licm" "no-op-loop" "no-op-loopnest"
    }
    /// Passes on loops, with parameters.
    LOOP_WITH {

    }
    /// Passes on functions in machine form.
    MACHINE {
    "block-placement-stats" "branch-relaxation" "detect-dead-lanes" "early-ifcvt" "fentry-insert"
        "finalizebundle-test" "fixup-statepoint-caller-saved" "gc-empty-basic-blocks" "init-undef" "machine-cp"
        "machine-latecleanup" "machine-sanmd" "machinelicm" "no-op-machine-function" "patchable-function"
        "post-RA-hazard-rec" "post-RA-sched" "postmisched" "postra-machine-sink" "process-imp-defs"
        "prolog-epilog" "reg-usage-collector" "reg-usage-propagation" "remove-loads-into-fake-uses"
        "remove-redundant-debug-values" "rename-independent-subregs" "require-all-machine-function-properties"
        "shrink-wrap" "stack-frame-layout" "tailduplication" "xray-instrumentation"
    }
    /// Passes on functions in machine form, with parameters.
    MACHINE_WITH {

    }
    /// Analyses of modules.
    MODULE_ANALYSES {
    "collector-metadata" "ctx-prof-analysis" "dxil-metadata" "dxil-resource-bindings" "dxil-resource-type"
        "dxil-resources" "inline-advisor" "ir-similarity" "ir2vec-vocab" "last-run-tracking" "lcg"
        "libcall-lowering-info" "module-summary" "no-op-module" "pass-instrumentation" "reg-usage"
        "runtime-libcall-info" "stack-safety"
    }
    /// Analyses of components.
    CGSCC_ANALYSES {
    "fam-proxy" "no-op-cgscc"
    }
    /// Analyses of functions.
    FUNCTION_ANALYSES {
    "bb-sections-profile-reader" "cycles" "da" "debug-ata" "domfrontier" "ephemerals" "func-properties"
        "gc-function" "machine-function-info" "no-op-function" "objc-arc-aa" "phi-values" "regions" "scev-aa"
        "should-not-run-function-passes" "should-run-extra-vector-passes" "ssp-layout" "stack-safety-local"
        "target-ir" "target-lib-info"
    }
    /// Analyses of loops.
    LOOP_ANALYSES {
    "ddg" "iv-users" "no-op-loop" "should-run-extra-simple-loop-unswitch"
    }
    /// Analyses of functions in machine form.
    MACHINE_ANALYSES {
    "edge-bundles" "gisel-value-tracking" "live-intervals" "live-reg-matrix" "live-stacks" "live-vars"
        "livedebugvars" "machine-block-freq" "machine-branch-prob" "machine-cycles" "machine-dom-tree"
        "machine-loops" "machine-opt-remark-emitter" "machine-post-dom-tree" "machine-trace-metrics"
        "machine-uniformity" "reaching-def" "regalloc-evict" "regalloc-priority" "slot-indexes"
        "spill-code-placement" "virtregmap"
    }
}
