import { formatDate, formatRange, type CvDocument, type CustomSection } from '@candor/domain/cv';
import type { SectionId } from '../layouts/theme.ts';

import { linkTarget, shownAddress } from './link.ts';
import type { Entry, Group, Linked, Section, Sheet } from './sheet.ts';

/** What stands on the page, in the order given. Rows without a word and sections without a row are left out. */
export function sheetOf(document: CvDocument, order: readonly SectionId[]): Sheet {
  const { basics } = document;
  return {
    name: basics.name,
    headline: basics.headline,
    contacts: [
      { text: basics.email, href: linkTarget(basics.email) },
      { text: basics.phone, href: null },
      { text: basics.location, href: null },
      ...basics.links.map(({ label, url }) => ({
        text: label === '' ? shownAddress(url) : label,
        href: linkTarget(url),
      })),
    ].filter((contact) => contact.text !== ''),
    sections: order.flatMap((id) => sectionsOf(id, document)),
  };
}

function sectionsOf(id: SectionId, document: CvDocument): Section[] {
  switch (id) {
    case 'summary':
      return prose(id, 'Summary', document.summary);
    case 'experience':
      return entries(
        id,
        'Experience',
        document.experience.map((job) =>
          organised(job.position, job.company, job.location, formatRange(job.start, job.end), job.bullets),
        ),
      );
    case 'education':
      return entries(
        id,
        'Education',
        document.education.map((school) =>
          organised(
            school.degree,
            school.institution,
            school.location,
            formatRange(school.start, school.end, 'end'),
            school.bullets,
          ),
        ),
      );
    case 'skills':
      return groups(id, 'Skills', skillGroups(document));
    case 'projects':
      return entries(
        id,
        'Projects',
        document.projects.map((project) => ({
          ...entry(project.name, '', '', formatRange(project.start, project.end), project.bullets),
          title: linked(project.name, project.url),
        })),
      );
    case 'languages':
      return groups(id, 'Languages', [
        {
          label: '',
          items: document.languages.map(({ name, level }) =>
            level === '' || name === '' ? name || level : `${name} (${level})`,
          ),
        },
      ]);
    case 'certifications':
      return entries(
        id,
        'Certifications',
        document.certifications.map((certificate) => ({
          ...entry(certificate.name, certificate.issuer, '', formatDate(certificate.date), []),
          title: linked(certificate.name, certificate.url),
        })),
      );
    case 'custom':
      return document.custom.flatMap(customSection);
    default:
      return id satisfies never;
  }
}

function customSection(section: CustomSection): Section[] {
  return entries(
    'custom',
    section.title === '' ? 'Other' : section.title,
    section.entries.map((row) =>
      entry(row.title, row.subtitle, '', formatRange(row.start, row.end), row.bullets),
    ),
  );
}

function linked(name: string, url: string): Linked {
  return { text: name === '' ? shownAddress(url) : name, href: linkTarget(url) };
}

function organised(...parts: Parameters<typeof entry>): Entry {
  return { ...entry(...parts), isOrganised: true };
}

function entry(
  title: string,
  subtitle: string,
  place: string,
  dates: string,
  bullets: readonly string[],
): Entry {
  const words = title === '' ? { title: subtitle, subtitle: '' } : { title, subtitle };
  return {
    isOrganised: false,
    title: { text: words.title, href: null },
    subtitle: words.subtitle,
    place,
    dates,
    bullets: bullets.filter((bullet) => bullet.trim() !== ''),
  };
}

function prose(id: SectionId, title: string, text: string): Section[] {
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return paragraphs.length === 0 ? [] : [{ id, title, kind: 'prose', paragraphs }];
}

function entries(id: SectionId, title: string, rows: readonly Entry[]): Section[] {
  const kept = rows.filter(
    (row) =>
      row.title.text !== '' ||
      row.subtitle !== '' ||
      row.place !== '' ||
      row.dates !== '' ||
      row.bullets.length > 0,
  );
  return kept.length === 0 ? [] : [{ id, title, kind: 'entries', entries: kept }];
}

function groups(id: SectionId, title: string, rows: readonly Group[]): Section[] {
  const kept = rows
    .map((row) => ({ ...row, items: row.items.filter((item) => item !== '') }))
    .filter((row) => row.items.length > 0);
  return kept.length === 0 ? [] : [{ id, title, kind: 'groups', groups: kept }];
}

function skillGroups(document: CvDocument): Group[] {
  const byLabel = new Map<string, string[]>();
  for (const { name, group } of document.skills) {
    const items = byLabel.get(group);
    if (items === undefined) byLabel.set(group, [name]);
    else items.push(name);
  }
  return [...byLabel].map(([label, items]) => ({ label, items }));
}
