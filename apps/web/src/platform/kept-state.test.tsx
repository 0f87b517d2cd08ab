import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keptState } from './kept-state.ts';

it('keeps what was set for whoever comes back, and for nobody else', () => {
  const useSearch = keptState('');
  const first = renderHook(() => useSearch('ana'));
  act(() => first.result.current[1]('nurse'));
  first.unmount();
  expect(renderHook(() => useSearch('ana')).result.current[0]).toBe('nurse');
  expect(renderHook(() => useSearch('ben')).result.current[0]).toBe('');
});
