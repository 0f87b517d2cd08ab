import { t } from '@lingui/core/macro';
import { checkMeaning, type ProposedEdit } from '@candor/domain/improving';
import { letterToText, pastedLetter, type LetterRequest } from '@candor/domain/letters';
import type { Span } from '@candor/domain/text';
import { wordDifferences } from '@candor/domain/versions';

/** A proposed change of a draft: the words that would go and those that would come. */
export interface ProposedChange {
  kind: 'change';
  /** From 0, in the order of the text. */
  number: number;
  /** Where it stands in the draft. */
  start: number;
  removed: string;
  added: string;
}

/** A draft and its edited form side by side, in their order. */
export type ReviewPart = { kind: 'same'; text: string } | ProposedChange;

export type Decision = 'accepted' | 'rejected';

/** Why something of the draft should change. */
export interface ChangeReason {
  /** Of the draft. */
  span: Span;
  /** Its kind: "Spelling". */
  label: string;
  reason: string;
}

/** A draft under review. Changes are numbered in their order; one without a decision is open. */
export interface Review {
  original: string;
  edited: string;
  reasons: readonly ChangeReason[];
  decisions: Readonly<Record<number, Decision>>;
}

/** The review of a pasted draft that was edited for the reasons of `edits`; nothing is decided yet. */
export function beginReview(request: LetterRequest, edited: string, edits: readonly ProposedEdit[]): Review {
  const reasons = edits.map(({ span, check, reason, replacement }) => ({
    span,
    label: check === 'rewrite' ? t`Wording` : checkMeaning(check).label,
    // "This should read:" is said of the words that then follow.
    reason: reason.endsWith(':') ? `${reason} “${replacement}”.` : reason,
  }));
  return { original: letterToText(pastedLetter(request)), edited, reasons, decisions: {} };
}

const REWORDED = { label: t`Wording`, reason: t`Reworded by the language model; the facts are yours.` };

/** Why a change is proposed: what was found at its place. What nothing was found at was reworded by a model. */
export function reasonsOf(
  { start, removed }: ProposedChange,
  reasons: readonly ChangeReason[],
): readonly { label: string; reason: string }[] {
  const end = start + removed.length;
  const found = reasons.filter(({ span }) => span.start <= end && start <= span.end);
  return found.length > 0 ? found : [REWORDED];
}

/** Changes with no more than this between them are decided together. */
const BETWEEN = /^\s*$/;

/** What an edit would change, word by word; words that go and come at one place are one change. */
function wordParts(original: string, edited: string): ReviewPart[] {
  const parts: ReviewPart[] = [];
  let count = 0;
  let at = 0;
  for (const { kind, text } of wordDifferences(original, edited)) {
    const last = parts.at(-1);
    if (kind === 'same') {
      parts.push({ kind: 'same', text });
      at += text.length;
      continue;
    }
    const before = parts.at(-2);
    if (last?.kind === 'same' && BETWEEN.test(last.text) && before?.kind === 'change') {
      parts.pop();
      before.removed += last.text;
      before.added += last.text;
    }
    const change = parts.at(-1);
    const open: ProposedChange =
      change?.kind === 'change'
        ? change
        : { kind: 'change', number: count, start: at, removed: '', added: '' };
    if (open !== change) {
      parts.push(open);
      count += 1;
    }
    if (kind === 'removed') {
      open.removed += text;
      at += text.length;
    } else open.added += text;
  }
  return parts;
}

/** Whether a change is, in part at least, of the words in a span. */
function isWithin({ start, removed }: ProposedChange, span: Span): boolean {
  const end = start + removed.length;
  return removed === '' ? span.start <= start && start <= span.end : start < span.end && span.start < end;
}

/** What a review is about. What was changed for one reason, as where a sentence is turned round, is one change. */
export function reviewParts({
  original,
  edited,
  reasons,
}: Pick<Review, 'original' | 'edited' | 'reasons'>): ReviewPart[] {
  const parts: ReviewPart[] = [];
  for (const part of wordParts(original, edited)) {
    const between = parts.at(-1);
    const before = parts.at(-2);
    const isOne =
      part.kind === 'change' &&
      between?.kind === 'same' &&
      before?.kind === 'change' &&
      reasons.some(({ span }) => isWithin(before, span) && isWithin(part, span));
    if (isOne) {
      parts.pop();
      before.removed += between.text + part.removed;
      before.added += between.text + part.added;
    } else parts.push(part);
  }
  let number = 0;
  for (const part of parts)
    if (part.kind === 'change') {
      part.number = number;
      number += 1;
    }
  return parts;
}

/** The text as decided so far: what is open or rejected stands as it was. */
export function reviewedText(review: Review): string {
  return reviewParts(review)
    .map((part) => {
      if (part.kind === 'same') return part.text;
      return review.decisions[part.number] === 'accepted' ? part.added : part.removed;
    })
    .join('');
}

/** How many changes there are, and how many of them are decided which way. */
export function reviewCount(review: Review) {
  const changes = reviewParts(review).filter(({ kind }) => kind === 'change').length;
  const decided = Object.values(review.decisions);
  const accepted = decided.filter((decision) => decision === 'accepted').length;
  return { changes, accepted, rejected: decided.length - accepted, open: changes - decided.length };
}

/** The same review with every open change decided. */
export function decideOpen(review: Review, decision: Decision): Review {
  const { changes } = reviewCount(review);
  const all = Array.from({ length: changes }, (_, at) => [at, review.decisions[at] ?? decision]);
  return { ...review, decisions: Object.fromEntries(all) };
}
