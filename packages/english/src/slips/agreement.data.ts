import type { Sentence, Token } from '../english-text.ts';
import { inflect, meaningsOf } from '../inflect.ts';
import type { Match } from '../rules/index.ts';
import { canBe, eitherNumber, isFinite, pronounNumber } from './closed-classes.ts';
import { subjectBefore, type Subject } from './subject.ts';
import { rightOf, swap, type Slip } from './slip.ts';

const MOODS = /^(?:if|as|though|wish|unless|lest|whether|suppose|were)$/i;
/** Behind these the bare verb is right: "let the dog sleep", "suggest that he come". */
const BARE =
  /^(?:let|make|help|have|see|watch|hear|feel|notice|do|suggest|recommend|insist|demand|request|require|ask|propose|important|essential|vital)$/;

function agreed(verb: Token, number: Subject['number']): string {
  const lower = verb.text.toLowerCase();
  const isMany = number !== 'singular';
  if (verb.lemma === 'be') {
    if (verb.form === 'past') return number === 'plural' ? 'were' : 'was';
    return number === 'first' ? 'am' : isMany ? 'are' : 'is';
  }
  if (verb.lemma === 'have') return isMany ? 'have' : 'has';
  if (verb.lemma === 'do') return isMany ? 'do' : 'does';
  return isMany
    ? verb.lemma === lower
      ? inflect(lower.replace(/s$/, ''), 'base')
      : verb.lemma
    : inflect(verb.lemma, 'present3');
}

const isPresent3 = (verb: Token) =>
  !verb.text.endsWith('ss') &&
  (verb.form === 'present3' ||
    (verb.text.endsWith('s') && canBe(verb.text.toLowerCase(), 'verb', 'present3')));

/** How the verb should end after its subject; null where it does, or where nothing is certain. */
function mended(sentence: Sentence, at: number): string | null {
  const { tokens } = sentence;
  const verb = tokens[at];
  if (!verb || sentence.isQuestion || !isFinite(verb) || /['’]/.test(verb.text)) return null;
  const before = tokens[at - 1];
  if (!before || before.pos === 'auxiliary' || before.lemma === 'to') return null;
  // "Casa do Ribeirinho": a small word inside a name is not ours.
  if (/^\p{Lu}/u.test(before.text) && before.isName && tokens[at + 1]?.isName === true) return null;
  // "A horse that doesn't eat": the auxiliary before the adverb is the finite one.
  const behind = tokens.slice(0, at).findLast(({ pos, text }) => pos !== 'adverb' && !/^n['’]t$/.test(text));
  if (behind?.pos === 'auxiliary') return null;
  const isForm = verb.lemma === 'be' || verb.form === 'base' || isPresent3(verb);
  if (!isForm || verb.text.toLowerCase() === 'be') return null;
  const subject = subjectBefore(sentence, at);
  if (!subject) return null;
  // "Tail lift, fridge": a bare noun before what may be a noun makes one thing of both.
  const opens = tokens[subject.from];
  const mayBeNoun = canBe(verb.text.toLowerCase(), 'noun', null);
  if (opens?.pos === 'noun' && opens.number !== 'plural' && verb.pos === 'verb' && mayBeNoun) return null;
  if (verb.form === 'base' && verb.lemma !== 'be' && inflect(verb.lemma, 'past') === verb.text.toLowerCase())
    return null;
  const earlier = tokens.slice(0, subject.from);
  if (MOODS.test(tokens[subject.from - 1]?.text ?? '') && verb.form === 'past') return null;
  if (earlier.some(({ text }) => /^(?:wish|as|if)$/i.test(text)) && verb.text.toLowerCase() === 'were')
    return null;
  const isBare = verb.form === 'base' && verb.lemma !== 'be' && !isPresent3(verb);
  if (isBare && subject.number === 'singular' && earlier.some(({ lemma }) => BARE.test(lemma))) return null;
  if (subject.number !== 'singular' && verb.lemma !== 'be' && !isPresent3(verb)) return null;
  const right = agreed(verb, subject.number);
  return right === verb.text.toLowerCase() ||
    (subject.number === 'first' && right === 'am' && verb.text === 'was')
    ? null
    : right;
}

/** The first finite verb of a clause and whether its subject takes the bare form: "I supervise ... and reports". */
function joinedTo(match: Match): 'bare' | 'third' | null {
  const { sentence, at } = match;
  const { tokens } = sentence;
  const joint = tokens.slice(0, at).findLastIndex(({ text }) => /^[;:–—(]$/.test(text)) + 1;
  const first = tokens.findIndex((token, index) => index >= joint && isFinite(token));
  if (first < joint || first >= at) return null;
  const verb = tokens[first];
  const subject = subjectBefore(sentence, first);
  const between = tokens.slice(first + 1, at);
  const isOpen = between.some(
    (token) =>
      token.pos === 'subordinator' ||
      token.lemma === 'to' ||
      /^(?:who|which|that|whose|what)$/i.test(token.text) ||
      token.pos === 'auxiliary' ||
      pronounNumber[token.text.toLowerCase()] === 'singular' ||
      token.isName ||
      (isFinite(token) && token.form === 'past'),
  );
  if (!subject || !verb?.isCertain || BARE.test(verb.lemma) || isOpen || verb.pos !== 'verb') return null;
  if (verb.form === 'base' && subject.number !== 'singular') return 'bare';
  return verb.form === 'present3' && subject.number === 'singular' ? 'third' : null;
}

/** "Her ash glaze is", "she came and he get": a noun's second part, or a verb that lacks its past. */
function isOfAnotherKind({ tokens }: Sentence, at: number): boolean {
  const [before, verb] = [tokens[at - 1], tokens[at]];
  if (verb?.pos !== 'verb' || verb.form !== 'base') return false;
  const mayBeNoun = meaningsOf(verb.text.toLowerCase()).some(({ pos }) => pos === 'noun');
  const isTold = tokens.some(({ pos, form }) => pos === 'verb' && form === 'past');
  return isTold || (mayBeNoun && before?.pos === 'noun' && before.number === 'singular');
}

/** A verb goes with its subject. */
export const AGREEMENT: readonly Slip[] = [
  {
    id: 'verb-agrees-with-subject',
    message: 'The verb goes with its subject.',
    pattern: 'verb/~verb|auxiliary',
    where: ({ sentence, at }) => !isOfAnotherKind(sentence, at) && mended(sentence, at) !== null,
    edit: (match) => swap('verb', mended(match.sentence, match.at) ?? '')(match),
    examples: [
      ['The price of the seeds are high.', 'The price of the seeds is high.'],
      ['Each of the lorries have a tachograph.', 'Each of the lorries has a tachograph.'],
      ['The results of the test was good.', 'The results of the test were good.'],
      ['A cousin and I has opened a stall.', 'A cousin and I have opened a stall.'],
      ['He have a licence for both machines.', 'He has a licence for both machines.'],
      ['They was late.', 'They were late.'],
      ['The machinery were old.', 'The machinery was old.'],
      ['Eggs and butter was sold by weight.', 'Eggs and butter were sold by weight.'],
      ['Our younger pupils works in pairs.', 'Our younger pupils work in pairs.'],
      ['I am one of six cooks who works at night.', 'I am one of six cooks who work at night.'],
      ['I ring the farmers who owns the goats.', 'I ring the farmers who own the goats.'],
      ['The man who drive the van is my uncle.', 'The man who drives the van is my uncle.'],
      ['The trees that I planted by the lane has grown.', 'The trees that I planted by the lane have grown.'],
      ['Most of the pots was sold.', 'Most of the pots were sold.'],
    ],
    leaves: [
      'The team are happy.',
      'Her ash glaze is in the book.',
      'One bride came on Friday and on Saturday she get married.',
      'If I were rich, I would travel.',
      'She and I took the bus.',
      'The number of returns fell.',
      'A number of guests were late.',
      'I helped the residents wash.',
      'We let the dog sleep.',
      'The lists that she keeps are long.',
      'I suggested that he come on Monday.',
      'I cut the reports to a page, which saves a day.',
      'She is the only one of my aunts who drives.',
      'I lead a team of drivers who work nights.',
      'The man who said the shops have closed is here.',
      'What I like about the post is the team.',
      'My brother cut the grass.',
      'Between the doctor and me there is a lamp.',
      "A horse that doesn't eat is ill.",
      'Tail lift, fridge, double deck trailers',
      'Mapping, helicopter, bear watch',
    ],
  },
  {
    id: 'joined-verb-agrees',
    message: 'Both verbs go with the same subject.',
    pattern: "'and|,' adverb* verb/~verb:present3",
    where: (match) => {
      const verb = match.token('verb');
      const next = rightOf(match);
      const isObject = /^(?:determiner|pronoun|number)$/.test(next?.pos ?? '') || next?.isName === true;
      return (verb.isCertain || isObject) && joinedTo(match) === 'bare';
    },
    edit: (match) => swap('verb', match.token('verb').lemma)(match),
    examples: [
      [
        'I open the shop, heat the kiln and checks the tills.',
        'I open the shop, heat the kiln and check the tills.',
      ],
    ],
    leaves: [
      'I sell paints and brushes.',
      'I know that he cooks and cleans.',
      'We wash cars and he dries them.',
    ],
  },
  {
    id: 'joined-verb-agrees-in-third',
    message: 'Both verbs go with the same subject.',
    pattern: "'and' verb/verb:base ~determiner|pronoun|preposition",
    where: (match) => joinedTo(match) === 'third',
    edit: (match) => swap('verb', inflect(match.token('verb').lemma, 'present3'))(match),
    examples: [['She weighs the flour and open the oven.', 'She weighs the flour and opens the oven.']],
    leaves: ['She likes to cook and clean the house.', 'He helps me wash and dry the cups.'],
  },
  {
    id: 'verb-of-sentence-agrees',
    message: 'The verb goes with its subject.',
    pattern: '^ ~determiner ~adjective* noun/~noun:singular verb/~noun|verb ~noun:plural|determiner',
    where: ({ sentence, token }) =>
      sentence.finiteVerb === null &&
      sentence.tokens.at(-1)?.text === '.' &&
      token('verb').number !== 'plural' &&
      !eitherNumber.has(token('noun').lemma) &&
      canBe(token('verb').text.toLowerCase(), 'verb', 'base'),
    edit: (match) => swap('verb', inflect(match.token('verb').text.toLowerCase(), 'present3'))(match),
    examples: [['My current employer make valves for farms.', 'My current employer makes valves for farms.']],
    leaves: ['My current employer makes valves.', 'The yard', 'A year of night shifts.'],
  },
  {
    id: 'there-are-many',
    message: 'Of several things it is “there are”.',
    pattern:
      "'there' be/'is|was' 'many|several|few|two|three|four|five|six|seven|eight|nine|ten|twelve' ~adjective* ~noun:plural",
    edit: (match) => swap('be', match.token('be').text.toLowerCase() === 'is' ? 'are' : 'were')(match),
    examples: [
      ['There was many old boxes.', 'There were many old boxes.'],
      ['There is three ovens.', 'There are three ovens.'],
    ],
    leaves: ['There is a lamp.', 'There were many.', 'There is many a slip.'],
  },
  {
    id: 'does-not-in-third-person',
    message: '“He”, “she” and “it” take “does”.',
    pattern: "who/'he|she|it' do/'do|have' not/'not|n't|n’t'",
    where: ({ sentence }) => !sentence.isQuestion,
    edit: (match) => swap('do', match.token('do').text === 'do' ? 'does' : 'has')(match),
    examples: [["She don't give up.", "She doesn't give up."]],
    leaves: ["She doesn't give up.", "They don't mind."],
  },
];
