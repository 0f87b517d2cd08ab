import { composeCv, factGate } from '@candor/domain/writing/composing';
import { answerWork } from '@candor/pool';
import type { Work, WorkResult } from './work.ts';

answerWork((work: Work, announce): WorkResult => {
  switch (work.kind) {
    case 'warm':
      return { kind: 'warm' };
    case 'compose':
      return { kind: 'compose', composition: composeCv(work.request, work.options, { announce }) };
    case 'gate':
      return { kind: 'gate', gated: factGate(work.input) };
    default:
      return work satisfies never;
  }
});
