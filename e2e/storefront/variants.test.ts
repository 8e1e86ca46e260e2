// The two sites of one deployment, their texts and the links of their frames.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales, supportPhones, type Variant, variants } from '#platform/constants.ts'
import { until } from '#platform/testing/until.ts'
import { assertFits, base, open, sizes } from '../support/browser.ts'
import { openAsNewUser } from '../support/people.ts'
import { findOrderableProducts } from '../support/products.ts'

const originOf = (variant: Variant) => (variant === 'b2b' ? base() : base().replace('//', '//trade.'))
const prefixOf = (locale: string) => (locale === 'en' ? '' : `/${locale}`)

for (const variant of variants)
  test(`every link of the footer leads to a page in its language (${variant})`, async () => {
    for (const locale of locales) {
      await using visit = await open({ path: `${prefixOf(locale)}/about-us`, base: originOf(variant) })
      const links = await visit.page
        .locator('footer a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!))
      assert.ok(links.length >= 8)
      for (const link of links) assert.ok(link.startsWith(`${prefixOf(locale)}/`), link)
      assert.deepEqual(
        await answersOf(visit.page, links),
        links.map((link) => `${link} 200 ${locale}`),
      )
    }
  })

/** Requested in the browser, which knows the names of both sites. */
const answersOf = (page: Page, links: readonly string[]) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address)
          const locale = /data-locale="(\w+)"/.exec(await answer.text())?.[1]
          return `${address} ${answer.status} ${locale}`
        }),
      ),
    links,
  )

test('the texts of Russian law are found in every language', async () => {
  await using visit = await open()
  for (const locale of locales)
    for (const name of ['oferta', 'userterms', 'privatepolicy', 'verification_rules', 'terms_of_edo'])
      assert.equal((await visit.context.request.get(`${prefixOf(locale)}/${name}`)).status(), 200, `${locale} ${name}`)
})

for (const variant of variants)
  test(`the pages for suppliers and of contacts answer with what is the site's own (${variant})`, async () => {
    await using visit = await open({ path: '/contacts', base: originOf(variant) })
    const { page } = visit
    const own = supportPhones[variant]
    const foreign = supportPhones[variant === 'b2b' ? 'trade' : 'b2b']
    assert.ok((await page.locator(`main a[href="tel:${own.replaceAll(' ', '')}"]`).count()) >= 2, 'text and aside')
    assert.doesNotMatch(await page.content(), new RegExp(foreign.replaceAll(/[+ ]/g, '\\$&')))
    assert.match(await page.locator('main').innerText(), variant === 'b2b' ? /Novosibirsk/ : /Belgrade/)
    const messenger = await page.locator('main aside [data-contact=messenger]').getAttribute('href')
    assert.equal(messenger, `https://wa.me/${own.replace(/\D/g, '')}`)
    const isLinked = (await page.locator('header a[href="/contacts"], footer a[href="/contacts"]').count()) > 0
    assert.equal(isLinked, variant === 'b2b')
    await page.goto('/start')
    assert.match(await page.locator('h1').innerText(), variant === 'b2b' ? /Tradeyard/ : /Dunav Trade/)
    assert.deepEqual(visit.problems, [])
  })

test('the page for suppliers leads to the registration of a company, by steps and links that work', async () => {
  for (const locale of locales) {
    await using visit = await open({ path: `${prefixOf(locale)}/start` })
    const { page } = visit
    assert.equal(await page.locator('main article ol > li').count(), 3)
    const links = await page
      .locator('main article a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')!))
    assert.equal(links[0], `${prefixOf(locale)}/registration`, 'the primary action')
    for (const path of ['/registration/company', '/help', '/profile/orders', '/verification'])
      assert.ok(links.includes(prefixOf(locale) + path), `${locale} ${path}`)
    for (const link of new Set(links)) assert.equal((await visit.context.request.get(link)).status(), 200, link)
    await page.setViewportSize(sizes.phone)
    await assertFits(page)
  }
  await using seller = await openAsNewUser('/start')
  await seller.page.locator('main article a').first().click()
  await seller.page.waitForURL('/registration/company')
})

test('only the Russian menu has the further links', async () => {
  await using russian = await open({ path: '/ru' })
  const menu = russian.page.locator('header nav').filter({ hasText: 'Товары' })
  assert.equal(await menu.getByRole('link', { name: 'Проверка поставщиков' }).getAttribute('href'), '/ru/verification')
  assert.equal(await menu.getByRole('link', { name: 'Блог' }).count(), 0, 'the setting is empty')
  await using german = await open({ path: '/de' })
  assert.equal(await german.page.locator('header a[href="/de/verification"]').count(), 0)
})

test('the initial data of a page has what the specification names', async () => {
  await using visit = await open({ path: '/' })
  const data = await visit.page.evaluate(() => {
    const { __reactRouterContext, __reactRouterDataRouter } = window as never as {
      __reactRouterContext: unknown
      __reactRouterDataRouter: { state: { loaderData: { root: Record<string, unknown> } } }
    }
    return __reactRouterContext && __reactRouterDataRouter.state.loaderData.root
  })
  const root = data as {
    page: { isAuth: boolean; clientIp: string; host: string; envPublic: { env: string; phone: string } }
    notFound: boolean
    searchLocation: null
    metricsData: { env: string }
    metricsDataRegistry: { elementName: string; isActive: boolean; elementActions: string[] }[]
  }
  const { page } = root
  assert.deepEqual([page.isAuth, page.clientIp.trim(), page.host], [false, '127.0.0.1', new URL(base()).host])
  assert.deepEqual([page.envPublic.env, root.metricsData.env], ['production', 'production'])
  assert.equal(page.envPublic.phone, supportPhones.b2b)
  assert.deepEqual([root.notFound, root.searchLocation], [false, null])
  assert.deepEqual(
    root.metricsDataRegistry.find(({ elementName }) => elementName === 'page'),
    { elementName: 'page', isActive: true, elementActions: ['PageOpen'] },
  )
})

test('the advertised search address is a search', async () => {
  await using visit = await open({ path: '/' })
  const { page } = visit
  const site = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
    potentialAction: { target: { urlTemplate: string } }
  }
  const template = site.potentialAction.target.urlTemplate
  assert.match(template, /\/search\?q=\{q\}$/)
  await page.goto(new URL(template).pathname + '?q=bolt')
  assert.equal(await page.locator('header input[type=search]').inputValue(), 'bolt')
  assert.ok((await page.locator('main article h3 a').count()) > 5)
})

test('the cart is asked for only with the cookie of an interaction; viewed products follow the account', async () => {
  const [first, second] = await findOrderableProducts(2)
  await using visit = await openAsNewUser(`/product/${first!.slug}`)
  const { page, context } = visit
  const viewedIds = async () =>
    ((await (await context.request.get('/api/account/viewed/list')).json()) as { ids: number[] }).ids
  await until(async () => (await viewedIds()).includes(first!.id))
  await context.request.post('/api/cart/add', { data: { productId: first!.id }, headers: { origin: base() } })
  const cart = page.locator('header a[href="/cart"]')
  await page.goto('/')
  assert.equal(await cart.getAttribute('data-empty'), null)
  await context.clearCookies({ name: 'cartInteraction' })
  await page.goto('/')
  assert.equal(await cart.getAttribute('data-empty'), 'true')
  await page.goto(`/product/${second!.slug}`)
  await until(async () => (await viewedIds())[0] === second!.id)
  assert.deepEqual(await viewedIds(), [second!.id, first!.id])
  assert.equal(
    (await context.cookies()).some(({ name }) => name === 'viewedProducts'),
    false,
  )
  await page.locator(`section a[href="/product/${first!.slug}"]`).first().waitFor()
  await page.getByText('Saved in your account').waitFor()
})
