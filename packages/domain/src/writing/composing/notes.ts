import { withoutBlanks } from '../blanks.ts';
import { asides } from './asides.data.ts';
import { noteForms } from './notes.data.ts';

const NOTES = asides.filter(([reason]) => reason === 'note').map(([, pattern]) => pattern);
/** In brackets also what nobody says of their work: "(you write it)", "(please check)". */
const INSTRUCTION =
  /^(?:(?:please|pls|plz) \p{Ll}|check\b|(?:actualizar|corregir|revisar|completar|cambiar|à (?:corriger|compléter|vérifier|revoir)|(?:aktualisieren|überarbeiten|ergänzen|prüfen)$)|(?:you|write|fill|add|make|check|fix)(?: \p{Ll}+){0,2} (?:it|this|here|something)\b)|\b(?:please|pls|plz) (?:do not|don['’]?t|\p{Ll}+)\s*$/iu;
const SPOKEN = new RegExp(Object.values(noteForms).join('|'), 'iu');
/** What is not settled: "dates?", "XX schools". */
const DOUBT = /^(?=(?:\S+\s){0,6}\S+$)(?:.*\?\?|.*\?$)|(?<!\p{L})(?:\d\d)?XX+(?!\p{L})|\bnot sure$/iu;

/** Whether words speak to whoever writes, about the writing: "don't mention it", "not sure what to say". */
export const isNote = (text: string) => NOTES.some((one) => one.test(text.trim()));

/** Whether words are said to whoever writes, about how to say something. */
export const isSpoken = (text: string) => SPOKEN.test(text.trim());

/** Whether its person doubts what a piece says. */
export const isDoubt = (text: string) =>
  DOUBT.test(text.replaceAll(/[()[\]]/g, '').trim()) && !isSpoken(text);

/** Whether a piece stands in square brackets, and is no blank of a tip: "[add achievements]". */
export const isPlaceholder = (text: string) => /^\s*\[/.test(text) && withoutBlanks(text) !== '';

/** "Don't put that" and nothing else: it is about what stands before it. */
export const pointsBack = (text: string) =>
  SPOKEN.test(text.trim()) &&
  /^(?:\p{L}+ )?(?:do not|don['’]?t|never) \p{L}+(?: (?:it|this|that|them))?\P{L}*$/iu.test(text.trim());

/** "Don't mention it", "à ne pas mettre", "por favor": it is about all that stands before it. */
const BARE =
  /^\P{L}*(?:please|pls|plz|por favor|bitte|svp|s['’]il (?:vous|te) pla[iî]t)\P{L}*$|\b(?:do not|don['’]?t|never|nicht|ne pas|no) \p{L}+(?: (?:it|this|that|them))?\P{L}*$/iu;

const LEADS = /(?:\s+(?:in|of|at|for|with|as|to|from|by|and|or|the|an?))+(?=\s*[.,;]?\s*$)/iu;

/**
 * A sentence without what stands in brackets or at its end and is a note, "ACCT case work - maybe explain it?", and the
 * notes. Nothing is left of what the note says is not to be told.
 */
export function withoutNotes(typed: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const said = typed.replaceAll(
    /\s*[([]([^()[\]\n]*)[)\]](\.(?=\s*$))?/g,
    (whole, inner: string, stop: string | undefined, at: number) => {
      const isSaid =
        isPlaceholder(whole) ||
        inner.split(/[,;]\s*/).some((one) => INSTRUCTION.test(one) || isNote(one) || isDoubt(one));
      if (!isSaid) return whole;
      notes.push(whole.trim());
      return /[^.!?\s]\s*$/.test(typed.slice(0, at)) ? (stop ?? '') : '';
    },
  );
  // "six years in [industry]": what leads to it goes with it.
  const text = notes.some(isPlaceholder) ? said.replace(LEADS, '') : said;
  const tail = [...text.matchAll(/(?:\s[-–—]|[,;])\s+(?!\d|[^(]*\))/g)].findLast(({ index, 0: mark }) => {
    const rest = text.slice(index + mark.length);
    return isNote(rest) || isDoubt(rest);
  });
  const last = notes.at(-1) ?? (tail ? text.slice(tail.index) : '');
  if (BARE.test(last)) return { text: '', notes: [typed] };
  if (tail && tail.index > 0 && !isNote(text))
    return { text: text.slice(0, tail.index), notes: [...notes, text.slice(tail.index + tail[0].length)] };
  // What is a note as a whole is left out as a sentence.
  return isDoubt(text) ? { text: '', notes: [...notes, text] } : { text, notes };
}
