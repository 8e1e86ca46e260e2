import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import type { FormErrors } from './form-errors.ts'

type Props = { title: string; formErrors: FormErrors | null | undefined; idPrefix?: string }

/** `idPrefix` of the field ids is for forms in dialogs: the page below may have fields of the same names. */
export function FormErrorSummary({ title, formErrors, idPrefix = '' }: Props) {
  if (!formErrors) return null
  const errors = Object.entries(formErrors.fields).map(([name, text]) => ({ field: idPrefix + name, text }))
  return <ErrorSummary title={title} text={formErrors.text ?? undefined} errors={errors} />
}
