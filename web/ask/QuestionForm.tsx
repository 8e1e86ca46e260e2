import { useRef } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref, usePage } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { Field, TextArea } from '../ui/form/Field.tsx'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import type { QuestionFormState } from './ask-action.ts'
import { choiceOfSupplier, type Supplier } from './ask-data.ts'
import styles from './ask.module.css'
import { QuestionFiles } from './QuestionFiles.tsx'
import { SupplierList } from './SupplierList.tsx'

type Props = { suppliers: readonly Supplier[]; clientMessageId: string; formState: QuestionFormState | undefined }

const starters = ['price', 'delivery', 'documents', 'sample'] as const

/** The inquiry form: suppliers and question. */
export function QuestionForm({ suppliers, clientMessageId, formState }: Props) {
  const t = useMessages('ask')
  const page = usePage()
  const href = useLocalizedHref()
  const message = useRef<HTMLTextAreaElement>(null)
  const errors = errorsOf(formState, t)
  const isChosen = (supplier: Supplier) =>
    formState ? formState.to.includes(choiceOfSupplier(supplier)) : supplier.problem === null
  const insertStarter = (starter: (typeof starters)[number]) => {
    const { current: field } = message
    if (!field) return
    field.value = [field.value.trim(), t(`starter.${starter}.text`)].filter(Boolean).join('\n')
    field.focus()
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.question}
      onSubmit={preventDoubleSubmit}
    >
      {formState && (
        <ErrorSummary
          title={t('error.title')}
          text={errors.length === 0 ? (formState.problem?.detail ?? formState.problem?.title ?? '') : ''}
          errors={errors}
        />
      )}
      <input type="hidden" name="clientMessageId" value={formState?.clientMessageId ?? clientMessageId} />
      <section id="to" aria-labelledby="suppliers-title">
        <SectionHeading id="suppliers-title" title={t('suppliers')} caption={t('suppliers.caption')} />
        <SupplierList suppliers={suppliers} isChosen={isChosen} />
      </section>
      <section className={styles.write} aria-labelledby="message-title">
        <SectionHeading id="message-title" title={t('message.title')} />
        <TextArea
          ref={message}
          id="message"
          name="message"
          label={t('message')}
          hint={t('message.hint')}
          rows={7}
          maxLength={4000}
          required
          defaultValue={formState?.message}
          error={errors.find(({ field }) => field === 'message')?.text}
        />
        <div className={styles.starters} role="group" aria-label={t('starters')}>
          {starters.map((starter) => (
            <Button key={starter} size="s" onClick={() => insertStarter(starter)}>
              {t(`starter.${starter}`)}
            </Button>
          ))}
        </div>
        {!page.isAuth && (
          <Field
            id="name"
            name="name"
            label={t('name')}
            hint={t('name.hint')}
            maxLength={120}
            autoComplete="name"
            defaultValue={formState?.name}
            error={errors.find(({ field }) => field === 'name')?.text}
          />
        )}
        <QuestionFiles formState={formState} error={formState?.fileError ?? undefined} />
        <Button type="submit" variant="solid" block icon="chat-text">
          {t('send')}
        </Button>
        {!page.isAuth && (
          <p className={styles.kept}>
            {t('kept')} <a href={href(`/login?next=${encodeURIComponent(page.path)}`)}>{t('kept.signIn')}</a>
          </p>
        )}
      </section>
    </form>
  )
}

function errorsOf(formState: QuestionFormState | undefined, t: (key: 'error.none' | 'error.message') => string) {
  if (!formState) return []
  if (formState.fileError) return [{ field: 'files', text: formState.fileError }]
  if (!formState.problem) return [{ field: 'to', text: t('error.none') }]
  const problemErrors = formState.problem.errors ?? []
  return problemErrors
    .filter(({ path }) => path === 'message' || path === 'name')
    .map(({ path, message }) => ({
      field: path,
      text: path === 'message' && !formState.message.trim() ? t('error.message') : message,
    }))
}

/** Ignores a second submit while the first is running. The server deduplicates too. */
function preventDoubleSubmit(event: { currentTarget: HTMLFormElement; preventDefault: () => void }) {
  const { currentTarget: form } = event
  if (form.ariaBusy === 'true') event.preventDefault()
  form.ariaBusy = 'true'
}
