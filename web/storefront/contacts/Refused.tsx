import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { Refusal } from '../login/refusal.ts'

/** `prefix` of the fields' ids: a dialog may stand over a page with fields of the same names. */
export function Refused({
  title,
  refusal,
  prefix,
}: {
  title: string
  refusal: Refusal | null | undefined
  prefix: string
}) {
  if (!refusal) return null
  const errors = Object.entries(refusal.fields).map(([name, text]) => ({ field: `${prefix}-${name}`, text }))
  return <ErrorSummary title={title} text={refusal.text ?? undefined} errors={errors} />
}
