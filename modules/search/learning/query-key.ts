import { createHash } from 'node:crypto'
import type { Locale } from '#platform/constants.ts'
import type { ParsedQuery } from '../analysis/parse-query.ts'

/** The same for the forms of a query's words in any order: 'hex bolts' and 'bolt hex'. Undefined without words. */
export function queryKey({ terms }: ParsedQuery, locale: Locale): string | undefined {
  const stems = terms.flatMap(({ key, tokenizations }) => tokenizations[0]?.words[0]?.ownLanguage[0] ?? key)
  if (stems.length === 0) return undefined
  return createHash('sha256')
    .update(`${locale} ${stems.toSorted().join(' ')}`)
    .digest()
    .readBigInt64BE()
    .toString()
}
