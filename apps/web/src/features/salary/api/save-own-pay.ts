import type * as salary from '@candor/contracts/salary';
import type { Country } from '@candor/domain/salary';
import { call } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';
import { salaryKey } from './analyse-salary.ts';

const ownPayRoute = route<typeof salary.saveOwnPay>('PUT', '/api/own-pay');

/** Stores the person's own pay in a country, or deletes it. */
export const saveOwnPay = thenRefresh(salaryKey)((country: Country, amount: number | null) =>
  call(ownPayRoute, { body: { country, amount } }),
);
