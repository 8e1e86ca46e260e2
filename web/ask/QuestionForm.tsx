import { useRef } from 'react'
import type { askSeveral } from '#modules/chats/inquiry-contract.ts'
import { FormFiles } from '../chats/attachments/FormFiles.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { useForm } from '../forms/use-form.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref, usePage } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import type { Supplier } from './ask-data.ts'
import styles from './ask.module.css'
import { maxNeedLength, type NeedField } from './need.ts'
import { choiceOf } from './selection.ts'
import { SupplierList } from './SupplierList.tsx'

type Props = { suppliers: readonly Supplier[]; clientMessageId: string }

const starters = ['price', 'delivery', 'documents', 'sample'] as const

/** The inquiry form: suppliers and question. */
export function QuestionForm({ suppliers, clientMessageId }: Props) {
  const t = useMessages('ask')
  const common = useMessages('common')
  const page = usePage()
  const href = useLocalizedHref()
  const message = useRef<HTMLTextAreaElement>(null)
  const form = useForm<typeof askSeveral, 'to' | NeedField>('ask', {
    values: {
      clientMessageId,
      to: suppliers.filter(({ problem }) => !problem).map(({ store, product }) => choiceOf(store.id, product?.id)),
    },
    requirements: {
      stores: t('error.none'),
      message: ({ code, message: text }) => (code === 'field.required' ? t('error.message') : text),
    },
  })
  const insertStarter = (starter: (typeof starters)[number]) => {
    const { current: field } = message
    if (!field) return
    field.value = [field.value.trim(), t(`starter.${starter}.text`)].filter(Boolean).join('\n')
    field.focus()
  }
  return (
    <ActionForm
      form={form}
      encType="multipart/form-data"
      className={styles.question}
      hiddenFields={{ clientMessageId: String(form.field('clientMessageId').defaultValue) }}
      problemTitle={t('error.title')}
      onSubmit={preventDoubleSubmit}
    >
      <section id={form.field('stores').id} aria-labelledby="suppliers-title">
        <SectionHeading id="suppliers-title" title={t('suppliers')} caption={t('suppliers.caption')} />
        <SupplierList suppliers={suppliers} form={form} />
      </section>
      <section className={styles.write} aria-labelledby="message-title">
        <SectionHeading id="message-title" title={t('message.title')} />
        <TextArea
          ref={message}
          {...form.field('message')}
          label={t('message')}
          hint={t('message.hint')}
          rows={7}
          required
        />
        <div className={styles.starters} role="group" aria-label={t('starters')}>
          {starters.map((starter) => (
            <Button key={starter} size="s" onClick={() => insertStarter(starter)}>
              {t(`starter.${starter}`)}
            </Button>
          ))}
        </div>
        <fieldset className={styles.need}>
          <legend>{t('need')}</legend>
          <Field
            {...form.field('quantity')}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            label={common('quantity')}
          />
          <Field {...form.field('unit')} label={common('unit')} hint={t('need.unit.hint')} maxLength={maxNeedLength} />
          <Field
            {...form.field('place')}
            label={t('need.place')}
            maxLength={maxNeedLength}
            autoComplete="shipping address-level2"
          />
          <Field {...form.field('wantedOn')} type="date" label={t('need.wantedOn')} />
        </fieldset>
        {!page.isAuth && <Field {...form.field('name')} label={t('name')} hint={t('name.hint')} autoComplete="name" />}
        <FormFiles intent="ask" id={form.field('fileIds').id} error={form.field('fileIds').error} />
        <Button type="submit" variant="solid" block icon="chat-text">
          {t('send')}
        </Button>
        {!page.isAuth && (
          <p className={styles.kept}>
            {t('kept')} <a href={href(`/login?next=${encodeURIComponent(page.path)}`)}>{t('kept.signIn')}</a>
          </p>
        )}
      </section>
    </ActionForm>
  )
}

/** Ignores a second submit while the first is running. The server deduplicates too. */
function preventDoubleSubmit(event: { currentTarget: HTMLFormElement; preventDefault: () => void }) {
  const { currentTarget: form } = event
  if (form.ariaBusy === 'true') event.preventDefault()
  form.ariaBusy = 'true'
}
