import type { Reviewed } from '@candor/contracts/review';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import type { ReviewCalls } from './calls.ts';
import { button, element, field } from './element.ts';
import { commentWords, differenceWords, offerNames } from './said-words.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const stateWords: Record<ReviewThread['state'], string> = {
  open: '',
  resolved: 'Resolved',
  accepted: 'Suggestion accepted',
  rejected: 'Suggestion rejected',
};

interface CardOptions {
  review: Reviewed;
  isSelected: boolean;
  /** What is typed as an answer and not sent, kept while the card is made anew. */
  drafts: Map<string, string>;
  calls: ReviewCalls;
  /** Does what a press asks for, shows what the review is then, or why it was refused. */
  act: (call: () => Promise<Reviewed>) => Promise<boolean>;
  onSelect: (id: string) => void;
}

const by = (author: string, isOwner: boolean, at: string) =>
  element(
    'p',
    { class: 'flex flex-wrap items-baseline gap-x-2 text-sm text-soft' },
    element('span', { class: 'font-medium text-ink wrap-anywhere' }, author),
    isOwner && element('span', { class: 'rounded-full border border-line px-1.5 text-xs' }, 'Owner'),
    element('time', { datetime: at }, moment.format(new Date(at))),
  );

function replyForm(thread: ReviewThread, { review, drafts, calls, act }: CardOptions): HTMLElement {
  const { whole, control } = field('textarea', 'Reply', {
    rows: 1,
    maxlength: 4_000,
    'data-reply': thread.id,
  });
  control.value = drafts.get(thread.id) ?? '';
  const send = async () => {
    const said = control.value;
    if (said.trim() === '') return control.focus();
    // Gone before the answer comes: the card that shows the answer must not hold it any more.
    drafts.delete(thread.id);
    if (!(await act(() => calls.reply(thread.id, said)))) {
      drafts.set(thread.id, said);
      control.value = said;
    }
  };
  control.addEventListener('input', () => drafts.set(thread.id, control.value));
  return element(
    'div',
    { class: 'grid gap-2' },
    whole,
    offerNames(control, review.people),
    element('div', { class: 'flex justify-end' }, button('Reply', send)),
  );
}

/** A comment or a suggestion, with what was answered. */
export function threadCard(thread: ReviewThread, options: CardOptions): HTMLElement {
  const { review, isSelected, calls, act, onSelect } = options;
  const { id, author, isOwner, at, quote, span, difference, comments, state, can } = thread;
  const isOver = state !== 'open';
  const remove = (comment: string) =>
    button(
      'Delete',
      () => {
        if (confirm('Delete this comment?')) void act(() => calls.remove(comment));
      },
      'quiet',
    );
  const resolve = () =>
    button(isOver ? 'Reopen' : 'Resolve', () => void act(() => calls.resolve(id, !isOver)), 'quiet');
  const withdraw = () =>
    button(
      'Withdraw',
      () => {
        if (confirm('Withdraw this suggestion? Its replies are deleted with it.'))
          void act(() => calls.withdraw(id));
      },
      'quiet',
    );
  const where = span
    ? button('Show in the text', () => onSelect(id), 'quiet', { 'aria-label': `Show in the text: ${quote}` })
    : null;
  const about =
    quote !== null && !difference
      ? element('blockquote', { class: 'border-l-2 border-line pl-3 text-sm text-soft wrap-anywhere' }, quote)
      : null;
  const isOrphan = quote !== null && !span && state !== 'accepted';
  return element(
    'li',
    {
      'data-thread': id,
      class: `grid gap-3 rounded-panel border bg-surface p-4 ${isSelected ? 'border-accent' : 'border-line'}`,
    },
    isOver && element('p', { class: 'text-sm font-medium text-soft' }, stateWords[state]),
    isOrphan && element('p', { class: 'text-sm text-warning' }, 'These words are no longer in the document.'),
    about,
    difference &&
      element('div', { class: 'grid gap-1' }, by(author, isOwner, at), differenceWords(difference)),
    ...comments.map((comment) =>
      element(
        'div',
        { class: 'grid gap-1' },
        by(comment.author, comment.isOwner, comment.at),
        commentWords(comment.body, [...review.people, review.you]),
        comment.can.delete && element('div', { class: '-ml-3' }, remove(comment.id)),
      ),
    ),
    can.reply && !isOver && replyForm(thread, options),
    element(
      'div',
      { class: '-ml-3 flex flex-wrap empty:hidden' },
      where,
      can.resolve && resolve(),
      can.withdraw && withdraw(),
    ),
  );
}
