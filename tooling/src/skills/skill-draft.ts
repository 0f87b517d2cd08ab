/** A name of a skill as a source gives it. */
export interface NameDraft {
  text: string;
  /** Null for names that are the same everywhere. */
  language: string | null;
  /** Also an everyday word, or too short to be told by itself. */
  isContextual: boolean;
  /** Not written for people: found, never shown. */
  isHidden?: boolean;
  /** Made of the label: what people write instead of it. */
  isHead?: boolean;
}

/** A skill as a source gives it, before sources are merged. */
export interface SkillDraft {
  name: string;
  category: 'h' | 's' | 't' | 'l' | 'c';
  occupations: number;
  isHot: boolean;
  isContextual: boolean;
  language: string | null;
  others: NameDraft[];
  /** Names by language, to be shown. */
  labels: Record<string, string>;
  /** Of our own list. */
  isListed?: boolean;
  /** Row of ESCO's list. */
  esco?: string;
}
