import { z } from 'zod'
import { lruMap } from '#platform/cache.ts'
import type { Log } from '#platform/log.ts'

export type CompanyFacts = {
  name: string | null
  legalForm: string | null
  address: string | null
  isActive: boolean | null
}
type LookupInput = { token: string | undefined; number: string; now: Date; log: Pick<Log, 'warn'> }
type LookupOptions = { address?: string; timeoutMs?: number; maxCached?: number }

export const unknownCompany: CompanyFacts = { name: null, legalForm: null, address: null, isActive: null }

const dadataUrl = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'
const dayMs = 24 * 3600 * 1000
/** Maps abbreviations of the register to our codes of legal forms. */
const legalForms: Record<string, string> = { ООО: 'ru-ooo', АО: 'ru-ao', ПАО: 'ru-pao', ИП: 'ru-ip' }

const text = z
  .string()
  .trim()
  .transform((value) => value.slice(0, 500) || null)
  .nullish()
const DadataResponse = z.object({
  suggestions: z.array(
    z.object({
      value: text,
      data: z.object({
        name: z.object({ short_with_opf: text }).nullish(),
        opf: z.object({ short: text }).nullish(),
        address: z.object({ unrestricted_value: text, value: text }).nullish(),
        state: z.object({ status: text }).nullish(),
      }),
    }),
  ),
})

export const findCompany = createCompanyLookup()

/** Looks up a company in the Russian register (DaData) by ИНН. Cached for a day. Without a token or on failure returns `unknownCompany`. */
export function createCompanyLookup({ address = dadataUrl, timeoutMs = 3_000, maxCached = 1_000 }: LookupOptions = {}) {
  const cache = lruMap<string, { facts: Promise<CompanyFacts>; fetchedAt: number }>(maxCached)

  return async ({ token, number, now, log }: LookupInput): Promise<CompanyFacts> => {
    if (!token) return unknownCompany
    const cached = cache.get(number)
    if (cached && cached.fetchedAt > now.getTime() - dayMs) return cached.facts
    const request = fetchFacts(token, number)
    const facts = request.catch((error: Error) => {
      cache.delete(number)
      log.warn({ reason: error.message }, 'the company register does not answer')
      return unknownCompany
    })
    cache.set(number, { facts, fetchedAt: now.getTime() })
    return facts
  }

  async function fetchFacts(token: string, number: string): Promise<CompanyFacts> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: number, branch_type: 'MAIN' }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const [first] = DadataResponse.parse(await response.json()).suggestions
    return first ? toCompanyFacts(first) : unknownCompany
  }
}

function toCompanyFacts({
  value,
  data: { name, opf, address, state },
}: z.output<typeof DadataResponse>['suggestions'][number]): CompanyFacts {
  return {
    name: name?.short_with_opf ?? value ?? null,
    legalForm: legalForms[opf?.short ?? ''] ?? null,
    address: address?.unrestricted_value ?? address?.value ?? null,
    isActive: state?.status ? state.status === 'ACTIVE' : null,
  }
}
