// What newcomers type, other every time, and the calls of a page.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'

export const password = 'quiet harbour lantern 7'

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
/** Mobile ranges of each country that take any digits. */
export const newPhone = {
  sr: () => `+38160${digits(7)}`,
  it: () => `+39347${digits(7)}`,
  tr: () => `+90532${digits(7)}`,
}

/** A Russian tax number of a company, with the digit that proves it. */
export function newTaxNumber() {
  const head = `54${digits(7)}`
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((total, weight, index) => total + weight * Number(head[index]), 0)
  return head + ((sum % 11) % 10)
}

/** A call from the page itself, with its cookies. */
export async function callFrom<Answer>(page: Page, path: string, body?: unknown): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async ([address, given]) => {
      const headers = { 'content-type': 'application/json' }
      const options = given === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(given) }
      const response = await fetch(`/api/${address as string}`, options)
      return { status: response.status, answer: await response.json() }
    },
    [path, body] as const,
  )
  assert.equal(status, 200, `${path}: ${JSON.stringify(answer)}`)
  return answer as Answer
}
