import * as z from 'zod/mini';
import { typedEmail } from '../account/email';
import { personName } from '../account/person-name';

/** Input of `saveTrustedContact`. */
export const saveTrustedContactInput = z.strictObject({
  email: typedEmail('Please enter their email address'),
  name: personName('Please enter their name'),
});
export type TrustedContactForm = z.input<typeof saveTrustedContactInput>;
