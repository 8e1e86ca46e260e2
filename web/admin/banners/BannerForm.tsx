import type { banners } from '#modules/content/banner-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { languageNames, languageTags, type Locale, locales } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { fieldLabel } from '../../list/field-label.ts'
import { ItemDrawer } from '../../list/ItemDrawer.tsx'
import type { ListState } from '../../list/list-state.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Field, TextArea } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'

type Banner = OutputOf<typeof banners.calls.single>

/** A banner, or a new one. */
export function BannerForm({ state, banner }: { state: ListState; banner: Banner | null }) {
  const t = useMessages('banners')
  const values = storedValues(banner)
  const form = useForm<typeof banners.calls.create>(banner ? 'update' : 'create', { values })
  const others = locales.filter((locale) => locale !== 'en')
  const { defaultValue: fileId, ...file } = form.field('fileId')
  return (
    <ItemDrawer
      form={form}
      state={state}
      item={banner}
      title={banner?.titles.en ?? t('new')}
      values={values}
      labelOf={(field) => fieldLabel(t, field)}
      removal={t('removal')}
      enctype="multipart/form-data"
    >
      <Texts form={form} locale="en" />
      <Disclosure label={t('translations')} isOpen={others.some((locale) => form.field(`titles.${locale}`).error)}>
        {others.map((locale) => (
          <Texts key={locale} form={form} locale={locale} />
        ))}
      </Disclosure>
      <Field {...form.field('target')} label={t('field.target')} hint={t('field.target.hint')} />
      <Field {...form.field('placement')} label={t('field.placement')} hint={t('field.placement.hint')} />
      <Field {...form.field('startsAt')} type="datetime-local" label={t('field.startsAt')} />
      <Field
        {...form.field('endsAt')}
        type="datetime-local"
        required={false}
        label={t('field.endsAt')}
        hint={t('field.endsAt.hint')}
      />
      <div>
        <input type="hidden" name="isActive" value="false" />
        <Checkbox {...form.checkbox('isActive')} label={t('isActive')} />
      </div>
      <input type="hidden" name="fileId" value={fileId ?? ''} />
      {fileId && (
        <div>
          <Picture id={String(fileId)} alt={t('field.fileId')} sizes="160px" width={160} height={160} />
          <Checkbox name="fileId" value="" label={t('field.fileId.remove')} />
        </div>
      )}
      {/* The files of a form come after its fields. */}
      <Field
        id={file.id}
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t('field.fileId')}
        hint={t('field.fileId.hint')}
        error={file.error}
      />
    </ItemDrawer>
  )
}

type TextsProps = { form: ReturnType<typeof useForm<typeof banners.calls.create>>; locale: Locale }

/** Title and note in one language; English stands in for the others. */
function Texts({ form, locale }: TextsProps) {
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

const storedValues = (banner: Banner | null) => ({
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`titles.${locale}`, banner?.titles[locale] ?? ''],
      [`notes.${locale}`, banner?.notes[locale] ?? ''],
    ]),
  ),
  target: banner?.target ?? '',
  placement: banner?.placement ?? 'main',
  startsAt: minutesOf(banner?.startsAt ?? null),
  endsAt: minutesOf(banner?.endsAt ?? null),
  isActive: banner?.isActive ?? true,
  fileId: banner?.fileId ?? '',
})

/** A time as a `datetime-local` field holds it. */
const minutesOf = (time: string | null) => time?.slice(0, 16) ?? ''
