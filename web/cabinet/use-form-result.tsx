import { problemField } from '../lib/problem-field.ts'
import type { Problem } from '../lib/request-context.ts'
import { useMessages } from '../lib/messages.ts'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'

/** Result of a submitted form. `intent`: which form of the page; `target`: which row. */
export type FormResult = { intent: string; target: string; problem: Problem | null; values: Record<string, string> }

type FieldName = 'name' | 'email' | 'phone' | 'code' | 'currentPassword' | 'newPassword' | 'password'

/** Field props with errors and submitted values, and the error summary. */
export function useFormResult(
  result: FormResult | null | undefined,
  intent: string,
  names: readonly FieldName[],
  target = '',
) {
  const t = useMessages('profile')
  const own = result?.intent === intent && result.target === target ? result : null
  const id = (name: string) => [intent.replaceAll('.', '-'), target, name].filter(Boolean).join('-')
  const errors = own?.problem ? errorsOf(own.problem, names, (name) => t(`wants.${name}`)) : {}
  const summaryErrors = Object.entries(errors).map(([name, text]) => ({ field: id(name), text }))
  return {
    hasError: Boolean(own?.problem),
    field: (name: FieldName) => ({ id: id(name), name, error: errors[name], defaultValue: own?.values[name] }),
    summary: own?.problem && (
      <ErrorSummary
        title={t('error.title')}
        text={summaryErrors.length > 0 ? undefined : own.problem.detail}
        errors={summaryErrors}
      />
    ),
  }
}

/** Errors by field: the problem's own text for a known error code, else our requirement text for invalid fields. */
function errorsOf(
  problem: Problem,
  names: readonly FieldName[],
  requirementOf: (name: FieldName) => string,
): Partial<Record<FieldName, string>> {
  const { detail, errors = [] } = problem
  const fieldName = problemField(problem, names)
  if (fieldName) return { [fieldName]: detail }
  return Object.fromEntries(
    names.filter((name) => errors.some(({ path }) => path === name)).map((name) => [name, requirementOf(name)]),
  )
}
