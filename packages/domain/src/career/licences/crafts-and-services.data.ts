import { gesellen, rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Crafts that are learned as a trade, and services that need a permit. */
export const craftAndServiceLicences: readonly RegulatedWork[] = [
  {
    id: 'building-trade',
    codes: [
      '47-2021',
      '47-2022',
      '47-2031',
      '47-2044',
      '47-2121',
      '47-2141',
      '47-2161',
      '47-2181',
      '47-2211',
    ],
    held: /\b(?:NVQ|City (?:&|and) Guilds|journey(?:man|person)|Gesellenbrief|Red Seal|Certificate III)\b/i,
    by: {
      us: rule(
        'apprenticeship in the trade',
        42,
        'No license in most states; unions and contractors train for three or four years, paid.',
        'dol',
      ),
      gb: rule(
        'Level 2 or 3 NVQ in the trade and the blue or gold CSCS card',
        24,
        'It takes an apprenticeship of about two years, or a college course and an assessment on site.',
        'citb',
      ),
      de: gesellen('in the trade', 36),
      nl: rule(
        'MBO diploma in the trade and VCA',
        30,
        'It takes an MBO-2 or 3 course, mostly beside work.',
        'sbb',
      ),
      ca: rule(
        'certificate of qualification in the trade',
        42,
        'It takes an apprenticeship and an exam, with the Red Seal for all provinces.',
        'provinces',
      ),
      au: rule(
        'Certificate III in the trade',
        42,
        'It takes an apprenticeship; contractors need a licence.',
        'auStates',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'vehicle-mechanic',
    codes: ['49-3023', '49-3031', '49-3021'],
    held: /\b(?:ASE|IMI|NVQ Level 3[^\n]*vehicle|Kfz-?Mechatroniker|Red Seal)\b/i,
    by: {
      us: rule(
        'ASE certification',
        24,
        'No license in most states; employers ask for a course or apprenticeship and the ASE exams.',
        'dol',
      ),
      gb: rule(
        'Level 3 qualification in vehicle maintenance',
        36,
        'It takes an apprenticeship; MOT testers add a Level 2 award and four years of experience.',
        'nationalCareers',
      ),
      de: gesellen('Kfz-Mechatroniker', 42),
      nl: rule(
        'MBO diploma in vehicle technology',
        30,
        'It takes an MBO-2 or 3 course, mostly beside work.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'metal-trade',
    codes: ['51-4041', '51-4121', '51-4111', '49-9041', '49-9071'],
    held: /\b(?:AWS D1|coded weld|ISO 9606|NVQ|Gesellenbrief|Facharbeiter|Zerspanungs|Industriemechaniker|journey(?:man|person))\b/i,
    by: {
      us: rule(
        'apprenticeship or certificate in the trade (welders: AWS tests)',
        12,
        'No license; employers test welders by procedure and ask others for a course or apprenticeship.',
        'dol',
      ),
      gb: rule(
        'Level 2 or 3 qualification in the trade (welders: coding to BS EN ISO 9606)',
        24,
        'It takes an apprenticeship or a course and tests at work.',
        'nationalCareers',
      ),
      de: rule(
        'training in a metal trade (Ausbildung; welders: exam to DIN EN ISO 9606)',
        42,
        'It takes an apprenticeship of three and a half years with an IHK exam; welders also enter by courses of weeks with an exam.',
        'ihk',
      ),
      nl: rule(
        'MBO diploma in the trade (welders: NIL certificates), and VCA',
        24,
        'It takes an MBO course beside work, or courses with tests.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'food-trade',
    codes: ['51-3011', '51-3021', '35-1011', '35-2014'],
    held: /\b(?:Gesellenbrief|gelernter? (?:Koch|Bäcker|Fleischer)|NVQ|City (?:&|and) Guilds|culinary)\b/i,
    by: {
      de: rule(
        'training in the trade (Ausbildung Koch, Bäcker, Konditor or Fleischer)',
        36,
        'It takes an apprenticeship of three years; kitchens also hire helpers and train them. A bakery or butcher’s of your own takes the Meister.',
        'berufenet',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'fine-trade',
    codes: ['51-6052', '51-9071', '51-9061', '49-9063', '49-9064', '27-1023', '51-7011', '51-6093'],
    named:
      /\bgoldsmith|\bgoldschmied|\bwatchmaker|\buhrmacher|\bschneider|\btischler|\bschreiner|\bluthier|\bgeigenbau|\bklavierbau|\bpiano (?:tuner|technician)/i,
    held: /\b(?:Gesellenbrief|Gesellenprüfung|NVQ|apprenticeship completed)\b/i,
    by: {
      de: gesellen('in the craft', 36),
    },
    elsewhere: null,
  },
  {
    id: 'chimney-sweep',
    codes: [],
    named: /\bschornsteinfeger|\bchimney sweep|\bkaminkehrer/i,
    held: /\bSchornsteinfeger(?:geselle|meister)/i,
    by: { de: gesellen('Schornsteinfeger', 36) },
    elsewhere: null,
  },
  {
    id: 'farrier',
    codes: [],
    named: /\bfarrier|\bhufschmied|\bhoefsmid/i,
    held: /\bDipWCF\b|staatlich anerkannter? Hufbeschlag/i,
    by: {
      gb: rule(
        'registration with the Farriers Registration Council',
        48,
        'It takes an apprenticeship of four years with an approved farrier.',
        'nationalCareers',
      ),
      de: rule(
        'state recognition as a farrier (Hufbeschlagschmied)',
        48,
        'It takes a completed trade, two years of practice and a course with an exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'tree-surgeon',
    codes: ['37-3013', '45-4021'],
    named: /\btree surgeon|\barborist|\bbaumpfleg|\bboomverzorg|\bforestry worker|\bforstwirt/i,
    held: /\b(?:CS30|NPTC|ISA certified|Motorsägenschein|ETW)\b/i,
    by: {
      us: rule(
        'certified arborist credential (ISA)',
        12,
        'No license in most states; employers train, the credential takes three years of work and an exam.',
        'dol',
      ),
      gb: rule(
        'chainsaw and climbing certificates (NPTC or Lantra)',
        3,
        'Each machine and method has a course of days with an assessment, and insurers ask for them.',
        'nationalCareers',
      ),
      de: rule(
        'chainsaw certificate (Motorsägenschein), or the training as Forstwirt',
        36,
        'Climbing adds the certificates SKT A and B.',
        'dguv',
      ),
      nl: rule('European Tree Worker certificate', 12, 'Employers ask for it, and for VCA.', 'sbb'),
    },
    elsewhere: null,
  },
  {
    id: 'commercial-diver',
    codes: ['49-9092'],
    held: /\bHSE (?:part|diving)|ADCI|Berufstaucher|geprüfter? Taucher/i,
    by: {
      us: rule(
        'commercial diver certification (ADCI)',
        6,
        'It takes a school of five to seven months and a medical.',
        'osha',
      ),
      gb: rule(
        'HSE-approved diving qualification',
        4,
        'It takes courses of three to four months and a yearly medical.',
        'hse',
      ),
      de: rule(
        'exam as a diver (Geprüfter Taucher)',
        24,
        'It takes a completed trade, 200 hours under water and an IHK exam.',
        'ihk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'drone-pilot',
    codes: [],
    named: /\bdrone (?:pilot|operator)|\bdrohnenpilot|\bUAV (?:pilot|operator)/i,
    held: /\bPart 107\b|\bGVC\b|\bA2 CofC\b|Fernpilotenzeugnis/i,
    by: {
      us: rule(
        'FAA remote pilot certificate (Part 107)',
        1,
        'It takes a knowledge test, renewed every two years.',
        'faa',
      ),
      gb: rule(
        'operator and flyer ID, and the A2 CofC or GVC',
        1,
        'It takes a course of days with a test, and insurance.',
        'caa',
      ),
      de: rule(
        'EU certificate for remote pilots (A1/A3, then A2)',
        1,
        'It takes online tests and, for A2, an exam.',
        'lba',
      ),
      nl: rule(
        'EU certificate for remote pilots (A1/A3, then A2)',
        1,
        'It takes tests and a registration with the RDW.',
        'ilt',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'flight-dispatcher',
    codes: [],
    named: /\b(?:aircraft|flight|airline) dispatcher/i,
    held: /\baircraft dispatcher certificate/i,
    by: {
      us: rule(
        'FAA aircraft dispatcher certificate',
        3,
        'It takes an age of 23, an approved course of 200 hours and written, oral and practical tests.',
        'faa',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'railway-signaller',
    codes: [],
    named: /\bfahrdienstleiter|\bsignaller\b|\btrain dispatcher|\btreindienstleider/i,
    held: /\bsignaller competenc|\bFahrdienstleiter(?:prüfung)?\b.*\bgeprüft/i,
    by: {
      us: rule('training and certification by the railroad', 9, 'Railroads train their own, paid.', 'fra'),
      gb: rule(
        'training by Network Rail',
        4,
        'It takes tests, a medical and a course of nine to twelve weeks, paid.',
        'orr',
      ),
      de: rule(
        'training for the function by the operator',
        8,
        'It takes a completed training or school certificate, a medical and psychological test, and five to eight months, paid.',
        'eba',
      ),
      nl: rule('training by ProRail', 12, 'It takes a selection and about a year, paid.', 'ilt'),
    },
    elsewhere: null,
  },
  {
    id: 'wind-technician',
    codes: ['49-9081'],
    held: /\bGWO\b/,
    by: {
      us: rule(
        'GWO basic safety training, and a wind technician course',
        9,
        'Employers ask for it; many train.',
        'dol',
      ),
      gb: rule(
        'GWO basic safety training, and an electrical or mechanical trade',
        3,
        'Employers ask for it, with a medical for heights.',
        'nationalCareers',
      ),
      de: rule(
        'GWO basic safety training, and an electrical or metal trade',
        3,
        'Employers ask for it, with a medical for heights (G41).',
        'dguv',
      ),
      nl: rule(
        'GWO basic safety training, and a technical MBO diploma',
        3,
        'Employers ask for it, with a medical for heights.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'elevator-mechanic',
    codes: ['47-4021'],
    held: /\belevator mechanic licen[cs]e|NEIEP|CET\b/i,
    by: {
      us: rule(
        'elevator mechanic license',
        48,
        'Most states ask for an apprenticeship of four years and an exam.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'plant-operator',
    codes: ['51-8031', '51-8021', '51-8011'],
    held: /\b(?:water (?:treatment )?operator (?:licen[cs]e|certif)|boiler licen[cs]e|NRC licen[cs]e)/i,
    by: {
      us: rule(
        'operator’s license of your state or the NRC',
        12,
        'Water and boiler operators pass exams by grade with hours at a plant; reactor operators are licensed by the NRC after about two years of training.',
        'states',
      ),
      de: rule(
        'training in the plant’s trade (Ausbildung)',
        36,
        'It takes an apprenticeship of three years such as Umwelttechnologe, or a metal or electrical trade with courses.',
        'ihk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'home-inspector',
    codes: [],
    named: /\bhome inspector|\bgeneral contractor\b|\bbuilding inspector/i,
    held: /\b(?:home inspector|contractor) licen[cs]e|ICC certif/i,
    by: {
      us: rule(
        'state license or certification for the work',
        9,
        'Home inspectors and contractors take courses or experience, an exam and insurance in most states; building inspectors the ICC exams.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'casino-dealer',
    codes: ['39-3011', '39-1013'],
    held: /\bgaming licen[cs]e|personal functional licence/i,
    by: {
      us: rule(
        'gaming license of your state',
        3,
        'It takes a background check and usually a dealing course.',
        'states',
      ),
      gb: rule(
        'personal functional licence of the Gambling Commission',
        3,
        'Casinos train for weeks; the licence takes checks.',
        'govuk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'publican',
    codes: [],
    named: /\bpublican|\bpub (?:manager|landlord)|\blicensee\b/i,
    held: /\b(?:APLH|personal licence)\b/i,
    by: {
      gb: rule(
        'personal licence for the sale of alcohol',
        1,
        'It takes the one-day course and exam (APLH), a criminal record check and an application to the council.',
        'govuk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'tour-guide',
    codes: ['39-7011', '39-7012'],
    named: /\btour guide|\bmountain (?:guide|leader)|\bbergführer|\bski instructor|\bskilehrer/i,
    held: /\b(?:Blue Badge|IFMGA|UIAGM|Mountain Leader|BASI)\b/i,
    by: {
      gb: rule(
        'Blue Badge for guides in towns, Mountain Leader or more for hills',
        18,
        'No law asks for it, sights and insurers do.',
        'nationalCareers',
      ),
      de: rule(
        'state exam as a mountain guide or ski instructor; none for town guides',
        36,
        'Mountain guides train for three years by the association; towns give certificates of their own.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'deckhand',
    codes: ['53-5011'],
    named: /\bdeckhand|\bmatrose|\byacht (?:crew|steward)/i,
    held: /\bSTCW\b/,
    by: {
      us: rule(
        'merchant mariner credential with STCW basic training and a TWIC',
        2,
        'It takes a medical, a drug test and a week of courses.',
        'uscg',
      ),
      gb: rule(
        'STCW basic safety training and the ENG1 medical',
        1,
        'It takes a course of five days.',
        'mca',
      ),
      de: rule(
        'training as a ship’s mechanic (Schiffsmechaniker), or STCW basic training',
        36,
        'The training takes three years.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'paraprofessional',
    codes: ['25-9042', '25-9043', '25-9049'],
    held: /\bParaPro\b|\bassociate\b.*\bdegree\b/i,
    by: {
      us: rule(
        'two years of college or the ParaPro test',
        3,
        'Schools with federal funds ask for it.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'law-and-bank-clerk',
    codes: ['23-2011', '43-6012', '43-4141', '43-3071'],
    held: /\b(?:Rechtsanwaltsfachangestellte|Notarfachangestellte|Bankkauf(?:mann|frau)|paralegal certificate)\b/i,
    by: {
      de: rule(
        'training for the office (Ausbildung Rechtsanwaltsfachangestellte, Notarfachangestellte or Bankkauffrau)',
        36,
        'It takes an apprenticeship of two and a half to three years; people with other commercial trainings are hired too.',
        'ihk',
      ),
    },
    elsewhere: null,
  },
];
