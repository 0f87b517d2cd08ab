import type { CvDocumentInput } from '@candor/domain/cv';

/** South Africa, research, with publications and grants under headings of their own. */
export const scientist: CvDocumentInput = {
  basics: {
    name: 'Dr Thandeka Mokoena',
    headline: 'Postdoctoral Researcher, Plant Pathology',
    email: 'tmokoena@example.ac.za',
    phone: '+27 21 300 1842',
    location: 'Stellenbosch, South Africa',
    links: [{ label: 'ORCID', url: 'https://orcid.org/0000-0002-1825-0097' }],
  },
  summary:
    'Plant pathologist working on rust fungi of wheat. Five first-author papers, two grants and eight years of field trials in the Western Cape. Interested in posts that join laboratory and farm.',
  experience: [
    {
      company: 'Stellenbosch University',
      position: 'Postdoctoral Researcher',
      location: 'Stellenbosch',
      start: '2022-01',
      end: 'present',
      bullets: [
        'Sequenced 212 isolates of stripe rust and traced the arrival of two new races to a single season',
        'Run field trials on six farms with 48 wheat lines each',
        'Supervise three MSc students and a laboratory technician',
        'Developed a field test with a local seed company that names the race within two hours',
      ],
    },
    {
      company: 'Agricultural Research Council',
      position: 'Research Technician',
      location: 'Bethlehem',
      start: '2015-02',
      end: '2017-12',
      bullets: [
        'Scored disease on 3,000 plots a season and kept the trial database',
        'Prepared inoculum and maintained a collection of 400 isolates',
      ],
    },
  ],
  education: [
    {
      institution: 'University of the Free State',
      degree: 'PhD Plant Pathology',
      location: 'Bloemfontein',
      start: '2018-01',
      end: '2021-12',
      bullets: ['Thesis on durable resistance to stripe rust in South African wheat'],
    },
    {
      institution: 'University of the Free State',
      degree: 'BSc (Hons) Botany, cum laude',
      location: 'Bloemfontein',
      start: '2011',
      end: '2014',
    },
  ],
  skills: [
    'Field trial design',
    'Whole-genome sequencing',
    'PCR',
    'R',
    'Python',
    'Mixed models',
    'Scientific writing',
  ].map((name) => ({ name, group: '' })),
  languages: [
    { name: 'Sesotho', level: 'native' },
    { name: 'English', level: 'fluent' },
    { name: 'Afrikaans', level: 'fluent' },
  ],
  custom: [
    {
      title: 'Publications',
      entries: [
        {
          title: 'Two incursions of stripe rust in one season',
          subtitle: 'Plant Disease 108, with P. Naidoo and W. Botha',
          start: '2024',
        },
        {
          title: 'Durable adult plant resistance in Cape wheat',
          subtitle: 'South African Journal of Botany 149',
          start: '2022',
        },
      ],
    },
    {
      title: 'Grants',
      entries: [
        {
          title: 'Early Career Fellowship, R1.2 million',
          subtitle: 'National Research Foundation',
          start: '2023',
          end: '2025',
        },
      ],
    },
  ],
};
