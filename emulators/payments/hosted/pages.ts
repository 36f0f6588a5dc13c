import { ApiError } from '../api-error';
import type { Store } from '../store';
import { dashboardPage, dashboardSent, onboardingPage, onboardingSent } from './account-pages';
import { bankAnswered, bankPage, checkoutPage, checkoutSent } from './checkout-page';
import { link, type PageAnswer, page } from './frame';
import { indexPage } from './index-page';
import { invoicePage, invoiceSent, portalPage, portalSent } from './plan-pages';
import type { Visit } from './visit';

const PAGES: Readonly<Record<string, (visit: Visit) => PageAnswer>> = {
  'GET checkout': checkoutPage,
  'POST checkout': checkoutSent,
  'GET checkout authenticate': bankPage,
  'POST checkout authenticate': bankAnswered,
  'GET onboarding': onboardingPage,
  'POST onboarding': onboardingSent,
  'GET express': dashboardPage,
  'POST express': dashboardSent,
  'GET portal': portalPage,
  'POST portal': portalSent,
  'GET pay': invoicePage,
  'POST pay': invoiceSent,
};

/** The pages that Stripe would host, and the list of everything at `/`. */
export function answerPage(
  store: Store,
  siteUrl: string | null,
  method: string,
  url: URL,
  body: string,
): PageAnswer {
  if (url.pathname === '/' && method === 'GET') return indexPage(store, siteUrl);
  const [, kind, id = '', ...rest] = url.pathname.split('/');
  const show = PAGES[[`${method} ${kind}`, ...rest].join(' ')];
  if (!show) return nothing(siteUrl);
  try {
    return show({ store, id, query: url.searchParams, form: new URLSearchParams(body) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return nothing(siteUrl);
    throw error;
  }
}

function nothing(siteUrl: string | null): PageAnswer {
  return page(
    'There is nothing here',
    `<p><a href="/">See everything so far</a></p>${link(siteUrl, 'Open the site')}`,
    404,
  );
}
