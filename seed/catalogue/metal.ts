import { t } from '../types.ts'
import type { ClassSeed } from '../types.ts'
import { bars } from './metal/bars.ts'
import { nonferrous } from './metal/nonferrous.ts'
import { sections } from './metal/sections.ts'
import { sheets } from './metal/sheets.ts'
import { stainless } from './metal/stainless.ts'
import { tubes } from './metal/tubes.ts'
import { wires } from './metal/wires.ts'

export const metal: ClassSeed = {
  key: 'metal',
  name: t('Metal', 'Металлопрокат', 'Metali', 'Metalle', 'Metalli', 'Metal ürünler'),
  about: t(
    'Steel, stainless and non-ferrous stock: bars, tubes, sections, sheets and wire. Grades follow European standards; many warehouses cut, drill and bend to order.',
    'Чёрный, нержавеющий и цветной прокат: прутки, трубы, профили, листы и проволока. Марки по европейским стандартам; многие склады режут, сверлят и гнут на заказ.',
    'Crni, nerđajući i obojeni metali: šipke, cevi, profili, limovi i žica. Kvaliteti su prema evropskim standardima; mnoga skladišta seku, buše i savijaju po porudžbini.',
    'Stahl, Edelstahl und NE-Metalle: Stäbe, Rohre, Profile, Bleche und Draht. Güten nach europäischen Normen; viele Lager schneiden, bohren und biegen auf Bestellung.',
    'Acciaio, inox e metalli non ferrosi: barre, tubi, profilati, lamiere e fili. Qualità secondo norme europee; molti magazzini tagliano, forano e piegano su ordine.',
    'Çelik, paslanmaz ve demir dışı ürünler: çubuk, boru, profil, sac ve tel. Kaliteler Avrupa standartlarına göredir; birçok depo siparişe göre keser, deler ve büker.',
  ),
  drawing: { kind: 'profile', variant: 'ibeam', ratio: 1.6, labels: ['100', '8', '160'] },
  groups: [bars, tubes, sections, sheets, wires, stainless, nonferrous],
}
