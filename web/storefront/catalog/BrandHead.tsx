import { Picture } from '../../ui/Picture.tsx'
import styles from './BrandHead.module.css'

type Props = { name: string; logoId: string | null; country: string | null }

/** The brand whose products are listed, as far as more than its name is known. */
export function BrandHead({ name, logoId, country }: Props) {
  if (!logoId && !country) return null
  return (
    <div className={styles.brand}>
      {logoId && <Picture id={logoId} alt="" sizes="64px" width={64} height={64} kind="logo" priority />}
      <p>
        <b>{name}</b>
        {country && <span>{country}</span>}
      </p>
    </div>
  )
}
