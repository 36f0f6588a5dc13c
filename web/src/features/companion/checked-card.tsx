import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDay, ownTimeZone } from '../../lib/format';
import { type BadgeId, badgesOf } from './badges';
import { SideCard } from './side-card';

/** The meaning of each badge, and the day when it was given. */
export function CheckedCard({ companion }: { readonly companion: Companion }) {
  const { badges, badgesGivenAt } = companion;
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
              <CheckedOn id={id} given={badgesGivenAt[id]} />
            </div>
          </Box>
        ))}
      </Stack>
    </SideCard>
  );
}

interface CheckedOnProps {
  readonly id: BadgeId;
  readonly given: Date | null;
}

/** The date of a badge; nothing when unknown. */
function CheckedOn({ id, given }: CheckedOnProps) {
  if (given === null) return null;
  // That of a report is a day, which is the same everywhere.
  const isReport = id === 'background';
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isReport ? 'Report of' : 'Checked on'}{' '}
      <time dateTime={given.toISOString()}>
        {formatDay(given, isReport ? 'UTC' : ownTimeZone())}
      </time>
    </Typography>
  );
}
