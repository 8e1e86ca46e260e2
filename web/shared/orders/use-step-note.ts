import { useState } from 'react'
import { useDone } from '../../forms/use-form.ts'
import type { Order } from './OrderStatusTag.tsx'

/** The note of the step that was just taken, until the other side takes the next one. */
export function useStepNote<Done extends string>(forms: { done: Done | null }, { status }: Order): Done | null {
  const [firstStatus] = useState(status)
  const done = useDone(forms)
  return status === firstStatus ? done : null
}
