import { expect, it } from 'vitest';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';

const occupation = (ids: readonly string[]) => ({
  title: 'Registered Nurses',
  skills: ids.map((id) => ({ id, name: id.replaceAll('-', ' '), isTelling: true })),
});
const check = 'occupation-skills';
const resultOf = (ids: readonly string[]) => analysed(goodCv(), { occupation: occupation(ids) });

it('is content with a CV that names what the occupation asks for', () => {
  const { findings, checks } = resultOf(['wound-care', 'medication-rounds', 'handover']);
  expect(findings.filter((one) => one.check === check)).toEqual([]);
  const one = checks.find(({ id }) => id === check);
  expect(one?.points).toBe(one?.most);
});

it('names what is often asked for and not said', () => {
  const { findings } = resultOf(['wound-care', 'phlebotomy']);
  expect(findings.find((one) => one.check === check)?.message).toBe(
    'Often asked for as Registered Nurses: phlebotomy. Add those you have, with where you used them.',
  );
});

it('stands aside where there is an advert', () => {
  const { checks } = analysed(goodCv(), { occupation: occupation(['phlebotomy']), advert: 'Staff Nurse' });
  expect(checks.map(({ id }) => id)).not.toContain(check);
});
