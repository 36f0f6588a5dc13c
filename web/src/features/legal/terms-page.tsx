import { LegalPage } from './legal-page';
import * as text from './terms.mdx';

/** `/terms` (specification 2, section 2). */
export function TermsPage() {
  return <LegalPage text={text} />;
}
