import { countryName } from '../lib/country-name.ts'
import { formatTags, type Locale } from '../lib/locale.ts'

/** Time zones that come first, named after their country, and after their city where there are several. */
const namedZones: Record<string, readonly string[]> = {
  AL: ['Europe/Tirane'],
  AM: ['Asia/Yerevan'],
  AT: ['Europe/Vienna'],
  AZ: ['Asia/Baku'],
  BA: ['Europe/Sarajevo'],
  BG: ['Europe/Sofia'],
  BY: ['Europe/Minsk'],
  CH: ['Europe/Zurich'],
  CN: ['Asia/Shanghai'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  ES: ['Europe/Madrid'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  GE: ['Asia/Tbilisi'],
  GR: ['Europe/Athens'],
  HR: ['Europe/Zagreb'],
  HU: ['Europe/Budapest'],
  IT: ['Europe/Rome'],
  KG: ['Asia/Bishkek'],
  KZ: ['Asia/Almaty'],
  ME: ['Europe/Podgorica'],
  MK: ['Europe/Skopje'],
  NL: ['Europe/Amsterdam'],
  PL: ['Europe/Warsaw'],
  RO: ['Europe/Bucharest'],
  RS: ['Europe/Belgrade'],
  RU: [
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Europe/Samara',
    'Asia/Yekaterinburg',
    'Asia/Omsk',
    'Asia/Novosibirsk',
    'Asia/Krasnoyarsk',
    'Asia/Irkutsk',
    'Asia/Yakutsk',
    'Asia/Vladivostok',
    'Asia/Magadan',
    'Asia/Kamchatka',
  ],
  SI: ['Europe/Ljubljana'],
  SK: ['Europe/Bratislava'],
  TR: ['Europe/Istanbul'],
  UA: ['Europe/Kiev'],
  UZ: ['Asia/Tashkent'],
}

export type TimeZoneChoices = {
  named: readonly { zone: string; label: string }[]
  /** The other names of the time zone database, with underscores. */
  others: readonly string[]
}

const choices = new Map<Locale, TimeZoneChoices>()

/** Server only, as the names differ between browsers. `own`: a zone that is chosen already. */
export function timeZoneChoices(locale: Locale, own: string): TimeZoneChoices {
  const known = choices.get(locale) ?? listZones(locale)
  choices.set(locale, known)
  const isKnown = known.others.includes(own) || known.named.some(({ zone }) => zone === own)
  return isKnown ? known : { ...known, others: [own, ...known.others] }
}

function listZones(locale: Locale): TimeZoneChoices {
  const named = Object.entries(namedZones).flatMap(([country, zones]) =>
    zones.map((zone) => {
      const place = countryName(country, locale)
      return { zone, label: zones.length > 1 ? `${place}, ${cityTime(zone, locale)}` : place }
    }),
  )
  const { compare } = new Intl.Collator(formatTags[locale])
  const first = new Set(named.map(({ zone }) => zone))
  return {
    named: named.toSorted((a, b) => compare(a.label, b.label)),
    others: ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => !first.has(zone))],
  }
}

/** "Novosibirsk Time" */
const cityTime = (zone: string, locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')!.value
