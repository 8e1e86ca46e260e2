/** A two-way index of subscribers and their topics. */
export function createSubscriptions<Subscriber>() {
  const topicsBySubscriber = new Map<Subscriber, readonly string[]>()
  const subscribersByTopic = new Map<string, Set<Subscriber>>()
  const none: ReadonlySet<Subscriber> = new Set()

  return {
    /** Replaces all topics of the subscriber. */
    set(subscriber: Subscriber, topics: readonly string[]) {
      this.delete(subscriber)
      topicsBySubscriber.set(subscriber, topics)
      for (const topic of topics) {
        const set = subscribersByTopic.get(topic)
        if (set) set.add(subscriber)
        else subscribersByTopic.set(topic, new Set([subscriber]))
      }
    },
    delete(subscriber: Subscriber) {
      for (const topic of topicsBySubscriber.get(subscriber) ?? []) {
        const set = subscribersByTopic.get(topic)
        set?.delete(subscriber)
        if (set?.size === 0) subscribersByTopic.delete(topic)
      }
      topicsBySubscriber.delete(subscriber)
    },
    topicsOf: (subscriber: Subscriber) => topicsBySubscriber.get(subscriber) ?? [],
    subscribersOf: (topic: string) => subscribersByTopic.get(topic) ?? none,
    subscribers: () => [...topicsBySubscriber.keys()],
    topics: () => [...subscribersByTopic.keys()],
  }
}
