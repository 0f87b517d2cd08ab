import type { analyseCareer as endpoint } from '@candor/contracts/career';
import { roadmapTitle } from '@candor/domain/career';
import type { TitleMatch } from '@candor/occupations';
import { cvKind, residenceOf } from '../cv/index.ts';
import { changeDocuments, ownDocument } from '../documents/index.ts';
import { skillsOfCv } from '../occupations/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { findOccupation, type FoundOccupation } from '../salary/index.ts';
import type { ReadCv } from './person-facts.ts';
import { roadmapOf } from './present.ts';
import type { Understood } from './schema.ts';
import { countRoadmaps, insertRoadmap, placeRoadmap, roadmapOfKey } from './store.ts';
import { workOut } from './work-out.ts';

const MOST_OTHERS = 6;
/** Roadmaps a person may keep at once, those in the trash included. */
const MOST_KEPT = 100;

const matchOf = ({ code, title, certainty }: TitleMatch) => ({ code, title, confidence: certainty });
const understood = ({ occupation, alternatives }: FoundOccupation): Understood => ({
  occupation: occupation && matchOf(occupation),
  others: alternatives.slice(0, MOST_OTHERS).map(matchOf),
});

async function readCv(ctx: Context, id: string | undefined): Promise<ReadCv | null> {
  if (id === undefined) return null;
  const { text, document } = await ownDocument(ctx, cvKind, id);
  return { text, document };
}

const isWords = (role: string) => /\p{L}{2}/u.test(role);

/** Works a roadmap out and keeps it; a repeat of a request key answers with the one it made. */
export async function analyse({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { replaces, ...input } = body;
  const wordless = [input.currentRole, input.targetRole].find((role) => !isWords(role));
  if (wordless !== undefined)
    return {
      success: false,
      error: `“${wordless.slice(0, 60)}” doesn’t look like a job title. Please enter the role in words.`,
      roadmap: null,
    };
  const cv = await readCv(ctx, input.cvId);
  const skills = input.cvId === undefined ? [] : await skillsOfCv(ctx, input.cvId);
  const current = await findOccupation(ctx, input.currentRole, { chosen: input.currentOccupation, skills });
  const target = await findOccupation(ctx, input.targetRole, { chosen: input.targetOccupation });
  const plan = workOut({ input, current, target, cv, residence: await residenceOf(ctx, input.cvId) });
  const row = await changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey, clock } = change;
    const before = requestKey === null ? undefined : await roadmapOfKey(store, owner.id, requestKey);
    if (before) return before;
    if ((await countRoadmaps(store, owner.id)) >= MOST_KEPT)
      throw new Refusal('too_many', `You can keep at most ${MOST_KEPT} roadmaps. Delete some of them first.`);
    if (replaces !== undefined) {
      if (!(await placeRoadmap(store, owner.id, replaces, clock.now()))) throw new Refusal('not_found');
      change.record({ kind: 'roadmap-placed', subject: replaces, payload: { place: 'trash' } });
    }
    const made = await insertRoadmap(store, {
      userId: owner.id,
      title: roadmapTitle(input),
      input,
      plan,
      current: understood(current),
      target: understood(target),
      requestKey,
    });
    change.record({ kind: 'roadmap-created', subject: made.id, payload: {} });
    return made;
  });
  return { success: true, error: null, roadmap: roadmapOf(row) };
}
