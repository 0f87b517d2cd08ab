import type { Reviewed } from '@candor/contracts/review';
import type { Span } from '@candor/domain/text';
import { element } from './element.ts';

// The text lies on white paper in both themes.
const MARK =
  'rounded-sm bg-found text-paper-ink underline decoration-paper-accent decoration-2 underline-offset-4';
const MARK_SELECTED = 'selected outline-2 outline-paper-accent';

interface TextOptions {
  review: Reviewed;
  selected: string | null;
  onThread: (id: string) => void;
  /** Asked for words of the text, by its keyboard. */
  onWords: (span: Span) => void;
}

/** The words of a line, those that something is said about marked. */
function marked(line: Span, { review, selected, onThread }: TextOptions): Node[] {
  const { text } = review.document;
  const shown = review.threads.filter(
    ({ state, span }) => state === 'open' && span && span.start < line.end && span.end > line.start,
  );
  const cuts = new Set([line.start, line.end]);
  for (const { span } of shown) {
    if (!span) continue;
    cuts.add(Math.max(line.start, span.start)).add(Math.min(line.end, span.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((from, at) => {
    const to = points[at + 1] ?? line.end;
    const words = text.slice(from, to);
    const here = shown.filter(({ span }) => span && span.start <= from && span.end >= to);
    const thread = here.find(({ id }) => id === selected) ?? here.at(-1);
    if (!thread) return document.createTextNode(words);
    return element(
      'mark',
      {
        class: thread.id === selected ? `${MARK} ${MARK_SELECTED}` : `${MARK} cursor-pointer`,
        click: () => onThread(thread.id),
      },
      words,
    );
  });
}

/** Where each line of a text stands; those with nothing but space left out. */
function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/gu)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

const isHeading = (line: string) => line === line.toUpperCase() && /\p{L}{2}/u.test(line);

/** The text of the document, line by line. Each line has a button for who uses no pointer; arrows go from one to the next. */
export function documentText(options: TextOptions): HTMLElement {
  const { document: shown } = options.review;
  const lines = linesOf(shown.text);
  let last = 0;
  const made = lines.map((line, at) => {
    const words = shown.text.slice(line.start, line.end);
    const isApart = shown.text.slice(last, line.start).split('\n').length > 2;
    last = line.end;
    const look = isHeading(words) ? 'pt-3 text-sm font-semibold tracking-wide text-paper-accent' : '';
    const said = element(
      'p',
      { 'data-start': line.start, class: `whitespace-pre-wrap wrap-anywhere ${look}` },
      ...marked(line, options),
    );
    const comment = element(
      'button',
      {
        type: 'button',
        class: 'sr-only text-sm text-paper-accent underline focus:not-sr-only print:hidden',
        'data-line': at,
        tabindex: at === 0 ? 0 : -1,
        lang: 'en',
        click: () => options.onWords(line),
      },
      element('span', { 'aria-hidden': 'true' }, 'Comment on this line (arrow keys for others)'),
      element('span', { class: 'sr-only' }, `Comment on: ${words}`),
    );
    return element('div', { class: isApart ? 'pt-3' : '' }, said, comment);
  });
  const whole = element(
    'div',
    {
      class: 'bg-paper px-5 py-6 text-md text-paper-ink shadow-page select-text sm:px-10 sm:py-10',
      lang: shown.language,
      dir: 'auto',
    },
    ...made,
  );
  whole.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = event.target instanceof HTMLElement ? event.target.dataset['line'] : undefined;
    const next = step && from !== undefined && whole.querySelector(`[data-line="${Number(from) + step}"]`);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });
  return whole;
}

/** Where a point of a selection stands in the text. */
function offsetOf(node: Node, offset: number): number | null {
  const host = node instanceof Element ? node : node.parentElement;
  const line = host?.closest('[data-start]');
  if (!line) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  return Number(line.getAttribute('data-start')) + before.toString().length;
}

/** The words of the text that are selected; null where none are, or more than the text. */
export function selectedWords(): Span | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = offsetOf(range.startContainer, range.startOffset);
  if (start === null) return null;
  // A whole line is often selected as far as what comes after it.
  const line = range.startContainer.parentElement?.closest('[data-start]');
  const lineEnd = Number(line?.getAttribute('data-start')) + (line?.textContent.length ?? 0);
  const end = offsetOf(range.endContainer, range.endOffset) ?? lineEnd;
  return end <= start ? null : { start, end };
}
