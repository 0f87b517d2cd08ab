import { describe, expect, it } from 'vitest';
import type { CvDocument, CvRequest } from '../cv/index.ts';
import { composeCv } from './composing/compose-cv.ts';
import { factGate } from './fact-gate.ts';
import type { FactKind } from './report.ts';
import { analyst, electrician, nurse } from './testing/gate-requests.ts';

const today = '2026-11';
const requests = { nurse, analyst, electrician };
type Who = keyof typeof requests;

/** What a model would have written: the honest CV with one change. */
function gated(request: CvRequest, change: (document: CvDocument) => void) {
  const fallback = composeCv(request, { today });
  const candidate = structuredClone(fallback.document);
  change(candidate);
  return factGate({ request, candidate, fallback, writer: 'model', today });
}

/** The honest CV with this sentence in the place of the first of a part: a job by its index, or the summary. */
function withSentence(who: Who, part: number | 'summary', sentence: string) {
  return gated(requests[who], (cv) => {
    if (part === 'summary') cv.summary = `${sentence} ${cv.summary}`;
    else cv.experience[part]?.bullets.splice(0, 1, sentence);
  });
}

const plantedSentences: [Who, number | 'summary', FactKind, string, string][] = [
  // Employers
  ['nurse', 0, 'name', 'Mayo', 'Cared for 6 patients a shift, on loan from Mayo Clinic'],
  [
    'nurse',
    'summary',
    'name',
    'Cedars',
    "Staff Nurse trained at Cedars Hospital and at St. Brigid's Hospital.",
  ],
  ['analyst', 0, 'name', 'Maersk', 'Built demand forecasts in Python for Maersk'],
  ['electrician', 0, 'name', 'Siemens', 'Rewired 60 houses a year with Siemens'],
  ['nurse', 1, 'name', 'Brigid', "Washed and fed twelve residents, as later at St. Brigid's Hospital"],
  ['analyst', 0, 'name', 'Google', 'Google copied the demand forecasts built in Python'],
  ['analyst', 'summary', 'name', 'www.sam.dev', 'Data Analyst, portfolio at www.sam.dev.'],
  // Titles
  ['nurse', 0, 'post', 'supervisor', 'Introduced two-nurse checks as shift supervisor'],
  ['nurse', 'summary', 'post', 'Manager', 'Ward Manager with a gift for calm.'],
  ['nurse', 0, 'post', 'Head Nurse', 'Trained 18 newly qualified nurses as Head Nurse'],
  ['analyst', 0, 'post', 'director', 'Presented key performance indicators to the board as acting director'],
  ['analyst', 'summary', 'post', 'engineer', 'Data analyst and machine learning engineer.'],
  ['electrician', 0, 'post', 'foreman', 'Led 2 apprentices as site foreman'],
  ['electrician', 0, 'post', 'promoted', 'Rewired 60 houses a year and was promoted'],
  // Dates
  ['nurse', 0, 'date', '2017', 'Introduced two-nurse checks in 2017'],
  ['nurse', 0, 'date', 'October', 'Trained newly qualified nurses every October'],
  ['analyst', 0, 'date', '2018', 'Automated 35 monthly reports with SQL since 2018'],
  ['analyst', 'summary', 'date', '2011', 'Analyst of freight data since 2011.'],
  ['electrician', 0, 'date', '2014', 'Tested and certified installations to BS 7671 from 2014 on'],
  // Degrees and schools
  ['nurse', 'summary', 'credential', 'Master', "Staff Nurse with a Master's degree in Nursing."],
  ['nurse', 0, 'credential', 'PhD', 'Drew on her PhD to introduce two-nurse checks'],
  ['analyst', 'summary', 'credential', 'bachelor', 'Data analyst with a bachelor in mathematics.'],
  ['electrician', 'summary', 'credential', 'degree', 'Electrician with a degree in engineering.'],
  ['analyst', 'summary', 'credential', 'honours', 'Took the Diploma in Mathematics with honours.'],
  ['analyst', 'summary', 'name', 'Oxford', 'Studied mathematics at Oxford University.'],
  // Four of them as a care assistant.
  ['nurse', 'summary', 'figure', '11', 'Staff Nurse with 11 years of experience.'],
  ['nurse', 'summary', 'name', 'Hopkins', 'Learned nursing at the Johns Hopkins School of Nursing.'],
  // Numbers
  ['nurse', 0, 'figure', '8', 'Cared for 8 patients a shift on a 32-bed surgical ward'],
  ['nurse', 0, 'figure', '25%', 'Introduced two-nurse checks and cut medication errors by 25%'],
  ['nurse', 0, 'figure', 'twenty', 'Trained twenty newly qualified nurses in Epic'],
  ['nurse', 1, 'figure', '18', 'Washed, dressed and fed 18 residents'],
  ['nurse', 0, 'figure', 'tripled', 'Tripled the safety of medication by two-nurse checks'],
  ['nurse', 0, 'figure', '$12,000', 'Kept the budget of $12,000 for ward supplies'],
  ['analyst', 0, 'figure', '85%', 'Cut empty miles by 85% across 1,200 trucks'],
  ['analyst', 0, 'figure', 'hundreds', 'Moved hundreds of dashboards from Excel to Tableau'],
  ['analyst', 'summary', 'figure', '10', 'Data Analyst with 10 years of experience.'],
  ['electrician', 0, 'figure', 'dozen', 'In charge of a dozen apprentices'],
  ['electrician', 0, 'figure', '2.5', 'Managed projects worth 2.5 million'],
  // Tools
  ['nurse', 0, 'name', 'Cerner', 'Trained 18 newly qualified nurses in Cerner'],
  ['analyst', 0, 'name', 'Snowflake', 'Automated 35 monthly reports with SQL and Snowflake'],
  ['analyst', 0, 'name', 'Kubernetes', 'Ran forecasts on Kubernetes'],
  ['analyst', 0, 'name', 'Power BI', 'Moved dashboards from Excel to Power BI for 4 teams'],
  ['analyst', 0, 'name', 'C++', 'Built demand forecasts in C++'],
  ['electrician', 0, 'name', 'AutoCAD', 'Rewired 60 houses a year, planned in AutoCAD'],
  // Certificates
  ['nurse', 0, 'name', 'ACLS', 'Introduced two-nurse checks after ACLS training'],
  ['nurse', 'summary', 'credential', 'certified', 'Staff Nurse certified in endoscopy.'],
  ['analyst', 'summary', 'name', 'PMP', 'Data Analyst and PMP holder.'],
  ['analyst', 0, 'name', 'Six Sigma', 'Automated 35 monthly reports by Six Sigma methods'],
  ['electrician', 'summary', 'credential', 'chartered', 'A chartered electrician.'],
  ['electrician', 'summary', 'credential', 'licensed', 'Electrician, fully licensed, with two apprentices.'],
];

const plantedEntries: [string, Who, string, (cv: CvDocument) => void][] = [
  [
    'a job',
    'nurse',
    'Mercy',
    (cv) =>
      void cv.experience.push({
        company: 'Mercy Hospital',
        position: 'Staff Nurse',
        location: '',
        start: '2012',
        end: '2014',
        bullets: ['Cared for patients'],
      }),
  ],
  [
    'a higher title',
    'analyst',
    'Lead',
    (cv) => void cv.experience.splice(0, 1, { ...cv.experience[0]!, position: 'Lead Data Analyst' }),
  ],
  [
    'an earlier start',
    'electrician',
    '2009',
    (cv) => void cv.experience.splice(0, 1, { ...cv.experience[0]!, start: '2009' }),
  ],
  [
    'a degree',
    'analyst',
    'MSc',
    (cv) => void cv.education.splice(0, 1, { ...cv.education[0]!, degree: 'MSc Mathematics' }),
  ],
  [
    'a school',
    'nurse',
    'Yale',
    (cv) => void cv.education.push({ ...cv.education[0]!, institution: 'Yale University' }),
  ],
  [
    'a year of a degree',
    'nurse',
    '2011',
    (cv) => void cv.education.splice(0, 1, { ...cv.education[0]!, end: '2011' }),
  ],
  [
    'a certificate',
    'electrician',
    'Gold Card',
    (cv) => void cv.certifications.push({ name: 'ECS Gold Card', issuer: '', date: '', url: '' }),
  ],
  ['a skill', 'analyst', 'Kafka', (cv) => void cv.skills.push({ name: 'Kafka', group: '' })],
];

describe('what nobody gave is refused, named and gone', () => {
  it.each(plantedSentences)('%s, %s: the %s %j in %j', (who, part, kind, words, sentence) => {
    const { document, facts } = withSentence(who, part, sentence);
    expect(facts.replaced).toBe(1);
    const refused = facts.sentences.flatMap((one) => one.refused ?? []);
    expect(refused).toEqual([expect.objectContaining({ kind, text: sentence })]);
    const said = refused[0]?.words.toLowerCase() ?? '';
    expect(said.includes(words.toLowerCase()) || words.toLowerCase().includes(said)).toBe(true);
    expect(JSON.stringify(document)).not.toContain(sentence);
  });

  it.each(plantedEntries)('%s (%s) is not taken', (_what, who, words, change) => {
    const { document } = gated(requests[who], change);
    expect(JSON.stringify(document)).not.toContain(words);
    expect(document).toEqual(composeCv(requests[who], { today }).document);
  });

  it('a skill that nobody gave is named as refused', () => {
    const { facts } = gated(analyst, (cv) => void cv.skills.push({ name: 'Kafka', group: '' }));
    expect(facts.sentences.flatMap((one) => one.refused ?? [])).toEqual([
      { kind: 'skill', words: 'Kafka', text: 'Kafka' },
    ]);
  });
});

const honest: [Who, number | 'summary', string][] = [
  ['nurse', 0, 'Cared for six patients a shift on a 32-bed surgical ward'],
  ['nurse', 0, 'Look after 6 patients per shift on a surgical ward with 32 beds'],
  ['nurse', 0, 'On a 32-bed surgical ward, care for 6 patients each shift'],
  ['nurse', 0, 'Halved medication errors, from 14 to 7 a quarter, by introducing two-nurse checks'],
  ['nurse', 0, 'Cut medication errors by 50% with two-nurse checks'],
  ['nurse', 0, 'Reduced quarterly medication errors from fourteen to seven'],
  ['nurse', 0, 'Introduced checks by two nurses, which brought medication errors down from 14 to 7'],
  ['nurse', 0, 'Trained 18 newly qualified nurses in Epic'],
  ['nurse', 0, 'Coached eighteen new nurses in the use of Epic'],
  ['nurse', 0, 'Manage a £12k budget for ward supplies'],
  ['nurse', 0, 'Manage ward supplies within a budget of GBP 12,000'],
  ['nurse', 0, 'Since March 2019, care for surgical patients in Austin'],
  ['nurse', 0, "Brought two-nurse checks to Saint Brigid's Hospital"],
  ['nurse', 0, 'Keep EHR entries complete and up to date'],
  ['nurse', 0, 'Support the training of newly qualified nurses; 18 so far'],
  ['nurse', 0, 'Work closely with patients, families and colleagues'],
  ['nurse', 1, 'Fed, washed and dressed 12 residents'],
  ['nurse', 1, 'Provided personal care for a dozen residents'],
  ['nurse', 1, 'Documented care by hand'],
  ['nurse', 1, 'Kept handwritten records of care from 2015 to 2019'],
  ['nurse', 'summary', 'Staff Nurse with experience in surgical care and wound care.'],
  ['nurse', 'summary', 'Seeking a Ward Manager position.'],
  ['nurse', 'summary', 'Aspiring Ward Manager who halved medication errors.'],
  ['nurse', 'summary', 'Holds a BSc in Nursing from the University of Texas and a current BLS.'],
  ['nurse', 'summary', 'Staff Nurse with seven years of experience.'],
  ['nurse', 'summary', 'Brings eleven years in care, at present at St. Brigid’s Hospital.'],
  ['nurse', 'summary', 'Basic Life Support (AHA) since 2024.'],
  ['analyst', 0, 'Reduced empty miles by 8.4 percent across a fleet of 1,200 trucks'],
  ['analyst', 0, 'Forecast demand in Python, cutting empty miles by 8.4% over 1200 trucks'],
  ['analyst', 0, 'Saved about fifty hours each month by automating 35 reports in SQL'],
  ['analyst', 0, 'With SQL, automated thirty-five monthly reports'],
  ['analyst', 0, 'Reported KPIs to the board weekly'],
  ['analyst', 0, 'Presented weekly key figures to the board'],
  ['analyst', 0, 'Migrated dashboards for four teams from Excel to Tableau'],
  ['analyst', 0, 'Handled a budget of $1.2 million'],
  ['analyst', 0, 'Worked within a USD 1,200,000 budget'],
  ['analyst', 0, 'Skilled in A/B testing'],
  ['analyst', 0, 'Delivered demand forecasts at Northwind Freight between January 2020 and December 2023'],
  ['analyst', 0, 'Presented KPIs to the board every week'],
  ['analyst', 'summary', 'Data analyst fluent in Python, SQL and Tableau, with working Spanish (B2).'],
  ['analyst', 'summary', 'Analyst with four years at Northwind Freight.'],
  ['analyst', 'summary', 'Studied mathematics at Leeds City College, diploma 2019.'],
  ['electrician', 0, 'Rewire sixty houses a year and upgrade consumer units'],
  ['electrician', 0, 'Supervise two apprentices'],
  ['electrician', 0, 'Guide and mentor 2 apprentices'],
  ['electrician', 0, 'Test and certify installations in line with BS 7671'],
  ['electrician', 0, 'Cover emergency night calls on 1 weekend in 3'],
  ['electrician', 0, 'Partnered with the council to work on 140 flats'],
  ['electrician', 'summary', 'Electrician at Volt and Sons Limited since 2016.'],
  ['electrician', 'summary', 'Qualified to NVQ Level 3, with the 18th Edition from City and Guilds.'],
];

it.each(honest)('%s, %s: lets %j pass', (who, part, sentence) => {
  const { document, facts } = withSentence(who, part, sentence);
  expect(facts.sentences.flatMap((one) => one.refused ?? [])).toEqual([]);
  const reported = facts.sentences.find((one) => one.text === sentence);
  expect(reported?.status).toBe('kept');
  expect(JSON.stringify(document)).toContain(JSON.stringify(sentence).slice(1, -1));
});

it('the tables hold fifty of each', () => {
  expect(plantedSentences.length + plantedEntries.length).toBeGreaterThanOrEqual(50);
  expect(honest.length).toBeGreaterThanOrEqual(50);
});
