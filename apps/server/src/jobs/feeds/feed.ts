import { z } from 'zod';
import { answersQuery, foundAdvertSchema, type FoundAdvert } from '@candor/domain/matching';
import type { Configuration } from '../../platform/configuration.ts';
import { createSourceClient } from '../source-client.ts';
import type { Asked, CallLimit } from '../source.ts';
import type { AdvertSource } from './advert-source.ts';

const HOUR_MS = 3_600_000;
/** Adverts change by the day; one of last week may be gone. */
const KEPT_MS = 7 * 24 * HOUR_MS;

/** A source that lists what it has, whatever is looked for: it is asked the same for all people, and searched here. */
export interface Feed {
  id: string;
  name: string;
  credit: { text: string; url: string };
  /** Where its paths begin. */
  address: string;
  limits: readonly CallLimit[];
  /** For how long an answer is as good as a new one. Default: an hour. */
  freshMs?: number;
  mostBytes: number;
  /** What is asked, each with a name for it (a company's board), which its reader is given. */
  questions: readonly (Asked & { of?: string })[];
  /** Null where an answer is none of its shape. */
  read(body: unknown, of: string): FoundAdvert[] | null;
}

export type FeedCore = Parameters<typeof createSourceClient>[1] & {
  configuration: Pick<Configuration, 'JOB_SOURCES_BASE_URL'>;
};

const schema = z.array(foundAdvertSchema);

/** A feed as a source of adverts. JOB_SOURCES_BASE_URL names another server, which speaks for all feeds below their ids. */
export function feedSource(feed: Feed, core: FeedCore): AdvertSource {
  const { id, name, credit, limits, mostBytes, questions, read } = feed;
  const base = core.configuration.JOB_SOURCES_BASE_URL;
  const address = base === undefined ? feed.address : `${base.replace(/\/+$/u, '')}/${id}`;
  const addressOf = ({ path, query }: Asked) => {
    const search = new URLSearchParams(query).toString();
    return new URL(`${address}/${path}${search === '' ? '' : `?${search}`}`);
  };
  const client = createSourceClient({ id, limits, secrets: [], mostBytes, addressOf }, core);
  return {
    id,
    name,
    creditFor: () => credit,
    async search({ query }) {
      const answers = await Promise.all(
        questions.map(({ of = '', ...asked }) =>
          client.ask({
            ...asked,
            read: (body) => read(body, of),
            schema,
            freshMs: feed.freshMs ?? HOUR_MS,
            keptMs: KEPT_MS,
          }),
        ),
      );
      const given = answers.filter((answer) => answer !== null);
      if (given.length === 0 && questions.length > 0) return null;
      return {
        adverts: given.flatMap(({ value }) => value).filter((advert) => answersQuery(advert, query) > 0),
        isCurrent: given.every(({ isCurrent }) => isCurrent),
      };
    },
  };
}
