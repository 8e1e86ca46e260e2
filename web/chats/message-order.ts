import type { Message } from './types.ts'

/** Both as one, by number; each number once. What comes later says more: a message is shown as it was read last. */
export function merge(known: readonly Message[], given: readonly Message[]): readonly Message[] {
  if (given.length === 0) return known
  const bySeq = new Map([...known, ...given].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** Numbers have no gaps: the number after which some are missing, up to the last that there is. */
export function missingAfter(messages: readonly Message[], lastSeq: number): number | undefined {
  const before = messages.find(({ seq }, index) => seq !== (messages[index + 1]?.seq ?? Math.max(seq, lastSeq) + 1) - 1)
  return before?.seq ?? (messages.length === 0 && lastSeq > 0 ? 0 : undefined)
}

/** Numbers begin with one: older messages are those before this. */
export const olderBefore = ([first]: readonly Message[]) => (first && first.seq > 1 ? first.seq : undefined)
