import { comparableWords, contentStems, stem } from '../writing/index.ts';

/** What counts when evidence is chosen for an advert. Published: the analytics screen shows them. */
export const evidenceWeights = {
  /** Each word of the advert that a statement shares, by its stem. */
  sharedWord: 1,
  /** Each skill of the person's that both the advert and the statement name. */
  sharedSkill: 3,
  /** A result with its figure; a figure alone counts half. */
  result: 2,
  /** The newest job; the one before counts half. */
  newest: 1,
} as const;

// Words of adverts that say nothing about the work.
const BOILERPLATE = new Set(
  (
    'we you your our us will can are looking seeking join team teams role position job candidate candidates ideal successful experience experienced skill skills ability able ' +
    'must have has should would like strong excellent good great proven track record years year work workingworks environment opportunity company organisation organization business ' +
    'apply application please salary benefits equal employer diversity inclusive offer offers full part time permanent contract hours based requirements required requirement essential desirable ' +
    'preferred plus responsible responsibilities duties include including day help new within across other all any more about not only also both well level knowledge understanding person people ' +
    'someone need needs want wants ask asks seek seeks want who what when where how why if then than they them their there this that these those be been do does make use using ensure support high fast paced ' +
    'join become want day week month look after rather own first way good come like love thing time one two where whether much more very just even still already again'
  ).split(' '),
);

/** The words of an advert that tell about the work, by stem, with how often they stand there. */
export function advertStems(advert: string): Map<string, number> {
  const stems = new Map<string, number>();
  for (const word of comparableWords(advert)) {
    if (word.length < 3 || BOILERPLATE.has(word) || /^\d/.test(word)) continue;
    const one = stem(word);
    if (one.length > 2) stems.set(one, (stems.get(one) ?? 0) + 1);
  }
  for (const one of stems.keys()) if (contentStems(one).size === 0) stems.delete(one);
  return stems;
}

/** The skills of a list that an advert names, word for word or in another ending, in the order the advert has them. */
export function skillsNamed(advert: string, skills: readonly string[]): string[] {
  const words = comparableWords(advert).map(stem);
  const joined = ` ${words.join(' ')} `;
  return skills
    .flatMap((skill) => {
      const wanted = comparableWords(skill).map(stem).join(' ');
      const at = wanted === '' ? -1 : joined.indexOf(` ${wanted} `);
      return at >= 0 ? [{ skill, at }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ skill }) => skill);
}
