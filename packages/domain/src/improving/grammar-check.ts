import { indefiniteArticle, sameCase } from '../text/index.ts';
import { countedSingular, pluralOf } from './counted-nouns.ts';
import { thirdPerson, verbForm } from './inflect.ts';
import type { Finding } from './finding.ts';
import type { PreparedText } from './prepared-text.ts';

/** A slip known by its form: what it looks like, and what stands in its place, or null where it is none. */
interface Slip {
  pattern: RegExp;
  mend: (match: RegExpExecArray) => string | null;
}

const PERSON =
  'boss|manager|supervisor|teacher|tutor|doctor|chef|head|foreman|mother|father|mum|mom|dad|sister|brother|husband|wife|partner|friend|colleague|customer|client|patient|neighbour|neighbor';
// "Grade A eggs", "plan A or B" in small letters.
const LETTERED =
  /\b(?:vitamin|grade|hepatitis|plan|type|class|category|group|unit|section|level|part|appendix|option|team|block|schedule|annex|exhibit|point|model|series|form|influenza)s? $/i;
const NO_NOUN =
  /^(?:is|or|and|are|as|in|on|at|of|an|if|it|up|off|out|over|into|after|about|again|all|any|also|until|unless|ever|either|each|every|am|us|under|upon)$/;
// "An historic house" and "an hotel" are old, not wrong; "npm" and "html" are spelled out.
const EITHER = /^h(?:istor|otel|abitual|eroic)|^[b-df-hj-np-tv-xz]+$/;
// "Let everyone know", "did everybody come": the bare verb is right behind these.
const BARE_BEFORE =
  /\b(?:let|lets|letting|make|makes|made|making|help|helps|helped|helping|have|had|having|watch\w*|see|saw|seen|seeing|hear\w*|do|does|did|will|would|can|could|should|may|might|must|that|than)(?: \p{L}+)? $/iu;
const SAID =
  'say|know|think|love|like|want|need|come|go|work|make|help|agree|trust|call|ask|tell|use|get|give|take|feel|see|look|call|expect|hope|enjoy|learn|live|mean|seem|try|understand';
const OCCUPATION =
  'accountant|actor|analyst|apprentice|assistant|baker|barista|barman|bartender|bookkeeper|builder|buyer|caregiver|carer|carpenter|cashier|chemist|cleaner|clerk|consultant|cook|courier|dentist|designer|developer|doctor|driver|electrician|engineer|gardener|guard|guide|hairdresser|housekeeper|instructor|intern|interpreter|joiner|journalist|labourer|laborer|lawyer|librarian|lifeguard|mechanic|nanny|nurse|operator|painter|paralegal|paramedic|pharmacist|physiotherapist|plumber|porter|programmer|receptionist|researcher|salesman|salesperson|saleswoman|scientist|secretary|seller|teacher|technician|therapist|trainee|translator|tutor|volunteer|waiter|waitress|welder|writer';
const BEFORE_OCCUPATION =
  '(?:junior|senior|sales|shop|part-time|full-time|teaching|research|software|registered|qualified|kitchen|warehouse|delivery|office|night|student|freelance|trainee|lorry|bus|taxi|school|care)';

const slips: readonly Slip[] = [
  {
    // "a accident", "an manager"; acronyms are read by some as words and left alone.
    pattern: /(?<![\p{L}\p{N}'’/&-])(an?|An?) (?=(\p{Ll}[\p{L}'’-]+|\d[\d,]*))/gu,
    mend: ({ 1: article = '', 2: next = '', index, input }) => {
      const right = indefiniteArticle(next);
      const isRight = right === article.toLowerCase() || NO_NOUN.test(next) || EITHER.test(next);
      return isRight || LETTERED.test(input.slice(0, index)) ? null : sameCase(article, right);
    },
  },
  {
    pattern:
      /\b(?:I|you|we|they|he|she|it) (?:can|could|will|would|should|must|may|might) (?:(?:not|also|always|never|really|just|only) )?(\p{Ll}+s)\b/giu,
    mend: ([whole, verb = '']) => {
      const found = verbForm(verb);
      return found?.form === 'third-person' ? whole.slice(0, -verb.length) + found.base : null;
    },
  },
  {
    pattern: new RegExp(
      `\\b((?:everyone|everybody|someone|somebody|nobody|no one|(?:my|our|the|his|her|your) (?:${PERSON}) (?:always|often|never|usually|sometimes))) (${SAID})\\b(?! (?:to|for)\\b)`,
      'giu',
    ),
    mend: ({ 1: who = '', 2: verb = '', index, input }) =>
      BARE_BEFORE.test(input.slice(0, index)) ? null : `${who} ${thirdPerson(verb)}`,
  },
  {
    pattern: /\b(their) (?=(?:was|were|is|are|has been|have been)\b)/giu,
    mend: ([, their = '']) => sameCase(their, 'there'),
  },
  {
    // "he done the books", not "what he has done" or "had he done".
    pattern:
      /\b(he|she|who) (done|seen)(?= (?:a|an|the|my|our|your|his|her|their|it|this|that|all|some|\d+|\p{Ll}+ing)\b)/giu,
    mend: ({ 1: who = '', 2: verb = '', index, input }) =>
      /\b(?:has|have|had|having|be|been|is|was) $/i.test(input.slice(0, index))
        ? null
        : `${who} ${verb.toLowerCase() === 'done' ? 'did' : 'saw'}`,
  },
  {
    pattern:
      /^(?:(?:And|But|So) )?([Mm]e and (?:my|our) \p{Ll}+)(?= (?:\p{Ll}+ed|ran|run|had|have|were|are|made|built|went|took|did|do|work|live|led|set|won|sold|wrote|taught)\b)/gu,
    mend: ([whole, who = '']) =>
      whole.replace(who, `${sameCase(whole === who ? 'M' : 'm', who.slice('Me and '.length))} and I`),
  },
  {
    // "I am working here since 2015"
    pattern:
      /\bI(?: am|['’]m) (?=(?:working|employed|living|interested|learning|studying|teaching|active|in charge|responsible)\b[^.;,]{0,60}\bsince (?:\d{4}|\p{Lu}\p{Ll}+|many|several|two|three|four|five|ten|\d+)\b)/gu,
    mend: () => 'I have been',
  },
  {
    pattern: new RegExp(
      `\\b(work|works|worked|working|job|employed|started|began|trained|training|experience|career) as (?=(?:${BEFORE_OCCUPATION} )*(?:${OCCUPATION})(?:$|[.,;:!)]| (?:at|in|for|on|with|and|since|from|to|by|while|until|during)\\b))`,
      'giu',
    ),
    mend: ({ 1: verb = '', 0: whole, index, input }) =>
      `${verb} as ${indefiniteArticle(input.slice(index + whole.length))}`,
  },
  {
    pattern: countedSingular,
    mend: ([, count = '', noun = '']) => `${count} ${pluralOf(noun)}`,
  },
];

/** Slips of learners and in haste that are known by their form and have one right form. */
export function checkGrammar({ sentences }: PreparedText): Finding[] {
  return sentences.flatMap(({ span, text }) =>
    slips.flatMap(({ pattern, mend }) =>
      [...text.matchAll(pattern)].flatMap((match): Finding[] => {
        const right = mend(match);
        if (right === null) return [];
        const words = match[0].trimEnd();
        const start = span.start + match.index;
        const at = { start, end: start + words.length };
        const message = 'This should read:';
        return [{ check: 'grammar', span: at, words, message, replacements: [right.trimEnd()] }];
      }),
    ),
  );
}
