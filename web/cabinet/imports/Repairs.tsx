import type { startImport } from '#modules/imports/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatDateTime, formatInput } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { ImportDetails, Repairs } from './import-data.ts'
import { ImportStatus } from '../../shared/imports/ImportStatus.tsx'
import styles from './imports.module.css'

type Item = Repairs['items'][number]
type FormProps = { id: string; storeId: number; items: readonly Item[]; submit: string; isNextStep?: boolean }

const sections = {
  values: ['Unit', 'Currency', 'Option'],
  rates: ['Rate'],
  constants: ['Constant'],
  characteristics: ['Characteristic'],
} as const

/** Unknown values of the file and missing ones, each with a choice of ours, as guessed or answered before. */
export function RepairForm({ id, storeId, items, submit, isNextStep = false }: FormProps) {
  const t = useMessages('imports')
  if (items.length === 0) return null
  const starts = items.map((_, index) => items.slice(0, index).reduce((sum, { values }) => sum + values.length, 0))
  const valuesOf = (kinds: readonly Item['kind'][]) =>
    items.flatMap((item, index) =>
      kinds.includes(item.kind)
        ? [<RepairValues key={`${item.kind} ${item.scope}`} item={item} start={starts[index]!} />]
        : [],
    )
  // Nobody confirms what nobody sees.
  const hasGuesses = items.some(
    (item) => item.kind === 'Characteristic' && item.values.some(({ guess }) => guess !== null),
  )
  const [values, rates, constants, characteristics] = [
    valuesOf(sections.values),
    valuesOf(sections.rates),
    valuesOf(sections.constants),
    valuesOf(sections.characteristics),
  ]
  return (
    <form method="post" className={layout.stack}>
      <HiddenFields intent="repair" fields={{ store: storeId, id }} />
      {values.length > 0 && (
        <section aria-labelledby="repairs" className={layout.stack}>
          <SectionHeading id="repairs" title={t('repairs')} />
          <p>{t('repairs.hint')}</p>
          {values}
        </section>
      )}
      {rates.length > 0 && (
        <section aria-labelledby="rates" className={layout.stack}>
          <SectionHeading id="rates" title={t('rates')} />
          <p>{t('rates.hint', { currency: items.find(({ kind }) => kind === 'Rate')!.name! })}</p>
          {rates}
        </section>
      )}
      {constants.length > 0 && (
        <Disclosure isWide isOpen={isShort(items)} label={t('repairs.Constant')}>
          <div className={layout.stack}>
            <p>{t('repairs.Constant.hint')}</p>
            {constants}
          </div>
        </Disclosure>
      )}
      {characteristics.length > 0 && (
        <Disclosure isWide isOpen={hasGuesses} label={t('repairs.Characteristic')}>
          <div className={layout.stack}>
            <p>{t('repairs.Characteristic.hint')}</p>
            {characteristics}
          </div>
        </Disclosure>
      )}
      <div className={layout.actions}>
        <Button type="submit" variant={isNextStep ? 'solid' : 'plain'}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

/** Answers to a long list are no condition of the import. */
const isShort = (items: readonly Item[]) =>
  items.filter(({ kind }) => kind === 'Constant').reduce((sum, { values }) => sum + values.length, 0) <= 8

function RepairValues({ item: { kind, scope, name, choices, values }, start }: { item: Item; start: number }) {
  const t = useMessages('imports')
  const locale = useLocale()
  return (
    <fieldset className={styles.values} {...(kind === 'Rate' && { 'aria-labelledby': 'rates' })}>
      {kind !== 'Rate' && <legend>{kind === 'Unit' || kind === 'Currency' ? t(`repair.${kind}`) : name}</legend>}
      <div className={styles.columns}>
        {values.map(({ value, label, sample, rowCount, guess, stated }, index) => {
          const field = {
            name: `choice.${start + index}`,
            defaultValue: guess && kind === 'Rate' ? formatInput(Number(guess), locale) : (guess ?? ''),
            label:
              kind === 'Rate'
                ? t('repair.rate', { currency: name!, value: label, count: rowCount })
                : t('repair.value', { value: label, count: rowCount }),
            ...(sample && { hint: sample }),
            ...(stated && { hint: t('repair.rate.stated', { rate: formatInput(Number(stated), locale) }) }),
          }
          return (
            <div key={value}>
              <input type="hidden" name={`kind.${start + index}`} value={kind} />
              <input type="hidden" name={`scope.${start + index}`} value={scope} />
              <input type="hidden" name={`value.${start + index}`} value={value} />
              {choices.length === 0 ? (
                <Field
                  {...field}
                  autoComplete="off"
                  maxLength={80}
                  {...(kind === 'Rate' && { inputMode: 'decimal' })}
                />
              ) : (
                <Select {...field}>
                  <option value="">{t('repair.none')}</option>
                  {choices.map(({ key, label: choice }) => (
                    <option key={key} value={key}>
                      {choice}
                    </option>
                  ))}
                </Select>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Refused rows are imported again: as they are once their values are known, or from a mended file. */
export function Retry({
  shown: { id },
  storeId,
  repairs,
}: {
  shown: ImportDetails
  storeId: number
  repairs: Repairs
}) {
  const t = useMessages('imports')
  const form = useForm<typeof startImport, 'file'>('mended', { requirements: { file: t('wants.file') } })
  const { defaultValue: _, ...file } = form.field('file')
  const items = repairs.items.filter(({ kind }) => kind === 'Unit' || kind === 'Currency' || kind === 'Rate')
  return (
    <>
      <RepairForm id={id} storeId={storeId} items={items} submit={t('repairs.retry')} />
      <ActionForm
        form={form}
        hiddenFields={{ store: storeId, id }}
        className={styles.upload}
        encType="multipart/form-data"
      >
        <Field {...file} type="file" required accept=".xlsx,.csv" label={t('mended')} hint={t('mended.hint')} />
        <Button type="submit">{t('mended.upload')}</Button>
      </ActionForm>
    </>
  )
}

/** The imports that have tried the refused rows again. */
export function Retries({ repairs: { retries } }: { repairs: Repairs }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  if (retries.length === 0) return null
  return (
    <section aria-labelledby="retries" className={layout.stack}>
      <SectionHeading id="retries" title={t('retries')} level={3} />
      <ul className={styles.reasons}>
        {retries.map(({ id, createdAt, status }) => (
          <li key={id}>
            <a className={layout.link} href={href(`/profile/new-products/${id}`)}>
              {formatDateTime(createdAt, locale, timeZone)}
            </a>{' '}
            <ImportStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The import whose refused rows this one has. */
export function RetryOf({ repairs: { retryOf } }: { repairs: Repairs }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  if (!retryOf) return null
  return (
    <a className={layout.link} href={href(`/profile/new-products/${retryOf.id}`)}>
      {t('retry.of', { file: retryOf.fileName })}
    </a>
  )
}
