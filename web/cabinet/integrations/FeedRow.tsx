import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { languageNames } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../CopyField.tsx'
import type { Feed } from './feeds-data.ts'
import styles from './integrations.module.css'

type Props = { feed: Feed; storeId: number }

/** A feed with its state, its address, and what can be done with it. */
export function FeedRow({ feed, storeId }: Props) {
  const t = useMessages('integrations')
  const name = useFeedName()(feed)
  const { id, profile, locale, currency, address } = feed
  return (
    <li className={styles.row}>
      <div>
        <h3>{name}</h3>
        <FeedState feed={feed} name={name} />
      </div>
      <CopyField id={`address-${id}`} label={t('feeds.address')} value={address} name={name} />
      <div className={styles.actions}>
        <form method="post">
          <HiddenFields intent="generate" fields={{ store: storeId, profile, locale, currency }} />
          <Button type="submit" size="s" aria-label={`${t('feeds.generate')}: ${name}`}>
            {t('feeds.generate')}
          </Button>
        </form>
        <ConfirmButton
          id={`renew-${id}`}
          label={t('feeds.renew')}
          name={`${t('feeds.renew')}: ${name}`}
          title={t('feeds.renew.title')}
          text={t('feeds.renew.text', { name })}
          action={t('feeds.renew')}
        >
          <HiddenFields intent="renew" fields={{ store: storeId, id }} />
        </ConfirmButton>
        <ConfirmButton
          id={`remove-${id}`}
          label={t('delete')}
          name={`${t('delete')}: ${name}`}
          title={t('feeds.delete.title')}
          text={t('feeds.delete.text', { name })}
          action={t('delete')}
        >
          <HiddenFields intent="remove" fields={{ store: storeId, id }} />
        </ConfirmButton>
      </div>
    </li>
  )
}

function FeedState({ feed, name }: { feed: Feed; name: string }) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { id, generatedAt, productCount, leftOutCount } = feed
  if (!generatedAt) return <p>{t('feeds.waiting')}</p>
  return (
    <p>
      {t('feeds.state', { count: productCount, date: formatDateTime(generatedAt, locale, timeZone) })}{' '}
      {leftOutCount > 0 && (
        <a
          href={href(`/profile/integrations/feeds/${id}`)}
          aria-label={`${t('feeds.leftOut', { count: leftOutCount })}: ${name}`}
        >
          {t('feeds.leftOut', { count: leftOutCount })}
        </a>
      )}
    </p>
  )
}

export function useFeedName() {
  const t = useMessages('integrations')
  return ({ profile, locale, currency }: Pick<Feed, 'profile' | 'locale' | 'currency'>) =>
    [t(`profile.${profile}`), languageNames[locale], currency].join(' · ')
}
