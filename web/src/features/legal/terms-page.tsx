import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { LegalDocument } from './legal-document';
import { LegalPage } from './legal-page';
import { CONDUCT_SECTIONS } from './terms-conduct';
import { LAW_SECTIONS } from './terms-law';
import { PAYMENT_SECTIONS } from './terms-payment';
import { SERVICE_SECTIONS } from './terms-service';

const TERMS: LegalDocument = {
  title: 'Terms of Service',
  description: `What you and ${PRODUCT_NAME} agree on: who may take part, what a session costs, and what happens when one is cancelled.`,
  summary: [
    `You must be ${MINIMUM_AGE} or older, and be who you say you are.`,
    'Companions keep you company. They are not licensed mental health professionals.',
    'Cancelling is free until 24 hours before the start. Later, half of the price is kept.',
    'If a companion cancels, you get everything back.',
    'You can delete your account at any time.',
  ],
  sections: [...SERVICE_SECTIONS, ...CONDUCT_SECTIONS, ...PAYMENT_SECTIONS, ...LAW_SECTIONS],
};

/** `/terms` (specification 2, section 2). */
export function TermsPage() {
  return <LegalPage {...TERMS} />;
}
