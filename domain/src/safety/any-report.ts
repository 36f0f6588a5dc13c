import * as z from 'zod/mini';
import { conversationReportSchema } from './conversation-report';
import { reviewReportSchema } from './report';

/** `reports/{id}`: a report to staff. */
export const reportSchema = z.discriminatedUnion('kind', [
  reviewReportSchema,
  conversationReportSchema,
]);
export type Report = z.infer<typeof reportSchema>;
