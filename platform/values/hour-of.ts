/** The number of the hour; selections that rotate hourly are mixed with it. */
export const hourOf = (now: Date) => Math.floor(now.getTime() / 3_600_000)
