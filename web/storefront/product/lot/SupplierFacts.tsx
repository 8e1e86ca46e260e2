import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { formatResponseTime } from '../../../lib/response-time.ts'
import { Thumbnail } from '../../../ui/Picture.tsx'
import sheet from '../../../ui/styles/Sheet.module.css'
import { Stamp } from '../../../ui/Stamp.tsx'
import type { Product } from '../pricing.ts'
import styles from './SupplierFacts.module.css'

/** The supplier, at the bottom of the lot box. */
export function SupplierFacts({ supplier, since }: { supplier: Product['supplier']; since: string }) {
  const t = useMessages('store')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const locale = useLocale()
  const responseTime = formatResponseTime(supplier, common, locale)
  const { alias, name, supplierType, logoId, city, verifiedAt, minimumOrder } = supplier
  return (
    <div className={styles.facts}>
      <a className={styles.who} href={href(`/store/${alias}`)}>
        <Thumbnail id={logoId} kind="logo" className={styles.logo} />
        <span>
          <b>{name}</b>
          <span>
            {supplierType === 'Other' ? city : t('kindAndCity', { kind: common(`supplierType.${supplierType}`), city })}
          </span>
        </span>
      </a>
      {verifiedAt && <Stamp date={verifiedAt} long />}
      <dl className={sheet.facts}>
        {responseTime && (
          <div>
            <dt>{common('stores.answersIn')}</dt>
            <dd>{responseTime}</dd>
          </div>
        )}
        {minimumOrder.minor > 0 && (
          <div>
            <dt>{common('stores.orderFrom')}</dt>
            <dd>{formatMoney(minimumOrder, locale, { whole: true })}</dd>
          </div>
        )}
        <div>
          <dt>{t('facts.hereSince')}</dt>
          <dd>{since.slice(0, 4)}</dd>
        </div>
      </dl>
    </div>
  )
}
