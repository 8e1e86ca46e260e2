import type { ReactNode } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/Button.tsx'
import { PopoverDialog } from '../ui/overlay/PopoverDialog.tsx'

type Props = {
  id: string
  label: string
  name?: string
  title: string
  text: string
  action: string
  children: ReactNode
}

/** A button with a confirmation dialog. `children`: hidden fields of the form. */
export function ConfirmButton({ id, label, name, title, text, action, children }: Props) {
  const t = useMessages('profile')
  const submit = (
    <Button type="submit" variant="danger">
      {action}
    </Button>
  )
  return (
    <>
      <Button variant="danger" size="s" popoverTarget={id} aria-label={name}>
        {label}
      </Button>
      <PopoverDialog id={id} title={title} text={text} cancel={t('cancel')} submit={submit}>
        {children}
      </PopoverDialog>
    </>
  )
}
