import { isVerbLed, meaningsOf, type Token } from '@candor/english';
import { indexOf, replaceSpan, without, type Match, type Rule } from '@candor/english/rules';

const isDoer = ({ text, pos }: Token) => pos !== 'name' && /^(?:i|we)$/i.test(text);
/** What opens a clause that says when, why or which: whoever does something in it keeps its name, "since I took it over". */
const OPENS = /^(?:since|after|before|when|while|until|till|because|where|which|whom)$/i;
/** Behind one of these "we" does what somebody tells of, "the index that we lend out", and "I" what they said or know. */
const OPENS_WE = /^(?:that|how|what)$/i;
const isWithin = ({ text }: Token, before = '') =>
  OPENS.test(before) || (/^we$/i.test(text) && OPENS_WE.test(before));

/** Whether nobody but one "I" does something, "I told them I would" needs its "I", and it is no question or denial. */
const isOnlyPerson = ({ sentence: { tokens, isQuestion, isNegated } }: Match) =>
  tokens.filter((one, at) => isDoer(one) && !isWithin(one, tokens[at - 1]?.text)).length === 1 &&
  !isQuestion &&
  !isNegated;

const LONGEST_ADVERBIAL = 7;
/** What stands before a subject and says when or as what: "Through the winter", "As head of department". */
export function isAdverbial(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0], tokens.findLast(({ pos }) => pos !== 'punctuation')];
  // "When the manager is away": a clause, and nothing between it and the subject that may be told in it.
  const isDone = tokens.some(({ pos, form }) => pos === 'auxiliary' || (pos === 'verb' && form !== 'gerund'));
  if (isDone && /^(?:when|while|after|before|if)$/i.test(first?.text ?? ''))
    return (
      !tokens.some(isDoer) &&
      (tokens.at(-1)?.text === ',' || !/^(?:verb|auxiliary|subordinator)$/.test(last?.pos ?? ''))
    );
  return (
    /^(?:preposition|adjective|adverb)$/.test(first?.pos ?? '') &&
    tokens.length <= LONGEST_ADVERBIAL &&
    !tokens.some(({ pos }) => /^(?:verb|auxiliary)$/.test(pos)) &&
    // "Since four years" is no English.
    (!/^since$/i.test(first?.text ?? '') || /^(?:19|20)\d\d$/.test(last?.text ?? ''))
  );
}

/** What stands before a match in its sentence. */
const before = ({ sentence: { tokens }, at }: Match) => tokens.slice(0, at);
/** What stands behind one of its tokens. */
const behind = (match: Match, token: Token) => match.sentence.tokens.slice(indexOf(match, token) + 1);
/** Whether words behind "I am" say what one is in a post: "responsible for two vans", not "there". */
function isState(tokens: readonly Token[]): boolean {
  const isLed = /^(?:an?|the)$/i.test(tokens[0]?.text ?? '');
  const { pos = 'other', text = '', form } = tokens[Number(isLed)] ?? {};
  return (
    !(pos === 'verb' && form === 'base' && meaningsOf(text).every((one) => one.pos === 'verb')) &&
    !/^(?:pronoun|punctuation|subordinator|determiner|other)$/.test(pos) &&
    !/^(?:able|happy|glad|sorry|sure|there|here|not|never|ever|still|so|too|very|home|to)$/i.test(text) &&
    !(isLed && text === 'one')
  );
}

/** What a bullet never needs: its subject, where that is the person whose CV it is. */
export const SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'one-subject',
    pattern: "joint/',|;|and|but' who/'i' ~adverb* verb/verb:past|verb:base|'do|did|am|was'",
    where: (match) => {
      const { sentence, text } = match;
      const [joint, verb] = [match.token('joint').text, match.token('verb')];
      const [first] = sentence.tokens;
      const own = sentence.tokens.find(({ pos }, at) => at > 0 && pos !== 'adverb');
      const isOwn =
        first?.text === 'I'
          ? own?.pos === 'verb' || /^(?:do|did|have)$/.test(own?.text ?? '')
          : isVerbLed(sentence) && first?.form === verb.form;
      return (
        isOwn &&
        // "It went well and I think": without its "I" it says nothing.
        !/^(?:think|believe|guess|suppose|hope)$/.test(verb.lemma) &&
        !(joint === ',' && text.split(',').length > 2) &&
        (verb.lemma !== 'be' || (joint === 'and' && isState(behind(match, verb)))) &&
        sentence.tokens.every(
          (one, at, all) =>
            at === 0 ||
            !isDoer(one) ||
            /^(?:and|but|,|;)$/.test(all[at - 1]?.text ?? '') ||
            isWithin(one, all[at - 1]?.text),
        )
      );
    },
    edit: (match) => {
      const [joint, who, verb] = [match.token('joint'), match.token('who'), match.token('verb')];
      const isState = verb.lemma === 'be';
      const [next = verb] = behind(match, isState ? verb : who);
      const left = match.sentence.tokens[match.at - 1]?.span.end ?? 0;
      const start = isState || joint.text === ',' ? left : joint.span.end;
      const mark = isState ? ', ' : joint.text === ',' ? ' and ' : ' ';
      return [replaceSpan(match.text, { start, end: next.span.start }, mark)];
    },
    examples: [
      ['I drive the 14 and I also know the families', 'I drive the 14 and also know the families'],
      ['Correct the codes; I keep a list of them', 'Correct the codes; keep a list of them'],
      ['I open the branch and I am in charge on Tuesdays', 'I open the branch, in charge on Tuesdays'],
    ],
    leaves: ['Controlled the temperature, wrote it in the book', 'I ran the kitchen and we cooked'],
  },
  {
    id: 'no-i-behind-adverbial',
    pattern: "who/'i' ~adverb* verb/verb:past|verb:base|'do|did|am|was|have'",
    where: (match) => {
      const [adverbial, verb] = [before(match), match.token('verb')];
      const then = behind(match, verb);
      return (
        match.at > 0 &&
        isOnlyPerson(match) &&
        isAdverbial(adverbial) &&
        (verb.form === 'past' ||
          verb.lemma === 'have' ||
          /^(?:as|on|in|at|during|with|before|after|when|while|if|since)$/i.test(adverbial[0]?.text ?? '')) &&
        // "In 2024 I was on the working party": without its "was" nothing is said.
        (verb.lemma !== 'be' ||
          (isState(then) && (then[0]?.pos === 'adjective' || then[1]?.text === 'charge'))) &&
        (verb.lemma !== 'have' || then[0]?.form === 'pastParticiple')
      );
    },
    edit: (match) => {
      const [who, verb, last] = [match.token('who'), match.token('verb'), before(match).at(-1)];
      const end = behind(match, verb.lemma === 'be' ? verb : who)[0]?.span.start ?? who.span.end;
      const start = last?.text === ',' ? last.span.start : (last?.span.end ?? 0);
      return [replaceSpan(match.text, { start, end }, ', ')];
    },
    examples: [
      ['As head of department I coordinate nine teachers', 'As head of department, coordinate nine teachers'],
      ['When the manager is away I do the rota', 'When the manager is away, do the rota'],
      ['On Saturdays I was in charge of the shop', 'On Saturdays, in charge of the shop'],
    ],
    leaves: [
      'When I arrived, I counted the till',
      'By wind I stop the crane',
      'In 2020 I was able to stop',
      'In 2024 I was on the working party',
    ],
  },
  {
    id: 'no-subject-at-start',
    pattern: "^ who/'i' ~adverb* verb/~verb:past|verb:base|noun:singular|'have|can|do|had|did'",
    // "I learn new girls", "I have university": an order, or nothing, without its "I".
    where: (match) =>
      isOnlyPerson(match) &&
      !/^(?:learn|be)$/.test(match.token('verb').lemma) &&
      // "I buddy new agents": what has an object there is done.
      (match.token('verb').pos !== 'noun' ||
        /^(?:determiner|adjective|pronoun)$/.test(behind(match, match.token('verb'))[0]?.pos ?? '')) &&
      !(match.token('verb').pos === 'verb' && match.token('verb').text === 'have') &&
      !(
        match.token('verb').text === 'do' &&
        /^(?:verb|adverb)$/.test(behind(match, match.token('verb'))[0]?.pos ?? '')
      ),
    edit: (match) => [
      without(match, match.token('who'), behind(match, match.token('who'))[0] ?? match.token('verb')),
    ],
    examples: [
      ['I have been a rep since 2015', 'have been a rep since 2015'],
      ['I run the page since I took it over', 'run the page since I took it over'],
      ['I buddy new agents', 'buddy new agents'],
    ],
    leaves: [
      'I told them that I would stay',
      'I did not miss a shift',
      'I have a van',
      'I cleaner in hotel',
      'We built 14 flats',
    ],
  },
  {
    id: 'no-be-before-what-one-was',
    pattern: "^ who/'i' be/'was|am' article/'a|an|the'? then/.",
    where: (match) => isOnlyPerson(match) && isState(behind(match, match.token('be'))),
    edit: (match) => [without(match, match.token('who'), match.token('then'))],
    examples: [
      ['I was one of two fire marshals', 'one of two fire marshals'],
      ['I am the only tester for two teams', 'only tester for two teams'],
    ],
    leaves: ['I was able to leave early', 'I was not trained', 'I was the one who closed'],
  },
];
