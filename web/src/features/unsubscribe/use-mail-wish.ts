import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';
import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { failureSentence } from '../../ui/hooks/use-action';
import { rememberUnsubscribeToken } from './unsubscribe-token';

export type MailWish =
  | { readonly status: 'running'; readonly wanted: boolean }
  | { readonly status: 'done'; readonly topic: NotificationTopic; readonly wanted: boolean }
  /** The link does not work, and never will. */
  | { readonly status: 'refused' }
  /** Nobody knows whether it was done; saying it again does no harm. */
  | { readonly status: 'unknown'; readonly wanted: boolean; readonly why: string };

/** Said once at a time, however often the page is drawn. */
const underway = new Map<string, Promise<MailWish>>();

function tell(token: string, wanted: boolean): Promise<MailWish> {
  const key = `${wanted} ${token}`;
  const known = underway.get(key);
  if (known !== undefined) return known;
  const asked = ask(token, wanted).finally(() => underway.delete(key));
  underway.set(key, asked);
  return asked;
}

async function ask(token: string, wanted: boolean): Promise<MailWish> {
  try {
    const { topic } = await call('setMailByLink', { token, wanted });
    // A reload says once more what the link says, which whoever wants mails again does not mean.
    if (wanted) rememberUnsubscribeToken(null);
    return { status: 'done', topic, wanted };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    return code === 'token-invalid' || code === 'invalid-input'
      ? { status: 'refused' }
      : { status: 'unknown', wanted, why: failureSentence(error) };
  }
}

/** Ends the mails that a link stands for as soon as it is opened; `say` says it again or takes it back. */
export function useMailWish(token: string | null) {
  const [wish, setWish] = useState<MailWish>({ status: 'running', wanted: false });
  const [asked, setAsked] = useState({ wanted: false });
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    setWish({ status: 'running', wanted: asked.wanted });
    void tell(token, asked.wanted).then((outcome) => {
      if (isShown) setWish(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token, asked]);
  const current: MailWish = token === null ? { status: 'refused' } : wish;
  return { wish: current, say: (wanted: boolean) => setAsked({ wanted }) };
}
