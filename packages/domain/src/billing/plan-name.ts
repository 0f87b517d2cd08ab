import { z } from 'zod';

export const planNames = ['free', 'premium', 'professional'] as const;
export const planNameSchema = z.enum(planNames);
export type PlanName = z.infer<typeof planNameSchema>;
