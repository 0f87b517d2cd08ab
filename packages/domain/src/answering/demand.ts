import type { AdvertSkill } from '../jobs/index.ts';
import type { Span } from '../text/index.ts';
import type { DemandKind } from './states.ts';

/** One of the things of which any is enough. */
export interface DemandOption {
  /** Of the lexicon's skill; of what it does not know, its words. */
  id: string;
  isKnown: boolean;
  /** As it is called elsewhere. */
  name: string;
  /** The advert's words. */
  words: string;
  category: AdvertSkill['category'];
}

/** Something an advert asks for. */
export interface Demand {
  id: string;
  kind: DemandKind;
  name: string;
  /** What a verdict knows it by, where its name is worded for whoever reads. */
  key?: string;
  isRequired: boolean;
  /** Where the advert asks for it. */
  span: Span;
  /** The sentence that asks. */
  quote: string;
  options: readonly DemandOption[];
}
