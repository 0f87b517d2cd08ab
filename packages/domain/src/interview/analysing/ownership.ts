import { say } from '../../say/index.ts';
import { isAchievement, type Action } from './actions.ts';
import type { Evidence, RemarkRule } from './evidence.ts';
import { quoteOf, type Sentence } from './read-answer.ts';

const MANY = 5;
const ONLY_WE = 3;

const actionsBy = (subject: Action['subject'], sentences: readonly Sentence[]) =>
  sentences.flatMap(({ actions }) =>
    actions.filter((action) => action.subject === subject && isAchievement(action)),
  ).length;

/** How far an answer says what the person did themselves, 0 to 1. */
export function ownershipLevel({ read: { sentences } }: Evidence): number {
  const done = sentences.flatMap((one) => one.actions).filter(({ isState }) => !isState);
  const mine = done.filter(({ subject }) => subject === 'i').length;
  if (mine === 0) return done.length > 0 ? 0.2 : 0;
  return 0.3 + 0.5 * (mine / done.length) + 0.2 * Math.min(1, mine / MANY);
}

export const ownershipRules: readonly RemarkRule[] = [
  {
    kind: 'ownership',
    isStrength: true,
    get ofInterview() {
      return say`Your own part is clear`;
    },
    find: ({ parts: { action } }) => {
      const best = action.toSorted((a, b) => actionsBy('i', [b]) - actionsBy('i', [a]))[0];
      if (!best || actionsBy('i', [best]) < 2) return;
      return { quote: quoteOf(best), message: say`You say what you did yourself, step by step.` };
    },
  },
  {
    kind: 'ownership',
    get ofInterview() {
      return say`Say what you did yourself`;
    },
    find: ({ asked, read: { sentences } }) => {
      const [mine, ours] = [actionsBy('i', sentences), actionsBy('we', sentences)];
      if (asked !== 'story' || ours < ONLY_WE || mine > ours / 3) return;
      const sentence = sentences.find((one) => actionsBy('we', [one]) > 0 && actionsBy('i', [one]) === 0);
      return (
        sentence && {
          quote: quoteOf(sentence),
          message: say`This says what “we” did. Say which part was yours.`,
        }
      );
    },
  },
];
