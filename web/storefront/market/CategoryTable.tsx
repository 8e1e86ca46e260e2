import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import table from '../../ui/styles/Table.module.css'
import type { Overview } from './overview-data.ts'
import { overviewPath } from './paths.ts'

/** The categories below in figures, each with a link to its own; columns that none of them has are left out. */
export function CategoryTable({ items }: { items: Overview['children'] }) {
  const t = useMessages('market')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const hasStores = items.some(({ storeCount }) => storeCount !== null)
  const hasPrices = items.some(({ price }) => price !== null)
  return (
    <section className={layout.section} aria-label={t('summary.sections')}>
      <SectionHeading title={t('summary.sections')} caption={hasPrices && t('summary.sections.note')} />
      <table className={`${table.table} ${table.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t('summary.section')}</th>
            <th scope="col" className={table.figure}>
              {t('summary.products')}
            </th>
            {hasStores && (
              <th scope="col" className={table.figure}>
                {t('summary.suppliers')}
              </th>
            )}
            {hasPrices && (
              <>
                <th scope="col" className={table.figure}>
                  {t('summary.median')}
                </th>
                <th scope="col" className={table.figure}>
                  {t('summary.range')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, path, productCount, storeCount, price }) => (
            <tr key={id}>
              <th scope="row">
                <a className={layout.link} href={href(`${overviewPath}/${path}`)}>
                  {name}
                </a>
              </th>
              <td className={table.figure} data-label={t('summary.products')}>
                {formatNumber(productCount, locale)}
              </td>
              {hasStores && (
                <td className={table.figure} data-label={t('summary.suppliers')}>
                  {formatNumber(storeCount ?? 0, locale)}
                </td>
              )}
              {hasPrices && (
                <>
                  <td className={table.figure} data-label={t('summary.median')}>
                    {price &&
                      common('price.perUnit', { price: formatMoney(price.median, locale), unit: price.unit.label })}
                  </td>
                  <td className={table.figure} data-label={t('summary.range')}>
                    {price &&
                      t('summary.between', {
                        from: formatMoney(price.lowest, locale),
                        to: formatMoney(price.highest, locale),
                      })}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
