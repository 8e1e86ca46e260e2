import { useLocalizedHref } from '../lib/page.ts'
import layout from '../ui/styles/layout.module.css'
import { useMayOpen } from './use-admin-features.ts'

type Props = { store: { id: number; alias: string; name: string } }

/** A store: its page of the administration, or the public one for administrators who may not open that. */
export function StoreLink({ store: { id, alias, name } }: Props) {
  const href = useLocalizedHref()
  const ownPath = `/admin/stores/${id}`
  const path = useMayOpen()(ownPath) ? ownPath : `/store/${alias}`
  return (
    <a href={href(path)} className={layout.link}>
      {name}
    </a>
  )
}
