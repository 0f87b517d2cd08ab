import * as endpoints from '@candor/contracts/writing';
import type { LetterWriter } from '@candor/domain/letters';
import type { Writer } from '@candor/domain/writing';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { createAdvertReader, type AdvertReader } from './advert-reader.ts';
import { createCvTailor, type CvTailor } from './cv-tailor.ts';
import { chooseWriter } from './cv-writer.ts';
import { createImportRepairer, type ImportRepairer } from './import-repairer.ts';
import { improveWriting } from './improve-writing.ts';
import { createInterviewCoach, type InterviewCoach } from './interview-coach.ts';
import { createLanguageModels, languageModelBindings, type LanguageModels } from './language-models/index.ts';
import { createLetterWorkers, type LetterWorkers } from './letter-workers.ts';
import { chooseLetterWriter } from './letter-writer.ts';
import { chooseRewriter, type Rewriter } from './rewriter.ts';
import { createMessageDrafter, type MessageDrafter } from './message-drafter.ts';
import { modelInUse } from './model-in-use.ts';
import { createRequirementMatcher, type RequirementMatcher } from './requirement-matcher.ts';
import { ownModels } from './schema.ts';
import { createStepDrafter, type StepDrafter } from './step-drafter.ts';
import { createToolCaller, type ToolCaller } from './tool-caller.ts';
import { createWritingWorkers, type WritingWorkers } from './writing-workers.ts';

declare module '../platform/context.ts' {
  interface Services {
    writingWorkers: WritingWorkers;
    letterWorkers: LetterWorkers;
    writer: Writer;
    letterWriter: LetterWriter;
    rewriter: Rewriter;
    cvTailor: CvTailor;
    interviewCoach: InterviewCoach;
    messageDrafter: MessageDrafter;
    advertReader: AdvertReader;
    requirementMatcher: RequirementMatcher;
    importRepairer: ImportRepairer;
    stepDrafter: StepDrafter;
    toolCaller: ToolCaller;
    languageModels: LanguageModels;
  }
}

export const writing = defineCapability({
  name: 'writing',
  bindings: [
    answers(endpoints.improveWriting, improveWriting),
    answers(endpoints.modelInUse, modelInUse),
    ...languageModelBindings,
  ],
  // A key of a person's own goes nowhere: neither into an export nor into another account.
  tables: [personalTable(ownModels, { portability: 'internal' })],
  services: {
    // A thread that reads English holds a tenth of what a scan takes: it ends while one is recognized.
    writingWorkers: ({ readingMemory }) =>
      createWritingWorkers({ minWorkers: 1, minWorkersWhenTight: 0, yieldsTo: readingMemory }),
    letterWorkers: ({ readingMemory }) => createLetterWorkers(readingMemory),
    languageModels: createLanguageModels,
    writer: ({ languageModels: models, writingWorkers: engine, clock, log }) =>
      chooseWriter({ models, clock, log, engine }),
    letterWriter: ({ languageModels: models, letterWorkers: workers, log }) =>
      chooseLetterWriter({ models, log, workers }),
    rewriter: ({ languageModels: models, letterWorkers: workers, log }) =>
      chooseRewriter({ models, log, workers }),
    cvTailor: ({ languageModels: models, log }) => createCvTailor({ models, log }),
    interviewCoach: ({ languageModels: models, log }) => createInterviewCoach({ models, log }),
    messageDrafter: ({ languageModels: models, log }) => createMessageDrafter({ models, log }),
    advertReader: ({ languageModels: models, log }) => createAdvertReader({ models, log }),
    requirementMatcher: ({ languageModels: models, log }) => createRequirementMatcher({ models, log }),
    importRepairer: ({ languageModels: models, log }) => createImportRepairer({ models, log }),
    stepDrafter: ({ languageModels: models, log }) => createStepDrafter({ models, log }),
    toolCaller: ({ languageModels: models, log }) => createToolCaller({ models, log }),
  },
  warm: ({ writingWorkers }) => writingWorkers.warm(),
});
