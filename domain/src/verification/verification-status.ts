/** The states of a document review (specification 2, section 3). */
export const VERIFICATION_STATUSES = ['not_started', 'pending', 'verified', 'rejected'] as const;
