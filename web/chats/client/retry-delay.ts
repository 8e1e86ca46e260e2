const minDelayMs = 500
const maxDelayMs = 30_000

/** Exponential backoff with jitter, so that thousands of browsers do not reconnect at once. */
export const retryDelayMs = (failures: number, random = Math.random()) =>
  Math.round(minDelayMs + random * (Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(failures, 10)) - minDelayMs))
