import { useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { formatPhone } from '../../shared/Phone.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSentForm } from '../refusal.tsx'
import { CodeField } from './CodeField.tsx'
import type { Step } from './intents.ts'
import type { Answer } from './settings.tsx'
import styles from './settings.module.css'

/** The second step of an address: the code that was sent there. */
export function CodeStep({ step: { of, address }, answer }: { step: Extract<Step, { kind: 'code' }>; answer: Answer }) {
  const t = useMessages('profile')
  const href = useHref()
  const { hasMailbox } = usePage()
  const form = useSentForm(answer, `${of}.confirm`, ['code'])
  const again = useSentForm(answer, `${of}.send`, [])
  const hidden = <input type="hidden" name={of} value={address} />
  return (
    <div className={styles.step}>
      <form method="post" action="#addresses" className={styles.form} noValidate>
        {form.summary ?? again.summary}
        <p>
          {t('code.sent', { address: of === 'phone' ? formatPhone(address) : address })}{' '}
          {hasMailbox && (
            <a href="/dev/mailbox" target="_blank">
              {t('code.mailbox')}
            </a>
          )}
        </p>
        <input type="hidden" name="intent" value={`${of}.confirm`} />
        {hidden}
        <CodeField {...form.field('code')} label={t('code')} />
        <Button type="submit" variant="solid">
          {t('confirm')}
        </Button>
      </form>
      <form method="post" action="#addresses" className={styles.ways}>
        <span>{t('code.missing')}</span>
        <input type="hidden" name="intent" value={`${of}.send`} />
        {hidden}
        <Button type="submit" variant="quiet" size="s">
          {t('code.again')}
        </Button>
        <a href={`${href('/profile/settings')}?#addresses`}>{t('cancel')}</a>
      </form>
    </div>
  )
}
