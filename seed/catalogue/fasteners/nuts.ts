import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Value, Values } from '../../types.ts'
import { follows, rodKilograms } from '../declare.ts'
import {
  boxOf, brands, coating, coatingFactor, equivalents, innerDiameter, isStainless, lotTraceable, material, materialFactor,
  outerDiameter, packQuantity, standard, strength, strengthFactor, thread, threadLabel, threadMillimetres, threadPitch,
} from './characteristics.ts'

const acrossFlats: Record<number, number> = { 3: 5.5, 4: 7, 5: 8, 6: 10, 8: 13, 10: 17, 12: 19, 14: 22, 16: 24, 20: 30,
  24: 36, 30: 46 }

const hundredNuts = (values: Values): number => {
  const size = threadMillimetres(values)
  return 0.4 + 100 * rodKilograms(size * 1.5, size * 0.8) * 3.6 * (strengthFactor[str(values, 'strength')] ?? 1) *
    (coatingFactor[str(values, 'coating')] ?? 1) * (values.threadPitch === 'fine' ? 1.3 : 1)
}

const finish = (...finishes: readonly string[]) => (values: Values, random: () => number): Value =>
  isStainless(values) || (values.material !== undefined && values.material !== 'steel') ? 'plain' : pick(finishes, random)

const nutLabels = (values: Values): readonly string[] => [threadLabel(values), `${acrossFlats[threadMillimetres(values)] ?? 10}`]

const hundredWashers = (values: Values, factor: number): number =>
  0.12 + 100 * rodKilograms(1, 1) * num(values, 'outerDiameter') ** 2 * factor * 0.09 * num(values, 'outerDiameter') *
  (materialFactor[str(values, 'material')] ?? 1) * (coatingFactor[str(values, 'coating')] ?? 1)

export const nuts: GroupSeed = {
  key: 'nuts',
  name: t('Nuts and washers', 'Гайки и шайбы', 'Navrtke i podloške', 'Muttern und Scheiben', 'Dadi e rondelle',
    'Somun ve pullar'),
  about: t(
    'Nuts and washers for metric bolts. The nut’s class must be no lower than the first figure of the bolt’s class, and all parts of a joint should have the same kind of finish.',
    'Гайки и шайбы к метрическим болтам. Класс гайки не должен быть ниже первой цифры класса болта, а покрытие всех деталей соединения — одинаковым.',
    'Navrtke i podloške za metričke vijke. Klasa navrtke ne sme biti niža od prve cifre klase vijka, a svi delovi spoja treba da imaju istu zaštitu.',
    'Muttern und Scheiben für metrische Schrauben. Die Klasse der Mutter darf nicht unter der ersten Ziffer der Schraubenklasse liegen, und alle Teile sollten die gleiche Oberfläche haben.',
    'Dadi e rondelle per viti metriche. La classe del dado non deve essere inferiore alla prima cifra della classe della vite, e tutti i componenti dovrebbero avere la stessa finitura.',
    'Metrik cıvatalar için somun ve pullar. Somun sınıfı cıvata sınıfının ilk rakamından düşük olmamalı, bağlantının tüm parçaları aynı kaplamada olmalıdır.',
  ),
  categories: [
    {
      key: 'hex-nuts',
      name: t('Hex nuts', 'Гайки шестигранные', 'Šestougaone navrtke', 'Sechskantmuttern', 'Dadi esagonali', 'Altıköşe somunlar'),
      about: t(
        'Class 8 goes with 8.8 bolts, class 10 with 10.9. Nuts for hot-dip galvanised bolts are tapped oversize, so do not mix them with electroplated bolts.',
        'К болтам 8.8 берут гайки класса 8, к 10.9 — класса 10. Гайки под горячий цинк нарезаны с увеличенным зазором, с гальваническими болтами их не смешивают.',
        'Uz vijke 8.8 ide klasa 8, uz 10.9 klasa 10. Navrtke za toplo cinkovane vijke imaju uvećan navoj i ne mešaju se sa galvanski cinkovanim vijcima.',
        'Klasse 8 passt zu Schrauben 8.8, Klasse 10 zu 10.9. Muttern für feuerverzinkte Schrauben haben Übermaß und gehören nicht auf galvanisch verzinkte.',
        'La classe 8 va con viti 8.8, la 10 con 10.9. I dadi per viti zincate a caldo sono maschiati maggiorati: non vanno abbinati a viti zincate elettroliticamente.',
        '8.8 cıvataya sınıf 8, 10.9 cıvataya sınıf 10 somun gerekir. Sıcak daldırma için somunların dişi bol açılır; elektro galvanizli cıvatayla karıştırmayın.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 5), code: 'HN',
      characteristics: [
        [thread, ['m4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24', 'm30']],
        [strength, ['6', '8', '10', 'a2-70', 'a4-70']],
        [coating, finish('plain', 'zinc', 'hot-dip')],
        [standard, ['din-934', 'iso-4032']],
        [threadPitch, ['coarse', 'coarse', 'fine']],
        [equivalents, follows('standard', { 'din-934': 'ISO 4032', 'iso-4032': 'DIN 934' })],
        [lotTraceable, [true, false]],
      ],
      isReal: (values) => values.threadPitch === 'coarse' || threadMillimetres(values) >= 8,
      title: t(
        'Hex nut {standard} {thread}, class {strength}, {coating}, {threadPitch}',
        'Гайка {standard} {thread}, кл. {strength}, {coating}, {threadPitch}',
        'Navrtka {standard} {thread}, kl. {strength}, {coating:f}, {threadPitch}',
        'Sechskantmutter {standard} {thread}, Kl. {strength}, {coating}, {threadPitch}',
        'Dado esagonale {standard} {thread}, cl. {strength}, {coating}, {threadPitch}',
        'Altıköşe somun {standard} {thread}, {strength} kalite, {coating}, {threadPitch}',
      ),
      description: t(
        'Hexagon nut to {standard} for thread {thread}, property class {strength}. Used with bolts and threaded rods of the same finish and pitch. Supplied in cartons with the lot number on the label.',
        'Шестигранная гайка по {standard} под резьбу {thread}, класс прочности {strength}. Применяется с болтами и шпильками с тем же покрытием и шагом. Поставляется в коробках, номер партии указан на этикетке.',
        'Šestougaona navrtka prema {standard} za navoj {thread}, klasa čvrstoće {strength}. Koristi se sa vijcima i šipkama iste zaštite i koraka. Isporučuje se u kutijama sa brojem šarže na etiketi.',
        'Sechskantmutter nach {standard} für Gewinde {thread}, Festigkeitsklasse {strength}. Für Schrauben und Gewindestangen gleicher Oberfläche und Steigung. Lieferung im Karton mit Chargennummer auf dem Etikett.',
        'Dado esagonale secondo {standard} per filettatura {thread}, classe {strength}. Si usa con viti e barre di pari finitura e passo. Fornito in scatole con numero di lotto in etichetta.',
        '{standard} normunda, {thread} diş için altıköşe somun, mukavemet sınıfı {strength}. Aynı kaplama ve diş adımındaki cıvata ve gijonlarla kullanılır. Etiketinde parti numarası bulunan kutularda sevk edilir.',
      ),
      price: hundredNuts, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'nut', variant: 'hex', labels: nutLabels(values) }),
    },
    {
      key: 'lock-nuts',
      name: t('Lock nuts', 'Гайки самоконтрящиеся', 'Samokočive navrtke', 'Sicherungsmuttern', 'Dadi autobloccanti',
        'Kilitli somunlar'),
      about: t(
        'DIN 985 and ISO 7040 hold by a nylon ring and serve up to 120 °C; DIN 980 is all metal and stands heat. A nylon nut loses its grip after some five assemblies, so replace it at service.',
        'DIN 985 и ISO 7040 стопорятся нейлоновым кольцом и работают до 120 °C; DIN 980 — цельнометаллические, для нагрева. После примерно пяти сборок нейлон держит хуже, при обслуживании гайку меняют.',
        'DIN 985 i ISO 7040 drže najlonskim prstenom do 120 °C; DIN 980 su potpuno metalne i podnose toplotu. Posle oko pet montaža najlon slabi, pa se pri servisu navrtka menja.',
        'DIN 985 und ISO 7040 sichern mit Nylonring bis 120 °C; DIN 980 ist ganz aus Metall und hitzefest. Nach etwa fünf Montagen lässt der Ring nach, bei der Wartung also ersetzen.',
        'DIN 985 e ISO 7040 bloccano con anello in nylon fino a 120 °C; DIN 980 è tutto metallo e resiste al calore. Dopo circa cinque montaggi l’anello perde presa: va sostituito in manutenzione.',
        'DIN 985 ve ISO 7040 naylon halkayla 120 °C’ye kadar kilitler; DIN 980 tamamen metaldir ve ısıya dayanır. Yaklaşık beş montajdan sonra halka gevşer, bakımda yenileyin.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(1, 6), code: 'LN',
      characteristics: [
        [thread, ['m4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24']],
        [strength, ['6', '8', '10', 'a2-70']],
        [coating, finish('zinc', 'flake', 'plain')],
        [standard, ['din-985', 'din-980', 'iso-7040']],
        [packQuantity, boxOf],
      ],
      title: t(
        'Lock nut {standard} {thread}, class {strength}, {coating}, {packQuantity} pcs',
        'Гайка самоконтрящаяся {standard} {thread}, кл. {strength}, {coating}, {packQuantity} шт.',
        'Samokočiva navrtka {standard} {thread}, kl. {strength}, {coating:f}, {packQuantity} kom.',
        'Sicherungsmutter {standard} {thread}, Kl. {strength}, {coating}, {packQuantity} Stk.',
        'Dado autobloccante {standard} {thread}, cl. {strength}, {coating}, {packQuantity} pz',
        'Kilitli somun {standard} {thread}, {strength} kalite, {coating}, {packQuantity} adet',
      ),
      description: t(
        'Prevailing torque nut to {standard} that does not work loose under vibration, thread {thread}, class {strength}. For machines, vehicles and conveyors. Boxes of {packQuantity} pieces.',
        'Гайка по {standard}, которая не отворачивается от вибрации, резьба {thread}, класс прочности {strength}. Для машин, транспорта и конвейеров. В коробке {packQuantity} шт.',
        'Navrtka prema {standard} koja se ne odvija od vibracija, navoj {thread}, klasa {strength}. Za mašine, vozila i transportere. Kutija od {packQuantity} kom.',
        'Selbstsichernde Mutter nach {standard}, die sich unter Vibration nicht löst, Gewinde {thread}, Klasse {strength}. Für Maschinen, Fahrzeuge und Förderanlagen. Karton zu {packQuantity} Stück.',
        'Dado secondo {standard} che non si allenta con le vibrazioni, filettatura {thread}, classe {strength}. Per macchine, veicoli e nastri trasportatori. Scatole da {packQuantity} pezzi.',
        '{standard} normunda, titreşimde gevşemeyen somun; diş {thread}, sınıf {strength}. Makine, taşıt ve konveyörler içindir. {packQuantity} adetlik kutularda.',
      ),
      price: (values) => hundredNuts(values) * 1.5 + 0.4, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'nut', variant: 'lock', labels: nutLabels(values) }),
    },
    {
      key: 'flat-washers',
      name: t('Flat washers', 'Шайбы плоские', 'Ravne podloške', 'Unterlegscheiben', 'Rondelle piane', 'Düz pullar'),
      about: t(
        'DIN 125 is the common washer under bolt heads; DIN 9021 has an outer diameter three times the hole and spreads load on timber, plastic and sheet. Copper and brass serve for sealing and earthing.',
        'DIN 125 — обычная шайба под головку болта; у DIN 9021 наружный диаметр втрое больше отверстия, она распределяет нагрузку на дереве, пластике и тонком листе. Медь и латунь — для уплотнения и заземления.',
        'DIN 125 je uobičajena podloška ispod glave vijka; DIN 9021 ima spoljni prečnik tri puta veći od rupe i raspoređuje silu na drvu, plastici i limu. Bakar i mesing služe za zaptivanje i uzemljenje.',
        'DIN 125 ist die übliche Scheibe unter dem Schraubenkopf; DIN 9021 ist außen dreimal so groß wie das Loch und verteilt die Last auf Holz, Kunststoff und Blech. Kupfer und Messing dienen zum Abdichten und Erden.',
        'DIN 125 è la rondella comune sotto testa; DIN 9021 ha diametro esterno triplo del foro e ripartisce il carico su legno, plastica e lamiera. Rame e ottone servono per tenuta e messa a terra.',
        'DIN 125 cıvata başı altındaki yaygın puldur; DIN 9021’in dış çapı deliğin üç katıdır, yükü ahşap, plastik ve saca yayar. Bakır ve pirinç sızdırmazlık ve topraklama içindir.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 4), code: 'FW',
      characteristics: [
        [thread, ['m4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24']],
        [material, ['steel', 'steel', 'a2', 'a4', 'brass', 'copper', 'nylon']],
        [coating, finish('zinc', 'hot-dip', 'plain', 'yellow')],
        [standard, ['din-125', 'din-9021', 'iso-7089']],
        [outerDiameter, (values) => {
          const size = threadMillimetres(values)
          return values.standard === 'din-9021' ? size *
            3 : ({ 4: 9, 5: 10, 6: 12, 8: 16, 10: 20, 12: 24, 16: 30, 20: 37, 24: 44 })[size] ?? size * 2
        }],
        [innerDiameter, (values) => {
          const size = threadMillimetres(values)
          return size < 6 ? size + 0.3 : size < 8 ? 6.4 : size < 12 ? size + (size === 8 ? 0.4 : 0.5) : size + 1
        }],
        [packQuantity, boxOf],
      ],
      title: t(
        'Washer {standard} {thread}, {outerDiameter} mm, {material}, {coating}',
        'Шайба {standard} {thread}, {outerDiameter} мм, {material}, {coating}',
        'Podloška {standard} {thread}, {outerDiameter} mm, {material}, {coating:f}',
        'Scheibe {standard} {thread}, {outerDiameter} mm, {material}, {coating}',
        'Rondella {standard} {thread}, {outerDiameter} mm, {material}, {coating}',
        'Pul {standard} {thread}, {outerDiameter} mm, {material}, {coating}',
      ),
      description: t(
        'Flat washer to {standard} for {thread}: hole {innerDiameter} mm, outer diameter {outerDiameter} mm. Protects the surface and spreads the pressure of the head or nut. Material: {material}; {packQuantity} pieces in a box.',
        'Плоская шайба по {standard} для {thread}: отверстие {innerDiameter} мм, наружный диаметр {outerDiameter} мм. Бережёт поверхность и распределяет давление головки или гайки. Материал: {material}; в коробке {packQuantity} шт.',
        'Ravna podloška prema {standard} za {thread}: rupa {innerDiameter} mm, spoljni prečnik {outerDiameter} mm. Štiti površinu i raspoređuje pritisak glave ili navrtke. Materijal: {material}; u kutiji {packQuantity} kom.',
        'Flache Scheibe nach {standard} für {thread}: Loch {innerDiameter} mm, außen {outerDiameter} mm. Schont die Oberfläche und verteilt den Druck von Kopf oder Mutter. Werkstoff: {material}; {packQuantity} Stück je Karton.',
        'Rondella piana secondo {standard} per {thread}: foro {innerDiameter} mm, diametro esterno {outerDiameter} mm. Protegge la superficie e ripartisce la pressione di testa o dado. Materiale: {material}; {packQuantity} pezzi per scatola.',
        '{standard} normunda, {thread} için düz pul: delik {innerDiameter} mm, dış çap {outerDiameter} mm. Yüzeyi korur, baş veya somunun baskısını yayar. Malzeme: {material}; kutuda {packQuantity} adet.',
      ),
      price: (values) => hundredWashers(values, values.material === 'nylon' ? 1.2 : 2.6), minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({
        kind: 'washer', variant: values.standard === 'din-9021' ? 'wide' : 'flat', ratio: num(values,
        'outerDiameter') / num(values, 'innerDiameter'),
        labels: [`${num(values, 'outerDiameter')}`, `${num(values, 'innerDiameter')}`],
      }),
    },
    {
      key: 'spring-washers',
      name: t('Spring washers', 'Шайбы пружинные', 'Elastične podloške', 'Federringe', 'Rondelle elastiche', 'Yaylı rondelalar'),
      about: t(
        'A split washer keeps tension in joints of low class and light vibration. With bolts of class 8.8 and above it gives little; use lock nuts or wedge washers there. DIN 7980 fits under socket heads.',
        'Гровер сохраняет натяг в слабонагруженных соединениях при лёгкой вибрации. С болтами 8.8 и выше пользы мало — там берут самоконтрящиеся гайки. DIN 7980 подходит под цилиндрическую головку.',
        'Rascepljena podloška održava zategnutost kod lakših spojeva i blagih vibracija. Uz vijke 8.8 i jače koristi je malo; tu se uzimaju samokočive navrtke. DIN 7980 staje ispod imbus glave.',
        'Der Federring hält die Spannung bei leicht belasteten Verbindungen. Ab Schraubenklasse 8.8 nützt er wenig; dort Sicherungsmuttern nehmen. DIN 7980 passt unter Zylinderköpfe.',
        'La rondella spaccata mantiene il serraggio in giunti leggeri con poca vibrazione. Con viti 8.8 e oltre serve a poco: meglio dadi autobloccanti. DIN 7980 entra sotto le teste a brugola.',
        'Yaylı rondela hafif bağlantılarda gerginliği korur. 8.8 ve üzeri cıvatalarda yararı azdır; orada kilitli somun kullanın. DIN 7980 imbus başın altına sığar.',
      ),
      view: 'list', unit: 'hundredPieces', brands: brands.slice(0, 4), code: 'SW',
      characteristics: [
        [thread, ['m4', 'm5', 'm6', 'm8', 'm10', 'm12', 'm16', 'm20', 'm24']],
        [material, ['steel', 'steel', 'a2', 'a4']],
        [coating, finish('zinc', 'plain', 'phosphate', 'flake')],
        [standard, ['din-127', 'din-128', 'din-7980']],
        [outerDiameter, (values) => Math.round(threadMillimetres(values) * (values.standard === 'din-7980'
          ? 1.55 : 1.72) * 10) / 10],
        [packQuantity, boxOf],
      ],
      title: t(
        'Spring washer {standard} {thread}, {material}, {coating}, {packQuantity} pcs',
        'Шайба-гровер {standard} {thread}, {material}, {coating}, {packQuantity} шт.',
        'Elastična podloška {standard} {thread}, {material}, {coating:f}, {packQuantity} kom.',
        'Federring {standard} {thread}, {material}, {coating}, {packQuantity} Stk.',
        'Rondella elastica {standard} {thread}, {material}, {coating}, {packQuantity} pz',
        'Yaylı rondela {standard} {thread}, {material}, {coating}, {packQuantity} adet',
      ),
      description: t(
        'Split spring washer to {standard} for thread {thread}, outer diameter about {outerDiameter} mm. Placed under the nut or head of lightly loaded joints. Material: {material}, finish: {coating}.',
        'Пружинная шайба по {standard} под резьбу {thread}, наружный диаметр около {outerDiameter} мм. Ставится под гайку или головку в слабонагруженных соединениях. Материал: {material}, покрытие: {coating}.',
        'Rascepljena elastična podloška prema {standard} za navoj {thread}, spoljni prečnik oko {outerDiameter} mm. Stavlja se ispod navrtke ili glave kod lakših spojeva. Materijal: {material}, zaštita: {coating}.',
        'Federring nach {standard} für Gewinde {thread}, Außendurchmesser etwa {outerDiameter} mm. Er liegt unter Mutter oder Kopf leicht belasteter Verbindungen. Werkstoff: {material}, Oberfläche: {coating}.',
        'Rondella elastica spaccata secondo {standard} per filettatura {thread}, diametro esterno circa {outerDiameter} mm. Va sotto dado o testa in giunti poco caricati. Materiale: {material}, {coating}.',
        '{standard} normunda, {thread} diş için yarık yaylı rondela; dış çap yaklaşık {outerDiameter} mm. Hafif yüklü bağlantılarda somun veya baş altına konur. Malzeme: {material}, {coating}.',
      ),
      price: (values) => hundredWashers(values, 2.2) + 0.05, minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({
        kind: 'washer', variant: 'spring', ratio: num(values, 'outerDiameter') / threadMillimetres(values),
        labels: [`${num(values, 'outerDiameter')}`, threadLabel(values)],
      }),
    },
  ],
}
