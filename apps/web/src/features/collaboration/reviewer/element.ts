type Child = Node | string | null | undefined | false;
interface Attributes {
  [name: string]: string | number | boolean | EventListener | undefined;
}

/** An element of the page. Words become text nodes: nothing that is said here is ever read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(name, value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

const looks = {
  primary: 'bg-accent text-on-accent border-transparent hover:opacity-90',
  plain: 'bg-surface text-ink border-control hover:border-ink',
  quiet: 'text-ink border-transparent hover:bg-wash',
};

const BUTTON =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded-control border px-3.5 py-1.5 text-base font-medium disabled:opacity-55';

/** A button that does one thing; busy until that is done. */
export function button(
  label: string,
  onPress: () => void | Promise<void>,
  look: keyof typeof looks = 'plain',
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', class: `${BUTTON} ${looks[look]}`, ...attributes }, label);
  made.addEventListener('click', async () => {
    made.disabled = true;
    await onPress();
    made.disabled = false;
  });
  return made;
}

let count = 0;

/** A text box with its label above it. */
export function field<Tag extends 'input' | 'textarea'>(
  tag: Tag,
  label: string,
  attributes: Attributes = {},
): { whole: HTMLElement; control: HTMLElementTagNameMap[Tag] } {
  count += 1;
  const id = `field-${count}`;
  const control = element(tag, {
    id,
    class:
      'w-full rounded-control border border-control bg-surface px-3 py-2 text-md text-ink placeholder:text-soft field-sizing-content',
    ...attributes,
  });
  const named = element('label', { for: id, class: 'text-base font-medium' }, label);
  return { whole: element('div', { class: 'grid gap-1.5' }, named, control), control };
}
