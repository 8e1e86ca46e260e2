import { useMessages } from '../lib/messages.ts'
import type { Problem } from '../lib/request-context.ts'
import { ErrorSummary, type SummaryError } from '../ui/form/ErrorSummary.tsx'
import { formControls, useRefusedForm } from './use-form.ts'

type Props = {
  intents: readonly string[]
  /** The keys of the forms on the page that show their problem themselves. */
  except?: readonly string[]
  title?: string
}

/**
 * The problem of a form that does not show it itself, such as a single button, or that is no longer on the page. One that stays at
 * its step has its fields on the page.
 */
export function FormProblem({ intents, except = [], title }: Props) {
  const refused = useRefusedForm()
  if (!refused || !intents.includes(refused.intent) || except.includes(refused.formKey)) return null
  const { errors } = formControls(refused.intent, { formKey: refused.formKey, refused })
  const { problem, step } = refused
  return <ProblemSummary key={problem.traceId} title={title} problem={problem} errors={step ? errors : []} />
}

type SummaryProps = { title?: string; problem: Problem; errors?: readonly SummaryError[] }

/** `errors`: those of fields on the page. Without one the problem speaks for itself. */
export function ProblemSummary({ title, problem, errors = [] }: SummaryProps) {
  const t = useMessages('common')
  const text = errors.length === 0 ? problem.detail || problem.title : undefined
  return (
    <ErrorSummary title={title ?? t(text === undefined ? 'form.invalid' : 'form.failed')} text={text} errors={errors} />
  )
}
