import { isReadableDate } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';

export const datesReadable: Check = {
  id: 'dates-readable',
  area: 'ats',
  words: () => ({
    label: say`Dates a machine can read`,
    looksFor: say`Dates written as a month and a year, or a year`,
    why: say`A season or an academic term can’t be stored as a date.`,
  }),
  source: 'smartresumeanalyzer.com vendor guide: plain dates; our own reader of dates',
  weight: 3,
  run(cv) {
    const dates = [
      ...cv.document.experience.flatMap(({ start, end }, at) => [
        [`experience.${at}.start`, start] as const,
        [`experience.${at}.end`, end] as const,
      ]),
      ...cv.document.education.flatMap(({ start, end }, at) => [
        [`education.${at}.start`, start] as const,
        [`education.${at}.end`, end] as const,
      ]),
    ].filter(([, value]) => value !== '');
    const findings = dates
      .filter(([, value]) => !isReadableDate(value))
      .map(([path, words]) => {
        const start = cv.text.indexOf(words);
        return {
          path,
          message: say`Write this date as a month and a year, like “Mar 2021”.`,
          span: start < 0 ? null : { start, end: start + words.length },
          words,
        };
      });
    return shareResult(findings, dates.length);
  },
};
