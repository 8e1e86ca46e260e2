import { z } from 'zod'
import type { Log } from '#platform/log.ts'

export type CompanyFacts = {
  name: string | null
  legalForm: string | null
  address: string | null
  isActive: boolean | null
}
type Question = { token: string | undefined; number: string; now: Date; log: Pick<Log, 'warn'> }
type Options = { address?: string; patienceMs?: number; mostKept?: number }

export const nothingKnown: CompanyFacts = { name: null, legalForm: null, address: null, isActive: null }

const dadata = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'
const dayMs = 24 * 3600 * 1000
/** The codes of our list of legal forms; the source writes them short. */
const legalForms: Record<string, string> = { ООО: 'ru-ooo', АО: 'ru-ao', ПАО: 'ru-pao', ИП: 'ru-ip' }

const text = z
  .string()
  .trim()
  .transform((value) => value.slice(0, 500) || null)
  .nullish()
const Answer = z.object({
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

export const findCompany = createCompanySource()

/** Asks the Russian register by ИНН. Answers are kept for a day; a source that is away or has no key is no error: nothing is known then. */
export function createCompanySource({ address = dadata, patienceMs = 3_000, mostKept = 1_000 }: Options = {}) {
  const kept = new Map<string, { facts: Promise<CompanyFacts>; askedAt: number }>()

  return async ({ token, number, now, log }: Question): Promise<CompanyFacts> => {
    if (!token) return nothingKnown
    const known = kept.get(number)
    if (known && known.askedAt > now.getTime() - dayMs) return known.facts
    const answer = ask(token, number)
    const facts = answer.catch((error: Error) => {
      kept.delete(number)
      log.warn({ reason: error.message }, 'the source of company data does not answer')
      return nothingKnown
    })
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(number, { facts, askedAt: now.getTime() })
    return facts
  }

  async function ask(token: string, number: string): Promise<CompanyFacts> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: number, branch_type: 'MAIN' }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const [first] = Answer.parse(await response.json()).suggestions
    return first ? factsOf(first) : nothingKnown
  }
}

function factsOf({
  value,
  data: { name, opf, address, state },
}: z.output<typeof Answer>['suggestions'][number]): CompanyFacts {
  return {
    name: name?.short_with_opf ?? value ?? null,
    legalForm: legalForms[opf?.short ?? ''] ?? null,
    address: address?.unrestricted_value ?? address?.value ?? null,
    isActive: state?.status ? state.status === 'ACTIVE' : null,
  }
}
