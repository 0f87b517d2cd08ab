import type { Sentence, Token } from '@candor/language';
import { say } from '../say/index.ts';
import { wordSet } from '../text/index.ts';
import { askFigure } from '../writing/composing/index.ts';

/** Nouns that name a kind of thing and no thing: only the person knows which. */
const VAGUE = wordSet(
  'thing stuff system machine computer software tool program programme task project improvement equipment result everything something activity',
);
const NO_PLURAL = /^(?:stuff|software|equipment|everything|something)$/;
const CHANGE = wordSet(
  'go rise fall grow drop increase decrease improve double halve shrink raise reduce save cut get',
);
const TAKING_PART = /\b(?:worked on|part (?:of|in)|member of|participated in|involved in|contributed to)\b/i;
const FRACTION = /^(?:half|third|quarter|fifth|tenth|most)$/;
const STATE = /^(?:be|have)$/;

const MANY = /^(?:various|different|several|many|other|all|some)$/i;

/** "Which machines?" of the first noun that says only what kind of thing it is; of "the project to digitise" it is said. */
function whichOne(tokens: readonly Token[]): string | null {
  const isVague = ({ lemma, pos, text }: Token) =>
    pos !== 'verb' && (VAGUE.has(lemma) || VAGUE.has(text.toLowerCase()));
  const at = tokens.findIndex(isVague);
  const [before, vague, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!vague || after?.isName || /^(?:noun|verb)$/.test(after?.pos ?? '')) return null;
  if (/^(?:to|of|for|that|which)$/i.test(after?.text ?? '') || before?.pos === 'noun' || before?.isName)
    return null;
  if (/^(?:everything|something)$/i.test(vague.text)) return say`What exactly?`;
  if (before?.pos === 'adjective' && !MANY.test(before.text)) return null;
  const phrase = vague.text.toLowerCase();
  return NO_PLURAL.test(vague.lemma) ? say`What ${phrase} exactly?` : say`Which ${phrase}?`;
}

/**
 * What only the person can add that would make a sentence stronger, asked in a few words; '' where nothing is missing
 * or it is not certain what.
 */
export function missingFact(sentence: Sentence, line: string): string {
  const { tokens } = sentence;
  const hasFigure = tokens.some(
    ({ text, pos, lemma }) => /\d/.test(text) || pos === 'number' || FRACTION.test(lemma),
  );
  const which = whichOne(tokens);
  if (which) return which;
  if (hasFigure) return '';
  const finite = sentence.finiteVerb === null ? undefined : tokens[sentence.finiteVerb];
  const changed = tokens.find(({ pos, lemma }) => pos === 'verb' && CHANGE.has(lemma));
  const isUpOrDown = changed?.lemma !== 'go' && changed?.lemma !== 'get';
  if (changed && (isUpOrDown || tokens.some(({ text }) => /^(?:up|down)$/i.test(text))))
    return say`By how much, and in what time?`;
  const clauses = tokens.filter(
    ({ pos, form }) => pos === 'verb' && (form === 'past' || form === 'present3'),
  ).length;
  const asked = clauses < 2 ? askFigure(line, sentence.tense === 'present' ? 'present' : 'past') : null;
  if (asked) return asked.question;
  if (TAKING_PART.test(line)) return say`What was your own part in it?`;
  const main = finite?.pos === 'auxiliary' ? (tokens.find(({ pos }) => pos === 'verb') ?? finite) : finite;
  if (main && STATE.test(main.lemma) && sentence.tense === 'present')
    return say`What have you done that shows it?`;
  return '';
}
