import { countryName } from '../lib/country-name.ts'
import { formatTags, type Locale } from '../lib/locale.ts'
import { timeZoneName } from '../lib/time-zone.ts'

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
  named: readonly TimeZoneChoice[]
  others: readonly TimeZoneChoice[]
}
type TimeZoneChoice = { zone: string; label: string }

const choices = new Map<Locale, TimeZoneChoices>()

/** Server only, as the names differ between browsers. `own`: a zone that is chosen already. */
export function timeZoneChoices(locale: Locale, own: string): TimeZoneChoices {
  const known = choices.get(locale) ?? listZones(locale)
  choices.set(locale, known)
  const isKnown = [...known.named, ...known.others].some(({ zone }) => zone === own)
  return isKnown ? known : { ...known, others: [{ zone: own, label: labelOf(own, locale) }, ...known.others] }
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
  const byLabel = (choices: TimeZoneChoice[]) => choices.toSorted((a, b) => compare(a.label, b.label))
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC' && !first.has(zone))
  return {
    named: byLabel(named),
    others: [{ zone: 'UTC', label: 'UTC' }, ...byLabel(others.map((zone) => ({ zone, label: labelOf(zone, locale) })))],
  }
}

/** "Mexican Pacific Time (Mazatlan)": zones of one time differ by their city. */
function labelOf(zone: string, locale: Locale) {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return `${timeZoneName(zone, locale)} (${city})`
}

/** "Novosibirsk Time" */
const cityTime = (zone: string, locale: Locale) => timeZoneName(zone, locale, 'shortGeneric')
