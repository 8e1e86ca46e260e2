import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows, several } from '../declare.ts'
import {
  barLength, brands, certificate, diameter, equivalentGrades, grade, gradeEquivalents, kilogramPrice, manufacture, processing,
  protectiveFilm, sheetLength, surface, thickness, wall, width,
} from './characteristics.ts'

const surfaceFactor: Record<string, number> = { '2b': 1, ba: 1.12, brushed: 1.18, mirror: 1.4, drawn: 1.1,
  peeled: 1.06, 'acid-pickled': 1 }

const kilogram = (values: Values): number => (kilogramPrice[str(values, 'grade')] ?? 3) *
  (surfaceFactor[str(values, 'surface')] ?? 1)

export const stainless: GroupSeed = {
  key: 'stainless',
  name: t('Stainless steel', 'Нержавеющая сталь', 'Nerđajući čelik', 'Edelstahl', 'Acciaio inox', 'Paslanmaz çelik'),
  about: t(
    'Sheets, tubes and bars for food, chemistry, railings and the coast. AISI 304 covers most tasks, 316L resists chlorides, 430 is magnetic and cheaper for dry interiors.',
    'Листы, трубы и прутки для пищевых и химических производств, ограждений и побережья. AISI 304 решает большинство задач, 316L стойка к хлоридам, 430 магнитна и дешевле для сухих помещений.',
    'Limovi, cevi i šipke za prehranu, hemiju, ograde i primorje. AISI 304 pokriva većinu potreba, 316L podnosi hloride, 430 je magnetičan i jeftiniji za suve prostore.',
    'Bleche, Rohre und Stäbe für Lebensmittel, Chemie, Geländer und Küste. AISI 304 deckt das meiste ab, 316L widersteht Chloriden, 430 ist magnetisch und günstiger für trockene Räume.',
    'Lamiere, tubi e barre per alimentare, chimica, ringhiere e zone costiere. L’AISI 304 copre quasi tutto, il 316L resiste ai cloruri, il 430 è magnetico e più economico per interni asciutti.',
    'Gıda, kimya, korkuluk ve sahil için sac, boru ve çubuklar. AISI 304 çoğu işe yeter, 316L klorürlere dayanır, 430 manyetiktir ve kuru iç mekânda daha ucuzdur.',
  ),
  categories: [
    {
      key: 'stainless-sheets',
      name: t('Stainless sheets', 'Листы нержавеющие', 'Nerđajući limovi', 'Edelstahlbleche', 'Lamiere inox', 'Paslanmaz saclar'),
      about: t(
        '2B is the plain mill surface for hidden parts, BA shines, brushed hides fingerprints, mirror shows every scratch. Keep the film on until assembly and the grain in one direction.',
        '2B — обычная матовая поверхность для скрытых деталей, BA блестит, шлифовка скрывает отпечатки, на зеркале видна каждая царапина. Плёнку снимайте после сборки, шлифовку ориентируйте в одну сторону.',
        '2B je obična površina za skrivene delove, BA sija, brušena krije otiske, na ogledalu se vidi svaka ogrebotina. Foliju skinite tek posle montaže, a smer brušenja držite isti.',
        '2B ist die übliche Fläche für verdeckte Teile, BA glänzt, Schliff verbirgt Fingerabdrücke, Spiegel zeigt jeden Kratzer. Folie bis zur Montage belassen und die Schliffrichtung einhalten.',
        '2B è la finitura comune per parti nascoste, BA è lucida, il satinato nasconde le impronte, lo specchio mostra ogni graffio. Lasciare la pellicola fino al montaggio e rispettare il verso.',
        '2B gizli parçalar için sade yüzeydir, BA parlaktır, satine parmak izini gizler, ayna her çiziği gösterir. Filmi montaja kadar çıkarmayın, satine yönünü aynı tutun.',
      ),
      view: 'list', unit: 'sheet', brands: brands.slice(1, 6), code: 'SS',
      characteristics: [
        [thickness, [0.5, 0.6, 0.8, 1, 1.2, 1.5, 2, 2.5, 3]],
        [width, [1000, 1250, 1500]],
        [sheetLength, (values) => num(values, 'width') * 2],
        [grade, ['aisi-304', 'aisi-316l', 'aisi-430', 'aisi-321']],
        [surface, ['2b', 'ba', 'brushed', 'mirror']],
        [protectiveFilm, [true, false]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
      ],
      isReal: (values) => (values.surface !== 'mirror' && values.surface !== 'ba') || num(values, 'thickness') <= 2,
      title: t(
        'Stainless sheet {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Лист нержавеющий {thickness}×{width}×{sheetLength} мм, {grade}, {surface}',
        'Nerđajući lim {thickness}×{width}×{sheetLength} mm, {grade}, {surface:m}',
        'Edelstahlblech {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Lamiera inox {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
        'Paslanmaz sac {thickness}×{width}×{sheetLength} mm, {grade}, {surface}',
      ),
      description: t(
        'Cold rolled stainless sheet {width}×{sheetLength} mm, thickness {thickness} mm, grade {grade}. For kitchens, lifts, tanks and cladding. Surface: {surface}.',
        'Холоднокатаный нержавеющий лист {width}×{sheetLength} мм толщиной {thickness} мм, сталь {grade}. Для кухонь, лифтов, ёмкостей и облицовки. Поверхность: {surface}.',
        'Hladno valjani nerđajući lim {width}×{sheetLength} mm, debljine {thickness} mm, kvalitet {grade}. Za kuhinje, liftove, rezervoare i obloge. Površina: {surface:f}.',
        'Kaltgewalztes Edelstahlblech {width}×{sheetLength} mm, Dicke {thickness} mm, Werkstoff {grade}. Für Küchen, Aufzüge, Behälter und Verkleidungen. Oberfläche: {surface}.',
        'Lamiera inox laminata a freddo {width}×{sheetLength} mm, spessore {thickness} mm, qualità {grade}. Per cucine, ascensori, serbatoi e rivestimenti. Superficie: {surface}.',
        'Soğuk haddelenmiş paslanmaz sac {width}×{sheetLength} mm, kalınlık {thickness} mm, kalite {grade}. Mutfak, asansör, tank ve kaplama içindir. Yüzey: {surface}.',
      ),
      price: (values) =>
        num(values, 'width') * num(values, 'sheetLength') * num(values, 'thickness') * 7.93e-6 * kilogram(values) +
          (values.protectiveFilm ? 1.5 : 0),
      minimum: [5, 10, 20], step: [1, 5],
      drawing: (values) => ({
        kind: 'sheetMetal', variant: 'plain', labels: [`${num(values, 'sheetLength')}`, `${num(values, 'width')}`,
        `${num(values, 'thickness')}`],
      }),
    },
    {
      key: 'stainless-tubes',
      name: t('Stainless tubes', 'Трубы нержавеющие', 'Nerđajuće cevi', 'Edelstahlrohre', 'Tubi inox', 'Paslanmaz borular'),
      about: t(
        'Brushed or polished welded tube is for railings and furniture; seamless pickled tube is for process lines. Match the grade of fittings and weld wire, otherwise the weld rusts first.',
        'Шлифованная или полированная сварная труба — для перил и мебели, бесшовная травлёная — для технологических линий. Фитинги и присадку берите той же марки, иначе первым ржавеет шов.',
        'Brušena ili polirana šavna cev je za ograde i nameštaj, bešavna dekapirana za procesne linije. Fitinzi i žica za zavarivanje neka budu istog kvaliteta, inače prvo rđa šav.',
        'Geschliffenes oder poliertes geschweißtes Rohr für Geländer und Möbel; nahtlos gebeiztes für Prozessleitungen. Fittings und Schweißdraht gleicher Güte wählen, sonst rostet zuerst die Naht.',
        'Il tubo saldato satinato o lucido è per ringhiere e arredi; il decapato senza saldatura per linee di processo. Raccordi e filo della stessa qualità, altrimenti arrugginisce prima il cordone.',
        'Satine veya parlak dikişli boru korkuluk ve mobilya, asitlenmiş dikişsiz boru proses hatları içindir. Fitting ve kaynak teli aynı kalitede olmalı, yoksa önce kaynak paslanır.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(1, 6), code: 'SP',
      characteristics: [
        [diameter, [12, 16, 20, 25, 33.7, 42.4, 48.3, 60.3, 76.1, 88.9, 114.3]],
        [wall, [1, 1.2, 1.5, 2, 2.5, 3, 4]],
        [manufacture, ['welded', 'seamless']],
        [grade, ['aisi-304', 'aisi-316l', 'aisi-321']],
        [surface, (values, random) => values.manufacture === 'seamless' ? 'acid-pickled' : random() < 0.5
          ? 'brushed' : random() < 0.5 ? 'mirror' : '2b'],
        [barLength, [3, 6]],
        [certificate, [true, false]],
      ],
      isReal: (values) =>
        num(values, 'diameter') / num(values, 'wall') >= 8 && num(values, 'diameter') / num(values, 'wall') <= 45,
      title: t(
        'Stainless tube {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Труба нержавеющая {diameter}×{wall} мм, {manufacture}, {grade}, {surface}, {barLength} м',
        'Nerđajuća cev {diameter}×{wall} mm, {manufacture}, {grade}, {surface:f}, {barLength} m',
        'Edelstahlrohr {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Tubo inox {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Paslanmaz boru {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Stainless tube {diameter} mm with a {wall} mm wall, grade {grade}. Surface: {surface}. Lengths of {barLength} m in plastic sleeves, for railings, food and process lines.',
        'Нержавеющая труба {diameter} мм со стенкой {wall} мм, сталь {grade}. Поверхность: {surface}. Длина {barLength} м в плёночном рукаве, для перил, пищевых и технологических линий.',
        'Nerđajuća cev {diameter} mm sa zidom {wall} mm, kvalitet {grade}. Površina: {surface:f}. Dužine od {barLength} m u foliji, za ograde, prehrambene i procesne linije.',
        'Edelstahlrohr {diameter} mm mit {wall} mm Wand, Werkstoff {grade}. Oberfläche: {surface}. Längen von {barLength} m im Folienschlauch, für Geländer, Lebensmittel- und Prozessleitungen.',
        'Tubo inox {diameter} mm con parete {wall} mm, qualità {grade}. Superficie: {surface}. Barre da {barLength} m in guaina, per ringhiere, linee alimentari e di processo.',
        'Eti {wall} mm, çapı {diameter} mm paslanmaz boru, kalite {grade}. Yüzey: {surface}. Poşetli {barLength} m boylar; korkuluk, gıda ve proses hatları içindir.',
      ),
      price: (values) =>
        Math.PI * (num(values, 'diameter') - num(values, 'wall')) * num(values, 'wall') * 7.93e-3 * kilogram(values) *
        (values.manufacture === 'seamless' ? 1.9 : 1.2) + 0.2,
      minimum: [30, 60, 120], step: [6, 30],
      drawing: (values) => ({
        kind: 'pipe', variant: 'plain', ratio: 4 + 60 / num(values, 'diameter'),
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'wall')}`],
      }),
    },
    {
      key: 'stainless-bars',
      name: t('Stainless bars', 'Прутки нержавеющие', 'Nerđajuće šipke', 'Edelstahlstäbe', 'Barre inox', 'Paslanmaz çubuklar'),
      about: t(
        'Cold drawn bars up to about 25 mm run straight into lathes, peeled ones serve for larger shafts. AISI 304 work-hardens: use sharp tools and plenty of coolant.',
        'Калиброванный пруток примерно до 25 мм идёт прямо в станок, обточенный — для крупных валов. AISI 304 наклёпывается: нужен острый инструмент и обильное охлаждение.',
        'Vučene šipke do oko 25 mm idu pravo u strug, ljuštene za deblja vratila. AISI 304 otvrdnjava pri obradi: oštar alat i dosta emulzije.',
        'Blankgezogene Stäbe bis etwa 25 mm gehen direkt in den Drehautomaten, geschälte dienen für dickere Wellen. AISI 304 verfestigt sich: scharfe Werkzeuge und viel Kühlung.',
        'Le barre trafilate fino a circa 25 mm vanno direttamente al tornio, le pelate servono per alberi grossi. L’AISI 304 incrudisce: utensili affilati e molto refrigerante.',
        'Yaklaşık 25 mm’ye kadar soğuk çekme çubuk doğrudan tornaya girer, soyulmuşlar kalın miller içindir. AISI 304 işlerken sertleşir: keskin takım ve bol soğutma kullanın.',
      ),
      view: 'list', unit: 'kilogram', brands: brands.slice(1, 6), code: 'SB',
      characteristics: [
        [diameter, [6, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80]],
        [grade, ['aisi-304', 'aisi-316l', 'aisi-430', 'aisi-321']],
        [surface, (values) => num(values, 'diameter') <= 25 ? 'drawn' : 'peeled'],
        [barLength, [3, 4, 6]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
        [certificate, [true, false]],
        [processing, several(['cutting'], ['drilling', 'polishing'])],
      ],
      title: t(
        'Stainless round bar {diameter} mm, {grade}, {surface}, {barLength} m, {brand}',
        'Пруток нержавеющий {diameter} мм, {grade}, {surface}, {barLength} м, {brand}',
        'Nerđajuća šipka {diameter} mm, {grade}, {surface:f}, {barLength} m, {brand}',
        'Edelstahl-Rundstab {diameter} mm, {grade}, {surface}, {barLength} m, {brand}',
        'Barra tonda inox {diameter} mm, {grade}, {surface}, {barLength} m, {brand}',
        'Paslanmaz çubuk {diameter} mm, {grade}, {surface}, {barLength} m, {brand}',
      ),
      description: t(
        'Stainless round bar {grade}, diameter {diameter} mm, condition: {surface}. For shafts, valves, pins and fasteners. Bars of {barLength} m, sold by weight.',
        'Нержавеющий круглый пруток {grade}, диаметр {diameter} мм, исполнение: {surface}. Для валов, арматуры, пальцев и крепежа. Длина {barLength} м, продажа на вес.',
        'Nerđajuća okrugla šipka {grade}, prečnik {diameter} mm, stanje: {surface}. Za vratila, ventile, osovinice i vijke. Šipke od {barLength} m, prodaja na kilogram.',
        'Edelstahl-Rundstab {grade}, Durchmesser {diameter} mm, Ausführung: {surface}. Für Wellen, Armaturen, Bolzen und Verbindungsteile. Stäbe von {barLength} m, Verkauf nach Gewicht.',
        'Barra tonda inox {grade}, diametro {diameter} mm, esecuzione: {surface}. Per alberi, valvole, perni e viteria. Barre da {barLength} m, vendita a peso.',
        '{grade} paslanmaz yuvarlak çubuk, çap {diameter} mm, yüzey: {surface}. Mil, vana, pim ve bağlantı elemanları içindir. {barLength} m boy, ağırlıkla satılır.',
      ),
      price: (values) => kilogram(values) * 1.12 * (1 + 0.9 / num(values, 'diameter')) + (values.certificate ? 0.05 : 0),
      minimum: [50, 100, 200], step: [10, 50],
      drawing: (values) => ({
        kind: 'bar', variant: 'round',
        labels: [`Ø${num(values, 'diameter')}`, `${num(values, 'barLength') * 1000}`],
      }),
    },
  ],
}
