import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tries } from '@candor/testing';
import {
  countIn,
  cvDocument,
  documentFromRequest,
  linesOf,
  listOfLine,
  sampleDraft,
  toText,
  withLines,
  withMoved,
  type CvDraft,
} from '@candor/domain/cv';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { DocumentEditor } from '../editor/document-editor.ts';
import { FormInMemory } from '../editor/testing/form-in-memory.ts';
import { cvKind, type CvTypes } from './cv-kind.ts';

// Nothing answers: what is typed waits, and the editor goes on.
beforeAll(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterAll(() => vi.unstubAllGlobals());

/** The editor of a CV that stands as it was typed. */
function anEditor() {
  const form = new FormInMemory<CvDraft>(structuredClone(sampleDraft));
  let drawn = 0;
  const screen = {
    form,
    documentOfForm: () => documentFromRequest(form.values()),
    draw: () => {
      drawn += 1;
    },
    onStored: () => undefined,
  };
  const editor = new DocumentEditor<CvTypes>(cvKind, screen, {
    ownerId: 'ana',
    stored: null,
    draft: { version: 0, form: form.values() },
    unsentForm: null,
    unsentContent: null,
    form: form.values(),
    release: 1,
  });
  const close = editor.open();
  const document = documentFromRequest(form.values());
  editor.takeNew({ id: crypto.randomUUID(), title: 'Nurse', document, facts: null }, 1);
  return { form, editor, close, drawn: () => drawn };
}

const words = fc.constantFrom(
  'Ran the drug round',
  'kept the log',
  'Taught two nurses to draw blood',
  'Wrote the rota',
);
const nth = fc.nat(40);
const act = fc.oneof(
  fc.record({
    kind: fc.constant('phone' as const),
    words: fc.constantFrom('+44 113 496 0000', '', '0161 496 0001'),
  }),
  fc.record({ kind: fc.constantFrom('add', 'change', 'take out'), job: fc.nat(1), at: fc.nat(3), words }),
  fc.record({ kind: fc.constant('skill' as const), words }),
  fc.record({ kind: fc.constant('delete a post' as const), job: fc.nat(2) }),
  fc.record({ kind: fc.constant('page' as const), nth, lines: fc.array(words, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('move' as const), nth, to: nth }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

function typed(draft: CvDraft, step: { kind: string; job?: number; at?: number; words?: string }): CvDraft {
  const { kind, job = 0, at = 0, words: said = '' } = step;
  if (kind === 'phone') return { ...draft, personalInfo: { ...draft.personalInfo, phone: said } };
  if (kind === 'skill') return { ...draft, skills: [...draft.skills, said] };
  if (kind === 'delete a post') return { ...draft, experience: draft.experience.toSpliced(job, 1) };
  const experience = draft.experience.map((row, place) => {
    if (place !== job) return row;
    const lines = row.description.split('\n');
    const next =
      kind === 'add'
        ? lines.toSpliced(at, 0, said)
        : lines.toSpliced(at, 1, ...(kind === 'change' ? [said] : []));
    return { ...row, description: next.join('\n') };
  });
  return { ...draft, experience };
}

it('shows one document in the form and on the page after any edits of either, undone or not', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (steps) => {
      const { form, editor, close, drawn } = anEditor();
      const shown = () => editor.written?.document ?? cvDocument();
      const start = editor.present();
      for (const step of steps) {
        const before = drawn();
        if (step.kind === 'undo') editor.undo();
        else if (step.kind === 'redo') editor.redo();
        else if (step.kind === 'move') {
          const places = [...linesOf(shown()).keys()].flatMap((path) => listOfLine(path) ?? []);
          const place = places[step.nth % Math.max(places.length, 1)];
          const cv = editor.written;
          if (!place || !cv) continue;
          const count = countIn(shown(), place.list);
          const to = step.to % count;
          editor.putWords({ ...cv, document: withMoved(shown(), place, to) });
        } else if (step.kind === 'page') {
          const lines = [...linesOf(shown())];
          const [path = ''] = lines[step.nth % lines.length] ?? [];
          const cv = editor.written;
          if (!cv) throw new Error('the CV is written');
          editor.putWords({ ...cv, document: withLines(shown(), path, step.lines) });
        } else form.type(typed(form.values(), step), step.kind);
        // A drawing of what no longer stands would hold up the next.
        const isTyped = !['undo', 'redo', 'move', 'page'].includes(step.kind);
        expect(isTyped ? drawn() - before : 0).toBeLessThanOrEqual(1);
        expect(toText(documentFromRequest(form.values()))).toBe(toText(shown()));
      }
      while (editor.page.state.get().canUndo) editor.undo();
      expect(isSameValue(editor.present().form, start.form)).toBe(true);
      expect(editor.present().written).toEqual(start.written);
      close();
    }),
    { numRuns: tries(60, 600) },
  );
});
