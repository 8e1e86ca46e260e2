import type { Message } from './types.ts'

/** Merges two lists by `seq`. Incoming messages replace known ones. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  if (incoming.length === 0) return known
  const bySeq = new Map([...known, ...incoming].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The `seq` after which messages are missing; undefined if there is no gap up to `lastSeq`. */
export function findGap(messages: readonly Message[], lastSeq: number): number | undefined {
  const before = messages.find(({ seq }, index) => seq !== (messages[index + 1]?.seq ?? Math.max(seq, lastSeq) + 1) - 1)
  return before?.seq ?? (messages.length === 0 && lastSeq > 0 ? 0 : undefined)
}

/** `before` cursor of older messages; undefined if the first message is loaded. */
export const olderCursor = ([first]: readonly Message[]) => (first && first.seq > 1 ? first.seq : undefined)
