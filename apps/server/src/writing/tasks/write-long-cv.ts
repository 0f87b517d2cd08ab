import type { ModelAnswer } from '../asking/ask-model.ts';
import { limitsLeft } from '../asking/ask-model.ts';
import { askTask, isTooLong, type TaskCall } from './ask-task.ts';
import { numbered, type Cited } from './define-task.ts';
import { writeCv, type CvAnswer, type CvGiven } from './write-cv.ts';

/** Posts that a model words in one call. */
const MOST_POSTS = 8;
/** Posts that are worded at the same time. */
const AT_ONCE = 4;
/** The share of the time that is for the posts; the rest is for the pass over all of them. */
const FOR_POSTS = 0.6;

export function isLongCv(given: CvGiven): boolean {
  return given.posts.length > MOST_POSTS || isTooLong(given);
}

type Post = CvGiven['posts'][number];

async function wholeOf(given: CvGiven, call: TaskCall): Promise<CvAnswer | null> {
  if (isTooLong(given)) return null;
  for await (const event of askTask(writeCv, given, call)) if (event.kind === 'whole') return event.answer;
  return null;
}

/** One post, by itself; null where the model said nothing of it. */
async function writtenPost(given: CvGiven, post: Post, call: TaskCall): Promise<CvAnswer | null> {
  const alone = {
    ...given,
    summary: [],
    posts: [post],
    education: [],
    certifications: [],
    languages: [],
    more: [],
  };
  const answer = await wholeOf(alone, call);
  const own = answer?.posts.filter((one) => one.post === post.post) ?? [];
  const fields = answer?.fields.filter(({ field }) => field.startsWith(`${post.post}.`)) ?? [];
  return answer && own.length > 0 ? { ...answer, summary: [], posts: own, skills: [], fields } : null;
}

function together(parts: readonly (CvAnswer | null)[]): CvAnswer {
  const written = parts.filter((one) => one !== null);
  return {
    summary: [],
    posts: written.flatMap(({ posts }) => posts),
    skills: [],
    fields: written.flatMap(({ fields }) => fields),
    leftOut: written.flatMap(({ leftOut }) => leftOut),
    questions: written.flatMap(({ questions }) => questions),
  };
}

/** The posts as they were worded, to be gone over as one CV. */
function givenAgain(given: CvGiven, { posts }: CvAnswer): CvGiven {
  const bulletsOf = new Map(posts.map(({ post, bullets }) => [post, bullets]));
  return {
    ...given,
    posts: given.posts.map((one) => ({
      ...one,
      lines: numbered(
        `${one.post}.`,
        (bulletsOf.get(one.post) ?? []).map(({ text }) => text),
      ),
    })),
  };
}

/** What was said of the bullets, resting on the lines that those rest on. */
function restingOnLines(again: CvAnswer, first: CvAnswer): CvAnswer {
  const linesOf = new Map<string, readonly string[]>(
    first.posts.flatMap(({ post, bullets }) =>
      bullets.map(({ lines }, at) => [`${post}.${at + 1}`, lines] as const),
    ),
  );
  const typedLines = (lines: readonly string[]) => [
    ...new Set(lines.flatMap((id) => linesOf.get(id) ?? [id])),
  ];
  const rested = ({ text, lines }: Cited): Cited => ({ text, lines: typedLines(lines) });
  const fieldsWritten = new Set(first.fields.map(({ field }) => field));
  const worded = new Map(again.posts.map(({ post, bullets }) => [post, bullets.map(rested)]));
  return {
    ...again,
    summary: again.summary.map(rested),
    posts: first.posts.map((one) => ({ ...one, bullets: worded.get(one.post) ?? one.bullets })),
    fields: [
      ...first.fields,
      ...again.fields
        .filter(({ field }) => !fieldsWritten.has(field))
        .map((one) => ({ ...one, lines: typedLines(one.lines) })),
    ],
    leftOut: [...first.leftOut, ...again.leftOut.filter(({ line }) => !linesOf.has(line))],
    questions: [...first.questions, ...again.questions.filter(({ line }) => !linesOf.has(line))],
  };
}

/**
 * A CV too long for one answer: its posts in calls of their own, then one pass over all that writes the summary and evens the
 * voice. A post of which a model says nothing stays as it is.
 */
export async function* writeLongCv(given: CvGiven, call: TaskCall): AsyncGenerator<ModelAnswer<CvAnswer>> {
  const sinceMs = performance.now();
  const totalMs = Math.floor(call.limits.totalMs * FOR_POSTS);
  const parts: (CvAnswer | null)[] = [];
  for (let at = 0; at < given.posts.length; at += AT_ONCE) {
    const limits = limitsLeft({ ...call.limits, totalMs }, sinceMs);
    const some = given.posts.slice(at, at + AT_ONCE);
    parts.push(...(await Promise.all(some.map((post) => writtenPost(given, post, { ...call, limits })))));
    if (call.signal?.aborted) return;
    const answer = together(parts);
    if (answer.posts.length > 0) yield { kind: 'so-far', answer };
  }
  const first = together(parts);
  if (first.posts.length === 0) {
    yield { kind: 'failed', failure: 'unreadable', status: null };
    return;
  }
  const limits = limitsLeft(call.limits, sinceMs);
  const again = await wholeOf(givenAgain(given, first), { ...call, limits });
  if (call.signal?.aborted) return;
  yield { kind: 'whole', answer: again ? restingOnLines(again, first) : first, isCut: false };
}
