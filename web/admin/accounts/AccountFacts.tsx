import { formatDate } from '../../lib/format.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { languageNames } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { FactList } from '../../ui/FactList.tsx'
import type { AccountDetails } from './account-details.ts'
import admin from '../admin.module.css'

export function AccountFacts({ account }: { account: AccountDetails }) {
  const t = useMessages('accounts')
  const language = useLocale()
  const { id, email, phone, locale, createdAt, emailConfirmed, phoneConfirmed, hasPassword, hasSecondFactor } = account
  const confirmed = (isConfirmed: boolean) => t(isConfirmed ? 'confirmed' : 'unconfirmed')
  return (
    <div className={admin.facts}>
      <FactList
        facts={[
          [t('column.email'), email && t('contact', { contact: email, state: confirmed(emailConfirmed) })],
          [t('column.phone'), phone && t('contact', { contact: formatPhone(phone), state: confirmed(phoneConfirmed) })],
          [t('fact.language'), languageNames[locale]],
          [t('column.created'), formatDate(createdAt, language)],
          [t('fact.signIn'), t(signInOf({ hasPassword, hasSecondFactor }))],
          [t('fact.id'), id],
        ]}
      />
    </div>
  )
}

const signInOf = ({ hasPassword, hasSecondFactor }: Pick<AccountDetails, 'hasPassword' | 'hasSecondFactor'>) =>
  `signIn.${hasPassword ? 'password' : 'code'}${hasSecondFactor ? '.second' : ''}` as const
