import type { ReadAdvert } from '../../jobs/index.ts';

/** An advert and what `readAdvert` understood of it; spans point into `text`. */
export interface AdvertToAsk {
  text: string;
  read: ReadAdvert;
}
