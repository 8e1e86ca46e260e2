import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Proof } from '../../shared/proof/Proof.tsx'
import styles from './company.module.css'

/** Why a new owner needs a proof, and its fields. */
export function OwnerProof(proof: ComponentProps<typeof Proof>) {
  const t = useMessages('profile')
  return (
    <div className={styles.proof}>
      <p>{t('members.owner.proof')}</p>
      <Proof {...proof} />
    </div>
  )
}
