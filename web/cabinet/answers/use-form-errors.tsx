import { useMessages } from '../../lib/messages.ts'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import type { FormError } from './answers.tsx'

/** Field props with the submitted values if the form was rejected, else the saved ones; and the error summary. */
export function useFormErrors<Name extends 'text' | 'title' | 'timeZone' | 'opensAt' | 'closesAt'>(
  formError: FormError | undefined,
  prefix: string,
  names: readonly Name[],
) {
  const t = useMessages('seller-chats')
  const invalid = names.filter((name) => formError?.problem.errors?.some(({ path }) => path === name))
  const id = (name: Name) => `${prefix}-${name}`
  return {
    field: (name: Name, saved: string) => ({
      id: id(name),
      name,
      defaultValue: formError?.fields[name] ?? saved,
      error: invalid.includes(name) ? t(`wants.${name}`) : undefined,
    }),
    summary: formError && (
      <ErrorSummary
        title={t('error.title')}
        text={invalid.length > 0 ? undefined : formError.problem.detail}
        errors={invalid.map((name) => ({ field: id(name), text: t(`wants.${name}`) }))}
      />
    ),
  }
}
