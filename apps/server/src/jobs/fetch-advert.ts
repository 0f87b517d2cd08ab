import type { advertFetching as switchEndpoint, fetchAdvert as endpoint } from '@candor/contracts/jobs';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { readAdvertBytes } from './read-advert-bytes.ts';

const PDF = 'application/pdf';
const types = ['text/html', 'application/xhtml+xml', PDF];
const sentences = {
  address: () =>
    say`This link can’t be opened from here. Paste the ad, or save its page and choose the file.`,
  type: () =>
    say`This link leads to neither a web page nor a PDF. Paste the ad, or save its page and choose the file.`,
  too_large: () => say`This page is too large to read. Paste the ad, or save its page and choose the file.`,
  unreachable: () => say`The site didn’t answer. Paste the ad, or save its page and choose the file.`,
} as const;

export async function advertFetching({ ctx }: Call<typeof switchEndpoint>) {
  return { isOn: ctx.configuration.ADVERT_FETCH === 'on' };
}

/** Reads the advert at an address, where the operator allows it. Nothing is stored. */
export async function fetchAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  if (ctx.configuration.ADVERT_FETCH !== 'on') throw new Refusal('fetching_off');
  await ctx.limits.spend('advert-links', ctx.owner.id);
  const page = await ctx.fetchPage(new URL(body.url), { types, signal: ctx.signal });
  if (page.kind === 'refused') throw new Refusal('invalid', sentences[page.reason]());
  return readAdvertBytes(ctx, { name: page.type === PDF ? 'advert.pdf' : 'advert.html', bytes: page.bytes });
}
