import type { Sentence, Token } from '@candor/english';
import { askFigure } from '../writing/composing/index.ts';

/** Nouns that name a kind of thing and no thing: only the person knows which. */
const VAGUE =
  /^(?:thing|stuff|system|machine|computer|software|tool|program|programme|task|project|improvement|equipment|result|everything|something|activity)$/;
const NO_PLURAL = /^(?:stuff|software|equipment|everything|something)$/;
const CHANGE =
  /^(?:go|rise|fall|grow|drop|increase|decrease|improve|double|halve|shrink|raise|reduce|save|cut|get)$/;
const COMPARED =
  /^(?:better|safer|cheaper|faster|quicker|shorter|more|less|fewer|higher|lower|happier|busier)$/;
const TAKING_PART = /\b(?:worked on|part (?:of|in)|member of|participated in|involved in|contributed to)\b/i;
const STATE = /^(?:be|have|know|try|do|like|feel)$/;

const isGeneral = (token: Token | undefined) => token?.pos === 'adverb' || token?.pos === 'adjective';

/** "Which machines?" of the first noun that says only what kind of thing it is. */
function whichOne(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ lemma, pos, text }) => pos !== 'verb' && (VAGUE.test(lemma) || VAGUE.test(text.toLowerCase())),
  );
  const vague = tokens[at];
  if (!vague || tokens[at + 1]?.isName || /^(?:noun|verb)$/.test(tokens[at + 1]?.pos ?? '')) return null;
  const before = tokens[at - 1];
  const said = before?.pos === 'adjective' && isGeneral(before) ? `${before.text} ${vague.text}` : vague.text;
  if (/^(?:everything|something)$/i.test(vague.text)) return 'What exactly?';
  return NO_PLURAL.test(vague.lemma) ? `What ${said.toLowerCase()} exactly?` : `Which ${said.toLowerCase()}?`;
}

/**
 * What only the person can add that would make a sentence stronger, asked in a few words; '' where nothing is missing
 * or it is not certain what.
 */
export function missingFact(sentence: Sentence, line: string): string {
  const { tokens } = sentence;
  const hasFigure = tokens.some(({ text, pos }) => /\d/.test(text) || pos === 'number');
  const which = whichOne(tokens);
  if (which) return which;
  if (hasFigure) return '';
  const finite = sentence.finiteVerb === null ? undefined : tokens[sentence.finiteVerb];
  const compared = tokens.find(({ text }) => COMPARED.test(text.toLowerCase()));
  const changed = tokens.find(({ pos, lemma }) => pos === 'verb' && CHANGE.test(lemma));
  const isUpOrDown = changed?.lemma !== 'go' && changed?.lemma !== 'get';
  if (changed && (isUpOrDown || tokens.some(({ text }) => /^(?:up|down)$/i.test(text))))
    return 'By how much, and in what time?';
  const clauses = tokens.filter(
    ({ pos, form }) => pos === 'verb' && (form === 'past' || form === 'present3'),
  ).length;
  const asked = clauses < 2 ? askFigure(line, sentence.tense === 'present' ? 'present' : 'past') : null;
  if (asked) return asked.question;
  if (compared)
    return /^(?:more|less|fewer)$/i.test(compared.text)
      ? 'How many before, and how many since?'
      : `How much ${compared.text.toLowerCase()}?`;
  if (TAKING_PART.test(line)) return 'What was your own part in it?';
  const main = finite?.pos === 'auxiliary' ? (tokens.find(({ pos }) => pos === 'verb') ?? finite) : finite;
  if (main && STATE.test(main.lemma) && sentence.tense === 'present')
    return 'What have you done that shows it?';
  return '';
}
