import * as z from 'zod/mini';
import { messageSchema } from '../messaging/conversation';
import { joinedIdSchema, text, typedText } from '../schemas';
import { REPORT_DETAILS_MAX, REPORT_STATUSES } from './report';

/** Reasons for reporting a conversation. */
export const CONVERSATION_REPORT_REASONS = {
  insulting: 'It’s insulting or hateful',
  harassing: 'Threats or unwanted sexual messages',
  money: 'Asking for money, or to meet off Hearthkin',
  worried: 'I’m worried about this person',
  spam: 'It’s an ad',
  other: 'Something else',
} as const;
export type ConversationReportReason = keyof typeof CONVERSATION_REPORT_REASONS;
export const CONVERSATION_REPORT_REASON_IDS = Object.keys(
  CONVERSATION_REPORT_REASONS,
) as ConversationReportReason[];

/** How many of the last messages a report contains. */
export const REPORTED_MESSAGES = 20;

const reportedMessageSchema = z.extend(
  z.pick(messageSchema, {
    senderId: true,
    content: true,
    timestamp: true,
    redactedAt: true,
    booking: true,
  }),
  { id: z.string() },
);

/** `reports/{conversationReportId}`: a reported conversation. */
export const conversationReportSchema = z.object({
  kind: z.literal('conversation'),
  conversationId: z.string(),
  reporterId: z.string(),
  reportedId: z.string(),
  reason: z.enum(CONVERSATION_REPORT_REASON_IDS),
  details: text(REPORT_DETAILS_MAX),
  /**
   * The last messages as stored on the server, oldest first. A removed one has its words and
   * `redactedAt`.
   */
  messages: z.array(reportedMessageSchema).check(z.maxLength(REPORTED_MESSAGES)),
  status: z.enum(REPORT_STATUSES),
  createdAt: z.date(),
  /** Both null until decided. */
  decidedAt: z.nullable(z.date()),
  decidedBy: z.nullable(z.string()),
  /** When it is deleted; set once it is decided and one of the two people is gone. */
  expireAt: z.optional(z.date()),
});
export type ConversationReport = z.infer<typeof conversationReportSchema>;

/** The report form. */
export const conversationReportFormSchema = z.object({
  reason: z.enum(CONVERSATION_REPORT_REASON_IDS, 'Please choose a reason'),
  details: typedText(REPORT_DETAILS_MAX, 'Please keep it under 1,000 characters'),
});
export type ConversationReportForm = z.infer<typeof conversationReportFormSchema>;

/** Input of `reportConversation`. */
export const reportConversationInput = z.extend(conversationReportFormSchema, {
  conversationId: joinedIdSchema,
});

/** One open report per person and conversation. */
export function conversationReportId(conversationId: string, reporterId: string): string {
  return `conversation_${conversationId}_${reporterId}`;
}
