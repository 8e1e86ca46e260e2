import { brandNames } from '../../lib/meta.ts'
import { usePage } from '../../lib/page.ts'
import b2b from './logo-b2b.svg?no-inline'
import trade from './logo-trade.svg?no-inline'

const logos = { b2b: { src: b2b, width: 182 }, trade: { src: trade, width: 213 } }

export function Logo() {
  const { variant } = usePage()
  return <img {...logos[variant]} height={32} alt={brandNames[variant]} />
}
