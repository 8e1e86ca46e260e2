import type { ReactNode } from 'react'
import type { saveCannedAnswer } from '#modules/chats/seller-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import type { AnswersData } from './answers-data.ts'
import forms from '../Form.module.css'
import styles from './answers.module.css'

type Answer = AnswersData['answers'][number]
type AnswerForm = ReturnType<typeof useAnswerForm>

/** Saved answers to common questions, which members of the store insert into messages. */
export function CannedAnswers({ store, answers, note }: Pick<AnswersData, 'store' | 'answers'> & { note: ReactNode }) {
  const t = useMessages('seller-chats')
  const newForm = useAnswerForm()
  return (
    <section id="answers" aria-labelledby="answers-title">
      <SectionHeading title={t('answers')} id="answers-title" caption={store.name} />
      <p className={styles.lead}>{t('answers.lead')}</p>
      {note}
      <FormProblem intents={['answer.delete']} />
      <FormProblem intents={['answer.save']} except={['', ...answers.map(({ id }) => String(id))]} />
      <ul className={`${rows.rows} ${styles.answers}`}>
        {answers.map((answer) => (
          <AnswerRow key={answer.id} storeId={store.id} answer={answer} />
        ))}
      </ul>
      <h3 className={styles.add}>{t('answers.add')}</h3>
      <AnswerFields form={newForm} hiddenFields={{ store: store.id }} />
    </section>
  )
}

function AnswerRow({ storeId, answer }: { storeId: number; answer: Answer }) {
  const t = useMessages('seller-chats')
  const form = useAnswerForm(answer)
  const { id, title, text } = answer
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <Disclosure label={t('answers.edit')} isOpen={form.problem !== null}>
        <AnswerFields form={form} hiddenFields={{ store: storeId, id }} />
      </Disclosure>
      <ConfirmButton
        id={`delete-${id}`}
        label={t('answers.delete')}
        name={t('answers.deleteNamed', { title })}
        title={t('answers.delete.title', { title })}
        text={t('answers.delete.text')}
        action={t('answers.delete')}
      >
        <HiddenFields intent="answer.delete" fields={{ store: storeId, id }} />
      </ConfirmButton>
    </li>
  )
}

/** The form of an answer, or of a new one. */
function useAnswerForm(answer?: Answer) {
  const t = useMessages('seller-chats')
  return useForm<typeof saveCannedAnswer>('answer.save', {
    formKey: answer && String(answer.id),
    values: answer,
    requirements: { title: t('wants.title'), text: t('wants.text') },
  })
}

function AnswerFields({ form, hiddenFields }: { form: AnswerForm; hiddenFields: Record<string, number> }) {
  const t = useMessages('seller-chats')
  return (
    <ActionForm form={form} action="#answers" className={`${forms.form} ${styles.form}`} hiddenFields={hiddenFields}>
      <Field {...form.field('title')} label={t('answers.title')} hint={t('answers.title.hint')} />
      <TextArea {...form.field('text')} label={t('answers.text')} />
      <Button type="submit" variant={form.formKey ? 'plain' : 'solid'}>
        {t('save')}
      </Button>
    </ActionForm>
  )
}
