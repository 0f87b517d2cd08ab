import { expect, it } from 'vitest';
import { cvDocument, toText, type CvDocument } from '../cv/index.ts';
import { isOnlyInProfile } from './standing.ts';
import { analysed } from './testing/analysed.ts';
import { goodCv } from './testing/good-cv.ts';
import { withSkills } from './testing/mutate.ts';
import { withEvidence } from './with-evidence.ts';

const advert = [
  'Staff Nurse',
  'Requirements:',
  '- At least 3 years of experience on a ward',
  '- Wound care, handover and phlebotomy',
  '- Java or Kotlin',
  '- Degree in nursing',
  'Desirable:',
  '- Microsoft Excel',
].join('\n');
const matchOf = (cv = goodCv(), profile: CvDocument | null = null) => analysed(cv, { advert, profile }).match;
const stateOf = (name: string, match = matchOf()) =>
  match?.requirements.find((one) => one.name === name)?.state;

it('says which line answers a demand, and what of the list no line shows', () => {
  const match = matchOf();
  expect(match?.requirements.find(({ name }) => name === 'wound care')).toMatchObject({
    state: 'met',
    isRequired: true,
    isShown: true,
  });
  const [first] = match?.requirements.find(({ name }) => name === 'wound care')?.answers ?? [];
  expect(first?.quote).toBe('Dress complex wounds and teach wound care to 2 students a term');
  expect(
    match?.requirements.find(({ name }) => name === 'Microsoft Excel' || name === 'Excel'),
  ).toMatchObject({
    state: 'met',
    isShown: false,
  });
  expect(stateOf('phlebotomy')).toBe('maybe');
  expect(stateOf('Staff Nurse')).toBe('met');
  expect(stateOf('3 years of experience')).toBe('met');
  expect(stateOf('Degree in nursing')).toBe('met');
});

it('takes one of "Java or Kotlin" for both', () => {
  expect(stateOf('Java or Kotlin')).toBe('open');
  const match = matchOf(withSkills('Kotlin')(goodCv()));
  expect(
    match?.requirements.find(({ name }) => name === 'Kotlin or Java' || name === 'Java or Kotlin')?.state,
  ).toBe('met');
});

it('adds up to now, what the profile would add, and gaps', () => {
  const alone = matchOf();
  const profile = cvDocument({ experience: [{ bullets: ['Phlebotomy for 12 patients a day'] }] });
  const helped = matchOf(goodCv(), profile);
  const found = helped?.requirements.find(({ name }) => name === 'phlebotomy');
  expect(found && isOnlyInProfile(found)).toBe(true);
  expect(helped?.now.least).toBe(alone?.now.least);
  expect(helped?.afterEdits.least).toBeGreaterThan(alone?.afterEdits.least ?? 100);
  for (const match of [alone, helped]) {
    expect((match?.afterEdits.least ?? 0) + (match?.gaps.most ?? 0)).toBe(100);
    expect((match?.afterEdits.most ?? 0) + (match?.gaps.least ?? 0)).toBe(100);
  }
});

it('never claims what neither CV nor profile says', () => {
  const { suggestions } = analysed(goodCv(), { advert });
  for (const { edit } of suggestions) expect(edit?.replacement ?? '').not.toMatch(/phlebotomy|kotlin|java/iu);
});

it('takes a skill that is confirmed with where it was used', () => {
  const cv = withEvidence(goodCv(), {
    skill: 'Phlebotomy',
    job: 0,
    sentence: ' Took blood by phlebotomy from 9 patients a day ',
    isListed: false,
  });
  expect(toText(cv)).toContain('• Took blood by phlebotomy from 9 patients a day');
  expect(cv.skills).toEqual(goodCv().skills);
  expect(stateOf('phlebotomy', matchOf(cv))).toBe('met');
  expect(withEvidence(goodCv(), { skill: 'Phlebotomy', job: 9, sentence: 'x', isListed: true })).toEqual(
    goodCv(),
  );
});

it('takes a certificate under "Desirable" for welcome, and a title for answered by its first part', () => {
  const text = 'Staff Nurse, Surgical Nights\nRequirements:\n- Wound care\nDesirable:\n- NMC registration';
  const match = analysed(goodCv(), { advert: text }).match;
  expect(match?.requirements.filter(({ isRequired }) => !isRequired).map(({ name }) => name)).toEqual([
    'NMC registration',
  ]);
  expect(match?.requirements.find(({ kind }) => kind === 'title')?.state).toBe('met');
});
