import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import { factor, several } from '../declare.ts'
import {
  application, conductivity, edge, emissionClass, insulationMaterial, insulationThickness, length, plasterboardType, sanded, sheetFormat, thickness, width, woodBoard,
} from './characteristics.ts'

const brands = ['Gipsora', 'Lignovar', 'Termavel', 'Izoplan'] as const
const sheetSizes = (values: Values): number[] => {
  const [wide = 1250, long = 2500] = str(values, 'sheetFormat').slice(1).split('-').map(Number)
  return [long, wide]
}
const sheetArea = (values: Values): number => sheetSizes(values).reduce((product, size) => product * size, 1e-6)

export const boardsAndInsulation: GroupSeed = {
  key: 'boards-and-insulation',
  name: t('Boards and insulation', 'Плиты и утеплители', 'Ploče i izolacija', 'Platten und Dämmstoffe', 'Pannelli e isolanti', 'Levhalar ve yalıtım'),
  about: t(
    'Sheets for walls, floors and formwork, and insulation for the whole building. Check the truck and the lift: long sheets must be carried flat.',
    'Листы для стен, полов и опалубки, утеплитель для всего здания. Учтите машину и лифт: длинные листы перевозят плашмя.',
    'Ploče za zidove, podove i oplatu, i izolacija za ceo objekat. Proverite vozilo i lift: dugačke ploče se prevoze položene.',
    'Platten für Wände, Böden und Schalung sowie Dämmung für das ganze Gebäude. Fahrzeug und Aufzug prüfen: Lange Platten werden liegend transportiert.',
    'Lastre per pareti, pavimenti e casseforme e isolanti per tutto l’edificio. Verifichi mezzo e ascensore: le lastre lunghe si trasportano in piano.',
    'Duvar, zemin ve kalıp için levhalar, tüm bina için yalıtım. Araç ve asansörü denetleyin: uzun levhalar yatık taşınır.',
  ),
  categories: [
    {
      key: 'plasterboards',
      name: t('Plasterboards', 'Гипсокартон', 'Gips-karton ploče', 'Gipskartonplatten', 'Lastre in cartongesso', 'Alçı levhalar'),
      about: t(
        'Bathrooms and kitchens need moisture-resistant boards, escape routes fire-resistant ones. On ceilings 9.5 mm is enough, walls take 12.5 mm.',
        'Для ванных и кухонь нужен влагостойкий лист, для путей эвакуации — огнестойкий. На потолок достаточно 9,5 мм, на стены берут 12,5 мм.',
        'Za kupatila i kuhinje potrebne su vlagootporne, a za evakuacione puteve vatrootporne ploče. Za plafon je dovoljno 9,5 mm, za zidove 12,5 mm.',
        'Bäder und Küchen brauchen imprägnierte, Fluchtwege feuerhemmende Platten. An Decken genügen 9,5 mm, an Wänden 12,5 mm.',
        'Bagni e cucine richiedono lastre idrofughe, le vie di fuga lastre resistenti al fuoco. A soffitto bastano 9,5 mm, a parete 12,5 mm.',
        'Banyo ve mutfak neme dayanıklı, kaçış yolları yangına dayanıklı levha ister. Tavanda 9,5 mm yeter, duvarda 12,5 mm kullanılır.',
      ),
      view: 'list', unit: 'sheet', brands,
      characteristics: [
        [plasterboardType, ['standard', 'moisture', 'fire', 'acoustic']], [thickness, [9.5, 12.5, 15, 18]], [length, [2000, 2500, 2600, 3000]], [width, [600, 1200, 1250]],
        [edge, ['tapered', 'straight', 'round']], [application, several(['walls'], ['ceilings', 'partitions'])],
      ],
      title: t(
        'Plasterboard {length}×{width}×{thickness} mm, {plasterboardType}, edge: {edge}', 'Гипсокартон {length}×{width}×{thickness} мм, {plasterboardType}, кромка: {edge}',
        'Gips-karton ploča {length}×{width}×{thickness} mm, {plasterboardType}, ivica: {edge}', 'Gipskartonplatte {length}×{width}×{thickness} mm, {plasterboardType}, Kante: {edge}',
        'Cartongesso {length}×{width}×{thickness} mm, {plasterboardType}, bordo: {edge}', 'Alçı levha {length}×{width}×{thickness} mm, {plasterboardType}, kenar: {edge}',
      ),
      description: t(
        'Gypsum board faced with card, {thickness} mm thick, for lining on a metal frame or adhesive. Stacked flat on pallets; store indoors, dry and level.',
        'Гипсовый лист в картонной оболочке толщиной {thickness} мм для обшивки по каркасу или на клей. Поставляется на поддонах; хранить в помещении, в сухости, на ровном основании.',
        'Gipsana ploča obložena kartonom, debljine {thickness} mm, za oblaganje na metalnoj podkonstrukciji ili lepku. Na paletama; čuvati u zatvorenom, na suvom i ravnom.',
        'Kartonummantelte Gipsplatte, {thickness} mm dick, für Bekleidungen auf Metallprofilen oder Ansetzbinder. Liegend auf Paletten; trocken, eben und innen lagern.',
        'Lastra di gesso rivestita in cartone, spessore {thickness} mm, per rivestimenti su orditura metallica o a colla. Su bancali; conservare al coperto, all’asciutto e in piano.',
        'Metal profil veya yapıştırıcı üzerine kaplama için {thickness} mm kartonlu alçı levha. Palette yatık gelir; kapalı, kuru ve düz yerde saklayın.',
      ),
      price: (values) => num(values, 'length') * num(values, 'width') * 1e-6 * (0.7 + num(values, 'thickness') * 0.1) * factor(values, 'plasterboardType', { moisture: 1.35, fire: 1.45, acoustic: 1.9 }),
      minimum: [20, 40, 50], step: [5, 10], code: 'GKB',
      drawing: (values) => ({ kind: 'board', variant: 'plaster', ratio: num(values, 'length') / num(values, 'width'), labels: [`${num(values, 'length')}`, `${num(values, 'width')}`, `${num(values, 'thickness')}`] }),
    },
    {
      key: 'osb-and-construction-plywood',
      name: t('OSB and plywood', 'OSB и фанера', 'OSB i šperploče', 'OSB und Sperrholz', 'OSB e compensati', 'OSB ve kontrplak'),
      about: t(
        'OSB-3 lines roofs and frame walls, film-faced plywood is for formwork and truck floors. Take 18 mm for floors on joists 400–600 mm apart.',
        'OSB-3 идёт на кровлю и каркасные стены, ламинированная фанера — на опалубку и полы фургонов. Для пола по лагам с шагом 400–600 мм берите 18 мм.',
        'OSB-3 se koristi za krovove i skeletne zidove, a blažujka za oplatu i podove vozila. Za pod na gredama na 400–600 mm uzmite 18 mm.',
        'OSB/3 beplankt Dächer und Holzrahmenwände, Siebdruckplatten dienen für Schalung und Fahrzeugböden. Auf Balken im Abstand von 400–600 mm 18 mm verwenden.',
        'L’OSB-3 riveste tetti e pareti a telaio, il compensato filmato serve per casseforme e pianali. Per solai su travetti a 400–600 mm usi 18 mm.',
        'OSB-3 çatı ve karkas duvarda, filmli kontrplak kalıp ve kasa tabanında kullanılır. 400–600 mm aralıklı kirişte zemin için 18 mm seçin.',
      ),
      view: 'list', unit: 'sheet', brands,
      characteristics: [
        [woodBoard, ['osb3', 'birch-plywood', 'pine-plywood', 'film-plywood']], [thickness, [6, 9, 12, 15, 18, 21]], [sheetFormat, ['s1250-2500', 's1220-2440', 's1500-3000', 's1525-1525']],
        [emissionClass, ['e05', 'e1']], [edge, ['straight', 'straight', 'tongue-groove']], [sanded, (values, random) => values.woodBoard === 'birch-plywood' || (values.woodBoard === 'pine-plywood' && random() < 0.5)],
      ],
      isReal: (values) => (values.woodBoard !== 'osb3' || values.sheetFormat !== 's1525-1525') && (values.edge === 'straight' || (values.woodBoard === 'osb3' && num(values, 'thickness') >= 15)),
      title: t(
        'Board, {woodBoard}, {sheetFormat}×{thickness} mm, {emissionClass}, edge: {edge}', 'Плита: {woodBoard} {sheetFormat}×{thickness} мм, {emissionClass}, кромка: {edge}',
        'Ploča: {woodBoard} {sheetFormat}×{thickness} mm, {emissionClass}, ivica: {edge}', '{woodBoard} {sheetFormat}×{thickness} mm, {emissionClass}, Kante: {edge}',
        'Pannello: {woodBoard} {sheetFormat}×{thickness} mm, {emissionClass}, bordo: {edge}', 'Levha: {woodBoard} {sheetFormat}×{thickness} mm, {emissionClass}, kenar: {edge}',
      ),
      description: t(
        'Construction board {sheetFormat} mm, {thickness} mm thick, glued with a moisture-resistant resin, emission class {emissionClass}. Packed in bundles on battens; protect the edges from water.',
        'Строительная плита {sheetFormat} мм толщиной {thickness} мм на влагостойком клее, класс эмиссии {emissionClass}. Пачки на брусках; торцы беречь от воды.',
        'Građevinska ploča {sheetFormat} mm, debljine {thickness} mm, lepljena vlagootpornom smolom, klasa emisije {emissionClass}. Pakovana u svežnjeve na letvama; ivice čuvati od vode.',
        'Bauplatte {sheetFormat} mm, {thickness} mm dick, feuchtebeständig verleimt, Emissionsklasse {emissionClass}. Paketweise auf Kanthölzern; Kanten vor Wasser schützen.',
        'Pannello da costruzione {sheetFormat} mm, spessore {thickness} mm, incollaggio resistente all’umidità, classe {emissionClass}. In pacchi su listelli; proteggere i bordi dall’acqua.',
        'Neme dayanıklı tutkallı, {sheetFormat} mm, {thickness} mm kalınlıkta yapı levhası, emisyon sınıfı {emissionClass}. Takozlar üzerinde balya halinde gelir; kenarları sudan koruyun.',
      ),
      price: (values) => sheetArea(values) * num(values, 'thickness') * 0.42 * factor(values, 'woodBoard', { 'birch-plywood': 2.4, 'pine-plywood': 1.6, 'film-plywood': 2.8 }) * (values.emissionClass === 'e05' ? 1.08 : 1) * (values.edge === 'straight' ? 1 : 1.12),
      minimum: [10, 20, 40], step: [5, 10], code: 'OSB',
      drawing: (values) => ({ kind: 'board', variant: values.woodBoard === 'osb3' ? 'osb' : 'plywood', ratio: (sheetSizes(values)[0] ?? 2) / (sheetSizes(values)[1] ?? 1), labels: [...sheetSizes(values).map(String), `${num(values, 'thickness')}`] }),
    },
    {
      key: 'thermal-insulation',
      name: t('Thermal insulation', 'Теплоизоляция', 'Termoizolacija', 'Wärmedämmung', 'Isolanti termici', 'Isı yalıtımı'),
      about: t(
        'Mineral wool does not burn and deadens sound; XPS and PIR keep out water and need less thickness. The lower the thermal conductivity, the thinner the layer for the same effect.',
        'Минеральная вата не горит и глушит звук, XPS и PIR не боятся воды и требуют меньшей толщины. Чем ниже теплопроводность, тем тоньше слой при том же эффекте.',
        'Mineralna vuna ne gori i prigušuje zvuk, a XPS i PIR podnose vodu i traže manju debljinu. Što je niža provodljivost, to je tanji sloj za isti učinak.',
        'Mineralwolle brennt nicht und dämpft Schall, XPS und PIR vertragen Wasser und kommen mit weniger Dicke aus. Je niedriger die Leitfähigkeit, desto dünner die Schicht.',
        'La lana minerale non brucia e attenua il suono; XPS e PIR resistono all’acqua e richiedono meno spessore. Minore è la conducibilità, più sottile è lo strato a parità di effetto.',
        'Mineral yün yanmaz ve sesi keser; XPS ve PIR suya dayanır ve daha ince olabilir. Isı iletkenliği ne kadar düşükse aynı etki için katman o kadar incedir.',
      ),
      view: 'list', unit: 'squareMetre', brands,
      characteristics: [
        [insulationMaterial, ['stone-wool', 'glass-wool', 'xps', 'eps', 'pir']], [insulationThickness, [20, 30, 50, 80, 100, 120, 150, 200]],
        [conductivity, (values) => ({ 'stone-wool': 0.036, 'glass-wool': 0.038, xps: 0.033, eps: 0.037, pir: 0.023 }[str(values, 'insulationMaterial')] ?? 0.04)],
        [width, [600, 1000]], [length, [1000, 1200, 2400]], [application, several(['walls'], ['roofs', 'floors', 'facades'])],
      ],
      title: t(
        'Insulation {insulationMaterial} {insulationThickness} mm, {length}×{width} mm', 'Утеплитель {insulationMaterial} {insulationThickness} мм, {length}×{width} мм',
        'Izolacija {insulationMaterial} {insulationThickness} mm, {length}×{width} mm', 'Dämmplatte {insulationMaterial} {insulationThickness} mm, {length}×{width} mm',
        'Isolante {insulationMaterial} {insulationThickness} mm, {length}×{width} mm', 'Yalıtım levhası {insulationMaterial} {insulationThickness} mm, {length}×{width} mm',
      ),
      description: t(
        'Insulation slab {insulationThickness} mm thick with a thermal conductivity of {conductivity} W/(m·K). Packed in film; cut with a knife and laid without gaps.',
        'Плита толщиной {insulationThickness} мм с теплопроводностью {conductivity} Вт/(м·К). Упакована в плёнку, режется ножом и укладывается без зазоров.',
        'Ploča debljine {insulationThickness} mm, toplotne provodljivosti {conductivity} W/(m·K). Pakovana u foliju, seče se nožem i postavlja bez zazora.',
        'Dämmplatte, {insulationThickness} mm dick, Wärmeleitfähigkeit {conductivity} W/(m·K). In Folie verpackt; mit dem Messer zuschneiden und fugenlos verlegen.',
        'Pannello isolante da {insulationThickness} mm, conducibilità {conductivity} W/(m·K). Imballato in film; si taglia con il coltello e si posa senza fessure.',
        '{insulationThickness} mm kalınlıkta, ısı iletkenliği {conductivity} W/(m·K) olan levha. Filmle ambalajlı; bıçakla kesilir, boşluksuz döşenir.',
      ),
      price: (values) => 0.4 + num(values, 'insulationThickness') * 0.055 * factor(values, 'insulationMaterial', { 'stone-wool': 1.3, xps: 2.6, eps: 1.1, pir: 3.4 }) * (num(values, 'length') > 2000 ? 1.05 : 1),
      minimum: [20, 50, 100], step: [5, 10], code: 'INS',
      drawing: (values) => ({ kind: 'board', variant: 'insulation', ratio: num(values, 'length') / num(values, 'width'), labels: [`${num(values, 'length')}`, `${num(values, 'width')}`, `${num(values, 'insulationThickness')}`] }),
    },
  ],
}
