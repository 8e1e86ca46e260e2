import type { FormEvent, ReactNode } from 'react'
import { useHref } from '../../lib/page.ts'

type Props = {
  className?: string
  fields: Record<string, string | number>
  onSend?: () => unknown
  children: ReactNode
}

/** A change of the cart by one button: posted without script, sent in the background with it. */
export function LineForm({ className, fields, onSend, children }: Props) {
  const href = useHref()
  const submit = (event: FormEvent) => {
    if (!onSend) return
    event.preventDefault()
    onSend()
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
