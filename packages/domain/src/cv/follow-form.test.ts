import { documents } from '@candor/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseOfTyped, followForm } from './follow-form.ts';
import { cvDocument, type CvDocument } from './document.ts';
import { normaliseDocument } from './normalise.ts';
import type { CvDraft } from './request.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
import { sampleDraft } from './sample.data.ts';
import { mergeChanges } from './versions/index.ts';

const before = documentFromRequest(sampleDraft);
const [job, ...jobs] = before.experience;
if (!job) throw new Error('the sample has a job');
const [first = '', ...bullets] = job.bullets;
const worded = 'Led a ward of 32 beds through the night';
/** As it was written: one line worded anew, the others with a full stop, skills in another order, a summary of its own. */
const written = normaliseDocument({
  ...before,
  summary: 'A nurse of surgical wards.',
  skills: before.skills.toReversed(),
  experience: [{ ...job, bullets: [worded, ...bullets.map((line) => `${line}.`)] }, ...jobs],
});
const follow = (change: (draft: CvDraft) => CvDraft) =>
  followForm(written, before, documentFromRequest(change(structuredClone(sampleDraft))));
const described = (draft: CvDraft, to: (lines: string[]) => string[]): CvDraft => {
  const [one, ...others] = draft.experience;
  if (!one) return draft;
  return {
    ...draft,
    experience: [{ ...one, description: to(one.description.split('\n')).join('\n') }, ...others],
  };
};

it('takes a telephone number, a title and a date from the form, and leaves all else as it was written', () => {
  const next = follow((draft) => ({
    ...draft,
    jobTitle: 'Ward Manager',
    personalInfo: { ...draft.personalInfo, phone: '+44 113 496 0000' },
    experience: draft.experience.map((row, at) =>
      at === 1 ? { ...row, duration: 'May 2015 - Feb 2021' } : row,
    ),
  }));
  expect(next).toEqual({
    ...written,
    basics: { ...written.basics, phone: '+44 113 496 0000', headline: 'Ward Manager' },
    experience: written.experience.map((entry, at) => (at === 1 ? { ...entry, start: '2015-05' } : entry)),
  });
});

it('puts a line that was added where it was added, takes one away, and stands as typed where it was worded', () => {
  const lines = (change: (lines: string[]) => string[]) =>
    follow((draft) => described(draft, change)).experience[0]?.bullets;
  const kept = bullets.map((line) => `${line}.`);
  expect(lines((all) => all.toSpliced(1, 0, 'Ran the drug round'))).toEqual([
    worded,
    'Ran the drug round',
    ...kept,
  ]);
  expect(lines((all) => all.slice(0, -1))).toEqual([worded, ...kept.slice(0, -1)]);
  expect(lines(([one = '', ...rest]) => [`${one} for two years`, ...rest])).toEqual([
    documentFromRequest(
      described(structuredClone(sampleDraft), ([one = '', ...rest]) => [`${one} for two years`, ...rest]),
    ).experience[0]?.bullets[0],
    ...kept,
  ]);
  expect(first).not.toBe('');
});

it('takes a letter that is corrected', () => {
  const skills = (draft: CvDraft) => draft.skills.map((skill) => skill.toUpperCase());
  const next = follow((draft) => ({ ...draft, skills: skills(draft) }));
  expect(next.skills.map(({ name }) => name).toSorted()).toEqual(
    before.skills.map(({ name }) => name.toUpperCase()).toSorted(),
  );
});

it('puts in a new post and takes out one that is deleted', () => {
  const added = follow((draft) => ({
    ...draft,
    experience: [
      {
        company: 'Hillside Care',
        position: 'Carer',
        location: '',
        duration: '2009 - 2011',
        description: 'Washed and fed',
      },
      ...draft.experience,
    ],
  }));
  expect(added.experience[0]).toMatchObject({ company: 'Hillside Care', bullets: ['Washed and fed'] });
  expect(added.experience.slice(1)).toEqual(written.experience);
  const [, ...fewer] = sampleDraft.experience.toReversed();
  expect(follow((draft) => ({ ...draft, experience: fewer.toReversed() })).experience).toHaveLength(
    written.experience.length - 1,
  );
});

it('is as it was where the form says what it said, and as the form where nothing was written anew', () => {
  fc.assert(
    fc.property(documents(), documents(), (one, other) => {
      expect(followForm(one, other, other)).toEqual(normaliseDocument(one));
      const typed = (document: CvDocument) =>
        documentFromRequest(draftFromDocument(document, 'professional', false));
      expect(followForm(typed(one), typed(one), typed(other))).toEqual(typed(other));
    }),
    { numRuns: 100 },
  );
});

it('lets lines that are as typed follow what is generated next; a line that was edited by hand stays', () => {
  const typed = documentFromRequest(
    described(structuredClone(sampleDraft), (all) => [...all, 'Ran the drug round']),
  );
  const byHand = 'Kept the night log of the ward';
  const onPage = followForm(
    normaliseDocument({ ...written, experience: [{ ...job, bullets: [byHand, ...bullets] }, ...jobs] }),
    before,
    typed,
  );
  const base = baseOfTyped(written, onPage, typed);
  const generated = normaliseDocument({
    ...typed,
    experience: typed.experience.map((entry, at) =>
      at === 0 ? { ...entry, bullets: [worded, ...bullets, 'Ran the drug round of 32 patients'] } : entry,
    ),
  });
  const changes = mergeChanges({ base, edited: onPage, next: generated });
  const about = (words: string) =>
    changes.find(({ texts }) => texts.some(({ after }) => after?.includes(words)));
  expect(about('drug round of 32')).toMatchObject({ kind: 'changed', isEdited: false });
  expect(about(worded)?.isEdited ?? true).toBe(true);
});

it('keeps a line that was added on the page beside one like it that is typed into the form', () => {
  const cv = (...bullets: string[]) =>
    cvDocument({ basics: { name: 'Ada' }, experience: [{ company: 'Mercy', position: 'Nurse', bullets }] });
  const written = cv('Ran the ward', 'Kept the log of ward 7');
  const followed = followForm(written, cv('Ran the ward'), cv('Kept the log of ward 14', 'Ran the ward'));
  expect(followed).toEqual(cv('Kept the log of ward 14', 'Ran the ward', 'Kept the log of ward 7'));
});
