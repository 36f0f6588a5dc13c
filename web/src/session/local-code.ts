import * as z from 'zod/mini';
import type { Emulators } from '../lib/env';

const answerSchema = z.object({
  verificationCodes: z._default(
    z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
    [],
  ),
});

/** The last code the Auth emulator made for a phone number, which receives no real text message. */
export async function localCode(
  { auth, projectId }: Emulators,
  phone: string,
): Promise<string | null> {
  const url = `http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const response = await fetch(url);
  const { verificationCodes } = answerSchema.parse(await response.json());
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? null;
}
