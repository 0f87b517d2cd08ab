import type { Theme } from '../layouts/theme.ts';

const mark = (picture: string, size: string) =>
  `;background:${picture} center/${size} no-repeat;-webkit-print-color-adjust:exact;print-color-adjust:exact`;
const dot = (em: number) =>
  mark('radial-gradient(circle closest-side,currentColor 75%,transparent)', `${em}em ${em}em`);
const stroke = 'transparent 40%,currentColor 47% 53%,transparent 60%';

// A stroke is a whole pixel wide at the least, wider than a letter's: its colour is lighter for it.
const thin = 'color-mix(in srgb,currentColor 65%,transparent)';

/** The separators as pictures of one colour. */
const marks: Record<Theme['header']['separator'], string> = {
  '·': dot(0.22),
  '•': dot(0.31),
  '|': mark(`linear-gradient(${thin},${thin})`, '.06em .95em'),
  '/': mark(`linear-gradient(to right bottom,${stroke})`, '.4em .95em'),
  ' ': '',
};

/**
 * Contact details in a line, as many as fit. What parts two is drawn behind a space: at the end of a line a browser
 * lets the space go, and no separator is left over there.
 */
export function contactLineRules({ header }: Theme): string[] {
  return [
    '.contacts li{display:inline}.contacts li>*{display:inline-block}',
    `.contacts li:not(:last-child)::after{content:" ";word-spacing:1.15em${marks[header.separator]}}`,
  ];
}
