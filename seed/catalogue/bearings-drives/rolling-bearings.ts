import type { GroupSeed, Values } from '../../types.ts'
import { num, str, t } from '../../types.ts'
import { keys, labelOf, lookUp } from '../declare.ts'
import * as the from './characteristics.ts'

type Boundary = readonly [outer: number, width: number]

// Boundary dimensions by ISO 15 and ISO 355: series, bore, then outside diameter and width.
const boundaries: Record<string, Record<number, Boundary>> = {
  60: { 10: [26, 8], 12: [28, 8], 15: [32, 9], 17: [35, 10], 20: [42, 12], 25: [47, 12], 30: [55, 13], 35: [62, 14], 40: [68, 15],
    45: [75, 16], 50: [80, 16], 60: [95, 18] },
  62: { 10: [30, 9], 12: [32, 10], 15: [35, 11], 17: [40, 12], 20: [47, 14], 25: [52, 15], 30: [62, 16], 35: [72, 17],
    40: [80, 18], 45: [85, 19], 50: [90, 20], 60: [110, 22] },
  63: { 10: [35, 11], 12: [37, 12], 15: [42, 13], 17: [47, 14], 20: [52, 15], 25: [62, 17], 30: [72, 19], 35: [80, 21],
    40: [90, 23], 45: [100, 25], 50: [110, 27], 60: [130, 31] },
  302: { 20: [47, 15.25], 25: [52, 16.25], 30: [62, 17.25], 35: [72, 18.25], 40: [80, 19.75], 45: [85, 20.75], 50: [90, 21.75],
    60: [110, 23.75] },
  303: { 20: [52, 16.25], 25: [62, 18.25], 30: [72, 20.75], 35: [80, 22.75], 40: [90, 25.25], 45: [100, 27.25], 50: [110, 29.25],
    60: [130, 33.5] },
  322: { 20: [47, 19.25], 25: [52, 19.25], 30: [62, 21.25], 35: [72, 24.25], 40: [80, 24.75], 45: [85, 24.75], 50: [90, 24.75],
    60: [110, 29.75] },
}
const sameAs: Record<string, string> = { nu2: '62', nj2: '62', nu3: '63', nj3: '63' }
const needleOuter: Record<number, number> =
  { 8: 12, 10: 14, 12: 18, 15: 21, 16: 22, 18: 24, 20: 26, 22: 28, 25: 32, 30: 37, 35: 42, 40: 47, 45: 52, 50: 58 }

const boundary = (values: Values): Boundary =>
  boundaries[sameAs[str(values, 'series')] ?? str(values, 'series')]?.[num(values, 'bore')] ?? [0, 0]
const boreCode = (bore: number) => bore < 20 ? ({ 10: '00', 12: '01', 15: '02', 17: '03' })[bore] ?? ''
  : String(bore / 5).padStart(2, '0')
const clearanceSuffix = (values: Values) => values.clearance === 'cn' ? '' : ` ${labelOf(values, the.clearance)}`

/** Grows with the volume of steel in the ring. */
function ringPrice(values: Values, base: number, perCubicCentimetre: number) {
  const [outer, bore, width] = [num(values, 'outer'), num(values, 'bore'), num(values, 'width')]
  return base + ((outer * outer - bore * bore) * width * 0.785 / 1000) * perCubicCentimetre
}

const dimensionLabels = (values: Values) => [`Ø ${num(values, 'outer')}`, `Ø ${num(values, 'bore')}`, `${num(values, 'width')}`]
const ratioOf = (values: Values) => num(values, 'outer') / num(values, 'bore')

export const rollingBearings: GroupSeed = {
  key: 'rolling-bearings',
  name: t('Rolling bearings', 'Подшипники качения', 'Kotrljajni ležajevi', 'Wälzlager', 'Cuscinetti volventi', 'Rulmanlar'),
  about: t(
    'Ball, roller and needle bearings in metric ISO sizes. The designation on the old bearing tells the series, the bore and the seals.',
    'Шариковые, роликовые и игольчатые подшипники метрических размеров ISO. Обозначение на старом подшипнике говорит о серии, диаметре отверстия и уплотнениях.',
    'Kuglični, valjkasti i igličasti ležajevi metričkih ISO dimenzija. Oznaka na starom ležaju govori o seriji, prečniku otvora i zaptivanju.',
    'Kugel-, Rollen- und Nadellager in metrischen ISO-Abmessungen. Das Kurzzeichen auf dem alten Lager nennt Baureihe, Bohrung und Abdichtung.',
    'Cuscinetti a sfere, a rulli e a rullini nelle dimensioni metriche ISO. La sigla sul vecchio cuscinetto indica serie, foro e tenute.',
    'Metrik ISO ölçülerinde bilyalı, makaralı ve iğneli rulmanlar. Eski rulmanın üzerindeki kod seriyi, iç çapı ve kapak tipini gösterir.',
  ),
  categories: [
    {
      key: 'ball-bearings',
      name: t('Deep groove ball bearings', 'Шариковые радиальные подшипники', 'Radijalni kuglični ležajevi', 'Rillenkugellager',
        'Cuscinetti radiali a sfere', 'Sabit bilyalı rulmanlar'),
      about: t(
        'Rubber seals keep grease in and dust out, steel shields run faster and cooler, open bearings are lubricated by the machine. C3 clearance is right for electric motors and warm shafts. Series 63 carries more than 62 and 60 on the same shaft.',
        'Резиновые уплотнения удерживают смазку и не пускают пыль, стальные шайбы допускают более высокие обороты, открытые подшипники смазывает сама машина. Зазор C3 нужен электродвигателям и нагретым валам. Серия 63 несёт больше, чем 62 и 60, на том же валу.',
        'Gumene zaptivke zadržavaju mast i ne propuštaju prašinu, čelični poklopci dozvoljavaju veći broj obrtaja, otvorene ležajeve podmazuje mašina. Zazor C3 je za elektromotore i zagrejana vratila. Serija 63 nosi više od 62 i 60 na istom vratilu.',
        'Dichtscheiben halten Fett im Lager und Staub fern, Deckscheiben laufen schneller und kühler, offene Lager schmiert die Maschine. C3 ist richtig für Elektromotoren und warme Wellen. Reihe 63 trägt auf gleicher Welle mehr als 62 und 60.',
        'Gli schermi in gomma trattengono il grasso e fermano la polvere, quelli metallici consentono più giri, i cuscinetti aperti sono lubrificati dalla macchina. Il gioco C3 è adatto a motori elettrici e alberi caldi. A parità di albero la serie 63 porta più della 62 e della 60.',
        'Kauçuk kapak gresi tutar, tozu engeller; sac kapak daha yüksek devre uygundur; açık rulmanı makine yağlar. C3 boşluk elektrik motorları ve ısınan miller içindir. Aynı milde 63 serisi, 62 ve 60 serilerinden daha fazla yük taşır.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(0, 4), code: 'DGB',
      characteristics: [
        [the.bore, [10, 12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 60]],
        [the.series, ['60', '62', '63']],
        [the.outer, (values) => boundary(values)[0]],
        [the.width, (values) => boundary(values)[1]],
        [the.shielding, ['open', 'zz', '2rs']],
        [the.clearance, keys('CN', 'C3')],
        [the.designation, (values) => `${str(values, 'series')}${boreCode(num(values, 'bore'))}${
          lookUp(values, 'shielding', { open: '', zz: '-ZZ', '2rs': '-2RS' })}${clearanceSuffix(values)}`],
      ],
      title: t(
        'Ball bearing {brand} {designation}, {bore}×{outer}×{width} mm',
        'Подшипник шариковый {brand} {designation}, {bore}×{outer}×{width} мм',
        'Kuglični ležaj {brand} {designation}, {bore}×{outer}×{width} mm',
        'Rillenkugellager {brand} {designation}, {bore}×{outer}×{width} mm',
        'Cuscinetto a sfere {brand} {designation}, {bore}×{outer}×{width} mm',
        'Bilyalı rulman {brand} {designation}, {bore}×{outer}×{width} mm',
      ),
      description: t(
        'Single-row deep groove ball bearing of chrome steel, series {series}, for radial and moderate axial loads. Shielding: {shielding}; clearance {clearance}. Individually boxed.',
        'Однорядный радиальный шарикоподшипник из хромистой стали, серия {series}, для радиальных и умеренных осевых нагрузок. Защита: {shielding}; зазор {clearance}. Индивидуальная коробка.',
        'Jednoredni radijalni kuglični ležaj od hromnog čelika, serija {series}, za radijalna i umerena aksijalna opterećenja. Zaštita: {shielding}; zazor {clearance}. Pojedinačno pakovanje.',
        'Einreihiges Rillenkugellager aus Chromstahl, Reihe {series}, für radiale und mäßige axiale Lasten. Abdichtung: {shielding}; Lagerluft {clearance}. Einzeln verpackt.',
        'Cuscinetto radiale a una corona di sfere in acciaio al cromo, serie {series}, per carichi radiali e assiali moderati. Protezione: {shielding}; gioco {clearance}. Scatola singola.',
        'Krom çelikten tek sıralı sabit bilyalı rulman, seri {series}, radyal ve orta düzey eksenel yükler için. Koruma: {shielding}; boşluk {clearance}. Tekli kutuda.',
      ),
      price: (values) => ringPrice(values, 0.35, 0.042) * lookUp(values, 'shielding', { open: 1, zz: 1.06, '2rs': 1.12 })
        * (values.clearance === 'c3' ? 1.03 : 1),
      minimum: [10, 50, 100], step: [5, 10],
      drawing: (values) => ({ kind: 'bearing', variant: 'ball', ratio: ratioOf(values), count: values.series === '60' ? 11
        : values.series === '62' ? 9 : 8,
        labels: dimensionLabels(values) }),
    },
    {
      key: 'tapered-bearings',
      name: t('Tapered roller bearings', 'Конические роликовые подшипники', 'Konusno-valjkasti ležajevi', 'Kegelrollenlager',
        'Cuscinetti a rulli conici',
        'Konik makaralı rulmanlar'),
      about: t(
        'Tapered bearings take radial and axial load together, but only in one direction, so they are fitted in pairs and adjusted. Series 303 carries the most, 322 is wide at the same outside diameter as 302. Class P5 is for spindles and precise gearboxes.',
        'Конические подшипники воспринимают радиальную и осевую нагрузку, но осевую лишь в одну сторону, поэтому их ставят парами и регулируют. Серия 303 самая грузоподъёмная, 322 шире при том же наружном диаметре, что у 302. Класс P5 нужен шпинделям и точным редукторам.',
        'Konusni ležajevi primaju radijalno i aksijalno opterećenje, ali aksijalno samo u jednom smeru, pa se ugrađuju u paru i podešavaju. Serija 303 nosi najviše, 322 je šira pri istom spoljašnjem prečniku kao 302. Klasa P5 je za vretena i precizne reduktore.',
        'Kegelrollenlager tragen radiale und axiale Last zugleich, axial aber nur in einer Richtung; deshalb baut man sie paarweise ein und stellt sie an. Reihe 303 trägt am meisten, 322 ist bei gleichem Außendurchmesser breiter als 302. P5 ist für Spindeln und genaue Getriebe.',
        'I cuscinetti conici reggono insieme carico radiale e assiale, quest’ultimo in una sola direzione: si montano perciò in coppia e si registrano. La serie 303 porta di più, la 322 è più larga della 302 a parità di diametro esterno. La classe P5 è per mandrini e riduttori di precisione.',
        'Konik rulmanlar radyal ve eksenel yükü birlikte taşır, ancak eksenel yükü tek yönde; bu yüzden çift olarak takılır ve ayarlanır. 303 serisi en çok yükü taşır, 322 aynı dış çapta 302’den geniştir. P5 sınıfı iş milleri ve hassas redüktörler içindir.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(0, 4), code: 'TRB',
      characteristics: [
        [the.bore, [20, 25, 30, 35, 40, 45, 50, 60]],
        [the.series, ['302', '303', '322']],
        [the.outer, (values) => boundary(values)[0]],
        [the.width, (values) => boundary(values)[1]],
        [the.precision, keys('P0', 'P6', 'P5')],
        [the.cage, ['steel', 'polyamide']],
        [the.designation, (values) => `${str(values, 'series')}${boreCode(num(values, 'bore'))}${
          values.precision === 'p0' ? '' : ` ${labelOf(values, the.precision)}`}`],
      ],
      title: t(
        'Tapered bearing {brand} {designation}, {bore}×{outer}×{width} mm',
        'Подшипник конический {brand} {designation}, {bore}×{outer}×{width} мм',
        'Konusni ležaj {brand} {designation}, {bore}×{outer}×{width} mm',
        'Kegelrollenlager {brand} {designation}, {bore}×{outer}×{width} mm',
        'Cuscinetto conico {brand} {designation}, {bore}×{outer}×{width} mm',
        'Konik rulman {brand} {designation}, {bore}×{outer}×{width} mm',
      ),
      description: t(
        'Single-row tapered roller bearing to ISO 355, inner ring with rollers and separate outer ring. Precision class {precision}, {cage}. For wheel hubs, gearboxes and conveyor drums.',
        'Однорядный конический роликоподшипник по ISO 355, внутреннее кольцо с роликами и отдельное наружное кольцо. Класс точности {precision}, {cage}. Для ступиц, редукторов и барабанов конвейеров.',
        'Jednoredni konusno-valjkasti ležaj prema ISO 355, unutrašnji prsten sa valjcima i odvojen spoljašnji prsten. Klasa tačnosti {precision}, {cage}. Za glavčine, reduktore i bubnjeve transportera.',
        'Einreihiges Kegelrollenlager nach ISO 355, Innenring mit Rollen und loser Außenring. Toleranzklasse {precision}, {cage}. Für Radnaben, Getriebe und Förderbandtrommeln.',
        'Cuscinetto a una corona di rulli conici secondo ISO 355, cono con rulli e coppa separata. Classe di precisione {precision}, {cage}. Per mozzi ruota, riduttori e tamburi di nastri.',
        'ISO 355 normuna uygun tek sıralı konik makaralı rulman; makaralı iç bilezik ve ayrı dış bilezik. Hassasiyet sınıfı {precision}, {cage}. Tekerlek göbeği, redüktör ve konveyör tamburları için.',
      ),
      price: (values) => ringPrice(values, 1.1, 0.055) * lookUp(values, 'precision', { p0: 1, p6: 1.25, p5: 2.1 })
        * (values.cage === 'polyamide' ? 1.04 : 1),
      minimum: [5, 10, 50], step: [5],
      drawing: (values) => ({ kind: 'bearing', variant: 'tapered', ratio: ratioOf(values), count: 16,
        labels: dimensionLabels(values) }),
    },
    {
      key: 'cylindrical-bearings',
      name: t('Cylindrical roller bearings', 'Цилиндрические роликовые подшипники', 'Cilindrično-valjkasti ležajevi',
        'Zylinderrollenlager',
        'Cuscinetti a rulli cilindrici', 'Silindirik makaralı rulmanlar'),
      about: t(
        'NU bearings let the shaft move lengthwise and serve as the floating end; NJ bearings guide it in one direction. They carry far more radial load than ball bearings of the same size. Brass cages stand vibration and high speed, polyamide runs quietly up to 120 °C.',
        'Подшипники NU позволяют валу смещаться вдоль оси и служат плавающей опорой, NJ удерживают его в одну сторону. Радиальную нагрузку они несут намного большую, чем шариковые того же размера. Латунный сепаратор выдерживает вибрацию и высокие обороты, полиамидный работает тихо до 120 °C.',
        'Ležajevi NU dozvoljavaju uzdužno pomeranje vratila i služe kao slobodno uležištenje, NJ ga vode u jednom smeru. Nose mnogo veće radijalno opterećenje od kugličnih iste veličine. Mesingani kavez podnosi vibracije i velike brzine, poliamidni radi tiho do 120 °C.',
        'NU-Lager lassen die Welle axial wandern und dienen als Loslager, NJ-Lager führen sie in einer Richtung. Radial tragen sie weit mehr als gleich große Kugellager. Messingkäfige vertragen Vibration und hohe Drehzahl, Polyamid läuft leise bis 120 °C.',
        'I cuscinetti NU lasciano scorrere l’albero e fanno da supporto libero, gli NJ lo guidano in una direzione. Portano molto più carico radiale di quelli a sfere della stessa misura. La gabbia in ottone regge vibrazioni e alte velocità, quella in poliammide è silenziosa fino a 120 °C.',
        'NU tipi milin eksenel hareketine izin verir ve serbest yatak olur; NJ tipi mili tek yönde tutar. Aynı ölçüdeki bilyalı rulmandan çok daha fazla radyal yük taşırlar. Pirinç kafes titreşime ve yüksek devre dayanır, poliamid kafes 120 °C’ye kadar sessiz çalışır.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(0, 4), code: 'CRB',
      characteristics: [
        [the.bore, [20, 25, 30, 35, 40, 45, 50, 60]],
        [the.series, keys('NU2', 'NJ2', 'NU3', 'NJ3')],
        [the.outer, (values) => boundary(values)[0]],
        [the.width, (values) => boundary(values)[1]],
        [the.cage, ['steel', 'brass', 'polyamide']],
        [the.clearance, keys('CN', 'C3', 'C4')],
        [the.designation, (values) => `${labelOf(values, the.series)}${boreCode(num(values, 'bore'))}${
          lookUp(values, 'cage', { steel: '', brass: ' M', polyamide: ' TVP' })}${clearanceSuffix(values)}`],
      ],
      title: t(
        'Roller bearing {brand} {designation}, {bore}×{outer}×{width} mm',
        'Подшипник роликовый {brand} {designation}, {bore}×{outer}×{width} мм',
        'Valjkasti ležaj {brand} {designation}, {bore}×{outer}×{width} mm',
        'Zylinderrollenlager {brand} {designation}, {bore}×{outer}×{width} mm',
        'Cuscinetto a rulli {brand} {designation}, {bore}×{outer}×{width} mm',
        'Makaralı rulman {brand} {designation}, {bore}×{outer}×{width} mm',
      ),
      description: t(
        'Single-row cylindrical roller bearing, separable, which eases mounting with a tight fit on both rings. Series {series}, {cage}, clearance {clearance}. For electric motors, gearboxes and rolling mills.',
        'Однорядный цилиндрический роликоподшипник, разборный, что облегчает посадку обоих колец с натягом. Серия {series}, {cage}, зазор {clearance}. Для электродвигателей, редукторов и прокатных станов.',
        'Jednoredni cilindrično-valjkasti ležaj, rastavljiv, što olakšava montažu oba prstena sa čvrstim naleganjem. Serija {series}, {cage}, zazor {clearance}. Za elektromotore, reduktore i valjaonice.',
        'Einreihiges Zylinderrollenlager, zerlegbar, was den Einbau bei festem Sitz beider Ringe erleichtert. Reihe {series}, {cage}, Lagerluft {clearance}. Für Elektromotoren, Getriebe und Walzwerke.',
        'Cuscinetto a una corona di rulli cilindrici, scomponibile, il che facilita il montaggio con interferenza su entrambi gli anelli. Serie {series}, {cage}, gioco {clearance}. Per motori elettrici, riduttori e laminatoi.',
        'Tek sıralı silindirik makaralı rulman; ayrılabilir yapısı her iki bileziğin sıkı geçme montajını kolaylaştırır. Seri {series}, {cage}, boşluk {clearance}. Elektrik motoru, redüktör ve haddeler için.',
      ),
      price: (values) => ringPrice(values, 3.4, 0.12) * lookUp(values, 'cage', { steel: 1, polyamide: 1.05, brass: 1.5 })
        * lookUp(values, 'clearance', { cn: 1, c3: 1.03, c4: 1.08 }),
      minimum: [2, 10, 20], step: [1, 2],
      drawing: (values) => ({ kind: 'bearing', variant: 'roller', ratio: ratioOf(values), count: 13,
        labels: dimensionLabels(values) }),
    },
    {
      key: 'needle-bearings',
      name: t('Needle roller bearings', 'Игольчатые подшипники', 'Igličasti ležajevi', 'Nadellager', 'Cuscinetti a rullini',
        'İğneli rulmanlar'),
      about: t(
        'Drawn cup needle bearings fit where radial space is scarce; the shaft itself is the raceway and must be hardened and ground. HK is open at both ends, BK closed at one. Press them in by the lettered face.',
        'Игольчатые подшипники со штампованным кольцом ставят там, где мало места по радиусу; дорожкой служит сам вал, он должен быть закалён и шлифован. HK открыты с двух сторон, BK закрыты с одной. Запрессовывают их со стороны маркировки.',
        'Igličasti ležajevi sa izvučenom čaurom ugrađuju se gde je radijalni prostor mali; staza kotrljanja je samo vratilo, koje mora biti kaljeno i brušeno. HK je otvoren sa obe strane, BK zatvoren sa jedne. Upresuju se sa strane oznake.',
        'Nadelhülsen passen bei knappem radialem Bauraum; die Welle selbst ist Laufbahn und muss gehärtet und geschliffen sein. HK ist beidseitig offen, BK einseitig geschlossen. Eingepresst wird an der beschrifteten Stirnseite.',
        'Gli astucci a rullini si usano dove lo spazio radiale è poco; la pista è l’albero stesso, che va temprato e rettificato. HK è aperto ai due lati, BK chiuso da un lato. Si piantano premendo sulla faccia marcata.',
        'İğneli burçlar radyal yerin dar olduğu yerlere uyar; yuvarlanma yolu milin kendisidir, sertleştirilmiş ve taşlanmış olmalıdır. HK iki ucu açık, BK bir ucu kapalıdır. Markalı yüzden preslenerek takılır.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(0, 3), code: 'NDB',
      characteristics: [
        [the.bore, [8, 10, 12, 15, 16, 18, 20, 22, 25, 30, 35, 40, 45, 50]],
        [the.width, [10, 12, 16, 20]],
        [the.outer, (values) => needleOuter[num(values, 'bore')] ?? 0],
        [the.series, keys('HK', 'BK')],
        [the.shielding, ['open', 'rs']],
        [the.designation,
          (values) => `${labelOf(values, the.series)} ${String(num(values, 'bore')).padStart(2, '0')}${num(values, 'width')}${
          values.shielding === 'rs' ? ' RS' : ''}`],
      ],
      isReal: (values) => num(values, 'width') <= num(values, 'bore') * 1.5,
      title: t(
        'Needle bearing {brand} {designation}, {bore}×{outer}×{width} mm',
        'Подшипник игольчатый {brand} {designation}, {bore}×{outer}×{width} мм',
        'Igličasti ležaj {brand} {designation}, {bore}×{outer}×{width} mm',
        'Nadellager {brand} {designation}, {bore}×{outer}×{width} mm',
        'Astuccio a rullini {brand} {designation}, {bore}×{outer}×{width} mm',
        'İğneli rulman {brand} {designation}, {bore}×{outer}×{width} mm',
      ),
      description: t(
        'Drawn cup needle roller bearing with cage, series {series}, for a shaft of {bore} mm. Outside diameter {outer} mm, width {width} mm; sealing: {shielding}. Packed ten to a box.',
        'Игольчатый подшипник со штампованным наружным кольцом и сепаратором, серия {series}, для вала {bore} мм. Наружный диаметр {outer} мм, ширина {width} мм; защита: {shielding}. По десять в коробке.',
        'Igličasti ležaj sa izvučenom čaurom i kavezom, serija {series}, za vratilo {bore} mm. Spoljašnji prečnik {outer} mm, širina {width} mm; zaštita: {shielding}. Deset komada u kutiji.',
        'Nadelhülse beziehungsweise Nadelbüchse mit Käfig, Reihe {series}, für Wellen von {bore} mm. Außendurchmesser {outer} mm, Breite {width} mm; Abdichtung: {shielding}. Zehn Stück je Schachtel.',
        'Astuccio a rullini con gabbia, serie {series}, per albero da {bore} mm. Diametro esterno {outer} mm, larghezza {width} mm; protezione: {shielding}. Dieci pezzi per scatola.',
        'Kafesli iğneli burç, seri {series}, {bore} mm mil için. Dış çap {outer} mm, genişlik {width} mm; koruma: {shielding}. Kutuda on adet.',
      ),
      price: (values) => 0.45 + num(values, 'bore') * 0.035 + num(values, 'width') * 0.04 + (values.series === 'bk' ? 0.35 : 0)
        + (values.shielding === 'rs' ? 0.6 : 0),
      minimum: [20, 50, 100], step: [10],
      drawing: (values) => ({ kind: 'bearing', variant: 'needle', ratio: ratioOf(values), count: 20,
        labels: dimensionLabels(values) }),
    },
  ],
}
