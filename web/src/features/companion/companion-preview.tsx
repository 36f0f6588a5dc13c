import Box from '@mui/material/Box';
import type { Companion } from '../../data/companions/companion-queries';
import { AsVisitor } from '../../session/as-visitor';
import { PageContainer } from '../../ui/layout/page';
import { CompanionProfile } from './companion-profile';

interface CompanionPreviewProps {
  readonly companionId: string;
  /** With changes that may not be saved. */
  readonly companion: Companion;
}

/** A companion's page as visitors see it, and members who book for the first time. */
export function CompanionPreview(props: CompanionPreviewProps) {
  return (
    <AsVisitor>
      <Box sx={WITHOUT_HEADER}>
        <PageContainer>
          <CompanionProfile {...props} viewer="visitor" intent={{}} />
        </PageContainer>
      </Box>
    </AsVisitor>
  );
}

const WITHOUT_HEADER = { '--header': '0px' } as const;
