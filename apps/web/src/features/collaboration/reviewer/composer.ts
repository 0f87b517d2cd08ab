import type { Reviewed } from '@candor/contracts/review';
import { anchorAt } from '@candor/domain/collaboration';
import type { Span } from '@candor/domain/text';
import type { NewThread } from './calls.ts';
import { button, element, field } from './element.ts';
import { offerNames } from './said-words.ts';

const LONGEST = 4_000;

interface ComposerOptions {
  review: Reviewed;
  /** The words it is about; null for the whole document. */
  span: Span | null;
  isSuggesting: boolean;
  /** Says why it was refused; undefined where it was taken. */
  onSend: (thread: NewThread) => Promise<string | undefined>;
  onClose: () => void;
}

/** Where a comment or other words are typed. */
export function composer(options: ComposerOptions): HTMLElement {
  const { review, span, onSend, onClose } = options;
  const anchor = span && anchorAt(review.document.text, span);
  const isSuggesting = options.isSuggesting && anchor !== null;
  const quote = anchor?.quote ?? '';
  const words = field('textarea', 'Suggested words', { rows: 2, maxlength: LONGEST });
  words.control.value = quote;
  const label = isSuggesting ? 'Why (optional)' : 'Comment';
  const comment = field('textarea', label, { rows: isSuggesting ? 1 : 3, maxlength: LONGEST });
  const problem = element('p', { role: 'alert', class: 'text-sm text-danger empty:hidden' });
  const send = async () => {
    const replacement = isSuggesting ? words.control.value.replace(/\s+$/u, '') : null;
    problem.textContent = '';
    if (!isSuggesting && comment.control.value.trim() === '') {
      problem.textContent = 'Write a comment first.';
      comment.control.focus();
      return;
    }
    if (replacement === quote) {
      problem.textContent = 'Change the words first.';
      words.control.focus();
      return;
    }
    problem.textContent = (await onSend({ anchor, comment: comment.control.value, replacement })) ?? '';
  };
  const about = quote.length > 200 ? `${quote.slice(0, 200)}…` : quote;
  const title = isSuggesting ? 'Suggest a change' : anchor ? 'Comment' : 'Comment on the whole document';
  const whole = element(
    'section',
    {
      'aria-label': title,
      class:
        'grid max-h-[70dvh] gap-3 overflow-y-auto rounded-panel border border-line bg-surface p-4 shadow-float',
      keydown: (event) => event instanceof KeyboardEvent && event.key === 'Escape' && onClose(),
    },
    element('h2', { class: 'text-md font-semibold' }, title),
    about !== '' &&
      element(
        'blockquote',
        { class: 'border-l-2 border-accent pl-3 text-base text-soft wrap-anywhere' },
        about,
      ),
    isSuggesting && words.whole,
    comment.whole,
    offerNames(comment.control, review.people),
    problem,
    element(
      'div',
      { class: 'flex justify-end gap-2' },
      button('Cancel', onClose),
      button(isSuggesting ? 'Suggest' : 'Comment', send, 'primary'),
    ),
  );
  requestAnimationFrame(() => (isSuggesting ? words : comment).control.focus());
  return whole;
}
