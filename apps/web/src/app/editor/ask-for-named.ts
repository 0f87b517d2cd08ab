/** Asks for the document that the address of a builder names, if it names one. */
export function askForNamed(documents: { begin(id: string): void }): void {
  const id = new URLSearchParams(window.location.search).get('edit');
  if (id) documents.begin(id);
}
