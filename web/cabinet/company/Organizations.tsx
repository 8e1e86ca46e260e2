import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import type { Organization } from './company-data.ts'
import styles from './company.module.css'

/** The companies of the account, each with its stores: another one can be opened, and a company without any deleted. */
export function Organizations({ organizations }: { organizations: readonly Organization[] }) {
  const t = useMessages('entities')
  const href = useLocalizedHref()
  const { variant } = usePage()
  return (
    <section aria-labelledby="organizations">
      <SectionHeading title={t('organizations')} id="organizations" />
      <FormProblem intents={['organization.delete']} />
      <ul className={`${rows.rows} ${styles.rows}`}>
        {organizations.map(({ id, legalName, taxNumber, storeCount }) => (
          <li key={id}>
            <div>
              <b>{legalName}</b>
              <small>{t('organizations.facts', { number: taxNumber, count: storeCount })}</small>
            </div>
            {variant === 'b2b' && (
              <ButtonLink
                href={href(`/registration/company?organization=${id}`)}
                size="s"
                aria-label={t('organizations.openNamed', { name: legalName })}
              >
                {t('organizations.open')}
              </ButtonLink>
            )}
            {storeCount === 0 && (
              <ConfirmButton
                id={`delete-organization-${id}`}
                label={t('delete')}
                name={t('delete.named', { name: legalName })}
                title={t('delete.title', { name: legalName })}
                text={t('delete.organization')}
                action={t('delete')}
              >
                <HiddenFields intent="organization.delete" fields={{ id }} />
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
