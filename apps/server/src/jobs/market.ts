import type { Country } from '@candor/domain/salary';
import type { AdvertSource } from './feeds/advert-source.ts';
import type { AdvertPage, PayBands, PayHistory } from './advert.ts';
import type { SourceAnswer } from './source.ts';

/** A position that adverts are wanted of. */
export interface Wanted {
  /** As the person wrote it. */
  position: string;
  country: Country;
}

/** A source that knows adverts of a country and what they pay. A question it cannot answer now is answered by null. */
export interface Market {
  /** As it is named on a screen. */
  name: string;
  /** What its terms want shown with anything of it, and where that leads. */
  creditIn(country: Country): { text: string; url: string };
  /** Adverts of a position, best match first; of a place as the person wrote it, else of the whole country. */
  search(wanted: Wanted & { place: string | null }): Promise<SourceAnswer<AdvertPage> | null>;
  payBands(wanted: Wanted): Promise<SourceAnswer<PayBands> | null>;
  payHistory(wanted: Wanted): Promise<SourceAnswer<PayHistory> | null>;
}

/** The sources of adverts that this server is connected to. */
export interface JobBoards {
  /** Null where none is configured, or it is switched off. */
  market(): Promise<Market | null>;
  /** Those that are switched on, to be searched for adverts. */
  sources(): Promise<AdvertSource[]>;
}
