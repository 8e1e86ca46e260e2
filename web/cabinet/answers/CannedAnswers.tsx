import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import styles from './answers.module.css'
import type { LoaderData, FormError } from './answers.tsx'
import { useFormErrors } from './use-form-errors.tsx'

type Props = Pick<LoaderData, 'store' | 'answers'> & { formError: FormError | undefined }
type Answer = LoaderData['answers'][number]

/** Saved answers to common questions, which members of the store insert into messages. */
export function CannedAnswers({ store, answers, formError }: Props) {
  const t = useMessages('seller-chats')
  const errorOf = (id: string) => (formError?.target === id ? formError : undefined)
  return (
    <section id="answers" aria-labelledby="answers-title">
      <SectionHeading title={t('answers')} id="answers-title" caption={store.name} />
      <p className={styles.lead}>{t('answers.lead')}</p>
      <ul className={`${rows.rows} ${styles.answers}`}>
        {answers.map(({ id, title, text }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <Disclosure label={t('answers.edit')} isOpen={Boolean(errorOf(String(id)))}>
              <AnswerForm storeId={store.id} answer={{ id, title, text }} formError={errorOf(String(id))} />
            </Disclosure>
            <ConfirmButton
              id={`delete-${id}`}
              label={t('answers.delete')}
              name={t('answers.deleteNamed', { title })}
              title={t('answers.delete.title', { title })}
              text={t('answers.delete.text')}
              action={t('answers.delete')}
            >
              <input type="hidden" name="intent" value="answer.delete" />
              <input type="hidden" name="store" value={store.id} />
              <input type="hidden" name="id" value={id} />
            </ConfirmButton>
          </li>
        ))}
      </ul>
      <h3 className={styles.add}>{t('answers.add')}</h3>
      <AnswerForm storeId={store.id} formError={errorOf('')} />
    </section>
  )
}

function AnswerForm({
  storeId,
  answer,
  formError,
}: {
  storeId: number
  answer?: Answer
  formError: FormError | undefined
}) {
  const t = useMessages('seller-chats')
  const { field, summary } = useFormErrors(formError, `answer${answer ? `-${answer.id}` : ''}`, ['title', 'text'])
  return (
    <form method="post" action="#answers" className={styles.form} noValidate>
      {summary}
      <input type="hidden" name="intent" value="answer.save" />
      <input type="hidden" name="store" value={storeId} />
      {answer && <input type="hidden" name="id" value={answer.id} />}
      <Field
        {...field('title', answer?.title ?? '')}
        label={t('answers.title')}
        hint={t('answers.title.hint')}
        maxLength={80}
        required
      />
      <TextArea {...field('text', answer?.text ?? '')} label={t('answers.text')} maxLength={4000} required />
      <Button type="submit" variant={answer ? 'plain' : 'solid'}>
        {t('save')}
      </Button>
    </form>
  )
}
