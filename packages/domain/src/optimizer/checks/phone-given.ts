import { say } from '../../say/index.ts';
import { missing, wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const LEAST_DIGITS = 7;

export const phoneGiven: Check = {
  id: 'phone-given',
  area: 'ats',
  words: () => ({
    label: say`Phone number`,
    looksFor: say`A complete phone number`,
    why: say`Many recruiters call first.`,
  }),
  source: 'Contact weights of public CV checkers: phone 30 of 100',
  weight: 6,
  run(cv) {
    const { phone } = cv.document.basics;
    if (phone === '') return wholeResult([missing('basics.phone', say`Add a phone number.`)]);
    const isShort = phone.replaceAll(/\D/gu, '').length < LEAST_DIGITS;
    return wholeResult(isShort ? [foundAt(cv, 'basics.phone', say`This phone number looks too short.`)] : []);
  },
};
