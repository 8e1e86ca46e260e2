import { Fragment } from 'react'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { Count } from '../ui/Tag.tsx'
import styles from './Rail.module.css'

/** `count`: pending items on that page, `counted` says which. */
export type RailItem = {
  path: string
  icon: IconName
  label: string
  count?: number
  counted?: string | undefined
  isCurrent: boolean
}
export type RailGroup = { key: string; label?: string; items: readonly RailItem[]; isAtFoot?: boolean }

type Props = { label: string; groups: readonly RailGroup[] }

/** A column of its own, icons only where there is little width; the menu button opens all of it as a popover. */
export function Rail({ label, groups }: Props) {
  const t = useMessages('shell')
  return (
    <nav id="rail" popover="auto" className={styles.rail} aria-label={label}>
      <div className={styles.head}>
        <b>{label}</b>
        <button type="button" popoverTarget="rail" popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="x" size="l" />
        </button>
      </div>
      {groups.map(({ key, label: heading, items, isAtFoot }) => (
        <Fragment key={key}>
          {heading && <p aria-hidden="true">{heading}</p>}
          <ul aria-label={heading} className={isAtFoot ? styles.foot : undefined}>
            {items.map((item) => (
              <li key={item.path}>
                <RailLink {...item} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}

function RailLink({ path, icon, label, count = 0, counted, isCurrent }: RailItem) {
  const href = useLocalizedHref()
  return (
    <a href={href(path)} aria-current={isCurrent ? 'page' : undefined} title={counted ? `${label}: ${counted}` : label}>
      <Icon name={icon} isFilled={isCurrent} />
      <span>{label}</span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
    </a>
  )
}
