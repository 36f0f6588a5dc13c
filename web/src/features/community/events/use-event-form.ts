import { EVENT_MESSAGES, type EventForm } from '@hearthkin/domain/community/event';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../firebase/call';
import { CallError } from '../../../lib/call-error';
import { errorSentence } from '../../../lib/error-sentence';
import { useAction } from '../../../ui/hooks/use-action';
import { BLANK_EVENT, eventDrafts, eventFormAt, isBlank, type TypedEvent } from './event-form';

/** The event form with its draft, which survives a reload. */
export function useEventForm(uid: string, onSent: () => void) {
  const [savedDraft] = useState(() => eventDrafts.load(uid));
  const [attempt, setAttempt] = useState(savedDraft?.attempt ?? null);
  const replaces = savedDraft?.replaces ?? null;
  const { run, isBusy, failure } = useAction(() => {
    eventDrafts.drop(uid);
    onSent();
  }, submissionFailure);
  const form = useForm<TypedEvent, unknown, EventForm>({
    // Validated against the time of submission.
    resolver: (...values) =>
      zodResolver<TypedEvent, unknown, EventForm>(eventFormAt(new Date()))(...values),
    defaultValues: { ...BLANK_EVENT, ...savedDraft?.form },
  });
  const { control, formState } = form;
  const typed = useWatch({ control });
  const isDirty = !isBlank(typed);
  const text = JSON.stringify(typed);
  useEffect(() => {
    const draft = { form: { ...BLANK_EVENT, ...JSON.parse(text) }, attempt, replaces };
    if (isDirty) eventDrafts.save(uid, draft);
    else eventDrafts.drop(uid);
  }, [isDirty, text, attempt, replaces, uid]);

  const send = (event: EventForm) =>
    run(async () => {
      const json = JSON.stringify(event);
      const id = attempt?.event === json ? attempt.id : crypto.randomUUID();
      setAttempt({ id, event: json });
      await call('submitEvent', { eventId: id, form: event });
      if (replaces !== null) await withdraw(replaces);
    });

  const isIncomplete = Object.entries(typed).some(
    ([name, text]) => name in formState.errors && text.trim() === '',
  );
  return { form, typed, isDirty, isBusy, failure, isIncomplete, isEdit: replaces !== null, send };
}

/** Deletes the rejected event. Its successor is submitted already, so a failure is only logged. */
async function withdraw(eventId: string): Promise<void> {
  await call('cancelEvent', { eventId, reason: '' }).catch((error: unknown) => {
    console.warn('Could not withdraw the former event', error);
  });
}

function submissionFailure(error: unknown): string {
  if (error instanceof CallError && error.code === 'rate-limited') return errorSentence(error);
  console.warn('Could not submit the event', error);
  return EVENT_MESSAGES.failed;
}
