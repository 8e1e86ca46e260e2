// The global set-up of the browser tests: the built server with the whole demonstration, once for all of them.
import { type Server, startServer } from './server.ts'

let server: Server | undefined

export async function globalSetup() {
  // An address from outside spares the start: while writing tests, a server that already runs is enough.
  if (process.env.E2E_BASE) return
  server = await startServer({ DEMO: '1' })
  process.env.E2E_BASE = server.address
}

export async function globalTeardown() {
  await server?.[Symbol.asyncDispose]()
}
