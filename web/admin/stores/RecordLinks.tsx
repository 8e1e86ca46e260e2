import type { ReactNode } from 'react'
import { useLocalizedHref } from '../../lib/page.ts'
import { useAdminFeatures } from '../use-admin-features.ts'

/** A person, with a link for those who administer accounts. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  const href = useLocalizedHref()
  return useAdminFeatures().includes('accounts') ? <a href={href(`/admin/accounts/${id}`)}>{name || id}</a> : name
}

/** An order, with a link for those who read them. */
export function OrderLink({ id, number }: { id: string; number: number }) {
  const href = useLocalizedHref()
  return useAdminFeatures().includes('statistics') ? <a href={href(`/admin/orders/${id}`)}>{number}</a> : number
}

type AdminLinkProps = { to: 'stores' | 'organizations' | 'branches' | 'warehouses'; id: number; name: string }

export function AdminLink({ to, id, name }: AdminLinkProps) {
  const href = useLocalizedHref()
  return <a href={href(`/admin/${to}/${id}`)}>{name}</a>
}

type RecordsLinkProps = { to: keyof typeof featureOf; storeId: number; children: ReactNode }
const featureOf = { products: 'products', orders: 'statistics' } as const

/** The products or orders of a store, with a link for those who see the list. */
export function RecordsLink({ to, storeId, children }: RecordsLinkProps) {
  const href = useLocalizedHref()
  const mayOpen = useAdminFeatures().includes(featureOf[to])
  return mayOpen ? <a href={href(`/admin/${to}?storeId=${storeId}`)}>{children}</a> : children
}
