import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Law, accounts, money and property. */
export const lawAndFinanceLicences: readonly RegulatedWork[] = [
  {
    id: 'barrister',
    afterDegree: 36,
    codes: [],
    named: /\bbarrister/i,
    shorter: [{ codes: ['23-1011'], months: 24 }],
    held: /\bcalled to the bar\b|practising certificate/i,
    by: {
      gb: rule(
        'practising certificate as a barrister',
        72,
        'It takes a law degree, or another degree with a law conversion (Graduate Diploma in Law or PGDL), the Bar training course, membership of an Inn of Court (dining, or qualifying sessions) and a pupillage of a year, for which many compete.',
        'bsb',
      ),
      au: rule(
        'admission as a barrister',
        78,
        'It takes a law degree, practical legal training, admission, the bar exam and a reading period.',
        'auStates',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'judge',
    codes: ['23-1023'],
    named: /\brichter(?:in)?\b|\bjudge\b|\brechter\b/i,
    shorter: [{ codes: ['23-1011'], months: 36 }],
    held: /\bBefähigung zum Richteramt\b/i,
    by: {
      us: rule(
        'bar admission and years of practice, then election or appointment',
        144,
        'It takes law school, the bar exam and usually ten years or more as a lawyer; judges are elected or appointed.',
        'ncbex',
      ),
      gb: rule(
        'appointment by the Judicial Appointments Commission',
        132,
        'It takes a qualification as a solicitor or barrister and five to seven years of practice; many first sit part time.',
        'jac',
      ),
      de: rule(
        'qualification for the bench (Befähigung zum Richteramt)',
        96,
        'It takes the first and the second state exam in law (Erste und Zweite juristische Staatsprüfung), both with a good mark (Prädikat), German nationality (deutsche Staatsangehörigkeit) and an appointment by the Land (Ernennung durch das Land), on probation for three to five years.',
        'drb',
      ),
      nl: rule(
        'training as a judge (rio)',
        108,
        'It takes a master’s degree in law with civiel effect, two years or more of legal practice outside the courts, and a training of one to four years.',
        'rechtspraak',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'notary',
    codes: [],
    named: /\bnotar(?:in|is)?\b|\bnotary(?! public)/i,
    held: /\bkandidaat-notaris\b|\bNotarassess/i,
    by: {
      de: rule(
        'appointment as a notary',
        120,
        'It takes both state exams in law and years as a Notarassessor, or as a lawyer with the notary exam, by Land.',
        'drb',
      ),
      nl: rule(
        'appointment as a notary (notaris)',
        132,
        'It takes a university degree in notarial law, bachelor and master (notarieel recht, civiel effect), the professional training (beroepsopleiding) of three years and six years as kandidaat-notaris, a business plan, a VOG and the appointment by Royal Decree.',
        'knb',
      ),
      gb: rule(
        'faculty as a notary public',
        84,
        'It takes a qualification in law and a postgraduate diploma in notarial practice.',
        'sra',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'lawyer',
    afterDegree: 36,
    codes: ['23-1011'],
    isOne: true,
    shorter: [{ codes: ['23-2011'], months: 60 }],
    held: /\b(?:bar admission|admitted to (?:the|practi[cs]e)|(?:solicitor|attorney)\b.*\b(?:admitted|qualified)|SQE2|zugelassener? Rechtsanw)/i,
    by: {
      us: rule(
        'bar admission',
        84,
        'It takes a bachelor’s degree, law school in most states, the bar exam and a check of character.',
        'ncbex',
      ),
      gb: rule(
        'admission as a solicitor',
        72,
        'It takes a degree or equivalent, both parts of the SQE and two years of qualifying work.',
        'sra',
      ),
      de: rule(
        'admission as a lawyer (Rechtsanwalt)',
        84,
        'It takes the first and the second state exam in law with the Referendariat of two years between them.',
        'brak',
      ),
      nl: rule(
        'admission as an advocaat',
        96,
        'It takes a law degree with civiel effect and three years as a trainee with the professional training.',
        'nova',
      ),
    },
    elsewhere: { name: 'admission to the bar', months: 72 },
  },
  {
    id: 'chartered-accountant',
    isInPost: true,
    codes: [],
    named:
      /\bchartered accountant|\bcertified public accountant|\bCPA\b|\bregisteraccountant|\bwirtschaftsprüfer/i,
    shorter: [{ codes: ['13-2011', '43-3031', '13-20'], months: 36 }],
    held: /\b(?:ACA|ACCA|FCCA|FCA|CPA|CA ANZ)\b(?! student| part)/,
    by: {
      us: rule(
        'CPA license',
        72,
        'It takes 150 credit hours with accounting courses, the Uniform CPA Examination and a year or more of verified experience.',
        'nasba',
      ),
      gb: rule(
        'membership of a chartered body (ICAEW, ACCA or ICAS)',
        48,
        'It takes the professional exams and three years of supervised practical experience; degrees and AAT give exemptions.',
        'icaew',
      ),
      de: rule(
        'appointment as an auditor (Wirtschaftsprüfer)',
        96,
        'It takes a degree, three years or more of practice in auditing and the exam of the chamber.',
        'bstbk',
      ),
      nl: rule(
        'registration as an accountant (RA or AA)',
        84,
        'It takes a master’s or bachelor’s degree, the theoretical training and three years of supervised practice.',
        'nba',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'tax-adviser',
    codes: [],
    named: /\bsteuerberat|\btax advis[eo]r|\bbelastingadviseur|\benrolled agent/i,
    shorter: [{ codes: ['13-2', '43-3'], months: 48 }],
    held: /\bSteuerberaterprüfung\b|\bCTA\b|\bEnrolled Agent\b/,
    by: {
      us: rule(
        'enrolled agent license, or a CPA license',
        12,
        'Enrolled agents pass a three-part exam of the IRS and a tax check.',
        'nasba',
      ),
      gb: rule(
        'Chartered Tax Adviser (CTA)',
        48,
        'No law asks for it; firms ask for ATT, then CTA, beside the job.',
        'icaew',
      ),
      de: rule(
        'appointment as a tax adviser (Bestellung durch die Steuerberaterkammer)',
        84,
        'It takes the exam (Steuerberaterprüfung), usually with one or two years of preparation. It is open after a degree with two or three years of practice (Praxiszeit), after a commercial training (Ausbildung) with eight, or with six for a Steuerfachwirt or Bilanzbuchhalter.',
        'bstbk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'loan-officer',
    codes: ['13-2072'],
    held: /\bNMLS\b|\bCeMAP\b/,
    by: {
      us: rule(
        'NMLS registration or mortgage loan originator license',
        3,
        'Staff of a bank are registered; others take 20 hours of courses and the SAFE exam. Both take a background and credit check.',
        'nmls',
      ),
      gb: rule(
        'CeMAP or another Level 3 mortgage qualification',
        9,
        'Advisers of mortgages need it, and a firm with FCA authorisation.',
        'fca',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'broker',
    codes: ['41-3031', '13-2052'],
    isOne: true,
    held: /\b(?:series (?:7|6|63|65|66)|FCA[- ]authorised|level 4 diploma)\b/i,
    by: {
      us: rule(
        'securities registration',
        6,
        'It takes the FINRA exams for what you sell, usually with an employer as sponsor.',
        'finra',
      ),
      gb: rule(
        'Level 4 diploma and FCA authorisation to advise',
        18,
        'Advisers of private clients need the diploma, a statement of professional standing and an authorised firm.',
        'fca',
      ),
      de: rule(
        'proof of knowledge as a financial investment broker (Sachkundeprüfung, § 34f GewO)',
        6,
        'It takes the exam of the IHK or a training as Bankkaufmann with experience, an insurance and a permit.',
        'ihk',
      ),
      nl: rule(
        'Wft diplomas for what you advise on',
        9,
        'It takes the exams, kept up to date every three years.',
        'afm',
      ),
    },
    elsewhere: { name: 'registration as an investment adviser or broker', months: 6 },
  },
  {
    id: 'insurance',
    codes: ['41-3021'],
    held: /\binsurance licen[cs]e|licensed insurance|Versicherungsfach|§ ?34d/i,
    by: {
      us: rule(
        'state insurance license',
        2,
        'It takes a short course and a state exam for each line of insurance.',
        'states',
      ),
      de: rule(
        'proof of knowledge as an insurance broker (Sachkundeprüfung, § 34d GewO)',
        6,
        'It takes the IHK exam (Fachmann für Versicherungsvermittlung) or a training as Kaufmann für Versicherungen.',
        'ihk',
      ),
      nl: rule(
        'Wft diplomas for what you advise on',
        6,
        'It takes the exams, kept up to date every three years.',
        'afm',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'estate-agent',
    codes: ['41-9021', '41-9022'],
    isOne: true,
    held: /\breal estate licen[cs]e|licensed real estate|§ ?34c/i,
    by: {
      us: rule('real estate license', 4, 'It takes a course of 40 to 180 hours and a state exam.', 'states'),
      de: rule(
        'permit as an estate agent (§ 34c GewO)',
        2,
        'It takes an orderly record and finances, and 20 hours of further training in three years; employees need none.',
        'ihk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'appraiser',
    codes: ['13-2022', '13-2023'],
    held: /\b(?:certified|licensed) (?:residential |general )?apprais/i,
    by: {
      us: rule(
        'appraiser license',
        24,
        'It takes courses, supervised hours as a trainee and an exam.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'surveyor',
    codes: [],
    named: /\bchartered (?:quantity |building )?surveyor/i,
    held: /\bMRICS\b/,
    by: {
      gb: rule(
        'RICS membership (MRICS)',
        60,
        'It takes an accredited degree or experience, and the assessment of professional competence (APC) after two years of practice.',
        'rics',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'architect',
    codes: ['17-1011'],
    shorter: [{ codes: ['17-3011', '17-2051', '27-1025'], months: 60 }],
    held: /\b(?:ARB (?:registration|registered)|licensed architect|registered architect|Architektenkammer)\b/i,
    by: {
      us: rule(
        'architect license',
        96,
        'It takes a degree, documented experience and the ARE exam.',
        'ncarb',
      ),
      gb: rule('ARB registration', 84, 'It takes approved study and two years of practical training.', 'arb'),
      de: rule(
        'entry in the list of architects (Architektenkammer)',
        84,
        'It takes studies of four or five years and two years of practice.',
        'akammer',
      ),
      nl: rule(
        'entry in the Architectenregister',
        96,
        'It takes a master’s degree and the professional traineeship of two years.',
        'bureauArchitecten',
      ),
    },
    elsewhere: { name: 'registration as an architect', months: 84 },
  },
  {
    id: 'landscape-architect',
    codes: ['17-1012'],
    held: /\b(?:licensed landscape architect|LARE)\b/i,
    by: {
      us: rule(
        'landscape architect license',
        72,
        'It takes a degree, supervised experience and the LARE exam in nearly every state.',
        'clarb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'court-reporter',
    codes: ['27-3092'],
    named: /\bcourt reporter|\bstenograph/i,
    held: /\b(?:RPR|CSR|CRR)\b/,
    by: {
      us: rule(
        'state certification as a court reporter (such as California’s CSR) or the RPR',
        30,
        'It takes stenographic training of two years or more to 225 words a minute (wpm), which many do not finish, and an exam; some states ask that reporters be a notary.',
        'ncra',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'qualified-person',
    codes: [],
    named: /\bqualified person\b|\bsachkundige person\b/i,
    held: /\beligible QP\b|named on the (?:MHRA )?licence/i,
    by: {
      gb: rule(
        'eligibility as a Qualified Person',
        30,
        'It takes a degree in a life science or pharmacy, study modules, two years’ experience under a manufacturing licence, a sponsor and the eligibility assessment (viva) by the Joint Professional Bodies: RSB, RPS or RSC. The post begins once you are named on the MHRA licence.',
        'mhra',
      ),
      de: rule(
        'proof of knowledge as a Sachkundige Person (§ 15 AMG)',
        24,
        'It takes a licence as a pharmacist or a degree in a science with pharmaceutical courses, and two years in the testing of medicines.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'medical-representative',
    isInPost: true,
    codes: [],
    named: /\bpharma(?:referent|berater)|\bmedical (?:sales )?rep(?:resentative)?\b/i,
    held: /\b(?:geprüfter? Pharmareferent|ABPI exam|Apotheker|Approbation)/i,
    by: {
      gb: rule(
        'ABPI exam within two years of starting',
        12,
        'Representatives of medicines pass it beside the job.',
        'mhra',
      ),
      de: rule(
        'proof of knowledge (Sachkenntnis nach § 75 AMG)',
        9,
        'Pharmacists (Apothekerausbildung), doctors, scientists, PTA and MTA have it already (dadurch erfüllt); others take the exam as Geprüfter Pharmareferent.',
        'ihk',
      ),
    },
    elsewhere: null,
  },
];
