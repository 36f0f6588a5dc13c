import * as z from 'zod';

/** Plan ids with what a plan takes off a booking, in percent (specification 2, section 9). */
export const PLAN_DISCOUNT_PERCENT = { lite: 5, standard: 10, unlimited: 15 } as const;

export type Plan = keyof typeof PLAN_DISCOUNT_PERCENT;

export const PLAN_IDS = Object.keys(PLAN_DISCOUNT_PERCENT) as Plan[];

export const planSchema = z.enum(PLAN_IDS);
