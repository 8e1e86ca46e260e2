import type { ClassSeed } from '../types.ts'
import { bearingsDrives } from './bearings-drives.ts'
import { building } from './building.ts'
import { electrical } from './electrical.ts'
import { fasteners } from './fasteners.ts'
import { kitchen } from './kitchen.ts'
import { metal } from './metal.ts'
import { officeEquipment } from './office-equipment.ts'
import { packaging } from './packaging.ts'
import { pumpsFittings } from './pumps-fittings.ts'
import { textilesWorkwear } from './textiles-workwear.ts'
import { tools } from './tools.ts'
import { warehouse } from './warehouse.ts'

/** The classes in the order of the header and the home page. */
export const classes: readonly ClassSeed[] = [
  fasteners, pumpsFittings, electrical, packaging, bearingsDrives, textilesWorkwear, warehouse, kitchen, metal, tools, building, officeEquipment,
]
