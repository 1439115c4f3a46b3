// A server for the subject 'server:./server instcombine': every module goes through a pipeline of LLVM's, in this process.
//
// The protocol is in docs/subject-server.md. `ci/peer-suite server` builds and tests it; by hand:
//   clang++-22 $(llvm-config-22 --cxxflags) server.cpp $(llvm-config-22 --ldflags --libs) -o server
// What ends this process (an assertion, report_fatal_error) is seen as a crash, and the server is started anew.

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include <cstdio>
#include <iostream>
#include <memory>
#include <string>

using namespace llvm;

namespace {

struct Answer {
  const char *kind;
  std::string bytes;
};

// The target of a module, so that passes see its costs; none if the module names none.
std::unique_ptr<TargetMachine> targetOf(const Module &module) {
  std::string error;
  const Triple &triple = module.getTargetTriple();
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  if (triple.str().empty() || !target)
    return nullptr;
  return std::unique_ptr<TargetMachine>(
      target->createTargetMachine(triple, "", "", TargetOptions(), std::nullopt));
}

Answer optimized(const std::string &text, const char *pipeline) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module = parseIR(MemoryBufferRef(text, "module"), diagnostic, context);
  std::string words;
  raw_string_ostream says(words);
  if (!module) {
    diagnostic.print("server", says, /*ShowColors=*/false);
    return {"refused", words};
  }
  std::unique_ptr<TargetMachine> target = targetOf(*module);
  PassBuilder builder(target.get());
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  TargetLibraryInfoImpl library(module->getTargetTriple());
  functions.registerPass([&] { return TargetLibraryAnalysis(library); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  ModulePassManager passes;
  if (Error error = builder.parsePassPipeline(passes, pipeline))
    return {"refused", toString(std::move(error))};
  passes.run(*module, modules);
  module->print(says, nullptr);
  return {"module", words};
}

} // namespace

int main(int argc, char **argv) {
  std::string line;
  if (argc != 2 || !std::getline(std::cin, line) || line.rfind("tandem-subject ", 0) != 0) {
    std::cerr << "usage: tandem check --subject 'server:" << argv[0] << " PIPELINE'\n";
    return 2;
  }
  InitializeAllTargetInfos();
  InitializeAllTargets();
  InitializeAllTargetMCs();
  std::cout << "tandem-subject 1\n" << std::flush;
  while (std::getline(std::cin, line)) {
    unsigned long long number, length;
    long long limit;
    if (std::sscanf(line.c_str(), "module %llu %lld %llu", &number, &limit, &length) != 3)
      return 2;
    std::string text(length, '\0');
    if (!std::cin.read(text.data(), static_cast<std::streamsize>(length)))
      return 2;
    Answer answer = optimized(text, argv[1]);
    std::cout << answer.kind << ' ' << number << ' ' << answer.bytes.size() << '\n'
              << answer.bytes << std::flush;
  }
}
