import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Locale, locales } from '../../lib/locale.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import { DeleteButton } from './DeleteButton.tsx'
import styles from './entities.module.css'
import type { EntityData } from './entity-data.ts'
import { addresses, type ListedEntity } from './entity-names.ts'
import { PlaceTerms } from './PlaceTerms.tsx'

type Props = { entity: ListedEntity; data: EntityData }
type Texts = Readonly<Partial<Record<Locale, string>>>

/** The branches or warehouses of a store. */
export function EntityList({ entity, data: { items, warehouses, suspended, schema, storeId } }: Props) {
  const t = useMessages('entities')
  const locale = useLocale()
  const href = useLocalizedHref()
  if (items.length === 0) return <p>{t(`empty.${entity}`)}</p>
  const nameIn = (names: Texts) =>
    [locale, schema.locale, ...locales].flatMap((each) => (each && names[each]) || []).at(0) ?? ''
  const isOnlyWarehouse = entity === 'warehouse' && items.length === 1
  return (
    <ul className={rows.rows}>
      {items.map(({ id, fields }) => {
        const name = nameIn(fields.name as Texts)
        const warehouse = warehouses.find((each) => each.id === id)
        const reason = suspended.find((each) => each.id === id)?.suspensionReason
        const hasStock = warehouse !== undefined && warehouse.quantity > 0
        return (
          <li key={id}>
            <div className={styles.name}>
              <b>{name}</b>
              {typeof fields.address === 'string' && <small>{fields.address}</small>}
              {entity === 'deliveryplace' && <PlaceTerms fields={fields} currency={schema.currency!} />}
              {reason && entity !== 'deliveryplace' && <Tag tone="bad">{t(`suspended.${entity}`, { reason })}</Tag>}
              {warehouse && (
                <small>
                  {hasStock
                    ? t('stock', {
                        count: warehouse.productCount,
                        products: formatNumber(warehouse.productCount, locale),
                        reserved: formatNumber(warehouse.reserved, locale),
                      })
                    : t('stock.none')}
                </small>
              )}
            </div>
            <ButtonLink size="s" href={href(`${addresses[entity]}?item=${id}`)} aria-label={t('edit.named', { name })}>
              {t('edit')}
            </ButtonLink>
            {schema.can.create && !isOnlyWarehouse && (
              <DeleteButton
                entity={entity}
                storeId={storeId}
                id={id}
                name={name}
                targets={hasStock ? warehouses.filter((each) => each.id !== id) : []}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
