import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { CRISIS_RESOURCES, newTabProps } from '../../ui/crisis/crisis-resources';
import { CardGrid } from '../../ui/layout/card-grid';

/** Six places to get help. Our own support says it is not a crisis service. */
export function ResourceCards() {
  return (
    <CardGrid columns={{ sm: 2 }}>
      {CRISIS_RESOURCES.map((resource) => {
        const { name, text, action, href, urgent } = resource;
        return (
          <ResourceCard key={name} name={name} text={text} isUrgent={urgent}>
            <Button
              href={href}
              variant={urgent ? 'contained' : 'outlined'}
              color={urgent ? 'error' : 'primary'}
              aria-label={`${action}: ${name}`}
              {...newTabProps(resource)}
            >
              {action}
            </Button>
          </ResourceCard>
        );
      })}
      <ResourceCard
        name={`${PRODUCT_NAME} support`}
        text="We don’t run a crisis line, and companions can’t help in an emergency. For questions about a session, a person or your account, write to us."
      >
        <Button component={Link} to={PATHS.contact} variant="outlined">
          Contact us
        </Button>
      </ResourceCard>
    </CardGrid>
  );
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
