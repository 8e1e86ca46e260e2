import type { ReactNode } from 'react'
import type { getAccountContext } from '#modules/accounts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatPhone } from '../../lib/format-phone.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { activeStore } from '../nav-items.ts'
import { KeepAccount } from '../settings/KeepAccount.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import styles from './overview.module.css'

type Account = OutputOf<typeof getAccountContext>
type ActionItem = { key: string; caption: string; figure?: string; text: string; way: ReactNode }

/** Tasks that wait for the person; renders nothing if there are none. */
export function ActionItems({ account, hasSecondStep }: { account: Account; hasSecondStep: boolean }) {
  const t = useMessages('profile')
  const locale = useLocale()
  const items = useActionItems(account, hasSecondStep)
  return (
    <>
      {account.deletionAt && (
        <Note tone="warn" action={<KeepAccount />}>
          {t('deletion.pending', { date: formatDate(account.deletionAt, locale, 'long') })}
        </Note>
      )}
      {items.length > 0 && (
        <section aria-labelledby="needs">
          <SectionHeading title={t('needs')} id="needs" />
          <ul className={`${sheet.sheet} ${styles.needs}`}>
            {items.map(({ key, caption, figure, text, way }) => (
              <li key={key}>
                <h3>{caption}</h3>
                {figure && <b>{figure}</b>}
                <p>{text}</p>
                {way}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function useActionItems(account: Account, hasSecondStep: boolean): ActionItem[] {
  const t = useMessages('profile')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { variant } = usePage()
  const { unviewedOrders, stores, features, needsSecondFactor } = account
  const link = (path: string, label: string) => (
    <a className={styles.way} href={href(path)}>
      {label}
    </a>
  )
  const { newCallbacks: callbacks = 0, waitingChats = 0 } = activeStore(account) ?? {}
  const isTrusted = features.length > 0 || stores.some(({ role }) => role === 'Owner')
  return [
    unviewedOrders > 0 && {
      key: 'orders',
      caption: t('need.orders'),
      figure: formatNumber(unviewedOrders, locale),
      text: t('need.orders.text', { count: unviewedOrders }),
      way: link('/profile/orders?side=seller', t('need.orders.open')),
    },
    waitingChats > 0 && {
      key: 'chats',
      caption: t('need.chats'),
      figure: formatNumber(waitingChats, locale),
      text: t('need.chats.text', { count: waitingChats }),
      way: link('/profile/messages?side=Store&filter=Waiting', t('need.chats.open')),
    },
    callbacks > 0 && {
      key: 'callbacks',
      caption: t('need.callbacks'),
      figure: formatNumber(callbacks, locale),
      text: t('need.callbacks.text', { count: callbacks }),
      way: link('/profile/callbacks', t('need.callbacks.open')),
    },
    ...(['email', 'phone'] as const).map(
      (of) =>
        account[of] &&
        !account[`${of}Confirmed`] && {
          key: of,
          caption: t(`need.${of}`),
          text: t('need.confirm.text', { address: of === 'phone' ? formatPhone(account.phone!) : account[of] }),
          way: <ConfirmAddress of={of} address={account[of]} />,
        },
    ),
    isTrusted &&
      !hasSecondStep && {
        key: 'second',
        caption: t('need.second'),
        text: t(needsSecondFactor ? 'need.second.required' : 'need.second.text'),
        way: link('/profile/settings#second-step', t('need.second.add')),
      },
    variant === 'b2b' &&
      stores.length === 0 && {
        key: 'company',
        caption: t('need.company'),
        text: t('need.company.text'),
        way: link('/registration/company', t('need.company.open')),
      },
  ].filter((item) => Boolean(item)) as ActionItem[]
}
