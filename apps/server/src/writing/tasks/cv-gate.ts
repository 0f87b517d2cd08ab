import { cvDocumentSchema } from '@candor/domain/cv';
import type { Composition, EngineCall, WritingEngine, WritingOptions } from '@candor/domain/writing';
import { proposedFields } from './cv-fields.ts';
import { cvGiven } from './cv-given.ts';
import { withoutEchoes, writtenInto, type CvAnswer, type CvGate } from './write-cv.ts';

/** A line of the prompt as the gate calls it: `p1.2` is `experience.0.description:1`. */
function typedLineOf(id: string): string[] {
  const [, kind, first = '', second] = /^([ps])(\d+)(?:\.(\d+))?$/.exec(id) ?? [];
  if (kind === 's') return [`summary:${Number(first) - 1}`];
  return kind === 'p' && second !== undefined
    ? [`experience.${Number(first) - 1}.description:${Number(second) - 1}`]
    : [];
}

/** By the place of each bullet the typed lines that it says it rests on. */
function citesOf({ posts }: CvAnswer, jobs: readonly number[]): Record<string, string[]> {
  const bulletsOf = new Map(posts.map(({ post, bullets }) => [post, bullets]));
  return Object.fromEntries(
    jobs.flatMap((from, at) =>
      (bulletsOf.get(`p${from + 1}`) ?? []).map(
        ({ lines }, index) => [`experience.${at}.bullets.${index}`, lines.flatMap(typedLineOf)] as const,
      ),
    ),
  );
}

/** The gate for one CV. */
export function cvGate(
  engine: WritingEngine,
  { fallback, options }: { fallback: Composition; options: WritingOptions },
  call: EngineCall,
): CvGate {
  const { request, document, jobs } = fallback;
  const given = cvGiven(request, fallback);
  return async (written) => {
    if (!written)
      return engine.gate({ request, candidate: document, fallback, writer: 'built-in', ...options }, call);
    const answer = withoutEchoes(written);
    const candidate = cvDocumentSchema.safeParse(writtenInto(document, answer, jobs)).data;
    if (!candidate) return null;
    const cites = citesOf(answer, jobs);
    const fields = proposedFields(answer, given, jobs);
    return engine.gate({ request, candidate, fallback, writer: 'model', cites, fields, ...options }, call);
  };
}
