import type { CvDocument } from '../../../packages/domain/src/cv/index.ts';
import { fieldKind, type Margins } from '../../../packages/domain/src/reading/certainty.ts';
import { readWithMargins } from '../../../packages/domain/src/reading/read-lines.ts';
import type { PositionedLine } from '../../../packages/domain/src/reading/positioned-line.ts';
import { titleCertainty } from '@candor/occupations';
import { isSamePhone, normalDate, normalText } from '../read-normal.ts';
import { bare, truthOfPage, type TrainingPage } from './truth-of-page.ts';

/** A field that a page was read to have, whether it is right, and how certain it is said to be. */
export interface JudgedField {
  kind: string;
  isRight: boolean;
  certainty: number;
  margins: Margins;
}

function valueAt(document: CvDocument, path: string): string {
  let value: unknown = document;
  for (const key of path.split('.')) value = (value as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
}

/** The fields that a page is read to have; those whose truth the page's person does not tell are left out. */
export function judgedFields(page: TrainingPage, lines: readonly PositionedLine[]): JudgedField[] {
  const { document, fields } = readWithMargins(lines, { titleCertainty });
  const truth = truthOfPage(page, lines);
  const { resume } = page;
  const isOneOf = (value: string, known: readonly string[]) =>
    known.some((one) => normalText(one) === normalText(value));
  const words = (text: string) =>
    text
      .split(/[\s,]+/u)
      .map(bare)
      .filter((word) => !/^(?:in|of|en|de|di)?$/u.test(word))
      .toSorted()
      .join(' ');
  const isSameWords = (value: string, known: readonly string[]) =>
    known.some((one) => words(one) === words(value));
  const texts = [
    ...truth.pieces,
    ...resume.education.flatMap(({ courses }) => courses),
    ...resume.work.map(({ description }) => description),
  ];
  const isDateOf = (path: string, value: string): boolean | null => {
    const [root = '', at = ''] = path.split('.');
    const key = path.endsWith('.start') ? 'start' : 'end';
    if (root === 'experience') {
      const own = document.experience[Number(at)];
      const job = truth.jobs.find(
        ({ company, position, start }) =>
          own !== undefined &&
          (isOneOf(own.company, [company]) || isOneOf(own.position, [position])) &&
          [own.start, own.end].some((date) => normalDate(date) === normalDate(start)),
      );
      // Some templates show that a job goes on by leaving its end out.
      if (job?.[key] === '' && value === 'present') return null;
      return job !== undefined && normalDate(job[key]) === normalDate(value);
    }
    if (root !== 'education') return null;
    const own = document.education[Number(at)];
    const schools = truth.schools.filter(
      ({ institution }) => own !== undefined && isOneOf(own.institution, [institution]),
    );
    return schools.some((school) =>
      [school[key], school.start === school.end ? school.start : ''].some(
        (date) => date !== '' && normalDate(date) === normalDate(value),
      ),
    );
  };
  const isRight = (path: string, value: string): boolean | null => {
    const kind = fieldKind(path);
    if (/\.(?:start|end)$/u.test(path)) return isDateOf(path, value);
    switch (kind) {
      case 'basics.name':
        return isOneOf(value, truth.name);
      case 'basics.email':
        return isOneOf(value, [truth.email]);
      case 'basics.phone':
        return isSamePhone(truth.phone, value);
      case 'basics.headline':
        return isOneOf(value, [truth.headline]);
      case 'basics.location':
        return isSameWords(value, truth.location);
      case 'summary':
        return isOneOf(value, [truth.summary]);
      case 'experience.company':
        return isOneOf(
          value,
          truth.jobs.map(({ company }) => company),
        );
      case 'experience.position':
        return isOneOf(
          value,
          truth.jobs.map(({ position }) => position),
        );
      case 'experience.location':
        return isOneOf(
          value,
          resume.work.map(({ location }) => location),
        );
      case 'experience.bullets':
      case 'education.bullets':
      case 'projects.bullets':
        return isOneOf(value, [
          ...texts,
          ...resume.projects.map(({ description }) => description),
          ...resume.education.map(({ score }) => score),
        ]);
      case 'education.institution':
        return isOneOf(
          value,
          truth.schools.map(({ institution }) => institution),
        );
      case 'education.degree':
        return isSameWords(
          value,
          truth.schools.map(({ degree }) => degree),
        );
      case 'skills.name':
        return isOneOf(value, truth.skills);
      case 'projects.name':
        return isOneOf(
          value,
          resume.projects.map(({ name }) => name),
        );
      case 'languages.name':
        return isOneOf(
          value,
          resume.languages.map(({ language }) => language),
        );
      case 'certifications.name':
        return isOneOf(
          value,
          resume.certificates.map(({ name }) => name),
        );
      case 'certifications.issuer':
        return isOneOf(
          value,
          resume.certificates.map(({ issuer }) => issuer),
        );
      default:
        return null;
    }
  };
  return fields.flatMap(({ field: { path, certainty }, margins }) => {
    const right = isRight(path, valueAt(document, path));
    return right === null ? [] : [{ kind: fieldKind(path), isRight: right, certainty, margins }];
  });
}
