import type { SectionId } from '../layouts/theme.ts';

/** A text with the address it leads to, if any. */
export type Linked = { text: string; href: string | null };

export type Entry = {
  /** Whether the subtitle is an employer or a school, which some layouts put first. */
  isOrganised: boolean;
  title: Linked;
  subtitle: string;
  place: string;
  dates: string;
  bullets: string[];
};

/** A run of short items under an optional label: a group of skills, the languages. */
export type Group = { label: string; items: string[] };

export type Section = { id: SectionId; title: string } & (
  | { kind: 'prose'; paragraphs: string[] }
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'groups'; groups: Group[] }
);

/** A CV as every format sets it: what stands where is decided, how it looks is not. Empty parts are gone. */
export type Sheet = {
  name: string;
  headline: string;
  contacts: Linked[];
  sections: Section[];
};
