import type { advertFetching as switchEndpoint, fetchAdvert as endpoint } from '@candor/contracts/jobs';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { readAdvertBytes } from './read-advert-bytes.ts';

const PDF = 'application/pdf';
const types = ['text/html', 'application/xhtml+xml', PDF];
const instead = 'Paste the ad, or save its page and choose the file.';
const sentences = {
  address: `This link can’t be opened from here. ${instead}`,
  type: `This link leads to neither a web page nor a PDF. ${instead}`,
  too_large: `This page is too large to read. ${instead}`,
  unreachable: `The site didn’t answer. ${instead}`,
} as const;

export async function advertFetching({ ctx }: Call<typeof switchEndpoint>) {
  return { isOn: ctx.configuration.ADVERT_FETCH === 'on' };
}

/** Reads the advert at an address, where the operator allows it. Nothing is stored. */
export async function fetchAdvert({ ctx, input: { body } }: Call<typeof endpoint>) {
  if (ctx.configuration.ADVERT_FETCH !== 'on') throw new Refusal('fetching_off');
  await ctx.limits.spend('advert-links', ctx.owner.id);
  const page = await ctx.fetchPage(new URL(body.url), { types, signal: ctx.signal });
  if (page.kind === 'refused') throw new Refusal('invalid', sentences[page.reason]);
  return readAdvertBytes(ctx, { name: page.type === PDF ? 'advert.pdf' : 'advert.html', bytes: page.bytes });
}
