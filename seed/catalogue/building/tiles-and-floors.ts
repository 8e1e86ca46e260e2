import { type GroupSeed, num, str, t } from '../../types.ts'
import { factor, several } from '../declare.ts'
import {
  application, bevel, boxArea, colour, installation, plankSize, slipResistance, thickness, tileSize, tileSurface, wearClass,
  wearLayer,
} from './characteristics.ts'

const brands = ['Keramisto', 'Florvano', 'Lignovar', 'Siltera'] as const
const sides = (key: string): string[] => key.slice(1).split('-')

export const tilesAndFloors: GroupSeed = {
  key: 'tiles-and-floors',
  name: t('Tiles and flooring', 'Плитка и напольные покрытия', 'Pločice i podovi', 'Fliesen und Bodenbeläge', 'Piastrelle e pavimenti', 'Seramik ve zemin kaplamaları'),
  about: t(
    'Coverings sold by the square metre in whole boxes. Add 7–10% for cutting and keep one box for later repairs.',
    'Покрытия продаются квадратными метрами целыми коробками. Добавьте 7–10 % на подрезку и оставьте коробку для ремонта.',
    'Obloge se prodaju po kvadratnom metru, u celim kutijama. Dodajte 7–10% za sečenje i sačuvajte jednu kutiju za popravke.',
    'Beläge werden nach Quadratmetern in ganzen Paketen verkauft. 7–10 % Verschnitt einrechnen und ein Paket für Reparaturen aufheben.',
    'Rivestimenti venduti a metro quadrato in scatole intere. Aggiunga il 7–10% per i tagli e tenga una scatola per le riparazioni.',
    'Kaplamalar metrekareyle, tam kutu olarak satılır. Kesim için %7–10 ekleyin ve onarım için bir kutu saklayın.',
  ),
  categories: [
    {
      key: 'ceramic-tiles',
      name: t('Ceramic tiles', 'Керамическая плитка', 'Keramičke pločice', 'Keramikfliesen', 'Piastrelle in ceramica', 'Seramik karolar'),
      about: t(
        'Floors where water falls need R10 or R11; glossy tiles are for walls. Large formats require an even base and a lifting device.',
        'Полам, где бывает вода, нужны R10 или R11, глянцевая плитка — для стен. Большой формат требует ровного основания и присосок.',
        'Podovi izloženi vodi traže R10 ili R11, a sjajne pločice su za zidove. Veliki formati zahtevaju ravnu podlogu i vakuumske hvataljke.',
        'Nasse Böden brauchen R10 oder R11, glänzende Fliesen gehören an die Wand. Großformate verlangen einen ebenen Untergrund und Saugheber.',
        'I pavimenti bagnati richiedono R10 o R11, le piastrelle lucide vanno a parete. I grandi formati esigono un fondo piano e ventose.',
        'Islak zeminler R10 veya R11 ister, parlak karo duvar içindir. Büyük ebatlar düz zemin ve vantuz gerektirir.',
      ),
      view: 'grid', unit: 'squareMetre', brands,
      characteristics: [
        [tileSize, ['t200-200', 't250-400', 't300-600', 't450-450', 't600-600', 't600-1200']], [colour, ['white', 'beige', 'grey', 'anthracite', 'brown']], [tileSurface, ['matt', 'glossy', 'structured']],
        [slipResistance, ['r9', 'r10', 'r11']], [thickness, [8, 9, 10]], [boxArea, [1.08, 1.2, 1.44]],
      ],
      isReal: (values) => (values.tileSurface !== 'glossy' || values.slipResistance === 'r9') && (values.tileSurface !== 'structured' || values.slipResistance !== 'r9'),
      title: t(
        'Ceramic tile {tileSize}×{thickness} mm, {tileSurface}, {slipResistance}, {colour}', 'Плитка керамическая {tileSize}×{thickness} мм, {tileSurface}, {slipResistance}, цвет: {colour}',
        'Keramička pločica {tileSize}×{thickness} mm, {tileSurface}, {slipResistance}, boja: {colour}', 'Keramikfliese {tileSize}×{thickness} mm, {tileSurface}, {slipResistance}, {colour}',
        'Piastrella {tileSize}×{thickness} mm, {tileSurface}, {slipResistance}, colore {colour}', 'Seramik karo {tileSize}×{thickness} mm, {tileSurface}, {slipResistance}, {colour}',
      ),
      description: t(
        'Glazed ceramic tile {tileSize} mm, {thickness} mm thick, slip resistance {slipResistance}. A box covers {boxArea} m²; shade and calibre are printed on the label.',
        'Глазурованная плитка {tileSize} мм толщиной {thickness} мм, противоскольжение {slipResistance}. В коробке {boxArea} м²; тон и калибр указаны на этикетке.',
        'Glazirana pločica {tileSize} mm, debljine {thickness} mm, otpornost na klizanje {slipResistance}. Kutija pokriva {boxArea} m²; ton i kalibar su na etiketi.',
        'Glasierte Fliese {tileSize} mm, {thickness} mm dick, Rutschhemmung {slipResistance}. Ein Paket deckt {boxArea} m²; Farbton und Kaliber stehen auf dem Etikett.',
        'Piastrella smaltata {tileSize} mm, spessore {thickness} mm, antiscivolo {slipResistance}. Una scatola copre {boxArea} m²; tono e calibro sono sull’etichetta.',
        '{tileSize} mm, {thickness} mm kalınlıkta sırlı karo, kaymazlık {slipResistance}. Bir kutu {boxArea} m² kaplar; ton ve kalibre etikette yazar.',
      ),
      price: (values) => 4.5 + num(values, 'thickness') * 0.35 + factor(values, 'tileSize', { 't300-600': 2, 't450-450': 2, 't600-600': 3.5, 't600-1200': 8 }) + (values.tileSurface === 'matt' ? 0 : 1.2) + (values.slipResistance === 'r11' ? 0.8 : 0),
      minimum: [10, 20, 50], step: [5, 10], code: 'TIL',
      drawing: (values) => ({ kind: 'tile', variant: values.tileSize === 't200-200' ? 'mosaic' : 'ceramic', ratio: Number(sides(str(values, 'tileSize'))[1]) / Number(sides(str(values, 'tileSize'))[0]), labels: sides(str(values, 'tileSize')) }),
    },
    {
      key: 'laminate-flooring',
      name: t('Laminate flooring', 'Ламинат', 'Laminat', 'Laminatböden', 'Pavimenti in laminato', 'Laminat parkeler'),
      about: t(
        'Class 31 is for bedrooms, 32 for flats with traffic, 33 and 34 for offices and shops. Let the boxes rest two days in the room before laying.',
        'Класс 31 — для спален, 32 — для проходных комнат, 33 и 34 — для офисов и магазинов. Перед укладкой коробки должны двое суток полежать в помещении.',
        'Klasa 31 je za spavaće sobe, 32 za prometnije prostorije, a 33 i 34 za kancelarije i prodavnice. Pre polaganja kutije treba da odstoje dva dana u prostoriji.',
        'Klasse 31 ist für Schlafzimmer, 32 für stärker genutzte Wohnräume, 33 und 34 für Büros und Läden. Pakete vor der Verlegung zwei Tage im Raum lagern.',
        'La classe 31 è per camere, la 32 per zone di passaggio, la 33 e la 34 per uffici e negozi. Prima della posa lasci le scatole due giorni nel locale.',
        '31. sınıf yatak odası, 32. sınıf yoğun konut, 33 ve 34. sınıf ofis ve mağaza içindir. Kutuları döşemeden önce iki gün odada bekletin.',
      ),
      view: 'grid', unit: 'squareMetre', brands,
      characteristics: [
        [wearClass, ['w31', 'w32', 'w33', 'w34']], [thickness, [7, 8, 10, 12]], [colour, ['oak', 'walnut', 'ash', 'grey', 'white']], [plankSize, ['p1285-192', 'p1380-193', 'p1845-188']], [bevel, [true, false]], [boxArea, [1.73, 1.97, 2.22]],
      ],
      title: t(
        'Laminate {plankSize}×{thickness} mm, class {wearClass}, {colour}', 'Ламинат {plankSize}×{thickness} мм, класс {wearClass}, декор: {colour}', 'Laminat {plankSize}×{thickness} mm, klasa {wearClass}, dekor: {colour}',
        'Laminat {plankSize}×{thickness} mm, Klasse {wearClass}, Dekor: {colour}', 'Laminato {plankSize}×{thickness} mm, classe {wearClass}, decoro: {colour}', 'Laminat parke {plankSize}×{thickness} mm, {wearClass}. sınıf, {colour}',
      ),
      description: t(
        'Click plank {plankSize} mm with a moisture-resistant board {thickness} mm thick, wear class {wearClass}. A box covers {boxArea} m²; laid floating over an underlay.',
        'Замковая планка {plankSize} мм на влагостойкой плите {thickness} мм, класс износостойкости {wearClass}. В упаковке {boxArea} м²; укладка плавающая, по подложке.',
        'Klik daska {plankSize} mm na vlagootpornoj ploči od {thickness} mm, klasa habanja {wearClass}. Pakovanje pokriva {boxArea} m²; polaže se plivajuće, preko podloge.',
        'Klickdiele {plankSize} mm auf {thickness} mm starker Quellschutzplatte, Nutzungsklasse {wearClass}. Ein Paket deckt {boxArea} m²; schwimmend auf Unterlage verlegen.',
        'Doga a incastro {plankSize} mm su pannello idrorepellente da {thickness} mm, classe d’uso {wearClass}. Una scatola copre {boxArea} m²; posa flottante su materassino.',
        'Neme dayanıklı {thickness} mm levhalı, {plankSize} mm kilitli parke, aşınma sınıfı {wearClass}. Kutu {boxArea} m² kaplar; şilte üzerine yüzer döşenir.',
      ),
      price: (values) => 2.2 + num(values, 'thickness') * 0.48 + factor(values, 'wearClass', { w31: 0, w32: 0.7, w33: 1.6, w34: 2.6 }) + (values.bevel === true ? 0.7 : 0) + (values.plankSize === 'p1845-188' ? 1.4 : 0),
      minimum: [20, 40, 100], step: [10, 20], code: 'LAM',
      drawing: (values) => ({ kind: 'tile', variant: 'laminate', ratio: 0.3, labels: sides(str(values, 'plankSize')) }),
    },
    {
      key: 'vinyl-flooring',
      name: t('Vinyl flooring', 'Виниловые полы', 'Vinil podovi', 'Vinylböden', 'Pavimenti vinilici', 'Vinil zeminler'),
      about: t(
        'Vinyl does not swell, so it suits bathrooms and kitchens. A wear layer of 0.3 mm is for homes, 0.55 mm for shops and offices.',
        'Винил не разбухает, поэтому подходит для ванных и кухонь. Защитный слой 0,3 мм — для жилья, 0,55 мм — для магазинов и офисов.',
        'Vinil ne bubri, pa odgovara kupatilima i kuhinjama. Habajući sloj od 0,3 mm je za stanove, 0,55 mm za prodavnice i kancelarije.',
        'Vinyl quillt nicht und eignet sich für Bad und Küche. Eine Nutzschicht von 0,3 mm reicht für Wohnungen, 0,55 mm für Läden und Büros.',
        'Il vinile non si gonfia, quindi è adatto a bagni e cucine. Lo strato d’usura da 0,3 mm è per abitazioni, da 0,55 mm per negozi e uffici.',
        'Vinil şişmez, bu yüzden banyo ve mutfağa uygundur. 0,3 mm aşınma tabakası konut, 0,55 mm mağaza ve ofis içindir.',
      ),
      view: 'grid', unit: 'squareMetre', brands,
      characteristics: [
        [installation, ['click', 'glue']], [thickness, [2, 2.5, 4, 5, 6]], [wearLayer, [0.3, 0.4, 0.55, 0.7]], [colour, ['oak', 'walnut', 'ash', 'grey', 'beige']], [plankSize, ['p1220-180', 'p1285-192']],
        [application, several(['floors'], ['wet-rooms'])], [boxArea, [2.2, 2.6]],
      ],
      isReal: (values) => (values.installation === 'glue') === (num(values, 'thickness') < 4),
      title: t(
        'Vinyl floor {plankSize}×{thickness} mm, {installation}, wear layer {wearLayer} mm, {colour}', 'Винил {plankSize}×{thickness} мм, укладка {installation}, слой {wearLayer} мм, декор: {colour}',
        'Vinil pod {plankSize}×{thickness} mm, {installation}, sloj {wearLayer} mm, dekor: {colour}', 'Vinylboden {plankSize}×{thickness} mm, {installation}, Nutzschicht {wearLayer} mm, {colour}',
        'Vinile {plankSize}×{thickness} mm, {installation}, usura {wearLayer} mm, decoro: {colour}', 'Vinil zemin {plankSize}×{thickness} mm, {installation}, aşınma {wearLayer} mm, {colour}',
      ),
      description: t(
        'Waterproof vinyl plank {plankSize} mm with a {wearLayer} mm wear layer and embossed surface. A box covers {boxArea} m²; suitable for underfloor heating up to 27 °C.',
        'Водостойкая виниловая планка {plankSize} мм с защитным слоем {wearLayer} мм и тиснением. В упаковке {boxArea} м²; подходит для тёплого пола до 27 °C.',
        'Vodootporna vinil daska {plankSize} mm sa habajućim slojem {wearLayer} mm i reljefnom površinom. Pakovanje pokriva {boxArea} m²; pogodna za podno grejanje do 27 °C.',
        'Wasserfeste Vinyldiele {plankSize} mm mit {wearLayer} mm Nutzschicht und Prägung. Ein Paket deckt {boxArea} m²; für Fußbodenheizung bis 27 °C geeignet.',
        'Doga vinilica impermeabile {plankSize} mm con strato d’usura da {wearLayer} mm e superficie goffrata. Una scatola copre {boxArea} m²; adatta a riscaldamento a pavimento fino a 27 °C.',
        '{wearLayer} mm aşınma tabakalı, kabartmalı, su geçirmez {plankSize} mm vinil parke. Kutu {boxArea} m² kaplar; 27 °C’ye kadar yerden ısıtmaya uygundur.',
      ),
      price: (values) => 4 + num(values, 'thickness') * 1.35 + num(values, 'wearLayer') * 9,
      minimum: [20, 40, 100], step: [10, 20], code: 'VIN',
      drawing: (values) => ({ kind: 'tile', variant: 'laminate', ratio: 0.3, labels: sides(str(values, 'plankSize')) }),
    },
  ],
}
