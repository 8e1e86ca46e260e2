import { formatList } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import type { Application } from './verification-data.ts'
import styles from './verification.module.css'

/** The company as it is stored, beside what the register says of it. */
export function CompanyTask({ application: { organization, register } }: { application: Application }) {
  const t = useMessages('verification')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { id, legalName, taxNumber, address } = organization
  const registered = register && [register.name, register.address].filter((text) => text !== null)
  return (
    <>
      <FactList
        facts={[
          [t('company.legalName'), legalName],
          [t('company.taxNumber'), taxNumber],
          [t('company.address'), address || t('company.noAddress')],
          [t('company.register'), registered && formatList(registered, locale)],
        ]}
      />
      {register?.isActive === false && <p className={styles.reason}>{t('company.inactive')}</p>}
      <p className={styles.hint}>{t('company.warning')}</p>
      <ButtonLink href={href(`/profile/entity?item=${id}`)} size="s">
        {t('company.edit')}
      </ButtonLink>
    </>
  )
}
