import { queryOptions } from '@tanstack/react-query';
import type { Version } from '@candor/contracts/versions';
import type { ComparedSection } from '@candor/domain/versions';

/** A version with what it said, as far as two are laid side by side. */
export interface WholeVersion<Content> extends Version {
  document: Content;
}

/** Where the versions of one kind of document come from, and how two are compared. */
export interface VersionSource<Content, Restored> {
  /** One word for the kind: its answers are kept by it. */
  kind: string;
  list(id: string, signal: AbortSignal): Promise<Version[]>;
  whole(id: string, version: number, signal: AbortSignal): Promise<WholeVersion<Content>>;
  /** Makes a document what it was at a version; `over` is the version of the document that was read. */
  restore(id: string, version: number, over: number): Promise<Restored>;
  compare(before: Content, after: Content): ComparedSection[];
  titleOf(section: ComparedSection): string;
  /** Whether the statements of a section are paragraphs or lines, not a list. */
  isProse(section: ComparedSection): boolean;
}

/** The versions of a document, newest first. `at` is the version on the screen: another one has other versions. */
export function versionsOf<Content, Restored>(
  source: VersionSource<Content, Restored>,
  id: string,
  at: number,
) {
  return queryOptions({
    queryKey: [`${source.kind}-versions`, id, at],
    queryFn: ({ signal }) => source.list(id, signal),
  });
}

/** One version, whole. What a number stands for may still change while the person types: it is asked for anew by its moment. */
export function wholeVersion<Content, Restored>(
  source: VersionSource<Content, Restored>,
  id: string,
  { version, savedAt }: Version,
) {
  return queryOptions({
    queryKey: [`${source.kind}-version`, id, version, savedAt],
    queryFn: ({ signal }) => source.whole(id, version, signal),
  });
}
