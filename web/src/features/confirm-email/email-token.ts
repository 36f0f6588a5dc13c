import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of an emailed link that confirms an address. */
export const {
  take: takeEmailToken,
  current: emailToken,
  remember: rememberEmailToken,
} = linkToken('hearthkin.email-token', PATHS.confirmEmail);
