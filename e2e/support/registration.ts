// Registration data that is unique on every call, and API calls from within a page.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'

export const password = 'quiet harbour lantern 7'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
/** Mobile numbers in ranges where any digits are valid. */
export const newPhone = {
  sr: () => `+38160${digits(7)}`,
  it: () => `+39347${digits(7)}`,
  tr: () => `+90532${digits(7)}`,
}

/** A Russian company tax number (ИНН) with a valid check digit. */
export function newTaxNumber() {
  const head = `54${digits(7)}`
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((total, weight, index) => total + weight * Number(head[index]), 0)
  return head + ((sum % 11) % 10)
}

/** Calls the API from within the page, with its cookies. */
export async function callApi<Output>(page: Page, path: string, body?: unknown): Promise<Output> {
  const { status, answer } = await page.evaluate(
    async ([address, data]) => {
      const headers = { 'content-type': 'application/json' }
      const options = data === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(data) }
      const response = await fetch(`/api/${address as string}`, options)
      return { status: response.status, answer: await response.json() }
    },
    [path, body] as const,
  )
  assert.equal(status, 200, `${path}: ${JSON.stringify(answer)}`)
  return answer as Output
}
