import { meaningsOf, readFragment } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { splitSentences } from '../../cv/index.ts';

/** What an advert asks somebody to do: "monitor vital signs". */
export interface Duty {
  text: string;
  verb: string;
  things: ReadonlySet<string>;
}

// What leads duties in: "You will …", "Duties: …", "We need somebody to …".
const LEAD =
  /^.*?(?:\byou(?:['’]ll| will| would)|:|\b(?:looking for|need|seek)\b.*? to|\brequired to) (?=\p{L})/iu;
const LONGEST = 12;

/** A duty, where the words can be nothing else behind "You will". */
function dutyOf(text: string): Duty | undefined {
  const read = readFragment(`You will ${text}`);
  const [, , first, next] = read?.tokens ?? [];
  const isDuty =
    read?.kind === 'sentence' &&
    first?.pos === 'verb' &&
    first.form === 'base' &&
    next !== undefined &&
    !/^(?:be|have|need)$/.test(first.lemma) &&
    read.tokens.length <= LONGEST + 2 &&
    !/[()\d]/.test(text) &&
    meaningsOf(first.text.toLowerCase()).some(({ form }) => form === 'base');
  return isDuty
    ? { text: text.charAt(0).toLowerCase() + text.slice(1), verb: first.lemma, things: thingsIn(text) }
    : undefined;
}

/** "manage access and educate patients" is two, "educate patients and families" is one. */
function apart(part: string): string[] {
  const [before = '', behind] = part.split(/ and (.*)/s);
  const [first, next] = readFragment(behind ?? '')?.tokens ?? [];
  const isVerb = first?.pos === 'verb' && first.form === 'base' && next !== undefined;
  return isVerb && dutyOf(before) && dutyOf(behind ?? '') ? [before, behind ?? ''] : [part];
}

/** The duties that an advert lists, in its order. They are the post's, never the person's. */
export function dutiesIn(advert: string): Duty[] {
  const sentences = advert.split('\n').flatMap((line) => splitSentences(line.replace(/^[\s•*–-]+/, '')));
  return sentences.flatMap((sentence) => {
    const isLed = LEAD.test(sentence);
    const said = sentence.replace(LEAD, '').replace(/[.;!]\s*$/, '');
    const parts = said.split(/[,;]\s+(?:and )?/).flatMap(apart);
    const duties = parts.map((part) => dutyOf(part.trim()));
    // A sentence that nothing leads in is a list of duties only where it begins with one.
    return isLed || readFragment(said)?.kind === 'verb' ? duties.flatMap((duty) => duty ?? []) : [];
  });
}

/** Whether a bullet tells of the same kind of work: the same verb by its meaning and a thing both name, or two. */
export function isSameWork(duty: Duty, { verb, things }: Pick<Duty, 'verb' | 'things'>): boolean {
  const shared = duty.things.intersection(things).size;
  const own = new Set(thesaurusOf(verb).senses);
  const isSameVerb = verb === duty.verb || thesaurusOf(duty.verb).senses.some((sense) => own.has(sense));
  return shared >= 2 || (isSameVerb && shared >= 1);
}

/** What words name, as lemmas: "customers" are no "customs". */
export function thingsIn(text: string): Set<string> {
  const tokens = readFragment(`I ${text}`)?.tokens ?? [];
  return new Set(tokens.slice(2).flatMap(({ pos, lemma }) => (pos === 'noun' ? [lemma] : [])));
}
