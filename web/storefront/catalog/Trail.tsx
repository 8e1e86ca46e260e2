import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'

/** Breadcrumbs whose last item is the page itself. */
export function Trail({ crumbs }: { crumbs: readonly { label: string; href: string }[] }) {
  const href = useLocalizedHref()
  return (
    <Breadcrumbs
      items={crumbs.map((crumb) =>
        crumb === crumbs.at(-1) ? { label: crumb.label } : { ...crumb, href: href(crumb.href) },
      )}
    />
  )
}
