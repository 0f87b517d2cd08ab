import * as endpoints from '@candor/contracts/conversations';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable, type Capability } from '../platform/capability.ts';
import { ask } from './ask.ts';
import { decideAct } from './decide-action.ts';
import { get } from './get.ts';
import { remove } from './remove.ts';
import { conversations as table, conversationTurns } from './schema.ts';
import { deleteConversationAbout } from './store.ts';

/** The kinds of things that a conversation may be about, by the event of their deletion. */
const purged: Record<string, readonly string[]> = {
  'document-purged': ['cv', 'letter'],
  'application-purged': ['job'],
  'contact-purged': ['contact'],
};

/** Ask Candor: what people ask the language model in use, and what it does by tools. @param everything all capabilities, whose endpoints tools call */
export function conversations(everything: () => readonly Capability[]): Capability {
  const bindings = () => everything().flatMap((one) => one.bindings);
  return defineCapability({
    name: 'conversations',
    bindings: [
      answers(endpoints.ask, ask(bindings)),
      answers(endpoints.getConversation, get(bindings)),
      answers(endpoints.decideAct, decideAct(bindings)),
      answers(endpoints.deleteConversation, remove),
    ],
    // They speak of documents by their ids, which are others elsewhere.
    tables: [
      personalTable(table, { portability: 'record' }),
      personalTable(conversationTurns, { portability: 'record' }),
    ],
    listeners: [
      {
        name: 'conversations',
        kinds: Object.keys(purged),
        async handle({ store, event }) {
          const subjects = (purged[event.kind] ?? []).map((kind) => `${kind}:${event.subject}`);
          await deleteConversationAbout(store, event.ownerId, subjects);
        },
      },
    ],
  });
}
