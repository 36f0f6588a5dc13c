import {
  EVENT_CATEGORIES,
  EVENT_CITIES,
  EVENT_CITY_NAMES,
  EVENT_LIMITS,
  EVENT_MESSAGES,
  EVENT_SENT_MS,
  type EventCity,
  type EventForm,
} from '@hearthkin/domain/community/event';
import { eventToday, seriesStarts } from '@hearthkin/domain/community/event-start';
import { REPEAT_EVERY, REPEAT_LABELS } from '@hearthkin/domain/community/repeats';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import { formatDate } from '../../../lib/format';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { FormTextField } from '../../../ui/forms/form-field';
import { FormSelectField } from '../../../ui/forms/form-select-field';
import { useNow } from '../../../ui/hooks/clock';
import { CannotMeetDialog, useCannotMeet } from '../../safety/public';
import { eventDrafts, repeatsOf, TIMES_HINT, type TypedEvent } from './event-form';
import { OwnSessions } from './own-sessions';
import { useEventForm } from './use-event-form';

interface CreateEventDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/**
 * Submits an event (specification 2, section 5). Staff review it before it is published. A draft
 * stays while its author isn't verified.
 */
export function CreateEventDialog({ uid, onClose }: CreateEventDialogProps) {
  const [isSent, setSent] = useState(false);
  const cannotMeet = useCannotMeet();
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onClose, EVENT_SENT_MS);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  if (isSent) return <EventSent onClose={onClose} />;
  if (cannotMeet) return <CannotMeetDialog act="host" onClose={onClose} />;
  return <EventFormDialog uid={uid} onClose={onClose} onSent={() => setSent(true)} />;
}

function EventFormDialog({
  uid,
  onClose,
  onSent,
}: CreateEventDialogProps & { readonly onSent: () => void }) {
  const now = useNow();
  const event = useEventForm(uid, onSent);
  const { control, handleSubmit } = event.form;
  const city = EVENT_CITY_NAMES.find((known) => known === event.typed.city) ?? null;
  const field = {
    control,
    disabled: event.isBusy,
    isRequired: true,
    // The alert above covers all required fields.
    problemText: (problem: string, typed: string) => (typed.trim() === '' ? 'Required' : problem),
  };
  return (
    <FormDialog
      isLong
      title={event.isEdit ? 'Edit your event' : 'Create new event'}
      intro={
        event.isEdit
          ? 'Make the changes we asked for. We’ll review it again.'
          : 'We review every event before it goes live. People with a spot can message you. All fields are required, except repeating.'
      }
      isDirty={event.isDirty}
      isBusy={event.isBusy}
      failure={event.failure}
      submitLabel="Submit event"
      busyLabel="Submitting..."
      onSubmit={(submit) => void handleSubmit(event.send)(submit)}
      onClose={() => {
        eventDrafts.drop(uid);
        onClose();
      }}
    >
      {event.isIncomplete && <Alert severity="error">{EVENT_MESSAGES.required}</Alert>}
      <FormTextField {...field} name="title" label="Title" maxLength={EVENT_LIMITS.title} />
      <FormSelectField {...field} name="category" label="Category" options={EVENT_CATEGORIES} />
      <FormSelectField {...field} name="city" label="City" options={EVENT_CITY_NAMES} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <FormTextField
          {...field}
          name="date"
          label="Date"
          type="date"
          min={eventToday(city, now)}
        />
        <FormTextField
          {...field}
          name="time"
          label="Time"
          type="time"
          hint={city === null ? 'Local time in that city' : `${city} time`}
        />
      </Box>
      <RepeatFields control={control} typed={event.typed} isBusy={event.isBusy} city={city} />
      <OwnSessions uid={uid} typed={event.typed} />
      <FormTextField
        {...field}
        name="location"
        label="Location"
        hint="Where to meet: a place and its address"
        maxLength={EVENT_LIMITS.location}
      />
      <FormTextField
        {...field}
        name="maxAttendees"
        label="Spots"
        hint={`1 to ${EVENT_LIMITS.attendees} people, not counting you`}
        isNumeric
        maxLength={4}
      />
      <FormTextField
        {...field}
        name="description"
        label="Description"
        rows={4}
        hint={`What you’ll do and what to bring. Up to ${EVENT_LIMITS.description} characters.`}
        maxLength={EVENT_LIMITS.description}
      />
    </FormDialog>
  );
}

/** Confirms that an event was submitted. Closes automatically. */
function EventSent({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        Thank you
      </DialogTitle>
      <DialogContent>
        <Alert id={textId} severity="success" role="status">
          {EVENT_MESSAGES.sent}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RepeatFieldsProps {
  readonly control: Control<TypedEvent, unknown, EventForm>;
  readonly typed: Partial<TypedEvent>;
  readonly isBusy: boolean;
  readonly city: EventCity | null;
}

/** Whether an event repeats, on how many dates, and on which. */
function RepeatFields({ control, typed, isBusy, city }: RepeatFieldsProps) {
  const { every = '', times = '', date = '', time = '' } = typed;
  const repeats = repeatsOf({ every, times });
  const starts =
    repeats !== null && city !== null && date !== ''
      ? seriesStarts({ city, date, time, repeats }).flatMap(({ startsAt }) => startsAt ?? [])
      : [];
  const [first, last] = [starts[0], starts.at(-1)];
  const shown = (at: Date) => formatDate(at, city === null ? 'UTC' : EVENT_CITIES[city]);
  return (
    <div>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <FormSelectField
          control={control}
          disabled={isBusy}
          name="every"
          label="Repeats"
          none="Doesn’t repeat"
          options={REPEAT_EVERY.map((one) => REPEAT_LABELS[one])}
        />
        {every !== '' && (
          <FormTextField
            control={control}
            disabled={isBusy}
            name="times"
            label="Number of dates"
            hint={TIMES_HINT}
            isNumeric
            maxLength={2}
          />
        )}
      </Box>
      {every !== '' && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 1 }}>
          {first && last && `From ${shown(first)} to ${shown(last)}. `}
          We review all dates at once. Each has its own spots and waitlist.
        </Typography>
      )}
    </div>
  );
}
