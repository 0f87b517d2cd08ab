import { isDeed, type Act } from './acts.ts';
import type { Evidence, RemarkRule } from './evidence.ts';
import { quoteOf, type Sentence } from './read-answer.ts';

const MANY = 5;
const ONLY_WE = 3;

const deedsBy = (doer: Act['doer'], sentences: readonly Sentence[]) =>
  sentences.flatMap(({ acts }) => acts.filter((act) => act.doer === doer && isDeed(act))).length;

/** How far an answer says what the person did themselves, 0 to 1. */
export function ownershipLevel({ read: { sentences } }: Evidence): number {
  const acts = sentences.flatMap((one) => one.acts).filter(({ isState }) => !isState);
  const mine = acts.filter(({ doer }) => doer === 'i').length;
  if (mine === 0) return acts.length > 0 ? 0.2 : 0;
  return 0.3 + 0.5 * (mine / acts.length) + 0.2 * Math.min(1, mine / MANY);
}

export const ownershipRules: readonly RemarkRule[] = [
  {
    kind: 'ownership',
    isStrength: true,
    ofInterview: 'Your own part is clear',
    find: ({ parts: { action } }) => {
      const best = action.toSorted((a, b) => deedsBy('i', [b]) - deedsBy('i', [a]))[0];
      if (!best || deedsBy('i', [best]) < 2) return;
      return { quote: quoteOf(best), message: 'You say what you did yourself, step by step.' };
    },
  },
  {
    kind: 'ownership',
    ofInterview: 'Say what you did yourself',
    find: ({ asked, read: { sentences } }) => {
      const [mine, ours] = [deedsBy('i', sentences), deedsBy('we', sentences)];
      if (asked !== 'story' || ours < ONLY_WE || mine > ours / 3) return;
      const sentence = sentences.find((one) => deedsBy('we', [one]) > 0 && deedsBy('i', [one]) === 0);
      return (
        sentence && {
          quote: quoteOf(sentence),
          message: 'This says what “we” did. Say which part was yours.',
        }
      );
    },
  },
];
