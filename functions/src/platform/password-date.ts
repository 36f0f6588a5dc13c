import type { Auth } from 'firebase-admin/auth';
import { logger } from './logger';

/** Sign-in waits for this, and Auth waits seven seconds for a blocking function. */
const TIMEOUT_MS = 3000;

/**
 * The time at which a sign-in's password was last set, to the millisecond; null if it has none. The Admin SDK
 * leaves this field out of the answer that it reads. If Auth doesn't answer, this is null too and
 * the failure is logged: then only the comparison is missing, while a refusal would lock out
 * everyone.
 */
export async function passwordDateOf(auth: Auth, uid: string): Promise<Date | null> {
  try {
    const response = await fetch(`${identityToolkit(auth)}/accounts:lookup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await accessToken(auth)}`,
      },
      body: JSON.stringify({ localId: [uid] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Auth answered ${response.status}`);
    const { users } = (await response.json()) as { users?: { passwordUpdatedAt?: number }[] };
    const at = users?.[0]?.passwordUpdatedAt;
    return at === undefined ? null : new Date(at);
  } catch (error) {
    logger.error('The date of a password is unknown', { uid, error: String(error) });
    return null;
  }
}

/** The same that the Admin SDK uses, in production and with the emulator. */
function identityToolkit({ app }: Auth): string {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const host = emulator === undefined ? 'https:/' : `http://${emulator}`;
  const project = app.options.projectId ?? process.env.GCLOUD_PROJECT;
  return `${host}/identitytoolkit.googleapis.com/v1/projects/${project}`;
}

async function accessToken({ app }: Auth): Promise<string> {
  // What the emulator takes for an administrator.
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return 'owner';
  const { credential } = app.options;
  if (credential === undefined) throw new Error('No credential');
  return (await credential.getAccessToken()).access_token;
}
