import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import { Count } from '../ui/Tag.tsx'
import type { Place } from './RailLayout.tsx'

/** A place of the rail in the list that stands for it on phones, with what it is about. */
export function PlaceLink({ path, icon, label, about, count = 0 }: Place & { about: string }) {
  return (
    <a href={useHref()(path)}>
      <Icon name={icon} size="l" />
      <span>
        <b>{label}</b>
        <small>{about}</small>
      </span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      <Icon name="caret-right" />
    </a>
  )
}
