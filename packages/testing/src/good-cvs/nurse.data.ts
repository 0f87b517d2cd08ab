import type { CvDocumentInput } from '@candor/domain/cv';

/** France, in French, one page. */
export const nurse: CvDocumentInput = {
  basics: {
    name: 'Solène Kervella',
    headline: 'Infirmière diplômée d’État',
    email: 'solene.kervella@example.fr',
    phone: '+33 2 61 91 42 07',
    location: 'Brest',
  },
  summary:
    'Infirmière depuis huit ans, en réanimation puis en soins à domicile. Je souhaite rejoindre une équipe mobile de soins palliatifs dans le Finistère.',
  experience: [
    {
      company: 'Cabinet infirmier du Guelmeur',
      position: 'Infirmière libérale',
      location: 'Brest',
      start: '2021-05',
      end: 'present',
      bullets: [
        'Prise en charge de 25 à 30 patients par jour, dont une dizaine en fin de vie',
        'Coordination avec les médecins traitants, les pharmacies et l’hospitalisation à domicile',
        'Mise en place d’un cahier de liaison numérique adopté par les quatre infirmières du cabinet',
        'Accueil de six étudiantes en stage de troisième année',
      ],
    },
    {
      company: 'CHU de Rennes',
      position: 'Infirmière en réanimation médicale',
      location: 'Rennes',
      start: '2018-08',
      end: '2021-04',
      bullets: [
        'Surveillance de deux à trois patients ventilés par poste, de jour comme de nuit',
        'Formation de 14 collègues aux circuits de dialyse continue pendant la crise sanitaire',
        'Participation au groupe douleur : le score est désormais relevé toutes les quatre heures',
      ],
    },
    {
      company: 'EHPAD Les Genêts',
      position: 'Aide-soignante, emploi d’été',
      location: 'Landerneau',
      start: '2016-07',
      end: '2016-08',
      bullets: ['Aide à la toilette et aux repas de douze résidents'],
    },
  ],
  education: [
    {
      institution: 'IFSI du CHRU de Brest',
      degree: 'Diplôme d’État d’infirmier',
      location: 'Brest',
      start: '2015',
      end: '2018',
    },
    {
      institution: 'Université de Bretagne Occidentale',
      degree: 'Diplôme universitaire de soins palliatifs',
      location: 'Brest',
      start: '2023',
      end: '2024',
    },
    {
      institution: 'Lycée de Kerichen',
      degree: 'Baccalauréat scientifique, mention bien',
      location: 'Brest',
      end: '2015',
    },
  ],
  skills: [
    'Soins palliatifs',
    'Pompes à morphine',
    'Chimiothérapie à domicile',
    'Pansements complexes',
    'Dialyse continue',
    'Transmissions ciblées',
  ].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'B2' },
    { name: 'Breton', level: 'notions' },
  ],
  certifications: [{ name: 'AFGSU niveau 2', issuer: 'CESU 29', date: '2025-03' }],
  custom: [
    {
      title: 'Centres d’intérêt',
      entries: [{ title: 'Voile (équipière en régate), chant choral, randonnée' }],
    },
  ],
};
