import { countries } from '@candor/domain/salary';
import { z } from 'zod';
import { defineCapability, owned } from '../platform/capability.ts';
import { salaryBindings } from './routes.ts';
import { ownPay, salaryOccupations } from './schema.ts';

const countrySchema = z.enum(countries);

export const salary = defineCapability({
  name: 'salary',
  bindings: salaryBindings,
  tables: [
    owned(salaryOccupations),
    owned(ownPay, { accept: (row) => (countrySchema.safeParse(row['country']).success ? row : null) }),
  ],
});
