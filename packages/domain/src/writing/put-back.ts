import { cvLimits, fromText, toText } from '../cv/index.ts';
import type { LeftOut } from './report.ts';

/**
 * The text form of a CV with something that was left out at its place again; a summary of the person's own takes the
 * place of the written one. Null where its place is gone or full.
 */
export function putBack(text: string, { place, text: left, reason }: LeftOut): string | null {
  const document = fromText(text);
  if (place === 'summary') {
    const summary = reason === 'rewritten' ? left : `${document.summary} ${left}`.trim();
    return summary.length > cvLimits.paragraph ? null : toText({ ...document, summary });
  }
  if (place === 'skills')
    return toText({ ...document, skills: [...document.skills, { name: left, group: '' }] });
  if (place === 'certifications')
    return toText({
      ...document,
      certifications: [...document.certifications, { name: left, issuer: '', date: '', url: '' }],
    });
  if (place === 'experience') {
    const [position = '', ...bullets] = left.split('\n');
    const post = { position, company: '', location: '', start: '', end: '', bullets };
    return toText({ ...document, experience: [...document.experience, post] });
  }
  const [, part, index] = /^(experience|projects)\.(\d+)$/.exec(place) ?? [];
  const entry = part === 'experience' || part === 'projects' ? document[part][Number(index)] : undefined;
  if (!entry || entry.bullets.length >= cvLimits.bullets) return null;
  entry.bullets.push(left);
  return toText(document);
}
