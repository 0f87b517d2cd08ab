import { isCheckable } from '@candor/domain/improving';
import { checkText } from '@candor/domain/improving/rewriting';
import type { CheckAnswer, CheckAsked } from './check-messages.ts';
import { loadHarper, type Harper } from './harper.ts';

let loading: Promise<Harper | null> | undefined;
let harper: Harper | null = null;
/** The newest number of each box. */
const newest = new Map<number, number>();

/** Harper, as soon as it is there; null where it could not be loaded, and asked for again with the next text. */
async function untilHarper(): Promise<Harper | null> {
  loading ??= loadHarper().catch(() => null);
  harper = await loading;
  if (!harper) loading = undefined;
  return harper;
}

async function check({ asker, number, text, variant, kind }: CheckAsked): Promise<void> {
  newest.set(asker, number);
  const answer = (said: Pick<CheckAnswer, 'by' | 'findings' | 'dictionary'>) => {
    const whole: CheckAnswer = { asker, number, ...said };
    postMessage(whole);
  };
  if (!isCheckable(text)) {
    answer({ by: 'own', findings: [], dictionary: 'other' });
    answer({ by: 'harper', findings: [], dictionary: 'other' });
    return;
  }
  const own = checkText(text, { variant, kind });
  answer({ by: 'own', findings: own, dictionary: harper ? 'ready' : 'loading' });
  const loaded = harper ?? (await untilHarper());
  // Meanwhile something newer was asked: that one is answered.
  if (newest.get(asker) !== number) return;
  const findings = loaded ? await loaded(text, { variant, kind }).catch(() => []) : [];
  answer({ by: 'harper', findings, dictionary: loaded ? 'ready' : 'alone' });
}

addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => void check(data));
