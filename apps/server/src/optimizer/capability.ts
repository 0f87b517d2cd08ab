import { defineCapability, owned } from '../platform/capability.ts';
import { createOptimizerWorkers, type OptimizerWorkers } from './optimizer-workers.ts';
import { optimizerBindings } from './routes.ts';
import { cvAdverts } from './schema.ts';

declare module '../platform/context.ts' {
  interface Services {
    optimizerWorkers: OptimizerWorkers;
  }
}

export const optimizer = defineCapability({
  name: 'optimizer',
  bindings: optimizerBindings,
  tables: [owned(cvAdverts)],
  services: { optimizerWorkers: ({ readingMemory }) => createOptimizerWorkers(readingMemory) },
});
