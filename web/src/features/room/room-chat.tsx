import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { openConversation } from '../../data/conversations/conversation-store';
import { failureSentence } from '../../ui/hooks/use-action';
import { ChatPane } from '../messages/public';

interface RoomChatProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly bookingId: string;
}

/** The conversation of the two, as under Messages. */
export function RoomChat({ uid, otherUid, bookingId }: RoomChatProps) {
  const [conversationId, setConversationId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    openConversation(uid, otherUid, { bookingId })
      .then((id) => {
        if (!isGone) setConversationId(id);
      })
      .catch((error: unknown) => {
        if (!isGone) setFailure(failureSentence(error));
      });
    return () => {
      isGone = true;
    };
  }, [uid, otherUid, bookingId]);
  if (failure !== null) return <Alert severity="error">{failure}</Alert>;
  return (
    <Box component="section" aria-label="Messages" sx={{ display: 'grid', flex: 1, minHeight: 0 }}>
      {conversationId === null ? (
        <div role="status" aria-busy aria-label="Loading the conversation">
          <Skeleton variant="rounded" height={240} />
        </div>
      ) : (
        <ChatPane conversationId={conversationId} uid={uid} hasBackButton={false} />
      )}
    </Box>
  );
}
