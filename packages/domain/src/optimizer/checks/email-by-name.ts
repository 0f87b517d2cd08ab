import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const LEAST = 3;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äöü]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z]/gu, '');

/** Whether an address is made of a name: a part of it, or its initials. */
function isOfName(address: string, name: string): boolean {
  const letters = plain(address);
  const simple = plain(name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const parts = name
    .split(/[\s-]+/u)
    .flatMap((part) => [plain(part), plain(part.normalize('NFD').replaceAll(/\p{M}/gu, ''))]);
  const initials = name
    .split(/[\s-]+/u)
    .map((part) => plain(part).charAt(0))
    .join('');
  return (
    simple === '' ||
    parts.some((part) => part.length >= LEAST && letters.includes(part.slice(0, LEAST))) ||
    letters === initials ||
    parts.some((part) => part !== '' && part.length < LEAST && letters.includes(part))
  );
}

export const emailByName: Check = {
  id: 'email-by-name',
  area: 'ats',
  words: () => ({
    label: say`Professional email address`,
    looksFor: say`An address based on your name`,
    why: say`It’s one of the first things people see, and a playful one sticks.`,
  }),
  source: 'Rezi, Enhancv and Resume Worded all check it; own rule',
  weight: 1,
  run(cv) {
    const { email, name } = cv.document.basics;
    if (!email.includes('@') || name === '' || !/\p{Script=Latin}/u.test(name)) return null;
    return wholeResult(
      isOfName(email, name)
        ? []
        : [foundAt(cv, 'basics.email', say`An address based on your name looks more professional.`)],
    );
  },
};
