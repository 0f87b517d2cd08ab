/** What titles say of level, lowest first; a title that says nothing stands between the first two. */
const LEVELS: readonly RegExp[] = [
  /\b(?:trainee|apprentice|intern|junior|graduate|assistant|aide|helper)\b/iu,
  /\b(?:senior|lead|supervisor|team leader|foreman|forewoman|charge nurse|sous chef|principal)\b/iu,
  /\b(?:manager|head(?:teacher| teacher| chef| of)?|director|chief|vice president|vp|superintendent|matron|owner|founder|proprietor)\b/iu,
];
/** Titles in which a word of level names the trade, or somebody else. */
const NO_LEVEL =
  /\b(?:assistant (?:manager|director|head|professor|principal)|(?:manager|director|head)['’]s|to the|personal assistant|executive assistant|(?:account|project|product|programme|program|case|office|key account|community|relationship|property|social media|content|category|bid|contract|contracts) manager|lead (?:generation|time))\b/iu;

const PLAIN = 0.5;
/** Adverts often leave "senior" out: only what is clearly lower is a step down. */
const LEAST_DOWN = 1;

function levelOf(title: string): number | null {
  if (NO_LEVEL.test(title)) return null;
  const at = LEVELS.findLastIndex((level) => level.test(title));
  return at < 0 ? PLAIN : at;
}

/** 1 for a step up from one title to another, -1 for one down; 0 for none, and where titles do not say. */
export function levelStep(from: string, to: string): -1 | 0 | 1 {
  const [before, after] = [levelOf(from), levelOf(to)];
  if (before === null || after === null) return 0;
  if (after > before) return 1;
  return before - after >= LEAST_DOWN ? -1 : 0;
}
