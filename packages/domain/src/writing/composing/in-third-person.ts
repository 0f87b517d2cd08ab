import { inflect, meaningsOf, readFragment, type Sentence, type Token } from '@candor/english';
import { claimSource, unsupportedClaim } from '../../claims/judging/index.ts';
import { isJoint } from './verbs-with.ts';
import { capitalised } from './write-statement.ts';

const OWN = "(?:i |i(?=['’]))";
/** How somebody says what they want and who they are, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    `(?:now )?${OWN}?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|(?:now )?(?:want|hope|wish|aim)) to\\b`,
    'Looking to',
  ],
  [
    `(?:now )?${OWN}?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want)(?= (?!it\\b|them\\b|that\\b|be\\b)\\p{L})`,
    'Looking for',
  ],
  [
    `(?:now )?i(?: am|['’]m) (?:\\p{L}+ly |now )?(?:seeking(?! to\\b)|(?:looking|searching) for)\\b`,
    'Looking for',
  ],
  [`(?:now )?i(?: am|['’]m) (?:\\p{L}+ly |now )?(?:looking|seeking) to\\b`, 'Looking to'],
  [`(?:now )?i (?:look|search) for\\b`, 'Looking for'],
  [`i(?: have|['’]ve) (?:been an? (?!.*(?:,|and|but) (?:\\p{L}+ly |now )?(?:would|want|have|am)\\b))`, ''],
  [`i(?: have|['’]ve) (?=(?:\\d+|\\p{L}+)\\+? years?\\b(?!.*\\band i\\b))`, ''],
  // "I am patient and I like a laugh" stays one sentence.
  [`i(?: am|['’]m|['’]s| is) (?!\\S+(?: \\S+)? and i\\b)(?:an? )?(?=(?!not\\b|the best\\b)\\p{L})`, ''],
].map(([pattern = '', said = '']) => [new RegExp(`^${pattern}`, 'iu'), said]);

const FULL: Readonly<Record<string, string>> = { m: 'am', ve: 'have', d: 'would', ll: 'will', s: 'is' };
const THIRD: Readonly<Record<string, string>> = { am: 'is', are: 'is', have: 'has', do: 'does' };
/** Up to as many words before it "and I" may be the second of two who do something. */
const LEAST_APART = 5;
/** Whoever speaks for others too, or of what is done to them, is not put into the third person. */
const UNSAID = /^(?:we|us|our|ours|mine)$/i;
const isI = (token: Token | undefined) => /^i$/i.test(token?.text ?? '');
const isAnd = (token: Token | undefined) => /^(?:and|but|so|then)$/i.test(token?.text ?? '');
const isFinite = ({ pos, form }: Token) =>
  (pos === 'verb' || pos === 'auxiliary') && form !== 'gerund' && form !== 'pastParticiple';

const isOnlyVerb = ({ text }: Token) =>
  meaningsOf(text).every(({ pos }) => pos === 'verb' || pos === 'auxiliary');

/** Whether a base form beside a phrase is a verb for sure: "Safe driver, know the routes". */
const isSureVerb = (token: Token, next: Token | undefined) =>
  token.form === 'base' &&
  ((token.pos === 'verb' && token.isCertain && /^(?:determiner|pronoun|adjective)$/.test(next?.pos ?? '')) ||
    (isOnlyVerb(token) && /^(?:noun|name|determiner|pronoun|adjective|adverb)$/.test(next?.pos ?? '')));

/** "Run the class", "Speak German": a verb of the person's own that leads without its "I". */
function isBareVerb({ kind, isCertain, tokens }: Sentence): boolean {
  const [first, next] = tokens;
  if (first?.form !== 'base') return false;
  return (
    (kind === 'verb' && isCertain && next?.pos === 'determiner') ||
    (isOnlyVerb(first) && /^(?:noun|name|adjective|adverb)$/.test(next?.pos ?? ''))
  );
}

/** "I come here 2014": a year by itself tells that it is over. */
const isDatedPast = ({ tokens }: Sentence) =>
  tokens.some(
    ({ text }, at) =>
      /^(?:19|20)\d\d$/.test(text) &&
      !/^(?:since|from|until|till|by|to|in|of)$/i.test(tokens[at - 1]?.text ?? ''),
  );

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edit that puts a verb of the first person into the third; null for one that has no sure form. */
function third({ text, span, lemma, pos, form }: Token): Edit | null {
  const word = text.replace(/^['’]/, '').toLowerCase();
  const full = FULL[word] ?? word;
  if (pos === 'auxiliary')
    return /^(?:ca|wo|been)$/.test(full) ? null : { ...span, text: THIRD[full] ?? full };
  // "I lay slates", "I put up fences": nobody knows when.
  const isEither = form === 'past' && meaningsOf(text).some((one) => one.form === 'base');
  if (pos !== 'verb' || (form !== 'base' && form !== 'past') || isEither) return null;
  return { ...span, text: form === 'base' ? inflect(lemma, 'present3') : word };
}

/** What stands for "since I was 19", "because I have driven", "before I joined": the edits, or null where it is not sure. */
function subordinate({ tokens }: Sentence, at: number): Edit[] | null {
  const [before, verb, next, then] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!before || !verb || !next) return null;
  const word = before.text.toLowerCase();
  const from = { start: before.span.start, end: verb.span.end };
  if (word === 'since' && verb.text === 'was' && next.pos === 'number' && then?.pos !== 'noun')
    return [{ ...from, text: 'since the age of' }];
  const lemma = FULL[verb.text.replace(/^['’]/, '')] ?? verb.lemma;
  const comma = tokens[at - 2];
  if (word === 'because' && /^(?:have|am|be)$/.test(lemma) && comma)
    return [
      {
        ...from,
        start: comma.span.end,
        text: `${comma.text === ',' ? '' : ','} ${lemma === 'have' ? 'having' : 'being'}`,
      },
    ];
  const isPlain = verb.pos === 'verb' && (verb.form === 'base' || verb.form === 'past');
  return /^(?:since|after|before|while)$/.test(word) && isPlain
    ? [{ ...from, text: `${before.text} ${inflect(verb.lemma, 'gerund')}` }]
    : null;
}

/** "my", "me" and "myself" as a text about somebody says them; null where that is not sure. */
function otherWords({ tokens }: Sentence): Edit[] | null {
  const isTaken = tokens.some(
    ({ text }, at) => /^(?:they|them|their)$/i.test(text) && tokens[at - 1]?.text !== 'of',
  );
  const edits: Edit[] = [];
  for (const [at, { text, span }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (UNSAID.test(text)) return null;
    if (/^my$/i.test(text)) {
      const isFirst = /^(?:first|next)$/i.test(next?.text ?? '');
      // "My back decides" is a clause of its own.
      const isOf = before?.text === 'of' && next?.text !== 'own';
      const isSubject =
        at > 0 && !isOf && tokens.slice(at + 2, at + 4).some((one) => isFinite(one) && one.pos !== 'noun');
      if ((isTaken && !isFirst) || isSubject) return null;
      // "My main interest is grass": the interest alone says whose it is.
      if (at === 0 && (next?.text === 'own' || (next?.pos !== 'adjective' && next?.number !== 'plural')))
        return null;
      if (at === 0) edits.push({ start: 0, end: next?.span.start ?? 0, text: '' });
      else edits.push({ ...span, text: isFirst ? 'a' : isOf ? 'the' : 'their' });
    } else if (/^me$/i.test(text)) {
      if (isTaken || !/^(?:behind|under|beside|alongside|than|with)$/i.test(before?.text ?? '')) return null;
      edits.push({ ...span, text: 'them' });
    } else if (/^myself$/i.test(text)) {
      const isLast = !next || next.pos === 'punctuation' || isAnd(next);
      if (!before || before.pos === 'preposition' || !isLast) return null;
      edits.push({ start: before.span.end, end: span.end, text: '' });
    }
  }
  return edits;
}

/**
 * A sentence of a summary as one about its person, without a subject: "I train farmers and I keep the plots" as "Trains
 * farmers and keeps the plots". What follows who somebody is, or where they are going, is a sentence of its own. Null
 * where a form of it is not sure.
 */
export function inThirdPerson(typed: string): string | null {
  const [wish, instead = ''] = WISHES.find(([one]) => one.test(typed)) ?? [];
  const sentence = wish ? capitalised(typed.replace(wish, instead)) : typed;
  const read = readFragment(sentence);
  if (!read) return sentence;
  const { tokens } = read;
  const [first] = tokens;
  const isBare = !wish && isBareVerb(read);
  const isOfI = tokens.some((one) => isI(one) || /^(?:my|me|myself|we|us|our)$/i.test(one.text));
  const isMixed = tokens.some(
    (one, at) => isSureVerb(one, tokens[at + 1]) && (isJoint(tokens[at - 1]) || isJoint(tokens[at - 2])),
  );
  if (!isOfI && !isBare && (wish || !isMixed)) return sentence;
  const others = otherWords(read);
  if (read.isQuestion || !others) return null;
  // "I want stop": a wish for something done is no wish for a thing.
  if (instead === 'Looking for' && tokens[2]?.form === 'base') return null;
  const edits = [...others];
  /** Whether a verb of the person leads the clause at hand; a phrase does where who they are or a wish is said. */
  let isLed = false;
  let isDone = false;
  /** Where the last verb of the person stands. */
  let told = -1;
  const isList = /\band i\b/i.test(sentence);
  for (const [at, token] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isI(token)) {
      const verbAt = tokens.findIndex(
        ({ text, pos }, from) =>
          from > at &&
          pos !== 'adverb' &&
          // "I still get".
          !/^still$/i.test(text),
      );
      const verb = tokens[verbAt];
      const put = verb && third(verb);
      if (verb?.form === 'base' && verb.pos === 'verb' && isDatedPast(read)) return null;
      if (!next || !verb) return null;
      // "… and now I'm studying forests".
      const joint = before?.pos === 'adverb' && isAnd(tokens[at - 2]) ? tokens[at - 2] : before;
      const isJoined = isJoint(joint) || isAnd(joint) || joint?.text === ';';
      if (at > 0 && !isJoined && tokens.slice(0, at).some((one) => isFinite(one) || isI(one))) {
        const edit = subordinate(read, at);
        if (!edit) return null;
        edits.push(...edit);
        continue;
      }
      // "I want be": no English of theirs is made worse.
      if (!put || (verb.pos === 'verb' && tokens[verbAt + 1]?.text === 'be')) return null;
      const from = { start: token.span.start, end: next.span.start };
      const isBe = put.text === 'is' && tokens[verbAt + 1]?.text !== 'not';
      if (at === 0) edits.push({ ...from, text: '' });
      else if (!isJoined) {
        // "Before that I managed", "Now I learn".
        const isAdverbial = /^(?:preposition|adverb|subordinator)$/.test(first?.pos ?? '');
        if (!isAdverbial || !before) return null;
        edits.push({ ...from, start: before.span.end, text: at > 1 && before.text !== ',' ? ', ' : ' ' });
      } else if (isLed && joint !== before && verb.pos === 'auxiliary') {
        // Put behind its verb below.
      } else if (isLed && (before?.text !== ',' || isList)) edits.push({ ...from, text: '' });
      else {
        const comma = before?.text === ',' ? before : tokens[at - 2];
        const hasComma = comma?.text === ',' || before?.text === ';';
        // "The vet and I".
        const isAlone = !hasComma && !wish && !isDone && at < LEAST_APART && !/^my$/i.test(first?.text ?? '');
        const isOthers =
          !isDone && !wish && !/^my$/i.test(first?.text ?? '') && tokens.slice(0, at).some(isFinite);
        if (isAlone || isOthers || joint !== before || /^(?:but|so)$/i.test(before?.text ?? '')) return null;
        const end = hasComma && comma?.text === ',' ? comma : tokens[before?.text === ';' ? at - 1 : at - 1];
        const start =
          end?.text === ',' || end?.text === ';' ? end.span.start : (tokens[at - 2]?.span.end ?? 0);
        const said = isBe ? tokens[verbAt + 1] : verbAt === at + 1 ? undefined : next;
        const word = said ? sentence.slice(said.span.start, said.span.end) : put.text;
        edits.push({ start, end: said?.span.end ?? verb.span.end, text: `. ${capitalised(word)}` });
        if (!said || isBe) {
          [isLed, isDone, told] = [!isBe, true, verbAt];
          continue;
        }
      }
      const isAux = verb.pos === 'auxiliary';
      if (joint !== before && before && isAux)
        edits.push({ start: before.span.start, end: verb.span.end, text: `${put.text} ${before.text}` });
      else if (isBe && at > 0 && !isJoined)
        edits.push({
          start: verb.span.start,
          end: tokens[verbAt + 1]?.span.start ?? verb.span.end,
          text: '',
        });
      else edits.push(put);
      [isLed, isDone, told] = [true, true, verbAt];
      continue;
    }
    if (isBare && at === 0) {
      const put = third(token);
      if (!put) return null;
      edits.push(put);
      [isLed, isDone, told] = [true, true, 0];
      continue;
    }
    if (/^n['’]t$/.test(token.text) && edits.at(-1)?.end === token.span.start) {
      edits.push({ ...token.span, text: ' not' });
      continue;
    }
    // A verb that shares the subject: "I plan a programme and keep the families involved".
    const isOpening = isJoint(before) || (before?.pos === 'adverb' && isJoint(tokens[at - 2]));
    if (!isLed && isOpening && isSureVerb(token, next)) {
      // "Safe driver, know the northern routes".
      const put = third(token);
      if (put && !tokens.slice(0, at).some(isFinite) && !/^(?:to|looking)$/i.test(first?.text ?? '')) {
        edits.push(put);
        isDone = true;
      }
      continue;
    }
    if (!isLed || !isOpening || told < 0) continue;
    const between = tokens.slice(told, at);
    const isVerb = token.form === 'base' && (token.pos === 'verb' || /^(?:have|am|do)$/.test(token.text));
    const mayBeNoun = meaningsOf(token.text).some(({ pos }) => pos === 'noun');
    if (isVerb) {
      // "I am 68, fit for my age".
      if (meaningsOf(token.text).some(({ pos }) => pos === 'adjective') && tokens[told]?.text === 'am')
        continue;
      if (mayBeNoun && next?.pos === 'noun') return null;
      // Behind "can" it stays as it is; behind "to" or "who" nobody knows whose it is.
      const lead = tokens[told];
      if (lead?.pos === 'auxiliary' && !/^(?:have|['’]?ve|am|['’]m|do)$/i.test(lead.text)) continue;
      if (
        between.some(
          ({ text, pos }, from) => from > 0 && /^(?:to|who|that|which)$/i.test(text) && pos !== 'preposition',
        )
      )
        return null;
      const put = third(token);
      if (put) edits.push(put);
    } else if (token.number === 'singular' && tokens[told]?.form === 'base') {
      // "Draft contracts and research notes": a second verb, or a second thing; "and mentor new staff" is one.
      const isEver = meaningsOf(token.text).some(({ pos, form }) => pos === 'verb' && form === 'base');
      if (!isEver || !/^(?:determiner|number|pronoun|adjective|noun)$/.test(next?.pos ?? '')) continue;
      if (next?.pos === 'noun') return null;
      edits.push({ ...token.span, text: inflect(token.text, 'present3') });
    }
  }
  let said = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    said += sentence.slice(from, start) + text;
    from = end;
  }
  const whole = capitalised((said + sentence.slice(from)).trim().replaceAll(/ {2,}/g, ' '));
  return unsupportedClaim(whole, claimSource([{ text: typed }])) ? null : whole;
}
