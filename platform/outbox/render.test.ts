import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { type Locale, locales, variants } from '../constants.ts'
import { renderEmail, renderSms } from './render.ts'
import { emailTemplates, smsTemplates, type Template } from './templates.ts'

const config = readConfig({ PUBLIC_ORIGIN: 'https://shop.example', TRADE_HOSTS: 'dunav.example' })
const values = {
  code: '482913',
  minutes: 10,
  days: 7,
  company: 'North d.o.o.',
  path: '/invitation?token=abc',
  name: 'Laptop',
  date: '2026-11-21T09:05:00.000Z',
  browser: 'Firefox 140',
  system: 'Windows 11',
  network: '192.0.2.7',
  store: 'Nordbolt',
  inviter: 'Anna Berger',
  role: 'Manager',
  contact: 'bea@buyer.example',
  buyer: 'Gradnja DOO, Bea Buyer',
  email: 'bea@buyer.example',
  quote: 'Hex bolts\nDIN 933',
  term: 'limited',
  until: '2026-12-01T18:00:00.000Z',
  scope: 'single',
  count: 3,
  chats: 2,
  orders: 2,
  address: 'Kneza Miloša 4 Beograd',
  callbacks: 2,
  named: 'yes',
  phone: '+381641234567',
  product: 'Hex bolt',
  hasProduct: 'yes',
  number: '1042',
  total: '€ 120.00',
  state: 'worse',
  problem: 'The address answers with an error.',
  missing: 12,
  products: 480,
  productsBefore: 620,
  refused: 9,
  refusedBefore: 2,
}
test('the foot of an e-mail names the company that runs the site, if the settings do', () => {
  const site = readConfig({ IMPRINT: 'Yard & Sons LLC | Street 1, City' })
  const message = { template: 'restore', locale: 'en', variant: 'b2b', values } as const
  const { html, text } = renderEmail(message, site)
  assert.match(html, /Yard &#38; Sons LLC<br>Street 1, City/)
  assert.match(text, /Yard & Sons LLC\nStreet 1, City$/)
  const silent = renderEmail(message, { ...site, imprint: [] })
  assert.doesNotMatch(silent.html, /Street 1/)
})

test('sections name the brand, too', () => {
  const sections = [{ values: { step: 'Removed', title: 'Hex bolts' }, lines: ['Not a product'] }]
  const message = {
    template: 'procurementSteps',
    locale: 'en',
    values: { ...values, step: 'Removed' },
    sections,
  } as const
  assert.match(
    renderEmail({ ...message, variant: 'trade' }, config).text,
    /Hex bolts\nWithdrawn by Dunav Trade\n> Not a/,
  )
})

test('a section does not repeat the subject as its title', () => {
  const order = { ...values, status: 'Confirmed', side: 'Buyer', expectedOn: 'none', carrier: 'none' }
  const sections = [{ values: { ...order, statesDelivery: 'no', trackingNumber: 'none' }, lines: [] }]
  const message = { template: 'orderSteps', locale: 'en', variant: 'b2b', values: order, sections } as const
  const { html, text } = renderEmail(message, config)
  assert.doesNotMatch(text, /confirmed\n/)
  assert.doesNotMatch(html, /<h2/)
  const several = { ...message, values: { ...order, scope: 'several' }, sections: [...sections, ...sections] }
  assert.match(renderEmail(several, config).text, /1042: confirmed\n/)
})

test('names that look like addresses become no links, and decimal numbers in them can be copied', () => {
  for (const [product, shown] of [
    ['See evil.example/now', 'See evil.\u2060example/now'],
    ['Log in at 10.0.0.1', 'Log in at 10.\u20600.\u20600.\u20601'],
    ['Wood screw 3.5×40, class 10.9, 0.25 kW', 'Wood screw 3.5×40, class 10.9, 0.25 kW'],
  ] as const) {
    const message = { ...values, change: 'Back', product }
    assert.equal(render('savedProducts', 'en', message).subject, `Available again: ${shown}`)
  }
})

const render = (template: string, locale: Locale, input: Record<string, string | number> = values) =>
  renderEmail({ template, locale, variant: 'b2b', values: input }, config)

for (const [name, template] of Object.entries(emailTemplates) as [string, Template][])
  for (const locale of locales)
    for (const variant of variants)
      test(`e-mail ${name} in ${locale} for ${variant}`, () => {
        for (const role of ['Owner', 'Manager', 'Operator']) {
          const { subject, text, html } = renderEmail(
            { template: name, locale, variant, values: { ...values, role } },
            config,
          )
          const css = /<style>.*?<\/style>/gs
          for (const part of [subject, text, html.replace(css, '')])
            assert.doesNotMatch(part, /[{}]|undefined|\bnull\b|NaN|\[object|(?:emails|sms):/)
          for (const part of [subject, text])
            assert.doesNotMatch(part, /\b[a-z]+[A-Z]\w*\.(subject|text|action|preheader|second)\b/)
          assert.ok(subject.length > 5 && subject.length < 90, subject)
          assert.equal(text.includes('482913'), template.hasCode === true)
          assert.equal(text.includes('https://'), template.buttons !== undefined)
          for (const fact of template.facts ?? []) if (fact !== 'date') assert.ok(text.includes(values[fact]), fact)
          const prefix = locale === 'en' ? '' : `/${locale}`
          const origin = variant === 'b2b' ? 'https://shop.example' : 'https://dunav.example'
          for (const { to = values.path } of template.buttons ?? [])
            assert.ok(text.includes(`\n${origin}${prefix}${to}`), to)
          assert.ok(text.includes(variant === 'b2b' ? 'Tradeyard' : 'Dunav Trade'))
        }
      })

for (const name of Object.keys(smsTemplates))
  for (const locale of locales)
    test(`SMS ${name} in ${locale}`, () => {
      for (const role of ['Owner', 'Manager', 'Operator']) {
        const withCode = ['registrationCode', 'confirmPhone', 'invitationCode', 'restore'].includes(name)
        const { code: _, ...others } = values
        const { text } = renderSms(
          { template: name, locale, variant: 'b2b', values: withCode ? values : { ...others, role } },
          config,
        )
        assert.doesNotMatch(text, /[{}]|undefined|\bnull\b|sms:/)
        assert.ok(text.length < 240, `${text.length}`)
        if (withCode) assert.equal(text.split('\n').at(-1), '@shop.example #482913')
        else assert.match(text, /https:\/\/shop\.example\//)
        if (['en', 'de', 'it'].includes(locale)) assert.doesNotMatch(text, /[^\n -~Ääöüßàèéìòù€]/)
      }
    })

test('an SMS that needs other letters anyway keeps its typographic signs', () => {
  const sms = (store: string, locale: Locale) =>
    renderSms({ template: 'storeInvitation', locale, variant: 'b2b', values: { ...values, store } }, config).text
  assert.match(sms('Nordbolt', 'en'), /the store "Nordbolt"/)
  assert.match(sms('СибМетиз', 'en'), /the store “СибМетиз”/)
  assert.match(sms('Nordbolt', 'ru'), /«Nordbolt»/)
})

test('the code of an SMS is bound to a host without its port', () => {
  const local = readConfig({ PORT: '4000' })
  const { text } = renderSms(
    { template: 'restore', locale: 'de', variant: 'trade', values: { code: '000001', minutes: 1 } },
    local,
  )
  assert.match(text, /\n@trade\.localhost #000001$/)
  assert.match(text, / 1 Minute gültig/)
})

test('user-written values are escaped (F01)', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&</style><script>alert(2)</script>'
  const { html, subject } = render('storeInvitation', 'en', {
    ...values,
    store: evil,
    inviter: evil,
    path: '/invitation?token="><script>',
  })
  assert.doesNotMatch(html, /<img|<script|onerror=alert\(1\)>"/)
  assert.match(html, /&#60;img src=x/)
  assert.match(html, /token=&#34;&#62;&#60;script&#62;/)
  assert.match(subject, /<img/)
})

test('a name is reduced to one line and never becomes a link', () => {
  const { subject, text, html } = render('storeInvitation', 'en', {
    ...values,
    store: 'Win\r\nBcc: x@evil.example\u2028at https://evil.example/now',
    inviter: 'a'.repeat(5_000),
  })
  assert.doesNotMatch(subject, /[\r\n\u2028]/)
  for (const part of [text, html]) assert.doesNotMatch(part, /evil\.example|https:\/\/evil/)
  assert.ok(text.length < 1_500)
})

test('dates are formatted in words, without a time when there is none', () => {
  assert.match(
    render('deletionRequested', 'ru', { date: '2026-12-21', path: '/profile/settings' }).text,
    /будет удалён 21 декабря 2026 г\. без возможности восстановления\./,
  )
  assert.match(render('newDevice', 'en').text, /When: 21 November 2026 at 09:05 UTC/)
  assert.match(render('newDevice', 'sr').text, /Kada: 21\. novembar 2026\./)
  const local = render('newDevice', 'en', { ...values, timeZone: 'Europe/Belgrade' }).text
  assert.match(local, /When: 21 November 2026 at 10:05\n/)
})

test('a fact without a value is left out', () => {
  const { text } = render('newDevice', 'en', { browser: 'Firefox 140', system: '' })
  assert.match(text, /Browser: Firefox 140/)
  assert.doesNotMatch(text, /System|Network|When/)
})

test('links of a message in a disabled language lead to the default language', () => {
  const narrowed = readConfig({ PUBLIC_ORIGIN: 'https://shop.example', LOCALES: 'ru,en' })
  assert.match(
    renderEmail({ template: 'alreadyRegistered', locale: 'tr', variant: 'b2b', values: {} }, narrowed).text,
    /\nhttps:\/\/shop\.example\/login/,
  )
})

test('an unknown template is an error', () => {
  assert.throws(() => render('toString', 'en'), /no template/)
  assert.throws(() => renderSms({ template: 'newDevice', locale: 'en', variant: 'b2b', values }, config), /no template/)
})
