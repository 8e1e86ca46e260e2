import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyShop, type FeedOffer, readOffers } from './read-offers.ts'

const head = '<?xml version="1.0" encoding="utf-8"?>'
const feedOf = (offers: string, before = '') =>
  `${head}<yml_catalog><shop>${before}<offers>${offers}</offers></shop></yml_catalog>`

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function read(feed: string | Uint8Array, { size = 7, shop = emptyShop() } = {}) {
  const offers: FeedOffer[] = []
  for await (const offer of readOffers(inPieces(typeof feed === 'string' ? Buffer.from(feed) : feed, size), shop))
    offers.push(offer)
  return offers
}

const brokenFeed =
  (line: number | undefined, detail: RegExp) => (error: { code: string; values: { line: number; detail: string } }) => {
    assert.equal(error.code, 'exchange.brokenFeed')
    if (line !== undefined) assert.equal(error.values.line, line)
    assert.match(error.values.detail, detail)
    return true
  }

test('offers are read with fields, pictures and parameters for any chunk size', async () => {
  const feed = feedOf(`
    <offer id=" A1 " type="vendor.model" available="true"><model>М8</model><vendor>Уралболт</vendor>
      <picture>http://x/1.jpg</picture><picture>http://x/2.jpg</picture>
      <param name="Длина" unit="мм">30</param><param name="Цвет"/>
      <barcode>4006381333931</barcode><barcode>1</barcode>
      <delivery-options><option cost="1"/></delivery-options><url>http://x/a1</url><url/>
      <sales_notes>Предоплата</sales_notes><outlets><outlet id="1" instock="50"/><outlet id="2"/><outlet id="3" instock="7"/></outlets></offer>`)
  for (const size of [1, 64, 100_000]) {
    const [offer, ...others] = await read(feed, { size })
    assert.equal(others.length, 0)
    assert.deepEqual(
      { ...offer, fields: { ...offer!.fields } },
      {
        id: 'A1',
        line: 2,
        available: 'true',
        fields: { model: 'М8', vendor: 'Уралболт', sales_notes: 'Предоплата', outlets: '57' },
        pictures: ['http://x/1.jpg', 'http://x/2.jpg'],
        params: [
          { name: 'Длина', unit: 'мм', value: '30' },
          { name: 'Цвет', unit: '', value: '' },
        ],
        barcodes: ['4006381333931', '1'],
        tooLong: null,
        ignored: ['delivery-options', 'url'],
        problem: null,
      },
    )
  }
})

test('CDATA, entities and nested elements are text of a description', async () => {
  const [offer] = await read(
    feedOf(
      '<offer id="1"><name>A &amp; B &#8470;1</name><description><![CDATA[<p>5 < 6</p>]]> и <b>ещё</b></description></offer>',
    ),
  )
  assert.equal(offer!.fields.name, 'A & B №1')
  assert.equal(offer!.fields.description, '<p>5 < 6</p> и ещё')
})

test('currencies and categories before the offers are read', async () => {
  const shop = emptyShop()
  await read(
    feedOf(
      '',
      `<currencies><currency id="RUR" rate="1"/></currencies>
      <categories><category id="2" parentId="1">Болты</category></categories>`,
    ),
    { shop },
  )
  assert.deepEqual(shop.currencies, ['RUR'])
  assert.deepEqual([...shop.rates], [['RUB', { rate: 1 }]])
  assert.deepEqual(shop.categories.get('2'), { name: 'Болты', parentId: '1' })
})

test('a feed in windows-1251 is decoded by its declaration', async () => {
  const feed = Buffer.from(
    feedOf('<offer id="1"><name>NAME</name></offer>').replace('utf-8', 'windows-1251'),
    'latin1',
  ).toString('latin1')
  const [offer] = await read(Buffer.from(feed.replace('NAME', '\xc1\xee\xeb\xf2 \xb8'), 'latin1'))
  assert.equal(offer!.fields.name, 'Болт ё')
})

test('a byte order mark and control characters are ignored', async () => {
  const [offer] = await read(`\ufeff${feedOf('<offer id="1"><name>Бо\u0001лт</name></offer>')}`)
  assert.equal(offer!.fields.name, 'Болт')
})

test('a feed that is broken between its offers is rejected with the line of the error', async () => {
  const cases: [feed: string | Uint8Array, line: number | undefined, detail: RegExp][] = [
    ['', undefined, /root element/],
    ['{"offers": []}', 1, /outside of root/],
    ['<html><body/></html>', 1, /html, not yml_catalog/],
    [feedOf('<offer id="1"/>').slice(0, -20), undefined, /unclosed/],
    [feedOf('').replace('utf-8', 'koi8-r'), 1, /koi8-r/],
    [Buffer.from(feedOf('').replace('utf-8', 'utf-16'), 'utf16le'), 1, /utf-16/],
    [feedOf(`${'<offer id="1"></offer>\n'.repeat(30)}\n<a></b>`), 32, /close/],
    [feedOf('<a>'.repeat(30)), 1, /deep/],
  ]
  for (const [feed, line, detail] of cases) await assert.rejects(read(feed), brokenFeed(line, detail))
})

test('an offer that is not well-formed costs no other one and names its own line', async () => {
  const cases: [offer: string, id: string, line: number, detail: RegExp][] = [
    ['<offer id="x">\n<name>Болт & гайка</name>\n<price>1</price>\n</offer>', 'x', 4, /& must be written/],
    ['<offer id="x">\n\n<param name="A & B <C>">1</param>\n</offer>', 'x', 5, /& must be written/],
    ['<offer id="x"><name>A &b; C</name></offer>', 'x', 3, /undefined entity/],
    ['<offer id="x">\n<name>A</nome></offer>', 'x', 4, /close/],
    ['<offer id="x"><name>A</name>', 'x', 3, /unclosed/],
    ['<offer id="x"><description><![CDATA[ text </description></offer>', 'x', 3, /./],
    ['<offer id="x"><!-- text </offer>', 'x', 3, /./],
    ['<offer id="x" <name>A</name></offer>', 'x', 3, /./],
    ['<offer <name>A</name></offer>', '', 3, /./],
    ['<offer id="x"><name>A</name></offer></offer>', 'none', 0, /./],
    [`<offer id="x">${'<a>'.repeat(30)}</offer>`, 'x', 3, /deep/],
  ]
  for (const [broken, id, line, detail] of cases)
    for (const size of [1, 9, 100_000]) {
      const offers = await read(feedOf(`\n<offer id="1"/>\n${broken}\n<offer id="2"><name>B</name></offer>`), { size })
      assert.deepEqual([offers[0]!.id, offers.at(-1)!.id], ['1', '2'], broken)
      assert.deepEqual([offers[0]!.problem, offers.at(-1)!.problem], [null, null], broken)
      const problems = offers.filter(({ problem }) => problem)
      if (id === 'none') assert.deepEqual(problems, [], broken)
      else {
        assert.deepEqual(
          problems.map((offer) => [offer.id, offer.problem!.line]),
          [[id, line]],
          broken,
        )
        assert.match(problems[0]!.problem!.detail, detail, broken)
      }
    }
})

test('a bad byte costs its offer; a feed in another encoding than it says is rejected', async () => {
  const offers = await read(
    Buffer.from(feedOf('<offer id="1"/>\n<offer id="2">\n<name>\xc1</name></offer><offer id="3"/>'), 'latin1'),
  )
  assert.deepEqual(
    offers.map(({ id, problem }) => [id, problem?.line]),
    [
      ['1', undefined],
      ['2', 3],
      ['3', undefined],
    ],
  )
  const wrong = feedOf('<offer id="1"><name>\xc1\xee</name></offer>\n'.repeat(40))
  await assert.rejects(read(Buffer.from(wrong, 'latin1')), brokenFeed(undefined, /unreadable bytes/))
})

test('a feed that ends within an offer is broken, and the offers before are read', async () => {
  const offers: FeedOffer[] = []
  const bytes = Buffer.from(feedOf('<offer id="1"/><offer id="2"/>\n<offer id="3"><name>A').split('</offers>')[0]!)
  await assert.rejects(
    async () => {
      for await (const offer of readOffers(inPieces(bytes, 100_000), emptyShop())) offers.push(offer)
    },
    brokenFeed(2, /unclosed/),
  )
  assert.deepEqual(
    offers.map(({ id, problem }) => [id, problem === null]),
    [
      ['1', true],
      ['2', true],
      ['3', false],
    ],
  )
})

test('offers in comments are none, and an ampersand between offers is text', async () => {
  const shop = emptyShop()
  const offers = await read(
    feedOf(
      '<!-- <offer id="1"/> --><offer id="2"><!-- <offer id="3"></offers> --><name>A&nbsp;B</name></offer>',
      '<categories><category id="1">Болты & гайки</category></categories>',
    ),
    { shop },
  )
  assert.deepEqual(
    offers.map(({ id, fields }) => [id, fields.name]),
    [['2', 'A B']],
  )
  assert.equal(shop.categories.get('1')!.name, 'Болты & гайки')
})

test('entities that a feed declares are not expanded', async () => {
  const declared = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">'
  const bomb = `<!DOCTYPE yml_catalog [${declared}]>`
  for (const entity of ['b', 'f']) {
    const feed = feedOf(`<offer id="1"><name>&${entity};</name></offer>`).replace(head, head + bomb)
    const [offer] = await read(feed)
    assert.match(offer!.problem!.detail, /undefined entity/)
    assert.equal(offer!.fields.name, undefined)
  }
})

test('an oversized value is truncated and reported, and the next offer is read', async () => {
  const feed = feedOf(
    `<offer id="1"><description>${'я'.repeat(1_000_000)}</description></offer>
    <offer id="2"><param name="Вес">${'1'.repeat(200_000)}</param></offer><offer id="3"/>`,
  )
  const offers = await read(feed, { size: 65_536 })
  assert.deepEqual(
    offers.map(({ tooLong }) => tooLong),
    ['description', 'Вес', null],
  )
  assert.equal(offers[0]!.fields.description!.length, 100_000)
})

test('reading endless text stops before it fills the memory', async () => {
  let sent = 0
  async function* endless() {
    yield Buffer.from(`${head}<yml_catalog><shop><offers><offer id="1"><name>`)
    for (; ; sent += 1_000_000) yield Buffer.alloc(1_000_000, 'x')
  }
  await assert.rejects(
    async () => {
      for await (const _ of readOffers(endless(), emptyShop()));
    },
    brokenFeed(undefined, /without the end of a tag/),
  )
  assert.ok(sent <= 5_000_000)
})
