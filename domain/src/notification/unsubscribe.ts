import * as z from 'zod/mini';

/** Token of the link in an email. */
const unsubscribeToken = z.string().check(z.minLength(1), z.maxLength(400));

/** Input of `setMailByLink`: mutes or unmutes the emails of one topic, without sign-in. */
export const setMailByLinkInput = z.strictObject({
  token: unsubscribeToken,
  wanted: z.boolean(),
});
