import { formatRange, parseDuration, type SingleDate } from './duration.ts';
import type { CvDraft } from './request.ts';

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const isSame = (value: string | undefined, words: string) =>
  value !== undefined && folded(value) === folded(words);

/** The first row that has the words in a field, that at their place before others. */
function rowWith(values: readonly string[], at: number, words: string): number {
  return isSame(values[at], words) ? at : values.findIndex((value) => isSame(value, words));
}

/** A form with other words in the field that a document's short field was made of; as it was where none holds them. */
export function draftWithField(draft: CvDraft, path: string, words: string, text: string): CvDraft {
  const [section = '', first = '', key = ''] = path.split('.');
  const at = Number(first);
  const putIn = <E extends object>(rows: readonly E[], field: keyof E, valueOf: (row: E) => string): E[] => {
    const row = rowWith(rows.map(valueOf), at, words);
    return rows.map((one, index) => (index === row ? { ...one, [field]: text } : one));
  };
  if (words === '') return draft;
  switch (section) {
    case 'basics': {
      const { jobTitle, personalInfo } = draft;
      if (first === 'headline') return isSame(jobTitle, words) ? { ...draft, jobTitle: text } : draft;
      return isSame(personalInfo.location, words)
        ? { ...draft, personalInfo: { ...personalInfo, location: text } }
        : draft;
    }
    case 'experience': {
      const of = draft.experience;
      if (key === 'dates')
        return { ...draft, experience: putIn(of, 'duration', ({ duration }) => asDates(duration, 'start')) };
      if (key !== 'position' && key !== 'company' && key !== 'location') return draft;
      return { ...draft, experience: putIn(of, key, (row) => row[key]) };
    }
    case 'education': {
      const of = draft.education;
      if (key === 'dates')
        return { ...draft, education: putIn(of, 'year', ({ year }) => asDates(year, 'end')) };
      if (key !== 'degree' && key !== 'institution' && key !== 'location') return draft;
      return { ...draft, education: putIn(of, key, (row) => row[key]) };
    }
    case 'certifications': {
      if (key !== 'name' && key !== 'issuer') return draft;
      const changed = putIn(draft.certifications, key, (row) => row[key]);
      return { ...draft, certifications: changed.filter((row) => row[key] !== '' || text !== '') };
    }
    case 'skills': {
      const grouped = draft.skills.map((skill) => /^([^:]{1,60}: )?(.*)$/s.exec(skill) ?? []);
      const row = rowWith(
        grouped.map(([, , name = '']) => name),
        at,
        words,
      );
      const put = text === '' ? [] : [`${grouped[row]?.[1] ?? ''}${text}`];
      return { ...draft, skills: row < 0 ? draft.skills : draft.skills.toSpliced(row, 1, ...put) };
    }
    default:
      return draft;
  }
}

const asDates = (typed: string, singleIs: SingleDate) => {
  const { start, end } = parseDuration(typed, singleIs);
  return formatRange(start, end, singleIs);
};
