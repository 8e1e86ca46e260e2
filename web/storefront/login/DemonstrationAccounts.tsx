import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './login.module.css'

const password = 'tradeyard-demo'
const accounts = [
  { who: 'demo.buyer', email: 'buyer@tradeyard.example' },
  { who: 'demo.seller', email: 'seller@tradeyard.example' },
  { who: 'demo.secondSeller', email: 'second-seller@tradeyard.example' },
  { who: 'demo.admin', email: 'admin@tradeyard.example' },
] as const

export function DemonstrationAccounts({ next }: { next: string }) {
  const t = useMessages('login')
  return (
    <section className={styles.demo} aria-label={t('demo')}>
      <SectionHeading title={t('demo')} />
      <ul>
        {accounts.map(({ who, email }) => (
          <li key={email}>
            <div>
              <b>{t(who)}</b>
              <p>{email}</p>
            </div>
            <form method="post">
              <HiddenFields intent="sign-in" fields={{ login: email, password, next }} />
              <Button type="submit" size="s" aria-label={t('demo.signInAs', { email })}>
                {t('demo.signIn')}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p>{t('demo.text', { password })}</p>
    </section>
  )
}
