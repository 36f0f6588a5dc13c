import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { MOODS, type Mood } from '@hearthkin/domain/companion/traits';
import AirRounded from '@mui/icons-material/AirRounded';
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { browsePath, registerPath } from '../lib/paths';
import { MOOD_WORDS } from '../ui/moods';
import { PageHeading } from '../ui/page-heading';
import { FarewellNotice } from './farewell-notice';
import { Hearth } from './hearth';

const MOOD_ICONS: Readonly<Record<Mood, ReactElement>> = {
  anxious: <AirRounded />,
  sad: <WaterDropOutlined />,
  bored: <LightbulbOutlined />,
  stressed: <SpaOutlined />,
};

/** Three plain facts about how a session comes about. */
const FACTS = [
  ['Real people, verified', 'Every companion you see has had their documents reviewed.'],
  ['The price is the price', 'You see the full amount, every discount named, before you ask.'],
  ['Free to change your mind', 'Cancel without charge until 24 hours before you meet.'],
] as const;

export function LandingPage() {
  return (
    <>
      <title>{`${PRODUCT_NAME} · Good company, when you need it`}</title>
      <meta
        name="description"
        content="Find a companion for a walk, a talk or an afternoon. Verified people, clear prices."
      />
      <FarewellNotice />
      <Hero />
      <Container maxWidth="lg" component="section" aria-labelledby="moods" sx={{ py: 6 }}>
        <Typography variant="h2" id="moods" sx={{ mb: 2.5 }}>
          How are you today?
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
            gap: 2,
            p: 0,
            m: 0,
            listStyle: 'none',
          }}
        >
          {MOODS.map((mood) => (
            <Card component="li" key={mood}>
              <CardActionArea
                component={Link}
                to={browsePath({ mood })}
                sx={{ p: 2.5, height: '100%' }}
              >
                <Box
                  aria-hidden
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 44,
                    height: 44,
                    mb: 1.5,
                    borderRadius: '50%',
                    bgcolor: 'action.selected',
                    color: 'primary.main',
                  }}
                >
                  {MOOD_ICONS[mood]}
                </Box>
                <Typography variant="h3" component="p">
                  {MOOD_WORDS[mood].title}
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {MOOD_WORDS[mood].text}
                </Typography>
              </CardActionArea>
            </Card>
          ))}
        </Box>
      </Container>
      <Container maxWidth="lg" component="section" aria-label="What to expect" sx={{ py: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
            gap: { xs: 3, md: 5 },
          }}
        >
          {FACTS.map(([title, text]) => (
            <Box key={title} sx={{ borderTop: 2, borderColor: 'secondary.main', pt: 2 }}>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </>
  );
}

function Hero() {
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.1fr 0.9fr' },
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          py: { xs: 5, md: 9 },
        }}
      >
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <PageHeading>Good company, when you need it</PageHeading>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '48ch' }}
          >
            A walk and a coffee. Someone to study next to. An hour of being listened to. Choose a
            companion, a time and a place, and meet a person who is there for you.
          </Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 1.5, width: { xs: 1, sm: 'auto' } }}
          >
            <Button component={Link} to={registerPath()} variant="contained" size="large">
              Find My Companion
            </Button>
            <Button
              component={Link}
              to={registerPath(undefined, 'earner')}
              variant="outlined"
              size="large"
            >
              Become a Companion
            </Button>
          </Stack>
        </Stack>
        <Hearth />
      </Container>
    </Box>
  );
}
