import { missing, type Check } from '../check.ts';

const WANTED = 0.25;
/** What came of it: a change by a figure, or a clause that says so. */
const OUTCOME =
  /\b(?:by|from) (?:about |around |over |nearly )?[£$€]?\d|\b(?:resulting in|leading to|which (?:cut|led|saved|raised|reduced|increased|helped|brought|won|made|halved|doubled)|so that|saving|reducing|increasing|cutting|raising|improving|winning|halving|doubling|enabling)\b|\bwithout (?:a|any) (?:single )?\p{L}+|\b(?:doubled|halved|tripled|won|saved|raised|grew)\b|\b(?:um|von) \d|\bwodurch\b|\ben réduisant|\bce qui a\b|\breduciendo|\bwaardoor\b/iu;

export const outcomes: Check = {
  id: 'outcomes',
  area: 'impact',
  label: 'Lines that say what came of it',
  looksFor: 'A result behind what you did: in a quarter of your lines',
  why: 'Duties say what the job was; results say what you were worth in it.',
  source: 'Impact: Swiff 15 %, ResumeFit 25 %; weight 15 and the quarter are ours',
  weight: 15,
  run({ statements }) {
    if (statements.length === 0) return null;
    const told = statements.filter(({ text }) => OUTCOME.test(text)).length;
    const share = Math.min(1, told / (WANTED * statements.length));
    const findings =
      share >= 1
        ? []
        : [
            missing(
              'experience',
              told === 0
                ? 'No line says what came of your work. Where you know it, add it.'
                : 'Few lines say what came of your work. Where you know it, add it.',
            ),
          ];
    return { share, findings };
  },
};
