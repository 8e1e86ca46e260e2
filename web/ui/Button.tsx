import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Appearance = {
  variant?: 'plain' | 'solid' | 'quiet' | 'danger'
  size?: 'm' | 's'
  block?: boolean
  icon?: IconName
  children?: ReactNode
}
type ButtonProps = Appearance & ComponentProps<'button'> & { pending?: boolean }
type LinkProps = Appearance & ComponentProps<'a'>

/** `pending` sets aria-busy instead of disabling, so that the button keeps the focus. */
export function Button({ variant, size, block, icon, pending, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      {...appearance({ variant, size, block })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, block, icon, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...appearance({ variant, size, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

const appearance = ({ variant = 'plain', size = 'm', block }: Appearance) => ({
  className: styles.button,
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})
