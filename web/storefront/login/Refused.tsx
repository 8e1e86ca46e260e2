import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { Refusal } from './refusal.ts'

export function Refused({ title, refusal }: { title: string; refusal: Refusal | null | undefined }) {
  if (!refusal) return null
  const errors = Object.entries(refusal.fields).map(([field, text]) => ({ field, text }))
  return <ErrorSummary title={title} text={refusal.text ?? undefined} errors={errors} />
}
