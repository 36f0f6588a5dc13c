import { PASSWORD_REQUIREMENTS } from '@hearthkin/domain/account/password';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../layout/visually-hidden';

interface PasswordChecklistProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  readonly password: string;
}

/** The requirements of a new password, checked while typing. */
export function PasswordChecklist({ id, password }: PasswordChecklistProps) {
  return (
    <Box
      component="ul"
      id={id}
      aria-label="Password requirements"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 0.75,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {PASSWORD_REQUIREMENTS.map((requirement) => {
        const isMet = requirement.isMet(password);
        return (
          <Box
            component="li"
            key={requirement.id}
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              color: isMet ? 'success.main' : 'text.secondary',
            }}
          >
            {isMet ? (
              <CheckCircle aria-hidden fontSize="small" />
            ) : (
              <RadioButtonUnchecked aria-hidden fontSize="small" />
            )}
            <Typography component="span" variant="body2">
              {requirement.label}
              <VisuallyHidden>{isMet ? ': met' : ': not met yet'}</VisuallyHidden>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
