import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

type Props = { name: IconName; size?: 's' | 'm' | 'l'; isFilled?: boolean }

export function Icon({ name, size = 'm', isFilled }: Props) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
