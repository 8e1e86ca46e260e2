export type Message = { event: string; data: object; createdAt: Date }

/** What is posted. */
export const messageBody = ({ event, data, createdAt }: Message) =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })
