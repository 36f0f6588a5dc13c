import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useOnline } from '../../ui/hooks/online';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { ChatPane } from './chat/chat-pane';
import { sendLeftover } from './chat/outbox';
import { ConversationList } from './conversation-list';

/** The list with the open conversation beside it; on a phone only one of them (specification 2). */
export function MessagesPage() {
  const session = useSession();
  const { conversationId } = useParams();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const uid = session.status === 'signed-in' ? session.uid : null;
  useEffect(() => {
    if (uid !== null) sendLeftover(uid);
  }, [uid]);
  const isChatOnly = isPhone && conversationId !== undefined;
  // Leaves room for the offline banner, so that the input stays visible.
  const banner = useOnline() ? 0 : 72;
  const heading = <PageHeading>Messages</PageHeading>;
  return (
    <Page title="Messages" description="Your conversations with members and companions.">
      {isChatOnly ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {uid !== null && (
        <Card
          sx={{
            mt: isChatOnly ? 0 : 2.5,
            display: 'grid',
            gridTemplateColumns: isPhone ? 'minmax(0, 1fr)' : '320px minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 1fr)',
            height: isChatOnly
              ? `max(380px, calc(100dvh - ${132 + banner}px))`
              : `max(440px, calc(100dvh - ${232 + banner}px - var(--bottom-nav, 0px)))`,
          }}
        >
          {!isChatOnly && (
            <Box
              sx={{
                borderInlineEnd: isPhone ? 0 : '1px solid',
                borderColor: 'divider',
                minHeight: 0,
              }}
            >
              <ConversationList uid={uid} openId={conversationId ?? null} opensFirst={!isPhone} />
            </Box>
          )}
          {conversationId !== undefined ? (
            <ChatPane
              key={conversationId}
              conversationId={conversationId}
              uid={uid}
              hasBackButton={isPhone}
            />
          ) : (
            !isPhone && <NothingSelected />
          )}
        </Card>
      )}
    </Page>
  );
}

function NothingSelected() {
  return (
    <EmptyState
      scene="chat"
      title="Select a conversation"
      text="Your messages will show up here."
    />
  );
}
