import StarRounded from '@mui/icons-material/StarRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { registerPath } from '../../lib/paths';
import { SAMPLE_PEOPLE, type SamplePerson, traitLabels } from './sample-people';
import { Section } from './section';

/** Three examples of companions. They are said to be examples: nobody may wait for them. */
export function SampleCompanions() {
  return (
    <Section
      title="The kind of people you meet"
      text="Three examples. Once you have signed up you see the real companions, with their real reviews."
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {SAMPLE_PEOPLE.map((person) => (
          <SampleCard key={person.name} person={person} />
        ))}
      </Box>
    </Section>
  );
}

function SampleCard({ person }: { readonly person: SamplePerson }) {
  const { name, credentials, rating, sessions, specialties, avatar, premium } = person;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Avatar src={avatar} alt="" sx={{ width: 72, height: 72, bgcolor: 'action.selected' }} />
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="h3">{name}</Typography>
            {premium && <Chip size="small" color="secondary" variant="outlined" label="Premium" />}
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {credentials}
          </Typography>
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <StarRounded aria-hidden sx={{ color: 'secondary.main', fontSize: 20 }} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {rating}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          · {sessions.toLocaleString('en-US')} sessions
        </Typography>
      </Stack>
      <Typography>{traitLabels(person)}</Typography>
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {specialties.map((specialty) => (
          <Chip key={specialty} size="small" label={specialty} />
        ))}
      </Stack>
      <Button
        component={Link}
        to={registerPath()}
        variant="outlined"
        aria-label={`Start Conversation with somebody like ${name}`}
        sx={{ mt: 'auto', minHeight: 44 }}
      >
        Start Conversation
      </Button>
    </Card>
  );
}
