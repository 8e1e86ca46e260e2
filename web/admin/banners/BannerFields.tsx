import { Fragment } from 'react'
import type { banners } from '#modules/content/banner-contract.ts'
import type { useForm } from '../../forms/use-form.ts'
import { languageNames, type Locale, locales, type Variant } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { brandNames } from '../../lib/meta.ts'
import { timeZoneName, useTimeZone } from '../../lib/time-zone.ts'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './banners.module.css'

export type BannerFormControls = ReturnType<typeof useForm<typeof banners.calls.create>>

/** The languages and brands that the banner is shown in. */
export function Audience({ form }: { form: BannerFormControls }) {
  const t = useMessages('banners')
  return (
    <>
      <fieldset className={styles.audience}>
        <legend>{t('field.locales')}</legend>
        <p>{t('field.locales.hint')}</p>
        <div>
          {locales.map((locale) => (
            <Checkbox key={locale} {...form.option('locales', locale)} label={languageNames[locale]} />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.audience}>
        <legend>{t('field.variants')}</legend>
        <p>{t('field.variants.hint')}</p>
        <div>
          {Object.entries(brandNames).map(([variant, name]) => (
            <Checkbox key={variant} {...form.option('variants', variant)} label={name} />
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** When the banner is shown, in the time zone of the browser; without script in UTC. */
export function Period({ form }: { form: BannerFormControls }) {
  const t = useMessages('banners')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return (
    <fieldset className={styles.period}>
      <legend>{t('period')}</legend>
      <p>{t('period.hint', { timeZone: timeZoneName(timeZone, locale) })}</p>
      <input type="hidden" name="timeZone" value={timeZone} />
      {/* The stored times differ by zone. */}
      <Fragment key={timeZone}>
        <Field {...form.field('startsAt')} type="datetime-local" label={t('field.startsAt')} />
        <Field
          {...form.field('endsAt')}
          type="datetime-local"
          required={false}
          label={t('field.endsAt')}
          hint={t('field.endsAt.hint')}
        />
      </Fragment>
    </fieldset>
  )
}

const pictures = ['fileId', 'tabletFileId', 'desktopFileId'] as const

/** The pictures by width. The files of a form come after its fields. */
export function Pictures({ form }: { form: BannerFormControls }) {
  const t = useMessages('banners')
  const fields = pictures.map((name) => ({ ...form.field(name), name }))
  return (
    <>
      {fields.map(({ name, defaultValue: id }) => (
        <Fragment key={name}>
          <input type="hidden" name={name} value={id ?? ''} />
          {id && (
            <div className={styles.picture}>
              <Picture id={String(id)} alt={t(`field.${name}`)} sizes="120px" width={120} height={120} />
              {name !== 'fileId' && <Checkbox name={name} value="" label={t(`remove.${name}`)} />}
            </div>
          )}
        </Fragment>
      ))}
      {fields.map(({ name, id, error }) => (
        <Field
          key={name}
          id={id}
          type="file"
          name={`${name}.file`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={t(`field.${name}`)}
          hint={t(`field.${name}.hint`)}
          error={error}
        />
      ))}
    </>
  )
}

/** Names the chosen values of a banner, and shows its pictures. */
export function useChoiceNames() {
  const t = useMessages('banners')
  return (field: string, value: string) => {
    if (field === 'isActive') return t(`isActive.${value as 'true'}`)
    if (field === 'placement') return t(`placement.${value as 'home'}`)
    if (field === 'locales') return languageNames[value as Locale]
    if (field === 'variants') return brandNames[value as Variant]
    const picture = pictures.find((name) => name === field)
    return picture && <Picture id={value} alt={t(`field.${picture}`)} sizes="120px" width={120} height={120} />
  }
}
