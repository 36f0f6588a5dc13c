import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../api-error';
import { readParams, texts } from '../params';
import type { KeptAnswer } from '../state';
import type { Store } from '../store';
import { ACCOUNT_ROUTES } from './account-routes';
import { CHECKOUT_ROUTES } from './checkout-routes';
import { expanded } from './expand';
import { PAYMENT_ROUTES } from './payment-routes';
import { PLAN_ROUTES } from './plan-routes';
import type { Act, Routes } from './route';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Form-encoded: the query of a GET or DELETE, the body of a POST. */
  readonly encoded: string;
  readonly authorization: string;
  readonly key: string | null;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed: boolean;
}

const ROUTES: Routes = { ...CHECKOUT_ROUTES, ...PAYMENT_ROUTES, ...ACCOUNT_ROUTES, ...PLAN_ROUTES };

/** The part of Stripe's API that the functions use. */
export function answerApi(store: Store, secretKey: string, request: ApiRequest): ApiAnswer {
  try {
    requireKey(request.authorization, secretKey);
    const { act, id } = routeOf(request);
    return withKey(store, request, () => {
      const params = readParams(request.encoded);
      return expanded(act({ store, params, id }), texts(params, 'expand'), store.state);
    });
  } catch (error) {
    if (error instanceof ApiError) return answer(error.status, error.body);
    throw error;
  }
}

function answer(status: number, body: unknown, isReplayed = false): ApiAnswer {
  return { status, body, isReplayed };
}

function requireKey(authorization: string, secretKey: string): void {
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${secretKey}`)];
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
}

function routeOf({ method, path }: ApiRequest): { act: Act; id: string } {
  const whole = ROUTES[`${method} ${path}`];
  if (whole) return { act: whole, id: '' };
  const parts = path.split('/');
  for (const [index, id] of parts.entries()) {
    const act = ROUTES[`${method} ${parts.with(index, '{id}').join('/')}`];
    if (act && id !== '') return { act, id: decodeURIComponent(id) };
  }
  throw new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). The stand-in knows: ${Object.keys(ROUTES).join(', ')}.`,
  );
}

/**
 * The same key with the same request gets the same answer, also that of a refused card. What fails
 * because of its parameters isn't kept.
 */
function withKey(store: Store, request: ApiRequest, act: () => unknown): ApiAnswer {
  const { key, method, path, encoded } = request;
  if (key === null || method !== 'POST') return answer(200, act());
  const { keys } = store.state;
  const said = `${method} ${path}?${encoded}`;
  const before = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (before) {
    if (before.request === said) return answer(before.status, before.body, true);
    throw new ApiError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters: '${key}'.`,
    );
  }
  const kept = outcome(act);
  keys[key] = { request: said, ...kept };
  return answer(kept.status, kept.body);
}

function outcome(act: () => unknown): Omit<KeptAnswer, 'request'> {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof ApiError && error.isKept)
      return { status: error.status, body: error.body };
    throw error;
  }
}
