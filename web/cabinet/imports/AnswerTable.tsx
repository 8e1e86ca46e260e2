import type { changeAnswer } from '#modules/imports/answer-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatInput } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts'
import { useIsStoreClosed } from '../UnlessClosed.tsx'
import { useMay } from '../use-may.ts'
import { answersPath } from './answers-path.ts'
import type { Answer, AnswerWithChoices, ListState } from './answers-data.ts'
import styles from './imports.module.css'

type Props = {
  kind: Answer['kind']
  answers: readonly Answer[]
  list: ListState
  storeId: number
  edited: AnswerWithChoices | null
}

/** The answers of a kind. */
export function AnswerTable({ kind, answers, list, storeId, edited }: Props) {
  const t = useMessages('imports')
  const mayProducts = useMay('products', storeId)
  const isReadOnly = useIsStoreClosed() || !mayProducts
  const isEdited = (answer: Answer) => edited?.kind === answer.kind && edited.key === answer.key
  const columns: Column<Answer>[] = [
    {
      key: 'text',
      label: t('answers.text'),
      isLong: true,
      render: ({ text, of }) => (
        <span className={styles.answer}>
          {text}
          {of && <small>{of}</small>}
        </span>
      ),
    },
    {
      key: 'meaning',
      label: t('answers.meaning'),
      isLong: true,
      render: (answer) =>
        edited && isEdited(answer) ? (
          <ChangeForm answer={edited} list={list} storeId={storeId} />
        ) : (
          (answer.meaning ?? t('answers.gone'))
        ),
    },
  ]
  const actions: Column<Answer> = {
    key: 'actions',
    label: t('answers.actions'),
    isPlain: true,
    render: (answer) => (isEdited(answer) ? null : <AnswerActions answer={answer} list={list} storeId={storeId} />),
  }
  const title = t(`answers.kind.${kind}`)
  return (
    <section aria-labelledby={`answers-${kind}`} className={`${layout.stack} ${styles.answers}`}>
      <SectionHeading id={`answers-${kind}`} title={title} />
      <DataTable
        label={title}
        columns={isReadOnly ? columns : [...columns, actions]}
        rows={answers}
        keyOf={({ key }) => key}
      />
    </section>
  )
}

type RowProps<Row> = { answer: Row; list: ListState; storeId: number }

function AnswerActions({ answer, list, storeId }: RowProps<Answer>) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const { kind, key, text, canChange } = answer
  return (
    <div className={styles.answerActions}>
      {canChange && (
        <ButtonLink href={href(answersPath(list, answer))} size="s" aria-label={`${t('answers.change')}: ${text}`}>
          {t('answers.change')}
        </ButtonLink>
      )}
      <form method="post">
        <HiddenFields intent="forgetAnswer" fields={{ store: storeId, kind, key }} />
        <Button type="submit" size="s" variant="quiet" aria-label={`${t('answers.forget')}: ${text}`}>
          {t('answers.forget')}
        </Button>
      </form>
    </div>
  )
}

function ChangeForm({ answer, list, storeId }: RowProps<AnswerWithChoices>) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const locale = useLocale()
  const { kind, key, text, choice, choices } = answer
  const isNumber = kind === 'Rate' || /^\d+(\.\d+)?$/.test(choice)
  const form = useForm<typeof changeAnswer>('changeAnswer', {
    values: { choice: choices.length === 0 && isNumber ? formatInput(Number(choice), locale) : choice },
  })
  const label = t('answers.new', { text })
  const focused = useFocusOnMount<HTMLDivElement>()
  return (
    <ActionForm form={form} hiddenFields={{ store: storeId, kind, key }} className={layout.stack}>
      <div ref={focused} tabIndex={-1}>
        {choices.length === 0 ? (
          <Field
            {...form.field('choice')}
            label={label}
            autoComplete="off"
            {...(isNumber && { inputMode: 'decimal' as const })}
          />
        ) : (
          <Select {...form.select('choice')} label={label}>
            {choices.every((each) => each.key !== choice) && <option value="">{t('repair.none')}</option>}
            {choices.map((each) => (
              <option key={each.key} value={each.key}>
                {each.label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className={layout.actions}>
        <Button type="submit" size="s" variant="solid">
          {t('answers.save')}
        </Button>
        <ButtonLink href={href(answersPath(list))} size="s" variant="quiet">
          {t('answers.cancel')}
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
