import { listNotifications, readNotifications } from '#modules/notifications/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { accountMeta } from '../../lib/account-meta.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { NotificationList } from '../../shared/NotificationList.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/notifications.ts'
import styles from './notifications.module.css'

const actions = defineActions({ readAll: form(readNotifications, { doneAt: () => '/profile/notifications' }) })
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const notifications = await loaderCall(context, (api) => api(listNotifications, {}))
  return { ...notifications, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'notifications')('title'),
    path: '/profile/notifications',
    hasFormError: loaded?.forms.hasFailed,
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
              <HiddenFields intent="readAll" />
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
      <FormProblem intents={['readAll']} />
      <div className={styles.list}>
        <NotificationList items={items} />
      </div>
    </>
  )
}
