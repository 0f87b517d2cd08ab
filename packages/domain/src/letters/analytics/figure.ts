import { say } from '../../say/index.ts';
import type { Span } from '../../text/index.ts';

interface FigureRule {
  label: string;
  /** Null where there is none; an open end is null. */
  target: { least: number | null; most: number | null; shown: string } | null;
  source: string;
  /** What could be done where the figure is outside. */
  advice: string;
}

/** What each figure should be, in the order of the figures: its range, where that comes from, how it is said. Ranges marked "ours" are our own judgement. */
const rows = {
  words: {
    range: [250, 400],
    source:
      'Rezi; The Muse; ProWritingAid: 250 to 400 words. ResumeLab, 205 HR professionals: half a page to a page',
    words: () => ({
      label: say`Words`,
      shown: say`250 to 400`,
      advice: say`A cover letter of half a page to a page is read; other letters may be shorter.`,
    }),
  },
  paragraphs: {
    range: [3, 6],
    source: 'Rezi; The Muse: three to five, and one for practical matters (ours)',
    words: () => ({
      label: say`Paragraphs`,
      shown: say`3 to 6`,
      advice: say`One thought a paragraph: why you write, what you can show, why there, what next.`,
    }),
  },
  'reading-level': {
    range: [null, 12],
    source: 'Flesch-Kincaid grade level, US Navy 1975; the range is ours',
    words: () => ({
      label: say`Reading level`,
      shown: say`US grade 12 or below`,
      advice: say`Shorter sentences and shorter words bring the level down.`,
    }),
  },
  'sentence-length': {
    range: [10, 22],
    source: 'GOV.UK style guide: at most 25 words; the mean is ours',
    words: () => ({
      label: say`Words a sentence`,
      shown: say`10 to 22`,
      advice: say`Split what has more than one thought.`,
    }),
  },
  'sentence-spread': {
    range: [4, null],
    source: 'Standard deviation in words; the limit is ours',
    words: () => ({
      label: say`Spread of sentence length`,
      shown: say`4 words or more`,
      advice: say`Sentences all of one length tire the reader. Let a short one follow a long one.`,
    }),
  },
  passive: {
    range: [null, 15],
    source: 'US Federal Plain Language Guidelines 2011: write in the active voice; the share is ours',
    words: () => ({ label: say`Passive sentences`, shown: say`at most 15 %`, advice: say`Say who did it.` }),
  },
  'i-openings': {
    range: [null, 50],
    source: 'Ours',
    words: () => ({
      label: say`Sentences that begin with “I”`,
      shown: say`at most 50 %`,
      advice: say`Begin some with the place, the time or the reader.`,
    }),
  },
  cliches: {
    range: [null, 0],
    source: 'Surveys of hiring managers, CareerBuilder 2014 and 2018; our list',
    words: () => ({ label: say`Clichés`, shown: say`none`, advice: say`Tell what you did instead.` }),
  },
  hedges: {
    range: [null, 2],
    source: 'Our lists after Hyland 1998 and Strunk 1918; the limit is ours',
    words: () => ({
      label: say`Hedges and vague words`,
      shown: say`at most 2`,
      advice: say`Say it outright, or give the figure.`,
    }),
  },
  salutation: {
    range: [2, 2],
    source: 'Business-letter form of the country',
    words: () => ({
      label: say`Salutation and close`,
      shown: say`both`,
      advice: say`Greet the reader, by name where you know it, and sign off.`,
    }),
  },
  'company-named': {
    range: [1, null],
    source: 'Ours: a letter that names nobody reads like a circular',
    words: () => ({
      label: say`Employer named`,
      shown: say`at least once`,
      advice: say`Name the employer in the text itself.`,
    }),
  },
  'role-named': {
    range: [1, null],
    source: 'Ours',
    words: () => ({
      label: say`Post named`,
      shown: say`at least once`,
      advice: say`Name the post you write about.`,
    }),
  },
  'evidenced-claims': {
    range: [3, null],
    source: 'Ours: sentences that rest on a statement of the CV',
    words: () => ({
      label: say`Claims with evidence in your CV`,
      shown: say`3 or more`,
      advice: say`Take up what your CV shows: an example for each thing you claim.`,
    }),
  },
  'unproven-claims': {
    range: [null, 0],
    source: 'Ours: a quality said to be had, without a figure, a name or a thing done',
    words: () => ({
      label: say`Claims without evidence`,
      shown: say`none`,
      advice: say`Give the example that made you write it, or leave it out.`,
    }),
  },
  'advert-answered': {
    range: [50, null],
    source: 'Ours: share of the skills, papers and languages the advert asks for that the letter names',
    words: () => ({
      label: say`Advert terms answered`,
      shown: say`half or more`,
      advice: say`Take up what the advert asks for, as far as you can show it.`,
    }),
  },
  'advert-open': {
    range: null,
    source: 'Ours',
    words: () => ({
      label: say`Advert terms not answered`,
      advice: say`Answer those you can; leave out those you cannot.`,
    }),
  },
  'copied-from-cv': {
    range: [null, 40],
    source: 'Share of the letter’s runs of five words that stand in the CV; the limit is ours',
    words: () => ({
      label: say`Copied from the CV`,
      shown: say`at most 40 %`,
      advice: say`The reader has your CV. Tell the story behind the line.`,
    }),
  },
  tone: {
    range: null,
    source: 'Share of marked words of each tone; our lists',
    words: () => ({
      label: say`Tone`,
      advice: say`Words of another tone outweigh those of the one you chose.`,
    }),
  },
} satisfies Record<
  string,
  {
    range: readonly [least: number | null, most: number | null] | null;
    source: string;
    words: () => { label: string; shown?: string; advice: string };
  }
>;

export type FigureId = keyof typeof rows;
// The keys of a literal are its names.
export const figureIds = Object.keys(rows) as FigureId[];

/** The range of a figure; null where there is none. */
export const rangeOf = (id: FigureId): readonly [least: number | null, most: number | null] | null =>
  rows[id].range;

/** What a figure should be, in the language of whoever reads. */
export function figureRule(id: FigureId): FigureRule {
  const { source, words } = rows[id];
  const { label, shown = '', advice }: { label: string; shown?: string; advice: string } = words();
  const range = rangeOf(id);
  return { label, source, advice, target: range && { least: range[0], most: range[1], shown } };
}

/** One figure of a letter with the range it should lie in, where that range comes from, and the words it is about. */
export interface Figure extends FigureRule {
  id: FigureId;
  value: number;
  /** As people read it: "312 words", "18 %". */
  shown: string;
  verdict: 'good' | 'attention' | 'unknown';
  spans: Span[];
  /** Words that stand nowhere in the letter: advert terms left open. */
  terms: string[];
}
