import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { classes } from '#seed/catalogue/index.ts'
import { pick, randomFrom } from '#seed/stores/random.ts'
import { createTemplateFiller } from '#seed/template-filler.ts'
import type { CategorySeed, CharacteristicSeed, Value, Values } from '#seed/types.ts'

const tengePerEuro = 560
const locale = 'ru'

/** Writes a YML feed of all categories of the demonstration, which is matched by its Russian names. The same count gives the same feed. */
export const writeFeed = (path: string, count: number) =>
  pipeline(Readable.from(generateFeed(count)), createWriteStream(path))

function* generateFeed(count: number): Generator<string> {
  const random = randomFrom(count)
  const categories = classes
    .flatMap(({ groups }) => groups.flatMap((group) => group.categories))
    .map((seed, id) => ({ id, seed, fill: createTemplateFiller(seed) }))
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-23 09:00"><shop>\n<currencies><currency id="KZT" rate="1"/></currencies>\n'
  yield `<categories>${categories.map(({ id, seed }) => `<category id="${id}">${escape(seed.name[locale])}</category>`).join('\n')}</categories>\n<offers>\n`
  for (let index = 0; index < count; index++) {
    const { id, seed, fill } = pick(categories, random)
    const values = plausibleValues(seed, random)
    const brand = pick(seed.brands, random)
    yield `<offer id="B${index}" available="true"><name>${escape(`${fill(seed.title, locale, values, brand)} B${index}`)}</name><vendor>${escape(brand)}</vendor><vendorCode>${seed.code}-B${index}</vendorCode>
<price>${Math.max(10, Math.round(seed.price(values) * tengePerEuro * (0.85 + random() * 0.4)))}</price><currencyId>KZT</currencyId><categoryId>${id}</categoryId>
<picture>https://pictures.example/${index}.jpg</picture><description><![CDATA[<p>${fill(seed.description, locale, values, brand)}</p>]]></description>
${seed.characteristics.map(([characteristic]) => paramOf(characteristic, values[characteristic.key]!)).join('\n')}
<param name="Гарантия поставщика">${pick(['6 мес', '12 мес', '24 мес'], random)}</param></offer>
`
  }
  yield '</offers></shop></yml_catalog>\n'
}

/** Random values that are plausible together, or the last attempt. */
function plausibleValues(seed: CategorySeed, random: () => number): Values {
  let values: Values = {}
  for (let attempt = 0; attempt < 50; attempt++) {
    values = {}
    for (const [{ key }, domain] of seed.characteristics)
      values[key] = typeof domain === 'function' ? domain(values, random) : pick(domain, random)
    if (!seed.isReal || seed.isReal(values)) return values
  }
  return values
}

function paramOf({ name, unit, options }: CharacteristicSeed, value: Value) {
  const unitAttribute = unit ? ` unit="${escape(unit[locale])}"` : ''
  return `<param name="${escape(name[locale])}"${unitAttribute}>${escape(textOf(value, options))}</param>`
}

function textOf(value: Value, options: CharacteristicSeed['options']): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (Array.isArray(value)) return value.map((key) => textOf(key, options)).join(', ')
  if (typeof value === 'object') return value[locale]
  return options?.find(({ key }) => key === value)?.label[locale] ?? String(value)
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
