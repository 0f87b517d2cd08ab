import { foldName } from './fold-name.ts';

/** Where a person shows something that the target asks for. */
export type ShownIn = 'cv' | 'input';

/** What a person shows of themselves: their CV, and what they typed for the roadmap. */
export interface PersonFacts {
  hasCv: boolean;
  /** The text form of the CV; empty where there is none. */
  text: string;
  /** Everything that the CV or the typed list names, under each of its names in the form of `foldName`. */
  shown: ReadonlyMap<string, ShownIn>;
  interests: readonly string[];
  /** Degrees and certificates, each as the CV names it. */
  degrees: readonly string[];
}

/** Where the person shows a skill by its name; null where nowhere. */
export const shownIn = ({ shown }: PersonFacts, name: string): ShownIn | null =>
  shown.get(foldName(name)) ?? null;
