import {
  createSynonyms,
  deleteSynonyms,
  maxSynonymLength,
  maxSynonyms,
  updateSynonyms,
} from '#modules/search/contract.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { tryCall, type Problem, type Result } from '../../lib/request-context.ts'
import type { Locale } from '../../lib/locale.ts'

export const formActions = ['create', 'update', 'delete'] as const
export type FormAction = (typeof formActions)[number]
/** `id`: group id, empty for a new group. `wordsError`: what is wrong with the words, and with which one. */
export type FormError = {
  formAction: FormAction
  id: string
  words: string
  problem: Problem
  wordsError: WordsError | null
}
type WordsError = { kind: 'few' | 'many' | 'long'; text: string }

/** Runs a form of the page; undefined if the intent is unknown. */
export async function runFormAction(
  context: Parameters<typeof tryCall>[0],
  locale: Locale,
  form: FormData,
): Promise<{ formAction: FormAction; formError: FormError | null } | undefined> {
  const { intent, id = '', version, words = '' } = fieldsOf(form)
  const formAction = formActions.find((each) => each === intent)
  if (!formAction) return undefined
  const target = { id: Number(id), version: Number(version) }
  const run: Record<FormAction, () => Promise<Result<unknown>>> = {
    create: () => tryCall(context, (api) => api(createSynonyms, { locale, words: splitExpressions(words) })),
    update: () => tryCall(context, (api) => api(updateSynonyms, { ...target, words: splitExpressions(words) })),
    delete: () => tryCall(context, (api) => api(deleteSynonyms, target)),
  }
  const result = await run[formAction]()
  return {
    formAction,
    formError: result.success
      ? null
      : {
          formAction,
          id,
          words,
          problem: result.problem,
          wordsError: findWordsError(splitExpressions(words), result.problem),
        },
  }
}

/** One expression per line, or separated by commas. */
const splitExpressions = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

function findWordsError(expressions: readonly string[], { errors = [] }: Problem): WordsError | null {
  if (!errors.some(({ path }) => path.startsWith('words'))) return null
  if (expressions.length < 2) return { kind: 'few', text: '' }
  if (expressions.length > maxSynonyms) return { kind: 'many', text: '' }
  return { kind: 'long', text: expressions.find((text) => text.length > maxSynonymLength) ?? '' }
}
