import { MOODS, type Mood, TRAITS } from '@hearthkin/domain/companion/traits';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../ui/layout/card-grid';
import { MoodMark } from '../../ui/people/mood-mark';
import { MOOD_WORDS } from '../../ui/people/moods';
import { addressOf, type SupportWay } from './support-search';
import { SupportStep } from './support-step';

/** The first step: how somebody feels. */
export function MoodStep({ way }: { readonly way: SupportWay }) {
  return (
    <SupportStep
      step={1}
      title="How are you feeling?"
      text="Choose what comes closest. We look for companions whose character answers it."
    >
      <CardGrid label="Moods" columns={{ sm: 2 }}>
        {MOODS.map((mood) => (
          <Card component="li" key={mood}>
            <CardActionArea
              component={Link}
              to={addressOf({ ...way, mood, companionId: null })}
              sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', p: 2.5, height: '100%' }}
            >
              <MoodMark mood={mood} />
              <div>
                <Typography variant="h2" component="p">
                  {MOOD_WORDS[mood].title}
                </Typography>
                <Typography sx={{ mt: 0.5 }}>{MOOD_WORDS[mood].text}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {traitsOf(mood).join(' · ')}
                </Typography>
              </div>
            </CardActionArea>
          </Card>
        ))}
      </CardGrid>
    </SupportStep>
  );
}

/** The traits that answer a mood: its own first, then those that answer every mood. */
function traitsOf(mood: Mood): string[] {
  const fitting = Object.values(TRAITS).filter(({ matches }) =>
    (matches as readonly Mood[]).includes(mood),
  );
  return fitting.map(({ label }) => label);
}
