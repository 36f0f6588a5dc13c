import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of the link in the email about a suspension. */
export const { take: takeSuspensionToken, current: suspensionToken } = linkToken(
  'hearthkin.suspension-token',
  PATHS.suspended,
);
