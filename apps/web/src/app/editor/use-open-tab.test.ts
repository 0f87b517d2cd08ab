import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpenTab } from './use-open-tab.ts';

afterEach(cleanup);

type Tab = 'builder' | 'export' | 'collaborate';
const opened = (named: Tab, onTab = vi.fn<(tab: Tab) => void>()) =>
  renderHook(({ tab }: { tab: Tab }) => useOpenTab(tab, onTab), { initialProps: { tab: named } });

it('opens what is chosen and has the address name it', () => {
  const onTab = vi.fn<(tab: Tab) => void>();
  const { result } = opened('builder', onTab);
  act(() => result.current[1]('export'));
  expect(result.current[0]).toBe('export');
  expect(onTab).toHaveBeenCalledWith('export');
});

it('follows a link to the document that is open already', () => {
  const { result, rerender } = opened('export');
  rerender({ tab: 'collaborate' });
  expect(result.current[0]).toBe('collaborate');
});
