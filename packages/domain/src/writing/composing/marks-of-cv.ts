import { PRESENT, splitSentences, type CvDocument, type ExperienceEntry } from '../../cv/index.ts';
import { aboutOf, type Mark } from '../../marks/index.ts';
import { plural, say } from '../../say/index.ts';
import { isEnglish } from '../language.ts';
import { rewriteLine } from '../rewriting/rewrite-line.ts';
import { askFigure, type FigureBlank } from './ask-figure.ts';
import { betterUnsaid, unsaidWhy } from './better-unsaid.ts';
import { proposeSummary } from './propose-summary.ts';
import { openingCapital } from '../tidy-line.ts';

/** A longer line is read by nobody as it stands; one of several sentences is a paragraph that its person chose. */
const LONGEST_LINE = 60;
/** More questions than these are not answered but skipped. */
const MOST_FIGURES = 3;
const MOST_PROPOSALS = 3;
/** Characters of a line that is read: a longer one is a page without a stop, and reading would take the square of its length. */
const LONGEST_READ = 1_200;

const isRead = (text: string) => text.length <= LONGEST_READ && isEnglish(text);

interface Line {
  path: string;
  text: string;
  tense: 'past' | 'present';
}

const tenseOf = ({ end }: Pick<ExperienceEntry, 'end'>) => (end === PRESENT ? 'present' : 'past');

function linesOf({ experience, projects, custom }: CvDocument): Line[] {
  const of = (path: string, entry: { end: string; bullets: readonly string[] }): Line[] =>
    entry.bullets.map((text, at) => ({ path: `${path}.bullets.${at}`, text, tense: tenseOf(entry) }));
  return [
    ...experience.flatMap((entry, at) => of(`experience.${at}`, entry)),
    ...projects.flatMap((entry, at) => of(`projects.${at}`, entry)),
    ...custom.flatMap(({ entries }, section) =>
      entries.flatMap((entry, at) => of(`custom.${section}.entries.${at}`, entry)),
    ),
  ];
}

const mark = (
  line: string,
  words: string,
  rest: Pick<Mark, 'kind' | 'why'> & { about: string } & Partial<Mark>,
): Mark => ({
  line,
  words,
  proposals: [],
  ...rest,
});

/** What only one of a line's marks can say, the gravest: that it is better left out, twice there, better said otherwise, too long. */
function markOfLine({ path, text, tense }: Line, isRepeated: boolean): Mark | undefined {
  const reason = betterUnsaid(text);
  if (reason)
    return mark(path, text, {
      kind: 'proposal',
      why: unsaidWhy[reason](),
      about: reason,
      proposals: [''],
    });
  if (isRepeated)
    return mark(path, text, {
      kind: 'proposal',
      why: say`This line stands above already.`,
      about: 'repeated',
      proposals: [''],
    });
  const [best, ...others] = isRead(text) ? rewriteLine(text, tense) : [];
  if (best) {
    const proposals = [best, ...others].map((one) => one.text).slice(0, MOST_PROPOSALS);
    return mark(path, text, { kind: 'proposal', why: best.reason, about: 'worded anew', proposals });
  }
  const words = text.split(/\s+/).length;
  if (words > LONGEST_LINE && splitSentences(text).length === 1)
    return mark(path, text, {
      kind: 'finding',
      about: 'long',
      why: say`${plural(words, { one: '# word', other: '# words' })} in one line: two lines at most are read.`,
    });
  return undefined;
}

/** "I am a welder with …" -> "Welder with …", where the sentence does not speak of its person again. */
function summaryProposal(sentence: string): string | null {
  const [, rest = ''] =
    /^I(?: am|['’]m) an? (.+)$/su.exec(sentence) ?? /^I have (.+)$/su.exec(sentence) ?? [];
  const isBare = rest !== '' && !/(?<![\p{L}'’])(?:I|me|my|myself)(?![\p{L}])/u.test(rest);
  return isBare ? openingCapital(rest) : null;
}

function marksOfSummary(document: CvDocument, today: string | undefined): Mark[] {
  const { summary } = document;
  if (summary === '') {
    const proposed = proposeSummary(document, today);
    const why = say`Recruiters read the summary first, and yours is empty.`;
    const about = 'no summary';
    const question = say`In one sentence: what do you do, and for how long?`;
    return [
      proposed === ''
        ? mark('summary', '', { kind: 'question', why, about, question })
        : mark('summary', '', { kind: 'proposal', why, about, proposals: [proposed] }),
    ];
  }
  return splitSentences(summary).flatMap((sentence) => {
    const reason = betterUnsaid(sentence);
    if (reason)
      return [
        mark('summary', sentence, {
          kind: 'proposal',
          why: unsaidWhy[reason](),
          about: reason,
          proposals: [''],
        }),
      ];
    const bare = isRead(sentence) ? summaryProposal(sentence) : null;
    const why = say`CVs usually leave out “I”.`;
    return bare
      ? [mark('summary', sentence, { kind: 'proposal', why, about: 'first person', proposals: [bare] })]
      : [];
  });
}

/** The questions whose answers would give lines their figures: the few that are worth most, lines with a mark left alone. */
function figureQuestions(lines: readonly Line[], marked: ReadonlySet<string>): Mark[] {
  const asked = lines.flatMap((line): (Line & FigureBlank)[] => {
    const blank = marked.has(line.path) || !isRead(line.text) ? null : askFigure(line.text, line.tense);
    return blank ? [{ ...line, ...blank }] : [];
  });
  const best = new Set(asked.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_FIGURES));
  return asked
    .filter((one) => best.has(one))
    .map(({ path, text, question, blank }) =>
      mark(path, text, {
        kind: 'question',
        why: say`A figure would show how much.`,
        about: 'figure',
        question,
        proposals: [blank],
      }),
    );
}

function dateQuestions({ experience }: CvDocument): Mark[] {
  return experience.flatMap(({ start, end, position, company }, at) => {
    const what = [position, company].filter((one) => one !== '').join(', ');
    if (start !== '' || end !== '' || what === '') return [];
    const why = say`Without dates, nobody can tell when this was.`;
    return [
      mark(`experience.${at}.dates`, '', {
        kind: 'question',
        why,
        about: aboutOf(`dates: ${what}`),
        question: say`When was this: ${what}?`,
      }),
    ];
  });
}

/**
 * What is proposed and asked about a CV as it was typed, at most one thing a line. Nothing of it is done: the lines stand
 * until their person takes, answers or dismisses it.
 */
export function marksOfCv(document: CvDocument, today?: string): Mark[] {
  const lines = linesOf(document);
  const seen = new Set<string>();
  const ofLines = lines.flatMap((line) => {
    const key = `${line.path.replace(/\.bullets\.\d+$/, '')} ${line.text.toLowerCase()}`;
    const found = markOfLine(line, seen.has(key));
    seen.add(key);
    return found ?? [];
  });
  const figures = figureQuestions(lines, new Set(ofLines.map(({ line }) => line)));
  return [...marksOfSummary(document, today), ...dateQuestions(document), ...ofLines, ...figures];
}
