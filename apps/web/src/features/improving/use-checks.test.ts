import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '@candor/domain/improving';
import { checkText } from '@candor/domain/improving/rewriting';
import type { CheckAnswer, CheckAsked } from './check-messages.ts';
import { useChecks } from './use-checks.ts';

/** The checking thread: answers with our own checks at once, and with Harper's findings when told. */
class Thread extends EventTarget {
  static asked: CheckAsked[] = [];
  static current: Thread;

  constructor() {
    super();
    Thread.current = this;
  }

  say(asked: CheckAsked, by: CheckAnswer['by'], findings: Finding[]): void {
    const { asker, number } = asked;
    const data: CheckAnswer = { asker, number, by, findings, dictionary: 'ready' };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(asked: CheckAsked): void {
    Thread.asked.push(asked);
    this.say(asked, 'own', checkText(asked.text));
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
  const harper = (findings: Finding[]) => {
    const asked = Thread.asked.at(-1);
    act(() => asked && Thread.current.say(asked, 'harper', findings));
  };
  type(first);
  return { type, harper, words: () => result.current.findings.map((one) => one.words) };
}

const draft = 'I recieve calls from patients every day. I have worked in Leeds and in Yrok.';

it('shows what our own checks find without waiting for the dictionary', () => {
  const { harper, words } = startWith(draft);
  expect(words()).toContain('recieve');
  expect(words()).not.toContain('Yrok');
  harper([slip(draft, 'Yrok')]);
  expect(words()).toEqual(expect.arrayContaining(['recieve', 'Yrok']));
});

it('keeps what the dictionary found while it reads the newer text, and lets go of what was mended', () => {
  const { type, harper, words } = startWith(draft);
  harper([slip(draft, 'Yrok')]);
  type(`Dear Ms Ahmed, ${draft}`);
  expect(words()).toContain('Yrok');
  type(`Dear Ms Ahmed, ${draft.replace('Yrok', 'York')}`);
  expect(words()).not.toContain('Yrok');
  harper([]);
  expect(words()).toContain('recieve');
});

it('takes no answer to what was asked before', () => {
  const { type, words } = startWith(draft);
  const [older] = Thread.asked.slice(-1);
  type('Thank you for your time today and for the talk on Monday.');
  act(() => older && Thread.current.say(older, 'harper', [slip(draft, 'Yrok')]));
  expect(words()).toEqual([]);
});
