import { defineCapability, owned } from '../platform/capability.ts';
import { salaryBindings } from './routes.ts';
import { ownPay, salaryOccupations } from './schema.ts';

export const salary = defineCapability({
  name: 'salary',
  bindings: salaryBindings,
  tables: [owned(salaryOccupations), owned(ownPay)],
});
