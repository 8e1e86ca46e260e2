import type { ReactNode } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons.ts'

type Props = {
  intent: string
  fields: Readonly<Record<string, string | number>>
  icon?: IconName
  isMain?: boolean
  children: ReactNode
}

/** A step of an order that needs no words. */
export const StepButton = ({ intent, fields, icon, isMain, children }: Props) => (
  <form method="post">
    <HiddenFields intent={intent} fields={fields} />
    <Button type="submit" icon={icon} variant={isMain ? 'solid' : undefined}>
      {children}
    </Button>
  </form>
)
