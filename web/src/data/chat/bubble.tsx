import { textParts } from '@hearthkin/domain/messaging/links';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import type { ChatMessage } from '../conversations/conversation-queries';
import { REMOVED } from '../conversations/message-preview';
import type { Doc } from '../kit/readers';

interface BubbleProps {
  readonly message: Doc<ChatMessage>;
  readonly isOwn: boolean;
  readonly senderName: string;
  readonly onRedact: (messageId: string) => void;
  readonly onReport: (messageId: string) => void;
}

/** How much of the message goes into its button's label. */
const LABEL_LENGTH = 30;

/** One message. The user's own have a button to remove them, the other's one to report them. */
export function Bubble({ message, isOwn, senderName, onRedact, onReport }: BubbleProps) {
  const { content, redactedAt, isPending } = message.data;
  const isRemoved = redactedAt !== null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        maxWidth: { xs: '92%', sm: '78%' },
        // Always visible to the keyboard; with a mouse, on hover.
        '@media (hover: hover)': {
          '& > button': { opacity: 0 },
          '&:hover > button, & > button:focus-visible': { opacity: 1 },
        },
      }}
    >
      {isOwn && !isRemoved && !isPending && (
        <IconButton
          size="small"
          aria-label={`Remove message: ${content.slice(0, LABEL_LENGTH)}`}
          onClick={() => onRedact(message.id)}
        >
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      )}
      <Box
        sx={{
          px: 1.75,
          py: 1,
          minWidth: 0,
          borderRadius: 1.25,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isRemoved
            ? { border: 1, borderColor: 'divider', color: 'text.secondary', fontStyle: 'italic' }
            : isOwn
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { bgcolor: 'action.selected' }),
        }}
      >
        <VisuallyHidden>{senderName}: </VisuallyHidden>
        {isRemoved ? (
          REMOVED
        ) : (
          // The text's own direction, independent of the sender's name.
          <div dir="auto">
            <MessageText content={content} />
          </div>
        )}
      </Box>
      {!isOwn && (
        <IconButton
          size="small"
          aria-label={`Report message: ${isRemoved ? REMOVED : content.slice(0, LABEL_LENGTH)}`}
          onClick={() => onReport(message.id)}
        >
          <FlagOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** Text with links. They open in a new tab and send no referrer. */
function MessageText({ content }: { readonly content: string }) {
  let position = 0;
  return textParts(content).map((part) => {
    const key = position;
    position += part.text.length;
    return part.kind === 'text' ? (
      <span key={key}>{part.text}</span>
    ) : (
      <MuiLink
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        underline="always"
      >
        {part.text}
      </MuiLink>
    );
  });
}
