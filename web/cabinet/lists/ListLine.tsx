import { useState } from 'react'
import type { setListLine } from '#modules/lists/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { OriginalName } from '../../shared/product/OriginalName.tsx'
import parts from '../../shared/product/ProductLine.module.css'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { QuantityInput } from '../../shared/product/QuantityInput.tsx'
import { stockAmount, StockStatus } from '../../shared/product/StockStatus.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import type { Line } from './list-data.ts'
import styles from './ListLine.module.css'

export function ListLine({ listId: id, line }: { listId: string; line: Line }) {
  const t = useMessages('lists')
  const { productId, name, note, imageId, issue } = line
  const isGone = issue === 'productGone'
  return (
    <li id={`line-${productId}`} className={styles.line}>
      <Thumbnail id={imageId} size={56} className={styles.picture} />
      <Product line={line} />
      {!isGone && (
        <>
          <Terms line={line} />
          <QuantityForm id={id} line={line} />
        </>
      )}
      <form method="post" className={`${parts.remove} ${styles.remove}`}>
        <HiddenFields intent="line.remove" fields={{ id, productId }} />
        <button type="submit" aria-label={t('line.remove', { name })}>
          <Icon name="x" />
        </button>
      </form>
      <div className={styles.note} role="group" aria-label={name}>
        {note && <p>{note}</p>}
        <NoteForm id={id} line={line} />
      </div>
    </li>
  )
}

function Product({ line: { productId, slug, name, nameLocale, originalName, code, store, issue } }: { line: Line }) {
  const t = useMessages('lists')
  const href = useLocalizedHref()
  const shownName = <ProductName name={name} nameLocale={nameLocale} />
  return (
    <div className={`${parts.name} ${styles.name}`}>
      <h2>{issue === 'productGone' ? shownName : <a href={href(`/product/${slug}`)}>{shownName}</a>}</h2>
      <OriginalName original={originalName} />
      <p>
        <span>{code}</span> <a href={href(`/store/${store.alias}`)}>{store.name}</a>
      </p>
      <p>
        {issue === 'productGone' ? (
          <>
            <Tag>{t('issue.productGone')}</Tag>
            <a href={href(`/product/${slug}`)}>{t('issue.similar')}</a>
          </>
        ) : (
          <a href={href(`/profile/lists/add?product=${productId}`)} aria-label={`${t('line.addTo')}: ${name}`}>
            {t('line.addTo')}
          </a>
        )}
      </p>
    </div>
  )
}

/** Price at the quantity of the line, stock and sum. */
function Terms({ line }: { line: Line }) {
  const t = useMessages('lists')
  const common = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const { price, quantity, vat, unit, stock, news } = line
  return (
    <div className={styles.terms}>
      <b>{formatMoney(prices.sum(price, quantity, vat), locale)}</b>
      <span>
        {formatMoney(prices.price(price, vat), locale)} {common('price.per', { unit: unit.label })}
      </span>
      <span>{prices.label(vat)}</span>
      <span>
        <StockStatus stock={stock} /> {stockAmount({ stock, unit }, common, locale)}
      </span>
      {news && (
        <span>
          <Tag tone="good">{t(`news.${news}`)}</Tag>
        </span>
      )}
    </div>
  )
}

/** With script the button is hidden until the quantity differs. */
function QuantityForm({
  id,
  line: { productId, name, quantity, minimumOrder, orderStep },
}: {
  id: string
  line: Line
}) {
  const t = useMessages('lists')
  const [chosen, setChosen] = useState(quantity)
  return (
    <form method="post" className={styles.quantity}>
      <HiddenFields intent="line.set" fields={{ id, productId }} />
      <QuantityInput
        name="quantity"
        value={quantity}
        min={minimumOrder}
        step={orderStep}
        label={t('line.quantity', { name })}
        onChange={setChosen}
      />
      <Button
        type="submit"
        size="s"
        data-same={chosen === quantity || undefined}
        aria-label={t('line.saveOf', { name })}
      >
        {t('line.save')}
      </Button>
    </form>
  )
}

function NoteForm({ id, line: { productId, note } }: { id: string; line: Line }) {
  const t = useMessages('lists')
  const form = useForm<typeof setListLine>('line.set', {
    formKey: String(productId),
    values: { note },
    requirements: { note: t('wants.note') },
  })
  return (
    <Disclosure label={t(note ? 'line.note.edit' : 'line.note.add')} isOpen={form.problem !== null}>
      <ActionForm form={form} className={styles.form} hiddenFields={{ id, productId }}>
        <TextArea {...form.field('note')} label={t('line.note')} rows={2} />
        <Button type="submit" size="s">
          {t('line.note.save')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
