import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Count } from '../ui/Tag.tsx'

type Props = { path: string; icon: IconName; label: string; description: string; count?: number }

/** An area of the administration on its first page. */
export function AreaLink({ path, icon, label, description, count = 0 }: Props) {
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
