import { meaningsOf, readEnglish, readFragment, type Token } from '@candor/english';
import { comparableWords } from '../../writing/index.ts';
import { isNotAsked } from './advert-line.ts';
import { clauseOf, FEWEST_WORDS, OF_APPLICATION, sentencesOf, UNCLEAR, wordsIn } from './advert-prose.ts';
import { sayBehindTo } from './say-to-person.ts';

const MOST_WORDS = 20;

/** What leads to what somebody does: "you will", "must be able to", "As a controller you". */
const LEADS: readonly RegExp[] = [
  /\b(?:you(?: will|['’]ll)|who will|(?:candidate|applicant|person|post ?holder) will)(?: also)?\s+/iu,
  /\b(?:able|willing|ready|prepared) to\s+/iu,
  /\byou (?:also )?(?:need|have|will need) to\s+|\bbe expected to\s+/iu,
  /(?:^|; )(?:as an? [\p{L} ]+?,? )?you\s+(?!will|would|must|should|shall|need|may|might|can|could|have|are|had|do|get|bring|know|want|like|love|enjoy|feel|think|believe|hold)(?=\p{Ll})/iu,
];
/** What is had or given and not done, and verbs that only lead to what is done. */
const NO_DOING = new Set(
  'be have get receive need want work join become expect enjoy start rotate earn act thrive care learn'.split(
    ' ',
  ),
);

/** What is no task all the same, and what breaks off. */
const NO_TASK =
  /^(?:take (?:part|pride)|have)\b|\b(?:licen[cs]e|certificate|qualification)s?\b|\b(?:you|if|to|and|or|of|with|the|an?)$/iu;

/** Whether a word may be a verb in its base form, or is none that is known. */
function mayBeVerb(word = ''): boolean {
  const meanings = meaningsOf(word);
  return meanings.some(({ form }) => form === 'base') || (meanings.length === 0 && /^\p{Ll}{4}/u.test(word));
}

const mayBeBase = (token?: Token) => meaningsOf(token?.text ?? '').some(({ form }) => form === 'base');
const isBase = (token?: Token) => /^(?:verb|auxiliary)$/u.test(token?.pos ?? '') && mayBeBase(token);
const isObjectStart = (token?: Token) =>
  /^(?:determiner|adverb|adjective|number|preposition)$/u.test(token?.pos ?? '') ||
  token?.number === 'plural';

/** Whether a doing begins at a token behind a comma or "and": a verb, or two that share an object. */
function beginsDoing(tokens: readonly Token[], at: number): boolean {
  const [token, next, second, third] = tokens.slice(at);
  const [join, before] = [tokens[at - 1]?.text, tokens[at - 2]?.text];
  if (!token || (join !== ',' && join !== 'and')) return false;
  if (token.text === 'to') return isBase(next);
  const isPair = mayBeBase(token) && next?.text === 'and' && mayBeBase(second) && isObjectStart(third);
  if (join === ',') return isBase(token) || isPair;
  // "street and park trees": "and" without a comma may join things as well.
  return before === ',' ? mayBeBase(token) : isBase(token) && token.isCertain;
}

/** "prepare programs, choose tools and fixtures and run in the first piece" as three duties: parted before each verb that a comma or "and" leads to. */
function piecesOf(sentence: string, from: number, to: number): string[] {
  const tokens = (readEnglish(sentence).sentences[0]?.tokens ?? []).filter(
    ({ span }) => span.start >= from && span.end <= to,
  );
  const starts = tokens.flatMap(({ span }, at) => (at === 0 || beginsDoing(tokens, at) ? [span.start] : []));
  const pieces = starts.map((start, at) => sentence.slice(start, starts[at + 1] ?? to));
  const whole: string[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    // A verb alone shares what follows the next: "clean and number plans".
    if (last !== undefined && /^\p{L}+(?:,|\sand|\s)*$/u.test(last))
      whole[whole.length - 1] = `${last}${piece}`;
    else whole.push(piece);
  }
  return (
    whole
      .map((piece) => piece.replace(/^to\s/u, '').replace(/(?:,|\s|\band)+$/u, ''))
      // "run the programme, check and release data": what stands behind the comma may be a duty of its own.
      .filter(
        (piece) =>
          !piece
            .split(/, (?:and )?/u)
            .slice(1)
            .some((part) => mayBeVerb(part.split(' ')[0])),
      )
  );
}

/** The duties from a place of a sentence on, up to where another clause begins. */
const piecesFrom = (sentence: string, from: number): string[] =>
  piecesOf(sentence, from, from + clauseOf(sentence.slice(from)).length);

/** What a colon leads in: "The job is finding the story: building paper edits, cutting assemblies" as "build paper edits" and "cut assemblies". */
function doingsListed(sentence: string): string[] {
  const from = sentence.indexOf(':') + 1;
  const tokens = (readEnglish(sentence).sentences[0]?.tokens ?? []).filter(({ span }) => span.start >= from);
  const [first] = tokens;
  if (from === 0 || !first) return [];
  const areDoings = mayBeBase(first) && tokens.some((_token, at) => beginsDoing(tokens, at));
  if (areDoings && LEADS.some((lead) => lead.test(sentence.slice(0, from))))
    return piecesFrom(sentence, first.span.start);
  if (first.form !== 'gerund') return [];
  const doings = tokens.filter(
    ({ form }, at) =>
      form === 'gerund' &&
      (at === 0 || /^(?:,|and)$/u.test(tokens[at - 1]?.text ?? '')) &&
      !/^[,.]$/u.test(tokens[at + 1]?.text ?? ''),
  );
  return doings.map(
    ({ span, lemma }, at) => `${lemma}${upTo(sentence, span.end, doings[at + 1]?.span.start)}`,
  );
}

const upTo = (sentence: string, from: number, to?: number) =>
  sentence.slice(from, to).replace(/(?:,|\sand|[.])*\s*$/u, '');

/** "Our midwife holds clinics, visits families" as "hold clinics" and "visit families", where the subject is the post of the advert. */
function doingsOfPost(sentence: string, title: string): string[] {
  const { tokens = [], subject = null, finiteVerb = null } = readEnglish(sentence).sentences[0] ?? {};
  const isOfPost =
    subject?.to === finiteVerb &&
    comparableWords(title.split(/[,(:]/u)[0] ?? '').at(-1) ===
      tokens[subject?.head ?? -1]?.lemma.toLowerCase();
  if (!isOfPost) return [];
  const will = tokens[finiteVerb ?? -1];
  if (will?.text === 'will') return piecesFrom(sentence, will.span.end + 1);
  const verbs = tokens.filter(
    ({ form }, at) =>
      form === 'present3' && (at === finiteVerb || /^(?:,|and)$/u.test(tokens[at - 1]?.text ?? '')),
  );
  return verbs.map(({ span, lemma }, at) => `${lemma}${upTo(sentence, span.end, verbs[at + 1]?.span.start)}`);
}

/** What the running text of an advert says that somebody in the post of this title will do, each behind "to": "take drug histories". Only what is certain. */
export function dutiesIn(text: string, title = ''): string[] {
  const pieces = sentencesOf(text)
    .filter((one) => !OF_APPLICATION.test(one) || /\b(?:candidate|applicant) will\b/iu.test(one))
    .flatMap((sentence) => [
      ...LEADS.flatMap((lead) => {
        const found = lead.exec(sentence);
        return found ? piecesFrom(sentence, found.index + found[0].length) : [];
      }),
      ...doingsOfPost(sentence, title),
      ...doingsListed(sentence),
    ]);
  const duties = pieces.flatMap((duty) => {
    // Behind "you will" stands a verb.
    const words = sayBehindTo(duty, true);
    const count = words === null ? 0 : wordsIn(words);
    if (words === null || count < FEWEST_WORDS || count > MOST_WORDS) return [];
    const lead = readFragment(words)?.tokens[0]?.lemma ?? '';
    return NO_DOING.has(lead) || NO_TASK.test(words) || UNCLEAR.test(words) || isNotAsked(words)
      ? []
      : [words];
  });
  return [...new Set(duties)];
}
