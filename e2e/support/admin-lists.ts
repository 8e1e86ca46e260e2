// An administrator's visit to the lists of the administration.
import type { BrowserContext, Page } from 'playwright-core'
import { demonstrationPassword } from '#seed/accounts.ts'
import { post } from './api.ts'
import { open, signIn } from './browser.ts'

export async function openAsAdmin(options: Parameters<typeof open>[0] = {}) {
  const visit = await open(options)
  await signIn(visit.page, 'admin@tradeyard.example', demonstrationPassword)
  return visit
}

export const createBrand = (context: BrowserContext, name: string) =>
  post<{ id: number; alias: string }>(context, 'x/admin-panel/brand/create', { name, alias: name.toLowerCase() })

let count = 0
export const unique = (word: string) => `${word}${Date.now().toString(36)}${++count}`
export const rowWith = (page: Page, text: string) => page.locator('main tbody tr', { hasText: text })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
