import { directedPieces } from '../resolved-layout/direction.ts';
import { escapeHtml } from './escape.ts';

/** A text as it may stand in an element, its figures in their order whatever stands beside them. */
export const directed = (text: string): string =>
  directedPieces(text)
    .map((piece) =>
      piece.isFigures ? `<bdi dir="ltr">${escapeHtml(piece.text)}</bdi>` : escapeHtml(piece.text),
    )
    .join('');
