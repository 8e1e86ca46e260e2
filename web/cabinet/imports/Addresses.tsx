import type { createImportAddress, updateImportAddress } from '#modules/imports/address-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './imports.module.css'
import type { ImportAddress } from './imports-data.ts'

const choices = [1, 2, 3, 4, 6, 8, 12, 24] as const

/** A feed is fetched from here, now and every few hours. */
export function AddressForm({ storeId }: { storeId: number }) {
  const t = useMessages('imports')
  const form = useForm<typeof createImportAddress>('address')
  return (
    <Disclosure label={t('address')} isOpen={form.problem !== null}>
      <ActionForm form={form} hiddenFields={{ store: storeId }} className={styles.upload}>
        <Field {...form.field('address')} type="url" label={t('address')} hint={t('address.hint')} />
        <EveryHours name="everyHours" value={null} off="every.off" />
        <Button type="submit">{t('address.add')}</Button>
      </ActionForm>
    </Disclosure>
  )
}

type EveryHoursProps = { name: string; value: number | null; off: 'every.off' | 'every.paused' }

function EveryHours({ name, value, off }: EveryHoursProps) {
  const t = useMessages('imports')
  return (
    <Select name={name} defaultValue={value ?? ''} label={t('address.every')}>
      <option value="">{t(off)}</option>
      {choices.map((count) => (
        <option key={count} value={count}>
          {t('every.hours', { count })}
        </option>
      ))}
    </Select>
  )
}

export function Addresses({ storeId, addresses }: { storeId: number; addresses: readonly ImportAddress[] }) {
  const t = useMessages('imports')
  if (addresses.length === 0) return null
  return (
    <section aria-labelledby="addresses" className={layout.stack}>
      <SectionHeading id="addresses" title={t('addresses')} />
      <ul className={styles.addresses}>
        {addresses.map((each) => (
          <li key={each.id}>
            <Address storeId={storeId} {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Address({ storeId, ...shown }: ImportAddress & { storeId: number }) {
  const { id, address, everyHours, fetchedAt, dueAt, problem, awaitedImportId } = shown
  const href = useLocalizedHref()
  const t = useMessages('imports')
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  const form = useForm<typeof updateImportAddress>('everyHours', { formKey: id })
  return (
    <div className={layout.stack}>
      <b className={styles.address}>{address}</b>
      {problem && <Note tone="warn">{problem.text}</Note>}
      {awaitedImportId && (
        <Note tone="info">
          {t('address.waits')}{' '}
          <a className={layout.link} href={href(`/profile/new-products/${awaitedImportId}`)}>
            {t('address.waits.open')}
          </a>
        </Note>
      )}
      <FactList
        facts={[
          [t('address.fetched'), fetchedAt ? formatDateTime(fetchedAt, locale, timeZone) : t('address.never')],
          [t('address.due'), dueAt && !awaitedImportId && formatDateTime(dueAt, locale, timeZone)],
        ]}
      />
      <ActionForm form={form} hiddenFields={{ store: storeId, id }} className={styles.fields}>
        <EveryHours name="everyHours" value={everyHours} off="every.paused" />
        <Button type="submit">{t('address.save')}</Button>
      </ActionForm>
      <div className={layout.actions}>
        <form method="post">
          <HiddenFields intent="fetch" fields={{ store: storeId, id }} />
          <Button type="submit" size="s">
            {t('address.fetch')}
          </Button>
        </form>
        <ConfirmButton
          id={`forget-${id}`}
          label={t('address.remove')}
          name={`${t('address.remove')}: ${address}`}
          title={t('address.remove.title')}
          text={t('address.remove.text')}
          action={t('address.remove')}
        >
          <HiddenFields intent="forget" fields={{ store: storeId, id }} />
        </ConfirmButton>
      </div>
    </div>
  )
}
