import type { FoundAdvert } from '@candor/domain/matching';

/** What a person looks for. */
export interface WantedJobs {
  query: string;
  /** As it was written; '' for anywhere. */
  location: string;
}

export interface SourceResult {
  adverts: FoundAdvert[];
  /** False: the last good answer, as the source gives no newer one. */
  isCurrent: boolean;
}

/** A service whose adverts can be searched. */
export interface AdvertSource {
  /** Names it in the store and among the switches. */
  id: string;
  name: string;
  /** What its terms want shown with its adverts, and where that leads. */
  creditFor(wanted: WantedJobs): { text: string; url: string };
  /** Null where it has no answer now, and had none that is recent enough. */
  search(wanted: WantedJobs): Promise<SourceResult | null>;
}
