import { say } from '../../say/index.ts';
import { missing, wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

export const emailGiven: Check = {
  id: 'email-given',
  area: 'ats',
  words: () => ({
    label: say`Email address`,
    looksFor: say`A complete email address`,
    why: say`It’s the field applicant tracking systems need most.`,
  }),
  source: 'Contact weights of public CV checkers: email 35 of 100',
  weight: 7,
  run(cv) {
    const { email } = cv.document.basics;
    if (email === '') return wholeResult([missing('basics.email', say`Add an email address.`)]);
    return wholeResult(
      ADDRESS.test(email) ? [] : [foundAt(cv, 'basics.email', say`This email address is not complete.`)],
    );
  },
};
