import type { CvDocument } from '../cv/index.ts';
import { sectionKindOf } from './known-heading.ts';
import type { Section } from './find-sections.ts';
import type { DetectedType } from './read-cv.ts';

const SALUTATION =
  /^(?:dear\s|to whom it may concern|hello\s|sehr geehrte|liebe[rs]?\s|hallo\s|guten tag|madame|monsieur|bonjour|cher\s|chère\s|estimad|a quien corresponda|querid|prezad|exmo|exma|caro\s|cara\s|gentile|egregi|spett|geachte|beste\s|уважаем|здравствуйте|尊敬的|您好|السيد |السيدة |السادة |حضرة |عزيزي |عزيزتي |تحية طيبة|לכבוד |שלום רב)/iu;
const CLOSING =
  /(?:^|\n)\s*(?:sincerely|yours|kind regards|best regards|regards|respectfully|with best|mit freundlichen grüßen|mit freundlichem gruß|freundliche grüße|viele grüße|cordialement|bien à vous|je vous prie|veuillez|atentamente|un cordial saludo|saludos|atenciosamente|com os melhores cumprimentos|cumprimentos|cordiali saluti|distinti saluti|in fede|met vriendelijke groet|hoogachtend|с уважением|此致|敬礼|谢谢|وتفضلوا بقبول|مع خالص|مع التحية|تفضلوا بقبول|בברכה|בכבוד רב)/iu;

/** Whether a text is a CV, a letter or neither: a letter greets and closes, a CV has sections and dated entries. */
export function detectType(text: string, sections: readonly Section[], document: CvDocument): DetectedType {
  const hasGreeting = text.split('\n').some((line) => SALUTATION.test(line.trim()));
  const hasClosing = CLOSING.test(text);
  const known = new Set(
    sections.flatMap(({ kind, title }) =>
      sectionKindOf(title.text) === null || ['header', 'other', 'title', 'contact'].includes(kind)
        ? []
        : [kind],
    ),
  );
  if (hasGreeting && known.size < 3 && (hasClosing || known.size < 2)) return 'cover-letter';
  const hasCore = known.has('experience') || known.has('education') || known.has('skills');
  if (hasCore && (known.size >= 2 || document.experience.length + document.education.length > 0)) return 'cv';
  const hasContact = document.basics.email !== '' || document.basics.phone !== '';
  return document.experience.length >= 1 && hasContact && document.basics.name !== '' && known.size > 0
    ? 'cv'
    : 'unknown';
}
