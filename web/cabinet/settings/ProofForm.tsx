import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useSentForm } from '../refusal.tsx'
import { Proof, type Proofs } from './Proof.tsx'
import styles from './settings.module.css'
import type { Answer } from './settings.tsx'

type Props = Proofs & {
  intent: string
  id?: string
  label: string
  text: string
  submit: string
  isDanger?: boolean
  answer: Answer
}

/** A change of the second step: what it means, the proof, and the button. Opens on press, with or without script. */
export function ProofForm({ intent, id = '', label, text, submit, isDanger, answer, ...proofs }: Props) {
  const t = useMessages('profile')
  const form = useSentForm(answer, intent, ['password', 'code'], id)
  return (
    <Disclosure label={label} isOpen={form.isRefused} isDanger={isDanger}>
      <form method="post" action="#second-step" className={styles.form} noValidate>
        {form.summary}
        <p>{text}</p>
        <input type="hidden" name="intent" value={intent} />
        {id && <input type="hidden" name="id" value={id} />}
        <Proof form={form} {...proofs} />
        {!proofs.hasPassword && !proofs.hasTotp && <p>{t('proof.recent')}</p>}
        <Button type="submit" variant={isDanger ? 'danger' : 'solid'}>
          {submit}
        </Button>
      </form>
    </Disclosure>
  )
}
