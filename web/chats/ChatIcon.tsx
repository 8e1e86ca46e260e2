import styles from '../ui/Icon.module.css'

/** Icons that only chats use, in the style of `ui/icons.ts`. */
const icons = {
  send: 'M4 4l17 8-17 8 2.5-8zM6.500 12H14',
  attach:
    'M20 11.500l-8 8a5 5 0 0 1-7-7L13.500 4a3.300 3.300 0 0 1 4.700 4.700l-8.300 8.300a1.700 1.700 0 0 1-2.400-2.400L15 7',
  expand: 'M14 4.500h5.500V10M19.500 4.500 13 11M10 19.500H4.500V14M4.500 19.500 11 13',
  checks: 'M2 12.500 6.500 17 15 7.500M11 16.500l.500.500L21 7.500',
} as const

export const ChatIcon = ({ name, size = 'm' }: { name: keyof typeof icons; size?: 's' | 'm' }) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
