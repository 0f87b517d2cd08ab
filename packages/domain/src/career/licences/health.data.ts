import { rule } from './licence-draft.ts';
import type { RegulatedWork } from './licence.ts';

/**
 * Work in health that may not be done without a licence or registration. Our own tables, from what the authorities named in
 * them publish; they are a help to plan by and no legal advice. Requirements differ by state and change.
 */
export const healthLicences: readonly RegulatedWork[] = [
  {
    id: 'physician',
    codes: ['29-121', '29-122', '29-124'],
    isOne: true,
    shorter: [{ codes: ['29-1071', '29-1171'], months: 108 }],
    held: /\b(?:GMC registration|medical licen[cs]e|board[- ]certified physician|USMLE|Approbation als (?:Arzt|Ärztin))\b/i,
    by: {
      us: rule(
        'medical license',
        132,
        'It takes a bachelor’s degree with premedical courses, the MCAT, medical school (MD or DO), the USMLE or COMLEX exams and a residency of three to seven years; specialists are then board certified.',
        'fsmb',
      ),
      gb: rule(
        'GMC registration with a licence to practise',
        84,
        'It takes a medical degree of five or six years and two foundation years; specialists train five to eight years more.',
        'gmc',
      ),
      de: rule(
        'licence to practise medicine (Approbation)',
        76,
        'It takes medical studies of at least six years with the state exams (Staatsexamen); specialists train five or six years more.',
        'baek',
      ),
      nl: rule(
        'BIG registration as a doctor (arts)',
        72,
        'It takes a bachelor’s and a master’s degree in medicine of six years together; specialists train on.',
        'big',
      ),
    },
    elsewhere: { name: 'medical licence', months: 96 },
  },
  {
    id: 'dentist',
    codes: ['29-102'],
    isOne: true,
    held: /\b(?:GDC registration as a dentist|dental licen[cs]e|Approbation als Zahn)/i,
    by: {
      us: rule(
        'dental license',
        96,
        'It takes a bachelor’s degree, dental school and national and state exams.',
        'states',
      ),
      gb: rule(
        'GDC registration as a dentist',
        60,
        'It takes a dental degree of five years and professional indemnity cover.',
        'gdc',
      ),
      de: rule(
        'licence to practise dentistry (Approbation)',
        66,
        'It takes dental studies of five years and the state exams (Staatsexamen).',
        'bzaek',
      ),
      nl: rule(
        'BIG registration as a dentist (tandarts)',
        72,
        'It takes a bachelor’s and a master’s degree in dentistry.',
        'big',
      ),
    },
    elsewhere: { name: 'dental licence', months: 72 },
  },
  {
    id: 'dental-hygienist',
    codes: ['29-1292'],
    held: /\b(?:dental hygien(?:e|ist) licen[cs]e|GDC registration as a dental hygienist|Dentalhygieniker)/i,
    by: {
      us: rule(
        'dental hygiene license',
        36,
        'It takes an accredited associate degree of two years after its prerequisites, the national board exam (NBDHE) and a clinical exam.',
        'states',
      ),
      gb: rule(
        'GDC registration as a dental hygienist',
        30,
        'It takes an approved diploma or degree in dental hygiene, or hygiene and therapy, of two to three years at a dental school, and professional indemnity cover. Places are few; registered dental nurses have an advantage.',
        'gdc',
      ),
      de: rule(
        'further training as a dental hygienist (Dentalhygienikerin)',
        60,
        'It takes the training as a dental assistant (ZFA), the further training for prophylaxis (ZMP or ZMF) and the course of a dental chamber, or a bachelor’s degree.',
        'bzaek',
      ),
      nl: rule(
        'HBO bachelor’s degree in oral care (Mondzorgkunde)',
        48,
        'It takes a four-year HBO bachelor with a selection (numerus fixus), entered by HAVO, VWO or MBO-4 with the required subjects (verlangte Fächer), biology and chemistry among them. Hygienists then enter the BIG register or the quality register (KRM), and speak and write Dutch.',
        'big',
      ),
    },
    shorter: [{ codes: ['31-9091'], months: 30 }],
    elsewhere: { name: 'registration as a dental hygienist', months: 36 },
  },
  {
    id: 'dental-assistant',
    codes: ['31-9091'],
    held: /\bGDC (?:registration|registered|number)|registered dental (?:nurse|assistant)|Zahnmedizinische Fachangestellte/i,
    by: {
      us: rule(
        'radiography certificate where your state asks for it',
        10,
        'States differ: many ask for a course in dental X-rays, some for registration.',
        'states',
      ),
      gb: rule(
        'GDC registration as a dental nurse',
        18,
        'It takes an approved diploma beside a job in a practice, and indemnity cover.',
        'gdc',
      ),
      de: rule(
        'training as a dental assistant (Ausbildung Zahnmedizinische Fachangestellte)',
        36,
        'It takes an apprenticeship of three years with an exam before the dental chamber.',
        'bzaek',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'midwife',
    codes: ['29-1161'],
    shorter: [{ codes: ['29-1141'], months: 24 }],
    held: /\b(?:CNM|NMC registration as a midwife|registered midwife|staatlich anerkannte Hebamme)\b/i,
    by: {
      us: rule(
        'nurse-midwife (CNM) license',
        84,
        'It takes a nursing license, a graduate degree in midwifery and a national certification.',
        'ncsbn',
      ),
      gb: rule(
        'NMC registration as a midwife',
        36,
        'It takes an approved degree in midwifery of three years, shorter for registered nurses where it is offered.',
        'nmc',
      ),
      de: rule(
        'permission to work as a midwife (Hebamme)',
        42,
        'It takes a dual degree of six to eight terms with a state exam.',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a midwife (verloskundige)',
        48,
        'It takes a four-year HBO degree with a selection.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a midwife', months: 42 },
  },
  {
    id: 'advanced-nurse',
    codes: ['29-1171', '29-1151'],
    shorter: [{ codes: ['29-1141'], months: 24 }],
    held: /\b(?:APRN|nurse practitioner licen[cs]e|CRNA|FNP-(?:C|BC))\b/,
    by: {
      us: rule(
        'advanced practice nursing license',
        84,
        'It takes a registered nurse license, a graduate degree and a national certification.',
        'ncsbn',
      ),
      nl: rule(
        'BIG registration as a nurse specialist (verpleegkundig specialist)',
        72,
        'It takes an HBO degree in nursing, two years of practice and a two-year master’s degree beside a training post.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as an advanced practice nurse', months: 72 },
  },
  {
    id: 'nurse',
    codes: ['29-1141'],
    isOne: true,
    shorter: [{ codes: ['29-2061'], months: 24 }],
    held: /\b(?:NCLEX-RN|RN licen[cs]e|registered nurse licen[cs]e|NMC (?:registration|registered|PIN)|BIG[- ]?(?:registration|registratie))\b/i,
    by: {
      us: rule(
        'registered nurse (RN) license',
        24,
        'It takes an approved nursing degree, the NCLEX-RN exam and a fingerprint background check.',
        'ncsbn',
      ),
      gb: rule(
        'NMC registration as a nurse',
        36,
        'It takes an approved nursing degree or a degree apprenticeship.',
        'nmc',
      ),
      de: rule(
        'permission to work as a nurse (Pflegefachfrau or Pflegefachmann)',
        36,
        'It takes the general nursing training (generalistische Pflegeausbildung) of three years with a state exam, or a degree.',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a nurse (verpleegkundige)',
        48,
        'It takes the diploma MBO-4 verpleegkunde or an HBO degree (HBO-V), four years each; a verzorgende IG does the MBO-4 course beside work in about two.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a nurse', months: 36 },
  },
  {
    id: 'practical-nurse',
    codes: ['29-2061'],
    held: /\b(?:NCLEX-PN|LPN|LVN|nursing associate registration|verzorgende IG)\b/i,
    by: {
      us: rule(
        'practical nurse (LPN or LVN) license',
        14,
        'It takes an approved programme of about a year and the NCLEX-PN exam.',
        'ncsbn',
      ),
      nl: rule(
        'diploma verzorgende IG (MBO-3)',
        36,
        'It takes an MBO-3 course of three years, beside work or at school.',
        'big',
      ),
      au: rule('AHPRA registration as an enrolled nurse', 18, 'It takes a Diploma of Nursing.', 'ahpra'),
    },
    elsewhere: { name: 'registration as a practical nurse', months: 18 },
  },
  {
    id: 'nursing-assistant',
    codes: ['31-1131'],
    held: /\b(?:CNA|certified nursing assistant)\b/i,
    by: {
      us: rule(
        'nursing assistant (CNA) certification',
        2,
        'It takes a state-approved course of at least 75 hours and a competency test.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'physician-assistant',
    codes: ['29-1071'],
    held: /\bPA-C\b|physician (?:assistant|associate) licen[cs]e/i,
    by: {
      us: rule(
        'physician assistant license (PA-C)',
        84,
        'It takes a bachelor’s degree with hours of patient care, an accredited master’s programme and the PANCE exam.',
        'states',
      ),
      gb: rule(
        'GMC registration as a physician associate',
        60,
        'It takes a degree in a life science and a postgraduate course of two years.',
        'gmc',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'pharmacist',
    codes: ['29-1051'],
    held: /\b(?:GPhC registration as a pharmacist|NAPLEX|pharmacist licen[cs]e|Approbation als Apotheker)/i,
    by: {
      us: rule('pharmacist license', 72, 'It takes a Doctor of Pharmacy degree and the NAPLEX exam.', 'nabp'),
      gb: rule(
        'GPhC registration as a pharmacist',
        60,
        'It takes an accredited master’s degree and a year of foundation training.',
        'gphc',
      ),
      de: rule(
        'licence to practise as a pharmacist (Approbation)',
        60,
        'It takes studies of four years, a practical year and the state exams (Staatsexamen).',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a pharmacist (apotheker)',
        72,
        'It takes a bachelor’s and a master’s degree in pharmacy.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a pharmacist', months: 66 },
  },
  {
    id: 'pharmacy-technician',
    codes: ['29-2052'],
    held: /\b(?:CPhT|GPhC registration as a pharmacy technician|PTA)\b/,
    by: {
      us: rule(
        'state registration as a pharmacy technician',
        6,
        'Most states ask for registration; many employers for the PTCB certification.',
        'states',
      ),
      gb: rule(
        'GPhC registration as a pharmacy technician',
        24,
        'It takes an approved Level 3 qualification of two years beside work.',
        'gphc',
      ),
      de: rule(
        'permission to work as a PTA',
        30,
        'It takes two years at a school and half a year of practice with a state exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'physiotherapist',
    codes: ['29-1123'],
    held: /\b(?:HCPC (?:registration|registered)|licensed physical therapist|staatlich anerkannter? Physiotherapeut)/i,
    by: {
      us: rule(
        'physical therapist license',
        84,
        'It takes a bachelor’s degree, a Doctor of Physical Therapy degree and a national exam.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a physiotherapist',
        36,
        'It takes an approved degree or degree apprenticeship, or a pre-registration master’s of two years.',
        'hcpc',
      ),
      de: rule(
        'permission to work as a physiotherapist',
        36,
        'It takes a school of three years, or a degree, with a state exam.',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a physiotherapist (fysiotherapeut)',
        48,
        'It takes a four-year HBO degree.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a physiotherapist', months: 48 },
  },
  {
    id: 'occupational-therapist',
    codes: ['29-1122'],
    held: /\b(?:HCPC (?:registration|registered)|OTR|licensed occupational therapist|staatlich anerkannter? Ergotherapeut)/i,
    by: {
      us: rule(
        'occupational therapist license',
        78,
        'It takes an accredited master’s degree with fieldwork and the NBCOT exam.',
        'states',
      ),
      gb: rule(
        'HCPC registration as an occupational therapist',
        36,
        'It takes an approved degree or degree apprenticeship, or a pre-registration master’s of two years.',
        'hcpc',
      ),
      de: rule(
        'permission to work as an occupational therapist',
        36,
        'It takes a school of three years with a state exam.',
        'recognition',
      ),
      nl: rule(
        'HBO degree in occupational therapy (ergotherapie)',
        48,
        'It takes four years; therapists enter the quality register (KP).',
        'krm',
      ),
    },
    elsewhere: { name: 'registration as an occupational therapist', months: 48 },
  },
  {
    id: 'speech-therapist',
    codes: ['29-1127'],
    held: /\b(?:HCPC (?:registration|registered)|CCC-SLP|staatlich anerkannter? Logopäd)/i,
    by: {
      us: rule(
        'speech-language pathologist license',
        84,
        'It takes a master’s degree, a clinical fellowship and the Praxis exam.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a speech and language therapist',
        36,
        'It takes an approved degree, or a pre-registration master’s of two years.',
        'hcpc',
      ),
      de: rule(
        'permission to work as a speech therapist (Logopädin)',
        36,
        'It takes a school of three years, or a degree, with a state exam.',
        'recognition',
      ),
      nl: rule(
        'HBO degree in speech therapy (logopedie)',
        48,
        'It takes four years; therapists enter the quality register (KP).',
        'krm',
      ),
    },
    elsewhere: { name: 'registration as a speech therapist', months: 48 },
  },
  {
    id: 'arts-therapist',
    codes: ['29-1129.01', '29-1129.02'],
    held: /\b(?:MT-BC|ATR-BC|HCPC registration as an arts therapist)\b/,
    by: {
      us: rule(
        'board certification (MT-BC or ATR-BC)',
        54,
        'It takes an approved degree, supervised clinical hours (1,200 in music therapy) and an exam; some states license it.',
        'cbmt',
      ),
      gb: rule(
        'HCPC registration as an arts therapist',
        60,
        'It takes a degree or as much practice in the art, and an HCPC-approved master’s in art, music or drama therapy: two years full time or three part time, with placements and personal therapy.',
        'hcpc',
      ),
      nl: rule(
        'HBO degree in arts therapies (vaktherapie)',
        48,
        'It takes a four-year HBO degree; therapists enter the register of arts therapists.',
        'krm',
      ),
    },
    shorter: [{ codes: ['25-', '27-', '21-'], months: 24 }],
    elsewhere: null,
  },
  {
    id: 'radiographer',
    codes: ['29-2034'],
    held: /\b(?:ARRT|HCPC (?:registration|registered)|MTRA)\b/,
    by: {
      us: rule(
        'ARRT certification and state license',
        24,
        'It takes an accredited programme of about two years and an exam.',
        'arrt',
      ),
      gb: rule(
        'HCPC registration as a radiographer',
        36,
        'It takes an approved degree or degree apprenticeship.',
        'hcpc',
      ),
      de: rule(
        'permission to work as a technologist for radiology (MTR)',
        36,
        'It takes a training of three years with a state exam.',
        'recognition',
      ),
      nl: rule('HBO degree in medical imaging (MBRT)', 48, 'It takes four years.', 'krm'),
    },
    elsewhere: { name: 'registration as a radiographer', months: 36 },
  },
  {
    id: 'dietitian',
    codes: ['29-1031'],
    held: /\b(?:RDN|registered dietiti[ao]n|HCPC (?:registration|registered)|Diätassistent)/i,
    by: {
      us: rule(
        'registered dietitian (RDN) credential and state license',
        72,
        'It takes an accredited graduate degree, supervised practice of about 1,000 hours and an exam.',
        'cdr',
      ),
      gb: rule(
        'HCPC registration as a dietitian',
        42,
        'It takes an approved degree, or a pre-registration master’s of two years.',
        'hcpc',
      ),
      de: rule(
        'permission to work as a dietitian (Diätassistentin)',
        36,
        'It takes a school of three years with a state exam.',
        'recognition',
      ),
      nl: rule(
        'HBO degree in nutrition and dietetics',
        48,
        'It takes four years; dietitians enter the quality register (KP).',
        'krm',
      ),
    },
    elsewhere: { name: 'registration as a dietitian', months: 48 },
  },
  {
    id: 'laboratory-scientist',
    codes: ['29-2011'],
    held: /\b(?:MLS\(ASCP\)|HCPC registration as a biomedical scientist|staatlich geprüfte MTLA|MTL)\b/i,
    by: {
      us: rule(
        'certification as a laboratory scientist (MLS)',
        48,
        'It takes a bachelor’s degree with clinical laboratory training and an exam; some states license it.',
        'ascp',
      ),
      de: rule(
        'permission to work as a technologist for laboratory analysis (MTL)',
        36,
        'It takes a training of three years with a state exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'biomedical-scientist',
    codes: [],
    named: /\bbiomedical scientist/i,
    held: /\bHCPC registration as a biomedical scientist\b/i,
    by: {
      gb: rule(
        'HCPC registration as a biomedical scientist',
        48,
        'It takes an IBMS-accredited degree, or another one that the IBMS has assessed with the top-up modules it asks for, and the IBMS Certificate of Competence: a registration portfolio of about a year in an approved laboratory.',
        'ibms',
      ),
    },
    shorter: [{ codes: ['29-', '31-', '19-'], months: 24 }],
    elsewhere: null,
  },
  {
    id: 'paramedic',
    codes: ['29-2043'],
    shorter: [{ codes: ['29-2042'], months: 30 }],
    held: /\b(?:paramedic licen[cs]e|NRP|HCPC registration as a paramedic|staatlich geprüfter? Notfallsanitäter)\b/i,
    by: {
      us: rule(
        'paramedic license',
        24,
        'It takes an EMT license, an accredited course of a year or more and the NREMT exam.',
        'nremt',
      ),
      gb: rule(
        'HCPC registration as a paramedic',
        36,
        'It takes an approved paramedic science degree or apprenticeship; most trusts also ask for a driving licence with C1.',
        'hcpc',
      ),
      de: rule(
        'state exam as an emergency paramedic (staatliche Prüfung Notfallsanitäter)',
        36,
        'It takes the three-year training (dreijährige Ausbildung), entered with a middle school certificate (mittlerer Schulabschluss) and fitness for the work (gesundheitliche Eignung); most services ask for a driving licence C1 (Führerschein). Rettungssanitäter can have only a part of it credited.',
        'recognition',
      ),
      nl: rule(
        'training as an ambulance nurse',
        60,
        'Ambulances are staffed by registered nurses (BIG) with a further training.',
        'big',
      ),
    },
    elsewhere: { name: 'registration as a paramedic', months: 36 },
  },
  {
    id: 'emergency-technician',
    codes: ['29-2042'],
    held: /\b(?:NREMT|EMT licen[cs]e|EMT-B|Rettungssanitäter)\b/i,
    by: {
      us: rule(
        'EMT license',
        4,
        'It takes a state-approved course of 120 to 190 hours and the NREMT exam.',
        'nremt',
      ),
      de: rule(
        'training as a Rettungssanitäter',
        4,
        'It takes 520 hours of course, hospital and ambulance with an exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'psychologist',
    codes: ['19-3033', '19-3034'],
    held: /\blicensed psychologist|HCPC|Approbation als Psycho/i,
    by: {
      us: rule(
        'psychologist license',
        108,
        'It takes a doctorate, supervised practice and an exam.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a practitioner psychologist',
        84,
        'It takes an accredited degree in psychology and an approved doctorate or equivalent.',
        'hcpc',
      ),
      de: rule(
        'licence as a psychotherapist (Approbation)',
        66,
        'It takes a bachelor’s and a master’s degree in psychology with psychotherapy and a state exam; further training follows.',
        'recognition',
      ),
      nl: rule(
        'BIG registration as a GZ-psychologist',
        84,
        'It takes a master’s degree and a post-master’s training of two years.',
        'big',
      ),
    },
    elsewhere: { name: 'licence to practise psychology', months: 84 },
  },
  {
    id: 'counsellor',
    codes: ['21-1014', '21-1013'],
    held: /\b(?:LPC|LMHC|LMFT|BACP accredited)\b/i,
    by: {
      us: rule(
        'professional counselor or therapist license',
        96,
        'It takes a master’s degree, 2,000 to 4,000 supervised hours and an exam.',
        'states',
      ),
      gb: rule(
        'registration with the BACP or another accredited register',
        36,
        'There is no licence by law; employers ask for a diploma or degree with supervised practice and membership.',
        'bacp',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'podiatrist',
    codes: ['29-1081'],
    held: /\bHCPC (?:registration|registered)|podiatr(?:y|ic) licen[cs]e|staatlich geprüfter? Podolog/i,
    by: {
      us: rule(
        'podiatric license',
        132,
        'It takes a bachelor’s degree, a podiatric medical degree and a residency.',
        'states',
      ),
      gb: rule(
        'HCPC registration as a podiatrist',
        36,
        'It takes an approved degree or degree apprenticeship.',
        'hcpc',
      ),
      de: rule(
        'permission to work as a podiatrist (Podologin)',
        24,
        'It takes a school of two years with a state exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'optometrist',
    codes: ['29-1041'],
    held: /\bGOC registration|optometr(?:y|ist) licen[cs]e/i,
    by: {
      us: rule(
        'optometry license',
        96,
        'It takes a Doctor of Optometry degree and national exams.',
        'states',
      ),
      gb: rule(
        'GOC registration as an optometrist',
        48,
        'It takes an approved optometry degree with clinical practice.',
        'goc',
      ),
    },
    elsewhere: { name: 'registration as an optometrist', months: 60 },
  },
  {
    id: 'optician',
    codes: ['29-2081'],
    held: /\bGOC registration|FBDO|licensed optician|Gesell(?:e|in) Augenoptik/i,
    by: {
      gb: rule(
        'GOC registration as a dispensing optician',
        36,
        'It takes an approved diploma or degree, often beside work.',
        'goc',
      ),
      de: rule(
        'training as an optician (Ausbildung Augenoptiker)',
        36,
        'It takes an apprenticeship of three years; a business of your own takes the Meister.',
        'hwk',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'chiropractor',
    codes: ['29-1011'],
    held: /\bGCC registration|chiropractic licen[cs]e/i,
    by: {
      us: rule(
        'chiropractic license',
        90,
        'It takes a Doctor of Chiropractic degree and national exams.',
        'states',
      ),
      gb: rule('GCC registration as a chiropractor', 48, 'It takes an approved degree.', 'gcc'),
    },
    elsewhere: null,
  },
  {
    id: 'respiratory-therapist',
    codes: ['29-1126'],
    held: /\bRRT\b|licensed respiratory therapist/i,
    by: {
      us: rule(
        'respiratory therapist license',
        24,
        'It takes an accredited associate degree or more and the RRT exams.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'surgical-technologist',
    codes: ['29-2055'],
    held: /\bCST\b/,
    by: {
      us: rule(
        'surgical technologist certification (CST)',
        18,
        'It takes an accredited programme of one to two years and an exam.',
        'states',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'massage-therapist',
    codes: ['31-9011'],
    held: /\b(?:LMT|massage licen[cs]e)\b/i,
    by: {
      us: rule(
        'massage therapist license',
        9,
        'Most states ask for 500 hours or more at a school and the MBLEx exam.',
        'states',
      ),
      de: rule(
        'permission to work as a masseur',
        30,
        'It takes a school of two years and half a year of practice with a state exam.',
        'recognition',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'veterinarian',
    codes: ['29-1131'],
    held: /\b(?:MRCVS|veterinary licen[cs]e|NAVLE|Approbation als Tier)/i,
    by: {
      us: rule(
        'veterinary license',
        96,
        'It takes a bachelor’s degree, a veterinary degree and the NAVLE exam.',
        'states',
      ),
      gb: rule(
        'RCVS registration as a veterinary surgeon',
        60,
        'It takes an approved veterinary degree.',
        'rcvs',
      ),
      de: rule(
        'licence to practise as a vet (Approbation)',
        66,
        'It takes studies of five and a half years with the state exams.',
        'recognition',
      ),
      nl: rule(
        'registration as a vet (dierenarts)',
        72,
        'It takes a bachelor’s and a master’s degree in veterinary medicine.',
        'rijk',
      ),
    },
    elsewhere: { name: 'veterinary licence', months: 72 },
  },
  {
    id: 'veterinary-nurse',
    codes: ['29-2056'],
    held: /\b(?:RVN|CVT|LVT|RVT)\b/,
    by: {
      us: rule(
        'credential as a veterinary technician',
        24,
        'It takes an accredited associate degree and the VTNE exam.',
        'states',
      ),
      gb: rule(
        'RCVS registration as a veterinary nurse',
        30,
        'It takes an approved Level 3 diploma beside work, or a degree.',
        'rcvs',
      ),
    },
    elsewhere: null,
  },
  {
    id: 'research-coordinator',
    codes: ['11-9121.01'],
    named:
      /\bclinical (?:research|trial|study) (?:coordinator|assistant|associate)|studienkoordinat|study nurse|studienassist/i,
    held: /\b(?:ICH-)?GCP\b/,
    by: {
      us: rule(
        'Good Clinical Practice (ICH-GCP) course',
        1,
        'No law asks for it, every sponsor does: a course of a day or two. Employers usually want a degree or training in health or life science.',
        'fda',
      ),
      gb: rule(
        'Good Clinical Practice (ICH-GCP) course',
        1,
        'Everyone who works on a trial takes it: a course of a day, renewed every two or three years.',
        'nihr',
      ),
      de: rule(
        'Good Clinical Practice (ICH-GCP-Kurs)',
        1,
        'No law asks for it, every sponsor does: a course of one or two days (üblich). Employers usually want a completed training in health (abgeschlossene Ausbildung im Gesundheitswesen).',
        'berufenet',
      ),
      nl: rule(
        'Good Clinical Practice certificate (BROK or GCP)',
        1,
        'It takes a course and an exam that are renewed every few years.',
        'rijk',
      ),
    },
    elsewhere: null,
  },
];
