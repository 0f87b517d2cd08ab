import { t } from '@lingui/core/macro';
import type * as data from '@candor/contracts/personal-data';
import type { ReplyOf } from '@candor/contracts/endpoint';
import { placed } from '../../platform/base-path.ts';
import { refusalIn } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { route } from '../../platform/route.ts';
import { storedToken } from '../../platform/token.ts';

export const requestDataExport = route<typeof data.requestDataExport>('POST', '/api/data-export');
export const getDataExport = route<typeof data.getDataExport>('GET', '/api/data-export');
export const downloadDataExport = route<typeof data.downloadDataExport>('GET', '/api/data-export/:id/file');
export const deleteAccount = route<typeof data.deleteAccount>('POST', '/api/delete-account');

/** Sends an export to be brought into the account. Throws a `CallError` where it is refused. */
export async function importData(file: File, fromAnyone: boolean): Promise<ReplyOf<typeof data.importData>> {
  const token = storedToken();
  const form = new FormData();
  form.set('file', file, file.name);
  const answer = await fetch(placed(`/api/data-import?fromAnyone=${fromAnyone ? 'yes' : 'no'}`), {
    method: 'POST',
    credentials: 'include',
    // same in every language
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  }).catch(() => {
    throw new CallError(0, 'offline', t`Unable to connect to the server. Please try again.`);
  });
  if (!answer.ok) throw refusalIn(answer.status, await answer.text(), token);
  // The server keeps its reply to the contract's schema.
  return (await answer.json()) as ReplyOf<typeof data.importData>;
}
