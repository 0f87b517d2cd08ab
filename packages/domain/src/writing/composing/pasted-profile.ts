import { monthWords, type CvRequest } from '../../cv/index.ts';

const LENGTH = String.raw`\s*·\s*\d+ (?:yrs?|mos?)(?: \d+ mos?)?`;
/** What a profile page says around what its person typed; a line of it alone, or a piece of a line. */
const FURNITURE: readonly RegExp[] = [
  /^\d+\+? (?:connections|followers)$/i,
  /\s*·?\s*\bcontact info$/i,
  /^about$/i,
  /\s*(?:…|\.\.\.) ?see (?:more|less)$/i,
  /^skills: .*·.*/i,
  /^show all \d+ .*/i,
  /^user-uploaded (?:image|media).*/i,
  /\s*·?\s*\b\d+ endorsements?$/i,
  new RegExp(`${LENGTH}$`, 'i'),
  /\s*·\s*(?:full-time|part-time|self-employed|freelance|contract|internship|permanent|on-site|hybrid|remote)$/i,
  /\s*·?\s*\bcredential id\b.*/i,
];
/** As many kinds of it tell that a page was pasted. */
const LEAST_MARKS = 3;
const ISSUED = new RegExp(`^issued (?=(?:(?:${monthWords.join('|')}) )?\\d{4}$)`, 'i');

const lines = (text: string) => text.split('\n').map((line) => line.trim());
const bare = (text: string) =>
  lines(text).flatMap((line) => {
    const rest = FURNITURE.reduce((left, one) => left.replace(one, ''), line).trim();
    return rest === '' && line !== '' ? [] : [rest];
  });
const one = (text: string) => bare(text).join(' ');

/** A request pasted from a profile page without what the page says around it; any other as it is. */
export function withoutFurniture(
  request: CvRequest,
  leave: (text: string, place: 'headline' | 'summary') => void,
): CvRequest {
  const typed = [
    request.summary,
    ...request.experience.flatMap(({ company, location, duration, description }) => [
      company,
      location,
      duration,
      description,
    ]),
    ...request.skills,
    ...request.certifications.map(({ date }) => date),
  ].flatMap(lines);
  if (FURNITURE.filter((mark) => typed.some((line) => mark.test(line))).length < LEAST_MARKS) return request;
  // Name, headline and place stand above what its person says of themselves.
  const above = /^[^]*?\n *about *\n/i.exec(request.summary)?.[0] ?? '';
  const [title = '', ...more] = request.jobTitle.split(' | ');
  if (above !== '') leave(above.trim(), 'summary');
  if (more.length > 0) leave(more.join(' | '), 'headline');
  return {
    ...request,
    jobTitle: title,
    summary: bare(request.summary.slice(above.length)).join('\n'),
    experience: request.experience.map((job) => ({
      ...job,
      company: one(job.company),
      location: one(job.location),
      duration: one(job.duration),
      description: bare(job.description).join('\n'),
    })),
    skills: request.skills.flatMap(bare),
    certifications: request.certifications.map((paper) => ({
      ...paper,
      date: one(paper.date).replace(ISSUED, ''),
    })),
  };
}
