import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export type DrainOptions = {
  /** How long a connection may send nothing, once the listener is closed. */
  quietMs?: number
  /** How long all of it may take. */
  maxMs?: number
}

/** `response`: of the latest request, until it is sent. `bytesRead`: before the request that comes next. */
type Connection = { response: ServerResponse | undefined; bytesRead: number }

const pollMs = 20
/** As many connections wait to be accepted as Node lets by default. */
const maxBacklog = 511
const maxAcceptMs = 10_000
const lastAcceptMs = 100

/**
 * Stops an HTTP server without breaking a request. The server's own `close` would destroy every connection between two requests,
 * along with requests that are on their way and answers that are not yet sent.
 */
export function createDrain(server: Server, { quietMs = 1_000, maxMs = 25_000 }: DrainOptions = {}) {
  const connections = new Map<Socket, Connection>()
  let startedAt = 0
  let areLast = false
  /** In this turn of the event loop. */
  let accepted = 0
  server.on('connection', follow)
  server.prependListener('request', track)

  return { stopAccepting, finish }

  /**
   * A listener that closes resets the connections that wait to be accepted. So it closes once none waits, or right after the last one
   * was accepted. From then on each answer ends its connection.
   */
  async function stopAccepting() {
    startedAt = performance.now()
    limitBacklog(server)
    await emptyBacklog()
    await Promise.race([new Promise((next) => server.once('connection', next)), sleep(lastAcceptMs)])
    // The timeouts of heads and requests go on, unlike after the HTTP server's own `close`.
    TcpServer.prototype.close.call(server)
    areLast = true
    for (const { response } of connections.values())
      if (response && !response.headersSent) response.setHeader('connection', 'close')
  }

  /** A turn of the event loop accepts one connection. None waits after a turn without one, or after as many as may wait. */
  async function emptyBacklog() {
    let total = 0
    do {
      accepted = 0
      await nextTurn()
      total += accepted
    } while (accepted > 0 && total < maxBacklog && elapsedMs() < maxAcceptMs)
  }

  /** Resolves when all connections have ended; those that have not in time are cut. */
  async function finish() {
    const quietAt = elapsedMs() + quietMs
    while (connections.size > 0 && elapsedMs() < maxMs) {
      await sleep(pollMs)
      if (elapsedMs() >= quietAt) await closeQuiet()
    }
    for (const socket of connections.keys()) socket.destroy()
  }

  function elapsedMs() {
    return performance.now() - startedAt
  }

  async function closeQuiet() {
    // The bytes that have arrived are read first.
    await nextTurn()
    for (const [socket, { response, bytesRead }] of connections)
      if (!response && socket.bytesRead === bytesRead) socket.destroySoon()
  }

  function follow(socket: Socket) {
    accepted++
    connections.set(socket, { response: undefined, bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  }

  function track({ socket }: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(socket)!
    if (areLast) {
      // Of requests sent together the last one's answer ends the connection.
      if (connection.response && !connection.response.headersSent) connection.response.removeHeader('connection')
      response.setHeader('connection', 'close')
    }
    connection.response = response
    response.once('close', () => {
      if (connection.response !== response) return
      connection.response = undefined
      connection.bytesRead = socket.bytesRead
    })
  }
}

/** From now on one connection may wait to be accepted. To listen again changes nothing else, and the server itself has no call for it. */
function limitBacklog(server: Server) {
  const { _handle: handle } = server as unknown as { _handle?: { listen: (backlog: number) => number } }
  handle?.listen(0)
}
