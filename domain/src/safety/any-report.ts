import * as z from 'zod/mini';
import { conversationReportSchema } from './conversation-report';
import { reviewReportSchema } from './report';

/** `reports/{id}`: what somebody wants staff to look at. */
export const reportSchema = z.discriminatedUnion('kind', [
  reviewReportSchema,
  conversationReportSchema,
]);
export type Report = z.infer<typeof reportSchema>;
