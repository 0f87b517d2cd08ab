import fc from 'fast-check';
import { tries } from '@candor/testing';
import { expect, it } from 'vitest';
import { Autosave } from './autosave.ts';
import { loadedFrom, type AutosaveState } from './state.ts';
import { CallError } from '../call-error.ts';
import type { Unsent } from './keep-on-device.ts';
import { holdsOnlySent, isSameValue, mergeFields } from './merge-fields.ts';

type Work = Partial<Record<'name' | 'text' | 'look', string>>;
interface Stored {
  version: number;
  work: Work;
}

const offline = new CallError(0, 'offline', 'no connection');

/** A server of one document: it stores at once, its answers come when the test lets them. */
class Server {
  stored: Stored = { version: 1, work: {} };
  readonly history: Work[] = [];
  isReachable = true;
  /** Whether it is killed after it has stored and before it answers. */
  diesAfterStoring = false;
  answers: (() => void)[] = [];
  refusals = 0;

  async save(version: number, work: Work): Promise<Stored> {
    if (!this.isReachable) throw offline;
    const next = { ...this.stored.work, ...work };
    // As the real one: what is stored already conflicts with nothing.
    if (version !== this.stored.version && !isSameValue(next, this.stored.work)) {
      this.refusals += 1;
      const current = this.stored;
      await this.#answer();
      throw new CallError(409, 'stale', 'changed', { current });
    }
    if (version === this.stored.version) {
      this.stored = { version: version + 1, work: next };
      this.history.push(next);
    }
    const { stored } = this;
    if (this.diesAfterStoring) {
      this.diesAfterStoring = false;
      throw offline;
    }
    await this.#answer();
    return stored;
  }

  #answer(): Promise<void> {
    return new Promise((resolve) => this.answers.push(resolve));
  }
}

/** A tab with what it shows; another one of the same device may follow it. */
class Tab {
  shown: Work;
  /** The last word typed into each field. */
  readonly typed: Work = {};
  readonly statuses: AutosaveState<Work, Stored>['status'][] = [];
  conflicts = 0;
  /** A tab that has crashed sends nothing more. */
  isGone = false;
  readonly autosave: Autosave<Work, Stored>;
  due: (() => void) | undefined;
  readonly device: { unsent: Unsent<Work> | null };

  constructor(
    server: Server,
    device: { unsent: Unsent<Work> | null } = { unsent: null },
    isSavedByHand = false,
  ) {
    this.device = device;
    const { unsent } = device;
    this.shown = { ...server.stored.work, ...unsent?.content };
    const start = unsent ? loadedFrom(unsent) : { version: server.stored.version, base: server.stored.work };
    this.autosave = new Autosave<Work, Stored>(start, {
      send: (version, work) => (this.isGone ? new Promise(() => undefined) : server.save(version, work)),
      keepOnDevice: async (kept) => {
        device.unsent = kept;
      },
      contentOf: ({ work }) => work,
      combine: (earlier, later) => ({ ...earlier, ...later }),
      merge: (ours, { work }, known) => mergeFields(ours, work, known),
      holdsOnly: holdsOnlySent,
      onState: ({ status }) => {
        if (status.kind === 'conflict' && this.statuses.at(-1)?.kind !== 'conflict') this.conflicts += 1;
        this.statuses.push(status);
      },
      onTheirs: ({ work }, ours) => {
        this.shown = { ...work, ...ours };
      },
      isSavedByHand,
      nowMs: () => 7,
      later: (run) => {
        this.due = run;
        return () => {
          this.due = undefined;
        };
      },
    });
    if (unsent) this.autosave.edit(unsent.content);
  }

  type(field: keyof Work, word: string): void {
    this.shown = { ...this.shown, [field]: word };
    this.typed[field] = word;
    this.autosave.edit({ [field]: word });
  }

  /** As a person who knows what they want: this screen stands. */
  async keepOurs(): Promise<void> {
    const { status } = this.autosave.state;
    if (status.kind !== 'conflict') return;
    const ours = this.autosave.state.pending;
    this.shown = { ...status.theirs.work, ...ours };
    await this.autosave.resolve('ours');
  }
}

async function pass(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Everything that is under way comes to its end. */
async function settle(server: Server, tabs: readonly Tab[]): Promise<void> {
  server.isReachable = true;
  server.diesAfterStoring = false;
  for (let turn = 0; turn < 30; turn += 1) {
    for (const tab of tabs) {
      tab.autosave.endGeneration();
      void tab.autosave.flush();
      void tab.keepOurs();
    }
    await pass();
    for (const answer of server.answers.splice(0)) answer();
    await pass();
    for (const tab of tabs) tab.autosave.hear(server.stored);
  }
}

type Act = { kind: string; tab: number; field: keyof Work; at: number };
const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(
      ...([
        'type',
        'type',
        'type',
        'flush',
        'answer',
        'answer',
        'lose',
        'return',
        'kill',
        'generate',
      ] as const),
      ...(['hear', 'crash', 'due', 'keep'] as const),
    ),
    tab: fc.nat({ max: 1 }),
    field: fc.constantFrom('name', 'text', 'look'),
    at: fc.nat({ max: 3 }),
  }),
  { maxLength: 40 },
);

/** Runs a schedule over tabs of devices of their own; gives what came out of it. */
async function run(schedule: readonly Act[], count: 1 | 2) {
  const server = new Server();
  const tabs = Array.from({ length: count }, () => new Tab(server));
  let ownRefusals = 0;
  const steps: Record<string, (tab: Tab, act: Act, nth: number) => unknown> = {
    type: (tab, { field }, nth) => tab.type(field, `${field} ${nth}`),
    flush: (tab) => void tab.autosave.flush(),
    // Answers come in any order.
    answer: (_tab, { at }) => server.answers.splice(at % Math.max(1, server.answers.length), 1)[0]?.(),
    lose: () => (server.isReachable = false),
    return: () => (server.isReachable = true),
    kill: () => (server.diesAfterStoring = true),
    hear: (tab) => tab.autosave.hear(server.stored),
    due: (tab) => tab.due?.(),
    keep: (tab) => void tab.keepOurs(),
    crash(tab, { tab: of }) {
      // What the browser held is gone; what the device has is there at the next visit, and no answer is heard any more.
      const again = new Tab(server, { unsent: tab.device.unsent });
      Object.assign(again.typed, tab.typed);
      again.conflicts += tab.conflicts;
      tab.isGone = true;
      tabs[of % count] = again;
    },
    generate(tab) {
      void tab.autosave.beginGeneration().then((isStored) => {
        if (isStored && !tab.isGone && tab.autosave.state.version !== server.stored.version) ownRefusals += 1;
      });
    },
  };
  for (const [nth, act] of schedule.entries()) {
    const tab = tabs[act.tab % count];
    if (tab) steps[act.kind]?.(tab, act, nth);
    await pass();
  }
  await settle(server, tabs);
  return { server, tabs, ownRefusals };
}

it('loses nothing in one tab, asks nothing, makes no stale call of its own, and ends saved', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (schedule) => {
      const { server, tabs, ownRefusals } = await run(schedule, 1);
      const [tab] = tabs;
      expect(server.stored.work).toEqual(tab?.typed);
      expect(tab?.shown).toEqual(server.stored.work);
      expect(tab?.conflicts).toBe(0);
      expect(ownRefusals).toBe(0);
      expect(tab?.autosave.state).toMatchObject({ pending: null, sending: null });
      expect(['clean', 'saved']).toContain(tab?.autosave.state.status.kind);
      expect(tab?.device.unsent).toBeNull();
    }),
    { numRuns: tries(250, 1000) },
  );
});

it('loses nothing of two tabs, ends both at what is stored, and asks only where both changed the same', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (schedule) => {
      const { server, tabs } = await run(schedule, 2);
      for (const tab of tabs) {
        expect(tab.shown).toEqual(server.stored.work);
        expect(['clean', 'saved']).toContain(tab.autosave.state.status.kind);
        for (const [field, word] of Object.entries(tab.typed))
          expect(server.history.map((work) => Object.entries(work))).toContainEqual(
            expect.arrayContaining([[field, word]]),
          );
      }
      const [one, other] = tabs;
      const both = Object.keys(one?.typed ?? {}).filter((field) => field in (other?.typed ?? {}));
      const unasked = both.length === 0 ? tabs.map(({ conflicts }) => conflicts) : [];
      expect(unasked.every((count) => count === 0)).toBe(true);
    }),
    {
      numRuns: tries(250, 1000),
      examples: [
        // The answer to a save that says nothing new holds what the other tab has saved just before.
        [
          [
            { kind: 'type', tab: 1, field: 'name', at: 0 },
            { kind: 'kill', tab: 0, field: 'name', at: 0 },
            { kind: 'generate', tab: 1, field: 'name', at: 0 },
            { kind: 'type', tab: 0, field: 'look', at: 0 },
            { kind: 'hear', tab: 0, field: 'name', at: 0 },
            { kind: 'hear', tab: 1, field: 'name', at: 0 },
          ],
        ],
      ],
    },
  );
});

it('gives a flush back only when all typed before it is stored, though another one is under way', async () => {
  const server = new Server();
  const tab = new Tab(server);
  tab.type('text', 'first');
  const first = tab.autosave.flush();
  tab.type('text', 'second');
  let isOver = false;
  const second = tab.autosave.flush().then((isStored) => {
    isOver = true;
    return isStored;
  });
  await pass();
  expect(isOver).toBe(false);
  server.answers.shift()?.();
  await pass();
  expect(isOver).toBe(false);
  server.answers.shift()?.();
  await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
  expect(server.stored).toEqual({ version: 3, work: { text: 'second' } });
});

it('sends once after a pause, and says so', async () => {
  const server = new Server();
  const tab = new Tab(server);
  tab.type('name', 'N');
  tab.type('name', 'Ngozi');
  await pass();
  expect(server.history).toEqual([]);
  expect(tab.device.unsent).toMatchObject({ version: 1, content: { name: 'Ngozi' } });
  tab.due?.();
  await pass();
  server.answers.shift()?.();
  await pass();
  expect(server.history).toEqual([{ name: 'Ngozi' }]);
  expect(tab.statuses.map(({ kind }) => kind)).toEqual(['saving', 'saving', 'saving', 'saved']);
  expect(tab.device.unsent).toBeNull();
});

it('overwrites nothing: asks where both changed the same, and goes on as chosen', async () => {
  for (const choice of ['ours', 'theirs'] as const) {
    const server = new Server();
    const tab = new Tab(server);
    server.stored = { version: 2, work: { text: 'theirs' } };
    tab.type('text', 'ours');
    void tab.autosave.flush();
    await pass();
    server.answers.shift()?.();
    await pass();
    expect(tab.autosave.state.status).toEqual({ kind: 'conflict', theirs: server.stored });
    // A reload while the question stands asks it again: ours is kept with the version it was made on.
    expect(tab.device.unsent).toMatchObject({ version: 1, content: { text: 'ours' } });
    void tab.autosave.resolve(choice);
    await settle(server, [tab]);
    expect(server.stored.work.text).toBe(choice);
    expect(tab.device.unsent).toBeNull();
    tab.type('text', 'next');
    await settle(server, [tab]);
    expect(server.stored.work.text).toBe('next');
  }
});

it('saves nothing over a document that is being generated, and everything after it', async () => {
  const server = new Server();
  const tab = new Tab(server);
  await tab.autosave.beginGeneration();
  tab.type('look', 'modern');
  await expect(tab.autosave.flush()).resolves.toBe(false);
  expect(server.history).toEqual([]);
  expect(tab.device.unsent).toMatchObject({ version: 1, content: { look: 'modern' } });
  await settle(server, [tab]);
  expect(server.stored.work).toEqual({ look: 'modern' });
});

it('says what cannot be saved at all, and does not try it over and over', async () => {
  const server = new Server();
  const tab = new Tab(server);
  server.save = () => Promise.reject(new CallError(400, 'invalid', 'The text is too long.'));
  tab.type('text', 'long');
  await expect(tab.autosave.flush()).resolves.toBe(false);
  expect(tab.autosave.state.status).toEqual({ kind: 'failed', sentence: 'The text is too long.' });
  expect(tab.due).toBeUndefined();
  expect(tab.device.unsent).toMatchObject({ version: 1, content: { text: 'long' } });
});

it('drops what waits when it is no longer wanted', async () => {
  const server = new Server();
  const tab = new Tab(server);
  tab.type('text', 'unwanted');
  tab.autosave.drop();
  await expect(tab.autosave.flush()).resolves.toBe(true);
  expect(server.history).toEqual([]);
});

it('sends what is saved by hand only when asked, what was saved elsewhere joined with it or asked about', async () => {
  const server = new Server();
  const tab = new Tab(server, { unsent: null }, true);
  tab.type('text', 'ours');
  expect(tab.due).toBeUndefined();
  expect(tab.autosave.state.status).toEqual({ kind: 'unsaved' });
  server.stored = { version: 2, work: { look: 'theirs' } };
  tab.autosave.hear(server.stored);
  expect(tab.shown).toEqual({ text: 'ours', look: 'theirs' });
  server.stored = { version: 3, work: { look: 'theirs', text: 'theirs' } };
  tab.autosave.hear(server.stored);
  expect(tab.autosave.state.status.kind).toBe('conflict');
  await tab.keepOurs();
  expect(server.history).toEqual([]);
  expect(tab.autosave.state.status).toEqual({ kind: 'unsaved' });
  expect(tab.device.unsent).toMatchObject({ version: 3, content: { text: 'ours' } });

  const saving = tab.autosave.flush();
  await pass();
  server.answers.shift()?.();
  await expect(saving).resolves.toBe(true);
  expect(server.stored).toEqual({ version: 4, work: { look: 'theirs', text: 'ours' } });
  expect(tab.device.unsent).toBeNull();
  expect(tab.autosave.state.status.kind).toBe('saved');
});
