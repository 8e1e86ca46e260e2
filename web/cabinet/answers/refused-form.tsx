import { useMessages } from '../../lib/messages.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { Refused } from './answers.tsx'

/** The props of a form's fields: what was sent if it was refused, else what is kept; and the summary that stands above. */
export function useRefusedForm<Name extends 'text' | 'title' | 'timeZone' | 'opensAt' | 'closesAt'>(
  refused: Refused | undefined,
  prefix: string,
  names: readonly Name[],
) {
  const t = useMessages('seller-chats')
  const wrong = names.filter((name) => refused?.problem.errors?.some(({ path }) => path === name))
  const id = (name: Name) => `${prefix}-${name}`
  return {
    field: (name: Name, kept: string) => ({
      id: id(name),
      name,
      defaultValue: refused?.fields[name] ?? kept,
      error: wrong.includes(name) ? t(`wants.${name}`) : undefined,
    }),
    summary: refused && (
      <ErrorSummary
        title={t('error.title')}
        text={wrong.length > 0 ? undefined : refused.problem.detail}
        errors={wrong.map((name) => ({ field: id(name), text: t(`wants.${name}`) }))}
      />
    ),
  }
}
