import { applyEdit, type Edit } from '../text/index.ts';
import type { CheckId, Finding } from './finding.ts';

/** A change that a person accepts or rejects by itself, and why it is proposed. */
export interface ProposedEdit extends Edit {
  check: CheckId | 'rewrite';
  reason: string;
}

/** The edit that puts a replacement at a finding: blanks closed up, a capital where the sentence now begins. */
export function editOf(text: string, finding: Finding, replacement = finding.replacements[0] ?? ''): Edit {
  let { start, end } = finding.span;
  if (replacement !== '') return { span: { start, end }, expected: text.slice(start, end), replacement };
  // Left out: with a comma that set it off, and one of the two blanks around it.
  if (text.charAt(end) === ',') end += 1;
  const isOpening =
    start === 0 || /(?:^|[.!?\n]["')\]]?\s*)$/.test(text.slice(Math.max(0, start - 4), start));
  while (text.charAt(end) === ' ') end += 1;
  if (isOpening) {
    const next = text.charAt(end);
    return {
      span: { start, end: end + 1 },
      expected: text.slice(start, end + 1),
      replacement: next.toUpperCase(),
    };
  }
  const isClosing = /[.,;:!?\n]/.test(text.charAt(end)) || end >= text.length;
  if (isClosing && text.charAt(start - 1) === ' ') start -= 1;
  return { span: { start, end }, expected: text.slice(start, end), replacement: '' };
}

/** The edits that findings with a replacement propose; of edits that touch, the first. */
export function proposedEdits(text: string, findings: readonly Finding[]): ProposedEdit[] {
  const edits: ProposedEdit[] = [];
  for (const finding of findings) {
    if (finding.replacements.length === 0) continue;
    const edit = editOf(text, finding);
    if (edit.span.start < (edits.at(-1)?.span.end ?? 0)) continue;
    edits.push({ ...edit, check: finding.check, reason: finding.message });
  }
  return edits;
}

/** A text with some edits applied, all made for the text as it is. Edits whose words have moved are left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text;
  for (const edit of edits.toSorted((a, b) => b.span.start - a.span.start)) {
    const result = applyEdit(edited, edit);
    if (result.kind === 'applied') edited = result.text;
  }
  return edited;
}
