import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useHref, usePage } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { editsSettled } from './edits.ts'
import { loginFirst, orderPath } from './paths.ts'

type Props = {
  target: number | 'all'
  isDisabled: boolean
  describedBy?: string
  label?: string
  isBlock?: boolean
  children: ReactNode
}

/** Opens the order form: a link, so that it works without script; with script it waits for what is still being saved. */
export function OrderLink({ target, isDisabled, describedBy, label, isBlock, children }: Props) {
  const href = useHref()
  const { isAuth } = usePage()
  const navigate = useNavigate()
  if (isDisabled)
    return (
      <Button disabled block={isBlock} aria-label={label} aria-describedby={describedBy}>
        {children}
      </Button>
    )
  const path = isAuth ? orderPath(target) : loginFirst(target)
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await editsSettled()
    await navigate(path, { preventScrollReset: isAuth })
  }
  return (
    <ButtonLink
      href={href(path)}
      variant="solid"
      block={isBlock}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={open}
    >
      {children}
    </ButtonLink>
  )
}
