import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { registerPath } from '../../lib/paths';
import { CardGrid } from '../../ui/layout/card-grid';
import { CARD_STYLE } from './card-style';
import { SAMPLE_PEOPLE, type SamplePerson, traitLabels } from './sample-people';
import { Section } from './section';

/** Three sample companions, labelled as examples. */
export function SampleCompanions() {
  return (
    <Section
      title="The kind of people you meet"
      text="Three examples. Once you have signed up you see the real companions, with their real reviews."
    >
      <CardGrid columns={{ md: 3 }}>
        {SAMPLE_PEOPLE.map((person) => (
          <SampleCard key={person.name} person={person} />
        ))}
      </CardGrid>
    </Section>
  );
}

function SampleCard({ person }: { readonly person: SamplePerson }) {
  const { name, credentials, rating, sessions, specialties, avatar, premium } = person;
  return (
    <Box
      component="li"
      sx={{ ...CARD_STYLE, display: 'flex', flexDirection: 'column', gap: 2, p: 3 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'row', gap: 2, alignItems: 'center' }}>
        <Box
          component="img"
          src={avatar}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          sx={{ borderRadius: '50%', bgcolor: 'action.selected', flexShrink: 0 }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'row',
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
            }}
          >
            <Typography variant="h3">{name}</Typography>
            {premium && <Tag color="secondary.main">Premium</Tag>}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {credentials}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'row', gap: 0.5, alignItems: 'center' }}>
        <StarRounded aria-hidden sx={{ color: 'secondary.main', fontSize: 20 }} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {rating}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          · {sessions.toLocaleString('en-US')} sessions
        </Typography>
      </Box>
      <Typography>{traitLabels(person)}</Typography>
      <Box sx={{ display: 'flex', flexDirection: 'row', gap: 0.75, flexWrap: 'wrap' }}>
        {specialties.map((specialty) => (
          <Tag key={specialty}>{specialty}</Tag>
        ))}
      </Box>
      <Button
        component={Link}
        to={registerPath()}
        variant="outlined"
        aria-label={`Start Conversation with somebody like ${name}`}
        sx={{ mt: 'auto', minHeight: 44 }}
      >
        Start Conversation
      </Button>
    </Box>
  );
}

function Tag({ color, children }: { readonly color?: string; readonly children: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 99,
        border: 1,
        borderColor: color ?? 'transparent',
        color,
        bgcolor: color === undefined ? 'action.selected' : undefined,
        fontSize: '0.8125rem',
      }}
    >
      {children}
    </Box>
  );
}
