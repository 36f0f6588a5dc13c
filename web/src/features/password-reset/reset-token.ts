import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of an emailed reset link. */
export const {
  take: takeResetToken,
  current: resetToken,
  remember: rememberResetToken,
} = linkToken('hearthkin.reset-token', PATHS.resetPassword);
