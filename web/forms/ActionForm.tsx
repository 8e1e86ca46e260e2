import type { ComponentProps } from 'react'
import { ProblemSummary } from './FormProblem.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import type { useForm } from './use-form.ts'

type Props = Omit<ComponentProps<'form'>, 'method'> & {
  form: Pick<ReturnType<typeof useForm>, 'intent' | 'formKey' | 'problem' | 'errors'>
  /** Fields that nobody fills in, such as the id of what is changed. */
  hiddenFields?: Readonly<Record<string, string | number>>
  /** Above what is wrong, instead of the general title. */
  problemTitle?: string
}

/** Posts one of the page's actions, with or without script; a refused form begins with what is wrong. */
export function ActionForm({ form, hiddenFields = {}, problemTitle, children, ...props }: Props) {
  const { intent, formKey, problem, errors } = form
  return (
    <form method="post" noValidate {...props}>
      {problem && (
        <ProblemSummary
          key={problem.traceId}
          title={problemTitle}
          problem={problem}
          errors={errors.filter(({ name }) => !(name in hiddenFields))}
        />
      )}
      <HiddenFields intent={intent} formKey={formKey} fields={hiddenFields} />
      {children}
    </form>
  )
}
