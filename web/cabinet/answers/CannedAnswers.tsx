import { useMessages } from '../../lib/messages.ts'
import { Confirm } from '../../shared/Confirm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import rows from '../Rows.module.css'
import styles from './answers.module.css'
import type { Loaded, Refused } from './answers.tsx'
import { useRefusedForm } from './refused-form.tsx'

type Given = Pick<Loaded, 'store' | 'answers'> & { refused: Refused | undefined }
type Answer = Loaded['answers'][number]

/** Answers to questions that come again; whoever writes for the store inserts them into a message. */
export function CannedAnswers({ store, answers, refused }: Given) {
  const t = useMessages('seller-chats')
  const own = (id: string) => (refused?.target === id ? refused : undefined)
  return (
    <section id="answers" aria-labelledby="answers-title">
      <RuleHead title={t('answers')} id="answers-title" caption={store.name} />
      <p className={styles.lead}>{t('answers.lead')}</p>
      <ul className={`${rows.rows} ${styles.answers}`}>
        {answers.map(({ id, title, text }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <Disclosure label={t('answers.edit')} isOpen={Boolean(own(String(id)))}>
              <AnswerForm storeId={store.id} answer={{ id, title, text }} refused={own(String(id))} />
            </Disclosure>
            <Confirm
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
            </Confirm>
          </li>
        ))}
      </ul>
      <h3 className={styles.add}>{t('answers.add')}</h3>
      <AnswerForm storeId={store.id} refused={own('')} />
    </section>
  )
}

function AnswerForm({ storeId, answer, refused }: { storeId: number; answer?: Answer; refused: Refused | undefined }) {
  const t = useMessages('seller-chats')
  const { field, summary } = useRefusedForm(refused, `answer${answer ? `-${answer.id}` : ''}`, ['title', 'text'])
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
