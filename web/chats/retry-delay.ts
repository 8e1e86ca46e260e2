const shortestMs = 500
const longestMs = 30_000

/** Doubles with each failure, at random below that, so that thousands of browsers do not come back at once. */
export const retryDelayMs = (failures: number, random = Math.random()) =>
  Math.round(shortestMs + random * (Math.min(longestMs, shortestMs * 2 ** Math.min(failures, 10)) - shortestMs))
