import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { formatTags, type Locale, locales } from '../constants.ts'

const folder = join(import.meta.dirname, '../../messages')
const catalogues = new Map<Locale, I18n>()

/** Formats a text of messages/<locale>/<namespace>.json. For the server only: pages have their own compiled copy. */
export function translate(locale: Locale, namespace: string, key: string, values?: Record<string, string | number>) {
  return catalogueOf(locale)._(`${namespace}:${key}`, values)
}

/** Formats an ICU message that comes from data, such as the plural of a unit. */
export function formatMessage(locale: Locale, message: string, values: Record<string, string | number>) {
  const id = `inline:${message}`
  const catalogue = catalogueOf(locale)
  if (!catalogue.messages[id]) catalogue.load(formatTags[locale], { [id]: compileMessage(message) })
  return catalogue._(id, values)
}

function catalogueOf(locale: Locale) {
  const known = catalogues.get(locale)
  if (known) return known
  const tag = formatTags[locale]
  const catalogue = setupI18n({ locale: tag, messages: { [tag]: readNamespaces(locale) } })
  catalogues.set(locale, catalogue)
  return catalogue
}

function readNamespaces(locale: Locale) {
  const messages: Record<string, ReturnType<typeof compileMessage>> = {}
  for (const file of readdirSync(join(folder, locale)).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(texts)) messages[`${file.slice(0, -5)}:${key}`] = compileMessage(text)
  }
  return messages
}

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)
