// Fits the weights by which the lines of a CV are labelled: node bench/src/fit-lines.ts [--check]
// Learns from .cache/training/learnt (bench/src/make-training.ts) and the corpus' halves that readers may be improved on. A template is
// learnt from or measured on, never both. `--check` fits on three quarters of the templates and tells how many lines of the others are right.
import { runFit } from './training/fit-program.ts';
import { checkLines, fitLines, lineExamples, lineWeightsCode } from './training/line-fit.ts';

await runFit({
  examples: lineExamples,
  fit: fitLines,
  check: checkLines,
  code: lineWeightsCode,
  file: 'line-weights.data.ts',
});
