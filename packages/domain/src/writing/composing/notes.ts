import { noteForms } from './notes.data.ts';

const NOTE = new RegExp(Object.values(noteForms).join('|'), 'iu');
/** In brackets also what nobody says of their work: "(you write it)", "(please check)". */
const INSTRUCTION =
  /^(?:(?:please|pls|plz) \p{Ll}|(?:you|write|fill|add|make|check|fix)(?: \p{Ll}+){0,2} (?:it|this|here|something)\b)|\b(?:please|pls|plz) (?:do not|don['’]?t)$/iu;

/** Whether words speak to whoever writes, about the writing: "don't mention it", "not sure what to say". */
export const isNote = (text: string) => NOTE.test(text.trim());

/** "Don't mention it", "à ne pas mettre": it is about all that stands before it. */
const BARE = /\b(?:do not|don['’]?t|never|nicht|ne pas|no) \p{L}+(?: (?:it|this|that|them))?\P{L}*$/iu;

/**
 * A sentence without what stands in brackets or at its end and is a note, "ACCT case work - maybe explain it?", and the
 * notes. Nothing is left of what the note says is not to be told.
 */
export function withoutNotes(typed: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const text = typed.replaceAll(/\s*[([]([^()[\]\n]*)[)\]](\.(?=\s*$))?/g, (whole, inner: string) => {
    const isSaid = inner.split(/[,;]\s*/).some((one) => INSTRUCTION.test(one) || isNote(one));
    if (!isSaid) return whole;
    notes.push(whole.trim());
    return '';
  });
  const tail = [...text.matchAll(/(?:\s[-–—]|[,;])\s+(?![^(]*\))/g)].find(({ index, 0: mark }) =>
    isNote(text.slice(index + mark.length)),
  );
  const last = notes.at(-1) ?? (tail ? text.slice(tail.index) : '');
  if (BARE.test(last)) return { text: '', notes: [typed] };
  // What is a note as a whole is left out as a sentence.
  if (!tail || tail.index === 0 || isNote(text)) return { text, notes };
  return { text: text.slice(0, tail.index), notes: [...notes, text.slice(tail.index + tail[0].length)] };
}
