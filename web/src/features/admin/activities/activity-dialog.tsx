import type { Activity as StoredActivity } from '@hearthkin/domain/community/activity';
import { mayCrossOut, NEVER_ASKED } from '@hearthkin/domain/community/activity-form';
import { EVENT_CITIES, type EventCity } from '@hearthkin/domain/community/event';
import { queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import Autocomplete from '@mui/material/Autocomplete';
import { useEffect, useState } from 'react';
import { companionPages } from '../../../data/companions/companion-list-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import {
  type ActivityDraft,
  type ActivityProblems,
  activityDrafts,
  draftOf,
  EMPTY_ACTIVITY,
  parseDraft,
  typedTimes,
} from '../../../lib/activity-draft';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { ActivityFields } from '../../../ui/forms/activity-fields';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import { HostSessions, useHostSessions } from '../host-sessions';

interface ActivityDialogProps {
  /** The activity to change; null for a new one. */
  readonly former: Doc<StoredActivity> | null;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onSaved: (sentence: string) => void;
}

/** A form for a group activity, which its host is asked to lead. The draft survives a reload. */
export function ActivityDialog({ former, onClose, onSaved }: ActivityDialogProps) {
  const draftId = former?.id ?? 'new';
  const [saved] = useState(() => (former === null ? EMPTY_ACTIVITY : draftOf(former.data)));
  const [draft, setDraft] = useState<ActivityDraft>(() => activityDrafts.load(draftId) ?? saved);
  const [problems, setProblems] = useState<ActivityProblems>({});
  const { run, isBusy, failure } = useAction();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  useEffect(() => {
    if (isDirty) activityDrafts.save(draftId, draft);
    else activityDrafts.drop(draftId);
  }, [isDirty, draftId, draft]);

  // As `moveOfSave` decides, so far as the form knows.
  const isAsked = former?.data.status !== 'open' || !isSameThere(draft, saved);
  const sessions = useHostSessions(draft.hostId, isAsked ? typedTimes(draft) : []);
  // A request or proposal that ended can be sent again as it is.
  const maySend = isDirty || ENDED.some((status) => status === former?.data.status);

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
    const title = `“${draft.title.trim()}”`;
    let sentence = '';
    const failed = await run(async () => {
      const activityId = former?.id ?? null;
      const { status } = await call('saveActivity', { activityId, form: filled.form });
      sentence =
        status === 'asked'
          ? `We’ve asked ${draft.hostName} to host ${title}.`
          : `${title} is changed. We’ve let the host know.`;
    });
    if (failed !== null) return;
    activityDrafts.drop(draftId);
    onSaved(sentence);
  }

  return (
    <FormDialog
      isLong
      title={former === null ? 'New group activity' : 'Change this activity'}
      intro={INTRO}
      isDirty={isDirty}
      isBusy={isBusy}
      failure={
        Object.keys(problems).length > 0
          ? 'Please look through the fields that are marked.'
          : failure
      }
      submitLabel={isAsked ? 'Ask host' : 'Save'}
      busyLabel={isAsked ? 'Asking...' : 'Saving...'}
      canSubmit={maySend}
      onSubmit={() => void send()}
      onClose={() => {
        activityDrafts.drop(draftId);
        onClose();
      }}
    >
      <ActivityFields
        draft={draft}
        problems={problems}
        isBusy={isBusy}
        onChange={(values) => setDraft({ ...draft, ...values })}
        mayCrossOut={former !== null}
        host={
          <HostField
            host={draft.hostId === '' ? null : { id: draft.hostId, name: draft.hostName }}
            onChange={(host) =>
              setDraft({ ...draft, hostId: host?.id ?? '', hostName: host?.name ?? '' })
            }
            problem={problems.hostId}
            // The companion who proposed it is its host.
            disabled={isBusy || former?.data.status === 'proposed'}
          />
        }
        clashes={
          <HostSessions
            found={sessions}
            timeZone={EVENT_CITIES[draft.city as EventCity]}
            isBusy={isBusy}
            isAsked
          />
        }
      />
    </FormDialog>
  );
}

const INTRO =
  'The host reads all of it and has to accept before it goes live. Once it’s live, other words need no new answer. ' +
  'Another host, time or place does, and it leaves the site until then. Once someone has joined, those stay, and it costs no more.';

const ENDED = ['declined', 'lapsed'] as const;

/** Whether an activity keeps its host, time and place. */
function isSameThere(draft: ActivityDraft, former: ActivityDraft): boolean {
  const kept = ['hostId', 'date', 'time', 'minutes', 'city', 'location'] as const;
  return kept.every((name) => draft[name].trim() === former[name].trim());
}

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
