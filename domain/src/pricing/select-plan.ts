import * as z from 'zod';
import { PLAN_IDS, type Plan } from './plans';

export const planSchema = z.enum(PLAN_IDS);

/** What `selectPlan` is asked; null leaves the plan there is. */
export const selectPlanInput = z.strictObject({ plan: planSchema.nullable() });
export type SelectPlanInput = z.infer<typeof selectPlanInput>;

export interface SelectPlanResult {
  readonly plan: Plan | null;
}
