import { type ContactForm, contactFormSchema } from '@hearthkin/domain/support/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../firebase/call';
import { sessionDraft } from '../../lib/session-draft';
import { useAction } from '../../ui/hooks/use-action';

const drafts = sessionDraft(
  'contact',
  z.object({
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Sent without an answer: sending it again must be the same request. */
    requestId: z.uuid(),
  }),
);

export interface Writer {
  /** Whose draft it is. */
  readonly draftId: string;
  /** As far as they are known; empty otherwise. */
  readonly name: string;
  readonly email: string;
}

/** A message to support while it is written and sent. */
export function useContact({ draftId, name, email }: Writer) {
  const [kept] = useState(() => drafts.load(draftId));
  const [requestId, setRequestId] = useState(() => kept?.requestId ?? crypto.randomUUID());
  const [wasSent, setSent] = useState(false);
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: {
      name: kept?.name ?? name,
      email: kept?.email ?? email,
      subject: kept?.subject ?? '',
      message: kept?.message ?? '',
    },
  });
  const { control, getValues, reset, resetField, formState } = form;

  // The account may be read after the form is there; what somebody typed by then stays.
  useEffect(() => {
    if (getValues('name') === '') resetField('name', { defaultValue: name });
    if (getValues('email') === '') resetField('email', { defaultValue: email });
  }, [name, email, getValues, resetField]);

  const typed = useWatch({ control });
  const isBlank =
    typed.name === name && typed.email === email && typed.subject === '' && typed.message === '';
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (isBlank) drafts.drop(draftId);
    else drafts.save(draftId, { ...JSON.parse(text), requestId });
  }, [isBlank, text, draftId, requestId]);

  const { run, isBusy, failure } = useAction(() => {
    drafts.drop(draftId);
    reset({ name, email, subject: '', message: '' });
    setRequestId(crypto.randomUUID());
    setSent(true);
  });

  function send(values: ContactForm): Promise<void> {
    setSent(false);
    return run(async () => {
      await call('submitContactMessage', { ...values, requestId });
    });
  }

  // Whoever begins another message has read what became of the last.
  return { form, isBusy, failure, isSent: wasSent && !formState.isDirty, send };
}
