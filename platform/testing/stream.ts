export type Heard<Data = unknown> = { id: number; event: string; data: Data }

/** An open stream of events and what has come over it. */
export async function openStream<Data>(address: string, headers: Record<string, string>) {
  const stop = new AbortController()
  const response = await fetch(`${address}/api/events`, { headers, signal: stop.signal })
  const heard: Heard<Data>[] = []
  const reading = (async () => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
        const [event, data] = [field('event'), field('data')]
        if (event && data) heard.push({ id: Number(field('id')), event, data: JSON.parse(data) })
      }
    }
  })().catch(() => {})
  return {
    heard,
    async [Symbol.asyncDispose]() {
      stop.abort()
      await reading
    },
  }
}
