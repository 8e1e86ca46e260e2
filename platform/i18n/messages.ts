import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, formatTags, type Locale, locales } from '../constants.ts'

const folder = join(import.meta.dirname, '../../messages')
const catalogues = new Map<Locale, I18n>()
const loadedFiles = new Set<string>()

/** Formats a text of messages/<locale>/<namespace>.json. For the server only: pages have their own compiled copy. */
export function translate(locale: Locale, namespace: string, key: string, values?: Record<string, string | number>) {
  return catalogueWith(locale, namespace)._(`${namespace}:${key}`, values)
}

/** Formats an ICU message that comes from data, such as the plural of a unit. */
export function formatMessage(locale: Locale, message: string, values: Record<string, string | number>) {
  const id = `inline:${message}`
  const catalogue = catalogueOf(locale)
  if (!catalogue.messages[id]) catalogue.load(formatTags[locale], { [id]: compileMessage(message) })
  return catalogue._(id, values)
}

/** The keys of a namespace, the same in all languages. */
export const keysOf = (namespace: string) =>
  Object.keys(catalogueWith(defaultLocale, namespace).messages).flatMap((id) =>
    id.startsWith(`${namespace}:`) ? [id.slice(namespace.length + 1)] : [],
  )

/** A namespace is read when its first text is needed, since compiling all of a language takes long. */
function catalogueWith(locale: Locale, namespace: string) {
  const catalogue = catalogueOf(locale)
  const file = `${locale}/${namespace}.json`
  if (!loadedFiles.has(file)) {
    catalogue.load(formatTags[locale], readTexts(file, namespace))
    loadedFiles.add(file)
  }
  return catalogue
}

function catalogueOf(locale: Locale) {
  const known = catalogues.get(locale)
  if (known) return known
  const tag = formatTags[locale]
  const catalogue = setupI18n({ locale: tag, messages: { [tag]: {} } })
  catalogues.set(locale, catalogue)
  return catalogue
}

function readTexts(file: string, namespace: string) {
  const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, compileMessage(text)] as const),
  )
}

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)
