import { useLocation } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { formatBadge } from '../../lib/format.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useUnread } from '../../lib/client/unread.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Count } from '../../ui/Tag.tsx'
import styles from './FloatingButtons.module.css'
import { ScrollTop } from './ScrollTop.tsx'

type Props = { data: Pick<RootData, 'account' | 'unread'>; messenger: string }

/**
 * In the margin beside the page, so that they cover nothing: unread messages, or else the messenger. Screens without such
 * a margin have both in the footer and in the bars.
 */
export function FloatingButtons({ data: { account, unread }, messenger }: Props) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { pathname } = useLocation()
  const { buyer } = useUnread(unread)
  if (/^\/(cart|messages)(\/|$)/.test(pathname)) return <ScrollTop />
  return (
    <>
      <ScrollTop />
      {buyer > 0 ? (
        <a className={styles.button} href={href(account ? '/profile/messages' : '/messages')} data-chat="">
          <Icon name="chat-text" />
          <span className={layout.hidden}>{t('messages')}</span> <Count>{formatBadge(buyer, badgeLimit)}</Count>
          <span className={layout.hidden}> {t('messages.unread', { count: buyer })}</span>
        </a>
      ) : (
        <a
          className={styles.button}
          href={messenger}
          data-contact="messenger"
          aria-haspopup="dialog"
          aria-label={t('messenger')}
        >
          <Icon name="chat-circle" />
        </a>
      )}
    </>
  )
}
