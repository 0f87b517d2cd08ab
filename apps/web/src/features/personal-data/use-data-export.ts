import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callFile } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../platform/save-file.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { downloadDataExport, getDataExport, requestDataExport } from './api.ts';

const KEY = ['data-export'];
const LOOK_MS = 1_000;

/** The person's export: how it stands, looked at again while it is being made. */
export function useDataExport() {
  const [isBusy, setIsBusy] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(getDataExport, { signal })).export,
    refetchInterval: (query) => (query.state.data?.state === 'making' ? LOOK_MS : false),
    // What is over in the meantime must not be offered.
    refetchOnMount: 'always',
  });
  const busy = async (title: string, work: () => Promise<unknown>) => {
    setIsBusy(true);
    await withErrorToast(work, title);
    setIsBusy(false);
  };
  return {
    current: data ?? null,
    isError,
    retry: () => void refetch(),
    isBusy,
    request: () =>
      busy(t`Export Failed`, async () => {
        const { export: begun } = await call(requestDataExport, {});
        queryClient.setQueryData(KEY, begun);
      }),
    download: (id: string) =>
      busy(t`Export Failed`, async () => {
        const { blob, name } = await callFile(downloadDataExport, { params: { id } });
        saveFile(blob, name);
      }),
  };
}
