import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '@candor/domain/improving';
import { checkText } from '@candor/domain/improving/rewriting';
import type { FromWorker, ToWorker } from '../../platform/workers/messages.ts';
import type { CheckAnswer, CheckAsked } from '../../platform/english/english-jobs.ts';
import { useChecks } from './use-checks.ts';

type Asked = { id: number; input: CheckAsked };

/** The checking thread: answers with our own checks at once, and with Harper's findings when told. */
class Thread extends EventTarget {
  static asked: Asked[] = [];
  static current: Thread;

  constructor() {
    super();
    Thread.current = this;
  }

  #say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  sayHarper({ id }: Asked, findings: Finding[]): void {
    const output: CheckAnswer = { by: 'harper', findings, dictionary: 'ready' };
    this.#say({ id, kind: 'done', output });
  }

  postMessage(message: ToWorker): void {
    if (message.kind !== 'job') return;
    // The one job of this worker.
    const asked = { id: message.id, input: message.input as CheckAsked };
    Thread.asked.push(asked);
    const progress: CheckAnswer = { by: 'own', findings: checkText(asked.input.text), dictionary: 'ready' };
    this.#say({ id: asked.id, kind: 'progress', progress });
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Thread);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function slip(text: string, words: string): Finding {
  const start = text.indexOf(words);
  const span = { start, end: start + words.length };
  return { check: 'grammar', span, words, message: 'A slip.', replacements: [] };
}

function startWith(first: string) {
  const { result, rerender } = renderHook(({ text }) => useChecks(text, 'british', 'sentences'), {
    initialProps: { text: '' },
  });
  const type = (text: string) => {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(250));
  };
  const harper = async (findings: Finding[]) => {
    const asked = Thread.asked.at(-1);
    await act(async () => asked && Thread.current.sayHarper(asked, findings));
  };
  type(first);
  return { type, harper, words: () => result.current.findings.map((one) => one.words) };
}

const draft = 'I recieve calls from patients every day. I have worked in Leeds and in Yrok.';

it('shows what our own checks find without waiting for the dictionary', async () => {
  const { harper, words } = startWith(draft);
  expect(words()).toContain('recieve');
  expect(words()).not.toContain('Yrok');
  await harper([slip(draft, 'Yrok')]);
  expect(words()).toEqual(expect.arrayContaining(['recieve', 'Yrok']));
});

it('keeps what the dictionary found while it reads the newer text, and lets go of what was corrected', async () => {
  const { type, harper, words } = startWith(draft);
  await harper([slip(draft, 'Yrok')]);
  type(`Dear Ms Ahmed, ${draft}`);
  expect(words()).toContain('Yrok');
  type(`Dear Ms Ahmed, ${draft.replace('Yrok', 'York')}`);
  expect(words()).not.toContain('Yrok');
  await harper([]);
  expect(words()).toContain('recieve');
});

it('takes no answer to what was asked before', async () => {
  const { type, words } = startWith(draft);
  const [older] = Thread.asked.slice(-1);
  type('Thank you for your time today and for the talk on Monday.');
  await act(async () => older && Thread.current.sayHarper(older, [slip(draft, 'Yrok')]));
  expect(words()).toEqual([]);
});
