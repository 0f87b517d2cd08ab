import { readFragment } from '@candor/english';
import type { CvDocument } from '../../cv/index.ts';
import { namesOrganisation } from '../../jobs/index.ts';
import { comparable } from '../../writing/index.ts';
import type { AdvertToAsk } from './advert-to-ask.ts';

/** Words of those who look for people for somebody else. */
const RECRUITER =
  /\b(?:recruit\w*|staffing|personnel|resourcing|headhunt\w*|talent|employment|(?:executive|people) search|temps?|agency|zeitarbeit|personal(?:dienst\w*|vermittlung\w*|beratung\w*)|intérim|selection|manpower|adecco|randstad|hays|michael page|robert half)\b/iu;
const FOR_A_CLIENT =
  /\b(?:on behalf of (?:our|a|an|the|my)\b|our client(?:,|\s+(?:is|are|has|seeks?|needs?|requires?)\b)|recruiting for (?:a|an|our)\b)/iu;

const LEADS_TO_NAME =
  /(?:(?:\b(?:at|join|about|why)|\b(?:company|employer|organi[sz]ation)\s?:)\s|[|–—@]\s)$/iu;
const ACTS = /^(?:,[^,.]{3,60},)?\s(?:is|are|has|have|was|\p{Ll}{2,}s)\s/u;

/** Whether a name stands at a place of an advert as that of who acts, who is joined, or alone in its line. */
function standsAsEmployer(text: string, at: number, length: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + length)];
  const isAlone = /(?:^|\n)[^\p{L}\n]*$/u.test(before) && /^[^\p{L}\n]*(?:\n|$)/u.test(after);
  // "the Henderson plans are": names something else.
  const isActing = ACTS.test(after) && /(?:^|[.!?:\n])\s*$/u.test(before);
  return isAlone || isActing || LEADS_TO_NAME.test(before);
}

/** Whether a name belongs to something else that advert or CV names: the title, the place, a certificate, a skill. */
function isOfSomethingElse(name: string, { read }: AdvertToAsk, position: string, cv?: CvDocument): boolean {
  const said = comparable(name);
  const titles = [position, read.title?.name ?? ''].map(comparable).filter((one) => one !== '');
  const others = [
    read.location?.name ?? '',
    ...[...read.certificates, ...read.languages].map((one) => one.name),
    ...(cv ? [...cv.certifications, ...cv.skills].map((one) => one.name) : []),
  ];
  return (
    titles.some((title) => title.includes(said) || said.includes(title)) ||
    others.some((other) => comparable(other) === said)
  );
}

/** Whether an advert bears out that a name is its employer's; of a name that it does not have, nothing speaks against it. */
function isBorneOut(name: string, advert: AdvertToAsk, position: string, cv?: CvDocument): boolean {
  if (isOfSomethingElse(name, advert, position, cv)) return false;
  const { text } = advert;
  // "Kvalvik" of "Kvalvik Municipality" is a part of the name.
  if (new RegExp(`(?<!\\p{L})${RegExp.escape(name)} (?:& )?\\p{Lu}\\p{Ll}`, 'u').test(text)) return false;
  const places = text.split(name).slice(0, -1);
  let at = 0;
  const starts = places.map((piece) => {
    const start = at + piece.length;
    at = start + name.length;
    return start;
  });
  return (
    starts.length === 0 ||
    namesOrganisation(name) ||
    starts.some((start) => standsAsEmployer(text, start, name.length))
  );
}

/**
 * The name of the employer as a question may have it; empty where it is a sentence, may be that of a recruiter, and where the advert leaves
 * open whether it is the employer's.
 */
export const employerToName = (
  company: string,
  position: string,
  advert: AdvertToAsk | undefined,
  cv?: CvDocument,
): string => {
  const name = company.trim();
  if (readFragment(name)?.kind === 'sentence') return '';
  if (RECRUITER.test(name) || (advert !== undefined && FOR_A_CLIENT.test(advert.text))) return '';
  return name === '' || advert === undefined || isBorneOut(name, advert, position, cv) ? name : '';
};
