import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const WEAK =
  /^(?:I )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly|jointly) )*(?:responsible for|in charge of|tasked with|charged with|entrusted with|involved in|accountable for)\b|^(?:(?:my|the|main|key|daily|other) )*(?:duties|responsibilities|tasks)(?: here)? (?:included?|involved?|were|are)\b|^(?:helped|assisted) (?:out )?(?:with|in)\b/iu;

/** Whether a line opens with what somebody was there for, not with what they did. English. */
export const opensWeakly = (text: string): boolean => WEAK.test(text);

export const weakOpenings: Check = {
  id: 'weak-openings',
  area: 'impact',
  words: () => ({
    label: say`Weak openings`,
    looksFor: say`“Responsible for”, “duties included”, “helped with”`,
    why: say`They say what the job asked for, not what you did.`,
  }),
  source: 'Student-affairs research on passive-active verbs (thejerseyalliance); Jobscan; the list is ours',
  weight: 4,
  run: ({ statements, isEnglish }) =>
    isEnglish
      ? shareResult(
          statements
            .filter(({ text }) => opensWeakly(text))
            .map((one) => foundStatement(one, say`Say what you did instead of what you were there for.`)),
          statements.length,
        )
      : null,
};
