import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useCrisisResources } from '../../ui/crisis/crisis-country';
import { type CrisisResource, newTabProps, ownCrisisLine } from '../../ui/crisis/crisis-resources';
import { CardGrid } from '../../ui/layout/card-grid';

/**
 * Six places to get help (specification 2, section 2). Without a crisis line of our own, the sixth says that
 * our support is none.
 */
export function ResourceCards() {
  const own = ownCrisisLine();
  const known = useCrisisResources();
  const all = own === null ? known : [...known.slice(0, 2), own, ...known.slice(2)];
  return (
    <CardGrid columns={{ sm: 2 }}>
      {all.map((resource) => {
        const { name, text, href, urgent } = resource;
        const label = labelOf(resource);
        return (
          <ResourceCard key={name} name={name} text={text} isUrgent={urgent}>
            <Button
              href={href}
              variant={urgent ? 'contained' : 'outlined'}
              color={urgent ? 'error' : 'primary'}
              aria-label={`${label}: ${name}`}
              {...newTabProps(resource)}
            >
              {label}
            </Button>
          </ResourceCard>
        );
      })}
      {own === null && (
        <ResourceCard
          name={`${PRODUCT_NAME} support`}
          text="We don’t run a crisis line, and companions can’t help in an emergency. For questions about a session, a person or your account, write to us."
        >
          <Button
            component={Link}
            to={PATHS.contact}
            variant="outlined"
            aria-label={`Contact: ${PRODUCT_NAME} support`}
          >
            Contact
          </Button>
        </ResourceCard>
      )}
    </CardGrid>
  );
}

/** The label of a button. An urgent one names the next step; a line for texts can't be called. */
function labelOf({ urgent, href, action }: CrisisResource): string {
  if (!urgent) return 'Contact';
  return href.startsWith('tel:') ? 'Call Now' : action;
}

interface ResourceCardProps {
  readonly name: string;
  readonly text: string;
  readonly isUrgent?: boolean;
  /** Buttons and links. */
  readonly children: ReactNode;
}

function ResourceCard({ name, text, isUrgent = false, children }: ResourceCardProps) {
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', p: 2.5 }}
    >
      {isUrgent && (
        <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 650 }}>
          Urgent
        </Typography>
      )}
      <Typography variant="h3">{name}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, flex: 1 }}>{text}</Typography>
      {children}
    </Card>
  );
}
