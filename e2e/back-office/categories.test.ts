// The category tree in the administration, from a new category to its filters in the catalogue.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales } from '#platform/constants.ts'
import { until } from '#platform/testing/until.ts'
import { demonstrationPassword } from '#seed/accounts.ts'
import { button, openAsAdmin, unique } from '../support/admin-lists.ts'
import { post } from '../support/api.ts'
import { base, open, signIn } from '../support/browser.ts'
import { findPageProblems, waysToVisit } from '../support/page-checks.ts'
import { waitForStatus } from '../support/people.ts'

type Node = { id: number; parentId: number | null; level: string; productCount: number }

const inEach = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]))
const fillInEach = async (page: Page, prefix: string, text: string) => {
  for (const locale of locales) await page.locator(`${prefix}-${locale}`).fill(`${text} ${locale}`)
}

async function tree(page: Page) {
  const answer = await page.request.get('/api/x/admin-panel/catalog-category/tree')
  return ((await answer.json()) as { items: Node[] }).items
}
const firstGroup = async (page: Page) => (await tree(page)).find(({ level }) => level === 'Group')!.id
const createCategory = async ({ context, page }: Awaited<ReturnType<typeof openAsAdmin>>, name: string) => {
  const input = { parentId: await firstGroup(page), names: inEach(name) }
  return (await post<{ id: number }>(context, 'x/admin-panel/catalog-category/create', input)).id
}

test('a category with two filters is made without script, and its products are listed with them in six languages', async () => {
  await using admin = await openAsAdmin({ javaScript: false })
  const { page } = admin
  const name = unique('Journey')
  await page.goto(`/admin/categories?item=new&parent=${await firstGroup(page)}`)
  await button(page, 'Create').click()
  await page.getByRole('alert').waitFor()
  await fillInEach(page, '#create-names', name)
  await button(page, 'Create').click()
  await waitForStatus(page, /Added to the tree/)
  const id = Number(new URL(page.url()).searchParams.get('item'))

  await page.getByRole('link', { name: 'Add specification' }).click()
  await page.locator('[name=kind]').selectOption('Select')
  await button(page, 'Continue').click()
  await fillInEach(page, '#createFilter-names', 'Head')
  await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  await fillInEach(page, '#createFilter-options-0-labels', 'Flat')
  await fillInEach(page, '#createFilter-options-1-labels', 'Pan')
  await button(page, 'More options').click()
  assert.equal(await page.locator('#createFilter-options-1-labels-de').inputValue(), 'Pan de', 'nothing is lost')
  await button(page, 'Add').click()
  await waitForStatus(page, /Specification added/)
  await page.goto(`/admin/categories?item=${id}&filter=new&kind=Interval`)
  await fillInEach(page, '#createFilter-names', 'Length')
  for (const locale of locales) await page.locator(`#createFilter-units-${locale}`).fill('mm')
  await button(page, 'Add').click()
  await page.locator('#filters').getByRole('status').getByText('Specification added').waitFor()
  assert.equal(await page.locator('#filters tbody tr').count(), 2)
  await page.getByRole('button', { name: 'Move Length en up' }).click()
  await page.locator('#filters').getByRole('status').getByText('Order changed').waitFor()
  assert.match(await page.locator('#filters tbody tr').first().innerText(), /Length en/)

  await using seller = await open()
  await signIn(seller.page, 'seller@tradeyard.example', demonstrationPassword)
  await seller.page.goto('/profile/products')
  const store = await seller.page.locator('input[name=store]').first().inputValue()
  const call = async <Output>(path: string, data: object) => {
    const headers = { origin: base(), 'x-store-id': store }
    const answer = await seller.page.request.post(`/api/x/fluent/${path}`, { data, headers })
    assert.ok(answer.ok(), await answer.text())
    return (await answer.json()) as Output
  }
  type Product = { id: number; version: number; fields: { category: number; characteristics: object } }
  const found = await call<{ items: Product[] }>('data/find', {
    entity: 'product',
    filter: { field: 'status', operator: 'eq', value: 'Active' },
    pageSize: 2,
  })
  type Schema = { fields: { key: string; fields: { key: string; label: string }[] | null }[] }
  const { fields: form } = await call<Schema>('schema/find', { entity: 'product', categoryId: id })
  const specifications = form.find(({ key }) => key === 'characteristics')!.fields!
  const keyOf = (label: string) => specifications.find((field) => field.label === label)!.key
  const versions = new Map<number, number>()
  for (const [index, { id: productId, version }] of found.items.entries()) {
    const characteristics = { [keyOf('Head en')]: ['flat-en', 'pan-en'][index], [keyOf('Length en')]: 40 + index }
    const fields = { category: id, characteristics }
    const moved = await call<Product>('data/update', { entity: 'product', id: productId, version, fields })
    versions.set(productId, moved.version)
  }
  const filters = await page.request.get(`/api/x/admin-panel/catalog-filter/list?categoryId=${id}`)
  const { available } = (await filters.json()) as { available: { id: number; type: string }[] }
  const price = available.find(({ type }) => type === 'Price')!
  await page.goto(`/admin/categories?item=${id}&filter=new&kind=${price.id}`)
  await button(page, 'Add').click()
  await waitForStatus(page, /Specification added/)
  try {
    await using visitor = await open({ javaScript: false })
    for (const locale of locales) {
      const answer = await page.request.get(`/api/x/admin-panel/catalog-category/single?id=${id}`)
      const { paths } = (await answer.json()) as { paths: Record<string, string> }
      await until(async () => {
        await visitor.page.goto(`${locale === 'en' ? '' : `/${locale}`}/catalog/all/${paths[locale]}`)
        return (await visitor.page.locator('#filters').getByText(`Head ${locale}`).count()) > 0
      }, `no filter in ${locale}`)
      assert.equal(await visitor.page.locator('h1').innerText(), `${name} ${locale}`)
      assert.ok((await visitor.page.locator('#filters').getByText(`Pan ${locale}`).count()) > 0, `option in ${locale}`)
      assert.ok((await visitor.page.locator('main a[href*="/product/"]').count()) > 1, `cards in ${locale}`)
    }
  } finally {
    for (const product of found.items) {
      const { category, characteristics } = product.fields
      const version = versions.get(product.id)!
      await call('data/update', { entity: 'product', id: product.id, version, fields: { category, characteristics } })
    }
  }
})

test('a change says first what it does, a merge needs the address, and the old address leads on', async () => {
  await using admin = await openAsAdmin()
  const { page } = admin
  const [from, to] = [unique('Old'), unique('New')]
  const fromId = await createCategory(admin, from)
  const toId = await createCategory(admin, to)
  await page.goto(`/admin/categories?item=${fromId}`)
  const alias = await page.locator('#update-aliases-en').inputValue()
  await page.locator('#update-aliases-en').fill('Not an address')
  await button(page, 'Save').click()
  await page.getByRole('alert').waitFor()
  await page.locator('#update-aliases-en').fill(`${alias}-two`)
  await button(page, 'Save').click()
  await page.getByText('1 address changes; the old one redirects').waitFor()
  await button(page, 'Save with these effects').click()
  await waitForStatus(page, /Saved/)

  await page.goto(`/admin/categories?item=${fromId}`)
  await button(page, 'Merge into another').click()
  await page.locator('[name=targetId]').selectOption(String(toId))
  await page.locator('#merge-confirmation').fill('something')
  await button(page, 'Preview changes').click()
  await page.getByText('That isn’t the page address of the category').first().waitFor()
  await page.locator('[name=targetId]').selectOption(String(toId))
  await page.locator('#merge-confirmation').fill(`${alias}-two`)
  await button(page, 'Preview changes').click()
  await page.getByText('It will be merged and deleted').waitFor()
  await button(page, 'Merge into another').click()
  await waitForStatus(page, /merge has started/)
  await until(async () => !(await tree(page)).some(({ id }) => id === fromId))

  await page.goto(`/admin/categories?item=${toId}`)
  await button(page, 'Delete').click()
  await page.getByText('It will be deleted').waitFor()
  await button(page, 'Delete').click()
  await waitForStatus(page, /Deleted/)
  await page.goto(`/admin/categories?query=${to}`)
  await page.getByText('No node has this name').waitFor()
})

for (const way of waysToVisit)
  test(`the tree and its forms fit and are accessible (${way.prefix || '/en'} ${way.theme})`, async () => {
    await using visit = await openAsAdmin({ size: way.size, theme: way.theme })
    const category = (await tree(visit.page)).find(
      ({ level, productCount }) => level === 'Category' && productCount > 0,
    )!
    const path = `/admin/categories?item=${category.id}`
    const answer = await visit.page.request.get(`/api/x/admin-panel/catalog-filter/list?categoryId=${category.id}`)
    const { items } = (await answer.json()) as { items: { id: number; type: string }[] }
    const filter = items.find(({ type }) => type === 'Select') ?? items[0]!
    const paths = [
      '/admin/categories',
      path,
      `${path}&filter=${filter.id}`,
      `${path}&filter=new`,
      `${path}&filter=new&kind=Select`,
      `/admin/categories?item=new&parent=${category.parentId}`,
    ]
    assert.deepEqual(await findPageProblems(visit, way, { paths, prepare: openFolds }), [])
  })

const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
