import type { banners } from '#modules/content/banner-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { languageNames, languageTags, type Locale, locales } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { localTime, useTimeZone } from '../../lib/time-zone.ts'
import { fieldLabel } from '../../list/field-label.ts'
import { ItemDrawer } from '../../list/ItemDrawer.tsx'
import type { ListState } from '../../list/list-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Field, Select, TextArea } from '../../ui/form/Field.tsx'
import { Audience, type BannerFormControls as Form, Period, Pictures, useChoiceNames } from './BannerFields.tsx'

type Banner = OutputOf<typeof banners.calls.single>
export const placements = ['home', 'class', 'group', 'category', 'lists'] as const

/** As visitors read it; English stands in for languages without one. */
export const titleOf = ({ titles }: Pick<Banner, 'titles'>, locale: Locale) => titles[locale] || titles.en || '–'

type Props = {
  state: ListState
  banner: Banner | null
  /** A page where the banner is shown. */
  previewPath: string | null
  now: string
}

/** A banner, or a new one. */
export function BannerForm({ state, banner, previewPath, now }: Props) {
  const t = useMessages('banners')
  const href = useLocalizedHref()
  const locale = useLocale()
  const values = storedValues(banner, now, useTimeZone())
  const form: Form = useForm<typeof banners.calls.create>(banner ? 'update' : 'create', {
    values,
    requirements: {
      'titles.en': t('field.titles.required'),
      target: t('field.target.required'),
      fileId: t('field.fileId.required'),
      endsAt: t('field.endsAt.required'),
    },
  })
  const others = locales.filter((other) => other !== 'en')
  return (
    <ItemDrawer
      form={form}
      state={state}
      item={banner}
      title={banner ? titleOf(banner, locale) : t('new')}
      values={values}
      labelOf={(field) => fieldLabel(t, field)}
      nameOf={useChoiceNames()}
      removal={t('removal')}
      enctype="multipart/form-data"
    >
      {previewPath && (
        <p>
          <ButtonLink href={href(previewPath)} size="s">
            {t('preview')}
          </ButtonLink>
        </p>
      )}
      <Texts form={form} locale="en" />
      <Disclosure label={t('translations')} isOpen={others.some((other) => form.field(`titles.${other}`).error)}>
        {others.map((other) => (
          <Texts key={other} form={form} locale={other} />
        ))}
      </Disclosure>
      <Field {...form.field('target')} label={t('field.target')} hint={t('field.target.hint')} />
      <Select {...form.select('placement')} label={t('field.placement')} hint={t('field.placement.hint')}>
        {placements.map((placement) => (
          <option key={placement} value={placement}>
            {t(`placement.${placement}`)}
          </option>
        ))}
      </Select>
      <Field {...form.field('priority')} type="number" label={t('field.priority')} hint={t('field.priority.hint')} />
      <Audience form={form} />
      <Period form={form} />
      <div>
        <input type="hidden" name="isActive" value="false" />
        <Checkbox {...form.checkbox('isActive')} label={t('isActive')} />
      </div>
      <Pictures form={form} />
    </ItemDrawer>
  )
}

/** Title and note in one language; English stands in for the others. */
function Texts({ form, locale }: { form: Form; locale: Locale }) {
  const t = useMessages('banners')
  const language = languageNames[locale]
  return (
    <>
      <Field
        {...form.field(`titles.${locale}`)}
        label={t('field.titles.of', { language })}
        hint={locale === 'en' ? t('field.titles.hint') : undefined}
        lang={languageTags[locale]}
        required={locale === 'en'}
      />
      <TextArea
        {...form.field(`notes.${locale}`)}
        label={t('field.notes.of', { language })}
        lang={languageTags[locale]}
        rows={2}
      />
    </>
  )
}

const storedValues = (banner: Banner | null, now: string, timeZone: string) => ({
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`titles.${locale}`, banner?.titles[locale] ?? ''],
      [`notes.${locale}`, banner?.notes[locale] ?? ''],
    ]),
  ),
  target: banner?.target ?? '',
  placement: banner?.placement ?? 'home',
  priority: String(banner?.priority ?? 1),
  locales: banner?.locales ?? [],
  variants: banner?.variants ?? [],
  startsAt: localTime(banner?.startsAt ?? now, timeZone),
  endsAt: banner?.endsAt ? localTime(banner.endsAt, timeZone) : '',
  isActive: banner?.isActive ?? true,
  fileId: banner?.fileId ?? '',
  tabletFileId: banner?.tabletFileId ?? '',
  desktopFileId: banner?.desktopFileId ?? '',
})
