import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Locale, locales } from '../../lib/locale.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import rows from '../Rows.module.css'
import styles from './entities.module.css'
import type { EntityData } from './entity-data.ts'
import { type ListedEntity, useEntityPath } from './entity-names.ts'

type Props = Pick<EntityData, 'items'> & { entity: ListedEntity; locale: Locale | null }
type Texts = Readonly<Partial<Record<Locale, string>>>

/** The branches or warehouses of a store. */
export function EntityList({ entity, items, locale: storeLocale }: Props) {
  const t = useMessages('entities')
  const locale = useLocale()
  const href = useLocalizedHref()
  const path = useEntityPath()
  if (items.length === 0) return <p>{t(`empty.${entity}`)}</p>
  const nameOf = (names: Texts) =>
    [locale, storeLocale, ...locales].flatMap((each) => (each && names[each]) || []).at(0) ?? ''
  return (
    <ul className={rows.rows}>
      {items.map(({ id, fields }) => (
        <li key={id}>
          <div className={styles.name}>
            <b>{nameOf(fields.name as Texts)}</b>
            {typeof fields.address === 'string' && <small>{fields.address}</small>}
          </div>
          <ButtonLink
            size="s"
            href={href(`${path}?item=${id}`)}
            aria-label={t('edit.named', { name: nameOf(fields.name as Texts) })}
          >
            {t('edit')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
