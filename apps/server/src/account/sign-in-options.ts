import type { signInOptions as endpoint } from '@candor/contracts/sign-in-methods';
import { screenLanguageIds } from '@candor/domain/locale';
import type { Call } from '../platform/bind.ts';
import { offeredLanguages } from '../platform/reader-language.ts';
import { siteOf } from '../platform/site.ts';
import type { Entry } from './entry.ts';

export async function signInOptions({ provider }: Entry, { ctx }: Call<typeof endpoint>) {
  const { signUp } = await siteOf(ctx.store);
  const offered = offeredLanguages(ctx.configuration);
  const languages = screenLanguageIds.filter((id) => offered.has(id));
  return { signUp, provider: provider?.name ?? null, languages };
}
