import { useStep } from '../../forms/use-form.ts'
import { BanConfirm, type BanStep } from './BanConfirm.tsx'
import { type BanSubject, NewBan } from './NewBan.tsx'

type Props = {
  /** The page, which has the forms `banForms`. */
  path: string
  /** The choices on the page of an account or a chat; without them anything can be banned. */
  subjects?: readonly BanSubject[]
}

/** The two steps of a ban; only with the feature `bans`. */
export function BanSteps({ path, subjects }: Props) {
  const step = useStep<BanStep>()
  return step && 'met' in step ? <BanConfirm step={step} path={path} /> : <NewBan subjects={subjects} />
}
