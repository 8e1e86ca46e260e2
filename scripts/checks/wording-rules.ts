/** Texts must not match `pattern`; `use` says what stands there instead. An argument of a message is '¤', a plural's number '#'. */
export type Rule = { pattern: RegExp; use: string; namespaces?: RegExp }

export const word = (words: string, use: string): Rule => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  use,
})
export const rule = (pattern: RegExp, use: string, namespaces?: RegExp): Rule => ({ pattern, use, namespaces })

export const percentTouches = rule(/[¤#\d]\s%/, 'no blank before %')

/** An SMS is sent with plain blanks where its letters allow. */
const notSms = /^(?!sms$)/

export const commonRules: readonly Rule[] = [
  rule(/["']/, 'typographic quotes and ’'),
  rule(/\.\.\./, '…'),
  rule(/ {2}| [,;:!?](?!\p{L})|^ | $/u, 'one blank between words, none before a mark'),
  rule(
    /[¤#\d] (?:[KMG]B|[КМГ]Б|mm|мм|cm|см|kg|кг)(?!\p{L})|[¤#\d] [%€₽₺]/u,
    'a non-breaking space before a unit',
    notSms,
  ),
  rule(/(?:№|Nr\.|[Nn]o\.|br\.|\bn\.) (?=[¤#\d])/, 'a non-breaking space before a number', notSms),
]

/** Texts that break a rule on purpose, each with its reason. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ...['en', 'ru', 'sr', 'de', 'it', 'tr'].map(
    (locale) => [`${locale}/ask/starter.delivery.text`, 'the buyer writes the address after it'] as const,
  ),
  ['en/banners/field.target.hint', 'the path of the catalogue'],
  ['de/errors/status.503', 'the site, not goods'],
  ['it/notifications/push.failed', 'the service of the browser'],
])
