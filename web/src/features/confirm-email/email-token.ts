import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token that a mailed link to a new address carries. */
export const {
  take: takeEmailToken,
  current: emailToken,
  remember: rememberEmailToken,
} = linkToken('hearthkin.email-token', PATHS.confirmEmail);
