import type { GoogleApi } from './google-api';

/** A channel of Cloud Monitoring that rings: a text message, a webhook or PagerDuty. */
export interface Pager {
  readonly type: 'sms' | 'webhook_tokenauth' | 'pagerduty';
  readonly labels: Readonly<Record<string, string>>;
}

/** The wanted state of a project. */
export interface Wishes {
  readonly projectId: string;
  /** The address where the site is published, without a slash at the end. */
  readonly siteUrl: string;
  /** The address that is told of alerts. */
  readonly alertEmail: string;
  /** The channel that rings when staff are needed at once. */
  readonly pager: Pager;
  /** Countries that may get text messages, in two letters each. */
  readonly smsRegions: readonly string[];
  /** The place of the database and the bucket; it can't be changed later. */
  readonly location: string;
  /** A month's spending, in whole units of the billing account's currency. */
  readonly budget: number;
  /** The secrets that the functions of the bundle read. */
  readonly secrets: readonly string[];
  /** The schedules of the functions that have one, as "every 5 minutes". */
  readonly schedules: Readonly<Record<string, string>>;
}

/** One change to a project: said before it is done. */
export interface Change {
  readonly what: string;
  apply(): Promise<unknown>;
}

/** Compares a part of a project with the wishes. It changes nothing itself, and finds nothing to do once all is done. */
export type Step = (api: GoogleApi, wishes: Wishes) => Promise<readonly Change[]>;
