// A feed of things that nobody has seen: invented nouns of six languages, brands in both scripts and codes. The same seed gives the same feed.
import type { Locale } from '#platform/constants.ts'
import { between, digits, pick, randomFrom } from '#seed/stores/random.ts'
import { feedOf } from './feed.fixture.ts'

export type UnseenOffer = { code: string; noun: Noun; brand: Brand; name: string }
/** `forms`: the noun in sentences of its language. */
export type Noun = { text: string; forms: readonly [string, string, string] }
/** The same name as it is written in the other script. */
export type Brand = { name: string; transcribed: string }

type Grammar = { syllables: string; endings: string; inflect: (noun: string) => Noun['forms'] }

const grammars: Record<Locale, Grammar> = {
  en: {
    syllables: 'brol gram tesk plon drif skel morv',
    endings: 'mander locker winder',
    inflect: (noun) => [noun, `${noun}s`, `${noun}’s`],
  },
  ru: {
    syllables: 'бро гла тру пел шма дрю кур вол',
    endings: 'тер ник мет',
    inflect: (noun) => [noun, `${noun}${noun.endsWith('к') ? 'и' : 'ы'}`, `${noun}ов`],
  },
  sr: {
    syllables: 'bro gla tru pel šma drv kur vol',
    endings: 'tor lom met',
    inflect: (noun) => [`${noun}i`, `${noun}a`, `${noun}ima`],
  },
  de: {
    syllables: 'brol gram tisk plon drif schel morv',
    endings: 'zapfen haken bügel',
    inflect: (noun) => [noun, `${noun}s`, noun.toLowerCase()],
  },
  it: {
    syllables: 'arbo erpa intro orma ulte',
    endings: 'tello mento zino',
    inflect: (noun) => [noun, `${noun.slice(0, -1)}i`, `dell’${noun}`],
  },
  tr: {
    syllables: 'bor gar tel pel sam dir kur vol',
    endings: 'mak tıç lık',
    inflect: (noun) => [noun, `${noun}${/[ıaou][^ıaou]*$/.test(noun) ? 'lar' : 'ler'}`, `${noun}ı`],
  },
}

const pairs = 'ка-ka ро-ro ви-vi нто-nto ме-me дра-dra зу-zu пли-pli гон-gon тек-tek'.split(' ')

export function unseenFeed(locale: Locale, count: number, seed: number): { feed: string; offers: UnseenOffer[] } {
  const random = randomFrom(seed)
  const nouns = distinct(
    Math.max(2, Math.ceil(count / 12)),
    () => nounOf(grammars[locale], random),
    ({ text }) => text,
  )
  const brands = distinct(
    Math.max(2, Math.ceil(count / 20)),
    () => brandOf(random),
    ({ name }) => name,
  )
  const offers = Array.from({ length: count }, (_, at): UnseenOffer => {
    const [noun, brand] = [nouns[at % nouns.length]!, pick(brands, random)]
    const code = `${pick(['QX', 'ZW', 'VK'], random)}${digits(5, random)}-${locale.toUpperCase()}${at}`
    return { code, noun, brand, name: `${capitalize(noun.text)} ${brand.name} ${between(10, 900, random)} mm` }
  })
  return { offers, feed: feedOf(offers.map(xmlOf).join('\n')) }
}

const xmlOf = ({ code, brand, name }: UnseenOffer) =>
  `<offer id="${code}" available="true"><name>${name}</name><vendor>${brand.name}</vendor><vendorCode>${code}</vendorCode>
  <price>100</price><currencyId>RUB</currencyId><param name="Вид">Болт</param></offer>`

function nounOf({ syllables, endings, inflect }: Grammar, random: () => number): Noun {
  const syllable = () => pick(syllables.split(' '), random)
  const text = syllable() + syllable() + pick(endings.split(' '), random)
  return { text, forms: inflect(text) }
}

function brandOf(random: () => number): Brand {
  const parts = Array.from({ length: 4 }, () => pick(pairs, random).split('-'))
  const [cyrillic, latin] = [0, 1].map((script) => capitalize(parts.map((part) => part[script]!).join('')))
  return random() < 0.5 ? { name: latin!, transcribed: cyrillic! } : { name: cyrillic!, transcribed: latin! }
}

function distinct<Item>(count: number, create: () => Item, keyOf: (item: Item) => string): Item[] {
  const items = new Map<string, Item>()
  while (items.size < count) {
    const item = create()
    items.set(keyOf(item), item)
  }
  return [...items.values()]
}

const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1)
