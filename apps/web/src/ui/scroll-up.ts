/** Begins at the top again: of the pane that what is shown stands in, or of the screen. */
export function scrollUp(): void {
  document.querySelector('[data-pane="work"]')?.scrollTo(0, 0);
  scrollTo(0, 0);
}
