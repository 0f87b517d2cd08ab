import { improveWriting as endpoint } from '@candor/contracts/writing';
import type { LetterWriter } from '@candor/domain/letters';
import type { Writer } from '@candor/domain/writing';
import { answers } from '../platform/bind.ts';
import { defineCapability } from '../platform/capability.ts';
import { chooseWriter } from './choose-writer.ts';
import { createDeskInThreads, type DeskInThreads } from './desk-in-threads.ts';
import { improveWriting } from './improve-writing.ts';
import { createLetterDesk, type LetterDesk } from './letter-desk.ts';
import { chooseLetterWriter } from './letter-writer.ts';
import { chooseRewriter, type Rewriter } from './rewriter.ts';

declare module '../platform/context.ts' {
  interface Services {
    writingDesk: DeskInThreads;
    letterDesk: LetterDesk;
    writer: Writer;
    letterWriter: LetterWriter;
    rewriter: Rewriter;
  }
}

export const writing = defineCapability({
  name: 'writing',
  bindings: [answers(endpoint, improveWriting)],
  services: {
    writingDesk: () => createDeskInThreads(),
    letterDesk: () => createLetterDesk(),
    writer: (platform) => chooseWriter({ ...platform, desk: platform.writingDesk }),
    letterWriter: (platform) => chooseLetterWriter({ ...platform, desk: platform.letterDesk }),
    rewriter: (platform) => chooseRewriter({ ...platform, desk: platform.letterDesk }),
  },
  warm: ({ writingDesk }) => writingDesk.warm(),
});
