import * as z from 'zod/mini';
import { PLAN_IDS } from './plans';

export const planSchema = z.enum(PLAN_IDS);

/** Input of `selectPlan`; null leaves the plan there is. */
export const selectPlanInput = z.strictObject({ plan: z.nullable(planSchema) });
