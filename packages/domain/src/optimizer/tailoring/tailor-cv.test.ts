import { expect, it } from 'vitest';
import { cvDocument, toText, type CvDocument } from '../../cv/index.ts';
import { goodCv } from '../testing/good-cv.ts';
import { skillsIn } from '../testing/lexicon.ts';
import { applyTailoring } from './apply-tailoring.ts';
import { tailorCv } from './tailor-cv.ts';

const tailored = (document: CvDocument, advert: string, profile: CvDocument | null = null) =>
  tailorCv({
    document,
    advert,
    profile,
    today: '2026-11',
    country: 'gb',
    occupation: null,
    skills: skillsIn,
    isPlace: (name) => name === 'Leeds',
  });

const advert = [
  'Senior Staff Nurse',
  'Leeds Surgical Centre is looking for a Senior Staff Nurse in Leeds.',
  'Requirements:',
  '- Teaching of students',
  '- Wound care',
  'Desirable:',
  '- Excel',
].join('\n');

it('moves up what the advert asks for, each change with its words and the fact', () => {
  const { changes, title, company } = tailored(goodCv(), advert);
  expect([title?.name, company?.name]).toEqual(['Senior Staff Nurse', 'Leeds Surgical Centre']);
  console.log(JSON.stringify(changes, null, 1));
});
