import { expect, it } from 'vitest';
import { aDraft } from '@candor/testing';
import { sampleDraft } from '../../cv/index.ts';
import { applyTip } from '../apply-tip.ts';
import { writeCvNow } from './built-in-writer.ts';
import type { TipId } from '../tip.ts';
import { writingTips } from './tips.ts';

function draftOf(description: string, duration = '2015 - 2018', skills: string[] = []) {
  return aDraft({ skills, experience: [{ company: 'Acme', position: 'Nurse', duration, description }] });
}

function found(id: TipId, description: string, duration?: string, skills?: string[]) {
  return writingTips(draftOf(description, duration, skills)).find((tip) => tip.id === id)?.found;
}

it('gives the four tips in their order, each with advice and an example', () => {
  const tips = writingTips(aDraft());
  expect(tips.map((tip) => tip.title)).toEqual([
    'Add Numbers & Metrics',
    'Use Action Verbs',
    'Industry Keywords',
    'Highlight Collaboration',
  ]);
  for (const tip of tips) expect(tip.advice.length * tip.example.length).toBeGreaterThan(0);
});

it('finds nothing in a form that is still empty', () => {
  expect(writingTips(draftOf('')).some((tip) => tip.found)).toBe(false);
});

it.each([
  ['Trained new nurses in Epic', 'Trained [how many] new nurses in Epic'],
  ['Cooked many meals for the residents.', 'Cooked [how many] meals for the residents.'],
  ['Repaired several machines a week', 'Repaired [how many] machines a week'],
  ['I served customers at the till', 'I served [how many] customers at the till'],
])('the figure that %j lacks gets a blank', (sentence, rewrite) => {
  expect(found('metrics', sentence)).toMatchObject({ sentence, rewrite });
});

it('asks for the figure that is worth most, and for none that is there', () => {
  expect(found('metrics', 'Kept records. Trained new nurses.')?.sentence).toBe('Trained new nurses.');
  expect(found('metrics', 'Trained 18 nurses')).toBeUndefined();
  expect(found('metrics', 'Wrote the notes on the new section')).toBeUndefined();
});

it.each([
  ['Responsible for running a ward', 'since 2020', 'Run a ward'],
  ['Responsible for running a ward', '2015 - 2018', 'Ran a ward'],
  ['Was in charge of ordering supplies.', '2015 - 2018', 'Ordered supplies.'],
])('the weak opener of %j in a job of %j gives way', (sentence, duration, rewrite) => {
  expect(found('action-verbs', `Led a ward. ${sentence}`.replace(/([^.])$/, '$1'), duration)).toMatchObject({
    sentence,
    rewrite,
  });
});

it('asks for the tool of a deed where no sentence names one', () => {
  expect(found('keywords', 'Kept patient records.')?.rewrite).toBe(
    'Kept patient records [using which tool or method].',
  );
  expect(found('keywords', 'Kept patient records in Epic')).toBeUndefined();
});

it('asks with whom something was done where no sentence says it', () => {
  expect(found('collaboration', 'Introduced a new sheet. Worked with Excel daily.')?.rewrite).toBe(
    'Introduced a new sheet [with whom].',
  );
  expect(found('collaboration', 'Introduced a new sheet with pharmacy.')).toBeUndefined();
});

it('replaces exactly its sentence, and says so when that has changed', () => {
  const draft = draftOf('Kept records of stock. Was in charge of ordering supplies. Swept the floor.');
  const tip = writingTips(draft).find(({ id }) => id === 'action-verbs');
  if (!tip) throw new Error('no tip');
  const result = applyTip(draft, tip);
  expect(result).toMatchObject({
    kind: 'applied',
    draft: {
      experience: [{ description: 'Kept records of stock. Ordered supplies. Swept the floor.' }],
    },
  });
  expect(applyTip(draftOf('Something else'), tip)).toEqual({ kind: 'moved' });
  expect(applyTip(draft, { ...tip, found: undefined })).toEqual({ kind: 'moved' });
});

it('all four help the sample, and after them no blank is printed', () => {
  let draft = sampleDraft;
  for (const id of ['metrics', 'action-verbs', 'keywords', 'collaboration'] as const) {
    const tip = writingTips(draft).find((one) => one.id === id);
    const result = tip && applyTip(draft, tip);
    expect([id, result?.kind]).toEqual([id, 'applied']);
    if (result?.kind === 'applied') draft = result.draft;
  }
  expect(JSON.stringify(draft.experience)).toContain('[');
  const { document } = writeCvNow({ ...draft, personalInfo: { ...draft.personalInfo } });
  expect(JSON.stringify(document.experience.map((job) => job.bullets))).not.toMatch(/\[how|\?\]/);
});
