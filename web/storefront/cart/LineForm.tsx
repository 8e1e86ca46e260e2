import type { FormEvent, ReactNode } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useLocalizedHref } from '../../lib/page.ts'

type Props = {
  className?: string
  intent: 'add' | 'edit' | 'remove' | 'removeAll' | 'accept' | 'acceptAll'
  fields: Record<string, string | number>
  onSubmit?: () => unknown
  children: ReactNode
}

/** A one-button form that changes the cart: a POST without JavaScript, a background request with `onSubmit`. */
export function LineForm({ className, intent, fields, onSubmit, children }: Props) {
  const href = useLocalizedHref()
  const submit = (event: FormEvent) => {
    if (!onSubmit) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={className} method="post" action={href('/cart')} onSubmit={submit}>
      <HiddenFields intent={intent} fields={fields} />
      {children}
    </form>
  )
}
