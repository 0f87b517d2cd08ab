import type { SectionId } from '@candor/domain/cv';

/** A text with the address it leads to, if any. */
export type Linked = { text: string; href: string | null };

/** How a part of a CV stands towards the ends of pages. */
export type Breaks = {
  /** Begins a new page. */
  isOnNewPage: boolean;
  /** Stays on one page; said only of what fits on one. */
  isKept: boolean;
};

export type Entry = Breaks & {
  /** Where it stands in the document: `experience.2`, `custom.0.entries.1`. */
  path: string;
  /** Whether the subtitle took the place of a title that is missing. */
  isUntitled: boolean;
  /** Whether the subtitle is an employer or a school, which some layouts put first. */
  isOrganised: boolean;
  title: Linked;
  subtitle: string;
  place: string;
  dates: string;
  bullets: string[];
};

/** A run of short items under an optional label: a group of skills, the languages. `path` is where it stands in the document. */
export type Group = { label: string; items: string[]; path: string };

export type Section = Breaks & { id: SectionId; title: string } &
  /** `paths` is where each paragraph stands in the document; that of the section with its number where left out. */
  (
    | { kind: 'prose'; paragraphs: string[]; paths?: string[] }
    | { kind: 'entries'; entries: Entry[] }
    | { kind: 'groups'; groups: Group[] }
  );

/** Whether entries are a list to those who hear the page: several rows with nothing below them, as certificates are. */
export function isList(section: Extract<Section, { kind: 'entries' }>): boolean {
  const { entries } = section;
  return (
    entries.length > 1 && entries.every(({ bullets, isOnNewPage }) => bullets.length === 0 && !isOnNewPage)
  );
}

/** A CV as every format sets it: what stands where is decided, how it looks is not. Empty parts are gone. */
export type ResolvedLayout = {
  name: string;
  /** Where the name stands in the document; in that of a CV where left out. */
  namePath?: string;
  headline: string;
  /** `path` is where each stands in the document. */
  contacts: (Linked & { path?: string })[];
  /** Whether its Han characters are Japanese, not Chinese. */
  isJapanese: boolean;
  sections: Section[];
};
