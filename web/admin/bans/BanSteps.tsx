import { useStep } from '../../forms/use-form.ts'
import { BanConfirm, type BanStep } from './BanConfirm.tsx'
import { type BanSubject, NewBan } from './NewBan.tsx'

type Props = {
  /** The page, which has the forms `banForms`. */
  path: string
  /** The choices on the page of an account or a chat; without them anything can be banned. */
  subjects?: readonly BanSubject[]
  label?: string
}

/** The two steps of a ban; only with the feature `bans`. */
export function BanSteps({ path, ...props }: Props) {
  const step = useStep<BanStep>()
  if (!step || !('met' in step)) return <NewBan {...props} />
  return (
    <section aria-labelledby="confirm-ban">
      <BanConfirm step={step} path={path} />
    </section>
  )
}
