import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Snackbar } from '../../ui/feedback/snackbar';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { notificationSettings } from './notification-queries';
import { TopicSkeletons, Topics } from './topics';

/** `/notifications/settings`: topics and channels. */
export function NotificationSettingsPage() {
  const session = useSession();
  return (
    <Page
      title="Notification settings"
      description="Choose what we notify you about, in the app and by email."
      width="md"
    >
      <Breadcrumb parents={[CRUMBS.notifications]} here="Notification settings" />
      <Stack sx={{ gap: 3 }}>
        <Stack sx={{ gap: 1 }}>
          <PageHeading>Notification settings</PageHeading>
          <Typography sx={{ color: 'text.secondary' }}>Changes save automatically.</Typography>
        </Stack>
        {session.status === 'signed-in' && session.userType !== null && (
          <Settings uid={session.uid} userType={session.userType} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We always send security emails, like password or email changes.
        </Typography>
      </Stack>
    </Page>
  );
}

interface SettingsProps {
  readonly uid: string;
  readonly userType: 'spender' | 'earner';
}

function Settings({ uid, userType }: SettingsProps) {
  const [message, setMessage] = useState<{
    readonly sentence: string;
    readonly nth: number;
  } | null>(null);
  const read = useLive(notificationSettings(uid));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') return <TopicSkeletons userType={userType} />;
  return (
    <>
      <Topics
        uid={uid}
        userType={userType}
        settings={read.data}
        onMessage={(sentence) =>
          setMessage((before) => ({ sentence, nth: (before?.nth ?? 0) + 1 }))
        }
      />
      <Snackbar
        // A new key announces every message, even a repeated one.
        key={message?.nth}
        message={message?.sentence ?? null}
        onClose={() => setMessage(null)}
      />
    </>
  );
}
