import { documentKindWords } from '@candor/domain/documents/kinds';
import type { Reviewed } from '@candor/contracts/review';
import { sectionsOf } from '@candor/domain/collaboration';
import type { Span } from '@candor/domain/text';
import { sentenceOf } from '../../../platform/call-error.ts';
import type { ReviewCalls } from './calls.ts';
import { composer } from './composer.ts';
import { documentText, selectedWords } from './document-text.ts';
import { button, element } from './element.ts';
import { pagePictures } from './page-pictures.ts';
import { threadCard } from './thread-card.ts';

const NO_ANSWER = 'Unable to connect to the server. What you typed is still here. Please try again.';

export interface ReviewPage {
  whole: HTMLElement;
  /** Shows the review as it is now; what is being typed stays. */
  show(review: Reviewed): void;
  showPages(pages: readonly string[]): void;
  /** Who is here now; null where that is not known. */
  showPeople(people: readonly { name: string }[] | null): void;
}

/** Where a question of the owner is about. */
function spanOfSection({ document }: Reviewed, section: string): Span | null {
  return sectionsOf(document.text).find(({ heading }) => heading === section) ?? null;
}

/** The review at work: the text and the pages, and beside them what is said. */
export function reviewPage(first: Reviewed, calls: ReviewCalls): ReviewPage {
  let review = first;
  let selected: string | null = null;
  let view: 'text' | 'pages' = 'text';
  let isShowingDone = false;
  const drafts = new Map<string, string>();

  const status = element('p', { role: 'status', class: 'text-sm text-danger empty:hidden' });
  const people = element('p', { class: 'text-sm text-soft', 'aria-live': 'polite' });
  const text = element('div');
  const pages = element('div', { hidden: true, class: 'min-h-64' });
  const threads = element('ul', { class: 'grid gap-3', 'aria-label': 'Comments' });
  const place = element('div', {
    class: 'fixed inset-x-0 bottom-0 z-20 p-3 empty:hidden min-[64rem]:static min-[64rem]:p-0',
  });
  const asks = element('div');
  const selection = element('div', {
    role: 'toolbar',
    'aria-label': 'Selected words',
    hidden: true,
    class:
      'fixed inset-x-0 bottom-4 z-10 mx-auto flex w-fit gap-2 rounded-panel border border-line bg-surface p-2 shadow-float',
  });

  const act = async (call: () => Promise<Reviewed>): Promise<boolean> => {
    try {
      page.show(await call());
      status.textContent = '';
      return true;
    } catch (error) {
      status.textContent = sentenceOf(error, NO_ANSWER);
      return false;
    }
  };
  const close = () => place.replaceChildren();
  const compose = (span: Span | null, isSuggesting: boolean) => {
    selection.hidden = true;
    place.replaceChildren(
      composer({
        review,
        span,
        isSuggesting,
        onClose: close,
        async onSend(thread) {
          try {
            const next = await calls.start(thread);
            close();
            page.show(next);
            return undefined;
          } catch (error) {
            return sentenceOf(error, NO_ANSWER);
          }
        },
      }),
    );
  };
  const select = (id: string) => {
    selected = id;
    draw();
    (view === 'text' ? text.querySelector('mark.selected') : null)?.scrollIntoView({ block: 'center' });
    const card = threads.querySelector(`[data-thread="${id}"]`);
    if (matchMedia('(min-width: 64rem)').matches) card?.scrollIntoView({ block: 'nearest' });
  };

  const drawThreads = () => {
    const typing = document.activeElement;
    const reply = typing instanceof HTMLTextAreaElement ? typing.dataset['reply'] : undefined;
    const caret = typing instanceof HTMLTextAreaElement ? typing.selectionStart : 0;
    const open = review.threads.filter(({ state }) => state === 'open');
    const done = review.threads.filter(({ state }) => state !== 'open');
    const card = (thread: Reviewed['threads'][number]) =>
      threadCard(thread, {
        review,
        isSelected: thread.id === selected,
        drafts,
        calls,
        act,
        onSelect: select,
      });
    const more =
      done.length > 0
        ? element(
            'li',
            {},
            button(isShowingDone ? 'Hide finished' : `Show finished (${done.length})`, () => {
              isShowingDone = !isShowingDone;
              drawThreads();
            }),
          )
        : null;
    threads.replaceChildren(
      ...open.map(card),
      ...(more ? [more] : []),
      ...(isShowingDone ? done.map(card) : []),
    );
    const again = reply === undefined ? null : threads.querySelector(`[data-reply="${reply}"]`);
    if (!(again instanceof HTMLTextAreaElement)) return;
    again.focus();
    again.setSelectionRange(caret, caret);
  };
  const draw = () => {
    const shown = documentText({
      review,
      selected,
      onThread: select,
      onWords: (span) => review.can.comment && compose(span, false),
    });
    if (!review.can.comment) for (const one of shown.querySelectorAll('button')) one.remove();
    // A selection under way is not taken from under the finger.
    if (selectedWords() === null || text.childElementCount === 0) text.replaceChildren(shown);
    drawThreads();
  };

  document.addEventListener('selectionchange', () => {
    const span =
      review.can.comment && view === 'text' && place.childElementCount === 0 ? selectedWords() : null;
    selection.hidden = span === null;
    if (!span) return;
    selection.replaceChildren(
      button('Comment', () => compose(span, false), 'primary'),
      ...(review.can.suggest ? [button('Suggest a change', () => compose(span, true))] : []),
    );
  });
  // A press must not take away the selection that it is about.
  selection.addEventListener('pointerdown', (event) => event.preventDefault());

  const kind = documentKindWords[first.document.kind].name;
  const choose = (label: string, to: typeof view) => {
    const made = button(
      label,
      () => {
        view = to;
        text.hidden = view !== 'text';
        pages.hidden = view !== 'pages';
        for (const one of views.children) one.setAttribute('aria-pressed', String(one === made));
      },
      'plain',
      { 'aria-pressed': String(to === 'text'), class: viewLook },
    );
    return made;
  };
  const viewLook =
    'min-h-9 rounded-control border border-control bg-surface px-3.5 py-1.5 text-base aria-pressed:bg-wash aria-pressed:font-medium aria-pressed:text-accent';
  const views = element('div', { class: 'flex gap-2', role: 'group', 'aria-label': 'View' });
  views.append(choose('Text', 'text'), choose('Pages', 'pages'));
  if (first.questions.length > 0)
    asks.append(
      element('h2', { class: 'text-md font-semibold' }, `${first.document.name} asks`),
      element(
        'ul',
        { class: 'mt-2 grid gap-2' },
        ...first.questions.map(({ section, question }) =>
          element(
            'li',
            { class: 'grid justify-items-start gap-1 rounded-panel bg-wash p-3 text-base' },
            section !== '' && element('span', { class: 'text-sm text-soft' }, section),
            element('span', { class: 'wrap-anywhere' }, question),
            first.can.comment &&
              button('Answer', () => compose(spanOfSection(review, section), false), 'plain', {
                'aria-label': `Answer: ${question}`,
              }),
          ),
        ),
      ),
    );
  const hint = first.can.comment
    ? `Select words in the text to comment${first.can.suggest ? ' or to suggest others' : ''}.`
    : 'You can read this document. Comments are off.';
  const header = element(
    'header',
    { class: 'border-b border-line bg-surface' },
    element(
      'div',
      {
        class: 'mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4',
      },
      element(
        'div',
        { class: 'grid min-w-0 gap-0.5' },
        element(
          'h1',
          { class: 'font-serif text-lg font-semibold wrap-anywhere' },
          `${first.document.name}’s ${kind}`,
        ),
        element('p', { class: 'text-sm text-soft' }, `You are reviewing as ${first.you}.`),
        people,
      ),
      views,
    ),
  );
  const margin = element(
    'aside',
    { 'aria-label': 'What reviewers say', class: 'grid content-start gap-4' },
    element('p', { class: 'text-base text-soft' }, hint),
    status,
    asks,
    place,
    first.can.comment ? button('Comment on the whole document', () => compose(null, false)) : null,
    threads,
  );
  const whole = element(
    'div',
    { class: 'min-h-dvh pb-24' },
    header,
    element(
      'div',
      {
        class:
          'mx-auto grid max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]',
      },
      element('main', {}, text, pages),
      margin,
    ),
    selection,
  );
  const page: ReviewPage = {
    whole,
    show(next) {
      review = next;
      draw();
    },
    showPages: (drawn) => pages.replaceChildren(pagePictures(drawn)),
    showPeople(here) {
      const names = here?.map(({ name }) => name) ?? [];
      people.textContent =
        here === null
          ? 'We can’t show who else is here right now.'
          : names.length > 1
            ? `Here now: ${names.join(', ')}`
            : '';
    },
  };
  draw();
  return page;
}
