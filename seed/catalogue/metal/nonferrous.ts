import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, several } from '../declare.ts'
import {
  barLength, brands, certificate, diameter, equivalentGrades, grade, gradeEquivalents, kilogramPrice, processing,
  protectiveFilm, rollLength, sheetLength, surface, temper, thickness, wall, width,
} from './characteristics.ts'

const kilogram = (values: Values): number => kilogramPrice[str(values, 'grade')] ?? 5

export const nonferrous: GroupSeed = {
  key: 'nonferrous',
  name: t('Non-ferrous metals', 'Цветные металлы', 'Obojeni metali', 'NE-Metalle', 'Metalli non ferrosi', 'Demir dışı metaller'),
  about: t(
    'Aluminium, copper and brass in sheets, tubes and bars. Temper matters as much as alloy: soft metal bends, hard metal machines cleanly. Prices follow the exchange and hold for a short time.',
    'Алюминий, медь и латунь: листы, трубы и прутки. Состояние важно не меньше сплава: мягкий металл гнётся, твёрдый чисто режется. Цены следуют за биржей и действуют недолго.',
    'Aluminijum, bakar i mesing u limovima, cevima i šipkama. Stanje je važno koliko i legura: meko se savija, tvrdo se čisto obrađuje. Cene prate berzu i važe kratko.',
    'Aluminium, Kupfer und Messing als Bleche, Rohre und Stangen. Der Zustand zählt so viel wie die Legierung: Weiches biegt sich, Hartes lässt sich sauber zerspanen. Preise folgen der Börse und gelten kurz.',
    'Alluminio, rame e ottone in lamiere, tubi e barre. Lo stato conta quanto la lega: il tenero si piega, il crudo si lavora pulito. I prezzi seguono la borsa e valgono per poco.',
    'Levha, boru ve çubuk olarak alüminyum, bakır ve pirinç. Temper alaşım kadar önemlidir: yumuşak bükülür, sert temiz işlenir. Fiyatlar borsayı izler, kısa süre geçerlidir.',
  ),
  categories: [
    {
      key: 'aluminium-sheets',
      name: t('Aluminium sheets', 'Листы алюминиевые', 'Aluminijumski limovi', 'Aluminiumbleche', 'Lamiere in alluminio',
        'Alüminyum levhalar'),
      about: t(
        '1050 is soft for cladding and reflectors, 5754 bends and welds well for vehicles, 5083 stands sea water, 6082 T6 is strong for machined parts but cracks when bent sharply.',
        '1050 мягкий — для обшивки и отражателей, 5754 хорошо гнётся и варится — для кузовов, 5083 стоек к морской воде, 6082 T6 прочный для деталей, но трескается при крутом гибе.',
        '1050 je mek za obloge i reflektore, 5754 se dobro savija i zavaruje za vozila, 5083 podnosi morsku vodu, 6082 T6 je čvrst za obradu, ali puca pri oštrom savijanju.',
        '1050 ist weich für Verkleidungen und Reflektoren, 5754 biegt und schweißt sich gut für Fahrzeuge, 5083 hält Seewasser aus, 6082 T6 ist fest für Frästeile, reißt aber beim scharfen Biegen.',
        'Il 1050 è tenero per rivestimenti e riflettori, il 5754 si piega e salda bene per veicoli, il 5083 resiste all’acqua di mare, il 6082 T6 è robusto per pezzi lavorati ma si cricca a piega stretta.',
        '1050 kaplama ve reflektör için yumuşaktır, 5754 araçlar için iyi bükülür ve kaynatılır, 5083 deniz suyuna dayanır, 6082 T6 işlenecek parçada sağlamdır ama keskin bükümde çatlar.',
      ),
      view: 'list', unit: 'sheet', brands: brands.slice(2, 6), code: 'AL',
      characteristics: [
        [thickness, [0.5, 0.8, 1, 1.5, 2, 3, 4, 5, 6, 8, 10]],
        [width, [1000, 1250, 1500]],
        [sheetLength, (values) => num(values, 'width') * 2],
        [grade, ['en-aw-1050', 'en-aw-5754', 'en-aw-5083', 'en-aw-6082']],
        [temper, (values, random) => values.grade === 'en-aw-6082' ? 't6' : values.grade === 'en-aw-1050' ? pick(['o', 'h14'], random) : pick(['h111', 'h22'], random)],
        [protectiveFilm, [true, false]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
      ],
      isReal: (values) => values.grade !== 'en-aw-5083' || num(values, 'thickness') >= 2,
      title: t(
        'Aluminium sheet {thickness}×{width}×{sheetLength} mm, {grade} {temper}',
        'Лист алюминиевый {thickness}×{width}×{sheetLength} мм, {grade} {temper}',
        'Aluminijumski lim {thickness}×{width}×{sheetLength} mm, {grade} {temper}',
        'Aluminiumblech {thickness}×{width}×{sheetLength} mm, {grade} {temper}',
        'Lamiera alluminio {thickness}×{width}×{sheetLength} mm, {grade} {temper}',
        'Alüminyum levha {thickness}×{width}×{sheetLength} mm, {grade} {temper}',
      ),
      description: t(
        'Aluminium sheet {grade}, temper {temper}, {width}×{sheetLength} mm, thickness {thickness} mm. For bodies, cladding, signs and machine parts. Interleaved with paper, packed on pallets.',
        'Алюминиевый лист {grade}, состояние {temper}, {width}×{sheetLength} мм, толщина {thickness} мм. Для кузовов, обшивки, вывесок и деталей машин. Прокладка бумагой, упаковка на поддонах.',
        'Aluminijumski lim {grade}, stanje {temper}, {width}×{sheetLength} mm, debljina {thickness} mm. Za karoserije, obloge, table i mašinske delove. Sa papirom između tabli, na paletama.',
        'Aluminiumblech {grade}, Zustand {temper}, {width}×{sheetLength} mm, Dicke {thickness} mm. Für Aufbauten, Verkleidungen, Schilder und Maschinenteile. Mit Papierzwischenlage auf Paletten.',
        'Lamiera in alluminio {grade}, stato {temper}, {width}×{sheetLength} mm, spessore {thickness} mm. Per carrozzerie, rivestimenti, insegne e parti di macchine. Con carta interposta, su pallet.',
        '{grade} alüminyum levha, temper {temper}, {width}×{sheetLength} mm, kalınlık {thickness} mm. Karoser, kaplama, tabela ve makine parçaları içindir. Kâğıt ara katlı, paletli.',
      ),
      price: (values) =>
        num(values, 'width') * num(values, 'sheetLength') * num(values, 'thickness') * 2.7e-6 * kilogram(values) +
          (values.protectiveFilm ? 1.2 : 0),
      minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({
        kind: 'sheetMetal', variant: 'plain', labels: [`${num(values, 'sheetLength')}`, `${num(values, 'width')}`,
        `${num(values, 'thickness')}`],
      }),
    },
    {
      key: 'copper-tubes',
      name: t('Copper tubes', 'Трубы медные', 'Bakarne cevi', 'Kupferrohre', 'Tubi in rame', 'Bakır borular'),
      about: t(
        'R220 is soft, in coils, and bends without fittings; R250 and R290 are half-hard and hard straight lengths. For refrigeration the inside must be clean and capped, for water the wall at least 1 mm.',
        'R220 — мягкая труба в бухтах, гнётся без фитингов; R250 и R290 — полутвёрдая и твёрдая в прямых отрезках. Для холода внутри должна быть чистой и с заглушками, для воды стенка не тоньше 1 мм.',
        'R220 je meka, u koturu, i savija se bez fitinga; R250 i R290 su polutvrde i tvrde prave cevi. Za rashladu unutrašnjost mora biti čista i zatvorena, za vodu zid bar 1 mm.',
        'R220 ist weich, im Ring, und biegt sich ohne Fittings; R250 und R290 sind halbharte und harte Stangen. Für Kälte muss das Rohr innen rein und verschlossen sein, für Wasser die Wand mindestens 1 mm.',
        'R220 è ricotto, in rotoli, e si piega senza raccordi; R250 e R290 sono semiduro e crudo in verghe. Per il freddo l’interno dev’essere pulito e tappato, per l’acqua la parete almeno 1 mm.',
        'R220 yumuşaktır, kangaldadır, fittingsiz bükülür; R250 ve R290 yarı sert ve sert düz boydur. Soğutmada içi temiz ve tapalı, suda eti en az 1 mm olmalıdır.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(2, 6), code: 'CU',
      characteristics: [
        [diameter, [6, 8, 10, 12, 15, 18, 22, 28, 35, 42, 54]],
        [wall, [0.8, 1, 1.2, 1.5, 2]],
        [temper, (values, random) => num(values, 'diameter') > 28 ? 'r290' : num(values,
        'diameter') > 22 ? 'r250' : pick(['r220', 'r250'], random)],
        [rollLength, (values, random) => values.temper === 'r220' ? pick([25, 50], random) : pick([3, 5], random)],
        [grade, ['cu-dhp']],
        [surface, (values, random) => values.temper === 'r220' && random() < 0.5 ? 'pvc' : 'bare'],
        [certificate, [true, false]],
      ],
      isReal: (values) =>
        num(values, 'wall') <= num(values, 'diameter') / 6 && num(values, 'wall') >= num(values, 'diameter') / 36,
      title: t(
        'Copper tube {diameter}×{wall} mm, {temper}, {surface}, {rollLength} m',
        'Труба медная {diameter}×{wall} мм, {temper}, {surface}, {rollLength} м',
        'Bakarna cev {diameter}×{wall} mm, {temper}, {surface:f}, {rollLength} m',
        'Kupferrohr {diameter}×{wall} mm, {temper}, {surface}, {rollLength} m',
        'Tubo in rame {diameter}×{wall} mm, {temper}, {surface}, {rollLength} m',
        'Bakır boru {diameter}×{wall} mm, {temper}, {surface}, {rollLength} m',
      ),
      description: t(
        'Seamless copper tube {grade} with outer diameter {diameter} mm and wall {wall} mm, temper {temper}. For water, heating, gas and refrigeration. Length {rollLength} m, finish: {surface}.',
        'Бесшовная медная труба {grade} наружным диаметром {diameter} мм, стенка {wall} мм, состояние {temper}. Для воды, отопления, газа и холодильных линий. Длина {rollLength} м, исполнение: {surface}.',
        'Bešavna bakarna cev {grade} spoljnog prečnika {diameter} mm i zida {wall} mm, stanje {temper}. Za vodu, grejanje, gas i rashladu. Dužina {rollLength} m, izvedba: {surface}.',
        'Nahtloses Kupferrohr {grade}, Außendurchmesser {diameter} mm, Wand {wall} mm, Zustand {temper}. Für Wasser, Heizung, Gas und Kälte. Länge {rollLength} m, Ausführung: {surface}.',
        'Tubo in rame senza saldatura {grade}, diametro esterno {diameter} mm, parete {wall} mm, stato {temper}. Per acqua, riscaldamento, gas e refrigerazione. Lunghezza {rollLength} m, esecuzione: {surface}.',
        'Dikişsiz bakır boru {grade}, dış çap {diameter} mm, et {wall} mm, temper {temper}. Su, ısıtma, gaz ve soğutma içindir. Boy {rollLength} m, yüzey: {surface}.',
      ),
      price: (values) =>
        Math.PI * (num(values, 'diameter') - num(values, 'wall')) * num(values, 'wall') * 8.94e-3 * kilogram(values) * 1.1 +
        (values.surface === 'pvc' ? 0.6 : 0.1),
      minimum: [50, 100, 300], step: [25, 50],
      drawing: (values) => ({
        kind: 'pipe', variant: values.temper === 'r220' ? 'coil' : 'plain', ratio: 4 + 40 / num(values, 'diameter'),
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'wall')}`],
      }),
    },
    {
      key: 'brass-bars',
      name: t('Brass bars', 'Прутки латунные', 'Mesingane šipke', 'Messingstangen', 'Barre in ottone', 'Pirinç çubuklar'),
      about: t(
        'CuZn39Pb3 is the free-cutting brass for automatic lathes, CuZn37 is for cold forming, CuZn36Pb2As resists dezincification in drinking water. For water fittings check the lead rules of your country.',
        'CuZn39Pb3 — автоматная латунь для токарных станков, CuZn37 — для холодной деформации, CuZn36Pb2As стойка к обесцинкованию в питьевой воде. Для арматуры проверьте нормы по свинцу в своей стране.',
        'CuZn39Pb3 je automatski mesing za strugove, CuZn37 za hladno oblikovanje, CuZn36Pb2As otporan na odcinkovanje u pijaćoj vodi. Za vodovodnu armaturu proverite propise o olovu.',
        'CuZn39Pb3 ist Automatenmessing für Drehteile, CuZn37 für die Kaltumformung, CuZn36Pb2As ist entzinkungsbeständig in Trinkwasser. Für Armaturen die Bleivorschriften des Landes prüfen.',
        'CuZn39Pb3 è l’ottone da torneria automatica, CuZn37 per stampaggio a freddo, CuZn36Pb2As resiste alla dezincificazione in acqua potabile. Per la rubinetteria verificare le norme sul piombo.',
        'CuZn39Pb3 otomat tornası pirinci, CuZn37 soğuk şekillendirme içindir; CuZn36Pb2As içme suyunda çinkosuzlaşmaya dayanır. Su armatürleri için kurşun kurallarına bakın.',
      ),
      view: 'list', unit: 'kilogram', brands: brands.slice(2, 6), code: 'BB',
      characteristics: [
        [diameter, [4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50]],
        [grade, ['cuzn39pb3', 'cuzn37', 'cuzn36pb2as']],
        [temper, ['r430', 'm']],
        [barLength, [2, 3, 4]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
        [processing, several(['cutting'], ['drilling', 'polishing'])],
        [certificate, [true, false]],
      ],
      isReal: (values) => values.temper !== 'r430' || num(values, 'diameter') <= 30,
      title: t(
        'Brass round bar {diameter} mm, {grade} {temper}, {barLength} m',
        'Пруток латунный {diameter} мм, {grade} {temper}, {barLength} м',
        'Mesingana šipka {diameter} mm, {grade} {temper}, {barLength} m',
        'Messing-Rundstange {diameter} mm, {grade} {temper}, {barLength} m',
        'Barra tonda in ottone {diameter} mm, {grade} {temper}, {barLength} m',
        'Pirinç çubuk {diameter} mm, {grade} {temper}, {barLength} m',
      ),
      description: t(
        'Brass round {grade}, temper {temper}, diameter {diameter} mm, in bars of {barLength} m. For fittings, bushes, contacts and turned parts. Wooden cases or bundles with tags.',
        'Латунный круглый пруток {grade}, состояние {temper}, диаметр {diameter} мм, длина {barLength} м. Для фитингов, втулок, контактов и токарных деталей. Деревянные ящики или пачки с бирками.',
        'Mesingana okrugla šipka {grade}, stanje {temper}, prečnik {diameter} mm, dužine {barLength} m. Za fitinge, čaure, kontakte i strugane delove. Drveni sanduci ili snopovi sa pločicama.',
        'Messing-Rundstange {grade}, Zustand {temper}, Durchmesser {diameter} mm, Länge {barLength} m. Für Fittings, Buchsen, Kontakte und Drehteile. Holzkisten oder Bunde mit Anhänger.',
        'Barra tonda in ottone {grade}, stato {temper}, diametro {diameter} mm, lunghezza {barLength} m. Per raccordi, boccole, contatti e torniti. Casse di legno o fasci con cartellino.',
        '{grade} pirinç yuvarlak çubuk, temper {temper}, çap {diameter} mm, boy {barLength} m. Fitting, burç, kontak ve torna parçaları içindir. Ahşap sandık veya etiketli bağ.',
      ),
      price: (values) => kilogram(values) * (1 + 0.6 / num(values, 'diameter')) + (values.certificate ? 0.08 : 0),
      minimum: [50, 100, 200], step: [10, 50],
      drawing: (values) => ({
        kind: 'bar', variant: 'round',
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'barLength') * 1000}`],
      }),
    },
  ],
}
