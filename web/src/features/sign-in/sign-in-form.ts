import * as z from 'zod';

export const signInSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Please enter your email address')
    .pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Please enter your password'),
  remember: z.boolean(),
});
export type SignInValues = z.infer<typeof signInSchema>;
