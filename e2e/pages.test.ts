// Every page at three widths: nothing scrolls sideways, no script error, no violation of the content policy; axe in both themes.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { demonstrationPassword } from '#seed/accounts.ts'
import { accessibilityProblems, assertFits, base, open, signIn, sizes } from './support.ts'

const fixed = [
  '/',
  '/catalog/all',
  '/catalog/russia',
  '/search?search=bolt',
  '/search?search=qqqzzzxxx',
  '/all-catalog-categories',
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
    (await (await fetch(`${base()}/api/x/${path}`)).json()) as { items: { path: string; slug: string }[] }
  const category = (await get('catalog-category/live/default/top?limit=1')).items[0]!.path
  const product = (await get('platform/live/default/product/small-card/last?limit=1')).items[0]!.slug
  const [top, group] = category.split('/')
  paths = [
    ...fixed,
    `/catalog/all/${top}`,
    `/catalog/all/${top}/${group}`,
    `/catalog/all/${category}`,
    `/catalog/all/${category}?view=list&stock=InStock`,
    `/product/${product}`,
  ]
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any page (${theme})`, async () => {
    const found: string[] = []
    for (const path of paths)
      for (const size of ['desktop', 'phone'] as const) {
        await using visit = await open({ path, theme, size })
        for (const problem of await accessibilityProblems(visit.page)) found.push(`${path} ${size}: ${problem}`)
      }
    assert.deepEqual(found, [])
  })

for (const prefix of ['', '/ru', '/de'])
  test(`no page scrolls sideways or fails in the browser (${prefix || '/en'})`, async () => {
    const problems: string[] = []
    for (const path of paths.filter((each) => !prefix || !each.startsWith('/catalog/all/')))
      for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
        await using visit = await open({ path: path === '/' ? prefix || '/' : prefix + path, size })
        await assertFits(visit.page)
        const isMissing =
          path === '/nowhere' || path.startsWith('/invitation') || (prefix && ['/contacts', '/start'].includes(path))
        problems.push(
          ...visit.problems
            .filter((problem) => !(isMissing && /404|410/.test(problem)))
            .map((problem) => `${prefix}${path} ${size}: ${problem}`),
        )
      }
    assert.deepEqual(problems, [])
  })

test('on the narrowest screens no label of the price and its terms is cut, however long the price, nor do those of the bar touch', async () => {
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
    const places = await visit.page
      .locator('nav:has([aria-haspopup=dialog]) > * > span:nth-child(2)')
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    assert.equal(places.length, 5)
    assert.ok(
      places.every(({ right }, index) => right + 2 < (places[index + 1]?.left ?? 320)),
      `${prefix}: ${JSON.stringify(places)}`,
    )
  }
})

test('nothing covers the word that marks an advertisement', async () => {
  await using visit = await open({ path: '/it/catalog/all/fasteners', size: 'phone' })
  const cards = await visit.page.locator('main article:has([class*=promo])').evaluateAll((articles) =>
    articles.map((article) => {
      const { left, right, top, bottom } = article.querySelector('[class*=promo]')!.getBoundingClientRect()
      const box = article.querySelector('label:has([name=to])')!.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    }),
  )
  assert.ok(cards.length > 0)
  assert.ok(!cards.includes(true))
})

test('how often a store answers stands in words', async () => {
  await using visit = await open({ path: '/store/sibmetiz' })
  await visit.page
    .locator('header dl', { hasText: 'Answers in' })
    .getByText(/^about \d+\s\w+, \d+% of questions$/)
    .waitFor()
})

test('pages of the signed-in pass axe too', async () => {
  await using visit = await open({ path: '/login' })
  await signIn(visit.page, 'seller@tradeyard.example', demonstrationPassword)
  for (const path of [
    '/profile',
    '/profile/orders',
    '/profile/company',
    '/profile/settings',
    '/registration/company',
    '/cart',
    '/',
  ]) {
    await visit.page.goto(path)
    assert.deepEqual(await accessibilityProblems(visit.page), [], path)
  }
})

test('a category’s address in another language’s words leads on to that in the page’s own, query and all', async () => {
  const get = async (path: string) =>
    (await (await fetch(`${base()}/api/x/catalog-category/live/default/${path}`)).json()) as object
  const { items } = (await get('top?limit=1')) as { items: { path: string }[] }
  const { paths: of } = (await get(`single?path=${items[0]!.path}`)) as { paths: Record<'en' | 'ru' | 'de', string> }
  assert.notEqual(of.en, of.ru)
  const pairs = [
    [`/ru/catalog/all/${of.en}?view=list&stock=InStock`, `/ru/catalog/all/${of.ru}?view=list&stock=InStock`],
    [`/catalog/russia/${of.ru}`, `/catalog/russia/${of.en}`],
    [`/de/stores/all/${of.ru}?sort=new`, `/de/stores/all/${of.de}?sort=new`],
    [`/ru/store/sibmetiz/products/${of.en}`, `/ru/store/sibmetiz/products/${of.ru}`],
  ] as const
  for (const [from, to] of pairs) {
    const answer = await fetch(base() + from, { redirect: 'manual' })
    assert.deepEqual([answer.status, answer.headers.get('location')], [308, to])
    assert.equal((await fetch(base() + to, { redirect: 'manual' })).status, 200, to)
  }
  assert.equal((await fetch(`${base()}/ru/catalog/all/nowhere/at-all`)).status, 404)
})

test('the further pictures of a card come when the pointer is over their part, and not before', async () => {
  const asked: string[] = []
  await using visit = await open({ path: paths.at(-2)!, size: 'desktop' })
  visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const plate = visit.page.locator('article > a:has(i:nth-child(3))').first()
  await plate.scrollIntoViewIfNeeded()
  const box = (await plate.boundingBox())!
  for (const place of [1, 2]) {
    const picture = plate.locator('img').nth(place)
    const address = await picture.getAttribute('src')
    assert.deepEqual([await picture.isVisible(), asked.includes(address!)], [false, false])
    await visit.page.mouse.move(box.x + (box.width * (2 * place + 1)) / 6, box.y + box.height / 2)
    await visit.page.waitForFunction(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      await picture.elementHandle(),
    )
    assert.equal(await picture.isVisible(), true)
    assert.equal(await plate.locator('img').first().isVisible(), false)
  }
})
