import type { Page } from 'playwright-core'

const field = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`)

/** Fills in another address than those of the account in the open order form. */
export async function enterAddress(page: Page) {
  if ((await field(page, 'addressId').count()) > 0) await field(page, 'addressId').selectOption('')
  await field(page, 'newAddress.country').selectOption('DE')
  await field(page, 'newAddress.street').fill('Hauptstraße 1')
  await field(page, 'newAddress.postcode').fill('10115')
  await field(page, 'newAddress.city').fill('Berlin')
}
