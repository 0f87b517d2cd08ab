import {
  designOutline,
  formatDateAs,
  formatRangeAs,
  languageText,
  skillGroups,
  type CvDesign,
  type CvDocument,
  type OutlineSection,
  type SectionId,
} from '@candor/domain/cv';
import { fitsOnOnePage } from './fits-on-one-page.ts';
import { isKana } from './script.ts';
import { linkTarget, shownAddress } from './link.ts';
import type { Breaks, Entry, Group, Section, ResolvedLayout } from './resolved-layout.ts';

/** What stands on the page, as the design orders, names and hides it. Parts without a word are left out. */
export function resolveLayout(
  document: CvDocument,
  design: CvDesign,
  order: readonly SectionId[],
): ResolvedLayout {
  const { basics } = document;
  const links = design.showsLinks ? basics.links : [];
  return {
    name: basics.name,
    headline: basics.headline,
    contacts: [
      { text: basics.email, href: linkTarget(basics.email), path: 'basics.email' },
      { text: basics.phone, href: null, path: 'basics.phone' },
      { text: basics.location, href: null, path: 'basics.location' },
      ...links.map(({ label, url }, at) => ({
        text: label === '' ? shownAddress(url) : label,
        href: linkTarget(url),
        path: `basics.links.${at}.${label === '' ? 'url' : 'label'}`,
      })),
    ].filter((contact) => contact.text !== ''),
    isJapanese: design.language === 'ja' || isKana(JSON.stringify(document)),
    sections: designOutline(document, design, order)
      .filter(({ isHidden }) => !isHidden)
      .flatMap((outline) => sectionOf(outline, document, design)),
  };
}

function sectionOf(outline: OutlineSection, document: CvDocument, design: CvDesign): Section[] {
  const { id, title, at } = outline;
  const breaks = breaksOf(outline.key, design);
  const within = id === 'custom' ? `custom.${at}.entries` : id;
  const shown = (rows: readonly Row[]) =>
    outline.entries.flatMap((entry) => {
      const row = rows[entry.at];
      if (row === undefined || entry.isHidden) return [];
      return [{ ...row, path: `${within}.${entry.at}`, ...breaksOf(entry.key, design) }];
    });
  const entries = (rows: readonly Row[]) => entriesSection(id, title, breaks, shown(rows));
  const { form, language } = { form: design.dateForm, language: design.language };
  const range = (start: string, end: string, singleIs?: 'end') =>
    formatRangeAs(start, end, { form, language }, singleIs);
  /** An entry whose title leads to an address, which stands in its place where there is none. */
  const leading = (entry: Row, url: string): Row => {
    const { text } = entry.title;
    if (!design.showsLinks) return entry;
    return { ...entry, title: { text: text === '' ? shownAddress(url) : text, href: linkTarget(url) } };
  };
  switch (id) {
    case 'summary':
      return proseSection(title, breaks, document.summary);
    case 'experience':
      return entries(
        document.experience.map((job) =>
          organised(job.position, job.company, job.location, range(job.start, job.end), job.bullets),
        ),
      );
    case 'education':
      return entries(
        document.education.map((school) =>
          organised(
            school.degree,
            school.institution,
            school.location,
            range(school.start, school.end, 'end'),
            school.bullets,
          ),
        ),
      );
    case 'skills':
      return groupsSection(
        id,
        title,
        breaks,
        skillGroups(document).map(({ label, skills }, nth) => ({
          label,
          path: `skills.group.${nth}`,
          items: skills.map(({ name }) => name),
        })),
      );
    case 'projects':
      return entries(
        document.projects.map((project) =>
          leading(row(project.name, '', '', range(project.start, project.end), project.bullets), project.url),
        ),
      );
    case 'languages':
      return groupsSection(id, title, breaks, [
        {
          label: '',
          path: 'languages.list',
          items: document.languages.map(languageText),
        },
      ]);
    case 'certifications':
      return entries(
        document.certifications.map(({ name, issuer, date, url }) =>
          leading(row(name, issuer, '', formatDateAs(date, { form, language }), []), url),
        ),
      );
    case 'custom':
      return entries(
        (document.custom[at]?.entries ?? []).map((entry) =>
          row(entry.title, entry.subtitle, '', range(entry.start, entry.end), entry.bullets),
        ),
      );
    default:
      return id satisfies never;
  }
}

type Row = Omit<Entry, 'path' | keyof Breaks>;

function breaksOf(key: string, { sections }: CvDesign): Breaks {
  return {
    isOnNewPage: sections.pageBreakBefore.includes(key),
    isKept: sections.keepTogether.includes(key),
  };
}

function organised(...parts: Parameters<typeof row>): Row {
  return { ...row(...parts), isOrganised: true };
}

function row(title: string, subtitle: string, place: string, dates: string, bullets: readonly string[]): Row {
  const words = title === '' ? { title: subtitle, subtitle: '' } : { title, subtitle };
  return {
    isOrganised: false,
    isUntitled: title === '',
    title: { text: words.title, href: null },
    subtitle: words.subtitle,
    place,
    dates,
    bullets: bullets.filter((bullet) => bullet.trim() !== ''),
  };
}

function proseSection(title: string, breaks: Breaks, text: string): Section[] {
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return paragraphs.length === 0
    ? []
    : [kept({ id: 'summary', title, ...breaks, kind: 'prose', paragraphs })];
}

function entriesSection(id: SectionId, title: string, breaks: Breaks, rows: readonly Entry[]): Section[] {
  const entries = rows
    .filter(
      (entry) =>
        entry.title.text !== '' ||
        entry.subtitle !== '' ||
        entry.place !== '' ||
        entry.dates !== '' ||
        entry.bullets.length > 0,
    )
    .map((entry) => ({ ...entry, isKept: entry.isKept && fitsOnOnePage(entry.bullets) }));
  return entries.length === 0 ? [] : [kept({ id, title, ...breaks, kind: 'entries', entries })];
}

function groupsSection(id: SectionId, title: string, breaks: Breaks, rows: readonly Group[]): Section[] {
  const groups = rows
    .map((group) => ({ ...group, items: group.items.filter((item) => item !== '') }))
    .filter((group) => group.items.length > 0);
  return groups.length === 0 ? [] : [kept({ id, title, ...breaks, kind: 'groups', groups })];
}

/** A section longer than a page cannot be kept on one. */
function kept(section: Section): Section {
  const texts =
    section.kind === 'prose'
      ? section.paragraphs
      : section.kind === 'groups'
        ? section.groups.map(({ items }) => items.join(', '))
        : section.entries.flatMap((entry) => ['', '', ...entry.bullets]);
  return { ...section, isKept: section.isKept && fitsOnOnePage(texts) };
}
