// Global setup of the browser tests of a lane: one built server with demonstration data for all of them.
import { type Server, startServer } from './support/server.ts'

let server: Server | undefined

export async function globalSetup() {
  // Set E2E_BASE to use a running server while writing tests.
  if (process.env.E2E_BASE) return
  server = await startServer({ DEMO: '1' })
  process.env.E2E_BASE = server.address
}

export async function globalTeardown() {
  await server?.[Symbol.asyncDispose]()
}
