/** Who hears what, both ways. */
export function createTopics<Hearer>() {
  const heardBy = new Map<Hearer, readonly string[]>()
  const hearers = new Map<string, Set<Hearer>>()
  const nobody: ReadonlySet<Hearer> = new Set()

  return {
    /** Takes the place of what the hearer has heard so far. */
    set(hearer: Hearer, topics: readonly string[]) {
      this.delete(hearer)
      heardBy.set(hearer, topics)
      for (const topic of topics) {
        const set = hearers.get(topic)
        if (set) set.add(hearer)
        else hearers.set(topic, new Set([hearer]))
      }
    },
    delete(hearer: Hearer) {
      for (const topic of heardBy.get(hearer) ?? []) {
        const set = hearers.get(topic)
        set?.delete(hearer)
        if (set?.size === 0) hearers.delete(topic)
      }
      heardBy.delete(hearer)
    },
    heardBy: (hearer: Hearer) => heardBy.get(hearer) ?? [],
    of: (topic: string) => hearers.get(topic) ?? nobody,
    all: () => [...heardBy.keys()],
    topics: () => [...hearers.keys()],
  }
}
