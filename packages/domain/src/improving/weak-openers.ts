import { conjugate, conjugateInfinitive } from './conjugate.ts';
import { groupOfSkill } from '../writing/index.ts';
import { inflect, standsAsVerb, verbForm, type Tense } from './inflect.ts';
import { sayNominals, sayResponsible } from './say-responsible.ts';

/** A way to open a statement that says little, and what may stand in its place. */
export interface WeakOpener {
  pattern: RegExp;
  /** What becomes of the words behind the opener; null leaves the statement to the next rule. */
  rewrite: (rest: string, tense: Tense, opener: RegExpExecArray) => string | null;
}

const WAS = '(?:(?:was|am|is|are|were|been|being)\\s+)?';
const ADVERB =
  '(?:(?:mainly|also|fully|directly|solely|primarily|jointly|partly|largely|then|personally)\\s+)?';
const HELP = '(help(?:ed|ing|s)?|assist(?:ed|ing|s)?)';

// People that "helped them find ..." is said of. The words between are theirs.
const HELPED_PEOPLE =
  /^((?:the |our |all |new |other |an? |over |about |around |\d[\d,]* |(?:two|three|four|five|six|seven|eight|nine|ten) )*(?:[\w-]+ ){0,2}?(?:customers?|clients?|guests?|visitors?|patients?|residents?|students?|pupils|children|families|members|users|people|candidates|tenants|colleagues|nurses|teachers|engineers|drivers|teams?|staff|crew|department|managers?|owners?|companies|businesses|starters|hires|interns|apprentices))\s+(?:to\s+)?(?=[a-z])/i;
const CHANGES =
  /^(?:reduce|improve|increase|grow|cut|lower|raise|save|boost|speed|shorten|decrease|double|win|deliver|launch|build|create|develop|establish|expand|achieve)\b/i;
const PROCESS_OF =
  /^(?:the )?(?:\w+ )?\w+(?:ing|tion|ment|ance|sion|al) of\b|^(?:the )?(?:[\w-]+ ){0,3}(?:migration|launch|roll-?out|implementation|transition|project|campaign|merger|integration|relocation|redesign|upgrade|opening)s?\b/i;
const MADE =
  /^(?:the |an? |our |two |three |four |five |several |new |\d+ )*(?:[\w/&+.-]+ ){0,4}?(?:models?|systems?|projects?|campaigns?|websites?|sites?|apps?|applications?|platforms?|reports?|designs?|installs?|installations?|diligence|cases?|features?|codebase|products?|books?|plans?|strateg(?:y|ies)|migrations?|tools?|pipelines?|dashboards?|integrations?|launch(?:es)?|programmes?|programs?|redesigns?|upgrades?|initiatives?|proposals?|bids?|brochures?|articles?|papers?|publications?|releases?|APIs?|software|contracts?|events?|films?|productions?|exhibitions?|magazines?|budgets?|research|development|rebrand|modules?)(?=$|[,.;(]| (?:for|in|at|with|on|from|to|by|that|which|used|of|and|since|across|during|using)\b)/i;
const LEARNT =
  /^(?:an? |the |several |many |various |\d+ )*(?:[\w-]+ ){0,3}?(?:training|courses?|workshops?|seminars?|conferences?|lectures?|webinars?)\b/i;
const CONTESTS =
  /^(?:an? |the |several |\d+ )*(?:[\w-]+ ){0,3}?(?:competitions?|hackathons?|tournaments?|contests?)\b/i;

function verb(base: string, tense: Tense, rest: string): string {
  return `${inflect(base, tense)} ${rest}`;
}

/** Whether an object begins with the name of a known tool: "Excel and Outlook". */
function namesTool(rest: string): boolean {
  const [first = '', second = ''] = rest.split(/[\s,]+/);
  return (
    /^\p{Lu}/u.test(first) &&
    (groupOfSkill(first) !== undefined || groupOfSkill(`${first} ${second}`) !== undefined)
  );
}

/** "training of 18 nurses" wants its article, "new staff" does not. */
function articled(rest: string): string {
  return /^\w+(?:ing|tion|ment|sion|ance) of\b/i.test(rest) ? `the ${rest}` : rest;
}

function toGerunds(text: string): string | null {
  return conjugateInfinitive(text, 'gerund');
}

function startsWithGerund(text: string): boolean {
  return verbForm((/^[A-Za-z]+/.exec(text)?.[0] ?? '').toLowerCase())?.form === 'gerund';
}

/** "helped set up the store": no more than help, said without the word. */
function assistIn(rest: string, tense: Tense): string | null {
  const deed = toGerunds(rest);
  if (!deed) return null;
  return CHANGES.test(rest) ? verb('contribute', tense, `to ${deed}`) : verb('assist', tense, `in ${deed}`);
}

/** "helped the company grow sales": the first plain verb behind those who were helped. */
function helpedOthers(rest: string, tense: Tense): string | null {
  const match = HELPED_PEOPLE.exec(rest);
  const deed = match && toGerunds(rest.slice(match[0].length));
  if (deed) return verb('support', tense, `${match[1]} in ${deed}`);
  const words = rest.split(' ').slice(0, 6);
  const preposition = words.findIndex((word) =>
    /^(?:with|to|in|on|at|for|of|and|by|from|who|that|when|during)$/i.test(word),
  );
  const at = words.findIndex((word, place) => {
    const found = verbForm(word);
    return place > 0 && found?.form === 'base' && standsAsVerb(found, words[place + 1] ?? '.');
  });
  if (at < 0 || (preposition >= 0 && preposition < at)) return null;
  const others = toGerunds(rest.split(' ').slice(at).join(' '));
  return others ? verb('support', tense, `${words.slice(0, at).join(' ')} in ${others}`) : null;
}

function helpedWith(rest: string, tense: Tense): string {
  const bare = rest.replace(/^the (?=\w+ing of\b)/i, '');
  if (PROCESS_OF.test(bare)) return verb('support', tense, articled(bare));
  const deed = startsWithGerund(rest) ? null : conjugate(rest, 'base', 'gerund');
  return verb('assist', tense, `with ${deed ?? rest}`);
}

function tookPart(rest: string, tense: Tense): string {
  if (LEARNT.test(rest) && !startsWithGerund(rest)) return verb('attend', tense, rest);
  if (CONTESTS.test(rest)) return verb('compete', tense, `in ${rest}`);
  return verb(
    'contribute',
    tense,
    `to ${startsWithGerund(rest) ? rest.replace(/^(\w+) of (?=\S)/, '$1 ') : rest}`,
  );
}

function workedOn(rest: string, tense: Tense): string | null {
  const [word = ''] = /^[a-z]+ing\b/i.exec(rest) ?? [];
  const found = verbForm(word.toLowerCase());
  if (found?.form === 'gerund') {
    const deed = conjugate(rest, 'gerund', 'present');
    if (deed) return verb('work', tense, `to ${deed}`);
  }
  return MADE.test(rest) ? verb('contribute', tense, `to ${rest}`) : null;
}

function duties(rest: string, tense: Tense): string {
  return (
    conjugate(rest, 'gerund', tense) ??
    sayNominals(rest, tense) ??
    conjugateInfinitive(rest, tense) ??
    (/^[^,]*ing\b/i.test(rest) || /,/.test(rest) ? rest : sayResponsible(rest, tense))
  );
}

// "did 2 years at a care home"
const TIME =
  /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|several|some|many) (?:years?|months?|weeks?|days?|summers?|winters?|terms?|semesters?|seasons?) (?:at|in|on|with|as)\b/i;

function did(rest: string, tense: Tense): string | null {
  const bare = rest.replace(/^(?:all )?(?:the )?/i, '');
  if (TIME.test(rest)) return verb('spend', tense, rest);
  if (/^[\w-]*keeping\b/i.test(bare)) return verb('handle', tense, rest);
  if (startsWithGerund(bare)) return conjugate(bare, 'gerund', tense) ?? verb('handle', tense, rest);
  const [, noun = ''] =
    /^(?:\S+ ){0,3}?(logs?|records|books|accounts|diary|shopping|dishes|laundry|hair|nails|make-?up|overtime|jobs|it|well|everything|anything|lot|research)\b/i.exec(
      rest,
    ) ?? [];
  if (/^(?:logs?|records|books|accounts|diary)$/i.test(noun)) return verb('keep', tense, rest);
  if (/^research$/i.test(noun)) return verb('conduct', tense, rest);
  return noun === '' ? verb('carry', tense, `out ${rest}`) : null;
}

const GIVEN: Readonly<Record<string, string>> = {
  training: 'train',
  support: 'support',
  assistance: 'assist',
  advice: 'advise',
  guidance: 'guide',
  help: 'assist',
  supervision: 'supervise',
  care: 'care',
};

// In this order: the first that fits and knows a rewrite decides. None claims more than the words it replaces.
export const weakOpeners: readonly WeakOpener[] = [
  {
    pattern: new RegExp(`^${WAS}${ADVERB}(?:responsible|accountable) (?:for|of)\\s+`, 'i'),
    rewrite: sayResponsible,
  },
  {
    pattern:
      /^(?:had|have|having|has|took|take|taking) (?:(?:full|sole|overall|the|a|shared|joint) )*(?:responsibility|charge) (?:for|of)\s+/i,
    rewrite: sayResponsible,
  },
  { pattern: new RegExp(`^${WAS}${ADVERB}in charge of\\s+`, 'i'), rewrite: sayResponsible },
  {
    pattern: new RegExp(`^${WAS}${ADVERB}(?:tasked|charged|entrusted) with\\s+`, 'i'),
    rewrite: sayResponsible,
  },
  { pattern: /^(?:was|am|is) given the task of\s+/i, rewrite: sayResponsible },
  { pattern: /^(?:took|take|taking|takes) care of\s+/i, rewrite: sayResponsible },
  {
    pattern:
      /^(?:(?:my|the|our|main|key|daily|core|other|general|day-to-day) )*(?:duties|responsibilities|tasks|work|job|role|position|duty|task|responsibility)(?: here)? (?:also )?(?:include[ds]?|including|involve[ds]?|consist(?:s|ed) of|were|was|are|is)(?: to)?:?\s+/i,
    rewrite: duties,
  },
  { pattern: /^(?:duties|responsibilities|tasks):\s+/i, rewrite: duties },
  { pattern: new RegExp(`^${HELP}(?: out)? with\\s+`, 'i'), rewrite: helpedWith },
  {
    pattern: new RegExp(`^${HELP} out (?=(?:at|in|on|behind)\\s)`, 'i'),
    rewrite: (rest, tense) => verb('assist', tense, rest),
  },
  {
    pattern: /^assist(?:ed|ing|s)? in\s+(?=\w+ing\b(?! of))/i,
    rewrite: (rest, tense) => verb('assist', tense, `in ${rest}`),
  },
  {
    pattern: /^assist(?:ed|ing|s)? in\s+/i,
    rewrite: (rest, tense) =>
      PROCESS_OF.test(rest) ? verb('support', tense, articled(rest)) : verb('assist', tense, `in ${rest}`),
  },
  {
    pattern: new RegExp(
      `^${HELP} (?=(?:customers|clients|guests|visitors|patients|residents|students|pupils|children|families|members|users) (?:with|at|in|on|by)\\b)`,
      'i',
    ),
    rewrite: (rest, tense) => verb('assist', tense, rest),
  },
  { pattern: new RegExp(`^${HELP} to\\s+`, 'i'), rewrite: assistIn },
  {
    pattern: new RegExp(`^${HELP}\\s+`, 'i'),
    rewrite: (rest, tense, [opener]) =>
      (/^help/i.test(opener) ? helpedOthers(rest, tense) : null) ??
      (/^(?:the|a|an|our|my)\b/i.test(rest) ? null : assistIn(rest, tense)) ??
      verb('assist', tense, rest),
  },
  {
    pattern:
      /^(?:participat(?:ed|ing|es|e)|(?:took|take|taking|takes) part|(?:(?:was|been|is|am|got) )?(?:actively |also |heavily )?involved) (?:in|with)\s+/i,
    rewrite: tookPart,
  },
  {
    pattern: /^work(?:ed|ing|s)? with\s+(?=\S)/i,
    rewrite: (rest, tense) => (namesTool(rest) ? verb('use', tense, rest) : null),
  },
  { pattern: /^work(?:ed|ing|s)?(?: (?:together|closely))? on\s+/i, rewrite: workedOn },
  {
    pattern:
      /^(?:was|am|is|were) (?:a )?(?:part|member) of (?=(?:the|a|an) (?:[\w-]+ )*(?:team|crew|group)\b)/i,
    rewrite: (rest, tense) => verb('work', tense, `in ${rest}`),
  },
  {
    pattern: /^(?:dealt|deal|dealing|deals) with\s+/i,
    rewrite: (rest, tense) => verb('handle', tense, rest),
  },
  {
    pattern: /^(?:made|make|making|makes) sure (?:that |of )?/i,
    rewrite: (rest, tense) => verb('ensure', tense, rest),
  },
  {
    pattern: /^(?:made|make|making) (?:\w+ )?(improvements|repairs|deliveries|contributions|changes) to\s+/i,
    rewrite: (rest, tense, [, noun = '']) => {
      const base =
        {
          improvements: 'improve',
          repairs: 'repair',
          changes: 'change',
          deliveries: 'deliver',
          contributions: 'contribute',
        }[noun.toLowerCase()] ?? '';
      return verb(base, tense, base === 'deliver' || base === 'contribute' ? `to ${rest}` : rest);
    },
  },
  {
    pattern:
      /^(?:g[ai]v(?:e|ing|es)|provid(?:ed|ing|es|e)|offer(?:ed|ing|s)?) (training|support|assistance|advice|guidance|help|supervision|care) (?:to|for)\s+/i,
    rewrite: (rest, tense, [, noun = '']) => {
      const base = GIVEN[noun.toLowerCase()];
      return base ? verb(base, tense, base === 'care' ? `for ${rest}` : rest) : null;
    },
  },
  { pattern: /^managed to\s+/i, rewrite: conjugateInfinitive },
  {
    pattern: /^had (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) direct reports\b)/i,
    rewrite: (rest, tense) => verb('manage', tense, rest),
  },
  {
    pattern:
      /^(?:was|am|is|were) (?:an? |the )?(?=(?:employee|member|winner|finalist|captain|president|chair\w*|treasurer|secretary|first|main|only|sole|key|primary|top|best|youngest|point|contact|go-to)\b)/i,
    rewrite: (rest) => rest,
  },
  {
    pattern: /^(?:(?:key|main|major) )?(?:achievements?|accomplishments?|results?|highlights?):\s+/i,
    rewrite: (rest) => rest,
  },
  { pattern: /^received training (?=in\b|on\b)/i, rewrite: (rest) => `trained ${rest}` },
  {
    pattern:
      /^(?:was|were|am|got) (?=(?:awarded|promoted|elected|chosen|selected|nominated|recogni[sz]ed|appointed|invited|certified|ranked|voted|named|commended|honou?red)\b)/i,
    rewrite: (rest) => rest,
  },
  { pattern: /^(?:was|am|were) (?:able|asked) to\s+/i, rewrite: conjugateInfinitive },
  { pattern: /^(?:had|have|used|need(?:ed)?) to\s+(?!be\b)/i, rewrite: conjugateInfinitive },
  { pattern: /^(?:did|do|doing|does)\s+/i, rewrite: did },
];

const OFTEN =
  /\b(?:a|an|per|each|every) (?:shift|day|night|week|month|quarter|season|year)\b|\b(?:daily|weekly|monthly|quarterly|yearly)\b/i;

/**
 * The tense that an opener states itself, where it does: "helped with" tells of the past even in a current job, "was
 * responsible for" too, unless the rest says that it comes round each week.
 */
export function tenseOfOpener(opener: string, rest: string): Tense | undefined {
  if (/^(?:was|were|had)\b/i.test(opener)) return OFTEN.test(rest) ? undefined : 'past';
  return /^(?:helped|assisted|participated|took|worked|dealt|made|gave|provided|offered|did|used|needed|got|received)\b/i.test(
    opener,
  )
    ? 'past'
    : undefined;
}
