import type { CvRequestInput } from '../../../cv/index.ts';

function person(fullName: string, location: string): CvRequestInput['personalInfo'] {
  const mail = `${fullName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '.')}@example.org`;
  return { fullName, email: mail, phone: '+1 202 555 0148', location };
}

/** Twenty fictional people as they fill the form: some tidy, some in a hurry, some in a language that is not their own. */
export const people: Readonly<Record<string, CvRequestInput>> = {
  nurse: {
    personalInfo: person('Maren Okafor', 'Austin, TX'),
    jobTitle: 'Registered Nurse',
    targetRole: 'Nurse Manager',
    experience: [
      {
        company: 'Riverside Medical Center',
        position: 'Charge Nurse, Surgical Ward',
        location: 'Austin, TX',
        duration: 'Mar 2021 - Present',
        description:
          'Responsible for running a 32-bed surgical ward on night shifts\nI introduced two-nurse checks, medication errors went down from 14 to 3 a quarter\nHelped with training of 18 newly qualified nurses in Epic and early warning scores\nWorked with pharmacy and surgeons on a new handover sheet, now used on all 11 wards',
      },
      {
        company: "St. Brigid's Hospital",
        position: 'Staff Nurse',
        location: 'San Antonio, TX',
        duration: 'Jun 2016 - Feb 2021',
        description:
          'Cared for six to eight patients a shift after abdominal and vascular surgery.\nWas in charge of ordering supplies for the ward.\nPrecepted nursing students from two colleges.',
      },
      {
        company: 'Hill Country Care Home',
        position: 'Nursing Assistant',
        duration: '2013 - 2016',
        description: 'Duties included washing, dressing and feeding of residents\nKept care records',
      },
    ],
    skills: [
      'Epic',
      'Early warning scores',
      'Wound care',
      'Medication safety',
      'Rota planning',
      'Preceptorship',
    ],
    education: [{ institution: 'University of Texas at San Antonio', degree: 'BSc Nursing', year: '2016' }],
    certifications: [
      { name: 'Registered Nurse', issuer: 'Texas Board of Nursing', date: '2016' },
      { name: 'ACLS', issuer: 'American Heart Association', date: '2024' },
    ],
  },
  electrician: {
    personalInfo: person('Dale Kowalczyk', 'Leeds'),
    jobTitle: 'Electrician',
    experience: [
      {
        company: 'Aire Valley Electrical Ltd',
        position: 'Electrician',
        duration: '2018 - present',
        description:
          '- domestic rewires and consumer unit upgrades, around 60 houses a year\n- fault finding and repairs\n- responsible for testing and certifying to BS 7671\n- in charge of 2 apprentices\n- worked on EV charger installs since 2022',
      },
      {
        company: 'Hargreave & Sons',
        position: 'Apprentice Electrician',
        duration: '2014-2018',
        description:
          '- assisted qualified electricians on new build sites\n- first and second fix\n- making sure that tools and van were kept in order',
      },
    ],
    skills: [
      'Testing and inspection',
      'Fault finding',
      'EV chargers',
      'Solar PV',
      'CAD drawings',
      'Full driving licence',
    ],
    education: [
      { institution: 'Leeds City College', degree: 'NVQ Level 3 Electrical Installation', year: '2018' },
    ],
    certifications: [
      { name: '18th Edition Wiring Regulations (BS 7671)', issuer: 'City & Guilds', date: '2019' },
      { name: 'ECS Gold Card', issuer: 'JIB' },
    ],
  },
  teacher: {
    personalInfo: person('Priya Raman', 'Columbus, OH'),
    jobTitle: 'Middle School Mathematics Teacher',
    targetRole: 'Head of Mathematics',
    summary:
      'I am a maths teacher with eleven years in public schools. i care about students who think they can not do maths',
    experience: [
      {
        company: 'Linden Middle School',
        position: 'Mathematics Teacher',
        location: 'Columbus, OH',
        duration: 'August 2017 – Present',
        description:
          'I teach five classes of 28 students in grades 6 to 8. Responsible for the math club, which grew from 9 to 41 members. My duties include mentoring of two new teachers a year. I redesigned the grade 7 assessments together with the science department. This cut marking time by a third.',
      },
      {
        company: 'Grove City High School',
        position: 'Long-term Substitute Teacher',
        duration: 'Sep 2014 - June 2017',
        description:
          'Taught algebra and geometry. Was asked to coach the debate team. Helped students prepare for the SAT.',
      },
    ],
    skills: [
      'Curriculum design',
      'Classroom management',
      'Google Classroom',
      'Desmos',
      'GeoGebra',
      'Assessment',
    ],
    education: [
      { institution: 'Ohio State University', degree: 'MEd Mathematics Education', year: '2014' },
      { institution: 'Kenyon College', degree: 'BA Mathematics', year: '2012', details: 'Magna cum laude' },
    ],
    certifications: [{ name: 'Ohio Professional Educator License, Mathematics 7-12', date: '2015' }],
  },
  'data-scientist': {
    personalInfo: {
      ...person('Tomás Aguilar', 'Seattle, WA'),
      links: [{ label: 'GitHub', url: 'https://github.com/example' }],
    },
    jobTitle: 'Data Scientist',
    targetRole: 'Senior Data Scientist',
    experience: [
      {
        company: 'Northwind Freight',
        position: 'Data Scientist',
        duration: 'Jan 2021 - Present',
        description:
          '• Built demand forecasts in Python and Prophet that cut empty miles by 8.4% across 1,200 trucks\n• Responsible for the feature store (Snowflake, dbt) used by 4 teams\n• Worked on a churn model; precision went from 0.61 to 0.78\n• Participated in hiring of data scientists\n• Helped to move batch scoring from cron to Airflow',
      },
      {
        company: 'Puget Health Analytics',
        position: 'Data Analyst',
        duration: '06/2018 - 12/2020',
        description:
          '• Automated 35 monthly reports with SQL and Tableau; saved about 50 hours a month\n• Doing A/B tests for the patient portal\n• Presented findings to clinical leadership',
      },
    ],
    skills: [
      'Python',
      'SQL',
      'python',
      'scikit-learn',
      'PyTorch',
      'Snowflake',
      'dbt',
      'Airflow',
      'Tableau',
      'A/B testing',
      'AWS',
      'Docker',
      'Git',
    ],
    education: [
      { institution: 'University of Washington', degree: 'MS Statistics', year: '2018' },
      { institution: 'Universidad de Sevilla', degree: 'BSc Mathematics', year: '2015' },
    ],
    projects: [
      {
        name: 'Tide tables for Puget Sound',
        url: 'https://example.org/tides',
        bullets: ['I made a small web app with 3,000 monthly users', 'open source, 120 stars on GitHub'],
      },
    ],
  },
  chef: {
    personalInfo: person('Luc Bérard', 'Chicago, IL'),
    jobTitle: 'Sous Chef',
    targetRole: 'Head Chef',
    experience: [
      {
        company: 'Maison Verte',
        position: 'Sous Chef',
        duration: 'May 2019 - Present',
        description:
          'In charge of a brigade of 9 and 140 covers a night. Responsible for ordering, food cost brought down from 34% to 28%. Was tasked with writing the seasonal menu 4 times a year with the head chef. Health inspections passed with 98 or more every time since 2020.',
      },
      {
        company: 'The Copper Pot',
        position: 'Chef de Partie',
        duration: 'Feb 2015 - Apr 2019',
        description:
          'Ran the fish and sauce sections. Trained commis chefs. Responsible for stock rotation and labelling (HACCP).',
      },
      {
        company: 'Hotel Bellevue',
        position: 'Commis Chef',
        duration: '2012 - 2015',
        description: 'prep, breakfast service, deep cleaning',
      },
    ],
    skills: ['Menu development', 'Food costing', 'HACCP', 'Butchery', 'Pastry basics', 'Rota planning'],
    education: [{ institution: 'Lycée Hôtelier de Strasbourg', degree: 'CAP Cuisine', year: '2012' }],
    languages: [
      { name: 'French', level: 'native' },
      { name: 'English', level: 'fluent' },
    ],
    certifications: [{ name: 'ServSafe Manager', date: '2023' }],
  },
  executive: {
    personalInfo: person('Helen Abernathy-Cho', 'Boston, MA'),
    jobTitle: 'Chief Operating Officer',
    experience: [
      {
        company: 'Calloway Diagnostics',
        position: 'Chief Operating Officer',
        location: 'Boston, MA',
        duration: 'Jan 2018 - Present',
        description:
          'Lead operations, quality and supply chain: 1,450 employees, 6 sites, $310M revenue\nTook on-time delivery from 81% to 97% in 18 months\nConsolidated 4 warehouses into 2, saving $12.6M a year\nResponsible for integration of two acquisitions (2020 and 2022)\nReport to the CEO and sit on the board audit committee',
      },
      {
        company: 'Brightwater Instruments',
        position: 'VP Operations',
        duration: '2011 - 2017',
        description:
          'Grew output 2.3x without new floor space\nResponsible for P&L of $95M\nNegotiated a 5-year labor agreement with 600 union members',
      },
      {
        company: 'Brightwater Instruments',
        position: 'Plant Manager',
        duration: '2006 - 2011',
        description: 'Managed a plant of 220 people; scrap rate halved in three years',
      },
    ],
    skills: [
      'P&L',
      'Lean manufacturing',
      'M&A integration',
      'Supply chain',
      'Labor relations',
      'S&OP',
      'FDA 21 CFR 820',
    ],
    education: [
      { institution: 'MIT Sloan', degree: 'MBA', year: '2006' },
      { institution: 'Purdue University', degree: 'BS Industrial Engineering', year: '1999' },
    ],
  },
  'new-graduate': {
    personalInfo: person('Amara Nwosu', 'Manchester'),
    jobTitle: 'Graduate Marketing Assistant',
    experience: [
      {
        company: 'Students’ Union Shop',
        position: 'Sales Assistant (part-time)',
        duration: 'Oct 2023 - Jun 2026',
        description:
          'I served customers and worked on the till. I helped with the Instagram account. followers went from 400 to 1,900',
      },
    ],
    skills: ['Canva', 'Instagram', 'Excel', 'Google Analytics', 'Copywriting'],
    education: [
      {
        institution: 'University of Manchester',
        degree: 'BA Marketing Management, 2:1',
        year: '2023 - 2026',
        details: 'Dissertation on second-hand fashion (72%)\nCourse representative for 140 students',
      },
      { institution: 'Loreto College', degree: 'A-levels: Business, English, Sociology', year: '2023' },
    ],
    projects: [
      {
        name: 'Live brief for a local bakery',
        bullets: [
          'Worked in a team of 5 on a launch campaign',
          'i was responsible for the survey of 86 customers',
        ],
      },
    ],
  },
  'career-changer': {
    personalInfo: person('Joel Petersen', 'Minneapolis, MN'),
    jobTitle: 'Junior Web Developer',
    targetRole: 'Front-end Developer',
    summary:
      'After 9 years as a restaurant manager I retrained as a web developer. I finished a 24-week bootcamp and built three sites for local businesses.',
    experience: [
      {
        company: 'Freelance',
        position: 'Web Developer',
        duration: '2025 - present',
        description:
          'Built three sites for local businesses with React and TypeScript. Took care of hosting and updates. One shop gets 40 orders a week through its site.',
      },
      {
        company: 'Lakeview Grill',
        position: 'Restaurant Manager',
        duration: '2016 - 2025',
        description:
          'Responsible for 22 staff and a yearly budget of $1.4 million. Had to plan the rota. Introduced online booking, no-shows fell by 30%. Dealt with complaints.',
      },
    ],
    skills: [
      'JavaScript',
      'TypeScript',
      'React',
      'HTML',
      'CSS',
      'Git',
      'Customer service',
      'Team leadership',
      'Budgeting',
    ],
    education: [
      { institution: 'Prime Code Academy', degree: 'Full-stack Web Development Certificate', year: '2025' },
      { institution: 'St. Cloud State University', degree: 'BA Hospitality Management', year: '2015' },
    ],
  },
  gaps: {
    personalInfo: person('Renata Vidal', 'Phoenix, AZ'),
    jobTitle: 'Office Administrator',
    experience: [
      {
        company: 'Desert Sun Dental',
        position: 'Office Administrator',
        duration: 'Feb 2024 - Present',
        description:
          'Scheduling for 3 dentists. Billing and insurance claims, about 45 a week. I set up text reminders and missed appointments dropped from 12 to 5 a month.',
      },
      {
        company: 'Family care',
        position: 'Full-time carer',
        duration: '2018 - 2023',
        description: '',
      },
      {
        company: 'Mesa Insurance Group',
        position: 'Administrative Assistant',
        duration: '2009 - 2018',
        description:
          'Handled mail, phones, filing.\nResponsible for minutes of the weekly meeting\nworked with Excel and Outlook',
      },
    ],
    skills: ['Dentrix', 'Excel', 'Outlook', 'Insurance claims', 'Scheduling'],
    education: [{ institution: 'Mesa Community College', degree: 'Associate in Business', year: '2009' }],
    languages: [
      { name: 'Spanish', level: 'native' },
      { name: 'English', level: 'fluent' },
    ],
  },
  'weak-english': {
    personalInfo: person('Nguyen Van Thanh', 'Houston, TX'),
    jobTitle: 'cook',
    targetRole: 'line cook',
    experience: [
      {
        company: 'Golden Lotus',
        position: 'cook',
        duration: '2019 - now',
        description:
          'i am responsable for make soup and noodle for 200 peoples every day\ni was teach 3 new worker\ncleaning of kitchen and and checking of fridge temperature\nhelp with order the vegetables',
      },
      {
        company: 'Saigon Market',
        position: 'kitchen helper',
        duration: '2016 - 2019',
        description:
          'wash dishes , cut vegetable\ni have work with costumers and informations desk\nmy job was to prepare rice and clean tables',
      },
    ],
    skills: ['wok cooking', 'food safety', 'knife skill', 'teamwork'],
    education: [{ institution: 'High school Hue', degree: 'High school diploma', year: '2014' }],
    languages: [
      { name: 'Vietnamese', level: 'native' },
      { name: 'English', level: 'basic' },
    ],
  },
  'truck-driver': {
    personalInfo: person('Earl Whitcomb', 'Tulsa, OK'),
    jobTitle: 'Truck Driver',
    experience: [
      {
        company: 'Plains Haulage Inc.',
        position: 'OTR Truck Driver',
        duration: '2012 – Present',
        description:
          'Drive 53 ft dry van and reefer across 38 states\n1.3 million miles with no preventable accident\nResponsible for pre-trip and post-trip inspections\nDo my own logs on ELD\nHelped train 6 new drivers',
      },
      {
        company: 'Tulsa Ready Mix',
        position: 'Mixer Driver',
        duration: '2008 – 2012',
        description: 'Delivered concrete to job sites, 4 to 6 loads a day\nKept truck clean and greased',
      },
    ],
    skills: ['Class A CDL', 'Hazmat', 'Tanker', 'ELD', 'Load securement', 'Route planning'],
    certifications: [{ name: 'CDL Class A, Hazmat and Tanker endorsements', issuer: 'Oklahoma DPS' }],
  },
  receptionist: {
    personalInfo: person('Chloe Bennett', 'Bristol'),
    jobTitle: 'Receptionist',
    experience: [
      {
        company: 'Clifton Dental Practice',
        position: 'Receptionist',
        duration: '09/2020 - Present',
        description:
          'Responsible for the front desk of a practice with 7 dentists. Answering about 80 calls a day and booking appointments. In charge of new patient registration. Worked on reducing missed appointments, down 20% since text reminders.',
      },
      {
        company: 'Harbour Hotel',
        position: 'Night Receptionist',
        duration: '2018 - 2020',
        description:
          'My main tasks were to check in guests, handle payments and prepare the reports for the morning. I also dealt with complaints.',
      },
    ],
    skills: ['Microsoft Office', 'Dentally', 'Opera PMS', 'Switchboard', 'Customer service'],
    education: [
      { institution: 'City of Bristol College', degree: 'Level 2 Business Administration', year: '2018' },
    ],
  },
  'warehouse-worker': {
    personalInfo: person('Marcus Teale', 'Memphis, TN'),
    jobTitle: 'Warehouse Associate',
    experience: [
      {
        company: 'MidSouth Logistics',
        position: 'Warehouse Associate',
        duration: '11/2021 - Present',
        description:
          'Picking and packing 120 orders a shift, 99.6% accuracy. Forklift (counterbalance and reach). Helping with stock counts. Was chosen to train new starters.',
      },
      {
        company: 'Fresh Fields',
        position: 'Order Picker',
        duration: '2019 - 2021',
        description: 'Picked orders in cold storage with RF scanner',
      },
      { company: 'Self-employed', position: 'Mover', duration: '2018', description: '' },
    ],
    skills: ['Forklift', 'RF scanner', 'Stock counts', 'Pallet jack', 'Forklift'],
    certifications: [{ name: 'OSHA forklift certification', date: '2021' }],
  },
  lawyer: {
    personalInfo: person('Ingrid Solheim', 'New York, NY'),
    jobTitle: 'Corporate Attorney',
    targetRole: 'General Counsel',
    experience: [
      {
        company: 'Harlow Pierce LLP',
        position: 'Senior Associate, Corporate',
        location: 'New York, NY',
        duration: 'September 2016 – Present',
        description:
          'Advise technology and life-science clients on M&A, 23 closed transactions worth $2.1 billion in total\nSupervise four junior associates and two paralegals\nResponsible for the firm’s NDA playbook; review time fell from 3 days to 1\nParticipated in the pro bono asylum clinic',
      },
      {
        company: 'Fisk & Warren',
        position: 'Associate',
        duration: 'Sept. 2012 – Aug. 2016',
        description:
          'Drafted and negotiated share purchase agreements. Worked on due diligence for private equity buyers. Was involved in drafting SEC filings.',
      },
    ],
    skills: [
      'Mergers and acquisitions',
      'Corporate governance',
      'Contract negotiation',
      'SEC filings',
      'Due diligence',
    ],
    education: [
      {
        institution: 'Columbia Law School',
        degree: 'JD',
        year: '2012',
        details: 'Harlan Fiske Stone Scholar',
      },
      { institution: 'University of Bergen', degree: 'LLM', year: '2009' },
    ],
    certifications: [{ name: 'Admitted to the New York Bar', date: '2013' }],
  },
  'graphic-designer': {
    personalInfo: {
      ...person('Noor Haddad', 'Toronto, ON'),
      links: [{ label: 'Portfolio', url: 'https://example.org/noor' }],
    },
    jobTitle: 'Graphic Designer',
    experience: [
      {
        company: 'Paperkite Studio',
        position: 'Graphic Designer',
        duration: 'Apr 2020 - Present',
        description:
          '* Design brand identities for restaurants and shops, 26 clients so far\n* Was responsible for the rebrand of Halden Coffee (14 stores)\n* Working closely with copywriters and printers\n* Helped the account team pitch; 7 of 10 won in 2025',
      },
      {
        company: 'Metro Weekly',
        position: 'Layout Artist',
        duration: '2017 - 2020',
        description: '* Laid out 48 pages a week in InDesign\n* photo retouching\n* made infographics',
      },
    ],
    skills: [
      'Figma',
      'Adobe Illustrator',
      'Photoshop',
      'InDesign',
      'Brand identity',
      'Typography',
      'Packaging',
      'After Effects',
    ],
    education: [{ institution: 'OCAD University', degree: 'BDes Graphic Design', year: '2017' }],
  },
  'social-worker': {
    personalInfo: person('Deshawn Carter', 'Baltimore, MD'),
    jobTitle: 'Licensed Clinical Social Worker',
    experience: [
      {
        company: 'Harbor Family Services',
        position: 'Clinical Social Worker',
        duration: 'Jul 2019 - Present',
        description:
          'Carry a caseload of 28 families.\nResponsible for safety plans and court reports.\nI run a weekly group for fathers.\nWorks with schools, probation officers and pediatricians.\nHelped 41 families to reunify since 2021.',
      },
      {
        company: 'City of Baltimore',
        position: 'Case Manager',
        duration: '2015 - 2019',
        description:
          'Assisted clients with housing and benefits applications. Involved in the winter shelter program.',
      },
    ],
    skills: [
      'Crisis intervention',
      'Motivational interviewing',
      'Trauma-informed care',
      'Case management',
      'Court reports',
    ],
    education: [
      { institution: 'University of Maryland', degree: 'Master of Social Work', year: '2019' },
      { institution: 'Morgan State University', degree: 'BSW', year: '2015' },
    ],
    certifications: [{ name: 'LCSW-C', issuer: 'Maryland Board of Social Work Examiners', date: '2021' }],
  },
  accountant: {
    personalInfo: person('Wei-Lin Chua', 'Singapore'),
    jobTitle: 'Accountant',
    experience: [
      {
        company: 'Straits Marine Supplies Pte Ltd',
        position: 'Senior Accountant',
        duration: 'Apr 2019 to present',
        description:
          'Responsible for month-end close of 5 entities; shortened from 12 to 6 working days\nHandle GST and corporate tax filing\nLiaise with auditors\nIn charge of accounts payable team of 3\nWas part of the SAP to NetSuite migration team',
      },
      {
        company: 'Tan & Partners',
        position: 'Audit Associate',
        duration: 'Aug 2015 to Mar 2019',
        description:
          'Audited 30+ SMEs in retail and shipping\nResponsible for preparation of financial statements (SFRS)\nDid stock takes',
      },
    ],
    skills: ['NetSuite', 'SAP', 'Excel', 'Power BI', 'Month-end close', 'GST', 'SFRS', 'Consolidation'],
    education: [
      { institution: 'Nanyang Technological University', degree: 'Bachelor of Accountancy', year: '2015' },
    ],
    certifications: [{ name: 'Chartered Accountant of Singapore', issuer: 'ISCA', date: '2018' }],
  },
  hairdresser: {
    personalInfo: person('Siobhan Doyle', 'Dublin'),
    jobTitle: 'Hair Stylist',
    experience: [
      {
        company: 'Studio Nine',
        position: 'Senior Stylist',
        duration: '2019 - Present',
        description:
          'cuts, colour and balayage for around 40 clients a week. 70% of my clients rebook. I look after 2 juniors. responsible for retail products, sales up 15%',
      },
      {
        company: 'Bliss Hair',
        position: 'Stylist',
        duration: '2015 - 2019',
        description: 'Cutting and colouring. Bridal hair on location. Helped out at reception',
      },
    ],
    skills: ['Balayage', 'Colour correction', 'Bridal styling', 'Wella Color Touch', 'Phorest'],
    education: [
      {
        institution: 'Dublin Academy of Hair',
        degree: 'Senior Trades Certificate in Hairdressing',
        year: '2015',
      },
    ],
  },
  'sales-assistant': {
    personalInfo: person('Kofi Mensah', 'Birmingham'),
    jobTitle: 'Sales Assistant',
    experience: [
      {
        company: 'Sole & Stride',
        position: 'Sales Assistant',
        duration: '',
        description: 'serving customers, till, stock',
      },
    ],
    skills: ['Customer service', 'Till'],
  },
  researcher: {
    personalInfo: person('Yuki Hoshino', 'Edinburgh'),
    jobTitle: 'Postdoctoral Researcher',
    targetRole: 'Lecturer in Soil Ecology',
    experience: [
      {
        company: 'University of Edinburgh',
        position: 'Postdoctoral Research Associate',
        duration: 'Oct 2022 - Present',
        description:
          'Lead field trials on 14 upland sites. Published 5 papers, two as first author. Was awarded a NERC grant of £180,000 with Dr. A. Muir. I supervise three MSc students. Involved in teaching second-year statistics in R.',
      },
      {
        company: 'Wageningen University',
        position: 'PhD Candidate',
        duration: 'Sep 2018 - Sep 2022',
        description:
          'Worked on mycorrhizal networks in peat soils. Sequenced 640 soil samples. Presented at 6 conferences, e.g. EGU and the World Congress of Soil Science.',
      },
    ],
    skills: [
      'R',
      'QIIME2',
      'Field sampling',
      'GIS',
      'DNA sequencing',
      'Linear mixed models',
      'Grant writing',
    ],
    education: [
      { institution: 'Wageningen University', degree: 'PhD Soil Biology', year: '2022' },
      { institution: 'Hokkaido University', degree: 'MSc Agriculture', year: '2018' },
    ],
    languages: [
      { name: 'Japanese', level: 'native' },
      { name: 'English', level: 'C2' },
      { name: 'Dutch', level: 'B1' },
    ],
  },
};
