import * as z from 'zod/mini';

export const signInSchema = z.object({
  email: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Please enter your email address')),
    z.email('Please enter a valid email address'),
  ),
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  remember: z.boolean(),
});
export type SignInValues = z.infer<typeof signInSchema>;
