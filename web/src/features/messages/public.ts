export { ChatPane } from './chat/chat-pane';
export { ConversationRow } from './conversation-row';
export { MessageButton } from './message-button';
export { REMOVED } from './message-preview';
