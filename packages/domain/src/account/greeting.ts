import { say } from '../say/index.ts';

/** What a mail program turns into a link, or what no name holds. */
const NO_NAME = /[/\\:@<>[\]{}\n\r]|\p{L}\.\p{L}{2}|\p{Nd}\.\p{Nd}|(?<!\p{L})www(?!\p{L})/u;
const LONGEST = 60;

/**
 * How a mail begins: by the name of the account, unless that might be a message of its own. Whoever makes an account for
 * somebody else's address chooses its name too.
 */
export function greeting(name: string): string {
  const trimmed = name.trim();
  const isName = trimmed !== '' && trimmed.length <= LONGEST && !NO_NAME.test(trimmed);
  return isName ? say`Hello ${trimmed},` : say`Hello,`;
}
