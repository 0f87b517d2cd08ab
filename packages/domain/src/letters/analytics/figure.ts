import type { Span } from '../../text/index.ts';

interface FigureRule {
  label: string;
  /** Null where there is none; an open end is null. */
  target: { least: number | null; most: number | null; shown: string } | null;
  source: string;
  /** What could be done, where the figure lies outside. */
  advice: string;
}

const between = (least: number | null, most: number | null, shown: string) => ({ least, most, shown });

/** What each figure should be, in the order of the figures. Ranges marked "ours" are our own judgement. */
const rules = {
  words: {
    label: 'Words',
    target: between(250, 400, '250 to 400'),
    source:
      'Rezi; The Muse; ProWritingAid: 250 to 400 words. ResumeLab, 205 HR professionals: half a page to a page',
    advice: 'A cover letter of half a page to a page is read; other letters may be shorter.',
  },
  paragraphs: {
    label: 'Paragraphs',
    target: between(3, 6, '3 to 6'),
    source: 'Rezi; The Muse: three to five, and one for practical matters (ours)',
    advice: 'One thought a paragraph: why you write, what you can show, why there, what next.',
  },
  'reading-level': {
    label: 'Reading level',
    target: between(null, 12, 'US grade 12 or below'),
    source: 'Flesch-Kincaid grade level, US Navy 1975; the range is ours',
    advice: 'Shorter sentences and shorter words bring the level down.',
  },
  'sentence-length': {
    label: 'Words a sentence',
    target: between(10, 22, '10 to 22'),
    source: 'GOV.UK style guide: at most 25 words; the mean is ours',
    advice: 'Split what has more than one thought.',
  },
  'sentence-spread': {
    label: 'Spread of sentence length',
    target: between(4, null, '4 words or more'),
    source: 'Standard deviation in words; the limit is ours',
    advice: 'Sentences all of one length tire the reader. Let a short one follow a long one.',
  },
  passive: {
    label: 'Passive sentences',
    target: between(null, 15, 'at most 15 %'),
    source: 'US Federal Plain Language Guidelines 2011: write in the active voice; the share is ours',
    advice: 'Say who did it.',
  },
  'i-openings': {
    label: 'Sentences that begin with “I”',
    target: between(null, 50, 'at most 50 %'),
    source: 'Ours',
    advice: 'Begin some with the place, the time or the reader.',
  },
  cliches: {
    label: 'Clichés',
    target: between(null, 0, 'none'),
    source: 'Surveys of hiring managers, CareerBuilder 2014 and 2018; our list',
    advice: 'Tell what you did instead.',
  },
  hedges: {
    label: 'Hedges and vague words',
    target: between(null, 2, 'at most 2'),
    source: 'Our lists after Hyland 1998 and Strunk 1918; the limit is ours',
    advice: 'Say it outright, or give the figure.',
  },
  salutation: {
    label: 'Salutation and close',
    target: between(2, 2, 'both'),
    source: 'Business-letter form of the country',
    advice: 'Greet the reader, by name where you know it, and sign off.',
  },
  'company-named': {
    label: 'Employer named',
    target: between(1, null, 'at least once'),
    source: 'Ours: a letter that names nobody reads like a circular',
    advice: 'Name the employer in the text itself.',
  },
  'role-named': {
    label: 'Post named',
    target: between(1, null, 'at least once'),
    source: 'Ours',
    advice: 'Name the post you write about.',
  },
  'evidenced-claims': {
    label: 'Claims with evidence in your CV',
    target: between(3, null, '3 or more'),
    source: 'Ours: sentences that rest on a statement of the CV',
    advice: 'Take up what your CV shows: an example for each thing you claim.',
  },
  'unproven-claims': {
    label: 'Claims without evidence',
    target: between(null, 0, 'none'),
    source: 'Ours: a quality said to be had, without a figure, a name or a thing done',
    advice: 'Give the example that made you write it, or leave it out.',
  },
  'advert-answered': {
    label: 'Advert terms answered',
    target: between(50, null, 'half or more'),
    source: 'Ours: share of the skills, papers and languages the advert asks for that the letter names',
    advice: 'Take up what the advert asks for, as far as you can show it.',
  },
  'advert-open': {
    label: 'Advert terms not answered',
    target: null,
    source: 'Ours',
    advice: 'Answer those you can; leave out those you cannot.',
  },
  'copied-from-cv': {
    label: 'Copied from the CV',
    target: between(null, 40, 'at most 40 %'),
    source: 'Share of the letter’s runs of five words that stand in the CV; the limit is ours',
    advice: 'The reader has your CV. Tell the story behind the line.',
  },
  tone: {
    label: 'Tone',
    target: null,
    source: 'Share of marked words of each tone; our lists',
    advice: 'Words of another tone outweigh those of the one you chose.',
  },
} satisfies Record<string, FigureRule>;

export type FigureId = keyof typeof rules;
export const figureIds = Object.keys(rules) as FigureId[];
export const figureRules: Readonly<Record<FigureId, FigureRule>> = rules;

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
