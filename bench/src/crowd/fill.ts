import type { Client } from 'pg';

const GIVEN_NAMES = 'Ana Bela Chidi Dana Eero Farah Goran Hana Ivo Joon Kofi Lea'.split(' ');
const FAMILY_NAMES = 'Ruiz Okafor Olsen Nguyen Ivanov Haddad Smith Kim Costa Weber Khan Mbeki'.split(' ');

export interface Crowd {
  people: number;
  cvsEach: number;
  /** The share of CVs whose version is stored too, as people's are, from 0 to 1: a third of them lets five million CVs take 28 GB. */
  versioned: number;
}

/** So many people come in one transaction. */
const PIECE = 10_000;

/** The address that the n-th of a crowd signs in with, from 1. */
export const emailOf = (nth: number) => `crowd-${nth}@example.org`;

async function columnsOf(database: Client, table: string, own: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 and table_schema = $2',
    [table, 'public'],
  );
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

async function statementOf(database: Client): Promise<string> {
  const of = (names: readonly string[]) => names.map((name) => `one.${name}`).join();
  const user = await columnsOf(database, 'users', ['id', 'email', 'name', 'created_at']);
  const credential = await columnsOf(database, 'credentials', ['id', 'user_id', 'account_id']);
  const cv = await columnsOf(database, 'documents', ['id', 'user_id', 'created_at']);
  const version = await columnsOf(database, 'document_versions', ['document_id', 'user_id', 'author_id']);
  return `with people as (
      insert into users (email, name, created_at, ${user.join()})
      select 'crowd-' || n || '@example.org', ($3::text[])[1 + n % 97 % 12] || ' ' || ($4::text[])[1 + n % 89 % 12],
        now() - n * interval '1 minute', ${of(user)}
      from generate_series($1::int, $2::int) n, (select * from users where role = 'user' limit 1) one returning id
    ), signing as (
      insert into credentials (user_id, account_id, ${credential.join()})
      select people.id, people.id::text, ${of(credential)}
      from people, (select c.* from credentials c join users o on o.id = c.user_id where o.role = 'user' limit 1) one
    ), cvs as (
      insert into documents (user_id, created_at, ${cv.join()})
      select people.id, now() - n * interval '3 days', ${of(cv)}
      from people, generate_series(1, $5::int) n, (select * from documents limit 1) one returning id, user_id
    )
    insert into document_versions (document_id, user_id, author_id, ${version.join()})
    select cvs.id, cvs.user_id, cvs.user_id, ${of(version)}
    from cvs, (select * from document_versions limit 1) one where random() < $6::float8`;
}

/**
 * Copies the one account there is, its password, its CV and the version of it to the whole crowd; one that was begun is filled up.
 * Constraints hold by construction, so their triggers rest.
 */
export async function fill(database: Client, { people, cvsEach, versioned }: Crowd): Promise<void> {
  const { rows } = await database.query<{ there: number }>(
    "select count(*)::int as there from users where email like 'crowd-%'",
  );
  const there = rows[0]?.there ?? 0;
  if (there >= people) return;
  const statement = await statementOf(database);
  await database.query('set session_replication_role = replica');
  for (let from = there + 1; from <= people; from += PIECE) {
    const to = Math.min(people, from + PIECE - 1);
    await database.query(statement, [from, to, GIVEN_NAMES, FAMILY_NAMES, cvsEach, versioned]);
  }
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze');
}
