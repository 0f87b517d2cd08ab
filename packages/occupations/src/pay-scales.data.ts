import type { PayScale } from '@candor/domain/salary';
import { plural, say } from '@candor/domain/say';

/** Who is paid by a scale: occupations (beginnings of O*NET-SOC codes) with the grade they usually have, and titles that name it. */
export interface KnownScale extends PayScale {
  /** Null where people of the occupation are in several grades. */
  occupations: Readonly<Record<string, string | null>>;
  /** How a title names a grade; its first group is what `gradeOf` takes. */
  inTitle: RegExp;
  gradeOf: (found: string) => string;
  /** What is asked for in place of a sum, as in a sentence. */
  readonly ask: string;
}

const band = (name: string, ...amounts: readonly (readonly [years: number, amount: number])[]) => ({
  name: `Band ${name}`,
  points: amounts.map(([years, amount]) => ({
    get after() {
      return years === 0 ? say`From the start` : say`${plural(years, { one: '# year', other: '# years' })}`;
    },
    amount,
  })),
});
const steps = (name: string, first: number, ...amounts: readonly number[]) => ({
  name,
  points: amounts.map((amount, at) => ({ after: `Stufe ${first + at}`, amount })),
});
const point = (name: string, amount: number) => ({
  name,
  points: [
    {
      get after() {
        return say`Fixed`;
      },
      amount,
    },
  ],
});
const grade = (name: string, first: number, last: number) => ({
  name: `GS-${name}`,
  points: [
    { after: 'Step 1', amount: first },
    { after: 'Step 10', amount: last },
  ],
});

/**
 * Public pay scales, as their employers publish them; names of scales, grades and steps are the employers' own. Agenda for Change, the teachers' and the care table were compared with
 * stored copies of the published tables on 2026-11-30; the General Schedule is written from OPM's table of 2025 and computed
 * against the award (1.7 % on 2024), without a stored copy.
 */
export const payScales: readonly KnownScale[] = [
  {
    id: 'afc-england',
    country: 'gb',
    name: 'Agenda for Change',
    get employer() {
      return say`the NHS in England`;
    },
    get validFor() {
      return say`April 2025 to March 2026`;
    },
    period: 'year',
    source: {
      name: 'NHS Employers, pay scales for 2025/26',
      url: 'https://www.nhsemployers.org/articles/pay-scales-202526',
    },
    get leavesOut() {
      return say`Later awards are not in this table. Without the high cost area supplement (London) and pay for nights and weekends. Scotland, Wales and Northern Ireland have scales of their own.`;
    },
    grades: [
      band('2', [0, 24_465]),
      band('3', [0, 24_937], [2, 26_598]),
      band('4', [0, 27_485], [3, 30_162]),
      band('5', [0, 31_049], [2, 33_487], [4, 37_796]),
      band('6', [0, 38_682], [2, 40_823], [5, 46_580]),
      band('7', [0, 47_810], [2, 50_273], [5, 54_710]),
      band('8a', [0, 55_690], [5, 62_682]),
      band('8b', [0, 64_455], [5, 74_896]),
      band('8c', [0, 76_965], [5, 88_682]),
      band('8d', [0, 91_342], [5, 105_337]),
      band('9', [0, 109_179], [5, 125_637]),
    ],
    occupations: {
      '29-1031': 'Band 5',
      '29-1051': 'Band 6',
      '29-1122': 'Band 5',
      '29-1123': 'Band 5',
      '29-1127': 'Band 5',
      '29-1141.00': 'Band 5',
      '29-1141.02': 'Band 5',
      '29-1141.04': 'Band 6',
      '29-1161': null,
      '29-1171': null,
      '29-2011': 'Band 5',
      '29-2034': 'Band 5',
      '29-2042': null,
      '29-2043': 'Band 6',
      '29-9099.01': null,
      '31-1131': null,
    },
    inTitle: /\bband\s*([2-79]|8\s?[a-d])\b/i,
    gradeOf: (found) => `Band ${found.replace(' ', '').toLowerCase()}`,
    get ask() {
      return say`ask which point your earlier service and experience count for, not for a sum`;
    },
  },
  {
    id: 'teachers-england',
    country: 'gb',
    name: 'Teachers’ main and upper pay ranges',
    get employer() {
      return say`maintained schools in England outside London`;
    },
    get validFor() {
      return say`September 2024 to August 2025`;
    },
    period: 'year',
    source: {
      name: 'Department for Education, School teachers’ pay and conditions',
      url: 'https://www.gov.uk/government/publications/school-teachers-pay-and-conditions',
    },
    get leavesOut() {
      return say`Later awards (from September 2025) are not in this table. London pays more; academies may pay otherwise.`;
    },
    grades: [
      point('M1', 31_650),
      point('M2', 33_483),
      point('M3', 35_674),
      point('M4', 38_034),
      point('M5', 40_439),
      point('M6', 43_607),
      point('U1', 45_646),
      point('U2', 47_338),
      point('U3', 49_084),
    ],
    occupations: {
      '25-2012': null,
      '25-2021': null,
      '25-2022': null,
      '25-2031': null,
      '25-2055': null,
      '25-2056': null,
      '25-2057': null,
      '25-2058': null,
      '25-2059': null,
    },
    inTitle: /\b(M[1-6]|U[1-3])\b/,
    gradeOf: (found) => found,
    get ask() {
      return say`ask for the point that your years and duties count for, and for a TLR or SEN allowance where the job carries one, not for a sum`;
    },
  },
  {
    id: 'tvoed-p',
    country: 'de',
    name: 'TVöD-P (VKA)',
    get employer() {
      return say`municipal hospitals and care homes in Germany`;
    },
    get validFor() {
      return say`April 2025 to April 2026`;
    },
    period: 'month',
    source: { name: 'Vereinigung der kommunalen Arbeitgeberverbände, TVöD', url: 'https://www.vka.de' },
    get leavesOut() {
      return say`Later agreements are not in this table. Before the allowances for care, shifts and nights. Church, private and Land employers have tables of their own.`;
    },
    grades: [
      steps('P 5', 1, 2_828, 3_061, 3_129, 3_243, 3_329, 3_530),
      steps('P 6', 1, 2_930, 3_101, 3_272, 3_636, 3_729, 3_904),
      steps('P 7', 2, 3_415, 3_600, 3_889, 4_037, 4_188),
      steps('P 8', 2, 3_600, 3_758, 3_965, 4_132, 4_367),
      steps('P 9', 2, 3_884, 4_070, 4_195, 4_434, 4_536),
      steps('P 10', 2, 4_070, 4_195, 4_548, 4_719, 4_826),
      steps('P 11', 2, 4_299, 4_433, 4_768, 4_990, 5_091),
      steps('P 12', 2, 4_530, 4_672, 5_025, 5_243, 5_344),
      steps('P 13', 2, 4_761, 4_910, 5_283, 5_552, 5_621),
      steps('P 14', 2, 4_877, 5_030, 5_412, 5_931, 6_025),
      steps('P 15', 2, 4_993, 5_149, 5_540, 6_009, 6_188),
      steps('P 16', 2, 5_097, 5_268, 5_821, 6_465, 6_749),
    ],
    occupations: { '29-1141.00': 'P 7', '29-1141.03': 'P 9', '31-1131': null },
    inTitle: /\bP\s?([5-9]|1[0-6])\b/,
    gradeOf: (found) => `P ${found}`,
    get ask() {
      return say`ask for the Stufe that your years in nursing count for, not for a sum`;
    },
  },
  {
    id: 'gs',
    country: 'us',
    name: 'General Schedule (base pay)',
    get employer() {
      return say`the US federal government`;
    },
    get validFor() {
      return say`January to December 2025`;
    },
    period: 'year',
    source: {
      name: 'U.S. Office of Personnel Management, General Schedule 2025',
      url: 'https://www.opm.gov/policy-data-oversight/pay-leave/salaries-wages/',
    },
    get leavesOut() {
      return say`Later years are not in this table. Before locality pay, which is added everywhere in the US. Steps 2 to 9 lie evenly in between.`;
    },
    grades: [
      grade('5', 34_454, 44_786),
      grade('7', 42_679, 55_486),
      grade('9', 52_205, 67_865),
      grade('11', 63_163, 82_108),
      grade('12', 75_706, 98_422),
      grade('13', 90_025, 117_034),
      grade('14', 106_382, 138_296),
      grade('15', 125_133, 162_672),
    ],
    occupations: {},
    inTitle: /\bGS[- ]?(1[1-5]|[579])\b/i,
    gradeOf: (found) => `GS-${found}`,
    get ask() {
      return say`ask for a higher step before you accept, with your present pay or your qualifications as the reason, not for a sum`;
    },
  },
];
