import { degreeIn, degreeLevels, framingWords, type ReadAdvert } from '../jobs/index.ts';
import { plural, say } from '../say/index.ts';
import { isBreak, yearsOfWork } from '../writing/index.ts';
import { askedAnswer, noAnswer, type Answer, type Answering } from './answer.ts';
import { coreOfTitle } from './demands-of.ts';
import { gradesIn, isGradeReached } from './grade.ts';
import { matchWords } from './match-words.ts';
import { namedWords } from './named-words.ts';
import { letsElseAnswer } from './or-else.ts';
import type { Person, PersonSources } from './person.ts';
import type { PersonLine } from './person-lines.ts';

/** From here on a job is of the same kind of work; what is nearer goes by the same name. */
const LIKE = { field: 0.2, work: 0.5, same: 0.9 } as const;
/** A word of a title that tells so much makes one think of it. */
const TELLING = 0.5;

export interface CareerAnswer extends Answer {
  /** What the CV has in its place: "4 years"; '' where that says nothing. */
  note: string;
}

const whole = (line: PersonLine, isCertain: boolean): Answering => ({
  line,
  span: line.span,
  isCertain,
  nearness: Number(isCertain),
});

function answered(lines: readonly Answering[], note = ''): CareerAnswer {
  const certain = lines.filter(({ isCertain }) => isCertain);
  if (lines.length === 0) return { ...noAnswer, note };
  return certain.length > 0
    ? { state: 'met', lines: certain, near: [], note: '' }
    : { state: 'maybe', lines, near: [], note };
}

const positionOf = (line: PersonLine, { document }: Person): string => {
  const at = /^experience\.(\d+)\.position$/u.exec(line.path)?.[1];
  return at === undefined ? '' : (document.experience[Number(at)]?.position ?? '');
};

/** Whether somebody is or was what is looked for: by the same words, or by the kind of work. */
export function answerTitle(
  person: Person,
  title: string,
  language: string,
  sources: PersonSources,
): CareerAnswer {
  const core = coreOfTitle(title);
  const wanted = namedWords(core, language).words;
  const { headline } = person.document.basics;
  const lines = person.lines.flatMap((line): Answering[] => {
    const role = line.path === 'basics.headline' ? headline : positionOf(line, person);
    if (role === '' || line.from === 'profile') return [];
    const { isWhole, most } = matchWords(wanted, namedWords(role, language), sources.rarity);
    const isPart = most >= TELLING;
    if (isWhole) return [whole(line, true)];
    const near = sources.titleLikeness(role, core);
    return near >= LIKE.field || isPart ? [whole(line, near >= LIKE.same)] : [];
  });
  return answered(lines, headline === '' ? '' : say`Your headline says “${headline}”.`);
}

function yearsShown(inAll: number | null, inWork: number): string {
  if (inAll === null) return say`Your jobs have no dates.`;
  return inWork === 0
    ? say`Your dates show ${plural(inAll, { one: '# year', other: '# years' })} in all jobs, none surely in this kind of work.`
    : say`Your dates show ${plural(inAll, { one: '# year', other: '# years' })} in all jobs, ${plural(inWork, { one: '# year', other: '# years' })} surely in this kind of work.`;
}

/** The years that are asked for, by the dates of the jobs that are of this kind of work. */
export function answerYears(
  person: Person,
  { minYears, title, language }: Pick<ReadAdvert, 'minYears' | 'title' | 'language'>,
  quote: string,
  sources: PersonSources,
): CareerAnswer {
  const { document, lines, today } = person;
  const asked = minYears?.years ?? 0;
  const wanted = title?.name ?? document.basics.headline;
  const jobs = document.experience.filter((job) => !isBreak(job));
  const asking = namedWords(quote, language, framingWords(language));
  const isNamed = (position: string) =>
    matchWords(namedWords(position, language).words, asking, sources.rarity).isWhole;
  const like = jobs.filter(
    ({ position }) =>
      wanted === '' || sources.titleLikeness(position, wanted) >= LIKE.work || isNamed(position),
  );
  const inWork = yearsOfWork(like, today);
  const inAll = yearsOfWork(jobs, today);
  const saying = ({ named }: PersonLine) => matchWords(asking.words, named, sources.rarity).share;
  const posts = (of: readonly unknown[]) =>
    lines
      .filter((line) => {
        const at = /^experience\.(\d+)\.position$/u.exec(line.path)?.[1];
        return line.from === 'cv' && at !== undefined && of.includes(document.experience[Number(at)]);
      })
      .toSorted((a, b) => saying(b) - saying(a));
  if (wanted !== '' && inWork !== null && inWork >= asked) {
    const of = posts(like).map((line) => whole(line, true));
    const note =
      of.length > 1
        ? say`${plural(inWork, { one: '# year', other: '# years' })} in ${plural(of.length, { one: '# job', other: '# jobs' })} of this kind.`
        : '';
    return { ...answered(of), note };
  }
  const known = lines.filter((line) =>
    line.figures.some(({ unit, inUnit }) => unit === 'month' && inUnit >= 12 * asked),
  );
  const note = yearsShown(inAll, inWork ?? 0);
  const isLikely = inAll === null || inAll >= asked;
  return answered(
    [...(isLikely ? posts(jobs) : []), ...known].map((line) => whole(line, false)),
    note,
  );
}

/** A degree as high as one that is asked for, and of its field; one of another field may do, as its reader can tell. */
export function answerDegree(
  { lines, document }: Person,
  { degrees, language }: Pick<ReadAdvert, 'degrees' | 'language'>,
  quote: string,
  { rarity }: PersonSources,
): CareerAnswer {
  const asked = degrees.map(({ level, name }) => {
    const found = degreeIn(name);
    const field = found ? `${name.slice(0, found.start)} ${name.slice(found.end)}` : name;
    return {
      level: degreeLevels.indexOf(level),
      grades: gradesIn(name),
      field: namedWords(field, language, framingWords(language)).words,
    };
  });
  const papers = lines.filter(({ path }) => /^(?:education|certifications)\./u.test(path));
  const held = papers.flatMap((line): Answering[] => {
    const own = degreeIn(line.text)?.level;
    const level = own ? degreeLevels.indexOf(own) : -1;
    const best = asked.map((one) => {
      const role = matchWords(one.field, line.named, rarity);
      const isOfField = one.field.length === 0 || role.isWhole || role.share >= FIELD;
      const isGrade = one.grades.every((grade) => isGradeReached(grade, gradesIn(line.text)));
      return {
        isHigh: level >= one.level && isGrade,
        isNear: level >= one.level - 1 || role.most >= TELLING,
        isOfField,
        share: role.share,
      };
    });
    const nearness = Math.max(0, ...best.map(({ share }) => share));
    if (best.some(({ isHigh, isOfField }) => isHigh && isOfField))
      return [{ ...whole(line, true), nearness }];
    return best.some(({ isNear, isOfField }) => isNear || isOfField)
      ? [{ ...whole(line, false), nearness }]
      : [];
  });
  const orElse = held.length === 0 && letsElseAnswer(quote) && document.experience.length > 0;
  const posts = orElse ? lines.filter(({ path }) => path.endsWith('.position')).slice(0, 1) : [];
  const nearest = held.toSorted((a, b) => b.nearness - a.nearness);
  // A degree of which nothing says that it is of the field is one to ask about, not one to show.
  const isOther = (one: Answering) =>
    !one.isCertain && one.nearness === 0 && asked.every(({ field }) => field.length > 0);
  const shown = [...nearest.filter((one) => !isOther(one)), ...posts.map((line) => whole(line, false))];
  return shown.length === 0 && nearest.length > 0
    ? { ...askedAnswer, near: nearest, note: '' }
    : answered(shown);
}
/** So much of the words of a field is the field. */
const FIELD = 0.5;

/** Whether somebody lives where the work is; another place may be near or far, and names of places are shared. */
export function answerPlace(
  { lines, document }: Person,
  location: string,
  { place }: PersonSources,
): CareerAnswer {
  const home = document.basics.location;
  const line = lines.find(({ path, from }) => path === 'basics.location' && from === 'cv');
  if (home === '' || !line) return { ...askedAnswer, note: say`Your CV doesn’t say where you live.` };
  const [there, here] = [place(location), place(home)];
  const words = (text: string) => text.toLowerCase().normalize('NFKD');
  const isSame =
    words(location).includes(words(home.split(',')[0] ?? home)) ||
    words(home).includes(words(location.split(',')[0] ?? location)) ||
    (there !== null && here !== null && there.country === here.country && there.name === here.name);
  if (isSame) return answered([whole(line, true)]);
  const isElsewhere = there !== null && here !== null && there.country !== here.country;
  return answered(
    [whole(line, false)],
    isElsewhere
      ? say`This may be in another country.`
      : say`Another place: only you know whether it is near enough.`,
  );
}
