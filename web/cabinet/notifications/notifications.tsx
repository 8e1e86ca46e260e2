import { listNotifications, readNotifications } from '#modules/notifications/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { tryCall, loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { NotificationList } from '../../shared/NotificationList.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/notifications.ts'
import styles from './notifications.module.css'

export const loader = ({ context }: Route.LoaderArgs) => loaderCall(context, (api) => api(listNotifications, {}))

export async function action({ context }: Route.ActionArgs) {
  await tryCall(context, (api) => api(readNotifications, {}))
  return redirectTo('/profile/notifications', 303)
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'notifications')('title'),
    path: '/profile/notifications',
  })
}

export default function Notifications({ loaderData: { items, unread } }: Route.ComponentProps) {
  const t = useMessages('notifications')
  const href = useLocalizedHref()
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.ways}>
          {unread > 0 && (
            <form method="post">
              <Button type="submit" size="s" icon="check">
                {t('readAll')}
              </Button>
            </form>
          )}
          <ButtonLink href={href('/profile/settings#notifications')} size="s" icon="gear">
            {t('toSettings')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.list}>
        <NotificationList items={items} />
      </div>
    </>
  )
}
