import type { marketOf } from '#modules/catalog/market-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import table from '../../ui/styles/Table.module.css'

/** The prices of a category by unit of sale. */
export function PriceTable({ prices }: Pick<OutputOf<typeof marketOf>, 'prices'>) {
  const t = useMessages('market')
  const locale = useLocale()
  return (
    <section className={layout.section} aria-label={t('summary.prices')}>
      <SectionHeading title={t('summary.prices')} caption={t('summary.prices.note')} />
      <table className={`${table.table} ${table.stacked}`}>
        <thead>
          <tr>
            <th scope="col">{t('summary.unit')}</th>
            <th scope="col" className={table.figure}>
              {t('summary.products')}
            </th>
            <th scope="col" className={table.figure}>
              {t('summary.lowest')}
            </th>
            <th scope="col" className={table.figure}>
              {t('summary.median')}
            </th>
            <th scope="col" className={table.figure}>
              {t('summary.highest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ unit, productCount, lowest, median, highest }) => (
            <tr key={unit.code}>
              <th scope="row">{unit.label}</th>
              <td className={table.figure} data-label={t('summary.products')}>
                {formatNumber(productCount, locale)}
              </td>
              <td className={table.figure} data-label={t('summary.lowest')}>
                {formatMoney(lowest, locale)}
              </td>
              <td className={table.figure} data-label={t('summary.median')}>
                {formatMoney(median, locale)}
              </td>
              <td className={table.figure} data-label={t('summary.highest')}>
                {formatMoney(highest, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
