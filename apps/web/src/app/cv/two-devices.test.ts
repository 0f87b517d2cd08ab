import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Cv } from '@candor/contracts/cv';
import {
  countIn,
  documentFromRequest,
  fromText,
  linesOf,
  listOfLine,
  sampleDraft,
  toText,
  withLines,
  withMoved,
  type CvDraft,
} from '@candor/domain/cv';
import { tries } from '@candor/testing';
import { saveAsTyped } from '../../platform/autosave/saves-as-typed.ts';
import { CallError } from '../../platform/call-error.ts';
import { DocumentEditor } from '../editor/document-editor.ts';
import type { EditorKind } from '../editor/kind.ts';
import { FormInMemory } from '../editor/testing/form-in-memory.ts';
import { cvKind, type CvTypes } from './cv-kind.ts';

beforeAll(() => {
  // Two devices: no tab tells the other, and each saves when its turn comes.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = () => undefined;
      postMessage = () => undefined;
      close = () => undefined;
    },
  );
  saveAsTyped(false);
});
afterAll(() => {
  vi.unstubAllGlobals();
  saveAsTyped(true);
});

/** What is stored, and the kind that reads and writes it as the server does: over the version that was read only. */
class Account {
  cv: Cv;
  readonly earlier: Cv['document'][] = [];

  constructor() {
    const document = documentFromRequest(sampleDraft);
    this.cv = {
      id: crypto.randomUUID(),
      title: 'Nurse',
      template: 'professional',
      version: 1,
      language: 'en',
      variantGroup: null,
      labels: [],
      isArchived: false,
      hasProposal: false,
      purgeAt: null,
      createdAt: '2026-11-01T00:00:00.000Z',
      updatedAt: '2026-11-01T00:00:00.000Z',
      jobTitle: document.basics.headline,
      isPublic: false,
      followsProfile: false,
      name: '',
      email: '',
      phone: '',
      location: '',
      summary: '',
      layoutRelease: 1,
      declinedRelease: null,
      design: sampleDraft.design,
      variants: [],
      generatedCv: toText(document),
      isBrandFree: false,
      document,
      targetRole: '',
      proposal: null,
      facts: null,
    };
  }

  write(change: Partial<Cv>): void {
    this.earlier.push(this.cv.document);
    this.cv = { ...this.cv, ...structuredClone(change), version: this.cv.version + 1 };
  }

  get kind(): EditorKind<CvTypes> {
    return {
      ...cvKind,
      get: () => Promise.resolve(structuredClone(this.cv)),
      save: (_id, version, content) => {
        if (version !== this.cv.version)
          return Promise.reject(new CallError(409, 'stale', '', { current: structuredClone(this.cv) }));
        this.write(content);
        return Promise.resolve(structuredClone(this.cv));
      },
    };
  }
}

/** One device with the CV open. */
class Device {
  readonly form: FormInMemory<CvDraft>;
  readonly editor: DocumentEditor<CvTypes>;
  readonly close: () => void;
  isAsked = false;

  constructor(account: Account) {
    const form = new FormInMemory<CvDraft>(cvKind.formOf(account.cv));
    this.form = form;
    this.editor = new DocumentEditor<CvTypes>(
      account.kind,
      {
        form,
        documentOfForm: () => documentFromRequest(form.values()),
        draw: () => undefined,
        onStored: () => undefined,
      },
      {
        ownerId: 'ana',
        stored: structuredClone(account.cv),
        draft: { version: 0, form: form.values() },
        unsentForm: null,
        unsentContent: null,
        form: form.values(),
        release: account.cv.layoutRelease,
      },
    );
    this.close = this.editor.open();
  }

  get document() {
    const { written } = this.editor;
    if (!written) throw new Error('the CV is written');
    return written.document;
  }

  /** Sends what it has and takes what the other sent; of two that cannot both stand its own stands. */
  async meet(): Promise<void> {
    const { saving } = this.editor;
    for (let turn = 0; turn < 3; turn += 1) {
      await saving.flush();
      const isAsked = saving.documentStatus.get().kind === 'conflict';
      if (isAsked) await saving.resolveDocument('ours');
      this.isAsked ||= isAsked;
    }
    await saving.follow();
  }
}

const nth = fc.nat(60);
const device = fc.nat(1);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), device, job: fc.nat(2), nth }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const), device, nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part' as const), device, nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), device, nth, to: nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('undo', 'redo'), device, nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('phone' as const), device, nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('api' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('meet' as const), device }) },
);

it('ends with one document on both devices and on the server, and no line lost or there twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 14 }), async (steps) => {
      const account = new Account();
      const devices = [new Device(account), new Device(account)];
      let made = 0;
      /** Lines that were made and that nobody has changed, taken out or gone back before since. */
      const lines = new Set<string>();
      const fresh = () => {
        made += 1;
        const words = `Kept log ${made} of ward ${made * 7}`;
        lines.add(words);
        return words;
      };
      for (const step of steps) {
        if (step.kind === 'api') {
          const before = toText(account.cv.document);
          const words = fresh();
          account.write({
            document: fromText(before.replace('Kept care records', `${words}\n• Kept care records`)),
          });
          if (!toText(account.cv.document).includes(words)) lines.delete(words);
          continue;
        }
        if (step.kind === 'restore') {
          const document = account.earlier[step.nth % Math.max(account.earlier.length, 1)];
          if (!document) continue;
          const before = toText(account.cv.document);
          account.write({ document });
          for (const words of lines)
            if (before.includes(words) && !toText(document).includes(words)) lines.delete(words);
          continue;
        }
        const one = devices[step.device];
        if (!one) continue;
        if (step.kind === 'meet') {
          await one.meet();
          continue;
        }
        const before = toText(one.document);
        if (step.kind === 'add') {
          const form = structuredClone(one.form.values());
          const row = form.experience[step.job];
          if (row) {
            const rows = row.description.split('\n');
            row.description = rows.toSpliced(step.nth % (rows.length + 1), 0, fresh()).join('\n');
          }
          one.form.type(form, `experience.${step.job}.description`);
        } else if (step.kind === 'phone') {
          const form = structuredClone(one.form.values());
          form.personalInfo.phone = `0113 496 ${1000 + step.nth}`;
          one.form.type(form, 'personalInfo.phone');
        } else if (step.kind === 'undo') one.editor.undo();
        else if (step.kind === 'redo') one.editor.redo();
        else {
          const cv = one.editor.written;
          const paths = [...linesOf(one.document)].filter(([path]) => path.includes('.bullets.'));
          const [path = '', was = ''] = paths[step.nth % paths.length] ?? [];
          const place = listOfLine(path);
          if (!cv || !place) continue;
          if (step.kind === 'move') {
            const count = countIn(one.document, place.list);
            const to = step.to % count;
            one.editor.putWords({ ...cv, document: withMoved(one.document, place, to) });
          } else {
            const next = step.kind === 'part' ? [was, fresh()] : [fresh()];
            one.editor.putWords({ ...cv, document: withLines(one.document, path, next) });
          }
        }
        const after = toText(one.document);
        for (const words of lines) if (before.includes(words) && !after.includes(words)) lines.delete(words);
      }
      for (let turn = 0; turn < 4; turn += 1) for (const one of devices) await one.meet();
      const text = toText(account.cv.document);
      for (const { document } of devices) expect(toText(document)).toBe(text);
      const said = [...linesOf(account.cv.document).values()];
      for (let nthMade = 1; nthMade <= made; nthMade += 1) {
        const words = `Kept log ${nthMade} of ward ${nthMade * 7}`;
        const times = said.filter((line) => line.includes(words)).length;
        const isSure = lines.has(words) && devices.every(({ isAsked }) => !isAsked);
        expect(isSure ? [1] : [0, 1]).toContain(times);
      }
      for (const { close } of devices) close();
    }),
    { numRuns: tries(60, 400) },
  );
});
