import type { Span } from '../../text/index.ts';

interface FigureRule {
  label: string;
  /** Null where there is none; an open end is null. */
  target: { least: number | null; most: number | null; shown: string } | null;
  source: string;
  /** What could be done where the figure is outside. */
  advice: string;
}

/** What each figure should be, in the order of the figures: label, range, the range as shown, its source, what to do. Ranges marked "ours" are our own judgement. */
const rows = {
  words:
    'Words | 250..400 | 250 to 400 | Rezi; The Muse; ProWritingAid: 250 to 400 words. ResumeLab, 205 HR professionals: half a page to a page | A cover letter of half a page to a page is read; other letters may be shorter.',
  paragraphs:
    'Paragraphs | 3..6 | 3 to 6 | Rezi; The Muse: three to five, and one for practical matters (ours) | One thought a paragraph: why you write, what you can show, why there, what next.',
  'reading-level':
    'Reading level | ..12 | US grade 12 or below | Flesch-Kincaid grade level, US Navy 1975; the range is ours | Shorter sentences and shorter words bring the level down.',
  'sentence-length':
    'Words a sentence | 10..22 | 10 to 22 | GOV.UK style guide: at most 25 words; the mean is ours | Split what has more than one thought.',
  'sentence-spread':
    'Spread of sentence length | 4.. | 4 words or more | Standard deviation in words; the limit is ours | Sentences all of one length tire the reader. Let a short one follow a long one.',
  passive:
    'Passive sentences | ..15 | at most 15 % | US Federal Plain Language Guidelines 2011: write in the active voice; the share is ours | Say who did it.',
  'i-openings':
    'Sentences that begin with “I” | ..50 | at most 50 % | Ours | Begin some with the place, the time or the reader.',
  cliches:
    'Clichés | ..0 | none | Surveys of hiring managers, CareerBuilder 2014 and 2018; our list | Tell what you did instead.',
  hedges:
    'Hedges and vague words | ..2 | at most 2 | Our lists after Hyland 1998 and Strunk 1918; the limit is ours | Say it outright, or give the figure.',
  salutation:
    'Salutation and close | 2..2 | both | Business-letter form of the country | Greet the reader, by name where you know it, and sign off.',
  'company-named':
    'Employer named | 1.. | at least once | Ours: a letter that names nobody reads like a circular | Name the employer in the text itself.',
  'role-named': 'Post named | 1.. | at least once | Ours | Name the post you write about.',
  'evidenced-claims':
    'Claims with evidence in your CV | 3.. | 3 or more | Ours: sentences that rest on a statement of the CV | Take up what your CV shows: an example for each thing you claim.',
  'unproven-claims':
    'Claims without evidence | ..0 | none | Ours: a quality said to be had, without a figure, a name or a thing done | Give the example that made you write it, or leave it out.',
  'advert-answered':
    'Advert terms answered | 50.. | half or more | Ours: share of the skills, papers and languages the advert asks for that the letter names | Take up what the advert asks for, as far as you can show it.',
  'advert-open': 'Advert terms not answered |  |  | Ours | Answer those you can; leave out those you cannot.',
  'copied-from-cv':
    'Copied from the CV | ..40 | at most 40 % | Share of the letter’s runs of five words that stand in the CV; the limit is ours | The reader has your CV. Tell the story behind the line.',
  tone: 'Tone |  |  | Share of marked words of each tone; our lists | Words of another tone outweigh those of the one you chose.',
} satisfies Record<string, string>;

function ruleOf(row: string): FigureRule {
  const [label = '', range = '', shown = '', source = '', advice = ''] = row.split(' | ');
  const [least, most] = range.split('..').map((end) => (end === '' ? null : Number(end)));
  return {
    label,
    source,
    advice,
    target: range === '' ? null : { least: least ?? null, most: most ?? null, shown },
  };
}

export type FigureId = keyof typeof rows;
// The keys of a literal are its names.
export const figureIds = Object.keys(rows) as FigureId[];
export const figureRules = Object.fromEntries(figureIds.map((id) => [id, ruleOf(rows[id])])) as Readonly<
  Record<FigureId, FigureRule>
>;

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
