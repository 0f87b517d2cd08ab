import type { LayoutId } from './layout.ts';

/** Layouts whose page has moved since they were first released: how many times they were released. */
const releases: Partial<Record<LayoutId, number>> = {};

/** The newest release of a layout, from 1. A saved CV stays at the one it was made with until the person moves it. */
export function newestRelease(layout: LayoutId): number {
  return releases[layout] ?? 1;
}
