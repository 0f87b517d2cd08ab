import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';

const nurse: CvDocumentInput = {
  basics: {
    name: 'Priya Raman',
    headline: 'Registered Nurse',
    email: 'priya.raman@example.org',
    phone: '+1 512 555 0148',
    location: 'Austin, TX',
  },
  experience: [
    {
      company: 'St. Brigid Medical Center',
      position: 'Charge Nurse',
      start: '2021-04',
      end: 'present',
      bullets: [
        'Run a 32-bed surgical ward on nights with a team of 9 nurses and assistants',
        'Introduced two-nurse checks for insulin, cutting medication errors from 14 to 5 a year',
        'Train newly qualified nurses in wound care and IV therapy',
        'Chart in Epic and audit care plans every month',
      ],
    },
    {
      company: 'Hill Country Care Home',
      position: 'Staff Nurse',
      start: '2017-06',
      end: '2021-03',
      bullets: [
        'Cared for 24 residents with dementia, stroke and diabetes',
        'Rewrote the falls protocol, which brought falls down by a third in 2019',
        'Talked families through end-of-life decisions',
      ],
    },
  ],
  education: [{ institution: 'University of Texas at San Antonio', degree: 'BSN', end: '2017' }],
  certifications: [{ name: 'ACLS' }, { name: 'Wound Care Certification (WCC)' }],
  skills: ['Wound care', 'IV therapy', 'Epic', 'Medication safety', 'Preceptorship'].map((name) => ({
    name,
  })),
};

const electrician: CvDocumentInput = {
  basics: {
    name: 'Tom Hargreaves',
    headline: 'Electrician',
    email: 'tom.hargreaves@example.org',
    phone: '07700 900321',
    location: 'Leeds, UK',
  },
  experience: [
    {
      company: 'Aire Valley Electrical',
      position: 'Electrician',
      start: '2018-09',
      end: 'present',
      bullets: [
        'Install and certify EV chargers, 140 so far in homes and car parks across West Yorkshire',
        'Rewired a Victorian primary school in six weeks of summer holiday, on time for the new term',
        'Look after two apprentices on site',
        'Find faults on three-phase motors for a packaging plant',
      ],
    },
    {
      company: 'Bright Spark Contracting',
      position: 'Apprentice Electrician',
      start: '2014-09',
      end: '2018-08',
      bullets: [
        'Wired 60 new-build flats under supervision',
        'Tested and inspected to BS 7671 alongside a qualified electrician',
      ],
    },
  ],
  education: [
    { institution: 'Leeds City College', degree: 'NVQ Level 3 in Electrical Installation', end: '2018' },
  ],
  certifications: [{ name: 'City & Guilds 2391' }, { name: 'ECS Gold Card' }],
  skills: ['EV chargers', 'Fault finding', 'Testing and inspection', 'Solar PV'].map((name) => ({ name })),
};

const analyst: CvDocumentInput = {
  basics: {
    name: 'Sofia Lindqvist',
    headline: 'Data Analyst',
    email: 'sofia.lindqvist@example.org',
    phone: '+49 30 5550 147',
    location: 'Berlin, Germany',
  },
  experience: [
    {
      company: 'Nordlicht Energie',
      position: 'Senior Data Analyst',
      start: '2022-02',
      end: 'present',
      bullets: [
        'Forecast electricity demand for 380,000 households in Python and SQL',
        'Cut the forecast error from 7.1% to 4.3% by adding weather data',
        'Rebuilt the monthly board report in Tableau, saving the finance team two days a month',
        'Mentor two junior analysts',
      ],
    },
    {
      company: 'Spree Mobility',
      position: 'Data Analyst',
      start: '2019-01',
      end: '2022-01',
      bullets: [
        'Analysed 2 million bike trips to decide where 40 new stations should go',
        'Set up A/B tests for the booking app with the product team',
      ],
    },
  ],
  education: [{ institution: 'Humboldt University of Berlin', degree: 'MSc Statistics', end: '2018' }],
  skills: ['Python', 'SQL', 'Tableau', 'Forecasting', 'A/B testing'].map((name) => ({ name })),
  languages: [
    { name: 'German', level: 'C1' },
    { name: 'Swedish', level: 'native' },
  ],
};

const chef: CvDocumentInput = {
  basics: {
    name: 'Marcus Bell',
    headline: 'Sous Chef',
    email: 'marcus.bell@example.org',
    phone: '0491 570 156',
    location: 'Melbourne, Australia',
  },
  experience: [
    {
      company: 'The Ox & Anchor',
      position: 'Sous Chef',
      start: '2020-03',
      end: 'present',
      bullets: [
        'Lead a brigade of seven through 180 covers on a Saturday night',
        'Changed the ordering to whole animals, which took food cost from 34% to 28%',
        'Write the winter menu with two farms in Gippsland',
        'Teach butchery to the commis every Tuesday',
      ],
    },
    {
      company: 'Le Petit Zinc',
      position: 'Chef de Partie',
      start: '2016-05',
      end: '2020-02',
      bullets: [
        'Ran the grill and then the sauce section',
        'Planned staff meals for 25 on what the kitchen had left over',
      ],
    },
  ],
  education: [
    {
      institution: 'William Angliss Institute',
      degree: 'Certificate III in Commercial Cookery',
      end: '2016',
    },
  ],
  skills: ['Butchery', 'Menu planning', 'Food cost', 'Allergen control'].map((name) => ({ name })),
};

const teacher: CvDocumentInput = {
  basics: {
    name: 'Amara Diallo',
    headline: 'Elementary Teacher',
    email: 'amara.diallo@example.org',
    phone: '+1 416 555 0172',
    location: 'Toronto, ON',
  },
  experience: [
    {
      company: 'Maple Grove Public School',
      position: 'Grade 3 Teacher',
      start: '2019-09',
      end: 'present',
      bullets: [
        'Teach a class of 26 children, nine of whom are learning English',
        'Started a reading hour with parents that 18 families still attend each week',
        'Raised the share of my pupils reading at grade level from 58% to 81% in two years',
        'Keep a school garden with the class and use it for maths and science',
      ],
    },
    {
      company: 'Harbourfront Day Camp',
      position: 'Programme Coordinator',
      start: '2016-05',
      end: '2019-08',
      bullets: [
        'Planned eight weeks of summer camp for 120 children',
        'Hired and trained 14 student leaders',
      ],
    },
  ],
  education: [{ institution: 'York University', degree: 'Bachelor of Education', end: '2016' }],
  skills: ['Early literacy', 'English language learners', 'Outdoor learning'].map((name) => ({ name })),
};

const dispatcher: CvDocumentInput = {
  basics: {
    name: 'Lucas Ferreira',
    headline: 'Logistics Coordinator',
    email: 'lucas.ferreira@example.org',
    phone: '+31 10 555 0133',
    location: 'Rotterdam, Netherlands',
  },
  experience: [
    {
      company: 'Maasport Forwarding',
      position: 'Logistics Coordinator',
      start: '2020-01',
      end: 'present',
      bullets: [
        'Plan 90 container moves a week between Rotterdam, Antwerp and Duisburg',
        'Moved a third of the road freight to barges, which saved EUR 210,000 in 2024',
        'Settle customs queries with carriers in Portuguese, English and Dutch',
        'Built a delay report in Excel that the whole desk now uses',
      ],
    },
    {
      company: 'Rijnmond Cold Store',
      position: 'Warehouse Supervisor',
      start: '2016-02',
      end: '2019-12',
      bullets: [
        'Led a night shift of 15 in a frozen-food warehouse',
        'Brought loading mistakes down from 3% to 0.8%',
      ],
    },
  ],
  certifications: [{ name: 'ADR' }],
  skills: ['Container planning', 'Customs', 'Excel', 'Barge transport'].map((name) => ({ name })),
  languages: [
    { name: 'Portuguese', level: 'native' },
    { name: 'Dutch', level: 'B2' },
  ],
};

export interface GoldenLetter {
  cv?: CvDocumentInput;
  request: LetterRequestInput;
}

const of = (cv: CvDocumentInput, request: Omit<LetterRequestInput, 'title'>): GoldenLetter => ({
  cv,
  request: {
    title: 'Letter',
    name: cv.basics?.name,
    email: cv.basics?.email,
    phone: cv.basics?.phone,
    location: cv.basics?.location,
    ...request,
  },
});

/** Six people of six trades, four letters each: every type in every tone. */
export const letters: Readonly<Record<string, GoldenLetter>> = {
  'cover-professional-nurse': of(nurse, {
    letterType: 'cover',
    tone: 'professional',
    companyName: 'Barton Creek Surgical Hospital',
    companyAddress: '900 Barton Creek Boulevard\nAustin, TX 78746',
    jobTitle: 'Night Shift Nurse Manager',
    hiringManagerName: 'Ms. Elena Ortiz',
    jobDescription:
      'We need a nurse manager for our 40-bed surgical floor on nights. You lead nurses and assistants, own medication safety and wound care standards, and precept new graduates. Epic experience is required; ACLS is required.',
    motivation:
      'Your hospital publishes its infection figures every quarter, and I would like to work where mistakes are counted in the open. I have worked nights by choice for five years and want to stay on them.',
    specificRequirements: 'I could start on March 1.',
  }),
  'cover-enthusiastic-electrician': of(electrician, {
    letterType: 'cover',
    tone: 'enthusiastic',
    companyName: 'Pennine Solar',
    jobTitle: 'Installation Electrician',
    hiringManagerName: 'Rachel Whitaker',
    jobDescription:
      'Pennine Solar fits solar PV, batteries and EV chargers for homes and schools. We are looking for a qualified electrician with 18th Edition knowledge, testing and inspection (2391), and patience with apprentices. Van provided.',
    motivation:
      'you fit panels on schools and let the pupils watch the meter. I put in a charger for a customer who had your panels and she showed me the app for half an hour',
    achievements: 'Learned solar PV installation on a two-week course in Otley this spring',
    referralSource: 'Dan Fielding, who runs your Halifax crew',
  }),
  'cover-formal-analyst': of(analyst, {
    letterType: 'cover',
    tone: 'formal',
    companyName: 'Havelwasser GmbH',
    companyAddress: 'Uferstraße 12\n14467 Potsdam',
    jobTitle: 'Lead Analyst, Network Planning',
    hiringManagerName: 'Dr. Henrik Vogt',
    jobDescription:
      'Havelwasser supplies drinking water to 200,000 people. You forecast demand, work with engineers on network planning, report to the board and lead two analysts. Required: SQL, Python, forecasting. German at C1.',
    motivation:
      'the chance to apply demand forecasting to a resource that cannot be bought elsewhere. My diploma project dealt with groundwater levels in Brandenburg, and the subject has not let go of me since.',
    specificRequirements: 'My notice period is three months to the end of a quarter.',
  }),
  'cover-friendly-chef': of(chef, {
    letterType: 'cover',
    tone: 'friendly',
    companyName: 'Fig & Fennel',
    jobTitle: 'Head Chef',
    hiringManagerName: 'Josie Tran',
    jobDescription:
      'Neighbourhood bistro, 50 seats, looking for a head chef who likes seasonal menus, can keep food cost under 30 per cent and will teach a young team. Whole-animal butchery a plus.',
    motivation:
      "I ate at Fig & Fennel in August and the leeks were the best thing on the table. A place that takes that much care over a leek is where I'd like to be in charge.",
    specificRequirements: 'Happy to cook a trial service any Monday.',
    referralSource: 'your post on Instagram',
  }),
  'interest-professional-electrician': of(electrician, {
    letterType: 'interest',
    tone: 'professional',
    companyName: 'Calder Hospital Estates',
    jobTitle: 'Maintenance Electrician',
    motivation:
      'I have wired homes, schools and a packaging plant, and would now like to look after one large building for years rather than many for weeks. Your new wing opens next spring.',
    specificRequirements: 'I live ten minutes from the site and can be on call.',
  }),
  'interest-enthusiastic-analyst': of(analyst, {
    letterType: 'interest',
    tone: 'enthusiastic',
    companyName: 'Stadtwind',
    jobTitle: 'Data Analyst',
    hiringManagerName: 'Mira Seidel',
    motivation:
      'I read your report on small wind turbines on Berlin roofs twice. You publish the raw data with it, which hardly anybody does.',
  }),
  'interest-formal-chef': of(chef, {
    letterType: 'interest',
    tone: 'formal',
    companyName: 'Yarra Valley Conservatory',
    companyAddress: '14 Orchard Lane\nHealesville VIC 3777',
    jobTitle: 'Executive Sous Chef',
    hiringManagerName: 'Mr. Alan Whitcombe',
    motivation:
      'a kitchen that grows a large part of what it cooks. I have bought from two of your neighbours for three winters and know the valley and its seasons.',
  }),
  'interest-friendly-teacher': of(teacher, {
    letterType: 'interest',
    tone: 'friendly',
    companyName: 'Ravine Outdoor School',
    jobTitle: 'Classroom Teacher',
    hiringManagerName: 'Nell Okafor',
    motivation:
      'My class spent a morning with you in October, and they still talk about the salamander. I want to teach outside more than a garden plot allows.',
  }),
  'recommendation-professional-analyst': of(analyst, {
    letterType: 'recommendation',
    tone: 'professional',
    companyName: 'Fahrrad Labs',
    jobTitle: 'Senior Data Analyst',
    positionApplyingFor: 'Data Analyst',
    hiringManagerName: 'Jonas Adler',
    recommendeeName: 'Daniel Osei',
    relationship: 'I have been his mentor at Nordlicht Energie since he joined us as a student in 2023.',
    achievements:
      'Found a billing error that had gone unnoticed for two years. Wrote the tests that our forecasting code had never had. Presents results to engineers without hiding what is uncertain',
    skills: 'SQL, Python, careful documentation',
    motivation: 'I would keep him if we had a permanent post to offer.',
  }),
  'recommendation-enthusiastic-chef': of(chef, {
    letterType: 'recommendation',
    tone: 'enthusiastic',
    companyName: 'Harbour Room',
    jobTitle: 'Sous Chef',
    positionApplyingFor: 'Chef de Partie',
    hiringManagerName: 'Lena Moretti',
    recommendeeName: 'Grace Nguyen',
    relationship: 'her sous chef at The Ox & Anchor for two years',
    achievements:
      'Took over the pastry section at a day’s notice when our pastry chef broke an arm. Never once sent out a plate without tasting it. Trained three apprentices on her section',
    skills: 'calm under pressure, a sharp palate, neat prep',
  }),
  'recommendation-formal-teacher': of(teacher, {
    letterType: 'recommendation',
    tone: 'formal',
    companyName: 'Queen Street Public School',
    jobTitle: 'Grade 3 Teacher',
    positionApplyingFor: 'Educational Assistant',
    hiringManagerName: 'Principal Joan Whitfield',
    recommendeeName: 'Omar Haddad',
    relationship: 'the classroom teacher he assisted at Maple Grove Public School from 2022 to 2025',
    experience:
      'Supported four children with autism through full days in a class of 26. He prepared picture timetables that other classes have since taken over.',
    achievements:
      'Calmed a child in crisis more than once without a word, by sitting down on the floor beside her',
    skills: 'patience, plain language with parents, reliability',
  }),
  'recommendation-friendly-dispatcher': of(dispatcher, {
    letterType: 'recommendation',
    tone: 'friendly',
    companyName: 'Delta Barge Lines',
    jobTitle: 'Logistics Coordinator',
    positionApplyingFor: 'Planner',
    hiringManagerName: 'Anouk de Wit',
    recommendeeName: 'Mila Jansen',
    relationship: 'We shared a desk at Maasport Forwarding for four years.',
    achievements:
      'Kept 30 containers moving through the lock strike of 2023. Learned Portuguese so she could talk to our drivers',
    motivation: 'If a ship is late, Mila has told the customer before the customer asks.',
  }),
  'thank-you-professional-chef': of(chef, {
    letterType: 'thank_you',
    tone: 'professional',
    companyName: 'Coburg Community Kitchen',
    jobTitle: 'Kitchen Manager',
    hiringManagerName: 'Helen Papas',
    contactDate: '2026-11-17',
    jobDescription: 'Run a kitchen that cooks 300 meals a day from donated food with volunteers.',
    motivation:
      'Your volunteers cook better than some brigades I have worked in, and you told me why: nobody is ever shouted at.',
    specificRequirements: 'You asked for my food safety supervisor certificate; I will send it on Monday.',
  }),
  'thank-you-enthusiastic-teacher': of(teacher, {
    letterType: 'thank_you',
    tone: 'enthusiastic',
    companyName: 'Ravine Outdoor School',
    jobTitle: 'Classroom Teacher',
    hiringManagerName: 'Nell Okafor',
    contactDate: '2026-11-19',
    jobDescription:
      'Teach mixed ages outdoors in all weathers; involve families; English language learners welcome.',
    motivation:
      'the way your pupils explain the creek to visitors. I had not expected to be taught about caddisflies by a seven-year-old.',
  }),
  'thank-you-formal-dispatcher': of(dispatcher, {
    letterType: 'thank_you',
    tone: 'formal',
    companyName: 'Hanse Terminal BV',
    jobTitle: 'Barge Planner',
    hiringManagerName: 'Mr. Pieter van Dijk',
    contactDate: '2026-11-18',
    jobDescription: 'Plan barge transport and container slots at the terminal; reduce road freight.',
    motivation: 'your plan to give barges a fixed window each morning',
    specificRequirements: 'I have asked both of my references to expect your call.',
  }),
  'thank-you-friendly-nurse': of(nurse, {
    letterType: 'thank_you',
    tone: 'friendly',
    companyName: 'Barton Creek Surgical Hospital',
    jobTitle: 'Night Shift Nurse Manager',
    hiringManagerName: 'Elena Ortiz',
    contactDate: '2026-11-20',
    jobDescription: 'Lead nurses on the surgical floor; medication safety.',
    motivation: 'Your night team laughed during handover, and that told me more than any slide could have.',
  }),
  'follow-up-professional-teacher': of(teacher, {
    letterType: 'follow_up',
    tone: 'professional',
    companyName: 'Don Valley School Board',
    jobTitle: 'Literacy Coach',
    hiringManagerName: 'Mr. Samuel Price',
    contactDate: '2026-11-02',
    jobDescription: 'Coach teachers in early literacy; work with parents; raise reading levels.',
    motivation:
      'Since I applied, I have been asked to show the reading hour to two other schools, and I could bring that material with me.',
  }),
  'follow-up-enthusiastic-dispatcher': of(dispatcher, {
    letterType: 'follow_up',
    tone: 'enthusiastic',
    companyName: 'Hanse Terminal BV',
    jobTitle: 'Barge Planner',
    hiringManagerName: 'Pieter van Dijk',
    contactDate: '2026-10-26',
    jobDescription: 'Plan barge transport and container slots; customs; shift from road to water.',
    motivation:
      'Last week I walked along your new quay at Maasvlakte and counted eleven barges waiting. I would like to make that number smaller.',
  }),
  'follow-up-formal-nurse': of(nurse, {
    letterType: 'follow_up',
    tone: 'formal',
    companyName: 'Lakeway Veterans Hospital',
    jobTitle: 'Wound Care Nurse',
    contactDate: '2026-10-30',
    jobDescription: 'Wound care for veterans, education of nursing staff.',
    motivation: 'Since my application I have passed the renewal of my wound care certification.',
  }),
  'follow-up-friendly-electrician': of(electrician, {
    letterType: 'follow_up',
    tone: 'friendly',
    companyName: 'Pennine Solar',
    jobTitle: 'Installation Electrician',
    hiringManagerName: 'Rachel Whitaker',
    contactDate: '2026-11-06',
    jobDescription: 'Solar PV, EV chargers, testing and inspection, apprentices.',
    motivation:
      'I have since done two more days on a roof with Dan and liked it as much as I thought I would.',
  }),
  'resignation-professional-dispatcher': of(dispatcher, {
    letterType: 'resignation',
    tone: 'professional',
    companyName: 'Maasport Forwarding',
    jobTitle: 'Logistics Coordinator',
    hiringManagerName: 'Ingrid Bakker',
    lastDay: '2027-01-31',
    motivation: 'I have accepted a post as barge planner.',
    achievements: 'Moved a third of our road freight to barges with your backing',
    specificRequirements: 'I will write down the Duisburg routines and train whoever takes them over.',
  }),
  'resignation-enthusiastic-nurse': of(nurse, {
    letterType: 'resignation',
    tone: 'enthusiastic',
    companyName: 'St. Brigid Medical Center',
    jobTitle: 'Charge Nurse',
    hiringManagerName: 'Carol Jennings',
    lastDay: '2026-12-19',
    motivation: 'I am going to lead a surgical floor of my own at Barton Creek.',
    achievements: 'Brought medication errors on our ward down from 14 to 5 a year',
    experience: 'the patience with which you taught me to run a night',
  }),
  'resignation-formal-electrician': of(electrician, {
    letterType: 'resignation',
    tone: 'formal',
    companyName: 'Aire Valley Electrical',
    jobTitle: 'Electrician',
    hiringManagerName: 'Mr. Graham Sykes',
    lastDay: '2026-12-31',
    experience: 'the training that the company has paid for since 2018',
    specificRequirements: 'The van, the tools and the test instruments will be returned on my last day.',
  }),
  'resignation-friendly-analyst': of(analyst, {
    letterType: 'resignation',
    tone: 'friendly',
    companyName: 'Nordlicht Energie',
    jobTitle: 'Senior Data Analyst',
    hiringManagerName: 'Katrin Baumann',
    lastDay: '2027-03-31',
    motivation: 'I am moving to Potsdam to work on water instead of electricity.',
    achievements: 'Cut the forecast error nearly in half. Watched Daniel grow from student to analyst',
  }),
};

/** A golden letter as the writer gets it. */
export function goldenInput({ cv, request }: GoldenLetter) {
  return {
    request: letterRequestSchema.parse(request),
    options: { today: '2026-11-21', ...(cv ? { cv: cvDocument(cv) } : {}) },
  };
}
