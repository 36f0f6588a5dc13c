import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token that a mailed link to a new password carries. */
export const {
  take: takeResetToken,
  current: resetToken,
  remember: rememberResetToken,
} = linkToken('hearthkin.reset-token', PATHS.resetPassword);
