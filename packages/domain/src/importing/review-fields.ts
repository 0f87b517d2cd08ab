import type { CvDocument } from '../cv/index.ts';

/**
 * How a field is corrected: as one line, as a text of several lines, as a list of one thing a line, or as a stretch of
 * time (`as` names the side that a single date stands for).
 */
export type FieldShape =
  | { kind: 'line' }
  | { kind: 'text' }
  | { kind: 'lines' }
  | { kind: 'dates'; start: string; end: string; as: 'start' | 'end' };

/** One field of a document as it is reviewed. */
export interface ReviewField {
  /** Its place in the document: `basics.name`, `experience.0.bullets`. Dates stand under the path of their entry. */
  path: string;
  label: string;
  shape: FieldShape;
}

export interface ReviewEntry {
  /** `basics`, `experience.0`; what is removed as a whole. */
  path: string;
  /** What it is, by its kind and place: "Position 2". */
  name: string;
  fields: ReviewField[];
}

export interface ReviewSection {
  id: keyof CvDocument | `custom.${number}`;
  title: string;
  entries: ReviewEntry[];
}

type Shorthand = [key: string, label: string, kind?: 'lines' | 'text'];

const datesOf = (path: string, as: 'start' | 'end'): ReviewField => ({
  path: `${path}.dates`,
  label: 'Dates',
  shape: { kind: 'dates', start: `${path}.start`, end: `${path}.end`, as },
});

function fieldsOf(path: string, keys: readonly (Shorthand | 'dates' | 'graduation')[]): ReviewField[] {
  return keys.map((key) => {
    if (key === 'dates') return datesOf(path, 'start');
    if (key === 'graduation') return datesOf(path, 'end');
    const [name, label, kind = 'line'] = key;
    return { path: `${path}.${name}`, label, shape: { kind } };
  });
}

function listOf(
  list: keyof CvDocument | `custom.${number}.entries` | 'basics.links',
  length: number,
  noun: string,
  keys: readonly (Shorthand | 'dates' | 'graduation')[],
): ReviewEntry[] {
  return Array.from({ length }, (_, at) => ({
    path: `${list}.${at}`,
    name: `${noun} ${at + 1}`,
    fields: fieldsOf(`${list}.${at}`, keys),
  }));
}

/** Every field of a document, by section, in the order of the form. Empty contact fields are listed too. */
export function reviewSections(document: CvDocument): ReviewSection[] {
  const sections: ReviewSection[] = [
    {
      id: 'basics',
      title: 'Personal Information',
      entries: [
        {
          path: 'basics',
          name: 'Contact',
          fields: fieldsOf('basics', [
            ['name', 'Full Name'],
            ['headline', 'Job Title'],
            ['email', 'Email'],
            ['phone', 'Phone'],
            ['location', 'Location'],
          ]),
        },
        ...listOf('basics.links', document.basics.links.length, 'Link', [
          ['label', 'Link label'],
          ['url', 'Address'],
        ]),
      ],
    },
    {
      id: 'summary',
      title: 'Professional Summary',
      entries:
        document.summary === ''
          ? []
          : [
              {
                path: 'summary',
                name: 'Summary',
                fields: [{ path: 'summary', label: 'Summary', shape: { kind: 'text' } }],
              },
            ],
    },
    {
      id: 'experience',
      title: 'Work Experience',
      entries: listOf('experience', document.experience.length, 'Position', [
        ['position', 'Position'],
        ['company', 'Company'],
        'dates',
        ['location', 'Place'],
        ['bullets', 'Description', 'lines'],
      ]),
    },
    {
      id: 'education',
      title: 'Education',
      entries: listOf('education', document.education.length, 'Education', [
        ['degree', 'Degree'],
        ['institution', 'Institution'],
        'graduation',
        ['location', 'Place'],
        ['bullets', 'Details', 'lines'],
      ]),
    },
    {
      id: 'skills',
      title: 'Skills',
      entries: listOf('skills', document.skills.length, 'Skill', [['name', 'Skill']]),
    },
    {
      id: 'languages',
      title: 'Languages',
      entries: listOf('languages', document.languages.length, 'Language', [
        ['name', 'Language'],
        ['level', 'Level'],
      ]),
    },
    {
      id: 'certifications',
      title: 'Certifications',
      entries: listOf('certifications', document.certifications.length, 'Certification', [
        ['name', 'Certification'],
        ['issuer', 'Issued by'],
        ['date', 'Date'],
        ['url', 'Address'],
      ]),
    },
    {
      id: 'projects',
      title: 'Projects',
      entries: listOf('projects', document.projects.length, 'Project', [
        ['name', 'Project'],
        'dates',
        ['url', 'Address'],
        ['bullets', 'What it achieved', 'lines'],
      ]),
    },
    ...document.custom.map((section, at): ReviewSection => ({
      id: `custom.${at}`,
      title: section.title || 'Other',
      entries: [
        {
          path: `custom.${at}`,
          name: 'Section',
          fields: fieldsOf(`custom.${at}`, [['title', 'Section heading']]),
        },
        ...listOf(`custom.${at}.entries`, section.entries.length, 'Entry', [
          ['title', 'What'],
          ['subtitle', 'Where, or with whom'],
          'dates',
          ['bullets', 'Details', 'lines'],
        ]),
      ],
    })),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
