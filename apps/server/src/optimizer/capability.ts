import { defineCapability } from '../platform/capability.ts';
import { createOptimizerWorkers, type OptimizerWorkers } from './optimizer-workers.ts';
import { optimizerBindings } from './routes.ts';

declare module '../platform/context.ts' {
  interface Services {
    optimizerWorkers: OptimizerWorkers;
  }
}

export const optimizer = defineCapability({
  name: 'optimizer',
  bindings: optimizerBindings,
  services: { optimizerWorkers: ({ readingMemory }) => createOptimizerWorkers(readingMemory) },
});
