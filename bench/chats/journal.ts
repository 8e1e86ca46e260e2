export type Shown = { seq: number; text: string }
export type Acknowledged = Shown & { chatId: string }
/** What one person has on the screen of one chat, in the order in which it came. */
export type Screen = { who: string; chatId: string; shown: readonly Shown[] }

/**
 * Every acknowledged message against every screen of its chat: what is lost, doubled, out of order or of nobody, in words. The
 * screens begin with an empty chat.
 */
export function compare(sent: readonly Acknowledged[], screens: readonly Screen[]): string[] {
  const byChat = Map.groupBy(sent, ({ chatId }) => chatId)
  return screens.flatMap(({ who, chatId, shown }) => {
    const wanted = (byChat.get(chatId) ?? []).toSorted((a, b) => a.seq - b.seq)
    return [...numbers(wanted), ...differences(wanted, shown)].map((problem) => `${who} in ${chatId}: ${problem}`)
  })
}

function numbers(wanted: readonly Acknowledged[]) {
  return wanted.flatMap(({ seq, text }, index) =>
    seq === index + 1 ? [] : [`"${text}" was acknowledged as number ${seq}, not ${index + 1}`],
  )
}

function differences(wanted: readonly Acknowledged[], shown: readonly Shown[]) {
  const texts = new Set(wanted.map(({ text }) => text))
  const seen = new Map<string, number>()
  for (const { text } of shown) seen.set(text, (seen.get(text) ?? 0) + 1)
  return [
    ...wanted.filter(({ text }) => !seen.has(text)).map(({ seq, text }) => `number ${seq} "${text}" is lost`),
    ...[...seen].filter(([, count]) => count > 1).map(([text, count]) => `"${text}" is shown ${count} times`),
    ...[...seen.keys()].filter((text) => !texts.has(text)).map((text) => `"${text}" was never acknowledged`),
    ...shown
      .slice(1)
      .flatMap(({ seq }, index) => (seq > shown[index]!.seq ? [] : [`number ${seq} comes after ${shown[index]!.seq}`])),
  ]
}
