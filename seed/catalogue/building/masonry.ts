import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import { factor } from '../declare.ts'
import {
  application, bagWeight, blockStrength, brickFormat, brickType, colour, density, forFrost, frostResistance, height, layerThickness, length, mixType, palletCount,
  paverShape, strengthClass, thickness, width,
} from './characteristics.ts'

const brands = ['Terrabrik', 'Kermaro', 'Blokvia', 'Siltera'] as const
const sizes = (values: Values, key: string): string[] => str(values, key).slice(1).split('-')
const mixPlaces: Record<string, string[]> = {
  'tile-adhesive': ['walls', 'floors'], 'gypsum-plaster': ['walls', 'ceilings'], 'cement-plaster': ['walls', 'facades'], levelling: ['floors'],
}
const litres = (values: Values): number => sizes(values, 'brickFormat').reduce((product, size) => product * Number(size), 1e-6)

export const masonry: GroupSeed = {
  key: 'masonry',
  name: t('Masonry and dry mixes', 'Кладка и сухие смеси', 'Zidanje i suve smese', 'Mauerwerk und Trockenmörtel', 'Muratura e premiscelati', 'Duvar malzemeleri ve hazır harçlar'),
  about: t(
    'Bricks, blocks and paving stones with the mixes to lay them. Order one batch for one wall: shade and size differ slightly between batches.',
    'Кирпич, блоки, брусчатка и смеси для работы с ними. На одну стену берите одну партию: оттенок и размер партий немного различаются.',
    'Opeka, blokovi, behaton i smese za ugradnju. Za jedan zid naručite jednu seriju: nijansa i dimenzije serija se malo razlikuju.',
    'Ziegel, Steine und Pflaster samt passenden Mörteln. Für eine Wand nur eine Charge bestellen: Farbton und Maß weichen zwischen Chargen leicht ab.',
    'Mattoni, blocchi e masselli con le malte per posarli. Per una parete ordini un solo lotto: tono e misura variano leggermente tra i lotti.',
    'Tuğla, blok ve parke taşları ile bunların harçları. Bir duvar için tek parti sipariş edin: partiler arasında ton ve ölçü biraz değişir.',
  ),
  categories: [
    {
      key: 'clay-bricks',
      name: t('Clay bricks', 'Керамический кирпич', 'Opeka', 'Ziegelsteine', 'Mattoni', 'Tuğlalar'),
      about: t(
        'Solid bricks go into foundations and chimneys, hollow ones into walls that must keep warmth. For facades choose a frost resistance of F100 or higher.',
        'Полнотелый кирпич идёт в цоколи и дымоходы, пустотелый — в стены, которые должны сохранять тепло. Для фасадов выбирайте морозостойкость от F100.',
        'Puna opeka se koristi za temelje i dimnjake, a šuplja za zidove koji treba da čuvaju toplotu. Za fasade izaberite otpornost na mraz od F100 naviše.',
        'Vollziegel eignen sich für Sockel und Schornsteine, Lochziegel für wärmedämmende Wände. Für Fassaden eine Frostbeständigkeit ab F100 wählen.',
        'I mattoni pieni servono per fondazioni e camini, i forati per pareti che devono trattenere il calore. Per le facciate scelga una resistenza al gelo da F100 in su.',
        'Dolu tuğla temel ve bacada, delikli tuğla ısı tutması gereken duvarda kullanılır. Cephe için F100 ve üzeri don dayanımı seçin.',
      ),
      view: 'grid', unit: 'thousandPieces', brands,
      characteristics: [
        [brickType, ['solid', 'hollow']], [brickFormat, ['b250-120-65', 'b250-120-88', 'b240-115-71', 'b250-85-65', 'b190-90-50']], [strengthClass, ['m100', 'm125', 'm150', 'm200', 'm300']],
        [colour, ['red', 'brown', 'beige', 'yellow', 'grey']], [frostResistance, ['f50', 'f100', 'f200']], [palletCount, (values) => Math.round(900 / litres(values) / 10) * 10],
      ],
      title: t(
        'Clay brick, {brickType}, {brickFormat} mm, {strengthClass}, {frostResistance}, {colour}', 'Кирпич керамический {brickType} {brickFormat} мм, {strengthClass}, {frostResistance}, цвет: {colour}',
        'Opeka {brickType}, {brickFormat} mm, {strengthClass}, {frostResistance}, boja: {colour}', '{brickType} {brickFormat} mm, {strengthClass}, {frostResistance}, {colour}',
        'Mattone {brickType} {brickFormat} mm, {strengthClass}, {frostResistance}, colore {colour}', 'Tuğla, {brickType}, {brickFormat} mm, {strengthClass}, {frostResistance}, {colour}',
      ),
      description: t(
        'Fired clay brick of {brickFormat} mm, compressive strength {strengthClass}, frost resistance {frostResistance}. Stacked on a pallet of {palletCount} pieces under shrink film.',
        'Обожжённый керамический кирпич {brickFormat} мм, марка прочности {strengthClass}, морозостойкость {frostResistance}. На поддоне {palletCount} шт. в термоусадочной плёнке.',
        'Pečena opeka {brickFormat} mm, čvrstoće {strengthClass}, otpornosti na mraz {frostResistance}. Na paleti je {palletCount} kom. u termoskupljajućoj foliji.',
        'Gebrannter Ziegel {brickFormat} mm, Druckfestigkeit {strengthClass}, Frostbeständigkeit {frostResistance}. Palette mit {palletCount} Stück unter Schrumpffolie.',
        'Mattone in laterizio da {brickFormat} mm, resistenza {strengthClass}, resistenza al gelo {frostResistance}. Bancale da {palletCount} pezzi in film termoretraibile.',
        '{brickFormat} mm pişmiş kil tuğla, basınç dayanımı {strengthClass}, don dayanımı {frostResistance}. Palette {palletCount} adet, shrink filmle sarılıdır.',
      ),
      price: (values) => litres(values) * 110 * (values.brickType === 'solid' ? 1.1 : 1) * factor(values, 'strengthClass', { m100: 0.9, m150: 1.1, m200: 1.3, m300: 1.7 }) * factor(values, 'frostResistance', { f100: 1.1, f200: 1.3 }) * (values.colour === 'red' ? 1 : 1.2),
      minimum: [1, 2, 5], step: [1], code: 'BRK',
      drawing: (values) => ({ kind: 'brick', variant: str(values, 'brickType'), count: str(values, 'brickFormat').includes('88') ? 18 : 12, labels: sizes(values, 'brickFormat') }),
    },
    {
      key: 'aerated-concrete-blocks',
      name: t('Aerated concrete blocks', 'Газобетонные блоки', 'Porobeton blokovi', 'Porenbetonsteine', 'Blocchi in calcestruzzo cellulare', 'Gazbeton bloklar'),
      about: t(
        'D400 insulates better, D600 holds anchors and floors better. Lay on thin-bed adhesive with 2–3 mm joints: thick mortar joints cost warmth.',
        'D400 лучше держит тепло, D600 — крепёж и перекрытия. Кладите на клей со швом 2–3 мм: толстый растворный шов теряет тепло.',
        'D400 bolje izoluje, a D600 bolje drži tiplove i međuspratne konstrukcije. Zidajte na lepak sa spojem 2–3 mm: debela fuga gubi toplotu.',
        'D400 dämmt besser, D600 hält Dübel und Decken besser. Mit Dünnbettmörtel und 2–3 mm Fuge verarbeiten: Dicke Fugen kosten Wärme.',
        'Il D400 isola meglio, il D600 tiene meglio tasselli e solai. Posi i blocchi con collante e giunti di 2–3 mm: i giunti spessi disperdono calore.',
        'D400 daha iyi yalıtır, D600 dübel ve döşemeyi daha iyi taşır. 2–3 mm derzle ince yapıştırıcı kullanın: kalın derz ısı kaybettirir.',
      ),
      view: 'list', unit: 'cubicMetre', brands,
      characteristics: [
        [thickness, [75, 100, 150, 200, 250, 300, 375]], [length, [600, 625]], [height, [200, 250]], [density, ['d300', 'd400', 'd500', 'd600']],
        [blockStrength, ['b2.5', 'b3.5', 'b5']], [application, (values) => (num(values, 'thickness') < 200 ? ['partitions'] : ['walls'])],
      ],
      isReal: (values) => values.blockStrength === 'b5' ? values.density === 'd600' : values.density !== 'd300' || values.blockStrength === 'b2.5',
      title: t(
        'Aerated concrete block {length}×{height}×{thickness} mm, {density}, {blockStrength}', 'Газобетонный блок {length}×{height}×{thickness} мм, {density}, {blockStrength}',
        'Porobeton blok {length}×{height}×{thickness} mm, {density}, {blockStrength}', 'Porenbetonstein {length}×{height}×{thickness} mm, {density}, {blockStrength}',
        'Blocco in calcestruzzo cellulare {length}×{height}×{thickness} mm, {density}, {blockStrength}', 'Gazbeton blok {length}×{height}×{thickness} mm, {density}, {blockStrength}',
      ),
      description: t(
        'Autoclaved block of density {density} and strength class {blockStrength} for walls {thickness} mm thick. Can be sawn by hand; delivered on pallets under film, sold by the cubic metre.',
        'Автоклавный блок плотностью {density}, класс прочности {blockStrength}, для стен толщиной {thickness} мм. Пилится ручной пилой; поставляется на поддонах в плёнке, продаётся кубометрами.',
        'Autoklavirani blok gustine {density}, klase čvrstoće {blockStrength}, za zidove debljine {thickness} mm. Seče se ručnom testerom; isporučuje se na paletama, prodaje se po kubnom metru.',
        'Dampfgehärteter Stein der Rohdichte {density} und Festigkeitsklasse {blockStrength} für {thickness} mm dicke Wände. Von Hand sägbar; auf Paletten unter Folie, Verkauf nach Kubikmeter.',
        'Blocco autoclavato di densità {density} e classe {blockStrength} per pareti da {thickness} mm. Si taglia con sega manuale; consegnato su bancali, venduto a metro cubo.',
        '{thickness} mm duvarlar için {density} yoğunlukta, {blockStrength} dayanım sınıfında otoklavlanmış blok. El testeresiyle kesilir; filmli paletle gelir, metreküple satılır.',
      ),
      price: (values) => 58 * factor(values, 'density', { d300: 1.12, d400: 1.05, d600: 1.04 }) * factor(values, 'blockStrength', { 'b3.5': 1.05, b5: 1.12 }) + (num(values, 'thickness') < 150 ? 6 : 0) + num(values, 'length') / 100,
      minimum: [2, 4, 10], step: [1, 2], code: 'AAC',
      drawing: (values) => ({ kind: 'brick', variant: 'solid', labels: [`${num(values, 'length')}`, `${num(values, 'thickness')}`, `${num(values, 'height')}`] }),
    },
    {
      key: 'paving-stones',
      name: t('Paving stones', 'Брусчатка', 'Behaton ploče', 'Pflastersteine', 'Masselli autobloccanti', 'Parke taşları'),
      about: t(
        'For footpaths 40 mm is enough, for cars take 60 mm, for lorries 80 mm and more. Lay on a compacted base with a slope for water.',
        'Для дорожек достаточно 40 мм, под легковые машины — 60 мм, под грузовики — от 80 мм. Укладывайте на уплотнённое основание с уклоном для воды.',
        'Za staze je dovoljno 40 mm, za automobile 60 mm, za kamione 80 mm i više. Postavlja se na nabijenu podlogu sa padom za vodu.',
        'Für Gehwege genügen 40 mm, für Pkw 60 mm, für Lkw ab 80 mm. Auf verdichtetem Unterbau mit Gefälle verlegen.',
        'Per i vialetti bastano 40 mm, per le auto 60 mm, per i camion almeno 80 mm. Posi su fondo compattato con pendenza per l’acqua.',
        'Yaya yolu için 40 mm, otomobil için 60 mm, kamyon için 80 mm ve üzeri gerekir. Sıkıştırılmış ve su eğimli zemine döşeyin.',
      ),
      view: 'grid', unit: 'squareMetre', brands,
      characteristics: [
        [paverShape, ['rectangle', 'square', 'wave', 'hexagon']], [thickness, [40, 60, 80, 100]], [colour, ['grey', 'red', 'brown', 'yellow', 'anthracite']], [length, [100, 200, 240]], [width, (values) => (values.paverShape === 'square' ? num(values, 'length') : num(values, 'length') / 2)],
        [frostResistance, ['f100', 'f200']],
      ],
      isReal: (values) => values.paverShape === 'square' || num(values, 'length') > 100,
      title: t(
        'Paving stone {length}×{width}×{thickness} mm, {paverShape}, {colour}, {frostResistance}', 'Брусчатка {length}×{width}×{thickness} мм, {paverShape}, цвет: {colour}, {frostResistance}',
        'Behaton {length}×{width}×{thickness} mm, {paverShape}, boja: {colour}, {frostResistance}', 'Pflasterstein {length}×{width}×{thickness} mm, {paverShape}, {colour}, {frostResistance}',
        'Massello {length}×{width}×{thickness} mm, {paverShape}, colore {colour}, {frostResistance}', 'Parke taşı {length}×{width}×{thickness} mm, {paverShape}, {colour}, {frostResistance}',
      ),
      description: t(
        'Vibro-pressed concrete paving {thickness} mm thick, frost resistance {frostResistance}. Layers are strapped on pallets; order 5% more for cutting.',
        'Вибропрессованная бетонная брусчатка толщиной {thickness} мм, морозостойкость {frostResistance}. Слои увязаны на поддонах; добавьте 5 % на подрезку.',
        'Vibropresovani beton debljine {thickness} mm, otpornosti na mraz {frostResistance}. Redovi su vezani na paletama; naručite 5% više zbog sečenja.',
        'Betonpflaster, {thickness} mm dick, Frostbeständigkeit {frostResistance}. Lagenweise auf Paletten verzurrt; 5 % Verschnitt einrechnen.',
        'Massello in calcestruzzo vibrocompresso da {thickness} mm, resistenza al gelo {frostResistance}. Strati reggiati su bancale; ordinare il 5% in più per i tagli.',
        '{thickness} mm kalınlıkta vibropres beton taş, don dayanımı {frostResistance}. Sıralar palete çemberlenir; kesim için %5 fazla sipariş edin.',
      ),
      price: (values) => 3.5 + num(values, 'thickness') * 0.085 * (values.colour === 'grey' ? 1 : 1.25) * (values.frostResistance === 'f200' ? 1.12 : 1),
      minimum: [10, 20, 50], step: [5, 10], code: 'PAV',
      drawing: (values) => ({ kind: 'brick', variant: 'paver', labels: [`${num(values, 'length')}`, `${num(values, 'width')}`, `${num(values, 'thickness')}`] }),
    },
    {
      key: 'dry-mixes',
      name: t('Dry mixes', 'Сухие строительные смеси', 'Suve građevinske smese', 'Trockenmörtel', 'Malte premiscelate', 'Hazır kuru harçlar'),
      about: t(
        'Gypsum mixes stay indoors in dry rooms, cement mixes suit damp rooms and facades. Add only as much water as stated: more water means cracks.',
        'Гипсовые смеси — для сухих помещений, цементные — для влажных и фасадов. Воды добавляйте строго по инструкции: избыток ведёт к трещинам.',
        'Gipsane smese su za suve prostorije, a cementne za vlažne i za fasade. Vodu dodajte tačno po uputstvu: višak izaziva pukotine.',
        'Gipshaltige Mörtel gehören in trockene Innenräume, zementhaltige in Feuchträume und an Fassaden. Wassermenge einhalten: Zu viel führt zu Rissen.',
        'Le miscele a gesso sono per interni asciutti, quelle cementizie per ambienti umidi e facciate. Rispetti la dose d’acqua: l’eccesso provoca crepe.',
        'Alçılı karışımlar kuru iç mekân, çimentolular nemli hacim ve cephe içindir. Suyu yalnızca belirtildiği kadar ekleyin: fazlası çatlatır.',
      ),
      view: 'list', unit: 'bag', brands,
      characteristics: [
        [mixType, ['tile-adhesive', 'gypsum-plaster', 'cement-plaster', 'levelling', 'masonry-mortar']], [bagWeight, [5, 20, 25, 30, 40]], [layerThickness, [5, 10, 15, 30, 50]],
        [colour, ['grey', 'white']], [application, (values) => mixPlaces[str(values, 'mixType')] ?? ['walls']], [forFrost, (values, random) => values.mixType !== 'gypsum-plaster' && random() < 0.4],
      ],
      title: t(
        'Dry mix: {mixType}, bag {bagWeight} kg, layer up to {layerThickness} mm, {colour}', 'Сухая смесь: {mixType}, мешок {bagWeight} кг, слой до {layerThickness} мм, цвет: {colour}',
        'Suva smesa: {mixType}, džak {bagWeight} kg, sloj do {layerThickness} mm, boja: {colour}', '{mixType}, Sack {bagWeight} kg, Schicht bis {layerThickness} mm, {colour}',
        'Premiscelato: {mixType}, sacco {bagWeight} kg, strato max {layerThickness} mm, colore {colour}', 'Kuru harç: {mixType}, torba {bagWeight} kg, katman ≤ {layerThickness} mm, {colour}',
      ),
      description: t(
        'Factory-made mix ({mixType}) in a paper bag of {bagWeight} kg, mixed with water on site. Largest layer in one pass {layerThickness} mm; shelf life 12 months in a dry place.',
        'Заводская смесь ({mixType}) в бумажном мешке {bagWeight} кг, затворяется водой на объекте. Слой за один проход до {layerThickness} мм; хранить в сухом месте до 12 месяцев.',
        'Fabrička smesa ({mixType}) u papirnom džaku od {bagWeight} kg, meša se sa vodom na gradilištu. Najveći sloj u jednom prolazu {layerThickness} mm; rok 12 meseci na suvom.',
        'Werktrockenmörtel ({mixType}) im Papiersack zu {bagWeight} kg, auf der Baustelle mit Wasser anzumischen. Schicht je Arbeitsgang bis {layerThickness} mm; trocken 12 Monate lagerfähig.',
        'Miscela pronta ({mixType}) in sacco di carta da {bagWeight} kg, da impastare con acqua in cantiere. Strato massimo per mano {layerThickness} mm; conservazione 12 mesi all’asciutto.',
        'Fabrika yapımı karışım ({mixType}), {bagWeight} kg kâğıt torbada; şantiyede suyla karılır. Tek katta en çok {layerThickness} mm; kuru yerde 12 ay saklanır.',
      ),
      price: (values) => 0.6 + num(values, 'bagWeight') * 0.15 * factor(values, 'mixType', { 'tile-adhesive': 1.2, 'gypsum-plaster': 1, 'cement-plaster': 0.8, levelling: 1.7, 'masonry-mortar': 0.7 }) * (values.colour === 'white' ? 1.35 : 1) * (values.forFrost === true ? 1.15 : 1),
      minimum: [10, 20, 40], step: [5, 10], code: 'MIX',
      drawing: (values) => ({ kind: 'bag', variant: 'sack', ratio: num(values, 'bagWeight') < 20 ? 1.3 : 1.6, labels: [`${num(values, 'bagWeight') * 5 + 250}`, `${num(values, 'bagWeight') * 10 + 350}`] }),
    },
  ],
}
