import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import { EVENT_CITIES, EVENT_CITY_NAMES, type EventCity } from '@hearthkin/domain/community/event';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ActivityDraft, ActivityProblems, TextName } from '../../lib/activity-draft';
import { zoneName } from '../../lib/format';
import { PlanField } from './plan-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

interface ActivityFieldsProps {
  readonly draft: ActivityDraft;
  readonly problems: ActivityProblems;
  readonly isBusy: boolean;
  readonly onChange: (values: Partial<ActivityDraft>) => void;
  /** The field that chooses the host; without it, the host fills in the form. */
  readonly host?: ReactNode;
  /** Whether an earlier price can be crossed out; undefined hides the field. */
  readonly mayCrossOut?: boolean;
  /** Shown below the time: all that the host has promised then. */
  readonly clashes: ReactNode;
}

/** The fields of a group activity, for our team and for a companion who proposes one. */
export function ActivityFields(props: ActivityFieldsProps) {
  const { draft, problems, isBusy, onChange, host, mayCrossOut, clashes } = props;
  const isOwn = host === undefined;
  const field = (name: TextName, label: string, hint?: string) => ({
    label,
    fullWidth: true,
    value: draft[name],
    disabled: isBusy,
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  });
  const lines = (name: TextName, label: string) => (
    <TextField {...field(name, label, 'One on each line')} multiline minRows={2} />
  );
  return (
    <>
      <TextField {...field('title', 'Title')} required />
      <TextField {...field('description', 'Description')} required multiline minRows={4} />
      {host}
      <TextField
        {...field('bio', isOwn ? 'About you' : 'About the host')}
        required
        multiline
        minRows={2}
      />
      <TwoColumns>
        <TextField {...field('specialties', 'Specialties', 'With commas between')} />
        <TextField {...field('yearsExperience', 'Years of experience')} inputMode="numeric" />
      </TwoColumns>
      <TwoColumns>
        <TextField {...field('date', 'Date')} required type="date" slotProps={SHRUNK} />
        <TextField
          {...field('time', 'Time', zoneName(EVENT_CITIES[draft.city as EventCity]))}
          required
          type="time"
          slotProps={SHRUNK}
        />
        <TextField {...field('minutes', 'Minutes it takes')} required inputMode="numeric" />
        <SelectField {...field('city', 'City')}>
          {EVENT_CITY_NAMES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </SelectField>
      </TwoColumns>
      {clashes}
      <TextField {...field('location', 'Meeting point')} required />
      <TwoColumns>
        <TextField
          {...field(
            'price',
            'Price per person (€)',
            isOwn ? 'People settle it with you' : 'Settled with the host',
          )}
          required
          inputMode="decimal"
        />
        {mayCrossOut !== undefined && (
          <TextField
            {...field(
              'originalPrice',
              'Original price (€)',
              'Optional: an earlier price, crossed out',
            )}
            disabled={isBusy || !mayCrossOut}
            inputMode="decimal"
          />
        )}
        <TextField
          {...field('maxParticipants', 'Spots', `From 1 to ${ACTIVITY_LIMITS.participants}`)}
          required
          inputMode="numeric"
        />
        <TextField {...field('tags', 'Tags', 'With commas between')} />
      </TwoColumns>
      <PlanField
        plan={draft.schedule}
        city={draft.city}
        problem={problems.schedule}
        disabled={isBusy}
        onChange={(schedule) => onChange({ schedule })}
      />
      {lines('whatToBring', 'What to bring')}
      {lines('benefits', 'Benefits')}
      {lines('requirements', 'Requirements')}
    </>
  );
}

function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>{children}</Box>
  );
}

const SHRUNK = { inputLabel: { shrink: true } } as const;
