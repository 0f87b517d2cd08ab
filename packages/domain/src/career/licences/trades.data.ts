import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Trades and services at people's houses. */
export const tradeLicences: readonly RegulatedWork[] = [
  {
    id: 'electrician',
    isInPost: true,
    codes: ['47-2111'],
    shorter: [{ codes: ['47-3013', '49-2'], months: 24 }],
    held: /\b(?:journey(?:man|person) electrician|electrician(?:'s|’s)? licen[cs]e|ECS (?:gold )?card|Gesellenbrief.*Elektr)/i,
    by: {
      us: rule(
        'electrician’s license',
        48,
        'Most states ask for an apprenticeship of about four years and an exam; until then you work under a licensed electrician.',
        'states',
      ),
      gb: rule(
        'ECS card as a qualified electrician',
        48,
        'There is no licence by law, but sites ask for the card: a Level 3 qualification, the 18th edition and an assessment at work (AM2).',
        'ecs',
      ),
      de: rule(
        'journeyman’s certificate as an electrician (Ausbildung Elektroniker, Gesellenprüfung)',
        42,
        'It takes an apprenticeship of three and a half years; a business of your own takes the Meister.',
        'hwk',
      ),
      nl: rule(
        'MBO diploma in electrical installation, NEN 3140 and VCA',
        36,
        'It takes an MBO course at school or beside work.',
        'rijk',
      ),
      ca: rule(
        'certificate of qualification as an electrician',
        54,
        'It takes an apprenticeship of about four to five years and an exam, with the Red Seal for all provinces.',
        'provinces',
      ),
      au: rule(
        'electrical licence',
        48,
        'It takes a Certificate III by apprenticeship and a capstone test.',
        'auStates',
      ),
    },
    elsewhere: { name: 'qualification as an electrician', months: 42 },
  },
  {
    id: 'plumber',
    isInPost: true,
    codes: ['47-2152'],
    shorter: [{ codes: ['47-3015', '49-9021'], months: 24 }],
    held: /\b(?:journey(?:man|person) plumber|plumb(?:er|ing)(?:'s|’s)? licen[cs]e|gas safe|NVQ Level [23][^\n]*plumb|Anlagenmechaniker)/i,
    by: {
      us: rule(
        'plumber’s license',
        54,
        'Most states ask for an apprenticeship of four or five years and an exam.',
        'states',
      ),
      gb: rule(
        'Level 2 or 3 qualification in plumbing; Gas Safe registration for work on gas',
        36,
        'Plumbing needs no licence, work on gas does: a gas qualification, the ACS assessments and the register.',
        'gasSafe',
      ),
      de: rule(
        'journeyman’s certificate (Ausbildung Anlagenmechaniker SHK, Gesellenprüfung)',
        42,
        'It takes an apprenticeship of three and a half years; a business of your own takes the Meister.',
        'hwk',
      ),
      nl: rule(
        'MBO diploma in installation and VCA',
        36,
        'It takes an MBO course at school or beside work.',
        'rijk',
      ),
      ca: rule(
        'certificate of qualification as a plumber',
        54,
        'It takes an apprenticeship of about four to five years and an exam.',
        'provinces',
      ),
      au: rule(
        'plumbing licence or registration',
        48,
        'It takes a Certificate III by apprenticeship and an assessment.',
        'auStates',
      ),
    },
    elsewhere: { name: 'qualification as a plumber', months: 42 },
  },
  {
    id: 'refrigeration',
    codes: ['49-9021'],
    held: /\b(?:EPA (?:section )?608|F-gas|Kälteschein)\b/i,
    by: {
      us: rule(
        'EPA Section 608 certification',
        6,
        'It takes an exam for all who handle refrigerants; states and cities may ask for a license or registration as well (Texas: ACR technician registration or certification).',
        'epa',
      ),
      gb: rule(
        'F-gas qualification',
        12,
        'It takes a short course and an assessment for all who handle refrigerants.',
        'govuk',
      ),
      de: rule(
        'certificate for refrigerants (Sachkunde ChemKlimaschutzV)',
        42,
        'It comes with the training as Mechatroniker für Kältetechnik of three and a half years, or by a course with an exam.',
        'hwk',
      ),
      nl: rule('F-gas diploma', 12, 'It takes exams for all who handle refrigerants.', 'rijk'),
    },
    elsewhere: null,
  },
  {
    id: 'scaffolder',
    isInPost: true,
    codes: [],
    named: /\bscaffolder|\bgerüstbauer/i,
    held: /\bCISRS\b|Gesell(?:e|in) Gerüstbau/i,
    by: {
      gb: rule(
        'CISRS scaffolder card',
        24,
        'It takes Part 1 and Part 2 courses, experience between them and a skills test.',
        'cisrs',
      ),
      de: rule(
        'training as a scaffolder (Ausbildung Gerüstbauer)',
        36,
        'It takes an apprenticeship of three years, or a course with experience.',
        'hwk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'barber',
    codes: ['39-5011', '39-5012', '39-5092', '39-5094'],
    held: /\b(?:cosmetology licen[cs]e|licensed (?:cosmetologist|barber|esthetician)|barber licen[cs]e|Gesell(?:e|in)[^\n]*Friseur)/i,
    by: {
      us: rule(
        'state cosmetology or barber license',
        12,
        'It takes a state-approved programme and an exam.',
        'states',
      ),
      de: rule(
        'journeyman’s certificate (Ausbildung Friseur, Gesellenprüfung)',
        36,
        'It takes an apprenticeship of three years; a salon of your own takes the Meister.',
        'hwk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'funeral-director',
    codes: ['39-4031', '11-9171'],
    isOne: true,
    held: /\b(?:funeral director(?:'s|’s)? licen[cs]e|mortician licen[cs]e|Dip\.? ?FD)\b/i,
    by: {
      us: rule(
        'funeral director license',
        36,
        'It takes an associate degree in mortuary science in most states, an apprenticeship and exams.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'pest-control',
    codes: ['37-2021'],
    held: /\bapplicator licen[cs]e|RSPH level 2/i,
    by: {
      us: rule('pesticide applicator license', 3, 'It takes training and a state exam.', 'states'),
      gb: rule(
        'Level 2 award in pest management',
        1,
        'It takes a short course and an exam; employers train.',
        'govuk',
      ),
    },
    elsewhere: null,
  },
];
