import {
  CHECKLIST_ITEMS,
  type ChecklistItem,
  checklistOf,
  type ItemState,
  nextItem,
} from '@hearthkin/domain/companion/checklist';
import { listedWords, type UnlistedReason } from '@hearthkin/domain/companion/listed';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnOnboarding } from '../../data/companions/own-onboarding';
import { formatDay, ownTimeZone } from '../../lib/format';
import { TextLink } from '../../ui/layout/text-link';

interface Words {
  readonly name: string;
  /** The target of a link. */
  readonly action: string;
  /** Why, while it is to do. */
  readonly why?: string;
}

const WORDS: Readonly<Record<ChecklistItem, Words>> = {
  account: { name: 'Account', action: 'Your profile' },
  identity: { name: 'Phone and face', action: 'Submit your ID' },
  about: { name: 'About you', action: 'Tell us about you' },
  hours: { name: 'Hours and rate', action: 'Set hours and rate' },
  photo: {
    name: 'Photo',
    action: 'Add a photo',
    why: 'Members see no listing without one. Our team reviews a later one on its own.',
  },
  documents: { name: 'Documents', action: 'Add your documents' },
  application: { name: 'Application', action: 'Finish and submit' },
  training: {
    name: 'Training',
    action: 'Start your training',
    why: 'Pass “Crisis” and “Safety” while you wait. We can’t approve your application before.',
  },
  payouts: {
    name: 'Payout account',
    action: 'Add your payout account',
    why: 'Members find you once your pay can reach you.',
  },
};

interface ChecklistProps {
  readonly facts: OwnOnboarding;
  /** The facts that they lack to be listed. */
  readonly missing: readonly UnlistedReason[];
  /** The page that shows the list. Links to it alone are left out. */
  readonly here?: string;
}

/** A companion's progress, and the next step. */
export function Checklist(props: ChecklistProps) {
  return (
    <Card component="section" aria-label="Your checklist" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2">Your checklist</Typography>
      <ChecklistItems {...props} />
    </Card>
  );
}

/** The items, with what comes next. */
export function ChecklistItems({ facts, missing, here }: ChecklistProps) {
  const items = checklistOf(facts);
  const next = nextItem(items);
  const needsAccount = facts.listing.payoutAccount !== 'not-needed';
  const shown = CHECKLIST_ITEMS.filter((item) => item !== 'payouts' || needsAccount);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {nextWords(next?.item ?? null, missing)}
      </Typography>
      <Stack component="ol" sx={{ gap: 1.25, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
        {shown.map((item) => (
          <Item
            key={item}
            words={WORDS[item]}
            now={items[item]}
            isNext={item === next?.item}
            here={here}
          />
        ))}
      </Stack>
    </>
  );
}

function nextWords(next: ChecklistItem | null, missing: readonly UnlistedReason[]): string {
  if (next !== null) return `Next: ${WORDS[next].name.toLowerCase()}.`;
  if (missing.length === 0) return listedWords(missing);
  return 'Nothing to do right now. We’ll email you when our team has decided.';
}

interface ItemProps {
  readonly words: Words;
  readonly now: ItemState;
  readonly isNext: boolean;
  readonly here: string | undefined;
}

function Item({ words, now, isNext, here }: ItemProps) {
  return (
    <Box
      component="li"
      {...(isNext && { 'aria-current': 'step' })}
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}
    >
      <StateIcon state={now.state} />
      <div>
        <Typography sx={{ fontWeight: isNext ? 650 : 400 }}>{words.name}</Typography>
        {now.state === 'todo' && words.why !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.why}
          </Typography>
        )}
        {now.state === 'todo' && <TextLink href={now.link}>{words.action}</TextLink>}
        {now.state === 'waiting' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            With our team{now.since !== null && ` since ${formatDay(now.since, ownTimeZone())}`}
          </Typography>
        )}
        {now.state === 'waiting' && now.link !== here && (
          <TextLink href={now.link}>See status</TextLink>
        )}
        {now.state === 'change' && (
          <>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {now.reason === '' ? 'Needs a change' : `Needs a change: ${now.reason}`}
            </Typography>
            <TextLink href={now.link}>Change it</TextLink>
          </>
        )}
      </div>
    </Box>
  );
}

function StateIcon({ state }: { readonly state: ItemState['state'] }) {
  switch (state) {
    case 'done':
      return <CheckCircleRounded color="success" titleAccess="Done" />;
    case 'waiting':
      return <HourglassTopRounded color="info" titleAccess="Under review" />;
    case 'change':
      return <ErrorOutlineRounded color="warning" titleAccess="Needs a change" />;
    case 'todo':
      return <RadioButtonUncheckedRounded color="disabled" titleAccess="To do" />;
  }
}
