import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import type { NavItem } from './RailLayout.tsx'

/** A rail item with a description, for the overview page that replaces the rail on phones. */
export function NavItemLink({ path, icon, label, description, count = 0 }: NavItem & { description: string }) {
  return (
    <a href={useLocalizedHref()(path)}>
      <Icon name={icon} size="l" />
      <span>
        <b>{label}</b>
        <small>{description}</small>
      </span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      <Icon name="caret-right" />
    </a>
  )
}
