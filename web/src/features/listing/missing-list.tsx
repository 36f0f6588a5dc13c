import { UNTIL_LISTED, type UnlistedReason } from '@hearthkin/domain/companion/listed';
import Box from '@mui/material/Box';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';

interface Link {
  readonly to: string;
  readonly label: string;
}

const LINKS: Readonly<Record<UnlistedReason, Link>> = {
  account: { to: PATHS.contact, label: 'Contact us' },
  restriction: { to: PATHS.profile, label: 'See why' },
  documents: { to: PATHS.verification, label: 'See your verification' },
  identity: { to: PATHS.verification, label: 'Check again' },
  application: { to: PATHS.earnHelping, label: 'See your application' },
  background: { to: PATHS.contact, label: 'Contact us' },
  photo: { to: PATHS.listing, label: 'Add a photo' },
  'payout-account': { to: PATHS.earnings, label: 'Add your payout account' },
  missed: { to: PATHS.contact, label: 'Contact us' },
};

interface MissingListProps {
  readonly missing: readonly UnlistedReason[];
  /** The page that shows the list. It gets no link. */
  readonly here?: string;
}

/** The facts that a companion lacks to be listed, each with a link to where they see to it. */
export function MissingList({ missing, here }: MissingListProps) {
  return (
    <>
      Members can’t find you until:
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {missing.map((reason) => (
          <li key={reason}>
            {UNTIL_LISTED[reason]}
            {LINKS[reason].to !== here && (
              <>
                {' · '}
                <TextLink href={LINKS[reason].to}>{LINKS[reason].label}</TextLink>
              </>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}
