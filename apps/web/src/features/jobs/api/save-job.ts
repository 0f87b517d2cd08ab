import type * as applications from '@candor/contracts/applications';
import { jobPayOf } from '@candor/domain/applications';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route } from '../../../platform/route.ts';
import type { Job } from './search-jobs.ts';

const saveRoute = route<typeof applications.saveApplication>('POST', '/api/applications');

/** Saves a job to the applications; `isNew` is false where it was there. */
export async function saveJob({ title, company, location, url, description, pay, salary, source }: Job) {
  const saved = await call(saveRoute, {
    body: {
      title: title.slice(0, 200),
      company: company.slice(0, 200),
      location: location.slice(0, 200),
      ...(url !== null && { url }),
      ...(source.credit && { source: source.name }),
      advertText: description,
      ...((pay ?? salary) && { pay: pay ? jobPayOf(pay) : { printed: salary.slice(0, 200) } }),
    },
  });
  await queryClient.invalidateQueries({ queryKey: ['applications'] });
  return saved;
}
