import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterRequestSchema } from '@candor/domain/letters';
import { draftEdits } from '@candor/domain/letters/composing';
import {
  beginReview,
  decideOpen,
  reasonsOf,
  reviewCount,
  reviewedText,
  reviewParts,
  type ProposedChange,
  type Review,
} from './review-changes.ts';

const original = 'I am responsible for the night shift. I have did it for 6 years, and I very much like it.';
const edited = 'I run the night shift. I have done it for 6 years, and I like it.';
const review: Review = { original, edited, reasons: [], decisions: {} };

it('shows each change once, and what is open stands as it was', () => {
  expect(reviewParts(review).filter(({ kind }) => kind === 'change')).toEqual([
    { kind: 'change', number: 0, start: 2, removed: 'am responsible for ', added: 'run ' },
    { kind: 'change', number: 1, start: 45, removed: 'did', added: 'done' },
    { kind: 'change', number: 2, start: 71, removed: 'very much ', added: '' },
  ]);
  expect(reviewedText(review)).toBe(original);
  expect(reviewCount(review)).toEqual({ changes: 3, accepted: 0, rejected: 0, open: 3 });
});

it('takes what is accepted and leaves what is rejected', () => {
  const decided: Review = { ...review, decisions: { 0: 'accepted', 1: 'accepted', 2: 'rejected' } };
  expect(reviewedText(decided)).toBe(
    'I run the night shift. I have done it for 6 years, and I very much like it.',
  );
  expect(reviewCount(decided)).toEqual({ changes: 3, accepted: 2, rejected: 1, open: 0 });
});

it('decides the rest without touching what was decided', () => {
  const rest = decideOpen({ ...review, decisions: { 1: 'rejected' } }, 'accepted');
  expect(reviewedText(rest)).toBe('I run the night shift. I have did it for 6 years, and I like it.');
});

it('gives the edited text when all is accepted and the original when all is rejected, for any two texts', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n\n', '. ', 'ä1'))
    .map((list) => list.join(''));
  fc.assert(
    fc.property(words, words, fc.nat(30), fc.nat(30), (before, after, start, length) => {
      const reason = { span: { start, end: start + length }, label: 'Passive', reason: '' };
      const any = { original: before, edited: after, reasons: [reason], decisions: {} };
      expect(reviewedText(decideOpen(any, 'accepted'))).toBe(after);
      expect(reviewedText(decideOpen(any, 'rejected'))).toBe(before);
    }),
  );
});

const changesOf = (of: Review) =>
  reviewParts(of).filter((part): part is ProposedChange => part.kind === 'change');

it('says of each change why it is proposed', () => {
  const fullText =
    'Dear Ms. Cole,\n\nI utilized Epic for six years. The night team recieved an award.\n\nThe rota was organised by me for 12 nurses.\n\nSincerely,\n\nMaren';
  const request = letterRequestSchema.parse({ title: 'Nurse', useFullText: true, fullText });
  const edited = fullText
    .replace('utilized', 'used')
    .replace('recieved', 'received')
    .replace('The rota was organised by me for', 'I organised the rota for');
  const begun = beginReview(request, edited, draftEdits(request));
  const listed = changesOf(begun).map((change) => [
    change.removed,
    change.added,
    reasonsOf(change, begun.reasons).map(({ label }) => label),
  ]);
  // A sentence that is turned round is taken or left as a whole.
  expect(listed).toEqual([
    ['utilized', 'used', ['Complex word']],
    ['recieved', 'received', ['Spelling']],
    ['The rota was organised by me', 'I organised the rota', ['Passive']],
  ]);
  expect(reviewedText(decideOpen(begun, 'accepted'))).toBe(edited);
  expect(reviewedText({ ...begun, decisions: { 2: 'accepted' } })).toContain(
    '\n\nI organised the rota for 12 nurses.',
  );
});

it('decides together what one finding replaces, also where the words that stay are matched elsewhere', () => {
  const fullText =
    'Dear Ms. Cole,\n\nDue to the fact that the depot moved, I planned all routes again.\n\nSincerely,\n\nMaren';
  const request = letterRequestSchema.parse({ title: 'Depot', useFullText: true, fullText });
  const begun = beginReview(
    request,
    fullText.replace('Due to the fact that', 'Because'),
    draftEdits(request),
  );
  const [change, ...more] = changesOf(begun);
  expect(more).toEqual([]);
  expect(change?.removed.trim().startsWith('Due to the fact that')).toBe(true);
  expect(reviewedText({ ...begun, decisions: { 0: 'accepted' } })).toContain('Because the depot moved');
});

it('says where a change is nobody\u2019s finding but a rewording', () => {
  const [change] = changesOf(review);
  expect(change && reasonsOf(change, [])).toMatchObject([{ label: 'Wording' }]);
});
