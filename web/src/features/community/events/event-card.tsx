import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { repeatWords } from '@hearthkin/domain/community/repeats';
import { whereWords } from '@hearthkin/domain/community/where';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Doc } from '../../../data/kit/readers';
import { eventPath } from '../../../lib/paths';
import { PlaceTime } from '../../../ui/layout/place-time';
import type { OwnPlace } from '../use-own-places';
import { CATEGORY_ICONS, placesWords } from './event-words';

interface EventCardProps {
  readonly event: Doc<CommunityEvent>;
  readonly place: OwnPlace;
  readonly isHost: boolean;
  /** The join or leave button. */
  readonly action: ReactNode;
}

/** An event in the hub's list. */
export function EventCard({ event: { id, data }, place, isHost, action }: EventCardProps) {
  const titleId = useId();
  const Icon = CATEGORY_ICONS[data.category];
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 1, p: 2.5 }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 48,
            height: 48,
            borderRadius: '50%',
            bgcolor: 'action.hover',
            color: 'secondary.main',
          }}
        >
          <Icon />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {data.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.category}
          </Typography>
        </Box>
        <OwnPlaceChip place={place} isHost={isHost} />
      </Stack>
      <Stack sx={{ gap: 0.75, flex: 1 }}>
        <Line icon={<ScheduleOutlined />}>
          <PlaceTime {...data} />
        </Line>
        {data.repeats !== null && (
          <Line icon={<EventRepeatOutlined />}>{repeatWords(data.repeats)}</Line>
        )}
        <Line icon={<PlaceOutlined />}>{whereWords(data)}</Line>
        <Line icon={<GroupOutlined />}>{placesWords(data)}</Line>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {action}
        <Button
          component={Link}
          to={eventPath(id)}
          aria-label={`View: ${data.title}`}
          sx={{ minHeight: 44 }}
        >
          View
        </Button>
      </Box>
    </Card>
  );
}

/** Whether the user has joined, is waiting or is the host. */
export function OwnPlaceChip(props: { readonly place: OwnPlace; readonly isHost: boolean }) {
  if (props.isHost)
    return <Chip size="small" color="secondary" variant="outlined" label="You host" />;
  if (props.place === null) return null;
  return props.place === 'attending' ? (
    <Chip size="small" color="success" label="Joined" />
  ) : (
    <Chip size="small" variant="outlined" label="Waiting" />
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box aria-hidden sx={{ display: 'inline-flex', mt: 0.25, '& svg': { fontSize: 20 } }}>
        {icon}
      </Box>
      <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
