import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, several } from '../declare.ts'
import {
  barLength, brands, bundles, certificate, delivery, diameter, equivalentGrades, grade, gradeEquivalents, kilogramPrice,
  processing, side, surface, thickness, width,
} from './characteristics.ts'

const surfaceFactor: Record<string, number> = { black: 1, drawn: 1.28, peeled: 1.4, galvanized: 1.5 }

const tonne = (values: Values, size: number): number =>
  1000 * (kilogramPrice[str(values, 'grade')] ?? 0.8) * (surfaceFactor[str(values, 'surface')] ?? 1) * (1 + 0.9 / size) +
  (values.certificate ? 12 : 0)

const lengthLabel = (values: Values): string => `${num(values, 'barLength') * 1000}`

export const bars: GroupSeed = {
  key: 'bars',
  name: t('Bars and reinforcement', 'Сортовой прокат и арматура', 'Šipkasti čelik i armatura', 'Stab- und Betonstahl',
    'Barre e tondo per c.a.',
    'Çubuk ve inşaat demiri'),
  about: t(
    'Hot rolled and cold finished bars for construction and machining. Prices are per tonne of theoretical weight; cold finished surfaces keep closer tolerances and cost more.',
    'Горячекатаный и калиброванный прокат для строительства и механообработки. Цена за тонну теоретической массы; калиброванный точнее по размеру и дороже.',
    'Toplo valjane i hladno obrađene šipke za gradnju i mašinsku obradu. Cena je po toni teorijske mase; hladno obrađene imaju uže tolerancije i skuplje su.',
    'Warmgewalzte und blanke Stäbe für Bau und Zerspanung. Preise je Tonne theoretischen Gewichts; blanke Oberflächen haben engere Toleranzen und kosten mehr.',
    'Barre laminate e finite a freddo per edilizia e lavorazioni meccaniche. Prezzi a tonnellata di peso teorico; le finite a freddo hanno tolleranze più strette e costano di più.',
    'İnşaat ve talaşlı imalat için sıcak haddelenmiş ve soğuk bitirilmiş çubuklar. Fiyat teorik ağırlıkla ton başınadır; soğuk bitirilmiş ürünün toleransı dar, fiyatı yüksektir.',
  ),
  categories: [
    {
      key: 'reinforcing-bars',
      name: t('Reinforcing bars', 'Арматура', 'Rebrasta armatura', 'Betonstahl', 'Tondo per cemento armato',
        'Nervürlü inşaat demiri'),
      about: t(
        'Classes A, B and C differ in ductility: C is required in seismic areas, A is met mostly in mesh. Up to 16 mm bars also come in coils for stirrups; welded joints need a grade declared weldable.',
        'Классы A, B и C различаются пластичностью: C требуют в сейсмических районах, A идёт в основном на сетки. До 16 мм бывает в мотках для хомутов; для сварки нужна свариваемая марка.',
        'Klase A, B i C razlikuju se po duktilnosti: C se traži u seizmičkim područjima, A je uglavnom za mreže. Do 16 mm postoji i u koturu za uzengije; za zavarivanje je potreban zavarljiv kvalitet.',
        'Die Klassen A, B und C unterscheiden sich in der Duktilität: C wird in Erdbebengebieten verlangt, A steckt meist in Matten. Bis 16 mm gibt es auch Ringe für Bügel; Schweißen setzt schweißgeeigneten Stahl voraus.',
        'Le classi A, B e C differiscono per duttilità: la C è richiesta in zona sismica, la A si usa soprattutto nelle reti. Fino a 16 mm esiste anche in rotoli per staffe; per saldare serve una qualità saldabile.',
        'A, B ve C sınıfları süneklikte ayrılır: deprem bölgesinde C istenir, A çoğunlukla hasırda kullanılır. 16 mm’ye kadar etriye için kangal da vardır; kaynak için kaynaklanabilir kalite gerekir.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'RB',
      characteristics: [
        [diameter, [6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32]],
        [grade, ['b500a', 'b500b', 'b500c']],
        [barLength, [6, 11.7, 12, 14]],
        [certificate, [true, false]],
        [processing, several(['cutting'], ['bending'])],
        [delivery, () => bundles],
      ],
      isReal: (values) => values.grade !== 'b500a' || num(values, 'diameter') <= 12,
      title: t(
        'Reinforcing bar {diameter} mm, {grade}, {barLength} m, {brand}',
        'Арматура {diameter} мм, {grade}, {barLength} м, {brand}',
        'Rebrasta armatura {diameter} mm, {grade}, {barLength} m, {brand}',
        'Betonstahl {diameter} mm, {grade}, {barLength} m, {brand}',
        'Tondo per c.a. {diameter} mm, {grade}, {barLength} m, {brand}',
        'Nervürlü demir {diameter} mm, {grade}, {barLength} m, {brand}',
      ),
      description: t(
        'Ribbed weldable steel {grade} for reinforcing concrete, nominal diameter {diameter} mm. Straight bars {barLength} m long, yield strength 500 MPa. The rolling mark identifies mill and grade.',
        'Рифлёная свариваемая арматура {grade} для железобетона, номинальный диаметр {diameter} мм. Прямые стержни {barLength} м, предел текучести 500 МПа. Прокатная маркировка указывает завод и класс.',
        'Rebrasti zavarljivi čelik {grade} za armirani beton, nazivni prečnik {diameter} mm. Prave šipke od {barLength} m, granica razvlačenja 500 MPa. Valjana oznaka pokazuje valjaonicu i kvalitet.',
        'Gerippter schweißgeeigneter Betonstahl {grade}, Nenndurchmesser {diameter} mm. Gerade Stäbe von {barLength} m, Streckgrenze 500 MPa. Das Walzzeichen nennt Werk und Sorte.',
        'Acciaio nervato saldabile {grade} per cemento armato, diametro nominale {diameter} mm. Barre diritte da {barLength} m, snervamento 500 MPa. La marcatura di laminazione indica acciaieria e qualità.',
        'Betonarme için nervürlü, kaynaklanabilir {grade} çeliği, anma çapı {diameter} mm. {barLength} m düz çubuk, akma sınırı 500 MPa. Hadde işareti tesisi ve kaliteyi gösterir.',
      ),
      price: (values) => tonne(values, num(values, 'diameter')), minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'bar', variant: 'rebar', labels: [`Ø${num(values, 'diameter')}`, lengthLabel(values)] }),
    },
    {
      key: 'round-bars',
      name: t('Round bars', 'Круг стальной', 'Okrugli čelik', 'Rundstahl', 'Tondi in acciaio', 'Yuvarlak çelik çubuklar'),
      about: t(
        'S235JR and S355J2 are for structures, C45 for shafts, 42CrMo4 for parts to be hardened. Hot rolled bars need a machining allowance of 2–4 mm on diameter, peeled ones about half a millimetre.',
        'S235JR и S355J2 — для конструкций, C45 — для валов, 42CrMo4 — для закаливаемых деталей. На горячий прокат дают припуск 2–4 мм на диаметр, на обточенный — около 0,5 мм.',
        'S235JR i S355J2 su za konstrukcije, C45 za vratila, 42CrMo4 za delove koji se kale. Toplo valjane šipke traže dodatak za obradu 2–4 mm na prečnik, ljuštene oko pola milimetra.',
        'S235JR und S355J2 für Konstruktionen, C45 für Wellen, 42CrMo4 für Vergütungsteile. Warmgewalzter Stahl braucht 2–4 mm Bearbeitungszugabe im Durchmesser, geschälter etwa einen halben.',
        'S235JR e S355J2 per strutture, C45 per alberi, 42CrMo4 per pezzi da bonificare. I laminati richiedono 2–4 mm di sovrametallo sul diametro, i pelati circa mezzo millimetro.',
        'S235JR ve S355J2 yapı, C45 mil, 42CrMo4 sertleştirilecek parçalar içindir. Sıcak haddede çapta 2–4 mm, soyulmuşta yarım milimetre kadar işleme payı bırakın.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'RD',
      characteristics: [
        [diameter, [10, 12, 16, 20, 25, 30, 35, 40, 50, 60, 80, 100, 120]],
        [grade, ['s235jr', 's355j2', 'c45', '42crmo4']],
        [surface, ['black', 'drawn', 'peeled']],
        [barLength, [3, 6]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
        [certificate, [true, false]],
        [processing, several(['cutting'], ['drilling', 'blasting'])],
      ],
      isReal: (values) => values.surface !== 'peeled' || num(values, 'diameter') >= 25,
      title: t(
        'Round bar {diameter} mm, {grade}, {surface}, {barLength} m',
        'Круг {diameter} мм, {grade}, {surface}, {barLength} м',
        'Okrugli čelik {diameter} mm, {grade}, {surface:m}, {barLength} m',
        'Rundstahl {diameter} mm, {grade}, {surface}, {barLength} m',
        'Tondo {diameter} mm, {grade}, {surface}, {barLength} m',
        'Yuvarlak çubuk {diameter} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Steel round of grade {grade} for shafts, pins, axles and forgings, diameter {diameter} mm. Bars of {barLength} m, condition: {surface}. Cut pieces are supplied on request.',
        'Стальной круг марки {grade} для валов, пальцев, осей и поковок, диаметр {diameter} мм. Длина {barLength} м, исполнение: {surface}. Заготовки в размер — по запросу.',
        'Okrugli čelik kvaliteta {grade} za vratila, osovine, čivije i otkovke, prečnik {diameter} mm. Šipke od {barLength} m, stanje: {surface}. Odsečeni komadi po zahtevu.',
        'Rundstahl {grade} für Wellen, Bolzen, Achsen und Schmiedeteile, Durchmesser {diameter} mm. Stäbe von {barLength} m, Ausführung: {surface}. Zuschnitte auf Anfrage.',
        'Tondo in acciaio {grade} per alberi, perni, assi e forgiati, diametro {diameter} mm. Barre da {barLength} m, esecuzione: {surface}. Spezzoni a richiesta.',
        'Mil, pim, aks ve dövme parçalar için {grade} kalite yuvarlak çelik, çap {diameter} mm. {barLength} m boy, yüzey: {surface}. İstek üzerine kesim yapılır.',
      ),
      price: (values) => tonne(values, num(values, 'diameter')), minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'bar', variant: 'round', labels: [`Ø${num(values, 'diameter')}`, lengthLabel(values)] }),
    },
    {
      key: 'square-bars',
      name: t('Square bars', 'Квадрат стальной', 'Kvadratni čelik', 'Vierkantstahl', 'Quadri in acciaio', 'Kare çelik çubuklar'),
      about: t(
        'Small sizes go into railings, gates and grilles, large ones into keys, tool holders and forgings. Cold drawn squares have sharp corners and fit keyways without milling.',
        'Малые размеры идут на ограды, ворота и решётки, крупные — на шпонки, державки и поковки. У калиброванного квадрата острые рёбра, на шпонки он идёт без фрезерования.',
        'Manje mere idu u ograde, kapije i rešetke, veće u klinove, držače alata i otkovke. Hladno vučeni kvadrat ima oštre ivice i ulazi u žleb bez glodanja.',
        'Kleine Maße für Geländer, Tore und Gitter, große für Passfedern, Halter und Schmiedeteile. Blankgezogener Vierkant hat scharfe Kanten und passt ohne Fräsen in die Nut.',
        'Le misure piccole vanno in ringhiere, cancelli e grate, le grandi in chiavette, portautensili e forgiati. Il quadro trafilato ha spigoli vivi e si usa per chiavette senza fresatura.',
        'Küçük ölçüler korkuluk, kapı ve parmaklıkta; büyükler kama, takım tutucu ve dövmede kullanılır. Soğuk çekme kare keskin köşelidir, frezelenmeden kama olur.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 4), code: 'SQ',
      characteristics: [
        [side, [8, 10, 12, 14, 16, 20, 25, 30, 40, 50, 60, 80]],
        [grade, ['s235jr', 's355j2', 'c45']],
        [surface, ['black', 'drawn']],
        [barLength, [3, 6]],
        [certificate, [true, false]],
        [delivery, () => bundles],
      ],
      title: t(
        'Square bar {side}×{side} mm, {grade}, {surface}, {barLength} m',
        'Квадрат {side}×{side} мм, {grade}, {surface}, {barLength} м',
        'Kvadratni čelik {side}×{side} mm, {grade}, {surface:m}, {barLength} m',
        'Vierkantstahl {side}×{side} mm, {grade}, {surface}, {barLength} m',
        'Quadro {side}×{side} mm, {grade}, {surface}, {barLength} m',
        'Kare çubuk {side}×{side} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Solid square steel of grade {grade}, side {side} mm, for metalwork, railings and machine parts. Bars of {barLength} m, condition: {surface}. Twist and straightness follow EN 10059 or EN 10278.',
        'Сплошной стальной квадрат марки {grade}, сторона {side} мм, для кованых изделий, оград и деталей машин. Длина {barLength} м, исполнение: {surface}. Скручивание и прямолинейность по EN 10059 или EN 10278.',
        'Puni kvadratni čelik kvaliteta {grade}, stranica {side} mm, za bravariju, ograde i mašinske delove. Šipke od {barLength} m, stanje: {surface}. Uvijenost i pravost prema EN 10059 ili EN 10278.',
        'Vierkant-Vollstahl {grade}, Kante {side} mm, für Schlosserarbeiten, Geländer und Maschinenteile. Stäbe von {barLength} m, Ausführung: {surface}. Verdrehung und Geradheit nach EN 10059 oder EN 10278.',
        'Quadro pieno in acciaio {grade}, lato {side} mm, per carpenteria leggera, ringhiere e parti di macchine. Barre da {barLength} m, esecuzione: {surface}. Svergolamento e rettilineità secondo EN 10059 o EN 10278.',
        'Ferforje, korkuluk ve makine parçaları için {grade} kalite dolu kare çelik, kenar {side} mm. {barLength} m boy, yüzey: {surface}. Burulma ve doğruluk EN 10059 veya EN 10278’e göredir.',
      ),
      price: (values) => tonne(values, num(values, 'side')) * 1.04, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({ kind: 'bar', variant: 'square', labels: [`${num(values, 'side')}`, lengthLabel(values)] }),
    },
    {
      key: 'flat-bars',
      name: t('Flat bars', 'Полоса стальная', 'Pljosnati čelik', 'Flachstahl', 'Piatti in acciaio', 'Lamalar'),
      about: t(
        'For brackets, frames, earthing and gratings. Wide flats keep a rolled edge; if a square edge matters, choose cold drawn. Galvanised strip is the usual choice for earthing conductors.',
        'Для кронштейнов, рам, заземления и настилов. У широкой полосы кромка катаная; если нужна прямая кромка — берите калиброванную. Для контура заземления обычно берут оцинкованную.',
        'Za nosače, ramove, uzemljenje i rešetke. Širi flah ima valjanu ivicu; ako je bitna oštra ivica, birajte hladno vučeni. Za uzemljenje se obično uzima pocinkovani.',
        'Für Konsolen, Rahmen, Erdung und Roste. Breiter Flachstahl hat Walzkanten; wenn scharfe Kanten zählen, blankgezogen wählen. Für Erder nimmt man üblicherweise verzinkten.',
        'Per staffe, telai, messa a terra e grigliati. I piatti larghi hanno bordo laminato; se serve lo spigolo vivo scegliere il trafilato. Per la terra si usa di norma lo zincato.',
        'Konsol, çerçeve, topraklama ve ızgara içindir. Geniş lamanın kenarı hadde kenarıdır; keskin kenar gerekiyorsa soğuk çekme alın. Topraklamada genelde galvanizli kullanılır.',
      ),
      view: 'list', unit: 'tonne', brands: brands.slice(0, 5), code: 'FB',
      characteristics: [
        [width, [20, 25, 30, 40, 50, 60, 80, 100, 120, 150]],
        [thickness, [3, 4, 5, 6, 8, 10, 12, 15, 20]],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [surface, ['black', 'drawn', 'galvanized']],
        [barLength, [3, 6]],
        [processing, several(['cutting'], ['drilling', 'bending'])],
      ],
      isReal: (values) =>
        num(values, 'width') / num(values, 'thickness') >= 2.5 && num(values, 'width') / num(values, 'thickness') <= 25,
      title: t(
        'Flat bar {width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Полоса {width}×{thickness} мм, {grade}, {surface}, {barLength} м',
        'Pljosnati čelik {width}×{thickness} mm, {grade}, {surface:m}, {barLength} m',
        'Flachstahl {width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Piatto {width}×{thickness} mm, {grade}, {surface}, {barLength} m',
        'Lama {width}×{thickness} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Flat steel {width}×{thickness} mm of grade {grade} for frames, brackets, gratings and earthing. Bars of {barLength} m, condition: {surface}. Easily sheared, drilled and welded.',
        'Стальная полоса {width}×{thickness} мм марки {grade} для рам, кронштейнов, настилов и заземления. Длина {barLength} м, исполнение: {surface}. Хорошо режется, сверлится и сваривается.',
        'Pljosnati čelik {width}×{thickness} mm kvaliteta {grade} za ramove, nosače, rešetke i uzemljenje. Šipke od {barLength} m, stanje: {surface}. Lako se seče, buši i zavaruje.',
        'Flachstahl {width}×{thickness} mm aus {grade} für Rahmen, Konsolen, Roste und Erdung. Stäbe von {barLength} m, Ausführung: {surface}. Gut zu scheren, zu bohren und zu schweißen.',
        'Piatto {width}×{thickness} mm in {grade} per telai, staffe, grigliati e messa a terra. Barre da {barLength} m, esecuzione: {surface}. Si taglia, fora e salda facilmente.',
        'Çerçeve, konsol, ızgara ve topraklama için {grade} kalite {width}×{thickness} mm lama. {barLength} m boy, yüzey: {surface}. Kolay kesilir, delinir ve kaynatılır.',
      ),
      price: (values) => tonne(values, num(values, 'thickness')) * 1.03, minimum: [1, 2, 5], step: [1],
      drawing: (values) => ({
        kind: 'bar', variant: 'strip',
        labels: [`${num(values, 'width')}×${num(values, 'thickness')}`, lengthLabel(values)],
      }),
    },
  ],
}
