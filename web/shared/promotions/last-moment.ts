/** A promotion ends with its last day. */
export const lastMoment = (endsAt: string) => new Date(new Date(endsAt).getTime() - 1).toISOString()
