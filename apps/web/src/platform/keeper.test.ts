import { expect, it } from 'vitest';
import { emptyDraft, isSameDraft, type CvDraft } from '@candor/domain/cv';
import type { Draft } from '@candor/contracts/cv';
import { CallError } from './call-error.ts';
import type { Unsent } from './keep-on-device.ts';
import { Keeper, type KeepState } from './keeper.ts';

function named(jobTitle: string): CvDraft {
  return { ...emptyDraft(), jobTitle };
}

const isSameForm = (form: CvDraft, stored: Draft) => stored.form !== null && isSameDraft(form, stored.form);

/** A keeper over a small server of one draft, with time in the test's hands. */
function aKeeper(
  stored: { version: number; form: CvDraft | null } = { version: 0, form: null },
  isSame = isSameForm,
) {
  const states: KeepState<Draft>[] = [];
  const local: (Unsent<CvDraft> | null)[] = [];
  let due: (() => void) | undefined;
  const server = { ...stored, isReachable: true, sends: 0 };
  const draft = (): Draft => ({ version: server.version, form: server.form, savedAt: null });
  const keeper = new Keeper<CvDraft, Draft>(stored.version, {
    async send(version, form) {
      server.sends += 1;
      if (!server.isReachable) throw new CallError(0, 'offline', 'no connection');
      if (version !== server.version) throw new CallError(409, 'stale', 'changed', { current: draft() });
      Object.assign(server, { version: version + 1, form });
      return draft();
    },
    async keepLocally(unsent) {
      local.push(unsent);
    },
    isSame,
    onState: (state) => states.push(state),
    nowMs: () => 7,
    later(run) {
      due = run;
      return () => {
        due = undefined;
      };
    },
  });
  const pass = async () => {
    const run = due;
    due = undefined;
    run?.();
    await keeper.flush();
  };
  return { keeper, server, states, local, pass };
}

it('sends the newest state once after a pause', async () => {
  const { keeper, server, states, pass } = aKeeper();
  keeper.change(named('N'));
  keeper.change(named('Nurse'));
  expect(server.sends).toBe(0);
  await pass();
  expect(server).toMatchObject({ version: 1, sends: 1, form: { jobTitle: 'Nurse' } });
  expect(states.at(-1)).toEqual({ kind: 'saved', atMs: 7 });
});

it('keeps on this device what cannot be sent, and sends it when the server is back', async () => {
  const { keeper, server, states, local, pass } = aKeeper();
  server.isReachable = false;
  keeper.change(named('Nurse'));
  await pass();
  expect(states.at(-1)).toEqual({ kind: 'offline' });
  expect(local.at(-1)).toMatchObject({ version: 0, content: { jobTitle: 'Nurse' } });
  server.isReachable = true;
  await pass();
  expect(server.form?.jobTitle).toBe('Nurse');
  expect(local.at(-1)).toBeNull();
});

it('overwrites nothing: a newer version asks, and ours goes over it only when told', async () => {
  const { keeper, server, states, local } = aKeeper({ version: 1, form: named('theirs') });
  server.version = 2;
  keeper.change(named('ours'));
  await keeper.flush();
  // A reload while the question stands asks it again: ours is kept with the version it was made on.
  expect(local.at(-1)).toMatchObject({ version: 1, content: { jobTitle: 'ours' } });
  expect(states.at(-1)).toMatchObject({
    kind: 'conflict',
    theirs: { version: 2, form: { jobTitle: 'theirs' } },
  });
  keeper.change(named('ours, further'));
  expect(local.at(-1)).toMatchObject({ version: 1, content: { jobTitle: 'ours, further' } });
  await keeper.flush();
  expect(server.form?.jobTitle).toBe('theirs');
  await keeper.settle('ours');
  expect(server).toMatchObject({ version: 3, form: { jobTitle: 'ours, further' } });
});

it('asks nothing where both say the same: ours goes over what is stored by now', async () => {
  const { keeper, server, states, local } = aKeeper({ version: 1, form: named('Nurse') });
  server.version = 4;
  keeper.change({ ...named('Nurse'), template: 'modern' });
  await keeper.flush();
  expect(server).toMatchObject({ version: 5, form: { jobTitle: 'Nurse', template: 'modern' } });
  expect(states.map(({ kind }) => kind)).not.toContain('conflict');
  expect(keeper.version).toBe(5);
  expect(local.at(-1)).toBeNull();
});

it('takes theirs when told, and does not send ours any more', async () => {
  const { keeper, server } = aKeeper({ version: 1, form: named('theirs') });
  server.version = 2;
  keeper.change(named('ours'));
  await keeper.flush();
  await keeper.settle('theirs');
  await keeper.flush();
  expect(server).toMatchObject({ version: 2, form: { jobTitle: 'theirs' } });
  keeper.change(named('next'));
  await keeper.flush();
  expect(server).toMatchObject({ version: 3, form: { jobTitle: 'next' } });
});

it('follows another tab only while nothing of its own waits', () => {
  const { keeper } = aKeeper({ version: 1, form: null });
  expect(keeper.follow({ version: 2, form: named('x'), savedAt: null })).toBe(true);
  keeper.change(named('mine'));
  expect(keeper.follow({ version: 3, form: named('y'), savedAt: null })).toBe(false);
});

it('drops what waits when it is no longer wanted', async () => {
  const { keeper, server, pass } = aKeeper();
  keeper.change(named('Nurse'));
  keeper.drop();
  await pass();
  expect(server.sends).toBe(0);
});

it('sends changes of different parts together, those of a failed send included', async () => {
  const sent: object[] = [];
  let isReachable = false;
  const keeper = new Keeper<{ text?: string; template?: string }, { version: number }>(1, {
    async send(version, change) {
      if (!isReachable) throw new CallError(0, 'offline', 'no connection');
      sent.push(change);
      return { version: version + 1 };
    },
    keepLocally: async () => undefined,
    merge: (earlier, later) => ({ ...earlier, ...later }),
    onState: () => undefined,
    nowMs: () => 0,
    later: () => () => undefined,
  });
  keeper.change({ text: 'a' });
  keeper.change({ text: 'ab' });
  const failing = keeper.flush();
  keeper.change({ template: 'modern' });
  await failing;
  isReachable = true;
  await keeper.flush();
  expect(sent).toEqual([{ text: 'ab', template: 'modern' }]);
});
