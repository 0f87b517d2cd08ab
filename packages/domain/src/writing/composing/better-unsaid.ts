import { say } from '../../say/index.ts';
import { unsaidCues, unsaidReasons, type UnsaidReason } from './better-unsaid.data.ts';

/** What is said to the person who may leave a line out. */
export const unsaidWhy: Readonly<Record<UnsaidReason, () => string>> = {
  leaving: () => say`Why a job ended is better told in person.`,
  private: () => say`Personal details don’t belong in a CV.`,
  pay: () => say`Pay is better discussed later.`,
  note: () => say`This looks like a note to yourself.`,
  lacking: () => say`A CV says what you have, not what you lack.`,
  advert: () => say`This reads like a job advert, not like you.`,
};

const cues = unsaidReasons.flatMap((reason) =>
  unsaidCues[reason].map((cue) => [reason, ` ${cue} `] as const),
);

/** Why a line may be better left out; undefined where nothing tells. A proposal: the line stands until its person agrees. */
export function betterUnsaid(line: string): UnsaidReason | undefined {
  const words = ` ${line
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[^\p{L}\p{N}’]+/gu, ' ')
    .trim()} `;
  return cues.find(([, cue]) => words.includes(cue))?.[0];
}
