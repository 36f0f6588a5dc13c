import { expect, test } from 'vitest';
import { EMPTY_DRAFT, type SignUpDraft } from './draft';
import { lossesOf } from './losses';

const uid = 'newcomer-1';
const FILLED_IN = 'Everything you’ve filled in';

const CASES: readonly (readonly [what: string, change: Partial<SignUpDraft>, losses: string[]])[] =
  [
    ['nothing', {}, []],
    ['the kind of account', { userType: 'earner' }, []],
    ['their name', { firstName: 'Maya' }, [FILLED_IN]],
    ['an interest', { interests: ['art'] }, [FILLED_IN]],
    ['a city', { address: { ...EMPTY_DRAFT.address, city: 'Boston' } }, [FILLED_IN]],
    ['another language', { languages: { native: 'German', secondary: [] } }, [FILLED_IN]],
    ['a profile photo', { photoKey: 'photo-1' }, ['Your profile photo']],
    [
      'a code for their phone',
      { verifiedPhone: { uid, phone: '+12015550123' } },
      ['Your phone verification'],
    ],
    [
      'a selfie and a name',
      {
        lastName: 'Quist',
        identityPhotos: { uid, idPhoto: null, selfie: 'identity/selfie', live: null },
      },
      [FILLED_IN, 'The photos of your identity check'],
    ],
  ];

test.each(CASES)(
  'a user who entered %s is warned about what they lose',
  (_what, change, losses) => {
    expect(lossesOf({ ...EMPTY_DRAFT, ...change })).toEqual(losses);
  },
);
