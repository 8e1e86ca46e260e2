import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const folder = join(import.meta.dirname, '../messages')

/** What only the server says; pages never carry it. */
const serverOnly = new Set(['emails.json', 'errors.json', 'filters.json'])

/** `virtual:messages/ru` is every text of the pages in one language, compiled: the browser parses no ICU. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const locale = id.slice(prefix.length + 1)
      const messages: Record<string, unknown> = {}
      for (const file of readdirSync(join(folder, locale))) {
        if (serverOnly.has(file)) continue
        const path = join(folder, locale, file)
        this.addWatchFile(path)
        const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
        for (const [key, text] of Object.entries(texts)) {
          const compiled = compileMessage(text)
          messages[`${file.slice(0, -5)}:${key}`] = compiled.length === 1 && typeof compiled[0] === 'string' ? compiled[0] : compiled
        }
      }
      return `export default ${JSON.stringify(messages)}`
    },
  }
}
