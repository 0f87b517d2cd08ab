import type { FastifyBaseLogger } from 'fastify';
import { engineWriter, type Writer, type WritingEngine } from '@candor/domain/writing';
import { monthOf, type Clock } from '../platform/clock.ts';
import type { LanguageModels } from './language-models/index.ts';
import { modelWriter } from './model-writer.ts';

export interface WriterParts {
  models: LanguageModels;
  clock: Clock;
  log: FastifyBaseLogger;
  engine: WritingEngine;
}

/** Writes by the language model that is in use when a CV is asked for, else by the built-in writer. */
export function chooseWriter({ models, clock, log, engine }: WriterParts): Writer {
  const options = () => ({ today: monthOf(clock.now()) });
  const builtIn = engineWriter(options, engine);
  return {
    async *writeCv(request, cancellation, by) {
      const inUse = await models.inUse(by);
      const writer = inUse ? modelWriter({ ...inUse, options, log, engine }) : builtIn;
      yield* writer.writeCv(request, cancellation, by);
    },
  };
}
