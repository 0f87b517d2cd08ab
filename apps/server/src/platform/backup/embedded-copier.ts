import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Row } from '../database.ts';
import { addressOf, columnsOf, literal, type CopiedStore, type TableCopier } from './table-copier.ts';

/** The engine hands over what it copies as a whole: this much at a time, about. */
const PIECE_BYTES = 4 * 1024 * 1024;

interface Size {
  pages: number;
  bytes: number;
}

async function sizeOf(tx: Transaction, address: string): Promise<Size> {
  const { rows } = await tx.query<Size>(
    `select (pg_relation_size(c) / current_setting('block_size')::int)::int as pages,
     pg_total_relation_size(c)::float8 as bytes from to_regclass(${literal(address)}) as c`,
  );
  return rows[0] ?? { pages: 0, bytes: 0 };
}

function copierOf(tx: Transaction): TableCopier {
  const copied = async (select: string) => {
    const { blob } = await tx.query(`copy (${select}) to '/dev/blob'`);
    return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  };
  return {
    query: async (text) => (await tx.exec(text)).flatMap(({ rows }) => rows as Row[]),
    async *copyOut(table) {
      const address = addressOf(table);
      const { pages, bytes } = await sizeOf(tx, address);
      const select = `select ${columnsOf(table)} from ${address}`;
      // Of a table in partitions the rows are theirs.
      if (pages === 0) return yield await copied(select);
      const step = Math.max(1, Math.floor(PIECE_BYTES / (bytes / pages)));
      for (let page = 0; page < pages; page += step)
        yield await copied(`${select} where ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`);
    },
    copyIn: async (table, lines) => {
      for await (const piece of lines)
        await tx.query(`copy ${addressOf(table)} (${columnsOf(table)}) from '/dev/blob'`, [], {
          // The engine asks for a buffer of its own.
          blob: new Blob([new Uint8Array(piece)]),
        });
    },
  };
}

/**
 * The embedded store, which only its own process can read: what others ask of it meanwhile waits until the transaction is
 * done. Who restores holds the folder, so that no server is beside it.
 */
export function embeddedCopier(client: PGlite, close: () => Promise<void>): CopiedStore {
  const within: CopiedStore['snapshot'] = (use) => client.transaction((tx) => use(copierOf(tx)));
  return { snapshot: within, replace: within, refuseServers: async () => undefined, close };
}
