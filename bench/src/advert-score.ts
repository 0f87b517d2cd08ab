import type { ReadAdvert } from '@candor/domain/jobs';
import { textAt, type Span } from '@candor/domain/text';
import { findSkills } from '@candor/occupations';

/** What a reader who saw no rule wrote down of an advert; words are the advert's own. */
export interface AdvertLabels {
  title: string | null;
  company: string | null;
  location: string | null;
  remote: string | null;
  employmentType: string | null;
  salary: { words: string } | string | null;
  seniority: string | null;
  minYears: number | null;
  degrees: string[];
  certificates: string[];
  languages: string[];
  benefits: string[];
  skillsRequired: string[];
  skillsPreferred: string[];
  alternatives: string[][];
}

export interface LabelledAdvert {
  id: string;
  language: string;
  text: string;
  labels: AdvertLabels;
  /** Kinds of employment that count as right beside the labelled one. */
  alsoEmploymentTypes?: string[];
}

/** An item as it was read: its name and the advert's words for it. */
interface Item {
  id?: string;
  name: string;
  words: string;
}

const SMALL = new Set(
  (
    'the a an and or of in with for to on at und oder der die das mit von zu im in et ou de la le les des du en el los las y o con het een van met voor te ' +
    'our your their own ihr ihre unser notre nos nuestra onze'
  ).split(' '),
);

const fold = (words: string) =>
  words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
/** Words without their endings, as far as a bench needs it: "welding" and "welds" are the same. */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/u, '') : word.replace(/(?:ations?|ing|ed|es|s|en|e)$/u, '');
const wordsOf = (words: string) =>
  [...fold(words).matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu)]
    .map(([word]) => word)
    .filter((word) => !SMALL.has(word))
    .map(stem);

/** Whether two namings share their words: one holds the other and is not much longer, or more than half of the longer is shared. */
export function isSameWords(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const [shorter, longer] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  const shared = a.intersection(b).size;
  return shared > 0 && ((shared === shorter && longer <= 2 * shorter + 1) || shared > longer / 2);
}

const idsOf = (label: string, language: string) =>
  findSkills(label, { language })
    .filter(({ span }) => isSameWords(textAt(label, span), label))
    .map(({ skill }) => skill.id);

const isNamed = (item: Item, label: string, language: string) =>
  isSameWords(item.words, label) ||
  isSameWords(item.name, label) ||
  (item.id !== undefined && idsOf(label, language).includes(item.id));

const itemsOf = (text: string, found: readonly { id?: string; name: string; span: Span }[]): Item[] =>
  found.map(({ id, name, span }) => ({
    ...(id === undefined ? {} : { id }),
    name,
    words: textAt(text, span),
  }));

/** Whether a skill that was read is labelled as one, or as something else that is asked for. */
export function isLabelledSkill(
  { text, labels, language }: LabelledAdvert,
  skill: { id: string; name: string; span: Span },
): { isRight: boolean; isOther: boolean } {
  const [item] = itemsOf(text, [skill]);
  const isAmong = (all: readonly string[]) =>
    item !== undefined && all.some((label) => isNamed(item, label, language));
  const isRight = isAmong([...labels.skillsRequired, ...labels.skillsPreferred]);
  const isOther = !isRight && isAmong([...labels.certificates, ...labels.languages, ...labels.degrees]);
  return { isRight, isOther };
}

export interface SkillScore {
  wanted: number;
  right: number;
  found: number;
  wrong: number;
  matched: number;
  sorted: number;
  missed: string[];
  extra: string[];
  missorted: string[];
}

/** The skills that were read, held against the labels. */
export function scoreSkills({ text, labels, language }: LabelledAdvert, read: ReadAdvert): SkillScore {
  const groups = [
    { items: itemsOf(text, read.skillsRequired), isRequired: true },
    { items: itemsOf(text, read.skillsPreferred), isRequired: false },
  ];
  const items = groups.flatMap(({ items: of, isRequired }) => of.map((item) => ({ ...item, isRequired })));
  const wanted = [
    ...labels.skillsRequired.map((label) => ({ label, isRequired: true })),
    ...labels.skillsPreferred.map((label) => ({ label, isRequired: false })),
  ];
  const hits = wanted.map((one) => ({
    ...one,
    by: items.filter((item) => isNamed(item, one.label, language)),
  }));
  const found = hits.filter(({ by }) => by.length > 0);
  const sorted = found.filter(({ isRequired, by }) => by.some((item) => item.isRequired === isRequired));
  const extra = items.filter((item) => !wanted.some(({ label }) => isNamed(item, label, language)));
  return {
    wanted: wanted.length,
    right: found.length,
    found: items.length,
    wrong: extra.length,
    matched: found.length,
    sorted: sorted.length,
    missed: hits.filter(({ by }) => by.length === 0).map(({ label }) => label),
    extra: extra.map(({ words }) => words),
    missorted: found.filter((one) => !sorted.includes(one)).map(({ label }) => label),
  };
}

const isSameText = (found: string | null, label: string | null) =>
  found === null || label === null ? found === label : isSameWords(found, label);
const plain = (kind: string) =>
  fold(kind)
    .replace('mid-level', 'mid')
    .replaceAll(/[^\p{L}]/gu, '');
const isSameKind = (found: string | null, labels: readonly (string | null)[]) =>
  labels.some((label) => (found && plain(found)) === (label && plain(label)));

const numbersIn = (words: string) =>
  (words.match(/\d[\d.,' ’]*\d|\d/gu) ?? []).map((one) => one.replaceAll(/\D/gu, ''));

/** Pay is right where its figures are; where it has none, where its words are. */
function isSamePay(found: string | null, label: string | null): boolean {
  if (found === null || label === null) return found === label;
  const [a, b] = [
    numbersIn(found).filter((one) => one.length > 1),
    numbersIn(label).filter((one) => one.length > 1),
  ];
  return b.length > 0 ? a.join(' ') === b.join(' ') : isSameWords(found, label);
}

/** How much of a list was read: what is in both, as a share of what is in either; 1 where both are empty. */
function shareOfList(found: readonly Item[], labels: readonly string[], language: string): number {
  if (found.length === 0 && labels.length === 0) return 1;
  const right = labels.filter((label) => found.some((item) => isNamed(item, label, language))).length;
  const wrong = found.filter((item) => !labels.some((label) => isNamed(item, label, language))).length;
  return right / (labels.length + wrong);
}

const isSameGroup = (group: readonly Item[], labels: readonly string[], language: string) =>
  group.length === labels.length &&
  labels.every((label) => group.some((item) => isNamed(item, label, language)));

export interface FieldScore {
  field: string;
  /** 0 to 1. */
  share: number;
  found: string;
  label: string;
}

/** Every field but the skills, each with the share of it that is right. */
export function scoreFields(advert: LabelledAdvert, read: ReadAdvert): FieldScore[] {
  const { text, labels, language } = advert;
  const words = (item: { span: Span } | null) => (item ? textAt(text, item.span) : null);
  const pay = typeof labels.salary === 'object' ? (labels.salary?.words ?? null) : labels.salary;
  const single = (field: string, isRight: boolean, found: unknown, label: unknown): FieldScore => ({
    field,
    share: isRight ? 1 : 0,
    found: String(found),
    label: String(label),
  });
  const text1 = (field: 'title' | 'company' | 'location') =>
    single(field, isSameText(words(read[field]), labels[field]), words(read[field]), labels[field]);
  const kind = (field: 'remote' | 'employmentType' | 'seniority', also: readonly string[] = []) =>
    single(
      field,
      isSameKind(read[field]?.name ?? null, [labels[field], ...also]),
      read[field]?.name ?? null,
      labels[field],
    );
  const years = read.minYears?.years ?? null;
  const list = (field: 'degrees' | 'certificates' | 'languages' | 'benefits'): FieldScore => {
    const found = itemsOf(text, read[field]);
    return {
      field,
      share: shareOfList(found, labels[field], language),
      found: found.map((item) => item.words).join(' | '),
      label: labels[field].join(' | '),
    };
  };
  const skills = itemsOf(text, [
    ...read.skillsRequired,
    ...read.skillsPreferred,
    ...read.certificates,
    ...read.languages,
  ]);
  const groups = read.alternatives.map((ids) =>
    skills.filter(({ id }) => id !== undefined && ids.includes(id)),
  );
  const hits = labels.alternatives.filter((one) => groups.some((group) => isSameGroup(group, one, language)));
  const wrong = groups.filter(
    (group) => !labels.alternatives.some((one) => isSameGroup(group, one, language)),
  );
  const all = labels.alternatives.length + wrong.length;
  return [
    text1('title'),
    text1('company'),
    text1('location'),
    kind('remote'),
    kind('employmentType', advert.alsoEmploymentTypes),
    single('salary', isSamePay(words(read.salary), pay), words(read.salary), pay),
    kind('seniority'),
    single('minYears', years === labels.minYears, years, labels.minYears),
    list('degrees'),
    list('certificates'),
    list('languages'),
    list('benefits'),
    {
      field: 'alternatives',
      share: all === 0 ? 1 : hits.length / all,
      found: groups.map((group) => group.map((item) => item.words).join(' / ')).join(' | '),
      label: labels.alternatives.map((one) => one.join(' / ')).join(' | '),
    },
  ];
}
