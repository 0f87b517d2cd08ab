import { contactParts, plainContactParts, type ContactText } from './contact-line.ts';
import { formatRangeAs, type DateStyle } from './date-form.ts';
import type { CvDocument, Language } from './document.ts';
import { formatRange, type SingleDate } from './duration.ts';
import { composeEntryLine, type EntryLine } from './entry-line.ts';
import { escapeMarks, escapeOutsideBrackets, splitOutsideBrackets } from './escape.ts';
import { customHeading } from './heading.ts';
import { sectionHeadings, type SectionName } from './headings.data.ts';
import { sectionNames } from './section-names.data.ts';
import { CLOSING_MARK, ITEM_MARKS } from './text-line-rules.ts';

/** How the parts of a CV are written as lines of text. */
export interface TextForm {
  /** Whether the document is to be read back out of the text: then backslashes say what is not to be misread. */
  isReadBack: boolean;
  contactParts: (basics: CvDocument['basics']) => ContactText[];
  heading: (name: SectionName) => string;
  customHeading: (title: string) => string;
  entryLine: (line: EntryLine, singleIs: SingleDate) => { text: string; fieldTexts: string[] };
  /** Skills of one group in a line; '' for those that have no group. */
  skillLine: (
    group: string,
    names: readonly string[],
  ) => { text: string; itemTexts: string[]; groupText: string };
  languageName: (name: string) => string;
  languageLine: (language: Language) => string;
}

/** One name with a mark in it, and the whole line is parted by another. */
const isClosed = (names: readonly string[]) =>
  names.some((name) => splitOutsideBrackets(name, ITEM_MARKS).length > 1);

const exactLanguageName = (name: string) => escapeOutsideBrackets(name, ':');

/** The text form that the product stores, which `fromText` reads back without loss. */
export const exactForm: TextForm = {
  isReadBack: true,
  contactParts,
  heading: (name) => sectionHeadings[name],
  customHeading,
  entryLine: composeEntryLine,
  skillLine(group, names) {
    const closed = isClosed(names);
    const marks = (closed ? CLOSING_MARK : ITEM_MARKS) + (group === '' ? ':' : '');
    const itemTexts = names.map((name) => escapeOutsideBrackets(name, marks));
    const groupText = group === '' ? '' : `${escapeOutsideBrackets(group, ':')}: `;
    const items = itemTexts.join(closed ? `${CLOSING_MARK} ` : ', ');
    const end = closed && names.length === 1 ? CLOSING_MARK : '';
    return { text: groupText + items + end, itemTexts, groupText };
  },
  languageName: exactLanguageName,
  languageLine({ name, level }) {
    if (level !== '') return `${exactLanguageName(name)}: ${escapeMarks(level, '')}`;
    // The colon says that all before it is the name: "Chinese (Mandarin)" without it would be a name and a level.
    return /[,;|•:()]/.test(name) ? `${exactLanguageName(name)}:` : exactLanguageName(name);
  },
};

/** A text for people, every field as it was typed: nothing in it is there to be read back. */
export function readersForm(style: DateStyle): TextForm {
  const { language } = style;
  const isEnglish = language === 'en';
  const dates = ({ start, end }: EntryLine, singleIs: SingleDate) =>
    isEnglish ? formatRange(start, end, singleIs) : formatRangeAs(start, end, style, singleIs);
  return {
    isReadBack: false,
    contactParts: plainContactParts,
    heading: (name) =>
      isEnglish ? sectionHeadings[name] : sectionNames[language][name].toLocaleUpperCase(language),
    customHeading: (title) => title.toLocaleUpperCase(language),
    entryLine: (line, singleIs) => ({
      text: [...line.fields, dates(line, singleIs), line.url].filter((part) => part !== '').join(' | '),
      fieldTexts: line.fields,
    }),
    skillLine(group, names) {
      const groupText = group === '' ? '' : `${group}: `;
      const text = groupText + names.join(isClosed(names) ? `${CLOSING_MARK} ` : ', ');
      return { text, itemTexts: [...names], groupText };
    },
    languageName: (name) => name,
    languageLine: ({ name, level }) => [name, level].filter((part) => part !== '').join(': '),
  };
}
