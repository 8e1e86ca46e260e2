import { fieldOf } from '../lib/field-of.ts'
import type { Problem } from '../lib/given.ts'
import { useMessages } from '../lib/messages.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'

/** What came of a form: `intent` tells which of the page's forms it was, `target` which row. */
export type Sent = { intent: string; target: string; problem: Problem | null; values: Record<string, string> }

type FieldName = 'name' | 'email' | 'phone' | 'code' | 'currentPassword' | 'newPassword' | 'password' | 'target'

/** The props of a form's fields, with what the server said of them, and the summary that stands above. */
export function useSentForm(sent: Sent | null | undefined, intent: string, names: readonly FieldName[], target = '') {
  const t = useMessages('profile')
  const own = sent?.intent === intent && sent.target === target ? sent : null
  const id = (name: string) => [intent.replaceAll('.', '-'), target, name].filter(Boolean).join('-')
  const errors = own?.problem ? errorsOf(own.problem, names, (name) => t(`wants.${name}`)) : {}
  const told = Object.entries(errors).map(([name, text]) => ({ field: id(name), text }))
  return {
    isRefused: Boolean(own?.problem),
    field: (name: FieldName) => ({ id: id(name), name, error: errors[name], defaultValue: own?.values[name] }),
    summary: own?.problem && (
      <ErrorSummary title={t('error.title')} text={told.length > 0 ? undefined : own.problem.detail} errors={told} />
    ),
  }
}

/** A coded refusal says itself what is wrong with its field; of a field that cannot be right the page says what it wants. */
function errorsOf(
  problem: Problem,
  names: readonly FieldName[],
  wants: (name: FieldName) => string,
): Partial<Record<FieldName, string>> {
  const { detail, errors = [] } = problem
  const named = fieldOf(problem, names)
  if (named) return { [named]: detail }
  return Object.fromEntries(
    names.filter((name) => errors.some(({ path }) => path === name)).map((name) => [name, wants(name)]),
  )
}
