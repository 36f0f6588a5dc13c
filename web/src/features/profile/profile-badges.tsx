import { isGold } from '@hearthkin/domain/account/profile';
import { isTopCompanion } from '@hearthkin/domain/companion/companion';
import { TRAINING_PATH } from '@hearthkin/domain/companion/training-lessons';
import { TIER_NAMES } from '@hearthkin/domain/pricing/loyalty';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../ui/layout/text-link';
import type { OwnProfile } from './use-own-profile';

/** The badges the user has, and for companions the way to the one they can earn here. */
export function ProfileBadges({ account, listing }: OwnProfile) {
  const badges = [
    {
      label: 'TOP COMPANION',
      icon: <WorkspacePremiumOutlined />,
      isShown: listing !== null && isTopCompanion(listing),
      isLoud: true,
    },
    {
      label: 'Identity verified',
      icon: <VerifiedOutlined />,
      isShown: listing?.badges.identity ?? account.verification.isVerified,
    },
    {
      label: 'Background checked',
      icon: <FactCheckOutlined />,
      isShown: listing?.badges.background ?? false,
    },
    {
      label: 'Training certified',
      icon: <SchoolOutlined />,
      isShown: listing?.badges.training ?? false,
    },
    {
      label: `${TIER_NAMES.gold} member`,
      icon: <WorkspacePremiumOutlined />,
      isShown: isGold(account),
    },
  ].filter(({ isShown }) => isShown);
  const list = badges.length > 0 && (
    <Box
      component="ul"
      aria-label="Badges"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, mt: 1.5, listStyle: 'none' }}
    >
      {badges.map(({ label, icon, isLoud = false }) => (
        <li key={label}>
          <Chip
            label={label}
            icon={icon}
            size="small"
            color={isLoud ? 'secondary' : 'success'}
            variant={isLoud ? 'filled' : 'outlined'}
            sx={{ fontWeight: 650, letterSpacing: isLoud ? '0.04em' : 0, px: 0.5 }}
          />
        </li>
      ))}
    </Box>
  );
  return (
    <>
      {list}
      {listing !== null && !listing.badges.training && (
        <Typography sx={{ mt: 1.5 }}>
          <TextLink href={TRAINING_PATH}>Get the badge “Training certified”</TextLink>
        </Typography>
      )}
    </>
  );
}
