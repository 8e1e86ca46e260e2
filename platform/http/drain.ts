import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

export type DrainOptions = {
  /** How long a connection may stay idle after the listener is closed. */
  idleMs?: number
  /** Limit for the whole drain. */
  maxMs?: number
}

/** `response`: of the latest request, until it is sent. `bytesRead`: at the end of the latest request. */
type Connection = { response: ServerResponse | undefined; bytesRead: number }

const pollMs = 20
/** Node's default backlog. */
const maxBacklog = 511
const maxAcceptMs = 10_000
const lastAcceptMs = 100

/**
 * Stops an HTTP server without breaking a request. The server's own `close` would destroy every idle connection, along with requests in
 * transit and responses that are not yet sent.
 */
export function createDrain(server: Server, { idleMs = 1_000, maxMs = 25_000 }: DrainOptions = {}) {
  const connections = new Map<Socket, Connection>()
  let startedAt = 0
  let isClosing = false
  /** Connections accepted in this turn of the event loop. */
  let accepted = 0
  server.on('connection', trackConnection)
  server.prependListener('request', trackRequest)

  return { stopAccepting, finish }

  /**
   * Closing a listener resets the connections in its backlog, so it is closed when the backlog is empty or right after the last
   * connection was accepted. From then on each response closes its connection.
   */
  async function stopAccepting() {
    startedAt = performance.now()
    minimizeBacklog(server)
    await emptyBacklog()
    await Promise.race([new Promise((next) => server.once('connection', next)), sleep(lastAcceptMs)])
    // Unlike the HTTP server's own `close`, this keeps the header and request timeouts.
    TcpServer.prototype.close.call(server)
    isClosing = true
    for (const { response } of connections.values())
      if (response && !response.headersSent) response.setHeader('connection', 'close')
  }

  /** Each turn of the event loop accepts one connection. The backlog is empty after a turn without one, or after `maxBacklog`. */
  async function emptyBacklog() {
    let total = 0
    do {
      accepted = 0
      await nextTurn()
      total += accepted
    } while (accepted > 0 && total < maxBacklog && elapsedMs() < maxAcceptMs)
  }

  /** Resolves when all connections have ended; destroys the remaining ones after `maxMs`. */
  async function finish() {
    const idleAtMs = elapsedMs() + idleMs
    while (connections.size > 0 && elapsedMs() < maxMs) {
      await sleep(pollMs)
      if (elapsedMs() >= idleAtMs) await closeIdle()
    }
    for (const socket of connections.keys()) socket.destroy()
  }

  function elapsedMs() {
    return performance.now() - startedAt
  }

  async function closeIdle() {
    // Lets the bytes that have arrived be read first.
    await nextTurn()
    for (const [socket, { response, bytesRead }] of connections)
      if (!response && socket.bytesRead === bytesRead) socket.destroySoon()
  }

  function trackConnection(socket: Socket) {
    accepted++
    connections.set(socket, { response: undefined, bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  }

  function trackRequest({ socket }: IncomingMessage, response: ServerResponse) {
    const connection = connections.get(socket)!
    if (isClosing) {
      // With pipelined requests the response to the last one closes the connection.
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

/** Reduces the backlog to one connection. Calling `listen` again changes nothing else; the server has no public method for it. */
function minimizeBacklog(server: Server) {
  const { _handle: handle } = server as unknown as { _handle?: { listen: (backlog: number) => number } }
  handle?.listen(0)
}
