import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { formatDateTime } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { Button } from '../ui/Button.tsx'
import styles from './ActingBanner.module.css'

/** Reminds an administrator of the account that each page is about, and ends that. */
export function ActingBanner({ acting: { name, until } }: { acting: NonNullable<PageInfo['acting']> }) {
  const t = useMessages('shell')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const href = useLocalizedHref()
  return (
    <aside className={styles.banner} aria-label={t('acting')}>
      <p>{t('acting.text', { name: name || t('acting.nameless'), time: formatDateTime(until, locale, timeZone) })}</p>
      <form method="post" action={href('/act-as/end')}>
        <Button type="submit" size="s">
          {t('acting.end')}
        </Button>
      </form>
    </aside>
  )
}
