import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { firesAt, mutated } from '../testing/mutate.ts';

const occupation = (ids: readonly string[]) => ({
  title: 'Registered Nurses',
  skills: ids.map((id) => ({ id, name: id.replaceAll('-', ' '), isTelling: true })),
});
const check = 'occupation-skills';
const tools = ['a', 'b', 'c', 'd', 'e'];
const resultOf = (ids: readonly string[]) => analysed(goodCv(), { occupation: occupation(ids) });

it('finds the one thing that is broken', () => {
  const named = ['wound-care', 'medication-rounds', 'handover', 'surgery', 'teaching', 'microsoft-excel'];
  const outcome = mutated('occupation-skills', {
    breaks: (cv) => ({ ...cv, skills: cv.skills.filter(({ name }) => name !== 'Microsoft Excel') }),
    more: { occupation: occupation([...named, ...tools]) },
  });
  expect(outcome).toEqual(firesAt('occupation-skills', null));
});

it('names what is often asked for and not said', () => {
  const { findings } = resultOf(['wound-care', 'phlebotomy', 'kotlin', ...tools.slice(0, 3)]);
  expect(findings.find((one) => one.check === check)?.message).toBe(
    'Often asked for as Registered Nurses: phlebotomy, kotlin, a, b, c. Add those you have, with where you used them.',
  );
});

it('stands aside where nothing is asked for by name', () => {
  expect(resultOf(['phlebotomy', 'dietetics']).checks.map(({ id }) => id)).not.toContain(check);
});

it('stands aside where there is an advert', () => {
  const { checks } = analysed(goodCv(), {
    occupation: occupation(['phlebotomy', ...tools]),
    advert: 'Staff Nurse',
  });
  expect(checks.map(({ id }) => id)).not.toContain(check);
});
