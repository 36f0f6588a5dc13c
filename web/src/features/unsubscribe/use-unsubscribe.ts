import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';
import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError } from '../../lib/call-error';
import { failureSentence } from '../../ui/hooks/use-action';
import { rememberUnsubscribeToken } from './unsubscribe-token';

type UnsubscribeRequest =
  | { readonly status: 'running'; readonly wanted: boolean }
  | { readonly status: 'done'; readonly topic: NotificationTopic; readonly wanted: boolean }
  /** The link doesn't work and never will. */
  | { readonly status: 'refused' }
  /** No answer. Sending it again is harmless. */
  | { readonly status: 'unknown'; readonly wanted: boolean; readonly why: string };

/** Concurrent renders share one call. */
const inFlight = new Map<string, Promise<UnsubscribeRequest>>();

function send(token: string, wanted: boolean): Promise<UnsubscribeRequest> {
  const key = `${wanted} ${token}`;
  const known = inFlight.get(key);
  if (known !== undefined) return known;
  const request = setMail(token, wanted).finally(() => inFlight.delete(key));
  inFlight.set(key, request);
  return request;
}

async function setMail(token: string, wanted: boolean): Promise<UnsubscribeRequest> {
  try {
    const { topic } = await call('setMailByLink', { token, wanted });
    // After a resubscribe, a reload must not unsubscribe again.
    if (wanted) rememberUnsubscribeToken(null);
    return { status: 'done', topic, wanted };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    return code === 'token-invalid' || code === 'invalid-input'
      ? { status: 'refused' }
      : { status: 'unknown', wanted, why: failureSentence(error) };
  }
}

/** Unsubscribes as soon as the link is opened. `send` retries it or subscribes again. */
export function useUnsubscribe(token: string | null) {
  const [request, setRequest] = useState<UnsubscribeRequest>({ status: 'running', wanted: false });
  const [choice, setChoice] = useState({ wanted: false });
  useEffect(() => {
    if (token === null) return;
    let isShown = true;
    setRequest({ status: 'running', wanted: choice.wanted });
    void send(token, choice.wanted).then((outcome) => {
      if (isShown) setRequest(outcome);
    });
    return () => {
      isShown = false;
    };
  }, [token, choice]);
  const current: UnsubscribeRequest = token === null ? { status: 'refused' } : request;
  return { request: current, send: (wanted: boolean) => setChoice({ wanted }) };
}
