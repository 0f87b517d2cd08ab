import type {
  listJobSources as listEndpoint,
  switchJobSource as switchEndpoint,
} from '@candor/contracts/job-sources';
import { say } from '@candor/domain/say';
import { spokenLocale } from '@candor/domain/say/speaker';
import { recordAudit } from '../admin/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';

async function presentSources({ sourceSwitches }: Pick<Context, 'sourceSwitches'>) {
  const sources = await sourceSwitches.list();
  return {
    sources: sources.map(({ id, name, about, termsUrl, missing, isOn, termsReadAt }) => ({
      id,
      name,
      about,
      termsUrl,
      missing: [...missing],
      isOn,
      termsReadAt: termsReadAt?.toISOString() ?? null,
    })),
  };
}

export const listSources = ({ ctx }: Call<typeof listEndpoint>) => presentSources(ctx);

/** On every server, from the next question on. */
export async function switchSource({ ctx, input: { body } }: Call<typeof switchEndpoint>) {
  const { id, isOn, hasReadTerms } = body;
  const source = (await ctx.sourceSwitches.list()).find((one) => one.id === id);
  if (!source) throw new Refusal('not_found');
  const { name } = source;
  const missing = new Intl.ListFormat(spokenLocale(), { type: 'conjunction' }).format(source.missing);
  if (isOn && source.missing.length > 0)
    throw fieldRefusal('isOn', say`Set ${missing} and restart the server first.`);
  if (isOn && !hasReadTerms)
    throw fieldRefusal('hasReadTerms', say`Confirm that you have read ${name}’s terms.`);
  await ctx.sourceSwitches.turn(id, isOn, isOn ? ctx.clock.now() : null);
  await recordAudit(ctx, 'source', null, `${name} ${isOn ? 'on, terms read' : 'off'}`);
  return presentSources(ctx);
}
