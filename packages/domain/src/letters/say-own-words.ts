import { ownWords } from './own-words.ts';
import type { Phrasings, Say } from './phrase.ts';

/** How the fragments of a field are led into sentences; whole sentences stand as they are. */
export interface Lead {
  thing: Phrasings;
  aim: Phrasings;
}

/** The sentences of a field, each fragment led in. The person's order. */
export function sayOwnWords(field: string, lead: Lead, say: Say): string[] {
  return ownWords(field)
    .map((words) => {
      switch (words.kind) {
        case 'sentence':
          return words.text;
        case 'thing':
          return say(lead.thing, { thing: words.text }) || `${words.text}.`;
        case 'aim':
          return say(lead.aim, { aim: words.text });
        default:
          return words satisfies never;
      }
    })
    .filter((sentence) => sentence !== '');
}
