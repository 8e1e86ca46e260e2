import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { Proof, type Proofs } from './Proof.tsx'
import styles from './settings.module.css'
import type { SettingsResult } from './settings.tsx'

type Props = Proofs & {
  intent: string
  id?: string
  label: string
  text: string
  submit: string
  isDanger?: boolean
  formResult: SettingsResult
}

/** A change of the second step: explanation, proof fields and submit button. */
export function ProofForm({ intent, id = '', label, text, submit, isDanger, formResult, ...proofs }: Props) {
  const t = useMessages('profile')
  const form = useFormResult(formResult, intent, ['password', 'code'], id)
  return (
    <Disclosure label={label} isOpen={form.hasError} isDanger={isDanger}>
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
