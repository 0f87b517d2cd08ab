import { z } from 'zod';
import type { CvDocument } from '@candor/domain/cv';
import type { GatedCv } from '@candor/domain/writing';
import { citedSchema, defineTask, lineSchema, type Cited } from './define-task.ts';
import { factsNote, fenceNote } from './prompt.ts';
import { mannerNote, mannerSchema } from './manner.ts';

const lines = z.array(lineSchema);

export const postSchema = z.object({
  post: z.string(),
  position: z.string(),
  employer: z.string(),
  place: z.string(),
  dates: z.string(),
  lines,
});

const schoolSchema = z.object({
  id: z.string(),
  degree: z.string(),
  school: z.string(),
  place: z.string(),
  dates: z.string(),
  details: z.string(),
});

const certificateSchema = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  date: z.string(),
});

/** One person's facts. Each post, and each line, has an id. */
export const cvGivenSchema = z.object({
  manner: mannerSchema,
  today: z.string(),
  headline: z.string(),
  address: z.string(),
  targetRole: z.string(),
  summary: lines,
  posts: z.array(postSchema),
  education: z.array(schoolSchema),
  skills: lines,
  certifications: z.array(certificateSchema),
  languages: lines,
  more: lines,
});
export type CvGiven = z.infer<typeof cvGivenSchema>;

export const cvAnswerSchema = z.object({
  summary: z.array(citedSchema).default([]),
  posts: z.array(z.object({ post: z.string(), bullets: z.array(citedSchema).default([]) })).default([]),
  skills: z.array(z.object({ group: z.string().default(''), lines: z.array(z.string()) })).default([]),
  fields: z
    .array(
      z.object({ field: z.string(), wordings: z.array(z.string()), lines: z.array(z.string()).default([]) }),
    )
    .default([]),
  leftOut: z.array(z.object({ line: z.string(), why: z.string() })).default([]),
  questions: z.array(z.object({ line: z.string(), question: z.string() })).default([]),
});
export type CvAnswer = z.infer<typeof cvAnswerSchema>;

/** Puts what was written into the CV and judges each sentence; null where it does not fit a CV. With `null`: the CV without it. */
export type CvGate = (written: CvAnswer | null) => Promise<GatedCv | null>;

const instructions = `You are a careful professional CV writer. You are given what one person typed about themselves as JSON
between <facts> tags. Write their CV as you would send it in their name. ${fenceNote}
${factsNote}
Wishes: where the person speaks to you in their own lines ("do not mention", "keep it short", "put this first"), do so and
print nothing of it. Write in the language of their lines, in their register and without buzzwords; who writes plainly is
not made grand. ${mannerNote}
summary: two to four sentences without a pronoun: their trade and the years in it, what they work with or where, one
result or scope, and where they want to go if they say so. Count years only over the posts that are the work the sentence
names, overlapping ones once. No adjective of praise. Empty where there is too little to say.
posts: for each post its id and its bullets. What is nearest to the target role first, then by evidence: a result, a
figure, a scope, a tool, a duty. Each bullet is one thought of at most two lines and begins with what was done: a finite
verb, in the past for a post that ended, in the present for one that goes on; the result first where there is one; figures
as given. Join fragments of one thought. A line that is good already stays as it is. At most six bullets a post, as a
rule; nothing is said twice in the CV.
skills: the ids of all skill lines, in order of use for the target role; group names their kind where that helps, else it
is empty.
fields: what was typed into a short field and cannot be printed so: a note to you or to themselves, something left open,
shorthand that no reader knows, slips, small letters. None that can. field is headline, address, the id of a skill, or an
id with its key (p1.position, p1.employer, p1.place, p1.dates, e1.degree, e1.school, e1.place, e1.dates, c1.name,
c1.issuer). wordings has what could stand there, with no other post, rank, name or date than were typed: one; two where only
the person knows which is right; an empty one where they ask for it to be left out or it is no such thing. lines has the
ids of other lines that a wording rests on.
leftOut: each line that you use nowhere, with why in a few words said to the person: why they left, health, family, age,
faith, pay, quarrels, jokes, notes, what they do not want, what says nothing or is told by another line.
questions: at most five things that only the person knows and that would make the CV stronger or clearer, each about one
line, answerable in five words, and no longer than the line.`;

export const writeCv = defineTask<CvGiven, CvAnswer, CvGate, GatedCv | null>({
  id: 'write-cv',
  instructions,
  input: cvGivenSchema,
  output: cvAnswerSchema,
  verify: (answer, _given, gate) => (saysCv(answer) ? gate(answer) : null),
  without: (_given, gate) => gate(null),
});

/** Whether there is anything of a CV to be read in an answer. */
export function saysCv({ summary, posts }: CvAnswer): boolean {
  return summary.length > 0 || posts.some(({ bullets }) => bullets.length > 0);
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Sentences with words in them, each once: a model may run in circles. */
function distinct(sentences: readonly Cited[], isEcho: (key: string, cited: Cited) => boolean): Cited[] {
  const seen = new Set<string>();
  return sentences.flatMap((one) => {
    const key = keyOf(one.text);
    if (key === '' || seen.has(key) || isEcho(key, one)) return [];
    seen.add(key);
    return [{ text: one.text.trim().replaceAll(/\s+/g, ' '), lines: one.lines }];
  });
}

/** An answer in which nothing is said twice of one post, nor of another without a line of its own. */
export function withoutEchoes(answer: CvAnswer): CvAnswer {
  const ofOthers = new Set<string>();
  const byPost = new Map<string, Cited[]>();
  for (const { post, bullets } of answer.posts) {
    const all = [...(byPost.get(post) ?? []), ...bullets];
    const own = distinct(
      all,
      (key, { lines: cited }) => ofOthers.has(key) && !cited.some((id) => id.startsWith(`${post}.`)),
    );
    byPost.set(post, own);
    for (const { text } of own) ofOthers.add(keyOf(text));
  }
  const posts = [...byPost].map(([post, bullets]) => ({ post, bullets }));
  return { ...answer, summary: distinct(answer.summary, () => false), posts };
}

/** The CV with what was written in it; posts of which nothing was written stay as they are. */
export function writtenInto(document: CvDocument, answer: CvAnswer, jobs: readonly number[]): CvDocument {
  const bulletsOf = new Map(answer.posts.map(({ post, bullets }) => [post, bullets.map(({ text }) => text)]));
  const skills = answer.skills.flatMap(({ group, lines: ids }) =>
    ids.flatMap((id) => {
      const skill = document.skills[Number(/^k(\d+)$/.exec(id)?.[1] ?? 0) - 1];
      return skill ? [{ name: skill.name, group: skill.group || group }] : [];
    }),
  );
  return {
    ...document,
    summary: answer.summary.map(({ text }) => text).join(' ') || document.summary,
    experience: document.experience.map((job, at) => {
      const written = bulletsOf.get(`p${(jobs[at] ?? at) + 1}`) ?? [];
      return written.length > 0 ? { ...job, bullets: written } : job;
    }),
    skills: skills.length > 0 ? skills : document.skills,
  };
}
