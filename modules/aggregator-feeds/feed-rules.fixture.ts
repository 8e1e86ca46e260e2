// The documented rules of the formats, as a test can check them: required parts, lengths, values, order of references.
import { SaxesParser } from 'saxes'

export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string }

/** Throws for a text that is not well-formed. */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes: attributes as Record<string, string>, children: [], text: '' }
    path.at(-1)!.children.push(node)
    path.push(node)
  })
  parser.on('text', (part) => void (path.at(-1)!.text += part))
  parser.on('closetag', () => void path.pop())
  parser.write(text).close()
  return root.children[0]!
}

export const childrenOf = (node: XmlNode, name: string) => node.children.filter((child) => child.name === name)
export const textOf = (node: XmlNode, name: string) => childrenOf(node, name)[0]?.text
export const nodeAt = (node: XmlNode, ...path: string[]) =>
  path.reduce((at, name) => at.children.find((child) => child.name === name)!, node)

type Rule = { isRequired?: boolean; maxCount?: number; maxLength?: number; pattern?: RegExp }
type Rules = Record<string, Rule>

const url: Rule = { pattern: /^https?:\/\/\S+$/, maxLength: 2_048 }
const price: Rule = { pattern: /^(?!0+\.00$)\d+\.\d\d$/ }
const gtin: Rule = { pattern: /^(?:\d{8}|\d{12,14})$/ }

const ymlOffer: Rules = {
  name: { isRequired: true, maxLength: 150 },
  vendor: {},
  vendorCode: {},
  url: { ...url, isRequired: true },
  price: { ...price, isRequired: true },
  oldprice: price,
  currencyId: { isRequired: true, pattern: /^(?:RU[BR]|USD|EUR|BYN|KZT)$/ },
  vat: { pattern: /^VAT_(?:0|5|7|10|12|16|18|20|22)$/ },
  categoryId: { isRequired: true, pattern: /^\d{1,18}$/ },
  picture: { ...url, maxCount: 10 },
  description: { maxLength: 3_000 },
  barcode: gtin,
  country_of_origin: {},
  count: { pattern: /^\d+$/ },
  'min-quantity': { pattern: /^[1-9]\d*$/ },
  'step-quantity': { pattern: /^[1-9]\d*$/ },
  weight: { pattern: /^\d+(?:\.\d{1,3})?$/ },
  dimensions: { pattern: /^\d+(?:\.\d)?(?:\/\d+(?:\.\d)?){2}$/ },
  unit: {},
  param: { maxCount: 300 },
}
const requiredInMarket = ['vendor', 'vendorCode', 'picture', 'description', 'barcode', 'weight', 'dimensions']
const ymlMarketOffer: Rules = {
  ...Object.fromEntries(
    Object.entries(ymlOffer)
      .filter(([name]) => name !== 'unit')
      .map(([name, rule]) => [name, requiredInMarket.includes(name) ? { ...rule, isRequired: true } : rule]),
  ),
  currencyId: { isRequired: true, pattern: /^(?:RUB|USD|EUR|BYN|KZT)$/ },
  vat: { pattern: /^VAT_(?:0|5|7|10|20|22)$/ },
  description: { isRequired: true, maxLength: 6_000 },
}
const money: Rule = { pattern: /^(?!0+\.00 )\d+\.\d\d (?:EUR|USD|RUB|BYN|KZT|RSD|CNY|TRY)$/ }
const googleItem: Rules = {
  'g:id': { isRequired: true, maxLength: 50 },
  'g:title': { isRequired: true, maxLength: 150 },
  'g:description': { isRequired: true, maxLength: 5_000 },
  'g:link': { ...url, isRequired: true },
  'g:image_link': { ...url, isRequired: true },
  'g:additional_image_link': { ...url, maxCount: 10 },
  'g:availability': { isRequired: true, pattern: /^(?:in_stock|out_of_stock|backorder)$/ },
  'g:availability_date': { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/ },
  'g:price': { ...money, isRequired: true },
  'g:sale_price': money,
  'g:condition': { isRequired: true, pattern: /^new$/ },
  'g:brand': { maxLength: 70 },
  'g:gtin': gtin,
  'g:identifier_exists': { pattern: /^no$/ },
  'g:product_type': { maxLength: 750 },
  'g:shipping_weight': { pattern: /^\d+ g$/ },
}

export type ProfileName = 'YmlClassic' | 'YmlMarket' | 'GoogleMerchant'

/** The violations of a feed against the rules of its profile. */
export const problemsIn = (text: string, profile: ProfileName): string[] =>
  profile === 'GoogleMerchant'
    ? googleProblems(text)
    : ymlProblems(text, profile === 'YmlMarket' ? ymlMarketOffer : ymlOffer)

function ymlProblems(text: string, rules: Rules): string[] {
  const catalog = parseXml(text)
  const shop = nodeAt(catalog, 'shop')
  const categories = nodeAt(shop, 'categories').children
  const offers = nodeAt(shop, 'offers').children
  const problems = offers.flatMap((offer) => childProblems(offer, rules, `offer ${offer.attributes.id}`))
  const report = (isWrong: boolean, problem: string) => isWrong && problems.push(problem)
  report(!text.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), 'the declaration')
  report(!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(catalog.attributes.date ?? ''), 'the date')
  report(
    shop.children.map(({ name }) => name).join(' ') !== 'name company url currencies categories offers',
    'the parts of the shop',
  )
  report(!textOf(shop, 'name') || textOf(shop, 'name')!.length > 20, 'the name of the shop')
  const currency = nodeAt(shop, 'currencies', 'currency').attributes
  report(currency.rate !== '1', 'the rate')
  const known = new Set<string>()
  for (const { attributes, text: name } of categories) {
    report(!name || known.has(attributes.id!), `category ${attributes.id}`)
    report(
      attributes.parentId !== undefined && !known.has(attributes.parentId),
      `the parent of category ${attributes.id}`,
    )
    known.add(attributes.id!)
  }
  for (const offer of offers) {
    const { id, available } = offer.attributes
    report(!/^[\w.,/\\()[\]-]{1,80}$/.test(id ?? ''), `the id ${id}`)
    report(available !== 'true' && available !== 'false', `available of ${id}`)
    report(!known.has(textOf(offer, 'categoryId')!), `the category of ${id}`)
    report(textOf(offer, 'currencyId') !== currency.id, `the currency of ${id}`)
    const oldPrice = textOf(offer, 'oldprice')
    report(oldPrice !== undefined && Number(oldPrice) <= Number(textOf(offer, 'price')), `the old price of ${id}`)
    report(
      childrenOf(offer, 'param').some(({ attributes }) => !attributes.name),
      `a param of ${id}`,
    )
  }
  return [...problems, ...repeated(offers.map(({ attributes }) => attributes.id!))]
}

function googleProblems(text: string): string[] {
  const rss = parseXml(text)
  const channel = nodeAt(rss, 'channel')
  const items = childrenOf(channel, 'item')
  const problems = items.flatMap((item) => childProblems(item, googleItem, `item ${textOf(item, 'g:id')}`))
  const report = (isWrong: boolean, problem: string) => isWrong && problems.push(problem)
  report(rss.attributes.version !== '2.0', 'the version')
  report(rss.attributes['xmlns:g'] !== 'http://base.google.com/ns/1.0', 'the name space')
  for (const name of ['title', 'link', 'description']) report(!textOf(channel, name), `${name} of the channel`)
  for (const item of items) {
    const id = textOf(item, 'g:id')
    const [amount, currency] = textOf(item, 'g:price')!.split(' ')
    const [sale, saleCurrency] = textOf(item, 'g:sale_price')?.split(' ') ?? []
    report(
      sale !== undefined && (Number(sale) >= Number(amount) || saleCurrency !== currency),
      `the sale price of ${id}`,
    )
    report(
      (textOf(item, 'g:availability') === 'backorder') !== (textOf(item, 'g:availability_date') !== undefined),
      `the date of ${id}`,
    )
  }
  return [...problems, ...repeated(items.map((item) => textOf(item, 'g:id')!))]
}

function childProblems(node: XmlNode, rules: Rules, of: string): string[] {
  const unknown = node.children.filter(({ name }) => !rules[name]).map(({ name }) => `${of} has ${name}`)
  const wrong = Object.entries(rules).flatMap(([name, { isRequired, maxCount = 1, maxLength, pattern }]) => {
    const found = childrenOf(node, name)
    if (found.length === 0) return isRequired ? [`${of} has no ${name}`] : []
    if (found.length > maxCount) return [`${of} has ${found.length} of ${name}`]
    return found
      .filter(({ text }) => text === '' || text.length > (maxLength ?? Infinity) || (pattern && !pattern.test(text)))
      .map(({ text }) => `${name} of ${of}: ${text.slice(0, 60)}`)
  })
  return [...unknown, ...wrong]
}

const repeated = (ids: readonly string[]) =>
  ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is repeated`)
