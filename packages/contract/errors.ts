/** Every error code the API can answer with, its status and the sentence used where no better one is known. */
export const errorCodes = {
  malformed_request: {
    status: 400,
    detail: 'The request could not be read. Check that it is valid JSON.',
  },
  not_authenticated: { status: 401, detail: 'Please sign in to access this feature.' },
  insufficient_credits: { status: 402, detail: 'You do not have enough credits for this.' },
  payment_failed: {
    status: 402,
    detail: 'Your card was declined. Please use another card and try again.',
  },
  forbidden: { status: 403, detail: 'You are not allowed to do this.' },
  guest_not_allowed: { status: 403, detail: 'Please create an account to use this feature.' },
  not_found: { status: 404, detail: 'This was not found. It may have been deleted.' },
  too_slow: { status: 408, detail: 'The request took too long to arrive. Please send it again.' },
  wrong_state: {
    status: 409,
    detail: 'This cannot be done in the present state. Reload the page and try again.',
  },
  changed_meanwhile: {
    status: 409,
    detail:
      'This was changed in another tab or on another device meanwhile. Choose which version to keep.',
  },
  /** The work costs something else than its author was told. Nothing is ordered. */
  price_changed: {
    status: 409,
    detail: 'The price has changed meanwhile. Look at what it is now, then try again.',
  },
  too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'Send the request as JSON.' },
  range_not_satisfiable: { status: 416, detail: 'The requested part lies outside of the file.' },
  idea_refused: { status: 422, detail: 'This site makes no videos about this.' },
  /** The text is within its limits, and yet reading it takes longer than the server gives one request. */
  text_too_hard: {
    status: 422,
    detail: 'This text takes too long to read. Shorten it or write it as plain sentences.',
  },
  invalid_input: { status: 422, detail: 'Some of the values are not valid.' },
  rate_limited: { status: 429, detail: 'Too many requests. Please wait a moment and try again.' },
  headers_too_large: {
    status: 431,
    detail:
      'The headers of the request are too large. Delete the cookies of this site and try again.',
  },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  /** The disk is full. Safe to send again: nothing of it was kept. */
  no_room: {
    status: 507,
    detail:
      'The server has no room left to store this. Nothing that was there is lost. Please try again later.',
  },
  unavailable: { status: 503, detail: 'Service temporarily unavailable. Please try again later.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;
