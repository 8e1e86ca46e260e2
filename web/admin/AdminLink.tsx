import type { ComponentProps } from 'react'
import { useLocalizedHref } from '../lib/page.ts'
import { useMayOpen } from './use-admin-features.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { path: string }

/** A link to a page of the administration; only its text for administrators who may not open it. */
export function AdminLink({ path, children, ...attributes }: Props) {
  const href = useLocalizedHref()
  return useMayOpen()(path) ? (
    <a {...attributes} href={href(path)}>
      {children}
    </a>
  ) : (
    children
  )
}
