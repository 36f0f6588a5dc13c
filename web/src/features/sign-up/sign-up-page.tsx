import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePaused } from '../../data/switches/use-paused';
import { call } from '../../firebase/call';
import { accountPath, registerPath, startPageOf } from '../../lib/paths';
import { beginsShortAccount, signUpPath, signupIsIncomplete } from '../../session/session';
import { lazily } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { type SignUp, SignUpContext } from './sign-up-context';
import { SignUpFooter } from './sign-up-footer';
import { emailProblem, firstIncompleteStep, type Progress } from './steps/step-checks';
import { progressAt, STEP_COUNT, type Step, stepFrom } from './steps/step-order';
import { useSignUpState } from './use-sign-up-state';

const ShortWays = lazily(async () => (await import('./short-ways')).ShortWays);

/** One chunk per step, because phone numbers, cropping and uploads are large. */
const STEP_VIEWS: Readonly<Record<Step, ComponentType>> = {
  1: lazily(async () => (await import('./steps/step-user-type')).StepUserType),
  2: lazily(async () => (await import('./steps/step-interests')).StepInterests),
  3: lazily(async () => (await import('./steps/step-person')).StepPerson),
  4: lazily(async () => (await import('./steps/step-languages')).StepLanguages),
  5: lazily(async () => (await import('./steps/step-address')).StepAddress),
  6: lazily(async () => (await import('./steps/step-phone')).StepPhone),
  7: lazily(async () => (await import('./steps/step-identity')).StepIdentity),
  8: lazily(async () => (await import('./steps/step-account')).StepAccount),
};

/** The signup wizard (specification 1, section 2). Every step has its own address. */
export function SignUpPage() {
  const [query] = useSearchParams();
  const askedType = query.get('type');
  const state = useSignUpState(askedType);
  const { session, progress } = state;
  const step = stepFrom(useParams().step);
  const reached = firstIncompleteStep(progress);
  const [isFinishing, setFinishing] = useState(false);
  const isEmailTaken = useTakenEmail(progress, step);
  const paused = usePaused('signUps');

  const navigate = useNavigate();
  const goTo = useCallback((next: Step) => void navigate(registerPath(next)), [navigate]);

  // The session may change while the wizard is open. Keep showing the wizard.
  const wasStarted = useRef(false);
  if (session.status !== 'starting') wasStarted.current = true;
  if (!wasStarted.current) return <Waiting />;

  if (session.status === 'signed-in' && !signupIsIncomplete(session) && !isFinishing) {
    return <Navigate to={startPageOf(session)} replace />;
  }
  // The wizard is for signing up by phone.
  if (session.status === 'signed-in' && beginsShortAccount(session) && !isFinishing) {
    return <Navigate to={signUpPath(session)} replace />;
  }
  if (step === null) {
    return askedType === null ? (
      <Navigate to={registerPath(reached)} replace />
    ) : (
      <Navigate to={registerPath(1, askedType)} replace />
    );
  }
  if (step > reached && !isFinishing) return <Navigate to={registerPath(reached)} replace />;

  const notice = paused !== null && (
    <Alert severity="info" sx={{ mb: 3 }}>
      {paused}
    </Alert>
  );
  // The other way to sign up says so, and what works all the same.
  if (notice && step === 1 && session.status !== 'signed-in') {
    return <Navigate to={accountPath()} replace />;
  }

  const View = STEP_VIEWS[step];
  const signUp: SignUp = {
    ...progress,
    step,
    change: state.change,
    passwords: state.passwords,
    changePasswords: state.changePasswords,
    uid: state.uid,
    isEmailTaken,
    wasTried: state.triedStep === step,
    markTried: () => state.markTried(step),
    wasChecked: state.wasChecked,
    markChecked: state.markChecked,
    goTo,
    setFinishing,
  };
  return (
    <Frame step={step}>
      {notice}
      <SignUpContext value={signUp}>
        {step === 1 && state.uid === null && (
          <Box sx={{ mb: 4 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={250} />}>
              <ShortWays />
            </Suspense>
          </Box>
        )}
        <SignUpProgress step={step} />
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Suspense fallback={<StepSkeleton />}>
            <View key={step} />
          </Suspense>
        </Card>
        <SignUpFooter />
      </SignUpContext>
    </Frame>
  );
}

function Frame({ step, children }: { readonly step: Step; readonly children: React.ReactNode }) {
  return (
    <Page
      title={`Sign up, step ${step} of ${STEP_COUNT}`}
      description={`Join ${PRODUCT_NAME} to find company, or to be a companion.`}
      width="md"
    >
      {children}
    </Page>
  );
}

function Waiting() {
  return (
    <Frame step={1}>
      <StepSkeleton />
    </Frame>
  );
}

function StepSkeleton() {
  return (
    <div aria-busy>
      <Skeleton variant="text" width="60%" sx={{ fontSize: '2.25rem' }} />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />
    </div>
  );
}

/** The wizard's progress as a bar and text. */
function SignUpProgress({ step }: { readonly step: Step }) {
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
        Step {step} of {STEP_COUNT}
      </Box>
      <LinearProgress
        variant="determinate"
        value={progressAt(step)}
        aria-label="Progress of your sign-up"
        aria-valuetext={`Step ${step} of ${STEP_COUNT}`}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
      />
    </Box>
  );
}

/**
 * Whether another account has the typed address. The server answers once the phone is verified, and
 * isn't asked while the address is being typed. Not knowing counts as free: creating the account
 * finds a taken address, too.
 */
function useTakenEmail({ draft, phoneVerified }: Progress, step: Step | null): boolean {
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const email = draft.email.trim();
  const isReady = phoneVerified && step !== 5 && email !== '' && emailProblem(email) === null;
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    call('checkEmail', { email })
      .then(({ isTaken }) => {
        if (isCurrent) setTakenEmail(isTaken ? email : null);
      })
      .catch((error: unknown) => console.warn('Could not check the address', error));
    return () => {
      isCurrent = false;
    };
  }, [email, isReady]);
  return takenEmail !== null && takenEmail === email;
}
