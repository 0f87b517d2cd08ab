import { expect, it } from 'vitest';
import { wholePage, type PagePiece } from './page-picture.ts';

const svg = (drawn: string) => `<svg viewBox="0 0 612 792">${drawn}</svg>`;
const piece = (top: number, drawn: string): PagePiece => ({ mark: drawn, top, height: 20, svg: svg(drawn) });

it('puts all that is drawn into one document, in its order and its place', () => {
  expect(wholePage([piece(0, '<path/>'), piece(72.5, '<path d="$&"/>')])).toBe(
    svg('<path/><g transform="translate(0 72.5)"><path d="$&"/></g>'),
  );
  expect(wholePage([piece(0, '<path/>')])).toBe(svg('<path/>'));
});
