import { readFragment } from '@candor/english';
import type { AdvertToAsk } from './advert-to-ask.ts';

/** Words of those who look for people for somebody else. */
const RECRUITER =
  /\b(?:recruit\w*|staffing|personnel|resourcing|headhunt\w*|talent|employment|(?:executive|people) search|temps?|agency|zeitarbeit|personal(?:dienst\w*|vermittlung\w*|beratung\w*)|intérim|selection|manpower|adecco|randstad|hays|michael page|robert half)\b/iu;
const FOR_A_CLIENT =
  /\b(?:on behalf of (?:our|a|an|the|my)\b|our client(?:,|\s+(?:is|are|has|seeks?|needs?|requires?)\b)|recruiting for (?:a|an|our)\b)/iu;

/** The name of the employer as a question may have it; empty where it is a sentence, or may be that of a recruiter. */
export function employerToName(company: string, advert: AdvertToAsk | undefined): string {
  const isOfRecruiter = RECRUITER.test(company) || (advert !== undefined && FOR_A_CLIENT.test(advert.text));
  return isOfRecruiter || readFragment(company)?.kind === 'sentence' ? '' : company;
}
