import type * as writing from '@candor/contracts/writing';
import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { rewriteHere } from './rewrite-here.ts';

const improveRoute = route<typeof writing.improveWriting>('POST', '/api/improve-writing');

/** Rewrites of each sentence of a text: the server's, which a model may add to; without it, those computed here. */
export async function rewritesOf(
  text: string,
  improvementType: ImprovementType,
  keywords: string,
): Promise<SentenceRewrites[]> {
  try {
    const { sentences } = await call(improveRoute, { body: { text, improvementType, prompt: keywords } });
    return sentences;
  } catch {
    return rewriteHere(text, improvementType, { keywords });
  }
}
