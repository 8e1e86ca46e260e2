// Every page in three languages: no horizontal scroll at three widths, no script errors, no CSP violations, no violations of axe.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, base, open, signIn, sizes } from './support/browser.ts'
import { findPageProblems, waysToVisit } from './support/page-checks.ts'

const fixedPaths = [
  '/',
  '/catalog/all',
  '/catalog/russia',
  '/search?search=bolt',
  '/search?search=qqqzzzxxx',
  '/all-catalog-categories',
  '/anticrisis',
  '/stm',
  '/summary',
  '/stores/all',
  '/store/sibmetiz',
  '/store/sibmetiz/about',
  '/store/sibmetiz/branches',
  '/store/sibmetiz/contacts',
  '/cart',
  '/login',
  '/registration',
  '/registration?by=phone',
  '/restore',
  '/restore?token=gone',
  '/confirm?token=gone',
  '/invitation?token=gone',
  '/userterms',
  '/about-us',
  '/delivery',
  '/start',
  '/contacts',
  '/nowhere',
]
let paths: string[]

before(async () => {
  const get = async (path: string) =>
    (await (await fetch(`${base()}/api/x/${path}`)).json()) as {
      items: { path: string; slug: string; offers?: { count: number } | null }[]
    }
  const category = (await get('catalog-category/live/default/top?limit=1')).items[0]!.path
  const product = (await get('platform/live/default/product/small-card/last?limit=1')).items[0]!.slug
  const bolts = (await get('platform/live/default/product/search?search=DIN%20933&facets=0&pageSize=48')).items
  const compared = bolts.find(({ offers }) => offers && offers.count > 1)!.slug
  const [top, group] = category.split('/')
  paths = [
    ...fixedPaths,
    `/catalog/all/${top}`,
    `/catalog/all/${top}/${group}`,
    `/catalog/all/${category}`,
    `/stm/${top}`,
    `/summary/${top}`,
    `/summary/${category}`,
    `/catalog/all/${category}?view=list&stock=InStock`,
    `/product/${product}`,
    `/product/${compared}`,
    `/compare?products=${/\d+$/.exec(product)}`,
  ]
})

for (const way of waysToVisit)
  test(`pages fit three widths, are accessible and report no errors (${way.prefix || '/en'}, ${way.size}, ${way.theme})`, async () => {
    await using visit = await open(way)
    const isMissing = (path: string) => path === '/nowhere' || path.startsWith('/invitation')
    const isExpected = (path: string, problem: string) => isMissing(path) && /404|410/.test(problem)
    assert.deepEqual(await findPageProblems(visit, way, { paths, isExpected }), [])
  })

test('on narrow screens price labels are not truncated and labels of the bottom bar do not touch', async () => {
  for (const prefix of ['/ru', '/de']) {
    await using visit = await open({ path: `${prefix}/search?q=pump&sort=priceDown`, size: 'phone' })
    for (const width of [sizes.phone.width, 320]) {
      await visit.page.setViewportSize({ width, height: sizes.phone.height })
      const cut = await visit.page
        .locator('main article dt')
        .evaluateAll((labels) =>
          labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
        )
      assert.deepEqual(cut, [], `${prefix} at ${width}`)
    }
    const labelBoxes = await visit.page
      .locator('nav:has([aria-haspopup=dialog]) > * > span:nth-child(2)')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    assert.equal(labelBoxes.length, 5)
    assert.ok(
      labelBoxes.every(({ right }, index) => right + 2 < (labelBoxes[index + 1]?.left ?? 320)),
      `${prefix}: ${JSON.stringify(labelBoxes)}`,
    )
  }
})

test('nothing overlaps the advertisement label of a card', async () => {
  await using visit = await open({ path: '/it/catalog/all/fasteners', size: 'phone' })
  const cards = await visit.page.locator('main article:has([data-tone=promo])').evaluateAll((articles) =>
    articles.map((article) => {
      const { left, right, top, bottom } = article.querySelector('[data-tone=promo]')!.getBoundingClientRect()
      const box = article.querySelector('label:has([name=to])')!.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    }),
  )
  assert.ok(cards.length > 0)
  assert.ok(!cards.includes(true))
})

test('a store page shows response time and response rate', async () => {
  await using visit = await open({ path: '/store/sibmetiz' })
  await visit.page
    .locator('header dl', { hasText: 'Replies in' })
    .getByText(/^\d+\s\w+\s·\s\d+%$/)
    .waitFor()
})

test('storefront pages of a signed-in seller have no accessibility violations', async () => {
  await using visit = await open()
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  for (const path of ['/registration/company', '/cart', '/']) {
    await visit.page.goto(path)
    assert.deepEqual(await accessibilityProblems(visit.page), [], path)
  }
})

test('a category path in another language redirects to the path in the page’s language and keeps the query', async () => {
  const get = async (path: string) =>
    (await (await fetch(`${base()}/api/x/catalog-category/live/default/${path}`)).json()) as object
  const { items } = (await get('top?limit=1')) as { items: { path: string }[] }
  const { paths: translatedPaths } = (await get(`single?path=${items[0]!.path}`)) as {
    paths: Record<'en' | 'ru' | 'de', string>
  }
  assert.notEqual(translatedPaths.en, translatedPaths.ru)
  const pairs = [
    [
      `/ru/catalog/all/${translatedPaths.en}?view=list&stock=InStock`,
      `/ru/catalog/all/${translatedPaths.ru}?view=list&stock=InStock`,
    ],
    [`/catalog/russia/${translatedPaths.ru}`, `/catalog/russia/${translatedPaths.en}`],
    [`/de/stores/all/${translatedPaths.ru}?sort=new`, `/de/stores/all/${translatedPaths.de}?sort=new`],
    [`/ru/store/sibmetiz/products/${translatedPaths.en}`, `/ru/store/sibmetiz/products/${translatedPaths.ru}`],
  ] as const
  for (const [from, to] of pairs) {
    const answer = await fetch(base() + from, { redirect: 'manual' })
    assert.deepEqual([answer.status, answer.headers.get('location')], [308, to])
    assert.equal((await fetch(base() + to, { redirect: 'manual' })).status, 200, to)
  }
  assert.equal((await fetch(`${base()}/ru/catalog/all/nowhere/at-all`)).status, 404)
})

test('further pictures of a card load only when the pointer is over their section', async () => {
  const requestedPaths: string[] = []
  await using visit = await open({ path: '/search?q=bolt', size: 'desktop' })
  visit.page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  const picturesLink = visit.page.locator('article > a:has(i:nth-child(3))').first()
  await picturesLink.scrollIntoViewIfNeeded()
  const box = (await picturesLink.boundingBox())!
  for (const place of [1, 2]) {
    const picture = picturesLink.locator('img').nth(place)
    const address = await picture.getAttribute('src')
    assert.deepEqual([await picture.isVisible(), requestedPaths.includes(address!)], [false, false])
    await visit.page.mouse.move(box.x + (box.width * (2 * place + 1)) / 6, box.y + box.height / 2)
    await visit.page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      await picture.elementHandle(),
    )
    assert.equal(await picture.isVisible(), true)
    assert.equal(await picturesLink.locator('img').first().isVisible(), false)
  }
})
