import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { searchProducts } from '#modules/search/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Field } from '../../ui/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { activeStore } from '../places.ts'
import styles from './dialogs.module.css'
import { useAnswer } from './use-answer.ts'

type Answer = OutputOf<typeof searchProducts>
export type Good = Answer['items'][number]

const typingPauseMs = 300
const most = 8

/** Goods of the store by their name or code. */
export function OwnGoods({ onChoose }: { onChoose: (good: Good) => void }) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  const [text, setText] = useState('')
  const query = new URLSearchParams({
    store: (account && activeStore(account)?.alias) ?? '',
    text: text.trim(),
    pageSize: String(most),
    facets: '0',
  })
  const answer = useAnswer<Answer>(`x/platform/live/default/product/search?${query}`, typingPauseMs)
  const goods = answer?.success ? answer.data.items : []
  return (
    <div className={styles.goods}>
      <Field
        type="search"
        label={t('goods.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        maxLength={200}
      />
      <p role="status">
        {answer?.success ? t('goods.found', { count: answer.data.total }) : answer ? t('dialog.failed') : ''}
      </p>
      <ul className={styles.choices}>
        {goods.map((good) => (
          <li key={good.id}>
            <button type="button" onClick={() => onChoose(good)}>
              <span className={styles.picture}>
                <Picture id={good.imageIds[0] ?? null} alt="" sizes="40px" width={40} height={40} />
              </span>
              <b lang={good.nameLocale === locale ? undefined : languageTags[good.nameLocale]}>{good.name}</b>
              <span>{formatMoney(good.originalPrice, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
