import { typedEmail } from '@hearthkin/domain/account/email';
import * as z from 'zod/mini';

export const signInSchema = z.object({
  email: typedEmail(),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  remember: z.boolean(),
});
export type SignInValues = z.infer<typeof signInSchema>;
