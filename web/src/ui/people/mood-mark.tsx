import type { Mood } from '@hearthkin/domain/companion/traits';
import AirRounded from '@mui/icons-material/AirRounded';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import type { ReactElement } from 'react';

const ICONS: Readonly<Record<Mood, ReactElement>> = {
  lonely: <LocalCafeOutlined />,
  anxious: <AirRounded />,
  sad: <WaterDropOutlined />,
  bored: <LightbulbOutlined />,
  stressed: <SpaOutlined />,
};

/** A mood's icon, always shown beside its name. */
export function MoodMark({ mood, size = 44 }: { readonly mood: Mood; readonly size?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        bgcolor: 'action.selected',
        color: 'primary.main',
      }}
    >
      {ICONS[mood]}
    </Box>
  );
}
