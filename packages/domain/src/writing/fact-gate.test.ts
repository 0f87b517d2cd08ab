import { describe, expect, it } from 'vitest';
import type { CvDocument, CvRequest } from '../cv/index.ts';
import { composeCv } from './composing/compose-cv.ts';
import { factGate } from './fact-gate.ts';
import { openMarks, takeMark } from './marks-on-cv.ts';
import { analyst, electrician, nurse } from './testing/gate-requests.ts';

const today = '2026-11';
const requests = { nurse, analyst, electrician };
type Who = keyof typeof requests;

/** What a model would have written: the person's own CV with one change. */
function gated(request: CvRequest, change: (document: CvDocument) => void) {
  const fallback = composeCv(request, { today });
  const candidate = structuredClone(fallback.document);
  change(candidate);
  return factGate({ request, candidate, fallback, writer: 'model', today });
}

function withSentence(who: Who, part: number | 'summary', sentence: string) {
  return gated(requests[who], (cv) => {
    if (part === 'summary') cv.summary = `${sentence} ${cv.summary}`;
    else cv.experience[part]?.bullets.splice(0, 1, sentence);
  });
}

describe('a hard fact that nobody gave is not let through, and said', () => {
  it.each<[Who, number | 'summary', string, string]>([
    ['nurse', 0, 'Mayo', 'Cared for 6 patients a shift, on loan from Mayo Clinic'],
    ['nurse', 'summary', 'Master', "Staff Nurse with a Master's degree in Nursing."],
    ['nurse', 0, '85', 'Cut medication errors by 85%'],
    ['analyst', 0, 'Maersk', 'Built demand forecasts in Python for Maersk'],
    ['analyst', 'summary', '2011', 'Analyst of freight data since 2011.'],
    ['electrician', 0, 'foreman', 'Led 2 apprentices as site foreman'],
    ['electrician', 0, '90', 'Rewired 90 houses a year'],
  ])('%s, %s: %s', (who, part, fact, sentence) => {
    const { document, facts } = withSentence(who, part, sentence);
    const allText = [document.summary, ...document.experience.flatMap(({ bullets }) => bullets)].join('\n');
    expect(allText).not.toContain(sentence);
    const findings = facts.marks.filter(({ kind, why }) => kind === 'finding' && why.includes(sentence));
    expect(findings.map(({ why }) => why.includes(fact))).toEqual([true]);
  });
});

describe('honest words stand', () => {
  it.each<[Who, number | 'summary', string]>([
    ['nurse', 0, 'Halved medication errors, from 14 to 7 a quarter, by introducing two-nurse checks'],
    ['nurse', 0, 'Train newly qualified nurses, 18 so far, using Epic'],
    ['analyst', 0, 'Saved about 50 hours a month by automating 35 monthly reports'],
    ['nurse', 'summary', 'Staff Nurse with seven years on surgical wards.'],
    ['electrician', 0, 'Upgrade consumer units and rewire sixty houses a year'],
  ])('%s, %s: %s', (who, part, sentence) => {
    const { document, facts } = withSentence(who, part, sentence);
    const allText = [document.summary, ...document.experience.flatMap(({ bullets }) => bullets)];
    expect(allText.join('\n')).toContain(sentence);
    expect(facts.marks.filter(({ kind, why }) => kind === 'finding' && why.startsWith('The model'))).toEqual(
      [],
    );
  });
});

it('prints no bullet twice, and tells which of the person’s lines a model left out', () => {
  const { document, facts } = gated(nurse, (cv) => {
    cv.experience[1]?.bullets.splice(0, 2, 'Wrote care records by hand', 'Wrote care records by hand');
  });
  expect(document.experience[1]?.bullets).toEqual(['Wrote care records by hand']);
  const left = facts.marks.find(({ kind }) => kind === 'left-out');
  expect(left).toMatchObject({ line: 'experience.1', words: 'Washed, dressed and fed twelve residents' });
  const back = left && takeMark(document, left, left.words);
  expect(back?.experience[1]?.bullets).toContain('Washed, dressed and fed twelve residents');
  expect(back && openMarks(facts, back).filter(({ kind }) => kind === 'left-out')).toEqual([]);
});

it('puts no typed line in the place of a refused sentence that another sentence tells already', () => {
  const findings = 'Looked after twelve residents: washing, dressing, feeding';
  const { document, facts } = gated(nurse, (cv) => {
    cv.experience[1]?.bullets.splice(0, 1, findings, 'Washed, dressed and fed 80 residents');
  });
  expect(document.experience[1]?.bullets).toContain(findings);
  expect(document.experience[1]?.bullets.join()).not.toMatch(/80|Washed/);
  expect(facts.marks.map(({ why }) => why).join()).toContain('80');
});

it('keeps what was typed behind a line that was worded anew', () => {
  const { facts } = withSentence('nurse', 1, 'Looked after twelve residents: washing, dressing, feeding');
  const one = facts.sentences.find(({ text }) => text.startsWith('Looked after'));
  expect(one?.typed).toBe('Washed, dressed and fed twelve residents');
});

it('takes employers, titles, dates, schools and skills from the request alone', () => {
  const { document, facts } = gated(nurse, (cv) => {
    const [job] = cv.experience;
    if (job) Object.assign(job, { company: 'Mayo Clinic', position: 'Head Nurse', start: '2001' });
    cv.skills.push({ name: 'Cardiology', group: '' });
  });
  expect(document.experience[0]).toMatchObject({ company: "St. Brigid's Hospital", start: '2019-03' });
  expect(document.skills.map(({ name }) => name)).not.toContain('Cardiology');
  expect(facts.marks.some(({ words }) => words === 'Cardiology')).toBe(true);
});
