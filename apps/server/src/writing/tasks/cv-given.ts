import { formatRange, splitDescription, type CvRequest } from '@candor/domain/cv';
import type { Composition } from '@candor/domain/writing';
import { numbered, type Line } from './define-task.ts';
import { mannerOfCv } from './manner.ts';
import type { CvGiven } from './write-cv.ts';

const joined = (parts: readonly string[], by = ', ') => parts.filter((one) => one !== '').join(by);

/**
 * What a model gets of a request: what was typed, as it was typed. A post is called by its place in the request, a line by its
 * place in the field: `p1.2` is the second line of the first post.
 */
export function cvGiven(request: CvRequest, { document, jobs }: Composition, today = ''): CvGiven {
  const typed = [request.summary, ...request.experience.map(({ description }) => description)].join('\n');
  return {
    manner: mannerOfCv(typed, request.personalInfo),
    today,
    headline: request.jobTitle,
    address: request.personalInfo.location,
    targetRole: request.targetRole,
    summary: numbered('s', splitDescription(request.summary)),
    posts: jobs.flatMap((at) => {
      const job = request.experience[at];
      if (!job) return [];
      const post = `p${at + 1}`;
      return [
        {
          post,
          position: job.position,
          employer: job.company,
          place: job.location,
          dates: job.duration,
          lines: numbered(`${post}.`, splitDescription(job.description)),
        },
      ];
    }),
    education: document.education.map(({ degree, institution, location, start, end, bullets }, at) => ({
      id: `e${at + 1}`,
      degree,
      school: institution,
      place: location,
      dates: formatRange(start, end, 'end'),
      details: bullets.join('\n'),
    })),
    // Of a skill in a group the document has both.
    skills: numbered(
      'k',
      document.skills.map(({ name, group }) => joined([group, name], ': ')),
    ),
    certifications: document.certifications.map(({ name, issuer, date }, at) => ({
      id: `c${at + 1}`,
      name,
      issuer,
      date,
    })),
    languages: numbered(
      'l',
      request.languages.map(({ name, level }) => joined([name, level], ' ')),
    ),
    more: numbered('x', [
      ...request.projects.map(({ name, start, end, bullets }) => joined([name, start, end, ...bullets])),
      ...request.custom.flatMap(({ title, entries }) =>
        entries.map((entry) => joined([title, entry.title, entry.subtitle, ...entry.bullets])),
      ),
    ]),
  };
}

/** All lines of the person's that a sentence may rest on. */
export function linesIn({
  summary,
  posts,
  education,
  skills,
  certifications,
  languages,
  more,
}: CvGiven): Line[] {
  const ofPosts = posts.flatMap(({ lines }) => lines);
  const rows = [...education, ...certifications].map(({ id, ...row }) => ({
    id,
    text: joined(Object.values(row)),
  }));
  return [...summary, ...ofPosts, ...rows, ...skills, ...languages, ...more];
}
