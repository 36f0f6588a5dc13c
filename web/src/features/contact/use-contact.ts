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
    /** Kept until the server answers, so that a resend is the same request. */
    requestId: z.uuid(),
  }),
);

export interface Writer {
  /** The draft's key. */
  readonly draftId: string;
  /** Empty when unknown. */
  readonly name: string;
  readonly email: string;
  /** Filled in at first; empty unless a link names it. */
  readonly subject?: string;
}

/** The contact form with its draft. */
export function useContact({ draftId, name, email, subject = '' }: Writer) {
  const [savedDraft] = useState(() => drafts.load(draftId));
  const [requestId, setRequestId] = useState(() => savedDraft?.requestId ?? crypto.randomUUID());
  const [wasSent, setSent] = useState(false);
  const form = useForm<ContactForm>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: {
      name: savedDraft?.name ?? name,
      email: savedDraft?.email ?? email,
      subject: savedDraft?.subject ?? subject,
      message: savedDraft?.message ?? '',
    },
  });
  const { control, getValues, reset, resetField, formState } = form;

  // The account may load after the form. Don't overwrite what was typed.
  useEffect(() => {
    if (getValues('name') === '') resetField('name', { defaultValue: name });
    if (getValues('email') === '') resetField('email', { defaultValue: email });
  }, [name, email, getValues, resetField]);

  const typed = useWatch({ control });
  const isBlank =
    typed.name === name &&
    typed.email === email &&
    typed.subject === subject &&
    typed.message === '';
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

  function send(values: ContactForm) {
    setSent(false);
    return run(async () => {
      await call('submitContactMessage', { ...values, requestId });
    });
  }

  // The confirmation disappears when another message is started.
  return { form, isBusy, failure, isSent: wasSent && !formState.isDirty, send };
}
