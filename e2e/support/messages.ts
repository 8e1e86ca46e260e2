import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The translations of one namespace, to find texts of the interface in any language. */
export const readMessages = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../messages/${locale}/${namespace}.json`), 'utf8')) as Record<
    string,
    string
  >
