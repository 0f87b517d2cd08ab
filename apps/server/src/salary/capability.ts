import { countries } from '@candor/domain/salary';
import { singleLine } from '@candor/domain/text';
import { z } from 'zod';
import { accepting } from '../platform/accept-row.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { salaryBindings } from './routes.ts';
import { ownPay, salaryOccupations } from './schema.ts';

const occupationRow = z.object({
  position: singleLine(500).refine((words) => words !== ''),
  occupation: z.string().regex(/^\d\d-\d{4}\.\d\d$/),
});
const ownPayRow = z.object({ country: z.enum(countries), amount: z.int().min(0).max(1_000_000_000) });

export const salary = defineCapability({
  name: 'salary',
  bindings: salaryBindings,
  tables: [
    personalTable(salaryOccupations, { accept: accepting(occupationRow) }),
    personalTable(ownPay, { accept: accepting(ownPayRow) }),
  ],
});
