// Fits the weights by which the words of heads of entries are labelled: node bench/src/fit-heads.ts [--check]
// Learns from the same documents as bench/src/fit-lines.ts, whose lines are labelled by their truth. `--check` fits on three quarters of
// the templates and tells how many heads of the others are read right.
import { runFit } from './training/fit-program.ts';
import { checkHeads, fitHeads, headExamples, headWeightsCode } from './training/head-fit.ts';

await runFit({
  examples: headExamples,
  fit: fitHeads,
  check: checkHeads,
  code: headWeightsCode,
  file: 'head-weights.data.ts',
});
