import { LegalPage } from './legal-page';
import * as text from './privacy.mdx';

/** `/privacy` (specification 2, section 2). */
export function PrivacyPage() {
  return <LegalPage text={text} />;
}
