import { parseDuration, PRESENT, type CvRequest } from '../../cv/index.ts';
import { contentStems } from '../vocabulary.ts';
import { asideOf } from './asides.ts';
import { isAgent, NO_TITLE } from './identity.ts';

/** What somebody no longer is, or is not: "was Nursery Nurse", "NOT currently", "Retired". */
const NOT_NOW = /^(?:was|ex|former|formerly|previously|retired|not|none|no)(?!\p{L})/iu;

/** As many titles are no headline. */
const MANY = 3;

/**
 * The one trade that a CV is headed by: of three or more the first that a post of today names, and where
 * none was typed, or it is over, the title of the post held. As it was typed where the posts do not tell.
 */
export function headlineOf({ jobTitle, experience }: CvRequest): string {
  const posts = experience.filter(({ position }) => position !== '' && asideOf(position, '') === undefined);
  const held = posts.filter(({ duration }) => parseDuration(duration).end === PRESENT);
  if (NO_TITLE.test(jobTitle.trim()) || jobTitle === '')
    return (held[0] ?? posts[0])?.position.replace(/ \([^()]*\)$/, '') ?? jobTitle;
  const titles = jobTitle.split(/ ?\/ | [-–] |, /);
  const rest = titles.filter((title) => !NOT_NOW.test(title));
  const isOf = (title: string) =>
    held.some(({ position }) => contentStems(title).isSubsetOf(contentStems(position)));
  // "Line cook - NOT currently".
  const now = titles.some((title) => /^not(?!\p{L})/iu.test(title)) ? held[0]?.position : undefined;
  if (rest.length < titles.length) return (now ?? rest.join(' / ')) || jobTitle;
  return (titles.length >= MANY && titles.every(isAgent) && titles.find(isOf)) || jobTitle;
}
