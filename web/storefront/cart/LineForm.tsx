import type { FormEvent, ReactNode } from 'react'
import { useLocalizedHref } from '../../lib/page.ts'

type Props = {
  className?: string
  fields: Record<string, string | number>
  onSubmit?: () => unknown
  children: ReactNode
}

/** A one-button form that changes the cart: a POST without JavaScript, a background request with `onSubmit`. */
export function LineForm({ className, fields, onSubmit, children }: Props) {
  const href = useLocalizedHref()
  const submit = (event: FormEvent) => {
    if (!onSubmit) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={className} method="post" action={href('/cart')} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
