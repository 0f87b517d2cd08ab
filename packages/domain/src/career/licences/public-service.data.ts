import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Service of the state, of courts and of churches, and language before courts. */
export const publicServiceLicences: readonly RegulatedWork[] = [
  {
    id: 'conveyancer',
    isInPost: true,
    codes: [],
    named: /\bconveyancer/i,
    held: /\bCLC licen[cs]e|licensed conveyancer\b.*\bCLC/i,
    by: {
      gb: rule(
        'CLC licence as a conveyancer',
        30,
        'It takes the Level 4 and Level 6 diplomas beside work and 1,200 hours of supervised practice.',
        'clc',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'insolvency-practitioner',
    codes: [],
    named: /\binsolvency practitioner|\binsolvenzverwalter/i,
    held: /\bJIEB\b/,
    by: {
      gb: rule(
        'licence as an insolvency practitioner',
        60,
        'It takes the JIEB exams, 600 hours of insolvency work and a licence of a professional body, usually after an accounting or law qualification.',
        'icaew',
      ),
      de: rule(
        'listing by insolvency courts',
        96,
        'Courts appoint lawyers, tax advisers or economists with years of practice.',
        'brak',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'bailiff',
    codes: [],
    named: /\bgerichtsvollzieher|\bgerechtsdeurwaarder|\benforcement agent/i,
    held: /\benforcement agent certificate|kandidaat-gerechtsdeurwaarder/i,
    by: {
      gb: rule(
        'certificate as an enforcement agent',
        2,
        'It takes a Level 2 course, a DBS check, a bond and a hearing at the county court.',
        'govuk',
      ),
      de: rule(
        'training as a Gerichtsvollzieher',
        36,
        'It takes a training in the service of justice (or law) and a special training of 18 to 20 months.',
        'drb',
      ),
      nl: rule(
        'appointment as a gerechtsdeurwaarder',
        96,
        'It takes an HBO law degree, a training with two years of practice, a business plan, a VOG and appointment by Royal Decree.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'probation-officer',
    isInPost: true,
    codes: ['21-1092'],
    held: /\bPQiP\b|probation officer (?:certif|academy)/i,
    by: {
      us: rule(
        'degree and academy for probation officers',
        54,
        'It takes a bachelor’s degree, checks, tests and training on the job.',
        'states',
      ),
      gb: rule(
        'Professional Qualification in Probation (PQiP)',
        21,
        'It takes a Level 5 qualification or a degree to enter and 15 to 21 months, paid.',
        'hmpps',
      ),
      de: rule(
        'degree in social work with state recognition',
        42,
        'Bewährungshelfer are social workers in the service of justice.',
        'drb',
      ),
      nl: rule(
        'HBO degree in social work or law',
        48,
        'Reclassering asks for it and trains on the job.',
        'rijk',
      ),
    },
    shorter: [{ codes: ['21-1021', '21-1093'], months: 15 }],
    elsewhere: null,
  },
  {
    id: 'court-interpreter',
    codes: ['27-3091'],
    held: /\b(?:DPSI|NRPSI|court certified interpreter|beeidigt|ermächtigt|Rbtv)\b/i,
    by: {
      us: rule(
        'court interpreter certification, or a medical one (CMI, CHI)',
        6,
        'Courts and hospitals ask for it: written and oral exams in both languages.',
        'states',
      ),
      gb: rule(
        'Diploma in Public Service Interpreting (DPSI) and the NRPSI register',
        12,
        'Courts, police and health services ask for it; other work takes a degree in languages or proven experience.',
        'nationalCareers',
      ),
      de: rule(
        'general swearing-in by a court (allgemeine Beeidigung)',
        12,
        'Courts and authorities ask for it: a state exam or degree in the language and knowledge of law. Other work needs none.',
        'drb',
      ),
      nl: rule(
        'entry in the register of sworn interpreters and translators (Rbtv)',
        12,
        'It takes proof of both languages at level C1, of interpreting skill, and a VOG.',
        'rbtv',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'sign-language-interpreter',
    codes: [],
    named: /\bsign language|\bgebärdensprach|\bgebarentolk/i,
    held: /\b(?:NRCPD|RID|NIC)\b/,
    by: {
      us: rule(
        'national interpreter certification (NIC)',
        60,
        'It takes fluency, a bachelor’s degree and exams; many states license it.',
        'states',
      ),
      gb: rule(
        'registration with the NRCPD',
        60,
        'It takes British Sign Language to Level 6 and an interpreting diploma or degree, some years from the beginning.',
        'nationalCareers',
      ),
      de: rule(
        'degree or state exam as a sign language interpreter',
        48,
        'It takes fluency and a degree of four years or a state exam.',
        'hochschulen',
      ),
      nl: rule(
        'HBO degree as a sign language interpreter and the register RTG',
        48,
        'It takes four years.',
        'studiekeuze',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'clergy',
    codes: ['21-2011'],
    named: /\bpastor\b|\bpfarrer|\bvicar\b|\bpriest\b|\bimam\b|\brabbi\b|\bdominee\b|\bchaplain/i,
    held: /\bordained\b|\bordiniert/i,
    by: {
      us: rule(
        'ordination or endorsement by your faith',
        84,
        'It takes a selection by the community and usually a Master of Divinity; chaplains add units of clinical pastoral education.',
        'church',
      ),
      gb: rule(
        'selection and ordination or appointment by your faith',
        48,
        'Churches select, then train for two to three years full or part time in theology, with a curacy after; chaplains need standing in their faith.',
        'church',
      ),
      de: rule(
        'studies of theology and ordination by your church',
        96,
        'It takes two church exams with a Vikariat of two years, or priestly training.',
        'church',
      ),
      nl: rule(
        'studies of theology and ordination by your church',
        84,
        'It takes a bachelor’s and a master’s degree and admission by the church; chaplains are in the register SKGV.',
        'church',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'soldier',
    isInPost: true,
    codes: ['55-'],
    named:
      /\barmy officer|\bsoldier\b|\bsoldat|\broyal (?:navy|air force|marines)|\bnaval officer|\bofficer cadet|\bbundeswehr/i,
    held: /\bcommissioned officer|\bSandhurst\b/i,
    by: {
      us: rule(
        'enlistment, or a commission by academy, ROTC or officer candidate school',
        12,
        'It takes the ASVAB test, a medical, citizenship for officers and a degree.',
        'usajobs',
      ),
      gb: rule(
        'selection and initial officer or recruit training',
        12,
        'It takes nationality rules, tests, a medical and an assessment board; officer training at Sandhurst takes 44 weeks.',
        'armyUk',
      ),
      de: rule(
        'assessment and training of the Bundeswehr',
        12,
        'It takes German nationality, a medical and an assessment; officers usually study within the service.',
        'bundeswehr',
      ),
      nl: rule(
        'selection and training of Defensie',
        12,
        'It takes Dutch nationality, a medical and a security screening.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'diplomat',
    isInPost: true,
    codes: [],
    named: /\bdiplomat|\bforeign service/i,
    held: /\bforeign service officer\b/i,
    by: {
      us: rule(
        'Foreign Service selection',
        24,
        'It takes citizenship, the FSOT, essays, an oral assessment, a medical and a security clearance.',
        'state',
      ),
      gb: rule(
        'selection for the Diplomatic Service, by the Fast Stream or an open post',
        18,
        'It takes British nationality, a degree for the Fast Stream, assessment centres and developed vetting.',
        'govuk',
      ),
      de: rule(
        'selection and training of the Auswärtiges Amt',
        14,
        'It takes German nationality, a master’s degree for the higher service, two languages, tests and 12 to 14 months of training.',
        'amt',
      ),
      nl: rule(
        'selection for the diplomats’ class',
        18,
        'It takes Dutch nationality, a master’s degree and a selection.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'federal-agent',
    isInPost: true,
    codes: [],
    named:
      /\bspecial agent|\bFBI\b|\bborder (?:patrol|force)|\bcustoms officer|\bzollbeamt|\bzöllner|\bdouane/i,
    held: /\bFLETC\b|\bspecial agent\b.*\bQuantico\b/i,
    by: {
      us: rule(
        'federal academy and security clearance',
        18,
        'Special agents of the FBI are 23 to 36, citizens, with a bachelor’s degree, two years of work, a fitness test, a polygraph and Quantico; Border Patrol and customs take exams, a medical and their academies.',
        'fbi',
      ),
      gb: rule(
        'selection for Border Force',
        6,
        'It takes tests, an interview, a fitness test for some posts and security checks; training is paid.',
        'govuk',
      ),
      de: rule(
        'training for the customs service (Zoll)',
        24,
        'It takes EU nationality, a school certificate, a written and oral selection and two years (or a dual degree of three), paid.',
        'zoll',
      ),
      nl: rule(
        'selection and training of the Douane',
        12,
        'It takes a selection, a VOG or screening and a paid training.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'coroner',
    codes: [],
    named: /\bcoroner\b/i,
    held: /\bassistant coroner\b/i,
    by: {
      gb: rule(
        'qualification as a solicitor or barrister for five years',
        132,
        'Coroners are lawyers with five years of qualification; many begin as assistant coroners.',
        'sra',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'educational-psychologist',
    afterDegree: 36,
    codes: [],
    named: /\beducational psycholog|\bschulpsycholog/i,
    held: /\bHCPC registration as (?:an educational|a practitioner) psychologist\b/i,
    by: {
      gb: rule(
        'HCPC registration as an educational psychologist',
        96,
        'It takes an accredited degree in psychology, work with children and an approved doctorate of three years, funded for those who are selected.',
        'hcpc',
      ),
      de: rule(
        'master’s degree in psychology',
        60,
        'Länder employ psychologists, some only with a teaching qualification as well.',
        'kmk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'special-needs-coordinator',
    isInPost: true,
    codes: [],
    named: /\bSENCO\b|\bspecial educational needs co/i,
    held: /\bNASENCO\b|\bNPQ (?:for )?SENCO/i,
    by: {
      gb: rule(
        'qualified teacher status, and the NPQ for SENCOs within three years',
        18,
        'The coordinator of a school is a qualified teacher.',
        'dfe',
      ),
    },
    elsewhere: null,
  },
];
