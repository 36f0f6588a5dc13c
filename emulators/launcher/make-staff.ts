import { randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';

/**
 * Makes an account staff: the claim, and the phone that gets the code of the second step, in place of
 * any other. `domain/src/admin/staff-session.ts` says what the claims mean.
 * @param phone E.164
 * @throws if the address isn't confirmed; Auth has no second step for such an account.
 */
export async function makeStaff(auth: Auth, email: string, phone: string): Promise<void> {
  const { uid, customClaims, emailVerified, phoneNumber } = await auth.getUserByEmail(email);
  if (!emailVerified) throw new Error(`${email} is not confirmed yet`);
  const adminFactor = randomUUID();
  await auth.updateUser(uid, {
    // Auth takes no code by text message as second step where one can be the first.
    ...(phoneNumber === undefined ? {} : { phoneNumber: null }),
    multiFactor: {
      enrolledFactors: [
        { uid: adminFactor, factorId: 'phone', phoneNumber: phone, displayName: 'Staff' },
      ],
    },
  });
  await auth.setCustomUserClaims(uid, { ...customClaims, admin: true, adminFactor });
  // Sessions from before were started without the second step.
  await auth.revokeRefreshTokens(uid);
}

/** Takes the claim and the second step away, and ends the sessions. */
export async function endStaff(auth: Auth, email: string): Promise<void> {
  const { uid, customClaims } = await auth.getUserByEmail(email);
  const { admin: _, adminFactor: __, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, others);
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
}
