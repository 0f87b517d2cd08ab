import type { ReadAdvert } from '../../jobs/index.ts';
import { say } from '../../say/index.ts';
import { alwaysAsked, openPoints, type QuestionToAsk } from './bank/to-ask.ts';

export type { QuestionToAsk } from './bank/to-ask.ts';

const FEW_DUTIES = 3;
const MANY_SKILLS = 8;

/** Whether an advert leaves a point open; without an advert, only pay is. */
function isOpen(id: string, read: ReadAdvert | undefined): boolean {
  if (!read) return id === 'ask-pay';
  switch (id) {
    case 'ask-pay':
      return read.salary === null;
    case 'ask-place':
      return read.remote === null;
    case 'ask-hours':
      return read.employmentType === null;
    case 'ask-duties':
      return read.duties.length < FEW_DUTIES;
    case 'ask-must-have':
      return read.skillsRequired.length > MANY_SKILLS && read.skillsPreferred.length === 0;
    default:
      return read.benefits.length === 0;
  }
}

/** Questions to ask at the end of an interview: first what the advert leaves open, then what is always worth asking. */
export function questionsToAsk(read?: ReadAdvert): QuestionToAsk[] {
  const open = openPoints
    .filter(({ id }) => isOpen(id, read))
    .map((one) => (read ? one : { ...one, why: say`It helps to know before you talk about an offer.` }));
  return [...open, ...alwaysAsked];
}
