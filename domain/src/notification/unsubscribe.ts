import * as z from 'zod/mini';

/** What the link in a mail says of its reader. */
const unsubscribeToken = z.string().check(z.minLength(1), z.maxLength(400));

/** Ends the mails of one topic, or begins them again, for whoever holds the link of such a mail. */
export const setMailByLinkInput = z.strictObject({
  token: unsubscribeToken,
  wanted: z.boolean(),
});
