// Messages are complete, with the same placeholders and the plural forms of each language, and those of pages are shown.
import { readdirSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { defaultLocale, type Locale, locales } from '#platform/constants.ts'
import { declaredErrors } from '#platform/errors.ts'
import { readSource, report, root, sourceFiles } from '../project-files.ts'
import { serverOnlyNamespaces } from '../vite/compiled-messages.ts'
import { unusedMessages } from './unused-messages.ts'

export type Texts = Record<string, string>
export type Namespace = Partial<Record<Locale, Texts>>

const pluralForms: Record<Locale, readonly string[]> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  sr: ['one', 'few', 'other'],
  de: ['one', 'other'],
  it: ['one', 'many', 'other'],
  tr: ['one', 'other'],
}
/** A text with more letters must differ from the English one. */
const maxIdenticalLetters = 12
/** Names and international words that are the same in several languages. */
const identicalOnPurpose = /^(Tradeyard|Dunav Trade|Uploadcare|Robokassa|PostgreSQL|WhatsApp|Telegram|Serbian Latin)/

type Token = string | [name: string, type?: string, options?: unknown]
type Shape = { placeholders: Set<string>; plurals: string[][] }

function shapeOf(tokens: readonly Token[] | string, shape: Shape = { placeholders: new Set(), plurals: [] }): Shape {
  if (typeof tokens === 'string') return shape
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, type, options] = token
    if (name !== '#') shape.placeholders.add(name)
    if (typeof options !== 'object' || options === null) continue
    if (type === 'plural' || type === 'selectordinal')
      shape.plurals.push(Object.keys(options).filter((form) => form !== 'offset' && !/^=?\d+$/.test(form)))
    for (const inner of Object.values(options)) if (Array.isArray(inner)) shapeOf(inner as Token[], shape)
  }
  return shape
}

/** The problems of one namespace, one line each. */
export function problemsOf(name: string, namespace: Namespace): string[] {
  const reference = namespace[defaultLocale] ?? {}
  return locales.flatMap((locale) => {
    const texts = namespace[locale]
    if (!texts) return [`messages/${locale}/${name}.json is missing`]
    const missing = Object.keys(reference)
      .filter((key) => texts[key] === undefined)
      .map((key) => `${key} is missing`)
    const unknown = Object.keys(texts)
      .filter((key) => reference[key] === undefined)
      .map((key) => `${key} is not in ${defaultLocale}`)
    const wrong = Object.entries(texts).flatMap(([key, text]) =>
      reference[key] === undefined ? [] : wrongIn(locale, text, reference[key]).map((fault) => `${key} ${fault}`),
    )
    return [...missing, ...unknown, ...wrong].map((fault) => `messages/${locale}/${name}.json: ${fault}`)
  })
}

function wrongIn(locale: Locale, text: string, reference: string): string[] {
  if (typeof text !== 'string' || text.trim() === '') return ['is empty']
  const compiled = compileMessage(text) as Token[]
  // The compiler returns an invalid message unchanged.
  if (compiled.length === 1 && compiled[0] === text && text.includes('{')) return ['is no ICU message']
  const own = shapeOf(compiled)
  const expected = shapeOf(compileMessage(reference) as Token[])
  const faults = [...expected.placeholders]
    .filter((name) => !own.placeholders.has(name))
    .map((name) => `lacks {${name}}`)
  for (const name of own.placeholders)
    if (!expected.placeholders.has(name)) faults.push(`has {${name}}, which ${defaultLocale} lacks`)
  for (const forms of own.plurals)
    for (const form of pluralForms[locale]) if (!forms.includes(form)) faults.push(`lacks the plural form ${form}`)
  if (locale !== defaultLocale && text === reference && isWords(text)) faults.push('is still English')
  return faults
}

function isWords(text: string) {
  if (identicalOnPurpose.test(text)) return false
  const letters = text.replace(/\{[^{}]*\}/g, '').replace(/[^\p{L}]/gu, '')
  return letters.length > maxIdenticalLetters
}

/** Every error code has a text, and so has the title of its status. */
export function missingErrors(declared: ReadonlyMap<string, number>, texts: Texts): string[] {
  const keys = new Set([...declared].flatMap(([code, status]) => [code, `status.${status}`]))
  return [...keys]
    .filter((key) => texts[key] === undefined)
    .map((key) => `messages/${defaultLocale}/errors.json: ${key} is missing`)
}

export async function check(): Promise<string[]> {
  await import('#modules/index.ts')
  const names = [...new Set(locales.flatMap((locale) => readdirSync(`${root}/messages/${locale}`)))]
    .filter((file) => file.endsWith('.json'))
    .sort()
  const read = (locale: Locale, file: string): Texts | undefined => {
    try {
      return JSON.parse(readSource(`messages/${locale}/${file}`)) as Texts
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw new Error(`messages/${locale}/${file}: ${(error as Error).message}`, { cause: error })
    }
  }
  const found = names.flatMap((file) =>
    problemsOf(file.slice(0, -5), Object.fromEntries(locales.map((locale) => [locale, read(locale, file)]))),
  )
  const keys = names
    .filter((file) => !serverOnlyNamespaces.includes(file.slice(0, -5)))
    .map((file) => [file.slice(0, -5), Object.keys(read(defaultLocale, file) ?? {})] as const)
  return [
    ...found,
    ...missingErrors(declaredErrors(), read(defaultLocale, 'errors.json') ?? {}),
    ...unusedMessages(new Map(keys), sourceFiles(/^web\/.*\.tsx?$|\/exported-lists\/\w+\.ts$/).map(readSource)),
  ]
}

if (import.meta.main) report(await check(), 'texts are complete in six languages')
