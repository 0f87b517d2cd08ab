import type { Client } from 'pg';

const GIVEN_NAMES = 'Ana Bela Chidi Dana Eero Farah Goran Hana Ivo Joon Kofi Lea'.split(' ');
const FAMILY_NAMES = 'Ruiz Okafor Olsen Nguyen Ivanov Haddad Smith Kim Costa Weber Khan Mbeki'.split(' ');

export interface Crowd {
  people: number;
  cvsEach: number;
  /** Leaves out the documents themselves: a million people then take 10 GB, and what opens a CV is not measured. */
  isShort: boolean;
}

/** The address that the n-th of a crowd signs in with, from 1. */
export const emailOf = (nth: number) => `crowd-${nth}@example.org`;

/**
 * Copies the one account there is, its password, its CV and the version of it to the whole crowd. Constraints hold by construction, so
 * their triggers rest.
 */
export async function fill(database: Client, { people, cvsEach, isShort }: Crowd): Promise<void> {
  const columns = async (table: string, own: readonly string[]) => {
    const { rows } = await database.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and table_schema = $2',
      [table, 'public'],
    );
    return rows.map(({ name }) => name).filter((name) => !own.includes(name));
  };
  const of = (names: readonly string[]) => names.map((name) => `one.${name}`).join();
  const user = await columns('users', ['id', 'email', 'name', 'created_at']);
  const credential = await columns('credentials', ['id', 'user_id', 'account_id']);
  const whole = ['document', 'text', 'request', 'facts'];
  const cv = await columns('documents', ['id', 'user_id', 'created_at', ...(isShort ? whole : [])]);
  const version = await columns('document_versions', ['document_id', 'user_id', 'author_id']);
  await database.query('set session_replication_role = replica');
  await database.query(
    `insert into users (email, name, created_at, ${user.join()})
     select 'crowd-' || n || '@example.org', ($2::text[])[1 + n % 97 % 12] || ' ' || ($3::text[])[1 + n % 89 % 12],
       now() - n * interval '1 minute', ${of(user)}
     from generate_series(1, $1) n, (select * from users where role = 'user' limit 1) one`,
    [people, GIVEN_NAMES, FAMILY_NAMES],
  );
  await database.query(
    `insert into credentials (user_id, account_id, ${credential.join()})
     select u.id, u.id::text, ${of(credential)}
     from users u, (select c.* from credentials c join users o on o.id = c.user_id where o.role = 'user' limit 1) one
     where u.email like 'crowd-%'`,
  );
  await database.query(
    `insert into documents (user_id, created_at, ${isShort ? 'document, text,' : ''} ${cv.join()})
     select u.id, now() - n * interval '3 days', ${isShort ? "'{}', ''," : ''} ${of(cv)}
     from users u, generate_series(1, $1) n, (select * from documents limit 1) one where u.email like 'crowd-%'`,
    [cvsEach],
  );
  if (!isShort)
    await database.query(
      `insert into document_versions (document_id, user_id, author_id, ${version.join()})
       select d.id, d.user_id, d.user_id, ${of(version)}
       from documents d join users u on u.id = d.user_id, (select * from document_versions limit 1) one
       where u.email like 'crowd-%'`,
    );
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze');
}
