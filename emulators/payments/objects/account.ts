import type { Stripe } from 'stripe';

/** The facts that a companion hasn't told yet. */
export const ASKED_FOR = ['external_account', 'individual.first_name', 'tos_acceptance.date'];

/** An Express account whose form was not sent in. */
export function accountObject(
  id: string,
  email: string | null,
  metadata: Record<string, string>,
  created: number,
): Stripe.Account {
  return {
    id,
    object: 'account',
    business_type: 'individual',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    country: 'DE',
    created,
    default_currency: 'eur',
    details_submitted: false,
    email,
    future_requirements: requirements([]),
    metadata,
    payouts_enabled: false,
    requirements: { ...requirements(ASKED_FOR), disabled_reason: 'requirements.past_due' },
    type: 'express',
  };
}

export function requirements(due: string[]): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}
