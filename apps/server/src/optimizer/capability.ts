import { z } from 'zod';
import { verdictSchema } from '@candor/domain/answering';
import { multiLine, singleLine } from '@candor/domain/text';
import { accepting } from '../platform/accept-row.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { createOptimizerWorkers, type OptimizerWorkers } from './optimizer-workers.ts';
import { optimizerBindings } from './routes.ts';
import { cvAdverts, requirementVerdicts } from './schema.ts';

declare module '../platform/context.ts' {
  interface Services {
    optimizerWorkers: OptimizerWorkers;
  }
}

const advertRow = z.object({ advert: multiLine(200_000), title: singleLine(500), company: singleLine(500) });

const verdictRow = verdictSchema.pick({ demand: true, line: true, isAnswer: true });

export const optimizer = defineCapability({
  name: 'optimizer',
  bindings: optimizerBindings,
  tables: [
    personalTable(cvAdverts, { accept: accepting(advertRow) }),
    personalTable(requirementVerdicts, { accept: accepting(verdictRow) }),
  ],
  services: { optimizerWorkers: ({ readingMemory }) => createOptimizerWorkers(readingMemory) },
});
