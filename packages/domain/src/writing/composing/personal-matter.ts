import { indefiniteArticle } from '../../text/index.ts';
import {
  ailing,
  bodyParts,
  bodyStates,
  children,
  faiths,
  fillers,
  illnesses,
  joints,
  kin,
  limbs,
  marital,
  numbers,
  own,
  parents,
  self,
  suffered,
} from './personal-matter.data.ts';

/** Trades in which faith is the work. */
const OF_FAITH =
  /\b(?:pastor|priest|imam|rabbi|chaplain|vicar|minister|church|mosque|synagogue|parish|missionary|deacon)\b/i;
/** Trades in which health or families are. */
const OF_PEOPLE =
  /\b(?:nurs\w*|care\w*|caring|doctor|physician|health\w*|therap\w*|physio\w*|medic\w*|midwi\w*|nanny|au pair|child\w*|teach\w*|social|pflege\w*|arzt|ärztin|erzieher\w*|lehr\w*|infirmi\w+|soignant\w*|enfermer\w*|infermier\w*|verpleeg\w*|leerkracht\w*|pielęgniar\w*)/iu;

/** "My Dutch is mother tongue" speaks of nobody's mother. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/mother tongues?/g, 'tongue')
    .match(/\p{L}+(?:['’]\p{L}+)?|\d+/gu) ?? [];
const AGE = { least: 16, most: 80 };
const JOINT = new RegExp(`^(?:${joints})\\s`, 'iu');
const BETWEEN = new RegExp(`,\\s*|;\\s*|\\s+(?=(?:${joints})\\s)`, 'iu');
/** How old, and behind it nothing that it could count: "am 41 years old", "bin 52 jahre", "tengo 30 años". */
const STATED_AGE =
  /^(?:(?:now|ahora|jetzt|maintenant),? )?(?:i |ich |yo )?(?:am|i['’]?m|aged|bin|j['’]ai|tengo|tenho|ho|ben|mam) (?:now |jetzt |ahora )?\d\d(?: (?:years? old|yo|jahre(?: alt)?|ans|años(?: de edad)?|anos|anni|jaar(?: oud)?|lat))?(?= (?:with|mit|and|und|et|con|com|y|e)\b|$)|^was \d\d$|^now \d\d$|^\d\d now$|^\d\d years? young$|\b\d\d (?:y(?:ea)?rs? old|yo|jahre alt|años de edad|jaar oud)$|(?<!the )\b(?:early|mid|late)[ -][2-7]0s$/iu;

const OF_AGE =
  /(?<=^(?:i am|i['’]m) an?(?: (?!\p{L}*(?:manag|superv|lead|head|fore|director|coach|teach|train|chef))\p{L}+){1,3}?) of (?:1[6-9]|[2-7]\d)\b(?! (?!and )\p{L})/iu;
const YEARS_OLD = /(?<=^(?:(?:i am|i['’]m) )?)(an? )?(?:1[6-9]|[2-7]\d)[- ]year[- ]old (?=(\p{L}+))/iu;

/** What became of an employer, beside what is said: "17 years at the mill till it shut". */
const ENDED =
  /\s+before my (?:back|knees?|body|hands|hips?|shoulders?)\b[^.;]*|\s+(?:till|until|before) (?:it|they|(?:the )?\p{L}+) (?:shut|closed|folded|went (?:bust|under))\b[^,.;]*|^after (?:my|the) (?:\p{L}+ )?(?:employer|company|firm|boss) (?:sold up|closed(?: down)?|shut(?: down)?|folded|moved away|went (?:bust|under)),?\s+(?=i\b)/iu;
/** Whether a piece between two commas says nothing but what no employer asks after. */
function isPersonal(piece: string, trade: string, isFirst: boolean): boolean {
  const bare = piece.replace(JOINT, '').trim();
  const words = wordsIn(bare);
  const age = Number(words[0]);
  if (STATED_AGE.test(bare) || (isFirst && words.length === 1 && age >= AGE.least && age <= AGE.most))
    return true;
  const isCount = (word: string) => /^\d+$/.test(word) || numbers.has(word);
  const telling = words.filter((word) => !self.has(word) && !fillers.has(word) && !isCount(word));
  const isOwnFamily =
    !OF_PEOPLE.test(trade) && words.some((word) => isCount(word) || self.has(word) || parents.has(word));
  return (
    telling.length > 0 &&
    telling.every(
      (word) =>
        marital.has(word) ||
        // By itself it may be a kind of glazing.
        (word === 'single' && telling.length > 1) ||
        (faiths.has(word) && !OF_FAITH.test(trade)) ||
        (isOwnFamily && (children.has(word) || parents.has(word))),
    )
  );
}

/** Whether words name one of somebody's family. */
export const isOfFamily = (text: string) => wordsIn(text).some((word) => parents.has(word) || kin.has(word));

/** Whether a sentence speaks of its writer's own body, illness, or of those who live with them. */
export function isOfOwnLife(sentence: string, trade: string, isSummary: boolean): boolean {
  // "My husband and I ran a nursery" is of work.
  if (/\bmy \p{L}+ and i\b/iu.test(sentence)) return false;
  const words = wordsIn(sentence);
  const has = (kind: ReadonlySet<string>) => words.some((word) => kind.has(word));
  const isBehind = (kind: ReadonlySet<string>, before: ReadonlySet<string>) =>
    words.some(
      (word, at) => kind.has(word) && words.slice(Math.max(0, at - 2), at).some((one) => before.has(one)),
    );
  if (isBehind(kin, own) || isBehind(self, kin) || isBehind(bodyParts, own) || isBehind(illnesses, own))
    return true;
  if (OF_PEOPLE.test(trade)) return false;
  if (isBehind(children, own)) return true;
  return (
    isSummary &&
    (isBehind(illnesses, suffered) ||
      isBehind(limbs, ailing) ||
      ((has(bodyParts) || has(parents)) && has(bodyStates)))
  );
}

export interface Parted {
  text: string;
  /** What was taken out, as it was typed. */
  personal: string[];
}

/**
 * A text without the pieces that are nobody's business but the person's: brackets, and of a summary the pieces between
 * commas too. Nothing of the text is left where the rest could not stand without them.
 */
export function withoutPersonal(typed: string, trade: string, isSummary: boolean): Parted {
  const personal: string[] = [];
  const leave = (whole: string) => {
    personal.push(whole.trim().replace(/(?:,| and)$/, ''));
    return '';
  };
  // "I'm 16 doing A levels", "I am a florist of 24", and "34 year old chef"; but a foreman of 24 leads them.
  const text = typed
    .replace(/^(?:i am|i['’]?m) \d\d(?: years old| yo)?,?\s+(?:(?=\p{L}+ing\b)|and (?=in\b))/iu, leave)
    .replace(OF_AGE, (age: string, at: number) => leave(typed.slice(0, at) + age))
    .replace(YEARS_OLD, (age: string, article: string | undefined, next: string, at: number) => {
      leave(typed.slice(0, at) + age);
      return article === undefined ? '' : `${indefiniteArticle(next)} `;
    })
    .replace(ENDED, leave)
    .replaceAll(/\s*\(([^()]*)\)/g, (whole, inner: string) =>
      inner.split(BETWEEN).some((piece) => isPersonal(piece, trade, false)) ? leave(whole) : whole,
    );
  if (!isSummary) return { text, personal };
  const stop = /[.!?]*\s*$/.exec(text)?.[0] ?? '';
  const pieces = text.slice(0, text.length - stop.length).split(BETWEEN);
  const rest = pieces.filter((piece, at) => !isPersonal(piece, trade, at === 0));
  if (rest.length === pieces.length) return { text, personal };
  const canStand =
    rest.length > 0 &&
    pieces.every(
      (piece, at) => !JOINT.test(piece) || !rest.includes(piece) || rest.includes(pieces[at - 1] ?? ''),
    );
  return canStand
    ? {
        text: `${rest.map((piece, at) => (at === 0 ? '' : JOINT.test(piece) ? ' ' : ', ') + piece).join('')}${stop}`,
        personal: [...personal, ...pieces.filter((one) => !rest.includes(one))],
      }
    : { text: '', personal: [typed.trim()] };
}
