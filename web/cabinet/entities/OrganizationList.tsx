import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import styles from './entities.module.css'
import type { EntityData } from './entity-data.ts'
import { addresses } from './entity-names.ts'

/** All organizations of the account; one whose stores are all closed cannot be changed. */
export function OrganizationList({ data: { organizations, open } }: { data: EntityData }) {
  const t = useMessages('entities')
  const href = useLocalizedHref()
  return (
    <section aria-labelledby="organizations">
      <SectionHeading id="organizations" title={t('organizations')} />
      <ul className={rows.rows}>
        {organizations.map(({ id, legalName, taxNumber, storeCount, storeId }) => (
          <li key={id}>
            <div className={styles.name}>
              <b>{legalName}</b>
              <small>{t('organizations.facts', { number: taxNumber, count: storeCount })}</small>
              {storeId === null && <small>{t('organizations.noStore')}</small>}
            </div>
            {id === open?.document?.id ? (
              <Tag tone="good">{t('organizations.open.now')}</Tag>
            ) : (
              storeId !== null && (
                <ButtonLink
                  size="s"
                  href={href(`${addresses.organization}?item=${id}`)}
                  aria-label={t('edit.named', { name: legalName })}
                >
                  {t('edit')}
                </ButtonLink>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
