import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Work with children, pupils and people in need. */
export const peopleLicences: readonly RegulatedWork[] = [
  {
    id: 'vocational-teacher',
    codes: ['25-2032', '25-1194'],
    named: /\bberufsschullehr|\bvocational (?:school )?teacher/i,
    held: /\b(?:QTLS|PGCE|zweite staatsprüfung|career and technical (?:education )?(?:licen[cs]e|certificate))\b/i,
    by: {
      us: rule(
        'career and technical education license',
        24,
        'Most states ask for years of work in the trade and a teacher preparation beside the job.',
        'states',
      ),
      gb: rule(
        'teaching qualification of further education (Level 5 diploma or PGCE)',
        24,
        'Colleges employ people with a trade and have them qualify beside the job.',
        'dfe',
      ),
      de: rule(
        'qualification to teach at vocational schools',
        84,
        'It takes a master’s degree or university diploma in a matching field (Masterabschluss oder Universitätsdiplom in passender Fachrichtung) and the Vorbereitungsdienst of 18 to 24 months; in subjects with a shortage a Seiteneinstieg programme leads there beside the job. The Land checks health (gesundheitliche Eignung) and asks for an erweitertes Führungszeugnis.',
        'kmk',
      ),
    },
    shorter: [{ codes: ['17-', '15-', '19-', '13-', '11-', '29-'], months: 24 }],
    elsewhere: null,
  },
  {
    id: 'teacher',
    afterDegree: 18,
    codes: ['25-2012', '25-202', '25-2031', '25-205'],
    isOne: true,
    shorter: [{ codes: ['25-1', '25-3', '19-', '15-', '17-', '27-', '23-1', '13-', '11-'], months: 24 }],
    held: /\b(?:QTS|PGCE|teaching (?:licen[cs]e|certificate|credential)|teacher certification|state certified teacher|zweites? staats(?:examen|prüfung)|onderwijsbevoegdheid)\b/i,
    by: {
      us: rule(
        'state teaching license',
        48,
        'It takes a bachelor’s degree, a teacher preparation programme, state exams and a fingerprint check.',
        'states',
      ),
      gb: rule(
        'qualified teacher status (QTS)',
        48,
        'State schools in England ask for a degree, GCSEs in English and maths (and science for primary) and a year of teacher training.',
        'dfe',
      ),
      de: rule(
        'qualification to teach (Lehramt)',
        84,
        'It takes a master’s degree in two subjects (Lehramt), the Vorbereitungsdienst (Referendariat) of 16 to 24 months and the second state exam; where teachers are short, a Seiteneinstieg takes university degrees in one subject.',
        'kmk',
      ),
      nl: rule(
        'teaching qualification (onderwijsbevoegdheid)',
        48,
        'It takes a pabo or a teacher degree at an HBO of four years; whoever has a degree can train on the job in two (zij-instroom).',
        'duo',
      ),
    },
    elsewhere: { name: 'licence to teach in state schools', months: 48 },
  },
  {
    id: 'nursery-manager',
    codes: ['11-9031'],
    named: /\bkita-?\s?leit|\bkindergartenleit|\bnursery manager|\bchildcare manager/i,
    held: /\b(?:staatlich anerkannte Erzieher|full and relevant|early years (?:educator|teacher))/i,
    by: {
      us: rule(
        'director credential of your state',
        24,
        'Licensing rules of states ask directors for a credential or credits in early education, and experience.',
        'states',
      ),
      gb: rule(
        'full and relevant Level 3 qualification and two years in early years',
        24,
        'The manager of a nursery in England needs both, paediatric first aid nearby, and is checked by Ofsted.',
        'ofsted',
      ),
      de: rule(
        'state recognition as an educator (staatliche Anerkennung als Erzieherin), with experience',
        60,
        'Most Länder ask for the recognition and two years or more of practice, some for a further training or degree for leading (je nach Land Fortbildung Leitung).',
        'berufenet',
      ),
      nl: rule(
        'HBO qualification for leading childcare',
        48,
        'Employers ask for HBO level and experience; everybody is in the register of persons in childcare.',
        'rijk',
      ),
    },
    shorter: [{ codes: ['25-201', '39-9011'], months: 12 }],
    elsewhere: null,
  },
  {
    id: 'educator',
    codes: ['25-2011', '39-9011'],
    isOne: true,
    held: /\b(?:staatlich anerkannte Erzieher|early years educator|CDA|pedagogisch (?:werk|medewerk)|CACHE)/i,
    by: {
      us: rule(
        'training that your state asks of childcare staff',
        3,
        'States ask for hours of training, first aid and a fingerprint check; preschools often for a CDA credential or an associate degree.',
        'states',
      ),
      gb: rule(
        'Level 2 or 3 early years qualification',
        18,
        'To be counted as qualified takes a full and relevant Level 3; unqualified assistants begin without.',
        'dfe',
      ),
      de: rule(
        'state recognition as an educator (staatlich anerkannte Erzieherin)',
        48,
        'It takes a Fachschule of three years after a first training or the Abitur, or the paid form beside work (PiA).',
        'berufenet',
      ),
      nl: rule(
        'diploma in childcare (MBO-3 or MBO-4 pedagogisch werk)',
        36,
        'It takes an MBO course at school or beside work, and the register of persons in childcare.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'school-leader',
    codes: ['11-9032'],
    held: /\b(?:principal licen[cs]e|administrator licen[cs]e|NPQH)\b/i,
    by: {
      us: rule(
        'school administrator license',
        30,
        'It takes a teaching license, years of teaching, a master’s degree and an exam.',
        'states',
      ),
      gb: rule(
        'qualified teacher status and years of leading in schools',
        12,
        'The NPQ in headship is usual, not required.',
        'dfe',
      ),
      de: rule(
        'civil service career as a teacher with experience of leading',
        12,
        'Posts are advertised by the Land; a further training for heads is usual.',
        'kmk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'school-counsellor',
    codes: ['21-1012'],
    named: /\bschool counsell?or/i,
    held: /\bschool counsel(?:ing|or) (?:licen[cs]e|credential)/i,
    by: {
      us: rule(
        'school counselor credential',
        72,
        'It takes a master’s degree with a practicum and, in most states, an exam.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'social-worker',
    codes: ['21-1021', '21-1022', '21-1023'],
    isOne: true,
    shorter: [{ codes: ['21-', '19-3', '25-', '29-11'], months: 24 }],
    held: /\b(?:LCSW|LMSW|LSW|Social Work England|social work(?:er)? (?:licen[cs]e|registration)|staatlich anerkannte Sozial)/i,
    by: {
      us: rule(
        'state social work license',
        48,
        'It takes a degree in social work and, for clinical work, a master’s degree, supervised practice and an exam.',
        'states',
      ),
      gb: rule(
        'Social Work England registration',
        36,
        'It takes an approved degree in social work, or a postgraduate route of 14 to 24 months; the other nations have registers of their own.',
        'swe',
      ),
      de: rule(
        'state recognition as a social worker (staatlich anerkannt)',
        42,
        'It takes a bachelor’s degree in social work of six or seven terms with practice.',
        'recognition',
      ),
      nl: rule(
        'HBO degree in social work, and SKJ registration for youth care',
        48,
        'It takes four years; a related degree shortens it.',
        'skj',
      ),
    },
    elsewhere: { name: 'registration as a social worker', months: 42 },
  },
  {
    id: 'childminder',
    codes: [],
    named: /\bchildminder|\btagesmutter|\bkindertagespflege/i,
    held: /\bOfsted registered|Pflegeerlaubnis/i,
    by: {
      gb: rule(
        'registration as a childminder',
        4,
        'It takes training, paediatric first aid, checks of everyone in the household and an inspection.',
        'ofsted',
      ),
      de: rule(
        'permission for day care of children (Pflegeerlaubnis)',
        6,
        'It takes a course of 160 to 300 hours and a visit of the youth office.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'driving-instructor',
    codes: [],
    named: /\bdriving instructor|\bfahrlehrer|\brijinstruct/i,
    held: /\bADI\b|Fahrlehrerlaubnis|\bWRM\b/,
    by: {
      gb: rule(
        'registration as an approved driving instructor (ADI)',
        9,
        'It takes three tests (theory, driving, instructing) and a criminal record check.',
        'govuk',
      ),
      de: rule(
        'licence as a driving instructor (Fahrlehrerlaubnis)',
        14,
        'It takes a training of twelve months with exams.',
        'recognition',
      ),
      nl: rule('WRM certificate', 9, 'It takes exams and a practical training with the IBKI.', 'rijk'),
    },
    elsewhere: null,
  },
];
