import type { ReactNode } from 'react'
import { formatPhone } from '#platform/values/format-phone.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { KeepAccount } from '../settings/KeepAccount.tsx'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import type { Home, StoreHome } from './overview-data.ts'
import styles from './overview.module.css'

type Props = Pick<Home, 'account' | 'store' | 'hasSecondStep' | 'offerCount' | 'invitation' | 'storeInvitations'>
type ActionItem = { key: string; caption: string; figure?: string; text: string; age?: string; way: ReactNode }

/** Tasks that wait for the person; renders nothing if there are none. */
export function ActionItems(home: Props) {
  const { account, store } = home
  const t = useMessages('profile')
  const locale = useLocale()
  const items = [...useStoreItems(store), ...useBuyerItems(home), ...useAccountItems(home)]
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
            {items.map(({ key, caption, figure, text, age, way }) => (
              <li key={key}>
                <h3>{caption}</h3>
                {figure && <b>{figure}</b>}
                <p>{text}</p>
                {age && <small>{age}</small>}
                {way}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Work that waits for the people of the store, the oldest first where there is an age. */
function useStoreItems(store: StoreHome | null): ActionItem[] {
  const t = useMessages('profile')
  const locale = useLocale()
  const link = useLink()
  if (!store || store.isClosed) return []
  const { orders, ordersPath, chats, callbacks, requests, products, documents, verification } = store
  const items = [
    { key: 'orders', count: orders.new, age: orders.age, path: `${ordersPath}&view=new`, open: 'orders' },
    { key: 'chats', ...chats, path: '/profile/messages?side=Store&filter=Waiting', open: 'chats' },
    { key: 'callbacks', ...callbacks, path: '/profile/callbacks', open: 'callbacks' },
    { key: 'procurement', count: requests, age: '', path: '/profile/procurement?side=Store', open: 'procurement' },
    { key: 'blocked', count: products.blocked, age: '', path: '/profile/products?status=Blocked', open: 'products' },
    {
      key: 'archived',
      count: products.active === 0 ? products.archived : 0,
      age: '',
      path: '/profile/products?status=Archived',
      open: 'products',
    },
    {
      key: 'outOfStock',
      count: products.outOfStock,
      age: '',
      path: '/profile/products?status=Active&problem=stock',
      open: 'products',
    },
    { key: 'drafts', count: products.drafts, age: '', path: '/profile/products?status=Draft', open: 'products' },
    {
      key: 'pictures',
      count: products.withoutPicture,
      age: '',
      path: '/profile/products?status=Active&problem=picture',
      open: 'products',
    },
    {
      key: 'specifications',
      count: products.incomplete,
      age: '',
      path: '/profile/products?status=Active&problem=characteristics',
      open: 'products',
    },
    {
      key: 'translations',
      count: products.untranslated,
      age: '',
      path: '/profile/products?status=Active&problem=translations',
      open: 'products',
    },
  ] as const
  const waiting: ActionItem[] = items
    .filter(({ count }) => count > 0)
    .map(({ key, count, age, path, open }) => ({
      key,
      caption: t(`need.${key}`),
      figure: formatNumber(count, locale),
      text: t(`need.${key}.text`, { count }),
      ...(age && { age: t('need.oldest', { age }) }),
      way: link(path, t(`need.${open}.open`)),
    }))
  if (documents.firstUntil)
    waiting.push({
      key: 'documents',
      caption: t('need.documents'),
      figure: formatNumber(documents.products, locale),
      text: t('need.documents.text', { count: documents.products }),
      age: t('need.documents.first', { date: formatDate(documents.firstUntil, locale) }),
      way: link('/profile/products?status=Active&problem=documents', t('need.products.open')),
    })
  if (!verification) return waiting
  const { until, isOver } = verification
  const ending = {
    key: 'verification',
    caption: t(isOver ? 'need.verification.over' : 'need.verification'),
    text: t('need.verification.text', { date: formatDate(until, locale, 'long') }),
    way: link('/profile/verification', t('need.verification.open')),
  }
  return [...waiting, ending]
}

/** Decisions that suppliers or colleagues of a buyer wait for. */
function useBuyerItems({ account: { purchasing }, store, offerCount }: Props): ActionItem[] {
  const t = useMessages('profile')
  const locale = useLocale()
  const link = useLink()
  if (store) return []
  const items = [
    { key: 'offers', count: offerCount, path: '/profile/orders?side=buyer&status=PartlyConfirmed', open: 'orders' },
    { key: 'approvals', count: purchasing?.waitingRequests ?? 0, path: '/profile/approvals', open: 'approvals' },
  ] as const
  return items
    .filter(({ count }) => count > 0)
    .map(({ key, count, path, open }) => ({
      key,
      caption: t(`need.${key}`),
      figure: formatNumber(count, locale),
      text: t(`need.${key}.text`, { count }),
      way: link(path, t(`need.${open}.open`)),
    }))
}

function useLink() {
  const href = useLocalizedHref()
  return (path: string, label: string) => (
    <a className={styles.way} href={href(path)}>
      {label}
    </a>
  )
}

function useAccountItems({ account, hasSecondStep, invitation, storeInvitations }: Props): ActionItem[] {
  const t = useMessages('profile')
  const { variant } = usePage()
  const { stores, features, needsSecondFactor } = account
  const link = useLink()
  const isTrusted = features.length > 0 || stores.some(({ can }) => can.includes('members'))
  return [
    ...storeInvitations.map(({ id, store, invitedBy }) => ({
      key: id,
      caption: t('need.storeInvitation'),
      text: t('need.storeInvitation.text', { name: invitedBy, store }),
      way: link(`/invitation?id=${id}`, t('need.invitation.open')),
    })),
    invitation && {
      key: 'invitation',
      caption: t('need.invitation'),
      text: t('need.invitation.text', { name: invitation.invitedBy, team: invitation.team }),
      way: link('/profile/purchasing', t('need.invitation.open')),
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
