import {
  createSynonyms,
  deleteSynonyms,
  longestSynonym,
  mostSynonyms,
  updateSynonyms,
} from '#modules/search/contract.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, type Problem, type Result } from '../../lib/given.ts'
import type { Locale } from '../../lib/locale.ts'

export const operations = ['create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]
/** `id`: of the group, empty for a new one. `want`: what the words lack, and of which one it is said. */
export type Refused = { operation: Operation; id: string; words: string; problem: Problem; want: Want | null }
type Want = { is: 'few' | 'many' | 'long'; text: string }

/** What the forms of the page ask for. Undefined for a form that the page does not have. */
export async function operate(
  context: Parameters<typeof attempt>[0],
  locale: Locale,
  form: FormData,
): Promise<{ operation: Operation; refused: Refused | null } | undefined> {
  const { intent, id = '', version, words = '' } = fieldsOf(form)
  const operation = operations.find((each) => each === intent)
  if (!operation) return undefined
  const seen = { id: Number(id), version: Number(version) }
  const run: Record<Operation, () => Promise<Result<unknown>>> = {
    create: () => attempt(context, (api) => api(createSynonyms, { locale, words: expressionsIn(words) })),
    update: () => attempt(context, (api) => api(updateSynonyms, { ...seen, words: expressionsIn(words) })),
    delete: () => attempt(context, (api) => api(deleteSynonyms, seen)),
  }
  const result = await run[operation]()
  return {
    operation,
    refused: result.success
      ? null
      : { operation, id, words, problem: result.problem, want: wantOf(expressionsIn(words), result.problem) },
  }
}

/** One a line, or parted by commas. */
const expressionsIn = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

function wantOf(expressions: readonly string[], { errors = [] }: Problem): Want | null {
  if (!errors.some(({ path }) => path.startsWith('words'))) return null
  if (expressions.length < 2) return { is: 'few', text: '' }
  if (expressions.length > mostSynonyms) return { is: 'many', text: '' }
  return { is: 'long', text: expressions.find((text) => text.length > longestSynonym) ?? '' }
}
