import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const index = 'virtual:messages'
const folder = join(import.meta.dirname, '../messages')

/** What every first visit needs comes in one file; of the others a page asks for those that it names. */
const first = ['common', 'shell', 'page']
/** Said by the server only. */
const serverOnly = ['documents', 'errors', 'filters', 'emails', 'sms', 'mailbox', 'privacy']

/**
 * Texts of the pages, compiled, so that the browser parses no ICU. `virtual:messages` gives the loaders by locale and part;
 * a part is `first` or a namespace.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${index}`)) return undefined
      const [locale, part] = id.slice(index.length + 2).split('/') as [string, string]
      if (!locale) return loaders()
      const messages: Record<string, unknown> = {}
      for (const namespace of part === 'first' ? first : [part]) {
        const path = join(folder, locale, `${namespace}.json`)
        this.addWatchFile(path)
        const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
        for (const [key, text] of Object.entries(texts)) messages[`${namespace}:${key}`] = compileMessage(text)
      }
      return `export default ${JSON.stringify(messages)}`
    },
  }
}

function loaders() {
  const entries = readdirSync(folder).map((locale) => {
    const namespaces = readdirSync(join(folder, locale)).map((file) => file.replace('.json', ''))
    const parts = ['first', ...namespaces.filter((name) => !first.includes(name) && !serverOnly.includes(name))]
    return `${locale}: { ${parts.map((part) => `'${part}': () => import('${index}/${locale}/${part}')`).join(', ')} }`
  })
  return `export default { ${entries.join(', ')} }`
}
