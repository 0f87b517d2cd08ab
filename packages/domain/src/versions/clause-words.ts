import { plural, say } from '../say/index.ts';
import { spokenList } from '../say/spoken-list.ts';

/** What a clause says it of: '', 0 and none where it needs no such value. */
export interface ClauseValues {
  /** A name as it is now, and before. */
  name: string;
  before: string;
  count: number;
  names: readonly string[];
}

/** The controls of the design as people know them. What is not named here is "page settings". */
const controls: Readonly<Record<string, () => string>> = {
  accent: () => say`accent colour`,
  typePair: () => say`typeface`,
  size: () => say`type size`,
  lineSpacing: () => say`line spacing`,
  sectionSpacing: () => say`section spacing`,
  margins: () => say`margins`,
  paper: () => say`paper`,
  dateForm: () => say`date form`,
  showsLinks: () => say`links`,
  language: () => say`language of section names`,
  sections: () => say`order and titles of sections`,
  fit: () => say`fit to pages`,
};

function design({ names: changed }: ClauseValues): string {
  const said = changed.map((name) => controls[name]?.() ?? say`page settings`);
  const names = spokenList([...new Set(said)]);
  return say`${names} changed`;
}

type Words = (values: ClauseValues) => string;

/** What became of names that are short alone: few are named, many counted. */
const few =
  (named: (count: number, names: string) => string, counted: (count: number) => string): Words =>
  ({ count, names }) =>
    names.length > 0 ? named(count, spokenList(names, 'conjunction')) : counted(count);

/** Names, and how many there are beside them. */
const listed =
  (all: (names: string) => string, some: (names: string, more: number) => string): Words =>
  ({ names, count: more }) =>
    more > 0 ? some(spokenList(names), more) : all(spokenList(names));

/** How a version began: in front of what it changed, or all that is said of it. */
const origins = {
  'saved-first': () => say`Saved for the first time`,
  'written-from-form': () => say`Written from the form`,
  'written-from-draft': () => say`Written from your own draft`,
  'written-by-assistant': () => say`Written by an assistant`,
  'written-again-from-form': () => say`Generated again from the form`,
  'written-again-from-draft': () => say`Generated again from your own draft`,
  proposed: () => say`Proposed by an assistant`,
  'suggestion-accepted': ({ name }) => say`Suggestion by ${name} accepted`,
  restored: ({ count: version }) => say`Restored version ${version}`,
  copied: ({ name: title }) => say`Copy of ${title}`,
  'copied-for-language': ({ name: title }) => say`In another language: ${title}`,
  tailored: ({ name: fitted }) => (fitted === '' ? say`Tailored to a job ad` : say`Tailored to ${fitted}`),
  'made-from-profile': () => say`Made from your profile`,
  'profile-changed': () => say`Updated with your profile`,
  'profile-followed': listed(
    (names) => say`Updated with your profile: ${names}`,
    (names, more) => say`Updated with your profile: ${names} and ${more} more`,
  ),
  'profile-taken': listed(
    (names) => say`Updated from your profile: ${names}`,
    (names, more) => say`Updated from your profile: ${names} and ${more} more`,
  ),
} satisfies Record<string, Words>;

const ofDocuments = {
  renamed: ({ name }) => say`renamed to ${name}`,
  layout: ({ name: layout }) => say`layout ${layout}`,
  'layout-release': ({ name: layout, count: release }) => say`layout ${layout} in release ${release}`,
} satisfies Record<string, Words>;

const ofCvs = {
  name: () => say`name changed`,
  headline: () => say`job title changed`,
  contact: () => say`contact details changed`,
  links: () => say`links changed`,
  'summary-added': () => say`summary added`,
  'summary-removed': () => say`summary removed`,
  'summary-rewritten': () => say`summary rewritten`,
  'summary-edited': () => say`summary edited`,
  'entry-added': ({ name }) => say`${name} added`,
  'entry-removed': ({ name }) => say`${name} removed`,
  'entry-changed': ({ name }) => say`${name} changed`,
  'entry-renamed': ({ before: old, name }) => say`${old} now ${name}`,
  'entry-dates': ({ name }) => say`dates of ${name} changed`,
  'bullets-added': ({ count: added, name }) =>
    say`${plural(added, { one: '# bullet', other: '# bullets' })} added to ${name}`,
  'bullets-removed': ({ count: removed, name }) =>
    say`${plural(removed, { one: '# bullet', other: '# bullets' })} removed from ${name}`,
  'bullets-edited': ({ count: edited, name }) =>
    say`${plural(edited, { one: '# bullet', other: '# bullets' })} edited in ${name}`,
  'bullets-reordered': ({ name }) => say`bullets of ${name} reordered`,
  'skills-added': few(
    (count, names) => say`${plural(count, { one: 'skill', other: 'skills' })} ${names} added`,
    (count) => say`${plural(count, { one: '# skill', other: '# skills' })} added`,
  ),
  'skills-removed': few(
    (count, names) => say`${plural(count, { one: 'skill', other: 'skills' })} ${names} removed`,
    (count) => say`${plural(count, { one: '# skill', other: '# skills' })} removed`,
  ),
  'skills-changed': few(
    (count, names) => say`${plural(count, { one: 'skill', other: 'skills' })} ${names} changed`,
    (count) => say`${plural(count, { one: '# skill', other: '# skills' })} changed`,
  ),
  'languages-added': few(
    (count, names) => say`${plural(count, { one: 'language', other: 'languages' })} ${names} added`,
    (count) => say`${plural(count, { one: '# language', other: '# languages' })} added`,
  ),
  'languages-removed': few(
    (count, names) => say`${plural(count, { one: 'language', other: 'languages' })} ${names} removed`,
    (count) => say`${plural(count, { one: '# language', other: '# languages' })} removed`,
  ),
  'languages-changed': few(
    (count, names) => say`${plural(count, { one: 'language', other: 'languages' })} ${names} changed`,
    (count) => say`${plural(count, { one: '# language', other: '# languages' })} changed`,
  ),
  'certifications-added': few(
    (count, names) => say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} added`,
    (count) => say`${plural(count, { one: '# certification', other: '# certifications' })} added`,
  ),
  'certifications-removed': few(
    (count, names) =>
      say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} removed`,
    (count) => say`${plural(count, { one: '# certification', other: '# certifications' })} removed`,
  ),
  'certifications-changed': few(
    (count, names) =>
      say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} changed`,
    (count) => say`${plural(count, { one: '# certification', other: '# certifications' })} changed`,
  ),
  'section-added': ({ name: title }) => say`section ${title} added`,
  'section-removed': ({ name: title }) => say`section ${title} removed`,
  'section-renamed': ({ before, name: after }) => say`section ${before} renamed to ${after}`,
  'basics-reordered': () => say`contact details reordered`,
  'summary-reordered': () => say`summary reordered`,
  'experience-reordered': () => say`experience reordered`,
  'education-reordered': () => say`education reordered`,
  'skills-reordered': () => say`skills reordered`,
  'projects-reordered': () => say`projects reordered`,
  'languages-reordered': () => say`languages reordered`,
  'certifications-reordered': () => say`certifications reordered`,
  'custom-reordered': ({ name: title }) => say`${title} reordered`,
  design,
  'photo-added': () => say`photo added`,
  'photo-removed': () => say`photo removed`,
  'photo-changed': () => say`photo changed`,
  'brand-removed': () => say`brand line removed`,
  'brand-shown': () => say`brand line shown`,
} satisfies Record<string, Words>;

const ofLetters = {
  'sender-changed': () => say`letterhead changed`,
  'date-changed': () => say`date changed`,
  'recipient-changed': () => say`recipient changed`,
  'subject-changed': () => say`subject changed`,
  'salutation-changed': () => say`salutation changed`,
  'close-changed': () => say`close changed`,
  'enclosures-changed': () => say`enclosures changed`,
  'text-added': () => say`text added`,
  'text-removed': () => say`text removed`,
  'text-rewritten': () => say`text rewritten`,
  'paragraphs-added': ({ count: added }) =>
    say`${plural(added, { one: '# paragraph', other: '# paragraphs' })} added`,
  'paragraphs-removed': ({ count: removed }) =>
    say`${plural(removed, { one: '# paragraph', other: '# paragraphs' })} removed`,
  'paragraphs-edited': ({ count: edited }) =>
    say`${plural(edited, { one: '# paragraph', other: '# paragraphs' })} edited`,
  'paragraphs-reordered': () => say`paragraphs reordered`,
  'country-form': () => say`form of the country changed`,
} satisfies Record<string, Words>;

const words = { ...origins, ...ofDocuments, ...ofCvs, ...ofLetters };

/** What a version can say of itself. They stand in the store: none is renamed. */
export type ClauseKind = keyof typeof words;
export const clauseKinds = Object.keys(words) as ClauseKind[];

/** A clause in the language of whoever reads. */
export const clauseWords = (kind: ClauseKind, values: ClauseValues): string => (words[kind] as Words)(values);
