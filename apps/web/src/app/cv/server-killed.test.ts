import { afterAll, describe, expect, it, vi } from 'vitest';
import { isThorough, patience } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { generateCv, getCv, listCvs } from '@candor/contracts/cv';
import { personEvents } from '@candor/contracts/events';
import { cvDocument } from '@candor/domain/cv';
import { freePort, newDataFolder, startCandor, type CandorServer } from '@candor/testing/server';
import { storeToken } from '../../platform/token.ts';
import { EditorSaving } from '../editor/editor-saving.ts';
import { cvKind, type CvTypes } from './cv-kind.ts';
import { startOfCv } from './cv-start.ts';

// It starts and kills whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

/** How long after both saves began the server is killed: before they arrive, while they are written, around the answers. */
const KILLED_AFTER_MS = [0, 4, 15];

const direct = globalThis.fetch;
const statuses: number[] = [];
let server: CandorServer;

/** As the browser does, calls go to where the page came from. */
function servePage(): void {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await direct(path.startsWith('/') ? server.url + path : path, init);
    statuses.push(answer.status);
    return answer;
  });
}

async function start(dataDir?: string): Promise<void> {
  const port = server ? Number(new URL(server.url).port) : await freePort();
  server = await startCandor({
    port,
    env: { RATE_LIMIT: 'off' },
    dataDir: dataDir ?? (await newDataFolder()),
  });
}

// That a killed server has what it answered, `durability.test.ts` of the server shows each time.
describe.runIf(isThorough)('a server that is killed', () => {
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.kill();
    server.forget();
  });

  it('has what was answered after each kill, nothing twice, and the editor sends the rest without a question', async () => {
    await start();
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      direct(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    const person = { name: 'Ana Ruiz', email: 'ana@example.org', password: 'paper-lamp-killed-7' };
    const { token, user } = register.reply.schema.parse(await post(register.path, person));
    const authorization = `Bearer ${token}`;
    const generated = await post(generateCv.path, generateCv.example.body, { authorization });
    const { id } = generateCv.reply.schema.parse(generated);
    const read = async (path: string): Promise<unknown> =>
      (await direct(server.url + path, { headers: { authorization } })).json();
    const stored = async () => getCv.reply.schema.parse(await read(getCv.path.replace(':id', id)));

    storeToken(token);
    servePage();
    const begun = await startOfCv(user, id);
    const saving = new EditorSaving<CvTypes>(cvKind, begun, {
      putDraft: () => undefined,
      putStored: () => undefined,
      written: () => begun.stored && cvKind.writtenOf(begun.stored),
    });
    const asked: string[] = [];
    const watch = ({ kind }: { kind: string }) => {
      if (kind === 'conflict' || kind === 'failed') asked.push(kind);
    };
    saving.documentStatus.subscribe(() => watch(saving.documentStatus.get()));
    saving.open();

    let typed = 0;
    /** Types one more summary. */
    const type = () => {
      typed += 1;
      const summary = `Nurse of ward ${typed}.`;
      saving.editContent({ document: { ...(begun.stored?.document ?? cvDocument()), summary } });
    };
    const wardOf = (summary = '') => Number(/\d+/.exec(summary)?.[0] ?? 0);

    for (const [round, delayMs] of KILLED_AFTER_MS.entries()) {
      type();
      expect(await saving.flush()).toBe(true);
      const answered = typed;
      statuses.length = 0;
      type();
      const cut = saving.flush();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await server.kill();
      await cut;
      const isTypedMeanwhile = round % 2 === 1;
      if (isTypedMeanwhile) type();

      await start(server.dataDir);
      const words = (await stored()).document.summary;
      expect([answered, typed - 1, typed]).toContain(wardOf(words));
      expect(wardOf(words)).toBeGreaterThanOrEqual(answered);
      dispatchEvent(new Event('online'));
      expect(await saving.flush()).toBe(true);
      expect(wardOf((await stored()).document.summary)).toBe(typed);
      // What was typed meanwhile goes over what the cut save may have stored; else there is nothing to be stale.
      expect(isTypedMeanwhile ? [] : statuses).not.toContain(409);
    }

    expect(asked).toEqual([]);
    saving.close();
    expect(listCvs.reply.schema.parse(await read(listCvs.path))).toHaveLength(1);
    const { events } = personEvents.reply.schema.parse(await read(`${personEvents.path}?after=0`));
    // Every stored save once, in its order, and none that nobody typed.
    const versions = events.flatMap((event) =>
      event.kind === 'document-saved' && event.subject === id ? [event.payload.version] : [],
    );
    const { version } = await stored();
    expect(versions).toEqual(Array.from(versions, (_, at) => version - versions.length + 1 + at));
    expect(versions.length).toBeLessThanOrEqual(typed);
    expect(versions.length).toBeGreaterThanOrEqual(KILLED_AFTER_MS.length * 2);
  });
});
