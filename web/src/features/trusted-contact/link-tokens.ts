import { linkToken } from '../../lib/link-token';
import { PATHS } from '../../lib/paths';

/** The token of the link by which a trusted contact answers. */
export const { take: takeContactToken, current: contactToken } = linkToken(
  'hearthkin.trusted-contact-token',
  PATHS.trustedContact,
);

/** The token of the link to the photo of whom a session is with. */
export const { take: takePhotoToken, current: photoToken } = linkToken(
  'hearthkin.session-photo-token',
  PATHS.sessionPhoto,
);
