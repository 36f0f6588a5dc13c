import { displayNameOf } from '@hearthkin/domain/account/profile';
import { ageOn } from '@hearthkin/domain/foundation/time';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ownTimeZone } from '../../lib/format';
import { photoUrl } from '../../lib/photo-url';
import { useNow } from '../../ui/hooks/clock';
import { Fact } from '../../ui/layout/fact';
import { PageHeading } from '../../ui/layout/page-heading';
import { CoverPicture } from '../../ui/people/cover-picture';
import { PersonAvatar } from '../../ui/people/person-avatar';
import type { Edit } from './account/edit-dialogs';
import { ProfileBadges } from './profile-badges';
import type { OwnProfile } from './use-own-profile';

interface ProfileHeaderProps extends OwnProfile {
  readonly onEdit: (edit: Edit) => void;
}

const AVATAR = 128;

/** Cover, photo, name and key facts, with edit buttons. */
export function ProfileHeader({ account, listing, onEdit }: ProfileHeaderProps) {
  const now = useNow();
  const name = displayNameOf(account);
  const age = account.dateOfBirth === '' ? null : ageOn(account.dateOfBirth, now, ownTimeZone());
  return (
    <Card component="section" aria-label="Profile" sx={{ position: 'relative' }}>
      <CoverPicture url={photoUrl(account.coverPhoto)} />
      <Button
        variant="contained"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => onEdit('cover')}
        sx={{
          position: 'absolute',
          top: 16,
          insetInlineEnd: 16,
          bgcolor: 'background.paper',
          color: 'text.primary',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        Edit cover
      </Button>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-start',
          gap: { xs: 1.5, sm: 3 },
          px: { xs: 2, sm: 3.5 },
          pb: { xs: 2.5, sm: 3.5 },
        }}
      >
        <Box sx={{ position: 'relative', mt: `${-AVATAR / 2}px`, flexShrink: 0 }}>
          <PersonAvatar
            name={name}
            photo={account.profilePhoto}
            size={AVATAR}
            sx={{
              border: '4px solid',
              borderColor: 'background.paper',
              // Opaque, because the initials' background is translucent.
              backgroundColor: 'background.paper',
              backgroundImage:
                'linear-gradient(var(--mui-palette-action-selected), var(--mui-palette-action-selected))',
            }}
          />
          <Tooltip title="Edit photo">
            <IconButton
              aria-label="Edit photo"
              onClick={() => onEdit('photo')}
              sx={{
                position: 'absolute',
                insetInlineEnd: 0,
                bottom: 0,
                border: 1,
                borderColor: 'divider',
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.default' },
              }}
            >
              <PhotoCameraOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pt: { sm: 2 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <PageHeading>{name}</PageHeading>
            </Box>
            <Tooltip title="Edit name">
              <IconButton aria-label="Edit name" onClick={() => onEdit('names')}>
                <EditOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
          <Box
            component="ul"
            aria-label="At first sight"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2.5,
              rowGap: 0.5,
              p: 0,
              m: 0,
              mt: 0.5,
              listStyle: 'none',
              color: 'text.secondary',
            }}
          >
            <Fact icon={<CakeOutlined />}>{age === null ? 'Age not set' : `${age} years old`}</Fact>
            <Fact icon={<PlaceOutlined />}>
              {account.location === '' ? 'Location not set' : account.location}
              <Button size="small" onClick={() => onEdit('address')} sx={EDIT_LINK}>
                Edit address
              </Button>
            </Fact>
            <Fact icon={<CalendarMonthOutlined />}>
              Member since {account.createdAt.getFullYear()}
            </Fact>
          </Box>
          <ProfileBadges account={account} listing={listing} />
        </Box>
      </Box>
    </Card>
  );
}

const EDIT_LINK = { minHeight: 28, px: 1, py: 0, marginInlineStart: 0.5 } as const;
