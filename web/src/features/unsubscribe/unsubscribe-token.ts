import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of the link in a mail that ends mails of its kind. */
export const {
  take: takeUnsubscribeToken,
  current: unsubscribeToken,
  remember: rememberUnsubscribeToken,
} = linkToken('hearthkin.unsubscribe-token', PATHS.unsubscribe);
