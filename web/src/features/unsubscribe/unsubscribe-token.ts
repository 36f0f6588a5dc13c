import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of an emailed unsubscribe link. */
export const {
  take: takeUnsubscribeToken,
  current: unsubscribeToken,
  remember: rememberUnsubscribeToken,
} = linkToken('hearthkin.unsubscribe-token', PATHS.unsubscribe);
