import { askLimits, type Part } from '@candor/domain/conversations';
import type { ModelMessage } from '../writing/index.ts';
import type { TurnRow } from './store.ts';

/** What a person said in a conversation themselves; a longer text may be pasted. */
export const messagesIn = (requests: readonly string[]): string[] =>
  requests.filter((request) => request.length <= askLimits.said);

/** A piece of an earlier answer, as its model gets it. */
function shownOf(part: Part): string[] {
  switch (part.kind) {
    case 'words':
      return [part.text];
    case 'proposal':
      return [`(You proposed changes to “${part.document.title}”.)`];
    case 'message':
      return [`(You proposed a message to ${part.to}: ${part.text})`];
    case 'act':
      return [`(“${part.title}” was offered; it is ${part.state}.)`];
    case 'file':
    case 'step':
      return [];
    default:
      return part satisfies never;
  }
}

/** The turns before a request, as far as there is room for them, the newest first. */
export function historyOf(turns: readonly TurnRow[]): ModelMessage[] {
  let room: number = askLimits.history;
  const kept: ModelMessage[][] = [];
  for (const { request, parts, state } of turns.toReversed()) {
    const answer = parts.flatMap(shownOf).join('\n') || `(${state})`;
    room -= request.length + answer.length;
    if (room < 0) break;
    kept.push([
      { role: 'user', content: request },
      { role: 'assistant', content: answer },
    ]);
  }
  return kept.toReversed().flat();
}

/** A request with what its person looks at, fenced as data: a title may be anybody's words. */
export function asked(request: string, looking: object): ModelMessage {
  const screen = JSON.stringify(looking).replaceAll('<', '\\u003c');
  return { role: 'user', content: `<screen>${screen}</screen>\n${request}` };
}
