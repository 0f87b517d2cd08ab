import type { MessageAsked } from '@candor/domain/network';
import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { draftMessage, messageGiven, type DraftedMessage } from './tasks/draft-message.ts';

/** Words a short message to somebody of whom `toIs` says what they do: by the model in use, else as it was filled in. */
export interface MessageDrafter {
  draft(
    asked: MessageAsked,
    toIs: string,
    asker: Asker,
  ): Promise<DraftedMessage & { writer: 'model' | 'built-in' }>;
}

export function createMessageDrafter(parts: ModelParts): MessageDrafter {
  return {
    async draft(asked, toIs, asker) {
      const given = messageGiven(asked, toIs);
      const call = given.told.length === 0 ? null : await quickCall(parts, asker);
      const { writer, result } = await runTask(draftMessage, { given, check: asked }, call);
      return { ...result, writer: result.refused === '' ? writer : 'built-in' };
    },
  };
}
