import type { CvRequestInput } from '../../cv/index.ts';
import type { LetterRequestInput } from '../request.ts';

/** Ten people of ten trades, each with a CV and the advert they answer. */
export const applicants: readonly { request: LetterRequestInput; cv: CvRequestInput }[] = [
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Aoife Brennan',
      email: 'aoife@example.org',
      location: 'Galway',
      companyName: 'Corrib Renal Unit',
      jobTitle: 'Dialysis Nurse',
      hiringManagerName: 'Ms Deirdre Lally',
      motivation:
        'I have wanted to work in dialysis since my rotation on the renal ward in 2021. Your unit runs a home dialysis programme, and I would like to learn how patients are trained for it.',
      jobDescription:
        'We are seeking a Dialysis Nurse to join our busy renal unit. You will deliver haemodialysis to patients, monitor vital signs, manage vascular access and educate patients and families. You must be registered with the NMBI. Experience of acute medical nursing required. Phlebotomy and cannulation desirable.',
    },
    cv: {
      personalInfo: { fullName: 'Aoife Brennan', email: 'aoife@example.org', location: 'Galway' },
      jobTitle: 'Staff Nurse',
      experience: [
        {
          company: 'University Hospital Galway',
          position: 'Staff Nurse, Acute Medicine',
          duration: 'Sept 2021 - present',
          description:
            'Care for six to eight patients on a 28-bed acute medical ward\nCannulate and take bloods; asked by other wards for difficult veins\nTeach newly diagnosed diabetics to inject insulin before they go home\nStarted a weekly falls huddle; falls on the ward went from 9 a month to 4',
        },
        {
          company: 'Galway Clinic',
          position: 'Healthcare Assistant',
          duration: '2018 - 2021',
          description: 'Washed, dressed and fed patients\nRecorded vital signs every four hours',
        },
      ],
      skills: ['Cannulation', 'Phlebotomy', 'IV antibiotics', 'NEWS'],
      education: [{ institution: 'NUI Galway', degree: 'BSc Nursing', year: '2021' }],
      summary: '',
      targetRole: '',
      certifications: [{ name: 'NMBI registration', date: '2021' }],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Samuel Adeyemi',
      email: 'samuel@example.org',
      location: 'Lagos',
      companyName: 'Pillar Microfinance',
      jobTitle: 'Credit Analyst',
      hiringManagerName: 'Mrs Folake Bello',
      motivation:
        'Pillar lends to market women whom the banks turn away. My mother bought her first freezer with such a loan.',
      experience: 'Loan officer at Unity Cooperative, three years',
      achievements: 'Default rate on my book went down from 8% to 3%.',
      skills: 'Excel, credit scoring, Yoruba and Hausa',
      jobDescription:
        "Pillar Microfinance requires a Credit Analyst. Duties: assess loan applications, visit borrowers, analyse cash flow statements, prepare reports for the credit committee. Requirements: degree in accounting or economics, 2 years' experience in lending, strong Excel skills.",
    },
    cv: {
      personalInfo: { fullName: 'Samuel Adeyemi', email: 'samuel@example.org', location: 'Lagos' },
      jobTitle: 'Loan Officer',
      experience: [
        {
          company: 'Unity Cooperative',
          position: 'Loan Officer',
          duration: 'Jan 2023 - present',
          description:
            'Assess 40 loan applications a month\nVisit borrowers at their stalls before and after each loan\nPresent doubtful cases to the credit committee every Thursday\nBuilt a cash flow sheet in Excel that all five officers now use',
        },
        {
          company: 'First Heritage Bank',
          position: 'Teller',
          duration: '2021 - 2022',
          description: 'Handled deposits and withdrawals\nBalanced the till every evening',
        },
      ],
      skills: ['Excel', 'Credit scoring', 'Cash flow analysis'],
      education: [{ institution: 'University of Ibadan', degree: 'BSc Economics', year: '2020' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Wei Ling Tan',
      email: 'wei@example.org',
      location: 'Singapore',
      companyName: 'Harbourfront Dental',
      jobTitle: 'Dental Nurse',
      hiringManagerName: 'Dr Rajan Pillai',
      motivation: 'Your clinic treats children who are afraid. I am good with them.',
      jobDescription:
        'Harbourfront Dental is looking for a Dental Nurse. Assist dentists chairside, sterilise instruments, manage stock, schedule appointments and take X-rays. Experience with paediatric patients an advantage.',
    },
    cv: {
      personalInfo: { fullName: 'Wei Ling Tan', email: 'wei@example.org', location: 'Singapore' },
      jobTitle: 'Dental Assistant',
      experience: [
        {
          company: 'Smile Studio Tampines',
          position: 'Dental Assistant',
          duration: 'March 2020 - present',
          description:
            'Assist two dentists chairside, about 25 patients a day\nSterilise instruments and keep the autoclave log\nOrder stock every Friday\nCalm anxious children with a puppet I made from a glove',
        },
        {
          company: 'Watsons',
          position: 'Retail Assistant',
          duration: '2018 - 2020',
          description: 'Served customers\nCounted stock on Sundays',
        },
      ],
      skills: ['Chairside assistance', 'Autoclave', 'Mandarin', 'Malay'],
      education: [
        {
          institution: 'Institute of Technical Education',
          degree: 'Nitec in Dental Assisting',
          year: '2020',
        },
      ],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Chloé Marchand',
      email: 'chloe@example.org',
      location: 'Montreal, QC',
      companyName: 'Atelier Boréal',
      jobTitle: 'Pattern Maker',
      hiringManagerName: 'Ms. Renée Aubry',
      motivation:
        'I saw your winter collection at the Phi Centre and could not work out how the sleeve was cut. I would like to know.',
      experience: 'Pattern maker at Maison Lune since 2021',
      achievements: 'Reduced fabric waste by 11% through better marker making',
      jobDescription:
        'Atelier Boréal seeks a pattern maker with 3+ years of experience. You will draft patterns by hand and in Lectra Modaris, grade sizes, work with the design team on prototypes and follow production with our contractors. Bilingual French and English.',
    },
    cv: {
      personalInfo: { fullName: 'Chloé Marchand', email: 'chloe@example.org', location: 'Montreal, QC' },
      jobTitle: 'Pattern Maker',
      experience: [
        {
          company: 'Maison Lune',
          position: 'Pattern Maker',
          duration: '2021 - present',
          description:
            'Draft and grade patterns for 60 styles a season in Lectra Modaris\nSew first prototypes and fit them on the model with the designer\nReduced fabric waste by 11% through better marker making\nWrite tech packs for two contractors in Chabanel',
        },
        {
          company: 'Opéra de Montréal',
          position: 'Costume Cutter',
          duration: '2018 - 2021',
          description: 'Cut and fitted period costumes for seven productions',
        },
      ],
      skills: ['Lectra Modaris', 'Draping', 'Grading', 'Tech packs'],
      education: [{ institution: 'LaSalle College', degree: 'DEC Fashion Design', year: '2018' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Holly Prentice',
      email: 'holly@example.org',
      location: 'Exeter',
      companyName: 'Devon Air Ambulance Charity',
      jobTitle: 'Community Fundraiser',
      hiringManagerName: 'Tom Rickard',
      motivation:
        'The air ambulance came for my brother in 2019. I have run two half marathons for you since and I would like to do more than run.',
      jobDescription:
        'Community Fundraiser. You will build relationships with community groups, schools and businesses, recruit and support volunteers, deliver talks, and organise events to an annual income target of £180,000. Experience of events or volunteer management is essential. Full driving licence.',
    },
    cv: {
      personalInfo: { fullName: 'Holly Prentice', email: 'holly@example.org', location: 'Exeter' },
      jobTitle: 'Events Coordinator',
      experience: [
        {
          company: 'Exe Valley Events',
          position: 'Events Coordinator',
          duration: 'May 2021 - present',
          description:
            'Run 30 village fairs and weddings a year\nRecruit and brief casual staff, up to 25 a weekend\nRaised £14,200 for local charities at the 2025 summer fair\nSpeak to parish councils about closing roads',
        },
        {
          company: 'Costa Coffee',
          position: 'Barista',
          duration: '2018 - 2021',
          description: 'Made coffee\nTrained new baristas',
        },
      ],
      skills: ['Event planning', 'Volunteer management', 'Canva', 'Full driving licence'],
      education: [{ institution: 'University of Plymouth', degree: 'BA Events Management', year: '2021' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Arjun Menon',
      email: 'arjun@example.org',
      location: 'Kochi',
      companyName: 'BlueTide Logistics',
      jobTitle: 'Import Documentation Executive',
      motivation: 'BlueTide handles cold cargo, which is the part of the work I like best.',
      experience: '4 years in import documentation at Malabar Freight',
      achievements:
        'Reduced demurrage charges by 22 lakh rupees in one year by filing before the vessel arrived',
      skills: 'ICEGATE, bills of entry, Excel, Malayalam, Hindi, English',
      jobDescription:
        'Wanted: Import Documentation Executive for our Kochi office. Prepare and file bills of entry on ICEGATE, coordinate with CHA and shipping lines, track shipments and handle queries from customers. Minimum 3 years experience. Reefer cargo experience preferred.',
    },
    cv: {
      personalInfo: { fullName: 'Arjun Menon', email: 'arjun@example.org', location: 'Kochi' },
      jobTitle: 'Documentation Executive',
      experience: [
        {
          company: 'Malabar Freight',
          position: 'Import Documentation Executive',
          duration: 'June 2022 - Present',
          description:
            'Prepared and filed 35 bills of entry a week on ICEGATE\nCoordinated with shipping lines and CHAs for release of reefer containers\nTrained two juniors on customs tariff\nAnswered customer queries on shipment status',
        },
        {
          company: 'Cochin Spices',
          position: 'Office Assistant',
          duration: '2020 - 2022',
          description: 'Typed invoices and packing lists',
        },
      ],
      skills: ['ICEGATE', 'Customs tariff', 'Excel'],
      education: [{ institution: 'Mahatma Gandhi University', degree: 'BCom', year: '2020' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Lorraine Fisk',
      email: 'lorraine@example.org',
      location: 'Cape Town',
      companyName: 'Kirstenbosch Primary School',
      jobTitle: 'School Secretary',
      hiringManagerName: 'The Principal',
      motivation: 'After fifteen years in a law office I would like to work where there is noise.',
      jobDescription:
        'The governing body invites applications for School Secretary. Duties include reception, admissions, maintaining learner records on CEMIS, petty cash, correspondence with parents and minutes of SGB meetings. Computer literacy and fluent English and Afrikaans essential.',
    },
    cv: {
      personalInfo: { fullName: 'Lorraine Fisk', email: 'lorraine@example.org', location: 'Cape Town' },
      jobTitle: 'Legal Secretary',
      experience: [
        {
          company: 'Van Wyk & Botha Attorneys',
          position: 'Legal Secretary',
          duration: '2011 - present',
          description:
            "Run the front desk and a switchboard of 12 lines\nTake minutes at partners' meetings\nKeep the petty cash and reconcile it monthly\nOpened and filed 300 matters a year; moved all of them to LexPro in 2022",
        },
        {
          company: 'Checkers',
          position: 'Cashier',
          duration: '2008 - 2011',
          description: 'Served customers at the till',
        },
      ],
      skills: ['Minutes', 'LexPro', 'Microsoft Office', 'Afrikaans', 'English'],
      education: [{ institution: 'Damelin', degree: 'Diploma in Secretarial Studies', year: '2010' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Maria Gonçalves',
      email: 'maria@example.org',
      location: 'Lisbon',
      companyName: 'Tejo Analytics',
      jobTitle: 'Data Engineer',
      hiringManagerName: 'Rui Tavares',
      motivation:
        'Your blog post about moving off Airflow answered a question I had been arguing about for a month.',
      jobDescription:
        "About the role: as a Data Engineer you'll build pipelines in Python and dbt, own our Snowflake warehouse and help analysts write better SQL. You have 3+ years with data pipelines, know a cloud (AWS preferred) and care about tests.",
      country: 'gb',
    },
    cv: {
      personalInfo: { fullName: 'Maria Gonçalves', email: 'maria@example.org', location: 'Lisbon' },
      jobTitle: 'Data Engineer',
      experience: [
        {
          company: 'Mercado Verde',
          position: 'Data Engineer',
          duration: 'Feb 2022 - present',
          description:
            "Built 40 dbt models that replaced the analysts' spreadsheets\nCut the Snowflake bill from €9,000 to €5,200 a month by clustering the order tables\nWrote data tests; broken dashboards fell from weekly to one in the last quarter\nOn call every fourth week",
        },
        {
          company: 'CGI',
          position: 'Junior Developer',
          duration: '2020 - 2022',
          description: 'Maintained Java batch jobs for a bank',
        },
      ],
      skills: ['Python', 'dbt', 'Snowflake', 'AWS', 'SQL'],
      education: [
        { institution: 'Instituto Superior Técnico', degree: 'MSc Computer Science', year: '2020' },
      ],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Katarzyna Nowak',
      email: 'katarzyna@example.org',
      location: 'Dublin',
      companyName: 'Liffey Pharma',
      jobTitle: 'QC Analyst',
      motivation:
        'Liffey makes vaccines, and I would like my work to end in something that small and that useful.',
      experience: 'QC analyst at Brennan Foods since 2020',
      achievements: 'Found the cause of a two-year drift in our moisture results: the oven, not the samples',
      skills: 'HPLC, ELISA, GMP, LIMS',
      jobDescription:
        "QC Analyst, vaccines. Responsibilities: perform routine testing by HPLC and ELISA, review data in LIMS, investigate out-of-specification results, work to GMP at all times. BSc in a science discipline, 2+ years' lab experience.",
    },
    cv: {
      personalInfo: { fullName: 'Katarzyna Nowak', email: 'katarzyna@example.org', location: 'Dublin' },
      jobTitle: 'QC Analyst',
      experience: [
        {
          company: 'Brennan Foods',
          position: 'QC Analyst',
          duration: 'May 2020 - present',
          description:
            'Test 60 samples a day for moisture, fat and salt\nInvestigate out-of-specification results and write the reports\nTrained four new analysts on the HPLC\nPrepared the laboratory for its ISO 17025 audit, which it passed without findings',
        },
        {
          company: 'Trinity College Dublin',
          position: 'Laboratory Intern',
          duration: 'summer 2019',
          description: 'Ran ELISA plates for a malaria study',
        },
      ],
      skills: ['HPLC', 'ELISA', 'LIMS'],
      education: [{ institution: 'University of Łódź', degree: 'BSc Biotechnology', year: '2019' }],
      summary: '',
      targetRole: '',
      certifications: [],
    },
  },
  {
    request: {
      title: 'Letter',
      letterType: 'cover',
      tone: 'professional',
      name: 'Benjamin Clarke',
      email: 'benjamin@example.org',
      location: 'Wellington',
      companyName: 'Kererū Couriers',
      jobTitle: 'Operations Planner',
      hiringManagerName: 'Hana Ropata',
      motivation:
        'Tama tells me that the Porirua run still goes out by guess. I have spent two years taking the guess out of runs like it.',
      jobDescription:
        'Operations Planner: plan daily courier runs for 45 vans, monitor KPIs, deal with customer escalations and improve our routing. Advanced Excel; experience with routing software (Optimo, Routific) a plus.',
      referralSource: 'Tama Ngata, who drives for you',
    },
    cv: {
      personalInfo: { fullName: 'Benjamin Clarke', email: 'benjamin@example.org', location: 'Wellington' },
      jobTitle: 'Dispatch Planner',
      experience: [
        {
          company: 'Capital Freight',
          position: 'Dispatch Planner',
          duration: 'Oct 2024 - present',
          description:
            "Plan runs for 22 vans each morning in Routific\nRaised on-time deliveries from 88% to 96%\nAnswer drivers' calls through the day",
        },
        {
          company: 'Capital Freight',
          position: 'Delivery Driver',
          duration: '2021 - 2024',
          description: 'Drove the Hutt Valley run, 110 drops a day\nTrained new drivers on the scanner',
        },
      ],
      skills: ['Routific', 'Excel', 'Class 2 licence'],
      education: [],
      summary: 'Dispatch planner who was a driver first.',
      targetRole: '',
      certifications: [],
    },
  },
];
