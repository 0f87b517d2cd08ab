import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { apiScopes, actScope, type ApiScope } from '@candor/domain/account';
import { exportFormatSchema } from '@candor/domain/cv';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { withPart, type Nameable, type Part } from '@candor/domain/conversations';
import { refusalOf } from '../platform/answer-error.ts';
import type { Context } from '../platform/context.ts';
import { parseInput } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import { allTools, refusalWords, runTool, type EndpointCalls, type Tool } from '../tools/index.ts';
import { actWords } from './act-words.ts';
import { stageNames } from './nameable.ts';
import type { PendingActions } from './schema.ts';

/** What a model may do by itself: all but to act. */
const scopes = (Object.keys(apiScopes) as ApiScope[]).filter((scope) => scope !== actScope);
const WAITS = 'This waits for the person: they see it with a button. It is not done.';
/** Cards that wait in one answer. */
const MOST_ACTS = 12;

/** Every tool takes an object. */
const inputSchema = z.record(z.string(), z.unknown());
const documentGiven = z.object({
  kind: documentKindSchema,
  id: z.uuid(),
  format: exportFormatSchema.default('pdf'),
});
const messageAnswered = z.object({
  to: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  toCheck: z.array(z.string()),
});

/** What a person sees of a tool that answered. */
function partOf({ id, title }: Tool, given: unknown, answer: Record<string, unknown>): Part {
  switch (id) {
    case 'propose_edits':
    case 'propose_order': {
      const { kind, id: document } = documentGiven.parse(given);
      return { kind: 'proposal', document: { kind, id: document, title: String(answer['title']) } };
    }
    case 'propose_message':
      return { kind: 'message', ...messageAnswered.parse(answer) };
    case 'export_file': {
      const { kind, id: document, format } = documentGiven.parse(given);
      return { kind: 'file', document: { kind, id: document, title: String(answer['title']) }, format };
    }
    default:
      return { kind: 'step', title, isRefused: false, why: '' };
  }
}

interface Using {
  ctx: Pick<Context, 'log'>;
  /** What may be reached in this conversation. */
  calls: EndpointCalls;
  /** All that can be named, to say what an id stands for. */
  names: readonly Nameable[];
  /** Refuses an id that this conversation does not reach. */
  requireReach(given: unknown): void;
}

/** The tools as a conversation has them: they read and propose at once, and what would act is offered to the person. */
export function useTools({ ctx, calls, names, requireReach }: Using) {
  let parts: Part[] = [];
  const pendingActions: PendingActions = {};
  const nameOf = (id: string) => {
    const all = names.flatMap((one) => (one.id === id.toLowerCase() && one.name !== '' ? [one.name] : []));
    return all.length > 0 ? all.join(', ') : undefined;
  };

  async function offer(tool: Tool, given: unknown): Promise<string> {
    const input = inputSchema.parse(parseInput(tool.input, given));
    requireReach(input);
    for (const [field, value] of Object.entries(input))
      if ((field === 'id' || field.endsWith('Id')) && nameOf(String(value)) === undefined)
        throw new Refusal('not_found');
    if (Object.keys(pendingActions).length >= MOST_ACTS)
      throw new Refusal('too_many', 'That is enough for one answer. Wait for the person.');
    const id = randomUUID();
    pendingActions[id] = { tool: tool.id, given: input };
    const stages = tool.id === 'move_job' ? await stageNames(calls) : new Map<string, string>();
    const about = actWords(input, (word) => nameOf(word) ?? stages.get(word));
    parts = withPart(parts, {
      kind: 'act',
      id,
      title: tool.title,
      about,
      state: 'waiting',
      outcome: '',
      result: null,
    });
    return WAITS;
  }

  async function use(name: string, given: unknown): Promise<string> {
    const tool = allTools.find(({ id }) => id === name);
    if (!tool) return 'There is no such tool.';
    try {
      if (tool.effect === 'acts') return await offer(tool, given);
      const answer = await runTool(tool, given, { session: { scopes }, calls });
      parts = withPart(parts, partOf(tool, given, answer));
      return JSON.stringify(answer);
    } catch (error) {
      const refusal = refusalOf(error, ctx.log);
      const why = [refusal.message, ...(refusal.details?.fields ?? []).map(({ message }) => message)].join(
        ' ',
      );
      parts = withPart(parts, { kind: 'step', title: tool.title, isRefused: true, why });
      return refusalWords(refusal);
    }
  }

  return {
    use,
    acts: pendingActions,
    /** What came of the tools since this was asked last. */
    takeParts(): Part[] {
      const made = parts;
      parts = [];
      return made;
    },
  };
}
