import { nowStart, obstacleNow } from '@hearthkin/domain/booking/free-time';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { UNSHARED_MOOD } from '../../data/bookings/booking-draft';
import { type LiveCompanion, liveCompanion } from '../../data/companions/companion-queries';
import { nowStartWords } from '../../data/companions/companion-words';
import { useLive } from '../../data/kit/live-query';
import { accountPath, bookPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { useNow } from '../../ui/hooks/clock';
import { late, preloads } from '../../ui/late';
import { MOOD_WORDS } from '../../ui/people/moods';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { CannotMeetNotice, useCannotMeet } from '../safety/public';
import { type AskDraft, askDrafts } from './ask-draft';
import { CurrentChoice } from './current-choice';
import { type SupportSearch, supportPath } from './support-search';
import { SupportStep } from './support-step';
import { unavailableReason } from './unavailable-reason';

const AskNow = late(async () => (await import('./ask-now')).AskNow, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={320} />,
});

const UnlessPaused = late(
  async () => (await import('../bookings/book/unless-paused')).UnlessPaused,
  { isRare: true, fallback: ({ children }) => children },
);

interface TimingStepProps {
  readonly search: SupportSearch;
  /** Null for none chosen. */
  readonly mood: Mood | null;
  readonly companionId: string;
}

/** Step three: talk right now or later. */
export function TimingStep({ search, mood, companionId }: TimingStepProps) {
  const read = useLive(liveCompanion(companionId));
  const companion = read.status === 'ready' ? (read.data?.data ?? null) : null;
  const back = supportPath({ ...search, companionId: null });
  return (
    <SupportStep
      step={3}
      title="When would you like to talk?"
      text="You’ll see the full price before you book."
    >
      {read.status === 'failed' ? (
        <LoadFailed retry={read.retry} />
      ) : read.status === 'loading' ? (
        <Skeleton variant="rounded" height={280} aria-busy />
      ) : companion === null || !companion.listed ? (
        <EmptyState scene="lantern" title={ERROR_MESSAGES['not-listed']}>
          <Button component={Link} to={back} variant="contained">
            Choose someone else
          </Button>
        </EmptyState>
      ) : (
        <>
          <CurrentChoice what="companion" to={back}>
            <PersonAvatar name={companion.displayName} photo={companion.photo} size={48} />
            <div>
              <Typography sx={{ fontWeight: 600 }}>{companion.displayName}</Typography>
              {mood !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  For feeling {MOOD_WORDS[mood].title.toLowerCase()}
                </Typography>
              )}
            </div>
          </CurrentChoice>
          <TimingChoice key={companionId} {...{ search, mood, companionId, companion }} />
        </>
      )}
    </SupportStep>
  );
}

function TimingChoice(props: TimingStepProps & { readonly companion: LiveCompanion }) {
  const { search, mood, companionId, companion } = props;
  const now = useNow();
  const session = useSession();
  // Another mood begins anew.
  const draftId = `${companionId}.${mood ?? ''}`;
  // Kept when the member switches to a session later.
  const [draft, setDraft] = useState<AskDraft>(
    () => askDrafts.load(draftId) ?? { timing: null, minutes: null, mood },
  );
  const change = (values: Partial<AskDraft>) => {
    const changed = { ...draft, ...values };
    setDraft(changed);
    askDrafts.save(draftId, changed);
  };
  const { timing: wanted, mood: shared } = draft;
  const obstacle = obstacleNow(companion, now);
  // Drop the choice of "now" once the companion stops being available.
  const timing = wanted === 'now' && obstacle !== null ? null : wanted;
  const isMember = session.status !== 'signed-in' || session.userType === 'spender';
  const cannotMeet = useCannotMeet();
  const navigate = useNavigate();
  const askedPath = (asked: string) => supportPath({ mood, onlyNow: true, asked });
  const name = companion.displayName;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Box
        component="fieldset"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 2,
          border: 0,
          p: 0,
          m: 0,
        }}
      >
        <Box
          component="legend"
          sx={{ typography: 'body2', color: 'text.secondary', p: 0, mb: 1.5 }}
        >
          A session with {name}
        </Box>
        <Box sx={{ display: 'grid' }} {...preloads(AskNow)}>
          <UnlessPaused name="talkNow">
            <ChoiceCard
              type="radio"
              name="timing"
              checked={timing === 'now'}
              disabled={obstacle !== null}
              onChange={() => change({ timing: 'now' })}
            >
              <Option
                icon={<BoltOutlined />}
                title="Talk Right Now"
                text={
                  obstacle === null
                    ? nowStartWords(nowStart(now), now)
                    : unavailableReason(obstacle, name)
                }
              />
            </ChoiceCard>
          </UnlessPaused>
        </Box>
        <ChoiceCard
          type="radio"
          name="timing"
          checked={timing === 'later'}
          onChange={() => change({ timing: 'later' })}
        >
          <Option
            icon={<EventOutlined />}
            title="Schedule for Later"
            text={`Choose a day and a time when ${name} is free.`}
          />
        </ChoiceCard>
      </Box>
      {obstacle !== null && (
        <Button
          component={Link}
          to={supportPath({ ...search, companionId: null, onlyNow: true })}
          sx={{ mt: 1.5, marginInlineStart: -2 }}
        >
          See who else is free now
        </Button>
      )}
      {timing === 'now' && session.status === 'signed-in' && isMember ? (
        <Card component="section" aria-label="Your session" sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
          <AskNow
            companionId={companionId}
            companion={companion}
            mood={shared}
            onMood={(chosen) => change({ mood: chosen })}
            length={draft.minutes}
            onLength={(minutes) => change({ minutes })}
            askedPath={askedPath}
            onAsked={(asked) => {
              askDrafts.drop(draftId);
              void navigate(askedPath(asked));
            }}
          />
        </Card>
      ) : isMember ? (
        <Stack sx={{ gap: 2, mt: 3, alignItems: 'flex-start' }}>
          {/* Times and prices stay open to everyone. */}
          {cannotMeet && <CannotMeetNotice act="book" />}
          {timing === null ? (
            <Button variant="contained" size="large" disabled>
              Continue
            </Button>
          ) : (
            <Button
              component={Link}
              to={
                timing === 'now' && session.status === 'visitor'
                  ? accountPath(supportPath({ ...search, companionId }))
                  : bookPath(companionId, {
                      mood: shared ?? UNSHARED_MOOD,
                      found: 'matching',
                      type: timing,
                    })
              }
              variant="contained"
              size="large"
            >
              Continue
            </Button>
          )}
        </Stack>
      ) : (
        <Alert severity="info" sx={{ mt: 3 }}>
          Only members can book. You’re signed in with a different kind of account.
        </Alert>
      )}
    </Box>
  );
}

interface OptionProps {
  readonly icon: ReactElement;
  readonly title: string;
  readonly text: string;
}

function Option({ icon, title, text }: OptionProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2.5, minHeight: 112 }}>
      <Box aria-hidden sx={{ display: 'flex', color: 'primary.main', pt: 0.25 }}>
        {icon}
      </Box>
      <div>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
      </div>
    </Box>
  );
}
