import { GENDER_LABELS } from '@hearthkin/domain/companion/about-person';
import { firstSentence } from '@hearthkin/domain/companion/first-sentence';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { TRAIT_DESCRIPTIONS, traitUse } from '@hearthkin/domain/companion/trait-descriptions';
import { TRAITS, type Trait } from '@hearthkin/domain/companion/traits';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Companion } from '../../data/companions/companion-queries';

/** The companion's own description, after its first sentence, which the header shows, and what is counted of their sessions. */
export function About({ companion }: { readonly companion: Companion }) {
  const { bio, languages, gender, interests, traits, supportStyles, displayName } = companion;
  const { completionPercent, returningMembers } = companion;
  const { rest } = firstSentence(bio);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {bio === '' && (
        <Typography sx={{ color: 'text.secondary' }}>
          {displayName} hasn’t added an introduction yet.
        </Typography>
      )}
      {rest !== '' && <Introduction>{rest}</Introduction>}
      <Choices title="Specialties" labels={supportStyles.map((id) => SUPPORT_STYLES[id])} />
      {traits.length > 0 && <Personality traits={traits} />}
      <Choices
        title="Languages"
        labels={[`${languages.native} (native)`, ...languages.secondary]}
      />
      {gender !== null && <Choices title="Gender" labels={[GENDER_LABELS[gender]]} />}
      <Choices title="Interests" labels={interests.map((id) => INTERESTS[id])} />
      {completionPercent !== null && (
        <Counted
          title="Completion rate"
          number={`${completionPercent}%`}
          note="of sessions took place. Those that members canceled don’t count."
        />
      )}
      {returningMembers !== null && returningMembers > 0 && (
        <Counted
          title="Came back"
          number={String(returningMembers)}
          note={
            returningMembers === 1
              ? 'member had more than one session.'
              : 'members had more than one session.'
          }
        />
      )}
    </Stack>
  );
}

export function Introduction({ children }: { readonly children: ReactNode }) {
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {children}
    </Typography>
  );
}

interface RowProps {
  readonly title: string;
  /** Gets the id of the title. */
  readonly children: (titleId: string) => ReactNode;
}

function Row({ title, children }: RowProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      <Typography
        component="h3"
        id={id}
        variant="body2"
        sx={{ color: 'text.secondary', fontWeight: 600, lineHeight: '32px' }}
      >
        {title}
      </Typography>
      {children(id)}
    </Box>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly labels: readonly string[];
}

function Choices({ title, labels }: ChoicesProps) {
  if (labels.length === 0) return null;
  return (
    <Row title={title}>
      {(titleId) => (
        <Box
          component="ul"
          aria-labelledby={titleId}
          sx={{ ...PLAIN_LIST, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {labels.map((label) => (
            <li key={label}>
              <Chip label={label} variant="outlined" />
            </li>
          ))}
        </Box>
      )}
    </Row>
  );
}

/** Each trait with what it means and is good for. */
function Personality({ traits }: { readonly traits: readonly Trait[] }) {
  return (
    <Row title="Personality">
      {(titleId) => (
        <Stack component="ul" aria-labelledby={titleId} sx={{ ...PLAIN_LIST, gap: 1, pt: 0.5 }}>
          {traits.map((trait) => (
            <li key={trait}>
              <Typography sx={{ fontWeight: 600 }}>{TRAITS[trait].label}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {TRAIT_DESCRIPTIONS[trait]} {traitUse(trait)}.
              </Typography>
            </li>
          ))}
        </Stack>
      )}
    </Row>
  );
}

interface CountedProps {
  readonly title: string;
  readonly number: string;
  /** Goes on after the number. */
  readonly note: string;
}

function Counted({ title, number, note }: CountedProps) {
  return (
    <Row title={title}>
      {() => (
        <Typography sx={{ lineHeight: { sm: '32px' } }}>
          <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number}
          </Box>{' '}
          {note}
        </Typography>
      )}
    </Row>
  );
}

const PLAIN_LIST = { p: 0, m: 0, listStyle: 'none' } as const;
