import { central } from './russia-central.ts'
import { farEastern, siberian, ural } from './russia-east.ts'
import { northCaucasian, northwestern, southern } from './russia-northwest-south.ts'
import { volga } from './russia-volga.ts'
import { country } from './types.ts'

export const russia = country('RU', 'russia', 'Russia|Россия|Rusija|Russland|Russia|Rusya', 61.52, 105.32, [
  central,
  northwestern,
  southern,
  northCaucasian,
  volga,
  ural,
  siberian,
  farEastern,
])
