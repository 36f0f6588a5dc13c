export const ORIGIN = 'https://hearthkin.example';

/** The settings of a deployed site. Those of one project drop what asks the host for them. */
export const PRODUCTION_SITE = {
  VITE_EMULATORS: '',
  VITE_SITE_ORIGIN: ORIGIN,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'hearthkin-1.firebasestorage.app',
  VITE_SECURITY_EMAIL: 'security@hearthkin.example',
  OPERATOR_NAME: 'Hearthkin GmbH',
  OPERATOR_ADDRESS: '1 Main Street, 10115 Berlin, Germany',
  OPERATOR_EMAIL: 'office@hearthkin.example',
  OPERATOR_REPRESENTATIVE: 'Ada Lind',
};

/** Pages that can be read without scripts: file, address, text that only it has, and its source. */
export const PAGES = [
  ['index.html', '/', 'Good company, when you need it', 'src/app/landing-page.tsx'],
  ['about-us.html', '/about-us', 'About us', 'src/features/about/about-page.tsx'],
  [
    'how-it-works.html',
    '/how-it-works',
    'How it works',
    'src/features/how-it-works/how-it-works-page.tsx',
  ],
  [
    'safety-trust.html',
    '/safety-trust',
    'Safety &amp; trust',
    'src/features/safety-trust/safety-trust-page.tsx',
  ],
  ['faq.html', '/faq', 'Frequently asked questions', 'src/features/faq/faq-page.tsx'],
  [
    'crisis-support.html',
    '/crisis-support',
    'href="tel:988"',
    'src/features/crisis-support/crisis-support-page.tsx',
  ],
  ['pricing.html', '/pricing', 'Emotional Lite', 'src/features/pricing/pricing-page.tsx'],
  ['earn-helping.html', '/earn-helping', 'Earn by being there', 'src/features/earn/earn-page.tsx'],
  ['contact.html', '/contact', 'Write to us', 'src/features/contact/contact-page.tsx'],
  ['terms.html', '/terms', 'Terms of Service', 'src/features/legal/terms-page.tsx'],
  ['privacy.html', '/privacy', 'Privacy Policy', 'src/features/legal/privacy-page.tsx'],
] as const;
