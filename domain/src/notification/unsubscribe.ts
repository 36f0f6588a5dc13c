import * as z from 'zod/mini';

/** What the link in a mail says of its reader. */
const unsubscribeToken = z.string().check(z.minLength(1), z.maxLength(400));

/** Stops the mails of one topic or starts them again; the link of such a mail is enough. */
export const setMailByLinkInput = z.strictObject({
  token: unsubscribeToken,
  wanted: z.boolean(),
});
