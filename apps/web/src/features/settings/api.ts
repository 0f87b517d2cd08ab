import type * as account from '@candor/contracts/account';
import { route } from '../../platform/route.ts';

export const saveProfile = route<typeof account.saveProfile>('PUT', '/api/profile');
