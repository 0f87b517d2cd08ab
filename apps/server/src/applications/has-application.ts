import type { Store } from '../platform/database.ts';
import { applicationById } from './store.ts';

/** Whether an application is the person's own and not in the trash. */
export async function hasApplication(store: Store, userId: string, id: string): Promise<boolean> {
  return (await applicationById(store, userId, id)) !== undefined;
}
