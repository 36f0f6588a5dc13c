import { beforeUserSignedIn, HttpsError } from 'firebase-functions/v2/identity';
import { REGION } from '../core/region';

/**
 * A code by text message proves a phone number at sign-up, and nothing else. It neither signs in to
 * an account nor becomes a way into one, for example with a stolen token.
 */
export const beforeSignIn = beforeUserSignedIn(
  { region: REGION },
  ({ additionalUserInfo, data }) => {
    const { userType, admin } = data?.customClaims ?? {};
    const isAccount = userType !== undefined || admin === true;
    if (isAccount && additionalUserInfo?.providerId === 'phone') {
      throw new HttpsError('permission-denied', 'phone-of-an-account');
    }
  },
);
