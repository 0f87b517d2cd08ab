import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/** Further work in health, and on the body: technicians, aids, therapies. */
export const alliedHealthLicences: readonly RegulatedWork[] = [
  {
    id: 'psychotherapist',
    codes: [],
    named: /\bpsychotherap/i,
    held: /\b(?:UKCP|Approbation als Psycho|LMHC|LPC)\b/i,
    by: {
      us: rule(
        'license as a psychologist, counselor or clinical social worker',
        96,
        'It takes a master’s degree or doctorate, supervised hours and an exam.',
        'states',
      ),
      gb: rule(
        'registration with the UKCP or the BACP',
        48,
        'It takes a training of about four years at postgraduate level with supervised practice and therapy of your own.',
        'bacp',
      ),
      de: rule(
        'licence as a psychotherapist (Approbation)',
        66,
        'It takes a bachelor’s and a master’s degree in psychology with psychotherapy and a state exam; further training (Weiterbildung) follows.',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a psychotherapist',
        108,
        'It takes a master’s degree in psychology and a training of about four years.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a psychotherapist', months: 72 },
  },
  {
    id: 'audiologist',
    isInPost: true,
    codes: ['29-1181', '29-2092'],
    named: /\bhörakusti|\bhearing aid|\baudicien|\baudiolog/i,
    held: /\bAu\.?D\b|HCPC (?:registration|registered)|Hörakustiker/i,
    by: {
      us: rule(
        'audiology license',
        96,
        'It takes a bachelor’s degree, a Doctor of Audiology degree and an exam; dispensers of hearing aids have a license of their own.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a hearing aid dispenser, or registration as a clinical audiologist',
        36,
        'It takes an approved degree or foundation degree, or the scientist training programme.',
        'hcpc',
      ),
      de: rule(
        'training as a hearing aid acoustician (Ausbildung Hörakustiker)',
        36,
        'It takes an apprenticeship of three years; a business of your own takes the Meister.',
        'hwk',
      ),
      nl: rule(
        'diploma in hearing care (MBO-4 audicien)',
        36,
        'It takes a course beside work and the register StAr.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'operating-practitioner',
    codes: [],
    named: /\boperating department|\boperationstechnisch|\banästhesietechnisch|\bOTA\b/i,
    held: /\bHCPC (?:registration|registered)|staatlich anerkannter? (?:OTA|ATA)/i,
    by: {
      gb: rule(
        'HCPC registration as an operating department practitioner',
        36,
        'It takes an approved degree or apprenticeship.',
        'hcpc',
      ),
      de: rule(
        'permission to work as an OTA or ATA',
        36,
        'It takes a training of three years with a state exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'sonographer',
    codes: ['29-2032', '29-2031', '29-2033'],
    named: /\bsonograph|\becho(?:cardio)?graph/i,
    held: /\b(?:RDMS|ARDMS|RCS|CASE-accredited)\b/i,
    by: {
      us: rule(
        'ARDMS registration',
        24,
        'It takes an accredited programme of one to two years, often after another health degree, and exams.',
        'states',
      ),
      gb: rule(
        'CASE-accredited qualification in medical ultrasound',
        60,
        'It takes a degree in a health profession, usually radiography with HCPC registration, and a postgraduate course; a few degrees lead there directly.',
        'hcpc',
      ),
    },
    shorter: [{ codes: ['29-2034', '29-1141'], months: 18 }],
    elsewhere: null,
  },
  {
    id: 'prosthetist',
    codes: ['29-2091'],
    held: /\b(?:ABC certified|HCPC (?:registration|registered)|Orthopädietechnik)/i,
    by: {
      us: rule(
        'certification as an orthotist or prosthetist',
        84,
        'It takes a master’s degree, a residency and exams.',
        'states',
      ),
      gb: rule('HCPC registration as a prosthetist or orthotist', 48, 'It takes an approved degree.', 'hcpc'),
      de: rule(
        'training as an orthopaedic technician (Ausbildung Orthopädietechnik-Mechaniker)',
        36,
        'It takes an apprenticeship of three years; a business of your own takes the Meister.',
        'hwk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'dental-technician',
    isInPost: true,
    codes: ['51-9081'],
    held: /\bGDC (?:registration|registered)|Zahntechniker/i,
    by: {
      gb: rule(
        'GDC registration as a dental technician',
        36,
        'It takes an approved diploma or degree.',
        'gdc',
      ),
      de: rule(
        'training as a dental technician (Ausbildung Zahntechniker)',
        42,
        'It takes an apprenticeship of three and a half years; a business of your own takes the Meister.',
        'hwk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'therapy-assistant',
    codes: ['31-2011', '31-2021'],
    held: /\b(?:PTA|COTA) licen[cs]e/i,
    by: {
      us: rule(
        'license as a therapist assistant',
        24,
        'It takes an accredited associate degree and an exam.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'medical-assistant',
    codes: ['31-9092'],
    held: /\b(?:CMA|RMA|CCMA)\b|Medizinische Fachangestellte|doktersassistent/i,
    by: {
      us: rule(
        'medical assistant certificate, such as the CMA',
        10,
        'No law asks for it in most states, most employers do: a course of nine to twelve months and an exam.',
        'states',
      ),
      de: rule(
        'training as a medical assistant (Ausbildung Medizinische Fachangestellte)',
        36,
        'It takes an apprenticeship of three years with an exam before the medical chamber.',
        'baek',
      ),
      nl: rule(
        'diploma as a doctor’s assistant (MBO-4 doktersassistent)',
        36,
        'It takes an MBO course at school or beside work.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'phlebotomist',
    codes: ['31-9097'],
    held: /\b(?:CPT|phlebotomy (?:licen[cs]e|certif))/i,
    by: {
      us: rule(
        'phlebotomy certificate',
        3,
        'Employers ask for a course with practice and a certificate; California, Louisiana, Nevada and Washington license it.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'alternative-practitioner',
    codes: [],
    named: /\bheilpraktiker|\bacupunctur|\bosteopath|\bhomeopath|\bnaturopath/i,
    held: /\bHeilpraktikererlaubnis|L\.?Ac\b|GOsC/i,
    by: {
      us: rule(
        'license of your state for the therapy',
        48,
        'Acupuncturists take a master’s degree and NCCAOM exams, osteopathic physicians medical school; other therapies differ by state.',
        'states',
      ),
      gb: rule(
        'registration: the GOsC for osteopaths, a voluntary register for the others',
        48,
        'Osteopaths take an approved degree of four to five years by law; others join a register such as the CNHC.',
        'hcpc',
      ),
      de: rule(
        'permission as a Heilpraktiker',
        24,
        'It takes an age of 25, a school certificate, good health and record, and the exam of the health office.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'clinical-scientist',
    afterDegree: 36,
    isInPost: true,
    codes: [],
    named: /\bclinical scientist|\bmedical physicist|\bmedizinphysik|\bgenetic counsel/i,
    held: /\bHCPC registration as a clinical scientist\b|\bCGC\b/i,
    by: {
      us: rule(
        'board certification in the specialty',
        60,
        'It takes an accredited master’s degree or doctorate, a residency where there is one, and exams; some states license it.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a clinical scientist',
        72,
        'It takes a good science degree and the Scientist Training Programme (STP) of three years, paid, for which many compete.',
        'hcpc',
      ),
      de: rule(
        'proof of expertise (Fachkunde) in the specialty',
        84,
        'It takes a master’s degree in physics or a science and a further training of two to three years.',
        'recognition',
      ),
      nl: rule(
        'training as a clinical physicist (klinisch fysicus)',
        108,
        'It takes a master’s degree, usually a doctorate, and a paid training of four years.',
        'big',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'curative-educator',
    codes: [],
    named: /\bheilerziehungspfleg|\bheilpädagog/i,
    held: /\bstaatlich anerkannter? Heil/i,
    by: {
      de: rule(
        'state recognition (staatlich anerkannt) in Heilerziehungspflege or Heilpädagogik',
        36,
        'It takes a Fachschule of two to three years, often paid beside work, or a degree.',
        'berufenet',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'fitness-trainer',
    codes: ['39-9031'],
    held: /\b(?:NASM|ACE|REPs|CIMSPA|Level 3 personal train|Trainer-?lizenz|B-Lizenz)\b/i,
    by: {
      us: rule(
        'certification such as NASM, ACE or NSCA, with CPR',
        4,
        'No law asks for it, gyms and insurers do: a course of two to six months and an exam.',
        'states',
      ),
      gb: rule(
        'Level 2 gym instructor and Level 3 personal trainer, with insurance',
        4,
        'No law asks for it, gyms do: a course of weeks to months.',
        'cimspa',
      ),
      de: rule(
        'trainer’s licence (B-Lizenz, then A-Lizenz), or a training in sports and fitness',
        6,
        'No law asks for it, gyms do.',
        'ihk',
      ),
      nl: rule('fitness trainer diploma (level A, then B)', 5, 'No law asks for it, gyms do.', 'sbb'),
    },
    elsewhere: null,
  },
  {
    id: 'beauty-therapist',
    codes: ['39-5093'],
    named: /\bbeautician|\bbeauty therap|\bkosmetiker|\bschoonheidsspecialist|\btattoo|\bpierc/i,
    held: /\bNVQ[^\n]*beauty|licensed esthetician|Kosmetiker/i,
    by: {
      us: rule(
        'state license for the treatment',
        8,
        'It takes a state-approved course and an exam; tattoo artists take a course on blood-borne pathogens and a permit.',
        'states',
      ),
      gb: rule(
        'Level 2 or 3 qualification, and registration with the council where skin is pierced',
        12,
        'Insurers ask for the qualification; tattooing, piercing and needles need a registration of person and place.',
        'nationalCareers',
      ),
      de: rule(
        'training as a beautician (Ausbildung Kosmetikerin)',
        36,
        'It takes an apprenticeship of three years or a school; tattooing is registered with the health office.',
        'hwk',
      ),
      nl: rule(
        'diploma as a beauty specialist (MBO-3 schoonheidsspecialist)',
        24,
        'It takes an MBO course; tattooing and piercing need a permit of the GGD.',
        'sbb',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'lifeguard',
    codes: ['33-9092'],
    held: /\bNPLQ\b|lifeguard certif|Rettungsschwimm/i,
    by: {
      us: rule(
        'lifeguard certification with CPR',
        1,
        'It takes a course of about 30 hours with a swimming test.',
        'states',
      ),
      gb: rule(
        'National Pool Lifeguard Qualification (NPLQ)',
        1,
        'It takes a course of about 38 hours with a test, renewed every two years.',
        'nationalCareers',
      ),
      de: rule(
        'lifesaving badge in silver (Rettungsschwimmabzeichen)',
        1,
        'Pools also train as Fachangestellte für Bäderbetriebe in three years.',
        'berufenet',
      ),
    },
    elsewhere: null,
  },
];
