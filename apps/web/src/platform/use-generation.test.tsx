import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { useGeneration, type Asking } from './use-generation.ts';

interface Asked extends Asking {
  body: string;
  answer: (written: string) => void;
  fail: (error: unknown) => void;
}

function start() {
  const asked: Asked[] = [];
  const heard = {
    onWritten: vi.fn<(written: string, body: string) => void>(),
    onRefused: vi.fn<(error: unknown) => void>(),
    onStopped: vi.fn<() => void>(),
  };
  const ask = (body: string, asking: Asking) =>
    new Promise<string>((answer, fail) => {
      asking.signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
      asked.push({ ...asking, body, answer, fail });
    });
  const { result } = renderHook(() => useGeneration({ ask, ...heard }));
  const begin = (body: string) => act(async () => void result.current.generate(body));
  const keys = () => asked.map(({ headers }) => headers['idempotency-key']);
  return { asked, keys, heard, result, begin };
}

const lost = new CallError(0, 'offline', 'The connection was lost.');

it('asks once for a double click, and shows the stages', async () => {
  const { asked, heard, result, begin } = start();
  await begin('a nurse');
  await begin('a nurse');
  expect(asked).toHaveLength(1);
  act(() => asked[0]?.onStage('Writing', 40));
  expect(result.current.state).toEqual({ kind: 'generating', label: 'Writing', progress: 40 });
  await act(async () => asked[0]?.answer('the CV'));
  expect(heard.onWritten).toHaveBeenCalledExactlyOnceWith('the CV', 'a nurse');
  expect(result.current.state.kind).toBe('idle');
});

it('asks again for what was lost under the key of before', async () => {
  const { asked, keys, heard, result, begin } = start();
  await begin('a nurse');
  await act(async () => asked[0]?.fail(lost));
  expect(result.current.state.kind).toBe('lost');
  expect(heard.onRefused).not.toHaveBeenCalled();
  await act(async () => void result.current.retry());
  await act(async () => asked[1]?.answer('the CV'));
  expect(heard.onWritten).toHaveBeenCalledExactlyOnceWith('the CV', 'a nurse');
  expect(new Set(keys()).size).toBe(1);
});

it('calls nothing refused that was written, though what follows fails', async () => {
  const { asked, heard, result } = start();
  heard.onWritten.mockImplementation(() => {
    throw new Error('the list could not be read');
  });
  await act(async () => {
    const generated = result.current.generate('a nurse');
    asked[0]?.answer('the CV');
    await expect(generated).rejects.toThrow('the list');
  });
  expect(heard.onRefused).not.toHaveBeenCalled();
  expect(result.current.state.kind).toBe('idle');
});

it('has a key of its own for other words, and after an answer', async () => {
  const { asked, keys, begin } = start();
  await begin('a nurse');
  await act(async () => asked[0]?.fail(lost));
  await begin('a cook');
  await act(async () => asked[1]?.answer('the CV'));
  await begin('a cook');
  expect(asked.map(({ body }) => body)).toEqual(['a nurse', 'a cook', 'a cook']);
  expect(new Set(keys()).size).toBe(3);
});

it('says what was refused, and nothing of what was cancelled', async () => {
  const { asked, heard, result, begin } = start();
  await begin('a nurse');
  act(() => result.current.cancel());
  await act(async () => undefined);
  expect(heard.onStopped).toHaveBeenCalledTimes(1);
  expect(heard.onRefused).not.toHaveBeenCalled();
  await begin('a nurse');
  const refused = new CallError(403, 'plan_limit', 'You have reached your limit.');
  await act(async () => asked[1]?.fail(refused));
  expect(heard.onRefused).toHaveBeenCalledExactlyOnceWith(refused);
  expect(heard.onStopped).toHaveBeenCalledTimes(2);
  expect(result.current.state.kind).toBe('idle');
});
