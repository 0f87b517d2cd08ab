import { gerund, inflect, standsAsVerb, verbForm, type Tense, type VerbForm } from './inflect.ts';
import { nounLikeGerunds, nounLikeVerbs, prepositionalVerbs } from './verbs.data.ts';

export type Target = Tense | 'gerund';

const JOINT = /(\s*,\s+(?:(?:and|or|then)\s+)?|\s+(?:and then|and|or|then|&)\s+)/;
const PREPOSITION =
  /^(?:for|in|at|with|to|on|from|by|about|across|within|under|into|onto|during|after|before|between|via|per|as|out|up|off|over|around|through)$/;
const DETERMINED =
  /^(?:the|a|an|all|any|each|every|both|new|newly|my|our|his|her|its|their|up|other|own|small|large|daily|weekly|monthly|up|[$€£]?\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|various|staff|people|children|customers|of)$/;
// "marketing campaigns", "training courses": the gerund names the thing and is not its verb.
const NAMED_THINGS =
  /^(?:courses?|materials?|sessions?|program(?:me)?s?|plans?|budgets?|needs|systems?|services?|operations|campaigns?|activities|skills|duties|tasks|strateg(?:y|ies)|methods?|standards|issues|procedures?|drawings?|departments?|teams?|meetings?|tools?|works?|sites?|rooms?)$/;

// Behind a comma these tell how a deed turned out or was done; they are no deed of their own.
const MANNER =
  /^(?:reducing|increasing|saving|cutting|improving|raising|boosting|growing|lowering|shortening|doubling|halving|ensuring|resulting|leading|enabling|allowing|making|giving|helping|generating|achieving|earning|bringing|using|including|working|according|following|exceeding|winning|contributing|freeing|meeting|keeping)$/i;

interface Chunk {
  word: string;
  rest: string;
}

function chunkOf(text: string): Chunk {
  const [word = ''] = /^[A-Za-z][A-Za-z-]*/.exec(text) ?? [];
  return { word, rest: text.slice(word.length).trimStart() };
}

function firstWord(text: string): string {
  return (/^[^\s,;.:()]+/.exec(text)?.[0] ?? '').toLowerCase();
}

function leadsWith(base: string, preposition: string): boolean {
  return prepositionalVerbs[base]?.split('|').includes(preposition) ?? false;
}

/** Whether a gerund with an object behind it is a deed and not the name of a thing. */
function isGerundVerb(word: string, base: string, rest: string): boolean {
  const next = firstWord(rest);
  if (next === '') return false;
  if (next === 'of') return true;
  // "answering about 80 calls": how many, and no preposition.
  if (PREPOSITION.test(next) && !/^(?:about|around|over|up) (?:to )?[$€£]?\d/i.test(rest))
    return leadsWith(base, next);
  if (!nounLikeGerunds.has(word) || DETERMINED.test(next)) return true;
  const words = rest.toLowerCase().split(/[^\p{L}]+/u, 3);
  const plural = words.find((one) => /[^s]s$/.test(one));
  return plural !== undefined && !NAMED_THINGS.test(plural);
}

function isVerb(form: VerbForm, chunk: Chunk): string | undefined {
  const found = verbForm(chunk.word.toLowerCase());
  if (
    found?.form !== form &&
    !(form === 'base' && found?.form === 'past' && inflect(found.base, 'past') === found.base)
  )
    return undefined;
  const isIt =
    form === 'gerund'
      ? isGerundVerb(chunk.word.toLowerCase(), found.base, chunk.rest)
      : chunk.rest !== '' && standsAsVerb({ ...found, form }, firstWord(chunk.rest));
  return isIt ? found.base : undefined;
}

/** The base of a chunk that is nothing but a verb of the form: "washing" in "washing, dressing and feeding". */
function loneVerb(form: VerbForm, { word, rest }: Chunk): string | undefined {
  const found = verbForm(word.toLowerCase());
  return rest === '' && found?.form === form ? found.base : undefined;
}

/** "travelling" gives "travelled": the spelling is the person's. */
function britishAs(typed: string, base: string, form: string): string {
  return /ll(?:ing|ed)$/i.test(typed) && /[^l]l$/.test(base)
    ? form.replace(/l(ed|ing)$/, 'll$1').replace(/lll/, 'll')
    : form;
}

function written(base: string, target: Target, { word, rest }: Chunk): string {
  const verb = britishAs(word, base, target === 'gerund' ? gerund(base) : inflect(base, target));
  const object = leadsWith(base, 'of') ? rest : rest.replace(/^of (?=\S)/i, '');
  return object === '' ? verb : `${verb} ${object}`;
}

/** "certifying to BS 7671" behind "testing and": its fellow says that it is a verb. */
function plainGerund(form: VerbForm, { word }: Chunk): string | undefined {
  const found = verbForm(word.toLowerCase());
  return form === 'gerund' && found?.form === form && !nounLikeGerunds.has(word.toLowerCase())
    ? found.base
    : undefined;
}

/** Which chunks begin with a verb of the form, as bases; undefined where the first does not. */
function basesOf(
  chunks: readonly Chunk[],
  joints: readonly string[],
  form: VerbForm,
): (string | undefined)[] | undefined {
  const bases: (string | undefined)[] = [];
  let hasObject = false;
  chunks.forEach((chunk, at) => {
    const lone = loneVerb(form, chunk);
    const isSecond = at === 1 && bases[0] !== undefined && !hasObject;
    bases.push(
      lone !== undefined && !hasObject
        ? lone
        : (isVerb(form, chunk) ?? (isSecond ? plainGerund(form, chunk) : undefined)),
    );
    if (chunk.rest !== '') hasObject = true;
    // A noun between lone verbs: "recruiting, stock and ordering" is a list of things.
    if (at > 0 && bases[at] === undefined && chunk.rest === '' && !hasObject) bases[0] = undefined;
  });
  if (bases[0] === undefined) return undefined;
  const isLone = chunks[0]?.rest === '';
  if (
    isLone &&
    (bases[1] === undefined || !hasObject) &&
    !(form === 'gerund' && bases.length > 1 && bases.every((base) => base !== undefined))
  )
    return undefined;
  const isLink = (at: number) => /and|or|then|&/.test(joints[at - 1] ?? '');
  const verbs = bases.flatMap((base, at) => (base !== undefined && at > 0 ? [at] : []));
  if (
    form === 'gerund' &&
    chunks.length >= 3 &&
    !joints.some((joint) => /and|or|&/.test(joint)) &&
    verbs.length < chunks.length - 1
  )
    return undefined;
  if (form !== 'gerund') return bases;
  return bases.map((base, at) => {
    const chunk = chunks[at];
    if (at === 0 || !chunk) return base;
    if (!isLink(at) && MANNER.test(chunk.word)) return undefined;
    return base ?? fellow(chunk, verbs, at);
  });
}

/** A gerund that stands among verbs of a list is one of them: "handling cash" between two, "filing" behind two. */
function fellow(chunk: Chunk, verbs: readonly number[], at: number): string | undefined {
  const found = verbForm(chunk.word.toLowerCase());
  if (found?.form !== 'gerund') return undefined;
  const isAmong = chunk.rest === '' ? verbs.some((other) => other < at) : verbs.some((other) => other > at);
  return isAmong ? found.base : undefined;
}

/**
 * A statement that begins with a verb of one form, and all verbs that stand beside it, in another:
 * "managing 12 staff and ordering supplies" becomes "managed 12 staff and ordered supplies". Null where it does not
 * begin with such a verb.
 */
export function conjugate(text: string, form: VerbForm, target: Target): string | null {
  const [stop = ''] = /(?<!\.)[.!]$/.exec(text) ?? [];
  const parts = text.slice(0, text.length - stop.length).split(JOINT);
  const chunks = parts.filter((_part, at) => at % 2 === 0).map(chunkOf);
  const joints = parts.filter((_part, at) => at % 2 === 1);
  const bases = basesOf(chunks, joints, form);
  if (!bases) return null;
  const said = chunks
    .map((chunk, at) => {
      const base = bases[at];
      const plain = chunk.rest === '' || chunk.word === '' ? chunk.word + chunk.rest : parts[at * 2];
      return (joints[at - 1] ?? '') + (base === undefined ? plain : written(base, target, chunk));
    })
    .join('');
  return said + stop;
}

/** Like {@link conjugate} from the base form, for words that can be nothing but a verb ("to order supplies"). */
export function conjugateInfinitive(text: string, target: Target): string | null {
  const done = conjugate(text, 'base', target);
  if (done) return done;
  const [word = ''] = /^[A-Za-z]+/.exec(text) ?? [];
  const found = verbForm(word.toLowerCase());
  if (found?.form !== 'base' && !(found?.form === 'past' && found.base === word.toLowerCase())) return null;
  // The first is certain here; its neighbours are judged as ever.
  const certain = nounLikeVerbs.has(found.base) ? 'handle' : found.base;
  const rest = conjugate(`${certain}${text.slice(word.length)}`, 'base', target);
  const verb = target === 'gerund' ? gerund(found.base) : inflect(found.base, target);
  const stand = target === 'gerund' ? gerund(certain) : inflect(certain, target);
  return rest ? verb + rest.slice(stand.length) : verb + text.slice(word.length);
}
