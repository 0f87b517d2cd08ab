import { cvDocument, type CvDocument } from '@candor/domain/cv';

/** What a reader must meet in this order, whatever the layout puts first within an entry. */
export const engineerOrder: readonly string[] = [
  'Amelia Hartwell',
  'amelia.hartwell@example.com',
  'nine years of experience',
  'Northwind Health',
  'Led six engineers',
  'Introduced contract tests',
  'first office of technical staff; filed two patents on efficient',
  'Bluepeak Software',
  'Built the invoicing module',
  'University of Washington',
  'Graduated cum laude',
  'TypeScript, PostgreSQL',
  'Code review',
  'Tidewatch',
  'Spanish (B2)',
  'Solutions Architect',
  'Code Oregon',
  'Weekly study group',
];

/** Markup of every engine a text passes through, which must all be printed as typed. */
export const hostileText =
  '#set page(width: 1pt) $x^2$ *b* _i_ <b>bold</b> \\ // @ref `raw` = "q" -- ... ~ &amp; ]]> {x}';

/** A CV that fills about `pages` pages. */
export function longCareer(pages: number): CvDocument {
  return cvDocument({
    basics: { name: 'Long Career', headline: 'Contractor' },
    experience: Array.from({ length: Math.round(pages * 5) }, (_, at) => ({
      company: `Company ${at}`,
      position: `Position ${at}`,
      start: '2001-02',
      end: '2002-03',
      bullets: Array.from(
        { length: 7 },
        (_, bullet) =>
          `Duty ${bullet} of job ${at}, told in a sentence that is long enough to run over two lines of the page, always.`,
      ),
    })),
  });
}
