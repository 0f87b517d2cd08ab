import { z } from 'zod';
import { say } from '../say/index.ts';

// C0 controls other than tab and newline, DEL, and the C1 block: no store or file format keeps them all.
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * Text that every store, file format and renderer of ours can hold: lone surrogates become U+FFFD, line ends
 * become `\n`, control characters other than tab and newline go. Nothing else is changed, markup included.
 */
export function toPlainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '');
}

/**
 * Schema of several lines of a person's text, cleaned by {@link toPlainText}.
 * @param max greatest length in UTF-16 units
 */
export function multiLine(max: number) {
  return z
    .string()
    .max(max, { error: () => say`Please keep this under ${max.toLocaleString('en-US')} characters` })
    .overwrite(toPlainText);
}

/**
 * Schema of one line of a person's text: cleaned, line breaks and tabs folded to spaces, ends trimmed.
 * @param max greatest length in UTF-16 units
 */
export function singleLine(max: number) {
  return z
    .string()
    .max(max, { error: () => say`Please keep this under ${max.toLocaleString('en-US')} characters` })
    .overwrite((text) =>
      toPlainText(text)
        .replace(/[\n\t]+/g, ' ')
        .trim(),
    );
}
