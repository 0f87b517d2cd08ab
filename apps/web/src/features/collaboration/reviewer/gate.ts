import { documentKindWords } from '@candor/domain/documents/kinds';
import { CallError, sentenceOf } from '../../../platform/call-error.ts';
import { enter, openLink } from './calls.ts';
import { button, element, field } from './element.ts';

const NO_ANSWER = 'Unable to connect to the server. Please try again.';

function card(...children: readonly HTMLElement[]): HTMLElement {
  return element(
    'main',
    { class: 'grid min-h-dvh place-items-center p-6' },
    element(
      'div',
      { class: 'grid w-[min(26rem,100%)] gap-5 rounded-panel border border-line bg-surface p-6' },
      ...children,
    ),
  );
}

const title = (words: string) => element('h1', { class: 'font-serif text-xl font-semibold' }, words);

/** A page of one sentence. */
export function sentence(heading: string, words: string, retry?: () => void): HTMLElement {
  const said = element('p', { class: 'text-md text-soft' }, words);
  return card(title(heading), said, ...(retry ? [button('Try again', retry)] : []));
}

/** Says why a review cannot be shown: it is over, or there was no answer. */
export function refusal(error: unknown, retry: () => void): HTMLElement {
  const isOver = error instanceof CallError && error.status === 404;
  return isOver
    ? sentence('This link isn’t available', error.message)
    : sentence('The review can’t be shown right now', sentenceOf(error, NO_ANSWER), retry);
}

/** Asks for a name, and the password where there is one; gives the key they are known by. */
export async function gate(token: string, show: (page: HTMLElement) => void): Promise<string> {
  const { needsPassword, of } = await openLink(token);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const name = field('input', 'Your name', {
    name: 'name',
    autocomplete: 'name',
    maxlength: 60,
    required: true,
  });
  const password = needsPassword
    ? field('input', 'Password', { name: 'password', type: 'password', autocomplete: 'off', maxlength: 200 })
    : null;
  const problem = element('p', { role: 'alert', class: 'text-sm text-danger empty:hidden' });
  const send = element(
    'button',
    {
      type: 'submit',
      class:
        'min-h-10 rounded-control bg-accent px-4 text-base font-medium text-on-accent disabled:opacity-55',
    },
    'Open',
  );
  const submit = async (event: Event) => {
    event.preventDefault();
    send.disabled = true;
    try {
      const body = { name: name.control.value.trim(), password: password?.control.value ?? '' };
      resolve((await enter(token, body)).key);
    } catch (error) {
      if (error instanceof CallError && error.status === 404) reject(error);
      problem.textContent = sentenceOf(error, NO_ANSWER);
      send.disabled = false;
    }
  };
  const asked = of
    ? `${of.name} asked you to review this ${documentKindWords[of.kind].name}`
    : 'This review is password protected';
  const about = of
    ? 'Enter your name so that they know who the comments are from. You don’t need an account.'
    : 'Enter your name and the password you were given. You don’t need an account.';
  const form = element(
    'form',
    { class: 'grid gap-4', submit: (event) => void submit(event) },
    name.whole,
    password?.whole,
    problem,
    send,
  );
  show(card(title(asked), element('p', { class: 'text-md text-soft' }, about), form));
  name.control.focus();
  return promise;
}
