import { TRAITS, type Trait } from '@hearthkin/domain/companion/traits';
import { formatCount } from '@hearthkin/domain/foundation/formats';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { registerPath } from '../../lib/paths';
import { CardGrid } from '../../ui/layout/card-grid';
import { CARD_STYLE } from './card-style';

/** A sample card (specification 1, section 3, "Landing sample card"). */
interface SamplePerson {
  readonly name: string;
  readonly credentials: string;
  readonly traits: readonly Trait[];
  readonly rating: number;
  readonly sessions: number;
  readonly specialties: readonly string[];
  /** Generated at build time. */
  readonly avatar: string;
  readonly premium: boolean;
}

/** Invented people with the specification's ratings and sessions (1, section 1). */
const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    name: 'Maya L.',
    credentials: 'Former nurse, trained in active listening',
    traits: ['calm', 'patient', 'listener'],
    rating: 4.98,
    sessions: 1247,
    specialties: ['Late-night worries', 'Quiet walks'],
    avatar: '/sample-avatars/f-09.svg',
    premium: true,
  },
  {
    name: 'David K.',
    credentials: 'Music teacher and father of three',
    traits: ['energetic', 'creative', 'humorous'],
    rating: 4.97,
    sessions: 892,
    specialties: ['New in town', 'Empty weekends'],
    avatar: '/sample-avatars/m-14.svg',
    premium: false,
  },
  {
    name: 'Irene S.',
    credentials: 'Twenty years in hospice care',
    traits: ['empathetic', 'compassionate', 'wise'],
    rating: 5,
    sessions: 1156,
    specialties: ['Grief', 'Being heard'],
    avatar: '/sample-avatars/f-22.svg',
    premium: true,
  },
];

function traitLabels({ traits }: SamplePerson): string {
  return traits.map((trait) => TRAITS[trait].label).join(' · ');
}

/** Three sample companions, under a heading that says so. */
export function SampleCompanions() {
  return (
    <CardGrid columns={{ md: 3 }}>
      {SAMPLE_PEOPLE.map((person) => (
        <SampleCard key={person.name} person={person} />
      ))}
    </CardGrid>
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
          · {formatCount(sessions)} sessions
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
        aria-label={`Start Conversation with someone like ${name}`}
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
