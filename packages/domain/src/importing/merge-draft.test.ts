import { describe, expect, it } from 'vitest';
import { cvDocument, documentFromRequest, emptyDraft, sampleDraft } from '../cv/index.ts';
import { addMissing, replaceContent } from './merge-draft.ts';

const found = cvDocument({
  basics: {
    name: 'Ana Ruiz',
    headline: 'Charge Nurse',
    email: 'ana@example.org',
    phone: '+1 202 555 0148',
    links: [{ label: 'LinkedIn', url: 'https://example.org/ana' }],
  },
  summary: 'Nurse of nine years.',
  experience: [
    { company: 'Riverside Medical', position: 'Charge Nurse', start: '2020-03', end: 'present' },
    { company: 'St. Mary', position: 'Nurse', start: '2016', end: '2020', bullets: ['Ran triage'] },
  ],
  education: [{ institution: 'University of Texas', degree: 'BSc Nursing', end: '2016' }],
  skills: [{ name: 'Triage' }, { name: 'Epic', group: 'Tools' }],
  languages: [{ name: 'Spanish', level: 'native' }],
  certifications: [{ name: 'ACLS', issuer: 'AHA', date: '2021' }],
  projects: [{ name: 'Ward move', bullets: ['Moved 32 beds'] }],
  custom: [{ title: 'Volunteering', entries: [{ title: 'Food bank' }] }],
});

it('fills an empty form with the whole document', () => {
  for (const fill of [replaceContent, addMissing])
    expect(documentFromRequest(fill(emptyDraft(), found))).toEqual(found);
});

it('replaces all that the form says, and keeps its looks and aim', () => {
  const typed = { ...sampleDraft, template: 'classic', targetRole: 'Ward Manager' };
  const draft = replaceContent(typed, found);
  expect(documentFromRequest(draft)).toEqual(found);
  expect(draft).toMatchObject({ template: 'classic', targetRole: 'Ward Manager', design: typed.design });
});

describe('adding what is missing', () => {
  it('changes nothing that was typed', () => {
    const draft = addMissing(sampleDraft, found);
    expect(draft.personalInfo).toMatchObject({
      fullName: sampleDraft.personalInfo.fullName,
      email: sampleDraft.personalInfo.email,
    });
    expect(draft.experience.slice(0, sampleDraft.experience.length)).toEqual(sampleDraft.experience);
    expect(draft.skills.slice(0, sampleDraft.skills.length)).toEqual(sampleDraft.skills);
  });

  it('completes an entry that is there already, and adds the others behind it', () => {
    const draft = addMissing(
      {
        ...emptyDraft(),
        experience: [
          {
            company: 'RIVERSIDE  Medical',
            position: '',
            location: 'Austin',
            duration: '',
            description: 'My words',
          },
        ],
      },
      found,
    );
    expect(draft.experience).toMatchObject([
      {
        company: 'RIVERSIDE  Medical',
        position: 'Charge Nurse',
        location: 'Austin',
        duration: 'Mar 2020 – Present',
        description: 'My words',
      },
      { company: 'St. Mary', position: 'Nurse' },
    ]);
  });

  it('keeps two jobs at one employer apart', () => {
    const typed = { ...emptyDraft(), experience: replaceContent(emptyDraft(), found).experience.slice(0, 1) };
    const again = cvDocument({
      experience: [{ company: 'Riverside Medical', position: 'Nurse', start: '2014', end: '2016' }],
    });
    expect(addMissing(typed, again).experience).toHaveLength(2);
  });

  it('knows a skill by its name, whatever its case or group', () => {
    const draft = addMissing({ ...emptyDraft(), skills: ['triage', 'Epic'] }, found);
    expect(draft.skills).toEqual(['triage', 'Epic']);
    expect(
      addMissing({ ...emptyDraft(), skills: ['C'] }, cvDocument({ skills: [{ name: 'C++' }] })).skills,
    ).toEqual(['C', 'C++']);
  });

  it('joins sections of one title', () => {
    const typed = addMissing(emptyDraft(), found);
    const more = cvDocument({
      custom: [{ title: 'volunteering', entries: [{ title: 'Food Bank' }, { title: 'Night shelter' }] }],
    });
    expect(addMissing(typed, more).custom).toMatchObject([
      { title: 'Volunteering', entries: [{ title: 'Food bank' }, { title: 'Night shelter' }] },
    ]);
  });

  it('adds nothing the second time', () => {
    const once = addMissing(sampleDraft, found);
    expect(addMissing(once, found)).toEqual(once);
  });

  it('stays within what a form may hold', () => {
    const many = (from: number) =>
      cvDocument({
        experience: Array.from({ length: 60 }, (_, at) => ({ company: `Employer ${from + at}` })),
      });
    const draft = addMissing(addMissing(emptyDraft(), many(0)), many(60));
    expect(draft.experience.map(({ company }) => company)).toEqual(
      many(0).experience.map(({ company }) => company),
    );
  });
});

it('names the newest post where the document states no job title', () => {
  const untitled = (experience: object[]) => cvDocument({ basics: { name: 'Ana Ruiz' }, experience });
  const titleOf = (experience: object[], typed = emptyDraft()) =>
    addMissing(typed, untitled(experience)).jobTitle;
  const older = { company: 'St. Mary', position: 'Nurse', start: '2016', end: '2020' };
  const newer = { company: 'Riverside', position: 'Charge Nurse', start: '2020', end: '2023-05' };
  const current = { company: 'Seton', position: 'Ward Manager', start: '2019', end: 'present' };
  expect(titleOf([older, newer])).toBe('Charge Nurse');
  expect(titleOf([older, newer, current])).toBe('Ward Manager');
  expect(titleOf([{ company: 'Seton', end: 'present' }, older])).toBe('Nurse');
  expect(titleOf([])).toBe('');
  expect(titleOf([older], { ...emptyDraft(), jobTitle: 'Matron' })).toBe('Matron');
  expect(replaceContent(emptyDraft(), found).jobTitle).toBe('Charge Nurse');
});
