import { useRef } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useHref, usePage } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { RuleHead } from '../ui/RuleHead.tsx'
import type { Tried } from './ask-action.ts'
import { choiceOf, type Supplier } from './ask-data.ts'
import styles from './ask.module.css'
import { QuestionFiles } from './QuestionFiles.tsx'
import { SupplierList } from './SupplierList.tsx'

type Props = { suppliers: readonly Supplier[]; clientMessageId: string; tried: Tried | undefined }

const starters = ['price', 'delivery', 'documents', 'sample'] as const

/** Whom to ask, and what. One plain form. */
export function QuestionForm({ suppliers, clientMessageId, tried }: Props) {
  const t = useMessages('ask')
  const page = usePage()
  const href = useHref()
  const message = useRef<HTMLTextAreaElement>(null)
  const errors = errorsOf(tried, t)
  const isChosen = (supplier: Supplier) => (tried ? tried.to.includes(choiceOf(supplier)) : supplier.problem === null)
  const begin = (starter: (typeof starters)[number]) => {
    const { current: field } = message
    if (!field) return
    field.value = [field.value.trim(), t(`starter.${starter}.text`)].filter(Boolean).join('\n')
    field.focus()
  }
  return (
    <form method="post" encType="multipart/form-data" noValidate className={styles.question} onSubmit={sendOnce}>
      {tried && (
        <ErrorSummary
          title={t('error.title')}
          text={errors.length === 0 ? (tried.problem?.detail ?? tried.problem?.title ?? '') : ''}
          errors={errors}
        />
      )}
      <input type="hidden" name="clientMessageId" value={tried?.clientMessageId ?? clientMessageId} />
      <section id="to" aria-labelledby="suppliers-title">
        <RuleHead id="suppliers-title" title={t('suppliers')} caption={t('suppliers.caption')} />
        <SupplierList suppliers={suppliers} isChosen={isChosen} />
      </section>
      <section className={styles.write} aria-labelledby="message-title">
        <RuleHead id="message-title" title={t('message.title')} />
        <TextArea
          ref={message}
          id="message"
          name="message"
          label={t('message')}
          hint={t('message.hint')}
          rows={7}
          maxLength={4000}
          required
          defaultValue={tried?.message}
          error={errors.find(({ field }) => field === 'message')?.text}
        />
        <div className={styles.starters} role="group" aria-label={t('starters')}>
          {starters.map((starter) => (
            <Button key={starter} size="s" onClick={() => begin(starter)}>
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
            defaultValue={tried?.name}
            error={errors.find(({ field }) => field === 'name')?.text}
          />
        )}
        <QuestionFiles tried={tried} error={tried?.fileError ?? undefined} />
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

function errorsOf(tried: Tried | undefined, t: (key: 'error.none' | 'error.message') => string) {
  if (!tried) return []
  if (tried.fileError) return [{ field: 'files', text: tried.fileError }]
  if (!tried.problem) return [{ field: 'to', text: t('error.none') }]
  const named = tried.problem.errors ?? []
  return named
    .filter(({ path }) => path === 'message' || path === 'name')
    .map(({ path, message }) => ({
      field: path,
      text: path === 'message' && !tried.message.trim() ? t('error.message') : message,
    }))
}

/** A second press while the first is on its way sends nothing; the server would take it as the same question. */
function sendOnce(event: { currentTarget: HTMLFormElement; preventDefault: () => void }) {
  const { currentTarget: form } = event
  if (form.ariaBusy === 'true') event.preventDefault()
  form.ariaBusy = 'true'
}
