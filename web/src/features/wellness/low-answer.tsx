import { formatList } from '@hearthkin/domain/foundation/formats';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMatches } from '../../data/companions/use-matches';
import { needSupportPath } from '../../lib/paths';
import { useUrgentResources } from '../../ui/crisis/crisis-country';
import { PersonAvatar } from '../../ui/people/person-avatar';

interface LowAnswerProps {
  /** Moves to the note of the check-in; absent where there is none. */
  readonly onNote?: () => void;
}

/** The answer to a "Very low" check-in: someone to call, someone to talk to, and a note for later. */
export function LowAnswer({ onNote }: LowAnswerProps) {
  const id = useId();
  const urgent = useUrgentResources();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'primary.main', borderRadius: 1 }}
    >
      <Typography variant="h3" id={id}>
        Thank you for saying so. That sounds hard.
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        You don’t have to be alone with it. If it gets dark, these people answer day and night:
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {urgent.map(({ name, action, href }) => (
          <Button
            key={name}
            href={href}
            variant="outlined"
            color="error"
            aria-label={`${action}: ${name}`}
            sx={{ minHeight: 44 }}
          >
            {action}
          </Button>
        ))}
      </Stack>
      <FreeNow />
      {onNote !== undefined && (
        <Typography sx={{ mt: 2 }}>
          Would a few words help, for you to read later?{' '}
          <Button onClick={onNote} sx={{ minHeight: 44 }}>
            Write yourself a note
          </Button>
        </Typography>
      )}
    </Box>
  );
}

/** Faces that are shown; the others are a press away. */
const MAX_SHOWN = 3;

/** Companions who can talk right now. */
function FreeNow() {
  const { matches } = useMatches(null, 'now');
  const free = matches.map(({ candidate }) => candidate);
  const shown = free.slice(0, MAX_SHOWN);
  // Without an answer the way is the same.
  const words =
    free.length === 0
      ? 'Someone here can listen, too, now or later today.'
      : `${formatList(shown.map(({ data }) => data.displayName))} ${free.length === 1 ? 'is' : 'are'} free to talk now.`;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
      {shown.length > 0 && (
        <Stack
          direction="row"
          aria-hidden
          sx={{ '& > *:not(:first-of-type)': { marginInlineStart: -1.5 } }}
        >
          {shown.map(({ id, data }) => (
            <PersonAvatar key={id} name={data.displayName} photo={data.photo} size={40} />
          ))}
        </Stack>
      )}
      <Typography sx={{ flex: '1 1 200px' }}>{words}</Typography>
      <Button
        component={Link}
        to={needSupportPath(free.length === 0 ? {} : { when: 'now' })}
        variant="contained"
        sx={{ minHeight: 44 }}
      >
        {free.length === 0 ? 'See who is here' : 'Talk to someone now'}
      </Button>
    </Stack>
  );
}
