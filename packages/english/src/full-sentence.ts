import type { Sentence, Token } from './english-text.ts';
import { meaningsOf } from './inflect.ts';
import { readEnglish } from './read-english.ts';
import { isVerbLed } from './verb-led.ts';

const RELATIVE = /^(?:that|which|who|whom|whose|what|where|when|how|why|if|because|before|after|while)$/i;
const NOMINATIVE = /^(?:i|he|she|we|they|you)$/i;
const LED_BY_SUBJECT = /^(?:I|I['’]\w+|We)\b/;
const TO_READER = /^(?:thank|thanks|please|kindly|many thanks|let me)\b/i;

/** "Miss Renée trained me": a title and a name before a past. */
const LED_BY_TITLE =
  /^(?:Mrs?|Ms|Miss|Dr|Prof)\.? (?:\p{Lu}[\p{L}'’-]+ ){1,2}\p{Ll}+ed (?:\p{Ll}+ )*(?:me|us|the|my|our|a|an)\b/u;

/** What names the thing: what a colon leads in lists its parts. */
function beforeColon(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === ':');
  return at < 0 ? tokens : tokens.slice(0, at);
}

/** Where finite verbs stand. "repairs and builds" may be things, but where doubt counts as well; behind "two years at" they are. */
function finiteVerbs({ tokens }: Sentence, isDoubtCounted = false): number[] {
  const [count, unit] = tokens;
  const isSpan = count?.pos === 'number' && unit?.number === 'plural';
  return beforeColon(tokens).flatMap(({ pos, form, isCertain, text }, at) => {
    const before = tokens[at - 1];
    const isNoun = meaningsOf(text).some((meaning) => meaning.pos === 'noun');
    // "the part I come back to is …": only "to be" is none.
    if (pos === 'auxiliary') return form === 'base' && before?.lemma === 'to' ? [] : [at];
    if (pos !== 'verb' || before?.pos === 'auxiliary' || before?.lemma === 'to') return [];
    // "the children I read with moved up": behind a preposition without its noun a participle is the past.
    const isPast = form === 'pastParticiple' && before?.pos === 'preposition';
    if (form === 'past' || (isPast && meaningsOf(text).some((one) => one.form === 'past')))
      return isSpan ? [] : [at];
    if (form === 'present3') return !isSpan && (isCertain || !isNoun || isDoubtCounted) ? [at] : [];
    return form === 'base' && before?.pos === 'pronoun' ? [at] : [];
  });
}

/** "the way your pupils explain it", "how calm everybody was": a noun with a clause of its own, no sentence. */
export function isNounWithClause(read: Sentence): boolean {
  const { tokens, isQuestion } = read;
  const verbs = finiteVerbs(read, true);
  const [first, second] = tokens;
  if (isQuestion || verbs.includes(0) || !first) return false;
  if (/^the way$/i.test(`${first.text} ${second?.text ?? ''}`))
    return tokens.every(({ pos }) => pos !== 'auxiliary');
  if (/^(?:how|why|what)$/i.test(first.text)) return verbs.length === 1;
  const isNoun = first.pos === 'noun' && meaningsOf(first.text.toLowerCase()).length > 0;
  const opening = tokens.flatMap(({ text }, at) => {
    const isZero = NOMINATIVE.test(text) && tokens[at - 1]?.pos === 'noun';
    return at > 0 && (isZero || RELATIVE.test(text)) ? [at] : [];
  });
  const [opens = 0] = opening;
  // "Your clinic treats children who are afraid": what may be a verb before the clause makes it a sentence.
  const mayBeVerb = tokens
    .slice(2, Math.max(2, opens))
    .some(({ text }) => meaningsOf(text).some(({ form }) => form === 'present3' || form === 'past'));
  const isWithin = verbs.every(
    (at) => tokens[at - 1]?.pos !== 'verb' && opening.some((from) => from < at && at - from <= 4),
  );
  // "The plant I would stop selling is the laurel": of two verbs behind one opening the second is the sentence's.
  const isOneClause = verbs.length <= opening.length;
  return (
    (first.pos === 'determiner' || isNoun) &&
    opens > 0 &&
    verbs.length > 0 &&
    isOneClause &&
    isWithin &&
    !mayBeVerb
  );
}

const APPOSITION =
  /^(?<name>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*), (?:my|our|your|his|her|their|the|an?) [^,]+,(?= \p{Ll})/u;

/** "Jo Bell, your accountant, told me about the post": a sentence but for what stands behind the name. */
function isWholeApart(text: string): boolean {
  if (!APPOSITION.test(text)) return false;
  const [read, other] = readEnglish(text.replace(APPOSITION, '$<name>')).sentences;
  return (
    other === undefined && read?.kind === 'sentence' && read.tokens[read.finiteVerb ?? 0]?.isCertain === true
  );
}

/** "Acorns keeps its garden open.": behind a name and before a determiner a form in "-s" is no noun. */
function isLedByName([first, next, then]: readonly Token[]): boolean {
  return (
    /^(?:noun|name)$/.test(first?.pos ?? '') &&
    meaningsOf(next?.text ?? '').some(({ form }) => form === 'present3') &&
    /^(?:an?|the|its|their|your|our|my|his|her)$/.test(then?.text ?? '')
  );
}

/** "A co-op answers to the growers.": behind one thing a form in "-s" before a preposition is no second noun. */
function isLedByOne({ tokens: [first, second, third, fourth] }: Sentence): boolean {
  return (
    /^an?$/i.test(first?.text ?? '') &&
    /^(?:noun|name|adjective)$/.test(second?.pos ?? '') &&
    second?.number !== 'plural' &&
    !/^(?:few|many|dozen|hundred|thousand|couple)$/i.test(second?.text ?? '') &&
    third?.number !== 'singular' &&
    meaningsOf(third?.text ?? '').some(({ form }) => form === 'present3') &&
    /^(?:preposition|determiner|pronoun|adverb|number)$/.test(fourth?.pos ?? '')
  );
}

/** "FRCR 2A passed", "To gain experience": no subject that does something. */
function isSubjectless({ tokens }: Sentence): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isParticiple = meaningsOf(last?.text ?? '').some(({ form }) => form === 'pastParticiple');
  if (tokens.length <= 4 && isParticiple && (first?.pos === 'name' || first?.isName)) return true;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return (
    /^to$/i.test(first?.text ?? '') && !/^(?:pronoun|determiner|name)$/.test(tokens[comma + 1]?.pos ?? '')
  );
}

/** Whether its subject stands before its verb beyond doubt: a pronoun, a name, or a noun that an article or owner leads. */
function hasSubject({ subject, tokens, finiteVerb }: Sentence): boolean {
  const first = subject && tokens[subject.from];
  const verb = tokens[finiteVerb ?? -1];
  if (!first || !verb) return false;
  const isOnlyPast =
    verb.form === 'past' && meaningsOf(verb.text).every(({ form }) => form !== 'pastParticiple');
  const isLed = /^(?:pronoun|determiner|name)$/.test(first.pos) || first.isName || isOnlyPast;
  const isPlural = tokens[subject.head]?.number === 'plural' && first.pos !== 'number';
  const isBeforeAuxiliary = verb.pos === 'auxiliary' && subject.to === finiteVerb;
  return isLed || (verb.isCertain && (subject.kind === 'gerund' || isPlural || isBeforeAuxiliary));
}

/** "Old people light up when she walks in, and she remembers": a clause with its verb, and a main clause behind a comma. */
function endsInMainClause({ tokens }: Sentence): boolean {
  const isFinite = (token: Token | undefined) =>
    token?.pos === 'auxiliary' || /^(?:past|present3)$/.test(token?.form ?? '') || token?.form === 'base';
  return tokens.some(({ text }, at) => {
    const from = /^(?:and|but)$/i.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    return (
      text === ',' &&
      NOMINATIVE.test(tokens[from]?.text ?? '') &&
      isFinite(tokens[from + 1]) &&
      tokens
        .slice(1, at)
        .some((token) => token.pos === 'auxiliary' || token.form === 'present3' || token.form === 'past')
    );
  });
}

/**
 * Whether words are a full sentence: led by "I", or a subject before a verb; with a capital and a stop as it was typed a
 * verb that does not lead is enough. Such a one stands as typed, understood or not.
 */
export function isFullSentence(typed: string, text: string, read: Sentence | undefined): boolean {
  if (LED_BY_SUBJECT.test(text) || TO_READER.test(text) || isWholeApart(text)) return true;
  if (LED_BY_TITLE.test(text)) return true;
  if (!read) return false;
  const [first, second] = read.tokens;
  const isCapital = /^["“]?\p{Lu}/u.test(typed.trim());
  const isTyped = isCapital && /[.!?]["'’”)]?\s*$/.test(typed);
  if (read.isQuestion || (isTyped && (isLedByName(read.tokens) || isLedByOne(read)))) return true;
  if (isSubjectless(read) || isNounWithClause(read)) return false;
  const verbs = finiteVerbs(read).filter((at) => at > 0);
  // "Watching them made me want the job more."
  if (isTyped && first?.form === 'gerund' && verbs.some((at) => read.tokens[at]?.isCertain)) return true;
  // "sick of the rosters, found something better"; "Visits rose to 40" has no writer for its subject.
  const isPlural = meaningsOf(first?.text.toLowerCase() ?? '').some(({ number }) => number === 'plural');
  if (isTyped && isPlural && (second?.form === 'past' || second?.pos === 'auxiliary')) return true;
  const isLate = (read.subject?.from ?? 0) > 0 && !isTyped;
  if (isLate && /^(?:adjective|noun)$/.test(first?.pos ?? '')) return false;
  if (isVerbLed(read) || first?.pos === 'verb' || /^because\b/i.test(text)) return false;
  if (read.kind === 'sentence' && hasSubject(read)) return true;
  if (isTyped && endsInMainClause(read)) return true;
  // Behind a word that opens a clause a verb is of that clause.
  const opened = read.tokens.filter(
    ({ pos, text: word }) => pos === 'subordinator' || RELATIVE.test(word),
  ).length;
  const isLed = /^(?:determiner|pronoun)$/.test(first?.pos ?? '') || read.tokens.length > 10;
  const isLong = isCapital && isLed && verbs.length > opened;
  const isFragmentLed = read.kind === 'noun' && !/^(?:determiner|pronoun|number)$/.test(first?.pos ?? '');
  return (
    (isTyped || isLong) &&
    !isFragmentLed &&
    !/^[^.,;:]{3,60} – /.test(text) &&
    verbs.length > (first?.pos === 'subordinator' ? 1 : 0)
  );
}
