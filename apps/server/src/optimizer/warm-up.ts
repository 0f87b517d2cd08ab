/** What a thread analyses before anybody asks: short, but with each part of a CV and of an advert, so that no table is left to load. */
export const warmUpCv = [
  'Ada Byron',
  'ada@example.org',
  'Experience',
  'Accountant, Northgate Books, Leeds, 2019 – 2023',
  '• Prepared monthly accounts for 12 shops in Microsoft Excel',
  'Education',
  'BSc Accounting, University of Leeds, 2018',
  'Skills',
  'Bookkeeping, French',
].join('\n');

export const warmUpAdvert = [
  'Management Accountant, Northgate Books, Leeds',
  'Full-time, permanent, hybrid. £38,000 per year.',
  'What you will do',
  '• Prepare monthly accounts and lead a team of 3',
  'Requirements',
  '• At least 2 years of experience, a degree in accounting, fluent French',
  '• Microsoft Excel or Sage; a driving licence is an advantage',
  'Apply by 12 December 2026 to jobs@example.org',
].join('\n');
