import type { ReadAdvert } from '../../jobs/index.ts';
import { say } from '../../say/index.ts';
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
      ? { share: REMOTE_ELSEWHERE, note: say`Remote, but the employer is in another country.` }
      : { share: REMOTE, note: say`The work can be done remotely.` };
  if (location === '') return unsaid(say`The ad doesn’t give a location.`);
  const home = cv.document.basics.location;
  if (home === '') return unsaid(say`Your CV doesn’t give a location.`);
  const words = (text: string) => text.toLowerCase().normalize('NFKD');
  const isSame =
    there && cv.place
      ? there.country === cv.place.country && there.name === cv.place.name
      : words(location).includes(words(home)) || words(home).includes(words(location));
  const isHybrid = remote?.name === 'hybrid';
  if (isSame) {
    const note = isHybrid ? say`In ${location}, like you, partly from home.` : say`In ${location}, like you.`;
    return { share: 1, note };
  }
  if (!there || !cv.place)
    return unsaid(isHybrid ? say`In ${location}, partly from home.` : say`In ${location}.`);
  if (isElsewhere) return { share: 0, note: say`In ${location}, in a different country from your CV.` };
  const note = isHybrid
    ? say`In ${location}; your CV says ${home}, partly from home.`
    : say`In ${location}; your CV says ${home}.`;
  return { share: SAME_COUNTRY, note };
}
