import type { ReadAdvert } from '../../jobs/index.ts';
import { unsaid, type Judged } from './judged.ts';
import type { MatchableCv } from './matchable-cv.ts';
import type { MatchSources } from './match-sources.ts';

/** Another place of one's country may be near or far: the tables hold no distances. */
const SAME_COUNTRY = 0.4;
const REMOTE = 1;
const REMOTE_ELSEWHERE = 0.6;

/** Whether the place of work is the person's, or does not matter. */
export function judgePlace(
  cv: MatchableCv,
  { remote }: ReadAdvert,
  location: string,
  { place }: MatchSources,
): Judged {
  const there = place(location);
  const isElsewhere = cv.place !== null && there !== null && cv.place.country !== there.country;
  if (remote?.name === 'remote' || /(?<!\p{L})remote(?!\p{L})/iu.test(location))
    return isElsewhere
      ? { share: REMOTE_ELSEWHERE, note: 'Remote, but the employer is in another country.' }
      : { share: REMOTE, note: 'The work can be done remotely.' };
  if (location === '') return unsaid('The advert names no place.');
  const home = cv.document.basics.location;
  if (home === '') return unsaid('Your CV names no place.');
  const words = (text: string) => text.toLowerCase().normalize('NFKD');
  const isSame =
    there && cv.place
      ? there.country === cv.place.country && there.name === cv.place.name
      : words(location).includes(words(home)) || words(home).includes(words(location));
  const suffix = remote?.name === 'hybrid' ? ', partly from home' : '';
  if (isSame) return { share: 1, note: `In ${location}, as you are${suffix}.` };
  if (!there || !cv.place) return unsaid(`In ${location}${suffix}.`);
  return isElsewhere
    ? { share: 0, note: `In ${location}, in another country than your CV says.` }
    : { share: SAME_COUNTRY, note: `In ${location}; your CV says ${home}${suffix}.` };
}
