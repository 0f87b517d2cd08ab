import type { ReviewThread } from '@candor/contracts/review-shapes';
import { mentionBefore, mentionsIn } from '@candor/domain/collaboration';
import { element } from './element.ts';

/** A comment as text, the people it names set apart. */
export function commentWords(body: string, people: readonly string[]): HTMLElement {
  const whole = element('p', { class: 'text-base whitespace-pre-wrap wrap-anywhere' });
  let last = 0;
  for (const { start, end } of mentionsIn(body, people)) {
    const name = element('strong', { class: 'font-medium text-accent' }, body.slice(start, end));
    whole.append(body.slice(last, start), name);
    last = end;
  }
  whole.append(body.slice(last));
  return whole;
}

/** What a suggestion makes of words: what goes crossed out, what comes set apart. */
export function differenceWords(difference: NonNullable<ReviewThread['difference']>): HTMLElement {
  return element(
    'p',
    { class: 'text-base whitespace-pre-wrap wrap-anywhere' },
    ...difference.map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'removed'
        ? element('del', { class: 'text-danger' }, text)
        : element('ins', { class: 'bg-wash text-accent no-underline' }, text);
    }),
  );
}

/** Offers names where one is begun behind "@" in a text box. */
export function offerNames(control: HTMLTextAreaElement, people: readonly string[]): HTMLElement {
  const offers = element('div', { class: 'flex flex-wrap gap-1 empty:hidden' });
  control.addEventListener('input', () => {
    const typed = mentionBefore(control.value, control.selectionStart);
    const begun = typed && control.value.slice(typed.start + 1, typed.end).toLowerCase();
    const fitting = people
      .filter((name) => begun !== null && name.toLowerCase().startsWith(begun))
      .slice(0, 5);
    offers.replaceChildren(
      ...fitting.map((name) =>
        element(
          'button',
          {
            type: 'button',
            class: 'rounded-full border border-control px-2.5 py-0.5 text-sm hover:border-ink',
            click: () => {
              if (!typed) return;
              control.setRangeText(`@${name} `, typed.start, typed.end, 'end');
              offers.replaceChildren();
              control.focus();
            },
          },
          `@${name}`,
        ),
      ),
    );
  });
  return offers;
}
