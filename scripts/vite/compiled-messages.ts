import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const index = 'virtual:messages'
const folder = join(import.meta.dirname, '../../messages')

/** Every first visit needs these, so they are one file. A page names the others that it needs. */
const initialNamespaces = ['common', 'shell']
/** Never needed in the browser. */
export const serverOnlyNamespaces = [
  'documents',
  'emails',
  'errors',
  'filters',
  'import-template',
  'kinds',
  'mailbox',
  'order-documents',
  'privacy',
  'sms',
  'stand-in',
]

/**
 * Compiles the messages of the pages, so that the browser parses no ICU. `virtual:messages` loads them by locale and part: `first` or a
 * namespace. The server build contains them. The browser composes their addresses, because a table of all addresses would add 1.2 kB
 * to every first visit.
 */
export function compiledMessages(): Plugin {
  const version = versionOfTexts()
  let base: string
  return {
    name: 'compiled-messages',
    configResolved: (config) => void (base = config.base),
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const locale of locales())
        for (const part of partsOf(locale))
          this.emitFile({ type: 'asset', fileName: fileName(locale, part, version), source: sourceOf(locale, part) })
    },
    resolveId: (id) => (id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined
      const [locale, part] = id.slice(index.length + 2).split('/') as [string, string]
      if (locale) return sourceOf(locale, part)
      return this.environment.name === 'client' ? clientLoader(base, version) : serverLoader()
    },
  }
}

const clientLoader = (base: string, version: string) =>
  `export const load = (locale, part) => import(/* @vite-ignore */ \`${base}${fileName('${locale}', '${part}', version)}\`)`

function serverLoader() {
  const entries = locales().map((locale) => {
    const loaders = partsOf(locale).map((part) => `'${part}': () => import('${index}/${locale}/${part}')`)
    return `${locale}: { ${loaders.join(', ')} }`
  })
  return `const loaders = { ${entries.join(', ')} }
    export const load = (locale, part) => loaders[locale][part]()
    export const partsOf = (locale) => Object.keys(loaders[locale])`
}

const fileName = (locale: string, part: string, version: string) => `assets/${part}-${locale}-${version}.js`

/** Part of the file names, which browsers cache for a year: it changes with every change of a text. */
function versionOfTexts() {
  const hash = createHash('sha256')
  for (const locale of locales()) for (const part of partsOf(locale)) hash.update(sourceOf(locale, part))
  return hash.digest('base64url').slice(0, 8)
}

function sourceOf(locale: string, part: string) {
  const messages: Record<string, unknown> = {}
  for (const namespace of part === 'first' ? initialNamespaces : [part]) {
    const texts = JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(texts)) messages[`${namespace}:${key}`] = compileMessage(text)
  }
  return `export default ${JSON.stringify(messages)}`
}

const locales = () => readdirSync(folder)

function partsOf(locale: string) {
  const namespaces = readdirSync(join(folder, locale)).map((file) => file.replace('.json', ''))
  return [
    'first',
    ...namespaces.filter((name) => !initialNamespaces.includes(name) && !serverOnlyNamespaces.includes(name)),
  ]
}
