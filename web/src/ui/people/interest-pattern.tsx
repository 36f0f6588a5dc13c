import type { Interest } from '@hearthkin/domain/foundation/interests';
import ChildCareOutlined from '@mui/icons-material/ChildCareOutlined';
import HikingRounded from '@mui/icons-material/HikingRounded';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import LocalMallOutlined from '@mui/icons-material/LocalMallOutlined';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import MuseumOutlined from '@mui/icons-material/MuseumOutlined';
import MusicNoteRounded from '@mui/icons-material/MusicNoteRounded';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import RestaurantRounded from '@mui/icons-material/RestaurantRounded';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

interface Cover {
  readonly Icon: typeof SvgIcon;
  /** A color role of the theme. */
  readonly role: 'primary' | 'secondary' | 'info' | 'success' | 'warning';
}

const COVERS: Readonly<Record<Interest, Cover>> = {
  culture: { Icon: MuseumOutlined, role: 'info' },
  lgbt: { Icon: VolunteerActivismOutlined, role: 'secondary' },
  geek: { Icon: SportsEsportsOutlined, role: 'info' },
  art: { Icon: PaletteOutlined, role: 'secondary' },
  family: { Icon: ChildCareOutlined, role: 'warning' },
  food: { Icon: RestaurantRounded, role: 'secondary' },
  shopping: { Icon: LocalMallOutlined, role: 'warning' },
  music: { Icon: MusicNoteRounded, role: 'primary' },
  sports: { Icon: HikingRounded, role: 'success' },
  wellness: { Icon: SpaOutlined, role: 'success' },
  movies: { Icon: MovieOutlined, role: 'primary' },
};

const NO_INTEREST: Cover = { Icon: LocalFireDepartmentOutlined, role: 'primary' };

/** Three prints of the icon: size, place and tilt. */
const PRINTS = [
  { size: 88, top: -18, end: 8, tilt: 14 },
  { size: 44, top: 24, end: 104, tilt: -16 },
  { size: 30, top: 4, end: 156, tilt: 10 },
] as const;

interface InterestPatternProps {
  readonly interest: Interest | undefined;
}

/** Fills an `InterestCover`. */
export function InterestPattern({ interest }: InterestPatternProps) {
  const { Icon, role } = interest === undefined ? NO_INTEREST : COVERS[interest];
  const color = `var(--mui-palette-${role}-main)`;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        color,
        bgcolor: `color-mix(in srgb, ${color} 14%, var(--mui-palette-background-paper))`,
      }}
    >
      {PRINTS.map(({ size, top, end, tilt }) => (
        <Icon
          key={size}
          sx={{
            position: 'absolute',
            top,
            insetInlineEnd: end,
            fontSize: size,
            opacity: 0.28,
            transform: `rotate(${tilt}deg)`,
          }}
        />
      ))}
    </Box>
  );
}
