import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLocalizedHref, usePage } from '../../../lib/page.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { pendingEdits } from '../cart-edits.ts'
import { orderLoginPath, orderPath } from './paths.ts'

type Props = {
  id?: string
  target: number | 'all'
  isDisabled: boolean
  describedBy?: string
  label?: string
  isBlock?: boolean
  children: ReactNode
}

/** A link to the order form. With JavaScript it first waits for pending cart edits. */
export function OrderLink({ id, target, isDisabled, describedBy, label, isBlock, children }: Props) {
  const href = useLocalizedHref()
  const { isAuth } = usePage()
  const navigate = useNavigate()
  if (isDisabled)
    return (
      <Button disabled block={isBlock} aria-label={label} aria-describedby={describedBy}>
        {children}
      </Button>
    )
  const path = isAuth ? orderPath(target) : orderLoginPath(target)
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await pendingEdits()
    await navigate(path, { preventScrollReset: isAuth })
  }
  return (
    <ButtonLink
      id={id}
      href={href(path)}
      variant="solid"
      block={isBlock}
      aria-label={label}
      aria-describedby={describedBy}
      data-metric={target === 'all' ? 'cart.orderAll' : 'cart.orderOne'}
      data-store={target === 'all' ? undefined : target}
      onClick={open}
    >
      {children}
    </ButtonLink>
  )
}
