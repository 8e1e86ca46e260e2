// New accounts for the tests, and the messages sent to them.
import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { until } from '#platform/testing/until.ts'
import { post } from './api.ts'
import { base, open, type Visit } from './browser.ts'
import { newTaxNumber } from './registration.ts'

export type Person = { email: string; name: string; password: string }
type Message = { template: string; code: string | null; links: string[]; text: string }

let count = 0
export const newAddress = () => `person-${Date.now().toString(36)}-${++count}@journeys.example`

/** Registers an account through the API; the browser context is signed in afterwards. */
export async function signUp(context: BrowserContext, name = 'Ada Novak'): Promise<Person> {
  const person = { email: newAddress(), name, password: 'gleis-7-kupfer-morgen' }
  await post(context, 'account/email/code/send', { email: person.email })
  await post(context, 'account/email/registration', {
    ...person,
    code: await codeFor(person.email, 'registrationCode'),
  })
  return person
}

/** Opens a page signed in with a new account. */
export async function openAsNewUser(
  path: string,
  options: Parameters<typeof open>[0] = {},
): Promise<Visit & { person: Person }> {
  const opened = await open(options)
  const person = await signUp(opened.context)
  await opened.page.goto(path)
  return Object.assign(opened, { person })
}

/** Opens a store for the account of the browser context through the API, with a new company unless `company` has a tax number. */
export const openStore = (
  context: BrowserContext,
  company: { taxNumber?: string; companyName?: string; storeName?: string } = {},
) =>
  post<{ alias: string }>(context, 'registration/step2', {
    country: 'RU',
    taxNumber: newTaxNumber(),
    companyName: 'Ada Novak LLC',
    supplierType: 'Distributor',
    storeName: 'Ada’s fasteners',
    location: 'moscow',
    ...company,
  })

/** Opens a page signed in with a new account that has opened a store. */
export async function openAsNewSeller(path: string, options: Parameters<typeof open>[0] = {}): Promise<Visit> {
  const opened = await openAsNewUser('/', options)
  await openStore(opened.context)
  await opened.page.goto(path)
  return opened
}

/** Waits for the status message that confirms a form. */
export const waitForStatus = (page: Page, text: RegExp) =>
  page.locator('[role=status]', { hasText: text }).first().waitFor()

export const codeFor = async (to: string, template: string) =>
  (await findMessage(to, template)).code ?? assert.fail(`${template} to ${to} has no code`)
export const linkFor = async (to: string, template: string) =>
  (await findMessage(to, template)).links[0] ?? assert.fail(`${template} to ${to} has no link`)

/** What an e-mail says. */
export const textFor = async (to: string, template: string) => (await findMessage(to, template)).text

/** Polls the development mailbox for the newest message of a template. */
function findMessage(to: string, template: string): Promise<Message> {
  return until(async () => {
    const answer = await fetch(`${base()}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as Message[]).find((message) => message.template === template)
  }, `no ${template} for ${to}`)
}
