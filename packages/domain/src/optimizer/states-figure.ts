import { figuresIn } from '../text/index.ts';
import { hasFigure } from '../writing/index.ts';

/** Numbers as words that `figuresIn` does not read: of Dutch, Italian and Portuguese, and round ones. */
const MORE = new Set(
  (
    'twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig honderd ' +
    'due tre quattro cinque sei sette otto nove dieci dodici venti trenta quaranta cinquanta cento ' +
    'dois duas três quatro cinco seis sete oito dez doze vinte trinta quarenta cem ' +
    'dizaine dizaines vingtaine trentaine cinquantaine centaine centaines dutzende hunderte decena decenas centenar tientallen'
  ).split(' '),
);
/** The languages whose words for numbers are known here. */
const READ = new Set('en de fr es nl it pt'.split(' '));

export const readsFigures = (language: string): boolean => READ.has(language.slice(0, 2));

/** Whether a line says how many, how much or how often, in digits or in words. */
export function statesFigure(line: string): boolean {
  if (hasFigure(line)) return true;
  const isStated = figuresIn(line).some(
    ({ form, words, value }) => !/\d/.test(words) && (form === 'share' || (form === 'number' && value > 1)),
  );
  return isStated || (line.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => MORE.has(word));
}
