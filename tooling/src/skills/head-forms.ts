import { inflect } from '@candor/language';
import { ABROAD, DOING } from './doing.data.ts';
import { isVerb, needsContext } from './everyday-words.ts';

/** Verbs that only say that something is done or used: what it is stands behind them. */
const LIGHT = new Set(
  'operate use apply perform conduct undertake handle provide deliver carry execute practise implement utilise offer do have demonstrate show give complete'.split(
    ' ',
  ),
);
const MOST_WORDS = 4;
const ARTICLE = /^(?:des|de la|de l['’]|du|les|la|le|l['’]|une|un|los|las|el|unos|una)\s*/;

function abroad(name: string, language: string): string[] {
  const verb = name.split(' ')[0] ?? '';
  const noun = ABROAD[language]?.[verb.toLowerCase()];
  if (noun === undefined) return [];
  const object = name.slice(verb.length + 1).replace(ARTICLE, '');
  if (object === '' || object.split(' ').length > MOST_WORDS) return [];
  if (noun === '') return object.includes(' ') ? [object] : [];
  const isVowel = /^[aeiouyéèh]/i.test(object);
  return language === 'fr'
    ? [
        isVowel ? `${noun} d'${object}` : `${noun} de ${object}`,
        `${noun} des ${object}`,
        `${noun} du ${object}`,
        `${noun} de la ${object}`,
      ]
    : [
        `${noun} de ${object}`,
        `${noun} de la ${object}`,
        `${noun} del ${object}`,
        `${noun} de los ${object}`,
      ];
}

/** Small words: what holds one is a sentence rather than a name. */
const SMALL =
  /^(?:to|on|in|with|for|at|from|by|as|into|and|or|the|of|about|a|up|out|off|own|other|others|different|new|various|all|appropriate|relevant|through|between|within|under)$/;
/** Objects that say nothing without the rest of the label. */
const VAGUE =
  /^(?:need|staff|item|area|information|activity|issue|problem|purpose|parameter|target|result|requirement|material|resource|programme|decision|development|time|task|people|condition|object|change|matter|goal|objective|part|thing|detail|feature|level|way|situation|process|event|procedure|member|employee|quality|element|aspect|skill|knowledge|user|colleague|manager|professional|standard|policy|rule|guideline|instruction|expectation|opportunity|trend|effect|function|option|size|type|value|idea|advice|request|system|component|operation|work|expertise|technique|method|practice|strategy|team|group|customer|client|guest|party|data)s?$/;
/** Fields of practice that one word names. */
const OF_FIELD = /.{3}(?:ology|graphy|otomy|metry|therapy|oscopy|iatry)$/;
/** Last words that people leave away: "infection control practices". */
const LEFT_AWAY =
  /^(.+?) (?:principles|techniques|practices|methods|procedures|theory|fundamentals|skills|methodologies|technologies)$/;

function singularOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const one = /(?:ss|us|is|ics)$/.test(last) ? last : last.replace(/ies$/, 'y').replace(/s$/, '');
  return [...words.slice(0, -1), one].join(' ');
}

/** A name without a last word that people leave away; empty where an everyday word alone would be left. */
function shortened(name: string): string[] {
  const rest = LEFT_AWAY.exec(name)?.[1] ?? '';
  if (rest === '' || SMALL.test(rest.split(' ').at(-1) ?? '')) return [];
  return rest.includes(' ') || /.{6}(?:ing|tion|ment)$/.test(rest) ? [rest] : [];
}

/**
 * How people write what ESCO says as a command: "manage budgets" is budget management, "operate forklift" is forklift,
 * "prepare tax returns" is tax returns. Of other labels only what is done something with.
 */
export function headForms(name: string, language: string, isOther = false): string[] {
  if (language !== 'en') return abroad(name, language);
  const [verb = '', ...rest] = name.split(' ');
  if (!isVerb(verb) || rest.length === 0) return isOther ? [] : shortened(name);
  if (rest.length > MOST_WORDS || rest.some((word) => SMALL.test(word))) return [];
  const object = rest.join(' ');
  const singular = singularOf(rest);
  const doing = DOING[verb] ?? inflect(verb, 'gerund');
  const forms = [`${singular} ${doing}`, ...shortened(object)];
  const isByContext = rest.length > 1 ? !VAGUE.test(rest.at(-1) ?? '') : !needsContext(object);
  if (isByContext && (LIGHT.has(verb) || rest.length > 1)) forms.push(object);
  if (rest.length === 1 && (verb === 'operate' || OF_FIELD.test(object))) forms.push(object);
  return isOther ? forms.filter((form) => form === object && rest.length > 1) : forms;
}

/** A verb of so few labels says what is done without its object: "proofread text" is proofreading. */
const RARE = 8;

/** How many labels begin with each verb. */
export function countVerbs(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) {
    const verb = label.split(' ')[0] ?? '';
    counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  return counts;
}

/** The "-ing" of a rare verb, with which people name the skill by itself. */
export function rareDoing(name: string, counts: ReadonlyMap<string, number>): string[] {
  const [verb = '', ...rest] = name.split(' ');
  return rest.length > 0 && rest.length < 3 && isVerb(verb) && (counts.get(verb) ?? 0) <= RARE
    ? [inflect(verb, 'gerund')]
    : [];
}
