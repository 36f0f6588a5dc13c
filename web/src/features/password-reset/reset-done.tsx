import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { StepCard } from '../../ui/layout/step-card';

/** How long the success message shows before the redirect (specification 1, section 9). */
const REDIRECT_MS = 3_000;

/** Confirms the new password and redirects to sign-in. */
export function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <StepCard
      icon={<TaskAltOutlined />}
      heading="Password changed"
      takesFocus
      text="Your new password works from now on. Every device has been signed out. We are taking you to the sign-in page."
    >
      <Button component={Link} to={PATHS.login} replace variant="contained" size="large" fullWidth>
        Sign In
      </Button>
    </StepCard>
  );
}
