import { MOODS } from '@hearthkin/domain/companion/traits';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { browsePath, PATHS } from '../../lib/paths';
import { CardGrid } from '../../ui/layout/card-grid';
import { FLIP_IN_RTL } from '../../ui/layout/flip-in-rtl';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';
import { CARD_STYLE } from './card-style';
import { Section } from './section';

/** Links to companions by mood, and to the guided matching. */
export function MoodCards() {
  return (
    <Section title="How are you today?">
      <CardGrid columns={{ sm: 2, md: 4 }}>
        {MOODS.map((mood) => (
          <li key={mood}>
            <Box
              component={Link}
              to={browsePath({ mood })}
              sx={{
                ...CARD_STYLE,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                alignItems: { xs: 'center', sm: 'flex-start' },
                justifyContent: 'flex-start',
                gap: 1.5,
                p: 2.5,
                height: '100%',
              }}
            >
              <MoodMark mood={mood} />
              <div>
                <Typography variant="h3" component="p">
                  {MOOD_WORDS[mood].title}
                </Typography>
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {MOOD_WORDS[mood].text}
                </Typography>
              </div>
            </Box>
          </li>
        ))}
      </CardGrid>
      <Button
        component={Link}
        to={PATHS.needSupport}
        variant="outlined"
        endIcon={<ArrowForwardRounded sx={FLIP_IN_RTL} />}
        sx={{ mt: 2.5, minHeight: 44 }}
      >
        Match me with somebody
      </Button>
    </Section>
  );
}
