import { useLocalizedHref } from '../lib/page.ts'
import layout from '../ui/styles/layout.module.css'
import { useAdminFeatures } from './use-admin-features.ts'

type Props = { store: { id: number; alias: string; name: string } }

/** A store: its page of the administration, or the public one for administrators without the feature `stores`. */
export function StoreLink({ store: { id, alias, name } }: Props) {
  const href = useLocalizedHref()
  const path = useAdminFeatures().includes('stores') ? `/admin/stores/${id}` : `/store/${alias}`
  return (
    <a href={href(path)} className={layout.link}>
      {name}
    </a>
  )
}
