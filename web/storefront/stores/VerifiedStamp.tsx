import { statedTaxNumber } from '#platform/values/tax-number.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { InLatin } from '../../shared/InLatin.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import styles from './store.module.css'
import type { Store, StoreData } from './store-data.ts'
import { taxNumberLabel } from './tax-number.ts'

type Props = { facts: NonNullable<StoreData['confirmed']>; organization: Store['organization'] }

/** The stamp opens what the marketplace has confirmed. */
export function VerifiedStamp({ facts, organization }: Props) {
  const t = useMessages('store')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { legalName, countryCode, taxNumber, verifiedAt, verifiedUntil, items } = facts
  return (
    <>
      <button type="button" className={styles.verified} popoverTarget="verified" aria-haspopup="dialog">
        <Stamp date={verifiedAt} long />
        <Icon name="info" size="s" />
      </button>
      <Popover id="verified" title={t('verified.title')} hasClose>
        <FactList
          facts={[
            [t('legalName'), <InLatin key="name" text={legalName} latin={organization.legalNameLatin} />],
            [taxNumberLabel(t, countryCode), statedTaxNumber({ countryCode, taxNumber }).text],
            [t('verified.since'), formatDate(verifiedAt, locale)],
            [t('verified.until'), formatDate(verifiedUntil, locale)],
            [t('verified.checked'), items.map((item) => t(`verified.item.${item}`)).join('\n')],
          ]}
        />
        <p className={styles.more}>
          <a href={href('/verification')}>{t('verified.how')}</a>
        </p>
      </Popover>
    </>
  )
}
