import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { useStale } from '../../data/kit/use-stale';
import { useSession } from '../../session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { News } from '../../ui/feedback/news';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { notificationSettings } from './notification-queries';
import { TopicSkeletons, Topics } from './topics';

/** `/notifications/settings`: what somebody wants to be told, and how. */
export function NotificationSettingsPage() {
  const session = useSession();
  return (
    <Page
      title="Notification settings"
      description="What you want to be told, in the app and by mail."
      width="md"
    >
      <Breadcrumb parents={[CRUMBS.notifications]} here="Notification settings" />
      <Stack sx={{ gap: 3 }}>
        <Stack sx={{ gap: 1 }}>
          <PageHeading>Notification settings</PageHeading>
          <Typography sx={{ color: 'text.secondary' }}>
            What you switch here is saved at once.
          </Typography>
        </Stack>
        {session.status === 'signed-in' && session.userType !== null && (
          <Settings uid={session.uid} userType={session.userType} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Mails about the safety of your account, such as a new password or a new address, are
          always sent.
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
  const [news, setNews] = useState<{ readonly sentence: string; readonly nth: number } | null>(
    null,
  );
  const read = useLive(notificationSettings(uid));
  const isStale = useStale(read.status === 'ready' ? read : null);
  // That this device knows of none does not mean that there are none.
  const isUnsure = read.status === 'ready' && read.fromCache && read.data === null;
  if (read.status === 'failed' || (isUnsure && isStale)) return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading' || isUnsure) return <TopicSkeletons userType={userType} />;
  return (
    <>
      <Topics
        uid={uid}
        userType={userType}
        settings={read.data}
        onNews={(sentence) => setNews((before) => ({ sentence, nth: (before?.nth ?? 0) + 1 }))}
      />
      <News
        // Each is announced, also one that says the same as the one before.
        key={news?.nth}
        news={news?.sentence ?? null}
        onGone={() => setNews(null)}
      />
    </>
  );
}
