import { standsAsVerb, verbForm, type Tense } from './inflect.ts';

const PEOPLE =
  /\b(patients|residents|children|pupils|students|customers|guests|clients|apprentices|nurses|staff|employees|volunteers|members|trainees|users|colleagues|people|families|drivers|engineers|teachers|visitors|tenants|passengers|chefs|starters|juniors|candidates|suppliers|developers|carers|players|interns)\b/i;
const THINGS =
  /\b(projects|orders|reports|meals|dishes|events|vehicles|deliveries|calls|tickets|campaigns|cases|houses|homes|sites|machines|accounts|invoices|products|features|articles|lessons|classes|courses|contracts|rooms|beds|shifts|records|appointments|bookings|tests|installations|repairs|designs|websites|releases|publications|inspections|complaints|enquiries|inquiries|emails|documents|samples|experiments|stores|branches|departments|plans|models|dashboards|payments|parcels|boxes|trucks|loads|audits|workshops|presentations|interviews|agreements)\b/i;
const CHANGE =
  /^(?:reduc|improv|increas|cut (?!and\b)|grew|grow|boost|lower|rais|sav|speed|shorten|streamlin|decreas|optimi|expand)/i;
const OFTEN =
  /^(?:train|teach|taught|coach|mentor|precept|supervis|manag|led|lead|plan|organi|run|ran|clean|prepar|order|writ|wrote|present|inspect|maintain)/i;
const GROUP = /^(?:an?|the) (?:[\w-]+ ){0,3}?(team|crew|department|class|kitchen|brigade|group|club)\b/i;
const ON_A_SHIFT = /^(?:patients|residents|guests|meals|dishes|rooms|beds|passengers)$/i;
const IN_A_WEEK =
  /^(?:customers|clients|visitors|orders|deliveries|calls|tickets|invoices|appointments|bookings|complaints|enquiries|inquiries|emails|payments|parcels|boxes|trucks|loads|reports|lessons|tests|samples|cases|documents|records)$/i;
const STANDING =
  /^(?:houses|homes|sites|stores|branches|departments|machines|vehicles|accounts|products|features|suppliers|systems)$/i;
const STOPS =
  /[,;:(]|\s(?:and|or|by|with|through|using|via|while|which|that|so|in|at|on|from|during|for|to|after|before|across|of)\s/i;

const OBJECT_ENDS = new RegExp(STOPS.source.replace('and|or|', ''), 'i');

/** Whether a statement, verb first, tells of a change that could be measured. */
export function isChange(statement: string): boolean {
  return CHANGE.test(statement);
}

/** The first noun of a statement that people count in a CV, and where it stands; people before things. */
export function countedNoun(statement: string): { noun: string; isPeople: boolean; at: number } | undefined {
  const people = PEOPLE.exec(statement);
  const found = people ?? THINGS.exec(statement);
  return found ? { noun: found[0].toLowerCase(), isPeople: people !== null, at: found.index } : undefined;
}

interface Deed {
  base: string;
  rest: string;
  doYou: string;
}

function deedOf(statement: string, tense: Tense): Deed | undefined {
  const [word = ''] = /^[A-Za-z]+/.exec(statement) ?? [];
  const found = verbForm(word.toLowerCase());
  const next = /^\s*(\S+)/.exec(statement.slice(word.length))?.[1] ?? '';
  if (!found || found.form === 'gerund' || !standsAsVerb(found, next)) return undefined;
  const isNow = tense === 'present' && found.form !== 'past';
  return { base: found.base, rest: statement.slice(word.length).trim(), doYou: isNow ? 'do you' : 'did you' };
}

function howMany({ base, rest, doYou }: Deed, noun: string): string | undefined {
  const [, particle = ''] = /^(for|after|with|to|on|up|out|in) /i.exec(rest) ?? [];
  const object = rest
    .slice(particle === '' ? 0 : particle.length + 1)
    .replace(/^(?:(?:the|a|an|all|our|some|many|several|various|different|other) )+/i, '');
  const end = object.toLowerCase().indexOf(noun) + noun.length;
  const counted = object.slice(0, end);
  if (
    end < noun.length ||
    counted === '' ||
    STOPS.test(`${counted} `.slice(0, -1)) ||
    counted.split(' ').length > 4
  )
    return undefined;
  const time = ON_A_SHIFT.test(noun)
    ? ' on a typical shift'
    : IN_A_WEEK.test(noun)
      ? ' in a typical week'
      : '';
  return `How many ${counted} ${doYou} ${[base, particle].join(' ').trim()}${time}?`;
}

/** The object of a deed up to where something else begins, short enough to stand in a question. */
function objectOf(rest: string): string {
  const [object = ''] = rest.replace(/[.;]$/, '').split(OBJECT_ENDS, 1);
  return object.split(' ').length <= 7 ? object.trim() : '';
}

/**
 * The question whose answer would give a statement its figure, asked with the statement's own words, and how much the
 * figure would be worth, 1 to 4; null where none fits.
 */
export function askFigure(statement: string, tense: Tense): { question: string; worth: number } | null {
  const deed = deedOf(statement, tense);
  const object = deed ? objectOf(deed.rest) : '';
  if (isChange(statement)) {
    const what = deed && object !== '' ? ` ${deed.doYou} ${deed.base} ${object}` : '';
    return { question: `By how much${what}? For example, from 14 to 3 a month.`, worth: 4 };
  }
  const group = deed && GROUP.exec(deed.rest);
  if (group)
    return {
      question: `How many people ${deed.doYou === 'do you' ? 'are' : 'were'} in the ${(group[1] ?? '').toLowerCase()}?`,
      worth: 3,
    };
  const counted = countedNoun(statement);
  if (counted) {
    const { noun, isPeople } = counted;
    const plain = isPeople
      ? `How many ${noun} was this for?`
      : STANDING.test(noun)
        ? `How many ${noun} did that cover?`
        : `How many ${noun}, in a typical week or month?`;
    return { question: (deed && howMany(deed, noun)) ?? plain, worth: isPeople ? 3 : 2 };
  }
  if (!deed || object === '' || !OFTEN.test(statement)) return null;
  return { question: `How often ${deed.doYou} ${deed.base} ${object}, or for how many people?`, worth: 1 };
}
