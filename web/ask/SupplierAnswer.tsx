import type { getInquiry } from '#modules/chats/inquiry-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMinutes } from '../lib/response-time.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { usePrices } from '../lib/prices.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { formatUnits } from '../lib/units.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { Count, Tag } from '../ui/Tag.tsx'
import { ProductName } from '../shared/product/ProductName.tsx'
import styles from './inquiry.module.css'

type InquiryItem = OutputOf<typeof getInquiry>['items'][number]

const minuteMs = 60_000

/** One supplier's column, with the same rows for all, so that they can be compared. */
export function SupplierAnswer({ item, askedAt }: { item: InquiryItem; askedAt: string }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { store, problem, chatId, unreadCount } = item
  return (
    <article className={styles.answer} aria-labelledby={`store-${store.id}`}>
      <header>
        <Picture id={store.logoId} alt="" kind="logo" sizes="40px" width={40} height={40} />
        <div>
          <h3 id={`store-${store.id}`}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </h3>
          <p>
            <span>{store.city}</span>
            {store.verifiedAt && <Stamp date={store.verifiedAt} />}
          </p>
        </div>
      </header>
      <AnswerState item={item} askedAt={askedAt} />
      <Price item={item} />
      <AnswerList item={item} />
      <footer>
        {chatId && !problem && (
          <ButtonLink
            href={href(`/messages/${chatId}`)}
            icon="chat-text"
            block
            aria-label={t('open.label', { store: store.name })}
          >
            {t('open')}
            {unreadCount > 0 && (
              <span aria-hidden="true">
                <Count>{unreadCount}</Count>
              </span>
            )}
          </ButtonLink>
        )}
        {problem && (
          <ButtonLink href={href(`/store/${store.alias}`)} block>
            {common('stores.supplier')}
          </ButtonLink>
        )}
      </footer>
    </article>
  )
}

function AnswerState({ item: { store, problem, answeredAt }, askedAt }: { item: InquiryItem; askedAt: string }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const usualTime = store.responseMinutes !== null && formatMinutes(store.responseMinutes, common)
  const answerTime =
    answeredAt && formatMinutes(Math.round((Date.parse(answeredAt) - Date.parse(askedAt)) / minuteMs), common)
  return (
    <div className={styles.state}>
      {problem && <Tag tone="bad">{t('state.refused')}</Tag>}
      {!problem && (
        <Tag tone={answeredAt ? 'good' : 'neutral'}>{t(answeredAt ? 'state.answered' : 'state.waiting')}</Tag>
      )}
      {problem && <span>{t(`problem.${problem}`)}</span>}
      {answerTime && <span>{t('state.after', { time: answerTime })}</span>}
      {!problem && !answerTime && usualTime && <span>{t('state.usually', { time: usualTime })}</span>}
    </div>
  )
}

function Price({ item: { product, offer } }: { item: InquiryItem }) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const href = useLocalizedHref()
  const card = product?.card
  const offered = offer ? formatMoney(card ? prices.price(offer.shownPrice, card.vat) : offer.shownPrice, locale) : ''
  return (
    <dl className={styles.price}>
      <div>
        <dt>{t('product')}</dt>
        <dd>
          {card && (
            <a href={href(`/product/${card.slug}`)}>
              <ProductName name={card.name} nameLocale={card.nameLocale} />
            </a>
          )}
          {!card && t(product ? 'product.gone' : 'product.none')}
        </dd>
      </div>
      {card && (
        <div>
          <dt>{prices.label(card.vat)}</dt>
          <dd className={styles.money}>
            {common('price.perUnit', {
              price: formatMoney(prices.price(card.price, card.vat), locale),
              unit: card.unit.label,
            })}
          </dd>
        </div>
      )}
      {offer && (
        <div data-offer={offer.isValid ? '' : undefined}>
          <dt>{t('offer')}</dt>
          <dd>
            <b className={styles.money}>
              {offer.card ? common('price.perUnit', { price: offered, unit: offer.card.unit.label }) : offered}
            </b>
            <span>
              {t(offer.isDeclined ? 'offer.declined' : offer.isValid ? 'offer.terms' : 'offer.ended', {
                quantity: offer.card
                  ? formatUnits(offer.fromQuantity, offer.card.unit, locale)
                  : formatNumber(offer.fromQuantity, locale),
                date: formatDate(offer.until, locale),
              })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

function AnswerList({ item: { problem, answers } }: { item: InquiryItem }) {
  const t = useMessages('ask')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (answers.length === 0) return <p className={styles.none}>{problem ? '' : t('answers.none')}</p>
  return (
    <ol className={styles.words}>
      {answers.map(({ seq, text, isAutomatic, authorName, createdAt, offer, files }) => (
        <li key={seq}>
          <p>
            <b>{isAutomatic ? t('automatic') : authorName}</b>{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt, locale, timeZone)}</time>
          </p>
          {text && <p className={styles.text}>{text}</p>}
          {offer && <p>{t('offer.made')}</p>}
          {files.length > 0 && <p>{t('files', { count: files.length })}</p>}
        </li>
      ))}
    </ol>
  )
}
