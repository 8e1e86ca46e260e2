const minuteMs = 60_000
/** Delays after the first attempts; further attempts follow hourly. */
const retryDelaysMinutes = [1, 5, 15, 60]

/** After the last of them a message is given up. */
export const maxRetryMs = 24 * 60 * minuteMs

/** `attempts`: how many have failed. */
export const retryDelayMs = (attempts: number) => (retryDelaysMinutes[attempts - 1] ?? 60) * minuteMs
