import type { FastifyBaseLogger } from 'fastify';
import { deskWriter, type Writer, type WritingDesk } from '@candor/domain/writing';
import { monthOf, type Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import { languageModel } from './language-model.ts';
import { modelWriter } from './model-writer.ts';

export interface WriterParts {
  configuration: Configuration;
  clock: Clock;
  log: FastifyBaseLogger;
  desk: WritingDesk;
}

/** The writer of the configuration: a language model's where one is named, else the built-in one. */
export function chooseWriter({ configuration, clock, log, desk }: WriterParts): Writer {
  const options = () => ({ today: monthOf(clock.now()) });
  const model = languageModel(configuration);
  return model ? modelWriter({ model, options, log, desk }) : deskWriter(options, desk);
}
