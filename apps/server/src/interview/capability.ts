import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptSession, acceptStory } from './accept-rows.ts';
import { createInterviewWorkers, type InterviewWorkers } from './interview-workers.ts';
import { requireSessionRoom, requireStoryRoom } from './room.ts';
import { interviewBindings } from './routes.ts';
import { interviewSessions, interviewStories } from './schema.ts';
import { createTranscriber, type Transcriber } from './transcriber.ts';

declare module '../platform/context.ts' {
  interface Services {
    interviewWorkers: InterviewWorkers;
    transcriber: Transcriber;
  }
}

export const interview = defineCapability({
  name: 'interview',
  bindings: interviewBindings,
  tables: [
    personalTable(interviewSessions, { accept: acceptSession }),
    personalTable(interviewStories, { accept: acceptStory }),
  ],
  services: {
    interviewWorkers: ({ readingMemory }) => createInterviewWorkers(readingMemory),
    transcriber: ({ configuration }) => createTranscriber(configuration),
  },
  afterImport: async (store, { id }) => {
    await requireSessionRoom(store, id, 0);
    await requireStoryRoom(store, id, 0);
  },
});
