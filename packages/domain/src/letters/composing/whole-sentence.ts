import { meaningsOf, readEnglish, type Sentence, type Token } from '@candor/english';

/** "The training that you paid for", "the way your pupils explain it": a noun with a clause of its own, no sentence. */
export function isNounWithClause({ tokens, phrases, isQuestion }: Sentence): boolean {
  const first = phrases.find(({ kind, from }) => kind === 'noun' && from === 0);
  const head = first && tokens[first.head];
  if (!first || isQuestion || head?.pos === 'pronoun' || head?.pos === 'name') return false;
  const isFinite = ({ pos, form, text }: Token, at: number) =>
    (pos === 'auxiliary' ||
      text === 'cannot' ||
      (pos === 'verb' && form !== 'gerund' && form !== 'pastParticiple')) &&
    text.toLowerCase() !== 'be' &&
    tokens[at - 1]?.lemma !== 'to' &&
    tokens[at - 1]?.pos !== 'auxiliary';
  // "the children I read with moved up": behind a preposition without its noun a participle is the past.
  const isPast = ({ pos, form, text }: Token, at: number) =>
    pos === 'verb' &&
    form === 'pastParticiple' &&
    tokens[at - 1]?.pos === 'preposition' &&
    meaningsOf(text).some((meaning) => meaning.form === 'past');
  // "two of the pupils I taught won places": a verb right behind another is not of the same clause.
  const isBehindVerb = (at: number) =>
    tokens[at - 1]?.pos === 'verb' && isFinite(tokens[at - 1] as Token, at - 1);
  const isMain = ({ text, pos }: Token, at: number) =>
    pos !== 'noun' && isBehindVerb(at) && meaningsOf(text).some(({ form }) => form === 'past');
  const verbs = tokens.flatMap((token, at) =>
    isFinite(token, at) || isPast(token, at) || isMain(token, at) ? [at] : [],
  );
  const [firstVerb] = verbs;
  if (firstVerb === undefined) return false;
  const opens = (at: number) =>
    tokens.slice(Math.max(first.to, at - 4), at).some(({ text }) => RELATIVE.test(text));
  // "the training I had", "the way the night team works": a noun and then another subject.
  const isZero = tokens.slice(first.to, firstVerb).some(({ text, pos }, at) => {
    const before = tokens[first.to + at - 1];
    return before?.pos === 'noun' && (NOMINATIVE.test(text) || pos === 'determiner');
  });
  const later = verbs.slice(1).filter((at) => tokens[at - 1]?.pos !== 'adverb' || !opens(at));
  return (opens(firstVerb) || isZero) && later.every((at) => opens(at) && !isBehindVerb(at));
}

/** "how calm everybody was": what is told, not asked. */
export function isAskedClause({ tokens, isQuestion }: Sentence): boolean {
  const finite = tokens.filter(
    ({ pos, form }) =>
      (pos === 'auxiliary' || pos === 'verb') && form !== 'gerund' && form !== 'pastParticiple',
  );
  return !isQuestion && /^(?:how|why|what)$/i.test(tokens[0]?.text ?? '') && finite.length === 1;
}

const RELATIVE = /^(?:that|which|who|whom|whose|what|where|when|how|why|if|because|before|after|while)$/i;
const NOMINATIVE = /^(?:i|he|she|we|they|you)$/i;

/** "rose", "went": never the participle of a noun before it. */
const isOnlyPast = (token: Token | undefined) =>
  token?.form === 'past' &&
  meaningsOf(token.text.toLowerCase()).every(({ form }) => form !== 'pastParticiple');

/** A sentence has its subject before its verb: a pronoun, a name, or a noun that an article or owner leads. */
export function isWhole({ subject, tokens, finiteVerb, isQuestion }: Sentence): boolean {
  if (isQuestion) return true;
  const first = subject && tokens[subject.from];
  if (!first || finiteVerb === null) return false;
  return (
    first.pos === 'pronoun' ||
    first.pos === 'determiner' ||
    first.pos === 'name' ||
    first.isName ||
    isOnlyPast(tokens[finiteVerb]) ||
    (tokens[finiteVerb]?.isCertain === true &&
      (subject.kind === 'gerund' ||
        first.pos === 'number' ||
        // "Pay is better": no noun stands before such a verb but as its subject.
        (tokens[finiteVerb]?.pos === 'auxiliary' && subject.to === finiteVerb) ||
        (tokens[subject.head]?.number === 'plural' &&
          tokens.slice(subject.from, subject.to).every(({ pos }) => pos !== 'number'))))
  );
}

const APPOSITION =
  /^(?<name>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*), (?:my|our|your|his|her|their|the|an?) [^,]+,(?= \p{Ll})/u;

/** "Jo Bell, your accountant, told me about the post": a sentence but for what stands behind the name. */
export function isWholeApart(text: string): boolean {
  if (!APPOSITION.test(text)) return false;
  const [read, other] = readEnglish(text.replace(APPOSITION, '$<name>')).sentences;
  return (
    other === undefined && read?.kind === 'sentence' && read.tokens[read.finiteVerb ?? 0]?.isCertain === true
  );
}

/** "Three seasons at a shop, mostly repairs and builds": a time and where, no subject. */
function isSpan({ tokens: [count, unit, next] }: Sentence): boolean {
  return count?.pos === 'number' && unit?.number === 'plural' && next?.pos === 'preposition';
}

/** "FRCR 2A passed": a participle behind a name, as likely as its verb. */
export function isParticipleBehindName({ tokens }: Sentence): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isParticiple = meaningsOf(last?.text ?? '').some(({ form }) => form === 'pastParticiple');
  return tokens.length <= 4 && isParticiple && (first?.pos === 'name' || first?.isName === true);
}

/** "To gain experience": what for, without a subject that does something for it. */
export function isPurpose({ tokens }: Sentence): boolean {
  const at = tokens.findIndex(({ text }) => text === ',');
  return (
    /^to$/i.test(tokens[0]?.text ?? '') && !/^(?:pronoun|determiner|name)$/.test(tokens[at + 1]?.pos ?? '')
  );
}

const OWNER_OR_ARTICLE = /^(?:an?|the|its|their|your|our|my|his|her)$/;

/** "Acorns keeps its garden open.": behind a name and before a determiner a form in "-s" is no noun. */
export function isLedByName(typed: string, read: Sentence | undefined): boolean {
  const [first, next, then] = read?.tokens ?? [];
  const mayLead = meaningsOf(next?.text ?? '').some(({ form }) => form === 'present3');
  return (
    /^\p{Lu}.*[.!?]\s*$/su.test(typed) &&
    /^(?:noun|name)$/.test(first?.pos ?? '') &&
    mayLead &&
    OWNER_OR_ARTICLE.test(then?.text ?? '')
  );
}

const TO_READER = /^(?:thank|thanks|please|kindly|many thanks|let me)\b/i;

/**
 * Whether somebody wrote it as a sentence: "I" at its start, or a capital, a stop and a finite verb that does not lead.
 * Such a one stands as typed, understood or not.
 */
export function isTypedSentence(typed: string, text: string, read: Sentence | undefined): boolean {
  if (/^(?:I|I['’]\w+|We)\b/.test(text) || TO_READER.test(text)) return true;
  const isEnded = /[.!?]["'’”)]?\s*$/.test(typed) || (read?.tokens.length ?? 0) > 10;
  if (read && (isParticipleBehindName(read) || isPurpose(read))) return false;
  if (!read || !isEnded || !/^["“]?\p{Lu}/u.test(text)) return false;
  const [first] = read.tokens;
  // "Union director – settled the dispute" is a post and what was done in it.
  if (/^[^.,;:]{3,60} – /.test(text) && first?.pos === 'noun') return false;
  // "Visits rose to 40": no writer is the subject of a form in "-s".
  const next = read.tokens[1];
  const isPlural = meaningsOf(first?.text.toLowerCase() ?? '').some(({ number }) => number === 'plural');
  if (isPlural && (next?.form === 'past' || next?.pos === 'auxiliary')) return true;
  if (read.kind === 'verb' || first?.pos === 'verb' || /^because\b/i.test(text)) return false;
  // "a placement at a bank: reports, calls": a list behind a colon has no verb of the whole.
  const finite = beforeColon(read.tokens).filter(
    ({ pos, form, isCertain, text: word }, at) =>
      at > 0 &&
      (pos === 'auxiliary'
        ? form !== 'gerund'
        : pos === 'verb' &&
          // "Three seasons at a shop, mostly repairs and builds"
          !isSpan(read) &&
          (form === 'past' ||
            // "repairs and builds" may be things.
            (form === 'present3' &&
              (isCertain || !meaningsOf(word).some(({ pos: other }) => other === 'noun'))) ||
            (form === 'base' && read.tokens[at - 1]?.pos === 'pronoun'))),
  );
  const isSubjectBefore = first?.pos === 'subordinator' ? finite.length > 1 : finite.length > 0;
  const isLedByFragment = read.kind === 'noun' && !/^(?:determiner|pronoun|number)$/.test(first?.pos ?? '');
  return read.kind === 'sentence' ? isWhole(read) || isSubjectBefore : isSubjectBefore && !isLedByFragment;
}

/** What names the thing: what a colon leads in lists its parts. */
export function beforeColon(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === ':');
  return at < 0 ? tokens : tokens.slice(0, at);
}
