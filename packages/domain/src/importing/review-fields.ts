import type { CvDocument } from '../cv/index.ts';
import { say } from '../say/index.ts';
import { entryNames } from './entry-names.ts';

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
  label: say`Dates`,
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
  name: (place: number) => string,
  keys: readonly (Shorthand | 'dates' | 'graduation')[],
): ReviewEntry[] {
  return Array.from({ length }, (_, at) => ({
    path: `${list}.${at}`,
    name: name(at + 1),
    fields: fieldsOf(`${list}.${at}`, keys),
  }));
}

/** Every field of a document, by section, in the order of the form. Empty contact fields are listed too. */
export function reviewSections(document: CvDocument): ReviewSection[] {
  const sections: ReviewSection[] = [
    {
      id: 'basics',
      title: say`Personal Information`,
      entries: [
        {
          path: 'basics',
          name: say`Contact`,
          fields: fieldsOf('basics', [
            ['name', say`Full Name`],
            ['headline', say`Job Title`],
            ['email', say`Email`],
            ['phone', say`Phone`],
            ['location', say`Location`],
          ]),
        },
        ...listOf('basics.links', document.basics.links.length, entryNames.links, [
          ['label', say`Link label`],
          ['url', say`Address`],
        ]),
      ],
    },
    {
      id: 'summary',
      title: say`Professional Summary`,
      entries:
        document.summary === ''
          ? []
          : [
              {
                path: 'summary',
                name: say`Summary`,
                fields: [{ path: 'summary', label: say`Summary`, shape: { kind: 'text' } }],
              },
            ],
    },
    {
      id: 'experience',
      title: say`Work Experience`,
      entries: listOf('experience', document.experience.length, entryNames.experience, [
        ['position', say`Position`],
        ['company', say`Company`],
        'dates',
        ['location', say`Place`],
        ['bullets', say`Description`, 'lines'],
      ]),
    },
    {
      id: 'education',
      title: say`Education`,
      entries: listOf('education', document.education.length, entryNames.education, [
        ['degree', say`Degree`],
        ['institution', say`Institution`],
        'graduation',
        ['location', say`Place`],
        ['bullets', say`Details`, 'lines'],
      ]),
    },
    {
      id: 'skills',
      title: say`Skills`,
      entries: listOf('skills', document.skills.length, entryNames.skills, [['name', say`Skill`]]),
    },
    {
      id: 'languages',
      title: say`Languages`,
      entries: listOf('languages', document.languages.length, entryNames.languages, [
        ['name', say`Language`],
        ['level', say`Level`],
      ]),
    },
    {
      id: 'certifications',
      title: say`Certifications`,
      entries: listOf('certifications', document.certifications.length, entryNames.certifications, [
        ['name', say`Certification`],
        ['issuer', say`Issued by`],
        ['date', say`Date`],
        ['url', say`Address`],
      ]),
    },
    {
      id: 'projects',
      title: say`Projects`,
      entries: listOf('projects', document.projects.length, entryNames.projects, [
        ['name', say`Project`],
        'dates',
        ['url', say`Address`],
        ['bullets', say`What it achieved`, 'lines'],
      ]),
    },
    ...document.custom.map((section, at): ReviewSection => ({
      id: `custom.${at}`,
      title: section.title || say`Other`,
      entries: [
        {
          path: `custom.${at}`,
          name: say`Section`,
          fields: fieldsOf(`custom.${at}`, [['title', say`Section heading`]]),
        },
        ...listOf(`custom.${at}.entries`, section.entries.length, entryNames.custom, [
          ['title', say`What`],
          ['subtitle', say`Where, or with whom`],
          'dates',
          ['bullets', say`Details`, 'lines'],
        ]),
      ],
    })),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
