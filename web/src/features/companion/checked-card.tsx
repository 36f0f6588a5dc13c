import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../lib/queries';
import { badgesOf } from './badges';
import { SideCard } from './side-card';

/** What stands behind each badge. */
export function CheckedCard({ badges }: Pick<Companion, 'badges'>) {
  const shown = badgesOf(badges);
  if (shown.length === 0) return null;
  return (
    <SideCard title="What we checked">
      <Stack component="ul" sx={{ gap: 1.75, p: 0, m: 0, listStyle: 'none' }}>
        {shown.map(({ id, label, checked, icon }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5 }}>
            <Box aria-hidden sx={{ display: 'flex', color: 'success.main', pt: 0.25 }}>
              {icon}
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {checked}
              </Typography>
            </div>
          </Box>
        ))}
      </Stack>
    </SideCard>
  );
}
