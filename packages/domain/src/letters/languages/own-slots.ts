import { letterDate, personName } from '../letter-form.ts';
import { named, type LetterFacts, type Slots } from '../letter-facts.ts';
import type { LetterLanguage } from './letter-language.ts';

/** "(m/w/d)", "H/F": whom a vacancy is open to, in brackets or behind the title. */
const OPEN_TO =
  /\s*[([]?\s*(?<![\p{L}/])[mwdfhxiMWDFHXI](?:\s*\/\s*[mwdfhxiMWDFHXI]){1,3}(?![\p{L}/])\s*[)\]]?/gu;

function withDe(title: string): string {
  // Before an "h" nobody can tell by the letter alone.
  if (title === '' || /^h/iu.test(title)) return '';
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/iu.test(title) && !/^(?:onz|oui|y\p{Ll}*[aeo])/iu.test(title)
    ? `d'${title}`
    : `de ${title}`;
}

/** What the frames of a language may be filled with. */
export function ownSlots(facts: LetterFacts, rules: LetterLanguage, today: string): Slots {
  const { request, cv } = facts;
  const { country } = facts;
  // French letters have their date behind an article, which the frames have as well.
  const date = (day: string) => letterDate(day, { country, isEnglish: false }).replace(/^le /, '');
  const title = named(request.jobTitle).replaceAll(OPEN_TO, '').trim();
  const isPost = title !== '' && !rules.notPost.test(title) && title.length <= 80;
  const role = isPost ? rules.inSentence(title) : '';
  const person = personName(request.recommendeeName);
  const isTitledOnly = person.title === 'woman' || person.title === 'man';
  const recommended = isTitledOnly ? request.recommendeeName.trim() : person.full;
  // A day of this year needs no year.
  const contact = date(request.contactDate).replace(new RegExp(`(?: de)? ${today.slice(0, 4)}$`), '');
  return {
    role,
    deRole: rules.language === 'fr' ? withDe(role) : '',
    anyRole: title,
    contact,
    lastDay: date(request.lastDay),
    phone: request.phone || cv.basics.phone,
    email: request.email || cv.basics.email,
    recommended,
    whom: rules.whom(recommended),
    sought: named(request.positionApplyingFor),
  };
}
