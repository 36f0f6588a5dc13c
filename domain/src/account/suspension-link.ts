import * as z from 'zod/mini';
import { DAY_MS } from '../foundation/durations';
import { linkTokenSchema } from '../foundation/schemas';
import { downloadAccountInput } from './download';

/** For how many days after a suspension the link of the email about it works. */
export const SUSPENSION_LINK_DAYS = 90;

export const SUSPENSION_LINK_MS = SUSPENSION_LINK_DAYS * DAY_MS;

/** Input of `openSuspension`. Without a part of the data it tells only why. */
export const openSuspensionInput = z.strictObject({
  token: linkTokenSchema,
  data: z.nullable(downloadAccountInput),
});
