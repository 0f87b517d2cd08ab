import { parseDuration, PRESENT, type CvRequest } from '../../cv/index.ts';
import { contentStems } from '../vocabulary.ts';
import { asideOf } from './asides.ts';
import { isAgent, NO_TITLE } from './identity.ts';

/** What somebody no longer is, or is not: "was Nursery Nurse", "NOT currently", "Retired". */
const NOT_NOW = /^(?:was|ex|former|formerly|previously|retired|not|none|no)(?!\p{L})/iu;

/** The trade that a CV is headed by: of three or more the first that a post names, where none was typed, or it is over, the post held. */
export function headlineOf({ jobTitle, experience }: CvRequest): string {
  const posts = experience.filter(({ position }) => position !== '' && asideOf(position, '') === undefined);
  const held = posts.find(({ duration }) => parseDuration(duration).end === PRESENT);
  if (NO_TITLE.test(jobTitle.trim()) || jobTitle === '')
    return (held ?? posts[0])?.position.replace(/ \([^()]*\)$/, '') ?? jobTitle;
  const titles = jobTitle.split(/ ?\/ | [-–] |, /);
  const rest = titles.filter((title) => !NOT_NOW.test(title));
  // "Line cook - NOT currently".
  const now = titles.some((title) => /^not(?!\p{L})/iu.test(title)) ? held?.position : undefined;
  if (rest.length < titles.length) return (now ?? rest.join(' / ')) || jobTitle;
  const isOf = (title: string) =>
    posts.some(({ position }) => contentStems(title).isSubsetOf(contentStems(position)));
  return (titles.length > 2 && titles.every(isAgent) && titles.find(isOf)) || jobTitle;
}
