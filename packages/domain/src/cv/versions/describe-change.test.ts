import { aDocument } from '@candor/testing';
import { expect, it } from 'vitest';
import { cvDesign } from '../design.ts';
import { cvDocument, type CvDocument } from '../document.ts';
import { changeOfVersion, changeSentence } from '../../versions/index.ts';
import { describeChange, type VersionContent } from './describe-change.ts';

const nurse = {
  company: 'Dell Seton',
  position: 'Charge Nurse',
  start: '2021-04',
  end: 'present',
  bullets: ['Led a ward of 32 beds'],
};
const aide = { company: 'St. Mary', position: 'Nursing Aide', start: '2018', end: '2021', bullets: [] };

function content(parts: Partial<VersionContent> = {}): VersionContent {
  return {
    title: 'Nurse, Austin',
    document: aDocument({ experience: [nurse, aide], summary: 'Calm nurse with eight years on wards.' }),
    template: 'professional',
    layoutRelease: 1,
    design: cvDesign(),
    isBrandFree: false,
    ...parts,
  };
}

function changed(parts: Partial<CvDocument>, rest: Partial<VersionContent> = {}): string {
  const before = content();
  const after = content({ document: cvDocument({ ...before.document, ...parts }), ...rest });
  return changeSentence(changeOfVersion(null, describeChange(before, after)));
}

const job = (parts: object) => cvDocument({ experience: [{ ...nurse, ...parts }, aide] }).experience;

const entry = { title: '', subtitle: '', start: '', end: '', bullets: [] };

function skills(...names: string[]) {
  return names.map((name) => ({ name, group: '' }));
}

function designed() {
  return cvDesign({ accent: '#0b6e66', margins: { verticalMm: 20, horizontalMm: 20 } });
}

it('says what changed, most of the words first, the look last', () => {
  expect(
    changed(
      {
        summary: 'Leads teams where every minute counts; trains, plans, reports.',
        experience: job({ bullets: [...nurse.bullets, 'Trained 6 nurses', 'Cut waits by 12 %'] }),
      },
      { template: 'modern' },
    ),
  ).toBe('Summary rewritten; 2 bullets added to Charge Nurse; layout Modern');
});

it.each<[string, string]>([
  ['', changed({})],
  ['Summary edited', changed({ summary: 'Calm nurse with nine years on wards.' })],
  ['Summary removed', changed({ summary: '' })],
  ['1 bullet edited in Charge Nurse', changed({ experience: job({ bullets: ['Led a ward of 36 beds'] }) })],
  [
    '1 bullet added to Charge Nurse; 1 bullet removed from Charge Nurse',
    changed({ experience: job({ bullets: ['Trained six colleagues'] }) }),
  ],
  ['Dates of Charge Nurse changed', changed({ experience: job({ end: '2025-02' }) })],
  ['Charge Nurse now Head Nurse', changed({ experience: job({ position: 'Head Nurse' }) })],
  ['Charge Nurse changed', changed({ experience: job({ company: 'Dell Seton, Austin' }) })],
  ['Nursing Aide removed', changed({ experience: cvDocument({ experience: [nurse] }).experience })],
  ['Experience reordered', changed({ experience: cvDocument({ experience: [aide, nurse] }).experience })],
  ['Skills Triage and Excel added', changed({ skills: skills('Triage', 'Excel') })],
  ['3 skills added', changed({ skills: skills('Triage', 'Excel', 'French') })],
  ['Renamed to Nurse, Dallas', changed({}, { title: 'Nurse, Dallas' })],
  ['Accent colour, margins changed', changed({}, { design: designed() })],
  ['Layout Professional in release 2', changed({}, { layoutRelease: 2 })],
  ['Brand line removed', changed({}, { isBrandFree: true })],
  [
    'Section Awards added',
    changed({ custom: [{ title: 'Awards', entries: [{ ...entry, title: 'Nurse of the year' }] }] }),
  ],
])('says "%s"', (expected, description) => {
  expect(description).toBe(expected);
});

it('counts what would be too long to say', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...aide,
    company: `Clinic ${at}`,
    position: `Role ${at}`,
  }));
  const description = changed({ experience: cvDocument({ experience: [nurse, aide, ...many] }).experience });
  expect(description).toBe(
    'Role 0 added; Role 1 added; Role 2 added; Role 3 added; Role 4 added; 15 more changes',
  );
});
