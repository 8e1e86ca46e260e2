import { belarus, kazakhstan } from './belarus-kazakhstan.ts'
import { armenia, azerbaijan, georgia, kyrgyzstan, uzbekistan } from './caucasus-and-central-asia.ts'
import { austria, bulgaria, croatia, czechia, greece, hungary, poland, romania, slovenia } from './european-union.ts'
import { germany } from './germany.ts'
import { italy } from './italy.ts'
import { russia } from './russia.ts'
import { serbia } from './serbia.ts'
import { turkey } from './turkey.ts'
import { names, union, type LocationSeed } from './types.ts'
import { bosnia, montenegro, northMacedonia } from './western-balkans.ts'

export const locations: LocationSeed = {
  key: 'all',
  level: 'All',
  name: names('All locations|Все регионы|Sve lokacije|Alle Standorte|Tutte le località|Tüm konumlar'),
  children: [
    union(
      'eaeu',
      'Eurasian Economic Union|Евразийский экономический союз|Evroazijska ekonomska unija|Eurasische Wirtschaftsunion|Unione economica eurasiatica|Avrasya Ekonomik Birliği',
      [russia, belarus, kazakhstan, armenia, kyrgyzstan],
    ),
    union(
      'european-union',
      'European Union|Европейский союз|Evropska unija|Europäische Union|Unione europea|Avrupa Birliği',
      [germany, italy, austria, slovenia, croatia, bulgaria, romania, hungary, poland, czechia, greece],
    ),
    union(
      'western-balkans',
      'Western Balkans|Западные Балканы|Zapadni Balkan|Westbalkan|Balcani occidentali|Batı Balkanlar',
      [serbia, montenegro, bosnia, northMacedonia],
    ),
    union(
      'turkey-caucasus-central-asia',
      'Türkiye, the Caucasus and Central Asia|Турция, Кавказ и Центральная Азия|Turska, Kavkaz i Centralna Azija|Türkei, Kaukasus und Zentralasien|Turchia, Caucaso e Asia Centrale|Türkiye, Kafkasya ve Orta Asya',
      [turkey, georgia, azerbaijan, uzbekistan],
    ),
  ],
}

/** All locations of the tree, parents before their children. */
export function allLocations(root: LocationSeed = locations): LocationSeed[] {
  return [root, ...(root.children ?? []).flatMap((child) => allLocations(child))]
}
