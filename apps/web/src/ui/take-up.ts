/** A field that the person asked for has the caret from the start; what they type takes the place of what stands there. */
export function takeUp(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
