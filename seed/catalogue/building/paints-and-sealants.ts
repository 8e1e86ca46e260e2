import { type GroupSeed, num, str, t } from '../../types.ts'
import { factor, several } from '../declare.ts'
import {
  application, canVolume, colour, fireClass, foamUse, foamYield, gloss, mouldResistant, movement, paintBase, sealantType, season, spreadingRate, standard, tintable, volumeMl,
} from './characteristics.ts'

const brands = ['Colorvia', 'Sealmont', 'Penoform', 'Lakorin'] as const

export const paintsAndSealants: GroupSeed = {
  key: 'paints-and-sealants',
  name: t('Paints and sealants', 'Краски и герметики', 'Boje i zaptivne mase', 'Farben und Dichtstoffe', 'Pitture e sigillanti', 'Boyalar ve mastikler'),
  about: t(
    'Paints, sealants and foams for finishing and installation work. Watch the shelf life and the storage temperature: frost spoils water-based goods.',
    'Краски, герметики и пены для отделки и монтажа. Следите за сроком годности и температурой хранения: мороз портит водные составы.',
    'Boje, zaptivne mase i pene za završne i montažne radove. Pazite na rok i temperaturu čuvanja: mraz kvari proizvode na bazi vode.',
    'Farben, Dichtstoffe und Schäume für Ausbau und Montage. Haltbarkeit und Lagertemperatur beachten: Frost verdirbt wasserbasierte Ware.',
    'Pitture, sigillanti e schiume per finitura e montaggio. Attenzione a scadenza e temperatura di stoccaggio: il gelo rovina i prodotti all’acqua.',
    'İnce işler ve montaj için boya, mastik ve köpükler. Raf ömrüne ve saklama sıcaklığına dikkat edin: don su bazlı ürünleri bozar.',
  ),
  categories: [
    {
      key: 'wall-paints',
      name: t('Paints', 'Краски', 'Boje', 'Wandfarben', 'Pitture', 'Boyalar'),
      about: t(
        'Matt paint hides uneven walls, glossy paint washes more easily. Divide the area by the spreading rate and multiply by two coats to know the litres.',
        'Матовая краска скрывает неровности, глянцевая легче моется. Разделите площадь на укрывистость и умножьте на два слоя — получите литры.',
        'Mat boja prikriva neravnine, sjajna se lakše pere. Podelite površinu izdašnošću i pomnožite sa dva sloja da dobijete litre.',
        'Matte Farbe kaschiert Unebenheiten, glänzende lässt sich leichter abwaschen. Fläche durch Ergiebigkeit teilen und mit zwei Anstrichen malnehmen ergibt die Liter.',
        'La pittura opaca nasconde le irregolarità, la lucida si lava meglio. Divida la superficie per la resa e moltiplichi per due mani per ottenere i litri.',
        'Mat boya kusurları gizler, parlak boya kolay yıkanır. Alanı örtücülüğe bölüp iki katla çarparak litreyi bulun.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [paintBase, ['acrylic', 'latex', 'silicate', 'silicone', 'alkyd']], [gloss, ['matt-paint', 'semi-matt', 'gloss-paint']], [colour, ['white', 'transparent', 'grey', 'beige', 'brown']], [canVolume, [0.9, 2.5, 5, 10, 15]],
        [spreadingRate, [7, 8, 10, 12]], [tintable, (values) => values.colour === 'white' || values.colour === 'transparent'], [application, several(['walls'], ['ceilings', 'facades'])],
      ],
      isReal: (values) => (values.paintBase !== 'silicate' || values.gloss === 'matt-paint') && (values.colour !== 'transparent' || values.tintable === true),
      title: t(
        'Paint, {paintBase}, {gloss}, {colour}, {canVolume} l', 'Краска {paintBase} {gloss}, цвет: {colour}, {canVolume} л', 'Boja {paintBase}, {gloss}, ton: {colour}, {canVolume} l',
        '{paintBase}farbe, {gloss}, {colour}, {canVolume} l', 'Pittura {paintBase}, {gloss}, colore {colour}, {canVolume} l', 'Boya, {paintBase}, {gloss}, {colour}, {canVolume} l',
      ),
      description: t(
        'Paint for mineral surfaces in a can of {canVolume} l, base: {paintBase}. Spreading rate about {spreadingRate} m²/l per coat; apply at 5 to 30 °C with a roller, brush or spray.',
        'Краска для минеральных поверхностей в таре {canVolume} л, основа: {paintBase}. Укрывистость около {spreadingRate} м²/л на слой; наносить при 5–30 °C валиком, кистью или распылителем.',
        'Boja za mineralne podloge u ambalaži od {canVolume} l, osnova: {paintBase}. Izdašnost oko {spreadingRate} m²/l po sloju; nanosi se na 5–30 °C valjkom, četkom ili prskanjem.',
        'Farbe für mineralische Untergründe im Gebinde zu {canVolume} l, Bindemittel: {paintBase}. Ergiebigkeit rund {spreadingRate} m²/l je Anstrich; bei 5–30 °C rollen, streichen oder spritzen.',
        'Pittura per fondi minerali in latta da {canVolume} l, legante: {paintBase}. Resa circa {spreadingRate} m²/l per mano; applicare a 5–30 °C con rullo, pennello o spruzzo.',
        'Mineral yüzeyler için {canVolume} l boya, bağlayıcı: {paintBase}. Kat başına örtücülük yaklaşık {spreadingRate} m²/l; 5–30 °C’de rulo, fırça veya püskürtmeyle uygulanır.',
      ),
      price: (values) => 0.8 + num(values, 'canVolume') * (1.2 + num(values, 'spreadingRate') * 0.12) * factor(values, 'paintBase', { latex: 1.2, silicate: 1.6, silicone: 1.8, alkyd: 1.4 }) * factor(values, 'gloss', { 'semi-matt': 1.1, 'gloss-paint': 1.15 }),
      minimum: [4, 12, 24], step: [2, 4], code: 'PNT',
      drawing: (values) => ({ kind: 'paintCan', variant: 'can', ratio: num(values, 'canVolume') < 3 ? 1.25 : 1, labels: [`${num(values, 'canVolume')} l`, `${Math.round(110 + Math.cbrt(num(values, 'canVolume')) * 75)}`] }),
    },
    {
      key: 'construction-sealants',
      name: t('Sealants', 'Герметики', 'Zaptivne mase', 'Dichtstoffe', 'Sigillanti', 'Mastikler'),
      about: t(
        'Neutral silicone does not attack metals and stone, acetic silicone adheres best to glass. Joints to be painted need acrylic or MS polymer: paint does not hold on silicone.',
        'Нейтральный силикон не вредит металлу и камню, уксусный лучше держится на стекле. Под покраску берите акрил или МС-полимер: на силиконе краска не держится.',
        'Neutralni silikon ne oštećuje metal i kamen, kiseli najbolje prijanja na staklo. Za farbanje uzmite akril ili MS polimer: boja se ne drži na silikonu.',
        'Neutralsilikon greift Metall und Stein nicht an, Acetatsilikon haftet am besten auf Glas. Überstreichbar sind Acryl und MS-Polymer: Auf Silikon hält keine Farbe.',
        'Il silicone neutro non intacca metalli e pietra, l’acetico aderisce meglio al vetro. Per giunti da verniciare usi acrilico o MS polimero: sul silicone la pittura non tiene.',
        'Nötr silikon metale ve taşa zarar vermez, asidik silikon cama en iyi tutunur. Boyanacak derzde akrilik veya MS polimer kullanın: silikonda boya tutmaz.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [sealantType, ['silicone-neutral', 'silicone-acetic', 'sanitary', 'acrylic-sealant', 'ms-polymer', 'polyurethane']], [colour, ['white', 'transparent', 'grey', 'black', 'beige', 'brown']], [volumeMl, [260, 280, 310, 600]],
        [movement, (values) => ({ 'acrylic-sealant': 10, 'ms-polymer': 25, polyurethane: 25 }[str(values, 'sealantType')] ?? 20)], [mouldResistant, (values) => values.sealantType === 'sanitary'], [standard, ['EN 15651-1', 'EN 15651-3']],
      ],
      isReal: (values) => values.colour !== 'transparent' || !['acrylic-sealant', 'polyurethane'].includes(str(values, 'sealantType')),
      title: t(
        'Sealant, {sealantType}, {colour}, {volumeMl} ml', 'Герметик {sealantType}, цвет: {colour}, {volumeMl} мл', 'Zaptivna masa, {sealantType}, boja: {colour}, {volumeMl} ml',
        '{sealantType}, {colour}, {volumeMl} ml', 'Sigillante, {sealantType}, colore {colour}, {volumeMl} ml', 'Mastik, {sealantType}, {colour}, {volumeMl} ml',
      ),
      description: t(
        'One-component joint sealant in a pack of {volumeMl} ml, tested to {standard}. Takes up joint movement of {movement}%; keep between 5 and 25 °C.',
        'Однокомпонентный герметик для швов в упаковке {volumeMl} мл, испытан по {standard}. Допускает деформацию шва {movement} %; хранить при 5–25 °C.',
        'Jednokomponentna zaptivna masa u pakovanju od {volumeMl} ml, ispitana prema {standard}. Podnosi pomeranje spoja {movement}%; čuvati na 5–25 °C.',
        'Einkomponentiger Fugendichtstoff im Gebinde zu {volumeMl} ml, geprüft nach {standard}. Bewegungsaufnahme {movement} %; bei 5–25 °C lagern.',
        'Sigillante monocomponente in confezione da {volumeMl} ml, testato secondo {standard}. Assorbe movimenti del {movement}%; conservare a 5–25 °C.',
        '{volumeMl} ml ambalajda tek bileşenli derz mastiği, {standard} uyarınca test edilmiştir. Derz hareketi %{movement}; 5–25 °C’de saklayın.',
      ),
      price: (values) => num(values, 'volumeMl') * 0.006 * factor(values, 'sealantType', { 'silicone-neutral': 1.4, sanitary: 1.5, 'acrylic-sealant': 0.7, 'ms-polymer': 2.4, polyurethane: 2 }) * (values.colour === 'white' ? 1 : 1.05),
      minimum: [12, 24, 48], step: [12], code: 'SEA',
      drawing: (values) => ({ kind: 'paintCan', variant: 'tube', ratio: num(values, 'volumeMl') > 400 ? 6 : 4.5, labels: [`${num(values, 'volumeMl')} ml`, num(values, 'volumeMl') > 400 ? '290' : '215'] }),
    },
    {
      key: 'mounting-foams',
      name: t('Mounting foams', 'Монтажные пены', 'Montažne pene', 'Montageschäume', 'Schiume poliuretaniche', 'Montaj köpükleri'),
      about: t(
        'Gun foam is dosed precisely and wastes less, straw foam needs no tools. Winter grades cure at −10 °C; for fire doors take class B1.',
        'Пистолетная пена дозируется точно и расходуется экономно, бытовая с трубкой не требует инструмента. Зимняя твердеет при −10 °C; для противопожарных дверей нужен класс B1.',
        'Pena za pištolj se precizno dozira i štedljiva je, a ručna ne traži alat. Zimska očvršćava na −10 °C; za vatrootporna vrata uzmite klasu B1.',
        'Pistolenschaum lässt sich genau dosieren und spart Material, Adapterschaum braucht kein Werkzeug. Winterschaum härtet bei −10 °C; für Brandschutztüren Klasse B1.',
        'La schiuma per pistola si dosa con precisione e riduce gli sprechi, la manuale non richiede attrezzi. L’invernale indurisce a −10 °C; per porte tagliafuoco serve la classe B1.',
        'Tabancalı köpük hassas dozlanır ve az fire verir, pipetli köpük alet istemez. Kışlık tip −10 °C’de kürlenir; yangın kapısı için B1 sınıfı seçin.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [foamUse, ['gun', 'straw']], [volumeMl, [500, 650, 750, 850]], [season, ['summer', 'winter', 'all-year']], [foamYield, (values) => Math.round(num(values, 'volumeMl') / (values.foamUse === 'gun' ? 15 : 19))],
        [fireClass, ['b1', 'b2', 'b3']], [colour, ['yellow', 'white', 'grey']],
      ],
      title: t(
        'Mounting foam, {foamUse}, {season}, {volumeMl} ml, {fireClass}, {colour}', 'Пена монтажная {foamUse}, {season}, {volumeMl} мл, {fireClass}, цвет: {colour}', 'Montažna pena {foamUse}, {season}, {volumeMl} ml, {fireClass}, boja: {colour}',
        '{foamUse}, {season}, {volumeMl} ml, {fireClass}, {colour}', 'Schiuma {foamUse}, {season}, {volumeMl} ml, {fireClass}, colore {colour}', 'Montaj köpüğü, {foamUse}, {season}, {volumeMl} ml, {fireClass}, {colour}',
      ),
      description: t(
        'One-component polyurethane foam for fitting windows and doors, fire class {fireClass}. A can of {volumeMl} ml yields up to {foamYield} l; twelve cans per carton, keep upright.',
        'Однокомпонентная полиуретановая пена для монтажа окон и дверей, класс {fireClass}. Баллон {volumeMl} мл даёт до {foamYield} л; в коробке 12 баллонов, хранить вертикально.',
        'Jednokomponentna poliuretanska pena za ugradnju prozora i vrata, klasa {fireClass}. Doza od {volumeMl} ml daje do {foamYield} l; 12 doza u kutiji, čuvati uspravno.',
        'Einkomponentiger PU-Schaum für die Montage von Fenstern und Türen, Klasse {fireClass}. Eine Dose zu {volumeMl} ml ergibt bis {foamYield} l; 12 Dosen je Karton, stehend lagern.',
        'Schiuma poliuretanica monocomponente per la posa di finestre e porte, classe {fireClass}. Una bombola da {volumeMl} ml rende fino a {foamYield} l; 12 per scatola, tenere in verticale.',
        'Pencere ve kapı montajı için tek bileşenli poliüretan köpük, {fireClass} sınıfı. {volumeMl} ml kutu {foamYield} l’ye kadar köpük verir; kolide 12 kutu, dik saklayın.',
      ),
      price: (values) => num(values, 'volumeMl') * 0.0045 * factor(values, 'fireClass', { b1: 1.8, b2: 1.2 }) * factor(values, 'season', { winter: 1.08, 'all-year': 1.05 }) * (values.foamUse === 'gun' ? 1.1 : 1),
      minimum: [12, 24, 60], step: [12], code: 'FOM',
      drawing: (values) => ({ kind: 'paintCan', variant: values.foamUse === 'gun' ? 'foam' : 'spray', ratio: num(values, 'volumeMl') / 200, labels: [`${num(values, 'volumeMl')} ml`, `${Math.round(150 + num(values, 'volumeMl') / 5)}`] }),
    },
  ],
}
