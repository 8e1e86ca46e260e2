import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Look = {
  variant?: 'plain' | 'solid' | 'quiet' | 'danger'
  size?: 'm' | 's'
  block?: boolean
  icon?: IconName
  children?: ReactNode
}
type ButtonProps = Look & ComponentProps<'button'> & { pending?: boolean }
type LinkProps = Look & ComponentProps<'a'>

/** `pending` keeps the focus where it is: the button only says that it is busy. */
export function Button({ variant, size, block, icon, pending, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      {...look({ variant, size, block })}
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
    <a {...rest} {...look({ variant, size, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

const look = ({ variant = 'plain', size = 'm', block }: Look) => ({
  className: styles.button,
  'data-variant': variant,
  'data-size': size,
  'data-block': block || undefined,
})
