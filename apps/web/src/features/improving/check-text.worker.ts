import { checkText, isCheckable, mergeFindings, type Finding } from '@candor/domain/improving';
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
  const answer = (findings: Finding[], dictionary: CheckAnswer['dictionary']) => {
    const said: CheckAnswer = { asker, number, findings, dictionary };
    postMessage(said);
  };
  if (!isCheckable(text)) {
    answer([], 'other');
    return;
  }
  const own = checkText(text, { variant, kind });
  // With Harper at hand the whole comes at once: what it finds does not blink at each word.
  if (!harper) answer(own, 'loading');
  const loaded = harper ?? (await untilHarper());
  // Meanwhile something newer was asked: that one is answered.
  if (newest.get(asker) !== number) return;
  const more = loaded ? await loaded(text, { variant, kind }).catch(() => []) : [];
  answer(mergeFindings([...own, ...more]), loaded ? 'ready' : 'alone');
}

addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => void check(data));
