import { cvDocument, type CvDocument, type CvDocumentInput, type SectionLanguage } from '@candor/domain/cv';
import { engineer } from './engineer.data.ts';

/** A believable person, and the language of the CV's section names. */
export type Person = { document: CvDocument; language: SectionLanguage };

const person = (language: SectionLanguage, document: CvDocumentInput): Person => ({
  language,
  document: cvDocument(document),
});

/** Sentences that differ, for careers that are long. */
const studies = [
  'Measured sediment transport in four alpine catchments over eleven winters.',
  'Led the field campaign with nine doctoral candidates from five universities.',
  'Built the open data set that 140 later papers have used.',
  'Showed that small floods move two thirds of the gravel, against the usual reading of the record.',
  'Wrote the grant that paid for three post-doctoral posts and the new flume.',
];

const chairs = ['Hydrology', 'River Science', 'Geomorphology', 'Environmental Physics'];

const professor: CvDocumentInput = {
  basics: {
    name: 'Ingrid Solheim-Castellanos',
    headline: 'Professor of Hydrology',
    email: 'i.solheim@university.example',
    phone: '+47 55 01 23 45',
    location: 'Bergen, Norway',
    links: [
      { label: 'ORCID', url: 'https://orcid.org/0000-0002-1825-0097' },
      { label: '', url: 'https://hydrology.university.example/solheim' },
    ],
  },
  summary:
    'Hydrologist working on how rivers carry their beds. Twenty-six years of field work, eleven doctoral students, head of department from 2014 to 2019.',
  experience: Array.from({ length: 14 }, (_, at) => ({
    company: `University of ${['Bergen', 'Graz', 'Sevilla', 'Oulu', 'Lund', 'Porto', 'Bern'][at % 7]}`,
    position: `${at < 4 ? 'Professor' : 'Researcher'} of ${chairs[at % 4]}`,
    location: ['Norway', 'Austria', 'Spain', 'Finland', 'Sweden', 'Portugal', 'Switzerland'][at % 7] ?? '',
    start: `${2024 - at * 2}-09`,
    end: at === 0 ? 'present' : `${2026 - at * 2}-08`,
    bullets: studies,
  })),
  education: [
    { institution: 'University of Bergen', degree: 'PhD Geophysics', start: '1994', end: '1998' },
    { institution: 'University of Oslo', degree: 'MSc Physics', start: '1989', end: '1994' },
  ],
  skills: ['Flume experiments', 'Time series', 'R', 'Fortran'].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'Norwegian', level: 'native' },
    { name: 'Spanish', level: 'C2' },
  ],
  custom: [
    {
      title: 'Publications',
      entries: Array.from({ length: 56 }, (_, at) => ({
        title: `${['Bed load', 'Sediment supply', 'Flood memory', 'Gravel sorting'][at % 4]} in ${['alpine', 'boreal', 'lowland', 'glacial'][(at >> 2) % 4]} rivers, part ${at + 1}`,
        subtitle:
          ['Water Resources Research', 'Earth Surface Dynamics', 'Journal of Hydrology'][at % 3] ?? '',
        start: String(2025 - Math.floor(at / 3)),
        bullets: [studies[at % 5] ?? '', studies[(at + 2) % 5] ?? ''],
      })),
    },
    {
      title: 'Talks',
      entries: Array.from({ length: 48 }, (_, at) => ({
        title: `How rivers carry their beds, lecture ${at + 1}`,
        subtitle: ['Vienna', 'San Francisco', 'Delft', 'Kyoto'][at % 4] ?? '',
        start: String(2025 - Math.floor(at / 4)),
        bullets: [studies[(at + 3) % 5] ?? ''],
      })),
    },
    {
      title: 'Awards',
      entries: [{ title: 'Medal for Field Science', subtitle: 'European Geosciences Union', start: '2018' }],
    },
  ],
};

/** Twelve people: one page to twelve, student to professor, Latin, Cyrillic, Arabic, Hebrew, Han, kana, Devanagari. */
export const people: Record<string, Person> = {
  student: person('en', {
    basics: {
      name: 'Tomás Reyes',
      headline: 'Computer Science Student',
      email: 'tomas@example.org',
      location: 'Tucson, AZ',
    },
    summary: 'Third-year student who likes small tools that work. Looking for a summer internship.',
    education: [
      {
        institution: 'University of Arizona',
        degree: 'BSc Computer Science',
        start: '2023-08',
        end: '2027',
        bullets: ['GPA 3.8 of 4.0.'],
      },
    ],
    projects: [
      {
        name: 'Bus Board',
        url: 'https://busboard.example',
        start: '2024',
        bullets: ['Shows when the next bus leaves; 300 people use it a week.'],
      },
    ],
    skills: [
      { name: 'Python', group: '' },
      { name: 'SQL', group: '' },
      { name: 'Git', group: '' },
    ],
  }),
  graduate: person('de', {
    basics: {
      name: 'Jürgen Weiß',
      headline: 'Wirtschaftsinformatiker',
      email: 'j.weiss@example.org',
      phone: '+49 170 1234567',
      location: 'Köln',
    },
    summary: 'Absolvent der Wirtschaftsinformatik mit zwei Werkstudentenstellen in der Logistik.',
    experience: [
      {
        company: 'Rheinlager GmbH',
        position: 'Werkstudent Datenanalyse',
        location: 'Köln',
        start: '2023-04',
        end: 'present',
        bullets: [
          'Bestandsberichte automatisiert und damit sechs Stunden je Woche gespart.',
          'Auswertungen für drei Lager in Power BI gebaut.',
        ],
      },
      {
        company: 'Stadtwerke Köln',
        position: 'Praktikant',
        location: 'Köln',
        start: '2022-02',
        end: '2022-07',
        bullets: ['Zählerstände von 4.000 Anschlüssen bereinigt.'],
      },
    ],
    education: [
      {
        institution: 'Universität zu Köln',
        degree: 'M.Sc. Wirtschaftsinformatik',
        start: '2022',
        end: '2025',
      },
    ],
    skills: [
      { name: 'SQL', group: 'Werkzeuge' },
      { name: 'Power BI', group: 'Werkzeuge' },
      { name: 'Statistik', group: 'Methoden' },
    ],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
    custom: [
      { title: 'Volunteering', entries: [{ title: 'Trainer', subtitle: 'Ruderverein', start: '2019' }] },
    ],
  }),
  engineer: { document: engineer, language: 'en' },
  chef: person('fr', {
    basics: {
      name: 'Amélie Lefèvre-Ñúñez',
      headline: 'Cheffe de cuisine',
      email: 'amelie@example.org',
      phone: '+33 6 12 34 56 78',
      location: 'Lyon',
    },
    summary:
      'Cheffe de cuisine formée à Lyon, douze ans dans trois maisons, une brigade de quatorze personnes.',
    experience: ['La Halle', 'Chez Œdipe', 'Le Quai'].map((company, at) => ({
      company,
      position: at === 0 ? 'Cheffe de cuisine' : 'Sous-cheffe',
      location: 'Lyon',
      start: `${2020 - at * 4}-05`,
      end: at === 0 ? 'present' : `${2024 - at * 4}-04`,
      bullets: [
        'Réduit le coût matière de 34 % à 28 % en une saison.',
        'Formé huit apprentis, dont six ont obtenu leur diplôme.',
        'Servi quatre-vingts couverts par soir.',
      ],
    })),
    certifications: [
      { name: 'Brevet professionnel de cuisine', issuer: 'Académie de Lyon', date: '2012-06', url: '' },
    ],
  }),
  nurse: person('en', {
    basics: {
      name: 'Maren Okafor-Lindqvist',
      headline: 'Charge Nurse, Surgical Ward',
      email: 'maren@example.org',
      phone: '+1 202 555 0148',
      location: 'Austin, TX',
    },
    summary: 'Charge nurse with twelve years on surgical wards in five hospitals.',
    experience: Array.from({ length: 6 }, (_, at) => ({
      company:
        [
          'Dell Seton Medical Center',
          'St. David’s Medical Center',
          'Ascension Seton',
          'Baylor Scott & White',
          'Harborview Hospital',
          'Valley Clinic',
        ][at] ?? '',
      position: at === 0 ? 'Charge Nurse' : 'Staff Nurse',
      location: 'Austin, TX',
      start: `${2023 - at * 2}-03`,
      end: at === 0 ? 'present' : `${2025 - at * 2}-02`,
      bullets: [
        'Cut medication errors from 14 to 3 a quarter by introducing two-nurse checks on a 32-bed surgical ward.',
        'Trained 18 newly qualified nurses in electronic health records.',
        'Planned the rota of 26 staff across three shifts.',
        'Cared for six to eight patients a shift.',
      ],
    })),
    education: [
      { institution: 'University of Texas at Austin', degree: 'BSc Nursing', start: '2007', end: '2011' },
    ],
    skills: ['Triage', 'Wound care', 'Rota planning', 'Mentoring'].map((name) => ({ name, group: '' })),
    certifications: [
      { name: 'Registered Nurse', issuer: 'Texas Board of Nursing', date: '2011-08', url: '' },
    ],
  }),
  lawyer: person('pl', {
    basics: {
      name: 'Grzegorz Brzęczyszczykiewicz',
      headline: 'Radca prawny',
      email: 'g.b@example.org',
      location: 'Łódź',
    },
    summary: 'Radca prawny z dziesięcioletnim doświadczeniem w prawie pracy.',
    experience: [
      {
        company: 'Kancelaria Źródło',
        position: 'Wspólnik',
        location: 'Łódź',
        start: '2016-01',
        end: 'present',
        bullets: [
          'Prowadził ponad 120 spraw przed sądami pracy.',
          'Przygotował wzory umów używane przez czterdzieści spółek.',
        ],
      },
    ],
    languages: [
      { name: 'polski', level: 'ojczysty' },
      { name: 'angielski', level: 'C1' },
    ],
  }),
  analyst: person('en', {
    basics: {
      name: 'Дмитрий Ёлкин',
      headline: 'Финансовый аналитик',
      email: 'd.elkin@example.org',
      location: 'Алматы',
    },
    summary: 'Финансовый аналитик с девятилетним опытом в энергетике и транспорте.',
    experience: [
      {
        company: 'Северный ветер',
        position: 'Ведущий аналитик',
        location: 'Алматы',
        start: '2019-02',
        end: 'present',
        bullets: [
          'Сократил закрытие месяца с девяти дней до четырёх.',
          'Построил модель затрат для семи филиалов.',
        ],
      },
    ],
    skills: [
      { name: 'Excel', group: 'Инструменты' },
      { name: 'Моделирование', group: 'Методы' },
    ],
  }),
  architect: person('ar', {
    basics: {
      name: 'ليلى حداد',
      headline: 'مهندسة معمارية',
      email: 'layla@example.org',
      phone: '+971 50 123 4567',
      location: 'دبي',
    },
    summary:
      'مهندسة معمارية بخبرة تسع سنوات في تصميم المدارس والمباني العامة باستخدام Revit و AutoCAD في ثلاث دول.',
    experience: [
      {
        company: 'مكتب النور',
        position: 'مهندسة أولى',
        location: 'دبي',
        start: '2018-03',
        end: 'present',
        bullets: [
          'قادت فريقا من ستة مهندسين وسلمت أربع مدارس قبل موعدها.',
          'خفضت كلفة المواد بنسبة 12% في مشروعين.',
        ],
      },
    ],
    education: [{ institution: 'جامعة القاهرة', degree: 'بكالوريوس هندسة', start: '2009', end: '2014' }],
    skills: [
      { name: 'Revit', group: 'برامج' },
      { name: 'إدارة الفرق', group: 'مهارات' },
    ],
    languages: [
      { name: 'العربية', level: 'اللغة الأم' },
      { name: 'English', level: 'C1' },
    ],
  }),
  developer: person('en', {
    basics: { name: 'דוד כהן', headline: 'מהנדס תוכנה', email: 'david@example.org', location: 'חיפה' },
    summary: 'מהנדס תוכנה עם עשר שנות ניסיון בפיתוח מערכות React בחברות קטנות.',
    experience: [
      {
        company: 'חברת אור',
        position: 'מהנדס בכיר',
        location: 'חיפה',
        start: '2019-01',
        end: 'present',
        bullets: ['הוביל צוות של חמישה מפתחים.', 'קיצר את זמן הבנייה מ־20 דקות ל־4.'],
      },
    ],
    skills: [
      { name: 'TypeScript', group: '' },
      { name: 'PostgreSQL', group: '' },
    ],
  }),
  accountant: person('zh', {
    basics: {
      name: '王小明',
      headline: '高级会计师',
      email: 'wang@example.org',
      phone: '+86 138 0000 0000',
      location: '上海',
    },
    summary: '拥有九年经验的会计师,熟悉制造业成本核算与年度审计,曾带领六人团队完成财务系统的更换。',
    experience: [
      {
        company: '北风制造',
        position: '高级会计师',
        location: '上海',
        start: '2020-03',
        end: 'present',
        bullets: ['把月结时间从九天缩短到四天。', '编制三家子公司的合并报表。'],
      },
    ],
    education: [{ institution: '复旦大学', degree: '会计学学士', start: '2010', end: '2014' }],
    skills: [
      { name: '成本核算', group: '专业' },
      { name: 'SAP', group: '工具' },
    ],
  }),
  teacher: person('ja', {
    basics: {
      name: '山田 花子',
      headline: '高等学校教諭(数学)',
      email: 'hanako@example.org',
      location: '札幌',
    },
    summary: '公立高校で十二年間数学を教え、進路指導主任を三年務めました。',
    experience: [
      {
        company: '北風高等学校',
        position: '教諭',
        location: '札幌',
        start: '2013-04',
        end: 'present',
        bullets: ['数学の授業を週十八時間担当。', '進学希望者の面談を年間百二十件行った。'],
      },
    ],
    certifications: [
      { name: '高等学校教諭一種免許状(数学)', issuer: '北海道教育委員会', date: '2013-03', url: '' },
    ],
  }),
  professor: person('en', professor),
};
