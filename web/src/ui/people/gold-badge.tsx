import { TIER_NAMES } from '@hearthkin/domain/pricing/loyalty';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Chip from '@mui/material/Chip';

/** Shown beside the name of a Gold member. */
export function GoldBadge() {
  return (
    <Chip
      size="small"
      color="secondary"
      variant="outlined"
      icon={<WorkspacePremiumRounded />}
      label={`${TIER_NAMES.gold} member`}
      sx={{ flexShrink: 0 }}
    />
  );
}
