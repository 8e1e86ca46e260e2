import assert from 'node:assert/strict'
import type { BrowserContext } from 'playwright-core'
import { base } from './browser.ts'

/** Posts to the API with the cookies of the browser context. */
export async function post<Output>(context: BrowserContext, path: string, data: object) {
  const answer = await context.request.post(`/api/${path}`, { data, headers: { origin: base() } })
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Output
}
