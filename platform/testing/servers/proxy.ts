// Stands between a server and its PostgreSQL, and takes whatever comes but passes nothing on while it hangs.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/** `hangAt`: a connection over which this is sent hangs from then on. */
export async function startProxy(socketPath: string, { port = 0, hangAt }: { port?: number; hangAt?: string } = {}) {
  const sockets = new Set<Socket>()
  let gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  gate.resolve()
  const server = createServer((client) => {
    const upstream = connect(socketPath)
    void pass(client, upstream)
    void pass(upstream, client)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    hang: () => (gate = Promise.withResolvers<void>()),
    resume: () => gate.resolve(),
    /** Resolves once a connection hangs at `hangAt`. */
    reached: reached.promise,
    cut,
    async [Symbol.asyncDispose]() {
      server.close()
      cut()
      gate.resolve()
    },
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  function hangForEver(from: Socket) {
    reached.resolve()
    return once(from, 'close')
  }

  async function pass(from: Socket, to: Socket) {
    sockets.add(from)
    from.once('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    try {
      for await (const chunk of from) {
        await gate.promise
        if (!hangAt || !(chunk as Buffer).includes(hangAt)) to.write(chunk as Buffer)
        else return void (await hangForEver(from))
      }
    } catch {
      // A connection that breaks is part of the test.
    }
  }
}
