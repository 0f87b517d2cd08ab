import { isPost } from '@candor/english/posts';
import type { Saying } from './statement.ts';

const COUNT = '(?:(?:about|over|nearly|almost) )?(?:\\d+|\\p{L}+)';
const TIME = `${COUNT} (?:years?|months?|weeks?|seasons?|summers?|winters?)`;
const SPENT = new RegExp(`^(?<time>${TIME}(?:,? (?:and )?${TIME})*)(?<more>,.*)?$`, 'iu');

/** What somebody who leaves was there: "three summers and two winters", "room leader since 2022". */
export function heldHere(text: string): Saying | undefined {
  const { time, more = '' } = SPENT.exec(text)?.groups ?? {};
  const said = (verb: string): Saying => ({ move: 'work', slots: { verb } });
  if (time !== undefined) return said(`have been here for ${time}${more}`);
  const [, post = '', since = ''] = /^(\p{L}[\p{L}’' -]+?)( since .+)$/iu.exec(text) ?? [];
  return isPost(post) ? said(`have been ${post}${since}`) : undefined;
}
