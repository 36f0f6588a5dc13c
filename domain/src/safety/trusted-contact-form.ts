import * as z from 'zod/mini';
import { typedEmailInput } from '../account/email';
import { personName } from '../account/person-name';

/** Input of `saveTrustedContact`. */
export const saveTrustedContactInput = z.extend(typedEmailInput, {
  name: personName('Please enter their name'),
});
export type TrustedContactForm = z.input<typeof saveTrustedContactInput>;
