import { formatTags, type Locale } from './locale.ts'

/** File size in the locale's format: "340 kB", "1,2 МБ". */
export function formatFileSize(bytes: number, locale: Locale) {
  const [value, unit] = inUnit(bytes)
  return new Intl.NumberFormat(formatTags[locale], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value)
}

function inUnit(bytes: number): [number, string] {
  if (bytes < 1_000_000) return [Math.max(1, Math.round(bytes / 1_000)), 'kilobyte']
  return bytes < 1_000_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1_000_000_000, 'gigabyte']
}
