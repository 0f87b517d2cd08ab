import type { Evidence } from './evidence.ts';
import { rubric, type RubricDimensionId } from './rubric.ts';
import type { Levels } from './score.ts';
import { insteadOfAnswer } from './verdict.ts';
import { say } from '../../say/index.ts';

const GOOD = 0.75;
const WEAK = 0.55;

/** A statement as a sentence begins with it, and as it stands behind another. */
interface Statement {
  first: string;
  second: string;
}

const statements = (): Readonly<Record<RubricDimensionId, { good: Statement; weak: Statement }>> => ({
  relevance: {
    good: { first: say`It answers the question`, second: say`it answers the question` },
    weak: { first: say`It only touches on the question`, second: say`it only touches on the question` },
  },
  'key-points': {
    good: { first: say`It covers the key points`, second: say`it covers the key points` },
    weak: { first: say`It leaves out key points`, second: say`it leaves out key points` },
  },
  structure: {
    good: { first: say`It is easy to follow`, second: say`it is easy to follow` },
    weak: { first: say`It needs a clearer order`, second: say`it needs a clearer order` },
  },
  specificity: {
    good: { first: say`It is specific`, second: say`it is specific` },
    weak: { first: say`It needs specifics`, second: say`it needs specifics` },
  },
  ownership: {
    good: { first: say`Your own part is clear`, second: say`your own part is clear` },
    weak: { first: say`Your own part is hard to see`, second: say`your own part is hard to see` },
  },
  outcome: {
    good: { first: say`It says how things ended`, second: say`it says how things ended` },
    weak: { first: say`It hardly says how things ended`, second: say`it hardly says how things ended` },
  },
  clarity: {
    good: { first: say`It is clearly worded`, second: say`it is clearly worded` },
    weak: { first: say`It is vaguely worded`, second: say`it is vaguely worded` },
  },
  length: {
    good: { first: say`It is the right length`, second: say`it is the right length` },
    weak: {
      first: say`It is far from the usual one to two minutes`,
      second: say`it is far from the usual one to two minutes`,
    },
  },
});

/** One or two statements as a sentence; nothing of none. */
function sentenceOf([one, other]: readonly Statement[]): string[] {
  if (!one) return [];
  return [other ? say`${one.first} and ${other.second}.` : say`${one.first}.`];
}

/** The answer in a sentence or two: what carries it, and what holds it back most. */
export function feedbackOn({ verdict, asked, relevance }: Evidence, levels: Levels): string {
  if (verdict !== 'judged') return insteadOfAnswer[verdict].feedback;
  const weighed = Object.entries(rubric.weights[asked]) as [RubricDimensionId, number][];
  const arePointsSeen = asked === 'explanation' && relevance.keyPoints.length > 0;
  const shown = weighed.filter(([id]) => id !== 'key-points' || arePointsSeen);
  const strong = shown.filter(([id]) => levels[id] >= GOOD).toSorted((a, b) => b[1] - a[1]);
  const weak = shown
    .filter(([id]) => levels[id] < WEAK)
    .toSorted((a, b) => b[1] * (1 - levels[b[0]]) - a[1] * (1 - levels[a[0]]));
  const said = statements();
  const sentences = [
    ...sentenceOf(strong.slice(0, 2).map(([id]) => said[id].good)),
    ...sentenceOf(weak.slice(0, 2).map(([id]) => said[id].weak)),
  ];
  return sentences.length > 0 ? sentences.join(' ') : say`A solid answer.`;
}
