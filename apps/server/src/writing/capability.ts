import { improveWriting as endpoint } from '@candor/contracts/writing';
import type { LetterWriter } from '@candor/domain/letters';
import type { Writer } from '@candor/domain/writing';
import { answers } from '../platform/bind.ts';
import { defineCapability } from '../platform/capability.ts';
import { chooseWriter } from './choose-writer.ts';
import { improveWriting } from './improve-writing.ts';
import { createLetterWorkers, type LetterWorkers } from './letter-workers.ts';
import { chooseLetterWriter } from './letter-writer.ts';
import { chooseRewriter, type Rewriter } from './rewriter.ts';
import { createWritingWorkers, type WritingWorkers } from './writing-workers.ts';

declare module '../platform/context.ts' {
  interface Services {
    writingWorkers: WritingWorkers;
    letterWorkers: LetterWorkers;
    writer: Writer;
    letterWriter: LetterWriter;
    rewriter: Rewriter;
  }
}

export const writing = defineCapability({
  name: 'writing',
  bindings: [answers(endpoint, improveWriting)],
  services: {
    writingWorkers: () => createWritingWorkers(),
    letterWorkers: () => createLetterWorkers(),
    writer: (platform) => chooseWriter({ ...platform, desk: platform.writingWorkers }),
    letterWriter: (platform) => chooseLetterWriter({ ...platform, workers: platform.letterWorkers }),
    rewriter: (platform) => chooseRewriter({ ...platform, workers: platform.letterWorkers }),
  },
  warm: ({ writingWorkers }) => writingWorkers.warm(),
});
