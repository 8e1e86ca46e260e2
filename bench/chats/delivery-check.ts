export type DisplayedMessage = { seq: number; text: string }
export type AcknowledgedMessage = DisplayedMessage & { chatId: string }
/** The messages of one chat on one client, in order of arrival. */
export type Screen = { owner: string; chatId: string; shown: readonly DisplayedMessage[] }

/**
 * Compares every acknowledged message with every screen of its chat and describes lost, duplicated, reordered and unknown
 * messages. Chats must start empty.
 */
export function findDeliveryProblems(sent: readonly AcknowledgedMessage[], screens: readonly Screen[]): string[] {
  const byChat = Map.groupBy(sent, ({ chatId }) => chatId)
  return screens.flatMap(({ owner, chatId, shown }) => {
    const expected = (byChat.get(chatId) ?? []).toSorted((a, b) => a.seq - b.seq)
    return [...findGaps(expected), ...findDifferences(expected, shown)].map(
      (problem) => `${owner} in ${chatId}: ${problem}`,
    )
  })
}

function findGaps(expected: readonly AcknowledgedMessage[]) {
  return expected.flatMap(({ seq, text }, index) =>
    seq === index + 1 ? [] : [`"${text}" was acknowledged as number ${seq}, not ${index + 1}`],
  )
}

function findDifferences(expected: readonly AcknowledgedMessage[], shown: readonly DisplayedMessage[]) {
  const texts = new Set(expected.map(({ text }) => text))
  const displayedCounts = new Map<string, number>()
  for (const { text } of shown) displayedCounts.set(text, (displayedCounts.get(text) ?? 0) + 1)
  return [
    ...expected
      .filter(({ text }) => !displayedCounts.has(text))
      .map(({ seq, text }) => `number ${seq} "${text}" is lost`),
    ...[...displayedCounts]
      .filter(([, count]) => count > 1)
      .map(([text, count]) => `"${text}" is shown ${count} times`),
    ...[...displayedCounts.keys()].filter((text) => !texts.has(text)).map((text) => `"${text}" was never acknowledged`),
    ...shown
      .slice(1)
      .flatMap(({ seq }, index) => (seq > shown[index]!.seq ? [] : [`number ${seq} comes after ${shown[index]!.seq}`])),
  ]
}
