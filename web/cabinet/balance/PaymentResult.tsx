import { useEffect, useState } from 'react'
import type { getPayment } from '#modules/billing/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useReloadWhile } from '../../shared/use-reload-while.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'

type Payment = OutputOf<typeof getPayment>
type Props = { payment: Payment | null; isRefused?: boolean }

const maxWaitMs = 60_000

/** What has become of a payment. `isRefused`: the provider says so; the ledger is believed all the same. */
export function PaymentResult({ payment, isRefused = false }: Props) {
  const t = useMessages('balance')
  const locale = useLocale()
  const href = useLocalizedHref()
  const isLate = useLateness()
  const state = stateOf({ payment, isRefused }, isLate)
  useReloadWhile(state === 'waiting')
  const values = payment && {
    amount: formatMoney(payment.amount, locale),
    paid: payment.paid ? formatMoney(payment.paid, locale) : '',
    balance: formatMoney(payment.balance, locale),
  }
  const isOver = state !== 'waiting' && state !== 'late'
  return (
    <div className={layout.stack}>
      <PageHead title={t(state)} />
      <div role="status">
        <Note tone={state === 'paid' ? 'good' : isOver ? 'warn' : 'info'}>{t(`${state}.text`, values ?? {})}</Note>
      </div>
      <div className={layout.actions}>
        {state === 'paid' && payment?.returnTo && (
          <ButtonLink href={href(payment.returnTo)} variant="solid">
            {t('continue')}
          </ButtonLink>
        )}
        <ButtonLink
          href={href('/profile/balance')}
          variant={state === 'failed' || payment?.returnTo ? undefined : 'solid'}
        >
          {t('back')}
        </ButtonLink>
        {state === 'failed' && (
          <ButtonLink href={href('/profile/balance#top-up')} variant="solid">
            {t('retry')}
          </ButtonLink>
        )}
        {!isOver && <ButtonLink href={href(`/profile/balance/success?InvId=${payment!.id}`)}>{t('check')}</ButtonLink>}
      </div>
    </div>
  )
}

function stateOf({ payment, isRefused }: Required<Props>, isLate: boolean) {
  if (!payment) return isRefused ? 'failed' : 'unknown'
  if (payment.state === 'Waiting') return isRefused ? 'failed' : isLate ? 'late' : 'waiting'
  return ({ Paid: 'paid', Held: 'onHold', Returned: 'returned' } as const)[payment.state]
}

/** Whether the page has waited long enough. */
function useLateness() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
