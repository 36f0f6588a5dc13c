import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { LegalDocument } from './legal-document';
import { LegalPage } from './legal-page';
import { COLLECTED_SECTIONS } from './privacy-collected';
import { GENERAL_SECTIONS } from './privacy-general';
import { RIGHTS_SECTIONS } from './privacy-rights';
import { USE_SECTIONS } from './privacy-use';

const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${PRODUCT_NAME} knows about you, what for, who sees it, how long it is kept, and how you get or delete it.`,
  summary: [
    'We ask for what the site needs to work and to know who is here. We sell nothing of it.',
    'Others see your first name and last initial, never your full name, street or documents.',
    'Your ID photo and selfie are compared on our servers; no measurement of your face is kept.',
    'You can download your data and delete your account yourself.',
    'After that, records of sessions and payments stay for seven years or more, without your name.',
  ],
  sections: [...COLLECTED_SECTIONS, ...USE_SECTIONS, ...RIGHTS_SECTIONS, ...GENERAL_SECTIONS],
};

/** `/privacy` (specification 2, section 2). */
export function PrivacyPage() {
  return <LegalPage {...PRIVACY} />;
}
