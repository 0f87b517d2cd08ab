import type { ask as endpoint } from '@candor/contracts/conversations';
import { getApplication } from '@candor/contracts/applications';
import {
  askLimits,
  isOfAdvert,
  namedIn,
  subjectText,
  withPart,
  withWords,
  type Nameable,
  type Part,
  type Subject,
  type TurnState,
} from '@candor/domain/conversations';
import { say } from '@candor/domain/say';
import type { Binding, Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { allTools, endpointCalls, type EndpointCalls } from '../tools/index.ts';
import { asked, historyOf, messagesIn } from './history.ts';
import { instructions } from './instructions.ts';
import { idsIn, limitedCalls, NOT_NAMED } from './limited-calls.ts';
import { nameable } from './nameable.ts';
import { turnOf, WORKED_MS } from './present.ts';
import {
  changeTurn,
  conversationAbout,
  countConversations,
  insertTurn,
  putConversation,
  turnsOf,
} from './store.ts';
import { useTools } from './use-tools.ts';

/** Calls on behalf of a conversation's person; what they said in it counts as theirs. */
export function callsFor(
  ctx: Context,
  bindings: readonly Binding[],
  userMessages: readonly string[],
): EndpointCalls {
  const session = { id: ctx.sessionId, owner: ctx.owner, scopes: null };
  return endpointCalls({ bindings, ctx: { ...ctx, requestKey: null, userMessages: userMessages }, session });
}

/** The conversation about a subject, with what the request names in it. */
async function conversationFor(
  { store, owner }: Context,
  subject: Subject,
  { picked, request, names }: { picked: readonly string[]; request: string; names: readonly Nameable[] },
) {
  const about = subjectText(subject);
  const before = await conversationAbout(store, owner.id, about);
  if (!before && (await countConversations(store, owner.id)) >= askLimits.conversations)
    throw new Refusal('too_many', say`You have too many conversations. Delete some first.`);
  const own = new Set(names.map(({ id }) => id));
  const all = [...(before?.named ?? []), ...picked, ...namedIn(request, names)].filter((id) => own.has(id));
  const named = [...new Set(all)].slice(-askLimits.named);
  return putConversation(store, { userId: owner.id, subject: about, named });
}

/** What a conversation that was begun from an advert reaches: its job, the documents that belong to it, and what was named. */
async function reachOf(
  { ask }: EndpointCalls,
  subject: Subject,
  named: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (!isOfAdvert(subject)) return null;
  if (!('id' in subject)) return new Set(named);
  const { linked } = await ask(getApplication, { params: { id: subject.id } });
  return new Set([subject.id.toLowerCase(), ...linked.map(({ id }) => id), ...named]);
}

/** Answers a request by the model in use and the tools, and stores both as a turn. */
export const ask = (bindings: () => readonly Binding[]) =>
  async function* ({ ctx, input: { body } }: Call<typeof endpoint>) {
    const { subject, request } = body;
    const { store, owner, clock, signal } = ctx;
    const model = await ctx.toolCaller.inUse(owner.id);
    if (!model) throw new Refusal('model_required');
    await ctx.limits.spend('writing', owner.id);
    const names = await nameable(callsFor(ctx, bindings(), []), owner.id);
    const name = 'id' in subject ? names.find(({ id }) => id === subject.id.toLowerCase())?.name : undefined;
    if ('id' in subject && name === undefined) throw new Refusal('not_found');
    const conversation = await conversationFor(ctx, subject, { picked: body.named, request, names });
    const before = await turnsOf(store, owner.id, conversation.id, askLimits.turns);
    if (before.length >= askLimits.turns)
      throw new Refusal('too_many', say`This conversation is full. Delete it to begin a new one.`);
    const all = callsFor(ctx, bindings(), messagesIn([...before.map((turn) => turn.request), request]));
    const reach = await reachOf(all, subject, conversation.named);
    const calls = reach ? limitedCalls(all, { reach, ownerId: owner.id }) : all;
    const tools = useTools({
      ctx,
      calls,
      names,
      requireReach(given) {
        if (reach && idsIn(given).some((id) => !reach.has(id))) throw new Refusal('forbidden', NOT_NAMED);
      },
    });
    const turn = await insertTurn(store, {
      userId: owner.id,
      conversationId: conversation.id,
      request,
      createdAt: clock.now(),
    });
    let parts: Part[] = [];
    let state: TurnState = 'stopped';
    const keep = (set: { state?: TurnState }) =>
      changeTurn(store, owner.id, turn.id, { parts, acts: tools.acts, workedAt: clock.now(), ...set });
    const working = setInterval(() => void keep({}).catch(() => undefined), WORKED_MS);
    try {
      yield { kind: 'begun' as const, turn: turn.id };
      const named = names.filter(({ id }) => conversation.named.includes(id));
      const answering = ctx.toolCaller.ask({
        ...model,
        instructions: instructions(dayFor(owner.preferences, clock.now())),
        messages: [...historyOf(before), asked(request, { ...subject, name, named })],
        tools: allTools,
        use: tools.use,
        most: askLimits,
        signal,
      });
      for await (const event of answering) {
        const made = tools.takeParts();
        for (const part of made) {
          parts = withPart(parts, part);
          yield { kind: 'part' as const, part };
        }
        if (made.length > 0) await keep({});
        if (event.kind === 'words') {
          parts = withWords(parts, event.text);
          yield event;
        }
        if (event.kind === 'ended') state = event.why;
        if (event.kind === 'failed') state = 'failed';
      }
    } finally {
      clearInterval(working);
      parts = tools.takeParts().reduce(withPart, parts);
      await keep({ state });
    }
    const kept = await keep({ state });
    if (!kept) throw new Refusal('not_found');
    if (!signal.aborted) yield { kind: 'done' as const, result: turnOf(kept, clock) };
  };
