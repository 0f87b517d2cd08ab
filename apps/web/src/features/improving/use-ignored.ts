import { useSyncExternalStore } from 'react';
import type { Finding } from '@candor/domain/improving';
import { onLeave } from '../../platform/token.ts';
import { Watched } from '../../platform/watched.ts';

const ignored = new Watched<ReadonlySet<string>>(new Set());
onLeave(() => ignored.set(new Set()));

/** What a finding is ignored by: the same words in another box are the same finding. */
function nameOf({ check, words }: Finding): string {
  return `${check} ${words.toLowerCase()}`;
}

/** Findings that the person does not want to see again on this visit, in any box. */
export function useIgnored() {
  const names = useSyncExternalStore(ignored.subscribe, ignored.get);
  return {
    ignore: (finding: Finding) => ignored.set(new Set([...names, nameOf(finding)])),
    names,
  };
}

/** Whether a finding is among those ignored. */
export function isIgnored(finding: Finding, names: ReadonlySet<string>): boolean {
  return names.has(nameOf(finding));
}
