import type { CvDocument } from '@candor/domain/cv';
import type { LetterDocument } from '@candor/domain/letters';

/** A text of a document: its path as the form names it, and what a person calls it. */
export type FieldText = { path: string; label: string; text: string };

type Entry = { bullets?: readonly string[] | undefined };

/** A name as it may stand in a sentence: short, and nothing of it stacked or unseen. */
function quoted(name: string): string {
  const plain = name.replace(/[\p{M}\p{C}]/gu, '').trim();
  return plain.length > 40 ? `“${plain.slice(0, 40)}…”` : `“${plain}”`;
}

/** Words for the names of fields where the name itself is not the word. */
const words: Record<string, string> = {
  position: 'job title',
  start: 'start date',
  end: 'end date',
  url: 'web address',
};

function entryTexts<E extends Entry & object>(
  path: string,
  entries: readonly E[],
  of: (entry: E) => { noun: string; name: string },
): FieldText[] {
  return entries.flatMap((entry, at) => {
    const { noun, name } = of(entry);
    const where = name.trim() === '' ? `${noun} ${at + 1}` : `${noun} ${quoted(name)}`;
    const fields = Object.entries(entry).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [{ path: `${path}.${at}.${key}`, label: `The ${words[key] ?? key} of ${where}`, text }]
        : [],
    );
    const bullets = (entry.bullets ?? []).map((text, bullet) => ({
      path: `${path}.${at}.bullets.${bullet}`,
      label: `Bullet ${bullet + 1} of ${where}`,
      text,
    }));
    return [...fields, ...bullets];
  });
}

/** Every text of a CV. */
export function cvTexts(document: CvDocument): FieldText[] {
  const { basics, summary, custom } = document;
  const { links, ...head } = basics;
  return [
    ...Object.entries(head).map(([key, text]) => ({ path: `basics.${key}`, label: `The ${key}`, text })),
    ...entryTexts('basics.links', links, ({ label }) => ({ noun: 'link', name: label })),
    { path: 'summary', label: 'The summary', text: summary },
    ...entryTexts('experience', document.experience, ({ company }) => ({
      noun: 'the job at',
      name: company,
    })),
    ...entryTexts('education', document.education, ({ degree }) => ({ noun: 'the education', name: degree })),
    ...entryTexts('skills', document.skills, ({ name }) => ({ noun: 'the skill', name })),
    ...entryTexts('projects', document.projects, ({ name }) => ({ noun: 'the project', name })),
    ...entryTexts('languages', document.languages, ({ name }) => ({ noun: 'the language', name })),
    ...entryTexts('certifications', document.certifications, ({ name }) => ({
      noun: 'the certification',
      name,
    })),
    ...custom.flatMap(({ title, entries }, at) => [
      { path: `custom.${at}.title`, label: `The title of section ${at + 1}`, text: title },
      ...entryTexts(`custom.${at}.entries`, entries, (entry) => ({ noun: 'the entry', name: entry.title })),
    ]),
  ];
}

/** Every text of a letter. */
export function letterTexts(letter: LetterDocument): FieldText[] {
  const { date, subject, salutation, close, signature } = letter;
  const single = Object.entries({ date, subject, salutation, close, signature });
  return [
    ...single.map(([key, text]) => ({ path: key, label: `The ${key}`, text })),
    ...(['sender', 'recipient', 'enclosures'] as const).flatMap((key) =>
      letter[key].map((text, at) => ({
        path: `${key}.${at}`,
        label: `Line ${at + 1} of the ${key}`,
        text,
      })),
    ),
    ...letter.paragraphs.map((text, at) => ({
      path: `paragraphs.${at}`,
      label: `Paragraph ${at + 1}`,
      text,
    })),
  ];
}
