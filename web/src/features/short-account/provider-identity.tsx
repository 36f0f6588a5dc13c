import { namesFrom } from '@hearthkin/domain/account/provider-names';
import { PROVIDER_NAMES, type ProviderId } from '@hearthkin/domain/account/provider-signup';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SignedIn } from '../../session/auth-client';
import { useObjectUrl } from '../../ui/hooks/use-object-url';
import { PersonAvatar } from '../../ui/people/person-avatar';

interface ProviderIdentityProps {
  readonly person: Pick<SignedIn, 'displayName' | 'email'>;
  /** Null for one by email. */
  readonly provider: ProviderId | null;
  /** The profile photo they have chosen; null for none. */
  readonly photo?: Blob | null;
}

/** The user's identity from the sign-in. */
export function ProviderIdentity({ person, provider, photo = null }: ProviderIdentityProps) {
  const url = useObjectUrl(photo);
  const { firstName, lastName } = namesFrom(person.displayName);
  const name = provider === null ? person.email : `${firstName} ${lastName}`.trim();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {url === null ? (
        <PersonAvatar name={name} photo={null} size={64} />
      ) : (
        <Avatar src={url} alt="Your profile photo" sx={{ width: 64, height: 64 }} />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        {person.email !== '' && provider !== null && (
          <Typography variant="body2">{person.email}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Signed in with {provider === null ? 'your email' : PROVIDER_NAMES[provider]}
        </Typography>
      </Box>
    </Box>
  );
}
