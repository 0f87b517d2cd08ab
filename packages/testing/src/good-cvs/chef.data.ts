import type { CvDocumentInput } from '@candor/domain/cv';

/** Australia, kitchens in three countries. */
export const chef: CvDocumentInput = {
  basics: {
    name: 'Matteo Zanardi',
    headline: 'Head Chef',
    email: 'matteo@zanardi.example',
    phone: '+61 3 7010 5432',
    location: 'Melbourne VIC',
  },
  summary:
    'Head chef with 16 years in kitchens in Bologna, London and Melbourne. I cook the food of Emilia with local produce and run calm kitchens where people stay.',
  experience: [
    {
      company: 'Osteria Sette',
      position: 'Head Chef',
      location: 'Melbourne VIC',
      start: '2019-11',
      end: 'present',
      bullets: [
        'Lead a brigade of 11 and serve 140 covers on a Saturday',
        'Write a new menu each season with eight growers from Gippsland and the Yarra Valley',
        'Brought food cost down from 36% to 29% without raising prices',
        'Kept the whole team through two lockdowns by building a fresh pasta shop that still trades',
        'Earned a first hat in the 2023 Good Food Guide and kept it since',
      ],
    },
    {
      company: 'Trullo Lane',
      position: 'Sous Chef',
      location: 'London, United Kingdom',
      start: '2014-03',
      end: '2019-08',
      bullets: [
        'Ran the pass four nights a week and stood in for the head chef',
        'Trained 20 commis chefs, five of whom are sous chefs today',
        'Set up the allergen book and passed every hygiene inspection with five stars',
        'Butchered whole lambs and pigs each week for two restaurants',
      ],
    },
    {
      company: 'Trattoria da Gino',
      position: 'Commis Chef, then Chef de Partie',
      location: 'Bologna, Italy',
      start: '2009-09',
      end: '2014-02',
      bullets: [
        'Made 40 kilos of fresh pasta a day by hand',
        'Moved from starters to the meat section in three years',
      ],
    },
  ],
  education: [
    {
      institution: 'Istituto Alberghiero Bartolomeo Scappi',
      degree: 'Diploma in Cookery',
      location: 'Castel San Pietro Terme, Italy',
      start: '2004',
      end: '2009',
    },
  ],
  skills: [
    'Menu planning',
    'Fresh pasta',
    'Butchery',
    'Food costing',
    'Rostering',
    'HACCP',
    'Stocktaking',
    'Supplier negotiation',
  ].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'Italian', level: 'native' },
    { name: 'English', level: 'fluent' },
  ],
  certifications: [
    { name: 'Food Safety Supervisor', issuer: 'William Angliss Institute', date: '2020-02' },
    { name: 'Responsible Service of Alcohol', issuer: 'Victorian Liquor Commission', date: '2024' },
  ],
};
