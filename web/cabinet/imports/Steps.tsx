import { useEffect, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { ImportDetails, Step } from './import-data.ts'
import styles from './imports.module.css'

const steps = ['file', 'columns', 'categories', 'check', 'result'] as const
type StepName = (typeof steps)[number]

/** Where the import is; a person may go back to the choices of an import that has not run. */
export function Steps({ shown: { id, status }, step }: { shown: ImportDetails; step: Step }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const current = steps.indexOf(placeOf(step, status))
  const reached =
    status === 'Checked' ? steps.indexOf('check') : status === 'Categories' ? steps.indexOf('categories') : -1
  const here = useFocusOfNewStep(step)
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            {...(index === current && { id: 'import-step', 'aria-current': 'step', ref: here, tabIndex: -1 })}
            data-done={index < current || undefined}
          >
            {index !== current && index <= reached && name !== 'file' ? (
              <a href={href(`/profile/new-products/${id}?step=${name}`)}>{t(`step.${name}`)}</a>
            ) : (
              <span>{t(`step.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A step that begins while the page is open takes the focus, which the step before or its button has lost. */
function useFocusOfNewStep(step: Step) {
  const here = useRef<HTMLLIElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused?.contains(here.current) || here.current?.parentElement?.contains(focused)
    if (before.current !== step && isLost) here.current?.focus()
    before.current = step
  }, [step])
  return here
}

function placeOf(step: Step, status: ImportDetails['status']): StepName {
  if (step === 'columns' || step === 'categories' || step === 'result') return step
  if (step === 'preview' || status === 'Checking') return 'check'
  if (status === 'Reading') return 'file'
  return status === 'Grouping' ? 'categories' : 'result'
}
