import { z } from 'zod';
import { planNames } from './plan-name.ts';

/** Apart from the names: pages that show plans load no schemas. */
export const planNameSchema = z.enum(planNames);
