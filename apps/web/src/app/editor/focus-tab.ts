/** Puts the focus on the open tab, once what was in focus has gone with what it did. */
export function focusTab(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus());
}
