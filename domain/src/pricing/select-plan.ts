import * as z from 'zod/mini';
import { PLAN_IDS } from './plans';

export const planSchema = z.enum(PLAN_IDS);

/** Input of `selectPlan`; null ends the current plan. */
export const selectPlanInput = z.strictObject({ plan: z.nullable(planSchema) });
