import type { Edit, Span } from '@candor/domain/text';

/**
 * Puts an edit into a text box as if it were typed: listeners of the box hear of it, and the box's own undo takes it
 * back. On a touch screen the box is not focused for it, which would open the keyboard. False where the expected
 * words no longer stand there.
 */
export function putInArea(area: HTMLTextAreaElement, { span, expected, replacement }: Edit): boolean {
  if (area.value.slice(span.start, span.end) !== expected) return false;
  if (document.activeElement !== area && isTouch()) replaceIn(area, span, replacement);
  else if (!type(area, span, replacement)) replaceIn(area, span, replacement);
  return true;
}

/** Whether fingers are the way to point here. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The one way to change a box that its undo knows of; deprecated without a successor, and known by all browsers. */
function type(area: HTMLTextAreaElement, { start, end }: Span, words: string): boolean {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  return document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
}

function replaceIn(area: HTMLTextAreaElement, { start, end }: Span, words: string): void {
  area.setRangeText(words, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
