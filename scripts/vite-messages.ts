import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const prefix = 'virtual:messages/'
const folder = join(import.meta.dirname, '../messages')

/** What most first visits need; the rest comes when a page of it is opened. What neither names is only said by the server. */
const parts: Record<string, readonly string[]> = {
  first: ['common', 'shell', 'page', 'home', 'catalog'],
  rest: ['product', 'store', 'cart', 'order', 'login'],
}

/** `virtual:messages/ru/first`: texts of the pages in one language, compiled: the browser parses no ICU. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const [locale, part] = id.slice(prefix.length + 1).split('/') as [string, string]
      const messages: Record<string, unknown> = {}
      for (const namespace of parts[part]!) {
        const path = join(folder, locale, `${namespace}.json`)
        this.addWatchFile(path)
        const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
        for (const [key, text] of Object.entries(texts)) messages[`${namespace}:${key}`] = compileMessage(text)
      }
      return `export default ${JSON.stringify(messages)}`
    },
  }
}
