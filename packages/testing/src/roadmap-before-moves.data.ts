/**
 * A stored roadmap as it was made before the table of moves (5db9fbf5^, its lists cut short): what is missing are tools, its pay
 * is an estimate, what the person has is without a quote, and it names no move.
 */
export const roadmapBeforeMoves = {
  title: 'Staff nurse to Health visitor',
  input: {
    skills: ['Wound care'],
    country: 'gb',
    interests: [],
    timeframe: '2-years',
    experience: 'mid',
    targetRole: 'Health visitor',
    currentRole: 'Staff nurse',
    learningStyle: 'hands-on',
  },
  plan: {
    gap: {
      has: [
        {
          name: 'Wound care',
          from: 'input',
        },
      ],
      skills: [
        {
          kind: 'skill',
          name: 'Operations analysis',
          target: 3,
          current: 2,
          difference: 1,
        },
        {
          kind: 'skill',
          name: 'Learning strategies',
          target: 4,
          current: 3.25,
          difference: 0.75,
        },
      ],
      jobZone: {
        target: 4,
        current: 4,
        meaning: 'considerable preparation: usually several years of study or work',
      },
      missing: [
        {
          kind: 'technology',
          name: 'Excel',
          isHot: true,
          category: 'Spreadsheet software',
          isInDemand: true,
        },
        {
          kind: 'technology',
          name: 'PowerPoint',
          isHot: true,
          category: 'Presentation software',
          isInDemand: true,
        },
      ],
      licences: [],
      education: {
        held: null,
        isMet: true,
        level: 'Associate degree',
        percent: 97,
        usualMonths: 0,
      },
      knowledge: [
        {
          kind: 'knowledge',
          name: 'Education and Training',
          target: 4.53,
          current: 3.2,
          difference: 1.33,
        },
        {
          kind: 'knowledge',
          name: 'Communications and Media',
          target: 3.4,
          current: 2.31,
          difference: 1.09,
        },
      ],
    },
    basis: {
      difficulty: {
        parts: [
          {
            label: 'Every change of role',
            value: 'Starting point',
            points: 1,
          },
          {
            label: 'Preparation',
            value: 'Job zone 4 to 4, of 5',
            points: 0,
          },
          {
            label: 'Distance between the roles',
            value: '65% related',
            points: 1,
          },
          {
            label: 'Technologies in job ads that you don’t show yet',
            value: '2',
            points: 0.3,
          },
          {
            label: 'Education',
            value: 'You already have it',
            points: 0,
          },
          {
            label: 'Licence',
            value: 'None to get',
            points: 0,
          },
          {
            label: 'Experience that employers ask for',
            value: 'None in a related job',
            points: 0,
          },
          {
            label: 'Time',
            value: '2 years',
            points: 0,
          },
          {
            label: 'Your experience',
            value: 'mid',
            points: 0,
          },
        ],
        sources: [
          {
            name: 'O*NET 29.3 Database, U.S. Department of Labor',
            year: '2025',
          },
          {
            name: 'O*NET 29.0 Database (skills), U.S. Department of Labor',
            year: '2024',
          },
          {
            name: 'ESCO v1.1.1, European Commission',
            year: '2022',
          },
          {
            name: 'U.S. Bureau of Labor Statistics, Employment Projections',
            year: '2024–34',
          },
        ],
        isDefault: false,
        explanation: 'Out of 10; higher is harder. We chose how much each part counts.',
      },
      marketDemand: {
        parts: [
          {
            label: 'People employed in 2024',
            value: '71,800',
            points: 23,
          },
          {
            label: 'Projected change, 2024 to 2034',
            value: '+4.5%',
            points: 15,
          },
          {
            label: 'Openings a year per 100 jobs',
            value: '11',
            points: 12,
          },
          {
            label: 'Technologies often named in job ads',
            value: '4',
            points: 5,
          },
        ],
        sources: [
          {
            name: 'U.S. Bureau of Labor Statistics, Employment Projections',
            year: '2024–34',
          },
          {
            name: 'O*NET 29.3 Database, U.S. Department of Labor',
            year: '2025',
          },
        ],
        isDefault: false,
        explanation: 'Out of 100, from US figures. We chose how much each part counts.',
      },
      salaryGrowth: {
        parts: [
          {
            label: 'Registered Nurses',
            value: 'GBP 40,737',
            points: null,
          },
          {
            label: 'Health Education Specialists',
            value: 'GBP 34,500',
            points: null,
          },
        ],
        sources: [
          {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
          {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
        ],
        isDefault: false,
        explanation:
          'Median pay of the target role compared with that of your current one, all levels of experience together. At least one of the two is an estimate from US pay.',
      },
    },
    notes: [
      {
        kind: 'warning',
        text: 'This move usually means lower pay.',
      },
      {
        kind: 'info',
        text: 'No CV was compared, so the steps may include things you already know.',
      },
    ],
    steps: [
      {
        id: '1',
        title: 'Talk to people who do the job',
        weeks: 7,
        category: 'network',
        resources: [
          {
            url: 'https://nationalcareers.service.gov.uk',
            cost: 'Free',
            type: 'guide',
            title: 'Explore careers',
            duration: 'Reference',
            provider: 'National Careers Service',
            checkedOn: '2026-11',
          },
        ],
        startWeek: 1,
        timeframe: 'Weeks 1–7',
        difficulty: 'easy',
        milestones: [
          {
            id: '1-1',
            line: null,
            text: 'Speak to three people in the job and keep a page of notes on each conversation',
          },
          {
            id: '1-2',
            line: null,
            text: 'Collect ten job ads and list what at least five of them ask for',
          },
        ],
        description:
          'Speak to people who work as a Health visitor before you spend money on it. Ask what they do all day, what they look for in someone new, and what surprised them. Ask whether you may come along for a day.',
        hoursPerWeek: 2,
        requiredSkills: [],
      },
      {
        id: '2',
        title: 'Learn the basics of education and training, and communications and media',
        weeks: 24,
        category: 'skill',
        resources: [
          {
            url: 'https://www.open.edu/openlearn/education-development',
            cost: 'Free',
            type: 'course',
            title: 'OpenLearn: education',
            duration: 'Courses of 1 to 24 hours',
            provider: 'The Open University',
            checkedOn: '2026-11',
          },
        ],
        startWeek: 8,
        timeframe: 'Weeks 8–31',
        difficulty: 'medium',
        milestones: [
          {
            id: '2-1',
            line: null,
            text: 'Finish one course or textbook on education and training and pass its final test',
          },
          {
            id: '2-2',
            line: {
              entry: {
                name: 'Social work',
                group: '',
              },
              section: 'skills',
            },
            text: 'Explain social work to someone in the field and have them confirm that you got it right',
          },
        ],
        description:
          'The new job draws on this more than your current one. It includes social work. You will need to build community relations and apply decision making within social work. Learn it on small tasks of your own rather than from reading alone.',
        hoursPerWeek: 7,
        requiredSkills: [
          'Education and training',
          'Communications and media',
          'Social work',
          'Build community relations',
          'Apply decision making within social work',
        ],
      },
      {
        id: '3',
        title: 'Learn to use digital video disk (DVD) players',
        weeks: 21,
        category: 'skill',
        resources: [
          {
            url: 'https://support.microsoft.com/excel',
            cost: 'Free',
            type: 'guide',
            title: 'Excel help and learning',
            duration: 'Short lessons',
            provider: 'Microsoft',
            checkedOn: '2026-11',
          },
        ],
        startWeek: 32,
        timeframe: 'Weeks 32–52',
        difficulty: 'medium',
        milestones: [
          {
            id: '3-1',
            line: {
              entry: {
                name: 'Excel',
                group: '',
              },
              section: 'skills',
            },
            text: 'Do one complete piece of work with Excel and have it checked by someone who uses it every day',
          },
          {
            id: '3-2',
            line: {
              entry: {
                name: 'PowerPoint',
                group: '',
              },
              section: 'skills',
            },
            text: 'Do the same with PowerPoint',
          },
        ],
        description:
          'Job ads for this role often name Excel and PowerPoint. People in this job work with digital video disk (DVD) players. Learn it on small tasks of your own rather than from reading alone.',
        hoursPerWeek: 6,
        requiredSkills: ['Excel', 'PowerPoint', 'Digital video disk (DVD) players'],
      },
      {
        id: '4',
        title: 'Get supervised practice',
        weeks: 25,
        category: 'experience',
        resources: [],
        startWeek: 53,
        timeframe: 'Weeks 53–77',
        difficulty: 'medium',
        milestones: [
          {
            id: '4-1',
            line: null,
            text: 'Complete 40 hours of supervised practice and have them signed off',
          },
          {
            id: '4-2',
            line: {
              entry: {
                name: 'Review social service plan',
                group: '',
              },
              section: 'skills',
            },
            text: 'Show a qualified colleague that you can review social service plan',
          },
        ],
        description:
          'In the job you will review social service plan, apply knowledge of human behaviour and build helping relationship with social service users. Do it here first, on a small scale. Start small and do the next one straight after.',
        hoursPerWeek: 4,
        requiredSkills: [
          'Review social service plan',
          'Apply knowledge of human behaviour',
          'Build helping relationship with social service users',
        ],
      },
      {
        id: '5',
        title: 'Have your skills confirmed',
        weeks: 10,
        category: 'certification',
        resources: [],
        startWeek: 78,
        timeframe: 'Weeks 78–87',
        difficulty: 'medium',
        milestones: [
          {
            id: '5-1',
            line: null,
            text: 'Get a written reference from someone who has seen you review social service plan',
          },
          {
            id: '5-2',
            line: null,
            text: 'Pass one graded test or assessment in the field',
          },
        ],
        description:
          'Employers trust what others say about your work more than what you say yourself. Prepare with past papers and practice tests.',
        hoursPerWeek: 3,
        requiredSkills: ['Review social service plan'],
      },
      {
        id: '6',
        title: 'Apply for jobs as a Health visitor',
        weeks: 17,
        category: 'experience',
        resources: [],
        startWeek: 88,
        timeframe: 'Weeks 88–104',
        difficulty: 'medium',
        milestones: [
          {
            id: '6-1',
            line: null,
            text: 'Rewrite your CV so that its first half page speaks to this job',
          },
          {
            id: '6-2',
            line: null,
            text: 'Send eight applications, each tailored to the job ad',
          },
        ],
        description:
          'Apply to the job ads that fit you best, and let the people you spoke to at the start know that you’re looking. Start small and do the next one straight after.',
        hoursPerWeek: 2,
        requiredSkills: [],
      },
    ],
    picture: {
      target: {
        pay: {
          tax: 'gross',
          amount: 34500,
          source: {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
          measure: 'median',
          currency: 'GBP',
          confidence: 'medium',
        },
        code: '21-1091.00',
        title: 'Health Education Specialists',
        jobZone: 4,
        overlap: 60,
      },
      country: 'gb',
      current: {
        pay: {
          tax: 'gross',
          amount: 40737,
          source: {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
          measure: 'median',
          currency: 'GBP',
          confidence: 'high',
        },
        code: '29-1141.00',
        title: 'Registered Nurses',
        jobZone: 4,
        overlap: 100,
      },
      currency: 'GBP',
    },
    sources: [
      {
        name: 'O*NET 29.3 Database, U.S. Department of Labor',
        year: '2025',
      },
      {
        name: 'O*NET 29.0 Database (skills), U.S. Department of Labor',
        year: '2024',
      },
      {
        name: 'ESCO v1.1.1, European Commission',
        year: '2022',
      },
    ],
    keySkills: ['Excel', 'PowerPoint', 'Build community relations'],
    difficulty: 2,
    targetRole: 'Health visitor',
    totalWeeks: 104,
    currentRole: 'Staff nurse',
    description:
      'Six steps from Staff nurse to Health visitor in 2 years, with about 5 hours of work a week.',
    marketDemand: 55,
    salaryGrowth: -15.3,
    totalDuration: '2 years',
    industryTrends: [
      {
        text: 'US employment is projected to grow by 4.5% from 2024 to 2034; in all occupations together it grows by 3.1%.',
        source: {
          name: 'U.S. Bureau of Labor Statistics, Employment Projections',
          year: '2024–34',
        },
      },
    ],
    alternativePaths: [
      {
        pay: {
          tax: 'gross',
          amount: 93000,
          source: {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
          measure: 'median',
          currency: 'GBP',
          confidence: 'medium',
        },
        code: '29-1151.00',
        text: 'About 128% more pay, with more preparation than your current role asks for.',
        title: 'Nurse Anesthetists',
        jobZone: 5,
        overlap: 54,
      },
      {
        pay: {
          tax: 'gross',
          amount: 53400,
          source: {
            name: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
            year: '2024',
          },
          measure: 'median',
          currency: 'GBP',
          confidence: 'medium',
        },
        code: '29-1071.00',
        text: 'About 31% more pay, with more preparation than your current role asks for.',
        title: 'Physician Assistants',
        jobZone: 5,
        overlap: 60,
      },
    ],
  },
  current: {
    others: [
      {
        code: '29-1141.01',
        title: 'Acute Care Nurses',
        confidence: 0.54,
      },
    ],
    occupation: {
      code: '29-1141.00',
      title: 'Registered Nurses',
      confidence: 0.92,
    },
  },
  target: {
    others: [
      {
        code: '29-1131.00',
        title: 'Veterinarians',
        confidence: 0.31,
      },
    ],
    occupation: {
      code: '21-1091.00',
      title: 'Health Education Specialists',
      confidence: 0.5,
    },
  },
  progress: {
    steps: {},
    milestones: {},
  },
};
