import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import {
  activityFormSchema,
  activityTimes,
  mayCrossOut,
  NEVER_ASKED,
} from '@hearthkin/domain/community/activity-form';
import { EVENT_CITIES, EVENT_CITY_NAMES, type EventCity } from '@hearthkin/domain/community/event';
import type { HostedTime } from '@hearthkin/domain/community/hosted-time';
import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Activity } from '../../../data/activities/activity-queries';
import { companionPages } from '../../../data/companions/companion-list-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { zoneName } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { SelectField } from '../../../ui/forms/select-field';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { HostSessions, useHostSessions } from '../host-sessions';
import {
  type ActivityDraft,
  type ActivityProblems,
  activityDrafts,
  draftOf,
  EMPTY_ACTIVITY,
  parseDraft,
  type TextName,
} from './activity-draft';
import { PlanField } from './plan-field';

interface ActivityDialogProps {
  /** The activity to change; null for a new one. */
  readonly former: Doc<Activity> | null;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onSaved: (sentence: string) => void;
}

/** A form for a group activity. The draft survives a reload. */
export function ActivityDialog({ former, onClose, onSaved }: ActivityDialogProps) {
  const draftId = former?.id ?? 'new';
  const [saved] = useState(() => (former === null ? EMPTY_ACTIVITY : draftOf(former.data)));
  const [draft, setDraft] = useState<ActivityDraft>(() => activityDrafts.load(draftId) ?? saved);
  const [problems, setProblems] = useState<ActivityProblems>({});
  const { run, isBusy, failure } = useAction(() => {
    activityDrafts.drop(draftId);
    onSaved(`“${draft.title.trim()}” is ${former === null ? 'published' : 'changed'}.`);
  });
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  useEffect(() => {
    if (isDirty) activityDrafts.save(draftId, draft);
    else activityDrafts.drop(draftId);
  }, [isDirty, draftId, draft]);

  const sessions = useHostSessions(draft.hostId, isSameTime(draft, saved) ? [] : typedTimes(draft));

  const change = (values: Partial<ActivityDraft>) => setDraft({ ...draft, ...values });
  const field = (name: TextName, label: string, hint?: string) => ({
    label,
    fullWidth: true,
    value: draft[name],
    disabled: isBusy,
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  });
  const lines = (name: TextName, label: string) => (
    <TextField {...field(name, label, 'One on each line')} multiline minRows={2} />
  );

  async function send(): Promise<void> {
    const filled = parseDraft(draft);
    if ('problems' in filled) {
      setProblems(filled.problems);
      return;
    }
    if (!mayCrossOut(filled.form.originalPriceMinor, former?.data ?? null)) {
      setProblems({ originalPrice: NEVER_ASKED });
      return;
    }
    setProblems({});
    await run(async () => {
      const activityId = former?.id ?? null;
      const overSessions = sessions.overSessions && { overSessions: true };
      await call('saveActivity', { activityId, form: filled.form, ...overSessions });
    });
  }

  return (
    <FormDialog
      isLong
      title={former === null ? 'New group activity' : 'Change this activity'}
      intro="Anyone can read it at once. Once someone has joined, its host, time and place stay as they are, and it costs no more."
      isDirty={isDirty}
      isBusy={isBusy}
      failure={
        Object.keys(problems).length > 0
          ? 'Please look through the fields that are marked.'
          : failure
      }
      submitLabel={former === null ? 'Publish' : 'Save'}
      busyLabel="Saving..."
      canSubmit={isDirty && sessions.canPublish}
      onSubmit={() => void send()}
      onClose={() => {
        activityDrafts.drop(draftId);
        onClose();
      }}
    >
      <TextField {...field('title', 'Title')} required />
      <TextField {...field('description', 'Description')} required multiline minRows={4} />
      <HostField
        host={draft.hostId === '' ? null : { id: draft.hostId, name: draft.hostName }}
        onChange={(host) => change({ hostId: host?.id ?? '', hostName: host?.name ?? '' })}
        problem={problems.hostId}
        disabled={isBusy}
      />
      <TextField {...field('bio', 'About the host')} required multiline minRows={2} />
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
      <HostSessions
        found={sessions}
        timeZone={EVENT_CITIES[draft.city as EventCity]}
        isBusy={isBusy}
      />
      <TextField {...field('location', 'Meeting point')} required />
      <TwoColumns>
        <TextField
          {...field('price', 'Price per person (€)', 'Settled with the host')}
          required
          inputMode="decimal"
        />
        <TextField
          {...field(
            'originalPrice',
            'Original price (€)',
            'Optional: an earlier price, crossed out',
          )}
          disabled={isBusy || former === null}
          inputMode="decimal"
        />
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
        onChange={(schedule) => change({ schedule })}
      />
      {lines('whatToBring', 'What to bring')}
      {lines('benefits', 'Benefits')}
      {lines('requirements', 'Requirements')}
    </FormDialog>
  );
}

/** The time that is typed; none until it is whole. */
function typedTimes({ date, time, minutes, city }: ActivityDraft): HostedTime[] {
  const typed = timeFormSchema.safeParse({ date, time, minutes: Number(minutes), city });
  const times = typed.success ? activityTimes(typed.data) : null;
  return times === null ? [] : [times];
}

const timeFormSchema = z.pick(activityFormSchema, {
  date: true,
  time: true,
  minutes: true,
  city: true,
});

/** Whether an activity keeps its host and time. */
function isSameTime(draft: ActivityDraft, former: ActivityDraft): boolean {
  return (['hostId', 'date', 'time', 'minutes', 'city'] as const).every(
    (name) => draft[name] === former[name],
  );
}

function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>{children}</Box>
  );
}

const SHRUNK = { inputLabel: { shrink: true } } as const;

interface Host {
  readonly id: string;
  readonly name: string;
}

interface HostFieldProps {
  /** Null before a choice. */
  readonly host: Host | null;
  readonly onChange: (host: Host | null) => void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
}

/** Chooses the host by searching listed companions. */
function HostField({ host, onChange, problem, disabled }: HostFieldProps) {
  const [text, setText] = useState('');
  const [token = null] = queryTokens(text === host?.name ? '' : text);
  const read = useLatest(
    useLive(companionPages({ sort: 'rating', token, cityKey: null, facets: [] })),
  );
  const found: readonly Host[] =
    read.status === 'ready'
      ? read.data.items.map(({ id, data }) => ({ id, name: data.displayName }))
      : [];
  return (
    <Autocomplete
      value={host}
      options={found}
      disabled={disabled}
      loading={read.status === 'loading'}
      // The query has already filtered.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, typed) => setText(typed)}
      noOptionsText={read.status === 'failed' ? 'Couldn’t be loaded' : 'No one found'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Host"
          required
          error={problem !== undefined}
          helperText={problem === undefined ? 'A listed companion' : 'Please choose a companion'}
        />
      )}
    />
  );
}
