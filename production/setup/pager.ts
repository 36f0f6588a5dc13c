import type { Pager } from './step';

/** The channel that `--pager` names; null if it names none. */
export function pagerOf(text: string): Pager | null {
  const [, kind = '', rest = ''] = /^(sms|pagerduty):(\S+)$/.exec(text) ?? [];
  if (kind === 'sms' && /^\+[1-9]\d{6,14}$/.test(rest)) {
    return { type: 'sms', labels: { number: rest } };
  }
  if (kind === 'pagerduty') return { type: 'pagerduty', labels: { service_key: rest } };
  if (/^https:\/\/\S+$/.test(text)) return { type: 'webhook_tokenauth', labels: { url: text } };
  return null;
}
