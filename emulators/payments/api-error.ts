interface Details {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** An answer of the API that isn't a success, in Stripe's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }

  /** Stripe keeps the outcome of what it began under its key; it doesn't begin with wrong parameters. */
  get isKept(): boolean {
    return this.status === 402;
  }
}

export function invalid(message: string, details: Details = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, details);
}

/** @param status 400 for a parameter that names something that isn't there. */
export function missing(what: string, id: string, param: string, status = 404): ApiError {
  return new ApiError(status, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export function declined(reason: string): ApiError {
  const message =
    reason === 'insufficient_funds'
      ? 'Your card has insufficient funds.'
      : 'Your card was declined.';
  return new ApiError(402, 'card_error', message, { code: 'card_declined', decline_code: reason });
}
