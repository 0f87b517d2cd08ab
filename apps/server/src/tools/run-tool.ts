import { actScope, type ApiScope } from '@candor/domain/account';
import { requireScope } from '../platform/call-context.ts';
import type { Session } from '../platform/context.ts';
import { parseInput } from '../platform/parse-input.ts';
import { Refusal } from '../platform/refusal.ts';
import type { EndpointCalls } from './endpoint-calls.ts';
import type { Tool } from './tool.ts';

/** What leave a tool takes. */
export const scopesOf = ({ scopes, effect }: Tool): readonly ApiScope[] =>
  effect === 'acts' ? [...scopes, actScope] : scopes;

/** Runs a tool for the person of a session; its answer has only what its schema names. */
export async function runTool(
  tool: Tool,
  given: unknown,
  { session, calls }: { session: Pick<Session, 'scopes' | 'tools'>; calls: EndpointCalls },
): Promise<Record<string, unknown>> {
  for (const scope of scopesOf(tool)) requireScope(session, { scope });
  if (tool.effect === 'acts' && session.tools && !session.tools.includes(tool.id))
    throw new Refusal('out_of_scope', `“${tool.title}” isn’t switched on for this program.`);
  const input = parseInput(tool.input, given);
  return tool.output.parse(await tool.run({ input, ...calls }));
}

/** What who asks can do about a refusal. */
const advice: Partial<Record<Refusal['code'], string>> = {
  not_found: 'Take ids from list_documents, list_jobs, list_contacts, list_roadmaps or find.',
  stale: 'Read it again and start from what it says now.',
  out_of_scope: 'Only the person can allow it, in Candor under Settings, Connected programs or API keys.',
  proposal_waits: 'Only the person can choose, in the editor of the document. Ask them to.',
  too_many: 'Only the person can make room, in Candor.',
};

/** A refusal as a sentence for a model: what is wrong, where, and what to do. */
export function refusalWords({ message, code, details, retryAfterSeconds }: Refusal): string {
  const fields = details?.fields?.map(({ path, message: why }) => `${path}: ${why}`) ?? [];
  const wait =
    retryAfterSeconds === undefined ? [] : [`Wait ${retryAfterSeconds} seconds before trying again.`];
  return [message, ...fields, ...(advice[code] ? [advice[code]] : []), ...wait].join('\n');
}
