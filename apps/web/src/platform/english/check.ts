import { isCheckable } from '@candor/domain/improving';
import { checkText } from '@candor/domain/improving/rewriting';
import { PoolError } from '@candor/pool/jobs';
import type { CheckAnswer, CheckAsked } from './english-jobs.ts';
import { loadHarper, type Harper } from './harper.ts';

let loading: Promise<Harper | null> | undefined;
let harper: Harper | null = null;

/** Harper, as soon as it is there; null where it could not be loaded, and asked for again with the next text. */
async function untilHarper(): Promise<Harper | null> {
  loading ??= loadHarper().catch(() => null);
  harper = await loading;
  if (!harper) loading = undefined;
  return harper;
}

/** Reports what our own checks find, then gives what Harper does. */
export async function check(
  { text, variant, kind }: CheckAsked,
  report: (own: CheckAnswer) => void,
  signal: AbortSignal,
): Promise<CheckAnswer> {
  if (!isCheckable(text)) {
    report({ by: 'own', findings: [], dictionary: 'other' });
    return { by: 'harper', findings: [], dictionary: 'other' };
  }
  const own = checkText(text, { variant, kind });
  report({ by: 'own', findings: own, dictionary: harper ? 'ready' : 'loading' });
  const loaded = harper ?? (await untilHarper());
  // A newer text was sent meanwhile: that one is answered.
  if (signal.aborted) throw new PoolError('cancelled', 'A newer text is checked');
  const findings = loaded ? await loaded(text, { variant, kind }).catch(() => []) : [];
  return { by: 'harper', findings, dictionary: loaded ? 'ready' : 'alone' };
}
