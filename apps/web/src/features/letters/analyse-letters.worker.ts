import { analyseLetter } from '@candor/domain/letters';
import type { AnalysisAnswer, AnalysisAsked } from './analyse-letters.ts';

addEventListener('message', ({ data: { number, inputs } }: MessageEvent<AnalysisAsked>) => {
  const answer: AnalysisAnswer = { number, analytics: inputs.map(analyseLetter) };
  postMessage(answer);
});
