import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { PaymentForm } from './balance-data.ts'
import styles from './balance.module.css'

/** Takes the signed form of an invoice to the page of the provider. */
export function PayForm({ payment: { amount, address, fields } }: { payment: PaymentForm }) {
  const t = useMessages('balance')
  const locale = useLocale()
  const href = useLocalizedHref()
  const isDemo = address.startsWith('/')
  return (
    <section aria-labelledby="pay" className={`${layout.stack} ${styles.pay}`}>
      <SectionHeading id="pay" title={t('pay', { amount: formatMoney(amount, locale) })} />
      <p>{t(isDemo ? 'pay.text.demo' : 'pay.text')}</p>
      <form method="post" action={address} className={layout.actions}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="solid">
          {t('pay.go')}
        </Button>
        <ButtonLink href={href('/profile/balance')} variant="quiet">
          {t('pay.cancel')}
        </ButtonLink>
      </form>
    </section>
  )
}
