import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  analyseCareer,
  roadmapSchema,
  saveRoadmap,
  type Roadmap,
  type RoadmapPreview,
} from '@candor/contracts/career';
import { generateCv, saveCv } from '@candor/contracts/cv';
import { personEvents } from '@candor/contracts/events';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, aRoadmap } from '../platform/testing/records.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

interface Asked {
  currentRole?: string;
  targetRole?: string;
  [name: string]: unknown;
}

const post = (body: Asked, as = ana, path: string = analyseCareer.path, headers?: Record<string, string>) =>
  server.ask({
    method: 'POST',
    path,
    body: { currentRole: 'Accountant', targetRole: 'Data scientist', ...body },
    as,
    ...(headers && { headers }),
  });

async function analyse(body: Asked, as = ana): Promise<RoadmapPreview> {
  const { status, json } = await post(body, as);
  expect(status).toBe(200);
  const { success, roadmap } = analyseCareer.reply.schema.parse(json);
  expect(success).toBe(true);
  if (!roadmap) throw new Error('no roadmap');
  return roadmap;
}

async function save(body: Asked, as = ana): Promise<Roadmap> {
  const { status, json } = await post(body, as, saveRoadmap.path);
  expect(status).toBe(200);
  return roadmapSchema.parse(json);
}

const noted = ({ notes }: Pick<RoadmapPreview, 'notes'>) => notes.map(({ text }) => text).join('\n');

it('answers with at most six steps, and figures that say where they come from', async () => {
  const roadmap = await analyse({ targetRole: 'Electrician', timeframe: '2-years', country: 'gb' });
  expect(roadmap.steps.length).toBeGreaterThan(2);
  expect(roadmap.title).toBe('Accountant to Electrician');
  for (const { isDefault, parts, sources, explanation } of Object.values(roadmap.basis)) {
    expect(isDefault).toBe(false);
    expect(parts.length).toBeGreaterThan(1);
    expect(explanation).not.toBe('');
    for (const { year } of sources) expect(year).toMatch(/20\d\d/);
  }
  expect(roadmap.picture?.currency).toBe('GBP');
  expect(roadmap.alternativePaths.length).toBeGreaterThan(2);
});

it('quotes what the CV may show, and ticks nothing for the person', async () => {
  const { example } = generateCv;
  const entry = example.body.experience?.[0];
  const { json } = await server.ask({
    method: 'POST',
    path: '/api/generate-cv',
    body: {
      ...example.body,
      experience: [
        { ...entry, description: 'Wrote the monthly rostering for 24 nurses\nMentored four students' },
      ],
    },
    as: ana,
  });
  const cv = generateCv.reply.schema.parse(json);
  const ask = { currentRole: 'Staff nurse', targetRole: 'Charge nurse', country: 'gb' };
  const shown = await analyse({ ...ask, cvId: cv.id });
  const quoted = (roadmap: RoadmapPreview) =>
    roadmap.steps.flatMap(({ milestones }) => milestones.filter(({ shownBy }) => shownBy));
  expect(quoted(shown)).toContainEqual(
    expect.objectContaining({ text: 'Rostering', shownBy: 'Wrote the monthly rostering for 24 nurses' }),
  );
  const without = await analyse(ask);
  expect(quoted(without)).toEqual([]);
  expect(without.difficulty).toBe(shown.difficulty);
});

describe('moves of the table', () => {
  const nurse = { currentRole: 'Staff nurse', country: 'gb' };

  it('names what becoming a health visitor asks for, and pays it by its band', async () => {
    const roadmap = await analyse({ ...nurse, targetRole: 'Health Visitor', timeframe: '2-years' });
    const stepsJson = JSON.stringify(roadmap.steps);
    expect(stepsJson).toContain('SCPHN');
    expect(stepsJson).toContain('Nursing and Midwifery Council');
    expect(stepsJson).not.toMatch(/DVD|human rights/i);
    expect(roadmap.salaryGrowth).toBeGreaterThan(0);
    expect(roadmap.basis.salaryGrowth.sources[0]?.name).toContain('NHS Employers');
    expect(noted(roadmap)).not.toContain('lower');
  });

  it('says where the usual way is longer than the time that was chosen', async () => {
    const roadmap = await analyse({
      ...nurse,
      targetRole: 'Advanced Nurse Practitioner',
      timeframe: '1-year',
    });
    expect(noted(roadmap)).toContain(
      'You gave yourself 1 year. From the beginning, the usual way takes longer.',
    );
    expect(roadmap.difficulty).toBeGreaterThanOrEqual(6);
    expect(roadmap.steps.some(({ title }) => title.includes('MSc'))).toBe(true);
  });

  it('says that a way is not in the table, and from where people come', async () => {
    const roadmap = await analyse({ currentRole: 'Cashier', targetRole: 'Health visitor', country: 'gb' });
    expect(roadmap.comesFrom).toContain('Staff nurse');
    expect(noted(roadmap)).toContain('Our table has this move from');
    expect(JSON.stringify(roadmap.steps)).toContain('SCPHN');
  });

  it('tells of the schooling of the country’s own classification only where nothing more is known', async () => {
    const ask = { currentRole: 'Cashier', targetRole: 'Clock repairer' };
    const inBritain = await analyse({ ...ask, country: 'gb' });
    expect(JSON.stringify(inBritain.steps)).not.toContain('In the US');
    expect((await analyse({ ...ask, country: 'nl' })).gap.education).toBeNull();
    const nurse = await analyse({ currentRole: 'Cashier', targetRole: 'Midwife', country: 'gb' });
    expect(nurse.gap.education).toBeNull();
  });

  it('names who decides, and says nothing of how long it takes the person', async () => {
    const { steps } = await analyse({
      currentRole: 'Baker',
      targetRole: 'Air traffic controller',
      country: 'gb',
    });
    const licence = steps
      .flatMap(({ milestones }) => milestones)
      .find(({ text }) => text.includes('Air traffic controller licence'));
    expect(licence?.body).toMatchObject({ name: 'the Civil Aviation Authority', decides: true });
    expect(JSON.stringify(steps)).not.toMatch(/From where you are|hours a week|usually takes about/);
  });

  it('takes no word of a CV for a licence that is held', async () => {
    const { example } = generateCv;
    const entry = { ...example.body.experience?.[0], description: 'Worked beside a Gas Safe mate' };
    const body = { ...example.body, experience: [entry] };
    const made = await server.ask({ method: 'POST', path: '/api/generate-cv', body, as: ana });
    const { id: cvId } = generateCv.reply.schema.parse(made.json);
    const ask = { currentRole: 'Plumber', targetRole: 'Gas engineer', country: 'gb' };
    const [shown, without] = [await analyse({ ...ask, cvId }), await analyse(ask)];
    expect(JSON.stringify(shown.steps)).toContain('Do you have it? Gas Safe registration.');
    expect(shown.difficulty).toBe(without.difficulty);
  });

  it('takes whoever has no role of the table the way that is open to anybody', async () => {
    for (const currentRole of ['Student', 'Xylograph whisperer', 'Beekeeper']) {
      const { move } = await analyse({ currentRole, targetRole: 'Lorry driver', country: 'gb' });
      expect(move?.register?.name).toContain('Driver CPC');
    }
  });

  it('asks which of two places is meant', async () => {
    const roadmap = await analyse({ ...nurse, targetRole: 'Charge nurse', country: 'Newcastle' });
    expect(noted(roadmap)).toContain('“Newcastle upon Tyne, United Kingdom”');
  });

  it('knows none of another country', async () => {
    const roadmap = await analyse({ ...nurse, targetRole: 'Health Visitor', country: 'us' });
    expect(roadmap.move).toBeNull();
  });
});

it('says what stands around steps in the language of the page that asks', async () => {
  const { json } = await post({}, ana, analyseCareer.path, { 'accept-language': 'de' });
  const { roadmap } = analyseCareer.reply.schema.parse(json);
  expect(roadmap?.description).toMatch(/^Von Accountant zu Data scientist: was üblicherweise verlangt wird/);
  expect(roadmap?.totalDuration).toBe('1 Jahr');
  expect(roadmap?.basis.difficulty.parts[0]?.label).toBe('Jeder Wechsel der Position');
});

it('says what is asked for in the language of the page, and by whom', async () => {
  const wordsOf = async (language: string) => {
    const asked = { currentRole: 'Staff nurse', targetRole: 'Health visitor', country: 'gb' };
    const { json } = await post(asked, ana, analyseCareer.path, { 'accept-language': language });
    const { roadmap } = analyseCareer.reply.schema.parse(json);
    if (!roadmap?.move) throw new Error('the move is not known');
    const { study, register, experience, next, traps } = roadmap.move;
    return [
      study?.name,
      study?.way,
      study?.cost,
      register?.name,
      register?.body.name,
      experience,
      next,
      ...traps,
      ...roadmap.keySkills,
      ...roadmap.steps.flatMap(({ title, requiredSkills }) => [title, ...requiredSkills]),
      ...roadmap.steps.flatMap(({ milestones }) => milestones.map(({ text }) => text)),
    ];
  };
  const [english, german] = [await wordsOf('en'), await wordsOf('de')];
  expect(english.length).toBeGreaterThan(30);
  expect(german.filter((words) => english.includes(words))).toEqual([]);
});

it('keeps nothing of an analysis', async () => {
  const ben = await aPerson(server);
  await analyse({}, ben);
  expect((await server.ask({ method: 'GET', path: '/api/roadmaps', as: ben })).json).toEqual({
    roadmaps: [],
  });
});

describe('bad input', () => {
  it('refuses an empty role in the words of the product', async () => {
    for (const body of [{ currentRole: ' ' }, { targetRole: '' }]) {
      const { status, json } = await post(body);
      expect(status).toBe(400);
      expect(JSON.stringify(json)).toContain('Please fill in both current and target roles.');
    }
  });

  it('says that a role without words cannot be read, and saves none', async () => {
    const ben = await aPerson(server);
    const { status, json } = await post({ targetRole: '🚀🚀🚀' }, ben);
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: false, roadmap: null });
    expect(JSON.stringify(json)).toContain('enter the role in words');
    expect((await post({ targetRole: '🚀🚀🚀' }, ben, saveRoadmap.path)).status).toBe(400);
  });

  it('answers a role of 500 characters with the figures it starts from, and refuses a longer one', async () => {
    const roadmap = await analyse({ targetRole: 'zyx '.repeat(125).trim() });
    expect(roadmap).toMatchObject({ difficulty: 7, marketDemand: 85, salaryGrowth: 45 });
    expect(roadmap.title.length).toBeLessThan(120);
    expect((await post({ targetRole: 'x'.repeat(501) })).status).toBe(400);
  });

  it('says that a role is not known, and which figures it starts from', async () => {
    const roadmap = await analyse({ targetRole: 'Xylograph whisperer' });
    expect(roadmap).toMatchObject({ difficulty: 7, marketDemand: 85, salaryGrowth: 45, picture: null });
    expect(Object.values(roadmap.basis).every(({ isDefault }) => isDefault)).toBe(true);
    expect(noted(roadmap)).toContain('We couldn’t find an occupation called “Xylograph whisperer”.');
  });

  it('works demand and difficulty out where only the current role is not known, the latter from outside the field', async () => {
    const [unknown, known] = [
      await analyse({ currentRole: 'Xylograph whisperer' }),
      await analyse({ currentRole: 'Statistician' }),
    ];
    expect(unknown.basis.marketDemand.isDefault).toBe(false);
    expect(unknown.basis.difficulty.isDefault).toBe(false);
    expect(unknown.difficulty).toBeGreaterThanOrEqual(known.difficulty);
  });

  it('makes of the same role twice a way to its next level, and says so', async () => {
    const roadmap = await analyse({ currentRole: 'Electrician', targetRole: 'electrician' });
    expect(noted(roadmap)).toContain('Both roles are the same occupation');
    expect(roadmap.salaryGrowth).toBeGreaterThan(0);
    expect(roadmap.title).toBe('Growing as electrician');
  });

  it('says plainly that a licence takes longer than the time', async () => {
    const roadmap = await analyse({
      currentRole: 'Cashier',
      targetRole: 'Dentist',
      timeframe: '6-months',
    });
    expect(roadmap.notes[0]?.kind).toBe('warning');
    expect(noted(roadmap)).toContain(
      'You gave yourself 6 months. From the beginning, the usual way takes longer.',
    );
  });

  it('says that the CV is empty, or that none was compared', async () => {
    expect(noted(await analyse({}))).toContain('No CV was compared');
    const id = await aCv(server, ana);
    const path = `/api/cv/${id}` as const;
    const { version } = saveCv.reply.schema.parse((await server.ask({ method: 'GET', path, as: ana })).json);
    const emptied = await server.ask({ method: 'PUT', path, body: { version, document: {} }, as: ana });
    expect(emptied.status).toBe(200);
    expect(noted(await analyse({ cvId: id }))).toContain('Your CV is empty');
  });

  it('answers for a place outside the eight countries with US figures, and says so', async () => {
    const roadmap = await analyse({ country: 'Tokyo' });
    expect(noted(roadmap)).toContain('We have no figures for');
    expect(noted(roadmap)).toContain('Pay and licences in this roadmap are for');
    expect(roadmap.picture?.country).toBe('us');
    expect(noted(await analyse({ country: 'Munich' }))).toContain('Pay is for all of Germany.');
  });

  it("knows no CV of another person's", async () => {
    const { status } = await post({ cvId: '00000000-0000-4000-8000-000000000000' });
    expect(status).toBe(404);
  });
});

it('lets the person choose another occupation, remembers it, and puts what it replaces into the trash', async () => {
  const ben = await aPerson(server);
  const first = await save({ targetRole: 'Teacher' }, ben);
  const other = first.target.others[0]?.code;
  const second = await save({ targetRole: 'Teacher', targetOccupation: other, replaces: first.id }, ben);
  expect(second.target.occupation?.code).toBe(other);
  expect((await analyse({ targetRole: 'teacher' }, ben)).target.occupation?.code).toBe(other);
  const trash = await server.ask({ method: 'GET', path: '/api/roadmaps?place=trash', as: ben });
  expect(trash.json).toMatchObject({ roadmaps: [{ id: first.id }] });
});

it('makes one roadmap of repeats of a request key', async () => {
  const ben = await aPerson(server);
  const headers = { 'idempotency-key': 'one' };
  const [one, two] = await Promise.all([
    post({}, ben, saveRoadmap.path, headers),
    post({}, ben, saveRoadmap.path, headers),
  ]);
  const idOf = (json: unknown) => roadmapSchema.parse(json).id;
  expect(idOf(one.json)).toBe(idOf(two.json));
  const { json } = await server.ask({ method: 'GET', path: '/api/roadmaps', as: ben });
  expect(json).toMatchObject({ roadmaps: [{ id: idOf(one.json) }] });
});

it('keeps names and progress, and takes a deleted roadmap back', async () => {
  const ben = await aPerson(server);
  const id = await aRoadmap(server, ben);
  const path = `/api/roadmaps/${id}` as const;
  const put = async (where: string, body: object) =>
    roadmapSchema.parse((await server.ask({ method: 'PUT', path: `${path}${where}`, body, as: ben })).json);
  expect((await put('', { title: 'Into informatics' })).title).toBe('Into informatics');
  await put('/progress', { step: '1', completed: true });
  await put('/progress', { milestone: '2-1', reached: true });
  const marked = await put('/progress', { step: '3', completed: true });
  expect(marked).toMatchObject({
    completedSteps: 2,
    progress: Math.round(200 / marked.steps.length),
  });
  expect(marked.steps.filter(({ completed }) => completed).map((step) => step.id)).toEqual(['1', '3']);
  expect(marked.steps[1]?.milestones[0]?.reachedAt).not.toBeNull();
  expect((await put('/progress', { step: '3', completed: false })).completedSteps).toBe(1);
  const progress = { method: 'PUT', path: `${path}/progress`, as: ben } as const;
  expect((await server.ask({ ...progress, body: { milestone: '1-9', reached: true } })).status).toBe(404);

  expect((await server.ask({ method: 'DELETE', path, as: ben })).status).toBe(204);
  expect((await server.ask({ method: 'GET', path, as: ben })).status).toBe(404);
  expect((await server.ask({ method: 'GET', path: '/api/roadmaps', as: ben })).json).toEqual({
    roadmaps: [],
  });
  const restored = await server.ask({ method: 'POST', path: `${path}/restore`, as: ben });
  expect(restored.json).toMatchObject({ title: 'Into informatics', completedSteps: 1, purgeAt: null });

  const { json } = await server.ask({ method: 'GET', path: '/api/events?after=0', as: ben });
  const { events } = personEvents.reply.schema.parse(json);
  expect(events.filter(({ subject }) => subject === id).map(({ kind }) => kind)).toEqual([
    'roadmap-created',
    ...Array.from({ length: 5 }, () => 'roadmap-saved'),
    'roadmap-placed',
    'roadmap-placed',
  ]);
});

it('answers out of the box for each country', async () => {
  for (const country of ['us', 'gb', 'ca', 'au', 'de', 'fr', 'nl', 'sg']) {
    const { picture } = await analyse({ targetRole: 'Electrician', country });
    expect({ country: picture?.country, hasPay: picture?.target.pay !== null }).toEqual({
      country,
      hasPay: true,
    });
  }
});
