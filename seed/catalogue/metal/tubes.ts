import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Values } from '../../types.ts'
import { follows } from '../declare.ts'
import {
  barLength, brands, bundles, certificate, delivery, diameter, equivalentGrades, grade, gradeEquivalents, height, kilogramPrice,
  manufacture, side, surface, wall, width,
} from './characteristics.ts'

const surfaceFactor: Record<string, number> = { 'cold-formed': 1, galvanized: 1.3, primed: 1.1, pickled: 1.06 }

const metre = (values: Values, perimeter: number): number =>
  perimeter * num(values, 'wall') * 7.85e-3 * (kilogramPrice[str(values, 'grade')] ?? 0.8) * 1.18 * (surfaceFactor[str(values,
  'surface')] ?? 1) *
  (values.manufacture === 'seamless' ? 1.7 : 1) + 0.15

const isNarrower = (height: number, width: number): boolean => height / width > 1.2 && height / width <= 3

const wallLabel = (values: Values): string => `${num(values, 'wall')}`

export const tubes: GroupSeed = {
  key: 'tubes',
  name: t('Pipes and hollow sections', 'Трубы стальные', 'Čelične cevi i šuplji profili', 'Stahlrohre und Hohlprofile',
    'Tubi in acciaio',
    'Çelik boru ve profiller'),
  about: t(
    'Round pipes for structures and media, square and rectangular hollow sections for frames. Price per metre; the wall thickness decides both weight and weldability.',
    'Круглые трубы для конструкций и трубопроводов, квадратные и прямоугольные — для каркасов. Цена за метр; от толщины стенки зависят масса и свариваемость.',
    'Okrugle cevi za konstrukcije i instalacije, kvadratne i pravougaone za ramove. Cena po metru; debljina zida određuje masu i zavarljivost.',
    'Rundrohre für Konstruktionen und Leitungen, Quadrat- und Rechteckrohre für Rahmen. Preis je Meter; die Wanddicke entscheidet über Gewicht und Schweißbarkeit.',
    'Tubi tondi per strutture e condotte, quadri e rettangolari per telai. Prezzo al metro; lo spessore determina peso e saldabilità.',
    'Yapı ve tesisat için yuvarlak borular, çerçeveler için kare ve dikdörtgen profiller. Fiyat metre başınadır; ağırlığı ve kaynağı et kalınlığı belirler.',
  ),
  categories: [
    {
      key: 'round-steel-tubes',
      name: t('Round tubes', 'Трубы круглые', 'Okrugle cevi', 'Rundrohre', 'Tubi tondi', 'Yuvarlak borular'),
      about: t(
        'Welded tubes suit frames, fences and low-pressure lines; seamless ones carry pressure and can be threaded deeply. Compare the wall, not only the diameter: a thin wall dents and burns through.',
        'Сварные трубы — для каркасов, оград и низкого давления; бесшовные держат давление и допускают глубокую резьбу. Сравнивайте стенку, а не только диаметр: тонкая мнётся и прожигается.',
        'Šavne cevi su za ramove, ograde i nizak pritisak; bešavne nose pritisak i podnose dublji navoj. Poredite zid, ne samo prečnik: tanak zid se ulubljuje i progoreva.',
        'Geschweißte Rohre für Rahmen, Zäune und niedrigen Druck; nahtlose halten Druck und vertragen tiefe Gewinde. Auf die Wand achten, nicht nur auf den Durchmesser: Dünne Wände beulen und brennen durch.',
        'I saldati servono per telai, recinzioni e basse pressioni; i senza saldatura reggono la pressione e si filettano a fondo. Confrontare lo spessore, non solo il diametro: la parete sottile si ammacca e si fora saldando.',
        'Dikişli borular çerçeve, çit ve alçak basınç içindir; dikişsizler basınca dayanır, derin diş açılabilir. Yalnız çapa değil ete bakın: ince et ezilir ve delinir.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(0, 5), code: 'RT',
      characteristics: [
        [diameter, [21.3, 26.9, 33.7, 42.4, 48.3, 60.3, 76.1, 88.9, 114.3, 139.7, 168.3, 219.1]],
        [wall, [2, 2.6, 3.2, 4, 5, 6.3, 8, 10]],
        [manufacture, ['welded', 'seamless']],
        [grade, ['s235jr', 's355j2']],
        [surface, ['cold-formed', 'galvanized', 'primed']],
        [barLength, [6, 12]],
        [certificate, [true, false]],
      ],
      isReal: (values) =>
        num(values, 'diameter') / num(values, 'wall') >= 7 && num(values, 'diameter') / num(values, 'wall') <= 45,
      title: t(
        'Steel tube {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Труба круглая {diameter}×{wall} мм, {manufacture}, {grade}, {surface}, {barLength} м',
        'Cev {diameter}×{wall} mm, {manufacture}, {grade}, {surface:f}, {barLength} m',
        'Rundrohr {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Tubo tondo {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
        'Çelik boru {diameter}×{wall} mm, {manufacture}, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Steel tube with outer diameter {diameter} mm and wall {wall} mm for structures, fences and general pipework. Steel {grade}, surface: {surface}. Lengths of {barLength} m with plain ends.',
        'Стальная труба наружным диаметром {diameter} мм со стенкой {wall} мм для конструкций, ограждений и трубопроводов общего назначения. Сталь {grade}, поверхность: {surface}. Длина {barLength} м, концы гладкие.',
        'Čelična cev spoljnog prečnika {diameter} mm i zida {wall} mm za konstrukcije, ograde i opšte instalacije. Čelik {grade}, površina: {surface:f}. Dužine od {barLength} m, ravni krajevi.',
        'Stahlrohr mit Außendurchmesser {diameter} mm und Wand {wall} mm für Konstruktionen, Zäune und allgemeine Leitungen. Stahl {grade}, Oberfläche: {surface}. Längen von {barLength} m mit glatten Enden.',
        'Tubo in acciaio con diametro esterno {diameter} mm e parete {wall} mm per strutture, recinzioni e condotte generiche. Acciaio {grade}, superficie: {surface}. Barre da {barLength} m con estremità lisce.',
        'Yapı, çit ve genel tesisat için dış çapı {diameter} mm, eti {wall} mm çelik boru. Çelik {grade}, yüzey: {surface}. {barLength} m boy, düz uçlu.',
      ),
      price: (values) => metre(values, Math.PI * (num(values, 'diameter') - num(values, 'wall'))),
      minimum: [60, 120, 240], step: [12, 60],
      drawing: (values) => ({
        kind: 'pipe', variant: 'plain', ratio: 4 + 60 / num(values, 'diameter'),
        labels: [`Ø${num(values, 'diameter')}`, wallLabel(values)],
      }),
    },
    {
      key: 'square-tubes',
      name: t('Square tubes', 'Трубы квадратные', 'Kvadratne cevi', 'Quadratrohre', 'Tubi quadri', 'Kare profiller'),
      about: t(
        'Equal stiffness in both directions makes them the usual choice for posts and columns. The corner radius grows with the wall, remember it when fitting end caps; galvanised tubes need the zinc ground off before welding.',
        'Одинаковая жёсткость в обе стороны делает их обычным выбором для стоек и колонн. Радиус угла растёт со стенкой — учтите при выборе заглушек; у оцинкованных перед сваркой снимают цинк.',
        'Jednaka krutost u oba pravca čini ih uobičajenim izborom za stubove. Radijus ugla raste sa debljinom zida, što je važno za čepove; kod pocinkovanih se pre zavarivanja skida cink.',
        'Gleiche Steifigkeit in beiden Richtungen: üblich für Pfosten und Stützen. Der Eckradius wächst mit der Wand, wichtig für Endkappen; bei verzinkten Rohren vor dem Schweißen das Zink abschleifen.',
        'Rigidità uguale nei due sensi: la scelta usuale per montanti e pilastri. Il raggio d’angolo cresce con lo spessore, utile saperlo per i tappi; sullo zincato togliere lo zinco prima di saldare.',
        'İki yönde eşit rijitlik sayesinde dikme ve kolonların alışılmış tercihidir. Köşe yarıçapı etle büyür, tapa seçerken dikkat edin; galvanizlide kaynaktan önce çinko taşlanır.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(0, 5), code: 'ST',
      characteristics: [
        [side, [15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150]],
        [wall, [1.5, 2, 2.5, 3, 4, 5, 6, 8]],
        [grade, ['s235jr', 's275jr', 's355j2']],
        [surface, ['cold-formed', 'galvanized', 'primed', 'pickled']],
        [barLength, [6, 12]],
        [equivalentGrades, follows('grade', gradeEquivalents)],
      ],
      isReal: (values) => num(values, 'side') / num(values, 'wall') >= 9 && num(values, 'side') / num(values, 'wall') <= 40,
      title: t(
        'Square tube {side}×{side}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Труба квадратная {side}×{side}×{wall} мм, {grade}, {surface}, {barLength} м',
        'Kvadratna cev {side}×{side}×{wall} mm, {grade}, {surface:f}, {barLength} m',
        'Quadratrohr {side}×{side}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Tubo quadro {side}×{side}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Kare profil {side}×{side}×{wall} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Cold formed square hollow section {side}×{side} mm with a wall of {wall} mm for posts, trusses and furniture. Steel {grade} to EN 10219, surface: {surface}. Bars of {barLength} m.',
        'Холодноформованная квадратная труба {side}×{side} мм, стенка {wall} мм, для стоек, ферм и мебели. Сталь {grade} по EN 10219, поверхность: {surface}. Длина {barLength} м.',
        'Hladno oblikovani kvadratni profil {side}×{side} mm sa zidom {wall} mm za stubove, rešetke i nameštaj. Čelik {grade} prema EN 10219, površina: {surface:f}. Šipke od {barLength} m.',
        'Kaltgeformtes Quadrat-Hohlprofil {side}×{side} mm mit {wall} mm Wand für Pfosten, Fachwerke und Möbel. Stahl {grade} nach EN 10219, Oberfläche: {surface}. Stäbe von {barLength} m.',
        'Profilo cavo quadro formato a freddo {side}×{side} mm, parete {wall} mm, per montanti, tralicci e mobili. Acciaio {grade} secondo EN 10219, superficie: {surface}. Barre da {barLength} m.',
        'Dikme, makas ve mobilya için soğuk şekillendirilmiş kare profil {side}×{side} mm, et {wall} mm. EN 10219’a göre {grade} çeliği, yüzey: {surface}. {barLength} m boy.',
      ),
      price: (values) => metre(values, 4 * num(values, 'side') - 4 * num(values, 'wall')),
      minimum: [60, 120, 240], step: [12, 60],
      drawing: (values) => ({
        kind: 'profile', variant: 'square', ratio: 1,
        labels: [`${num(values, 'side')}`, wallLabel(values), `${num(values, 'side')}`],
      }),
    },
    {
      key: 'rectangular-tubes',
      name: t('Rectangular tubes', 'Трубы прямоугольные', 'Pravougaone cevi', 'Rechteckrohre', 'Tubi rettangolari',
        'Dikdörtgen profiller'),
      about: t(
        'Laid on edge they carry more than a square tube of the same weight: use them for rails, joists and gate frames. For visible work ask for pickled surface, it takes paint without cleaning.',
        'Поставленная на ребро труба несёт больше квадратной той же массы: берите её для прогонов, лаг и рам ворот. Для видимых изделий просите травлёную поверхность — её красят без зачистки.',
        'Postavljene na užu stranu nose više od kvadratne iste mase: za grede, podkonstrukcije i ramove kapija. Za vidljive radove birajte dekapiranu površinu, boji se bez čišćenja.',
        'Hochkant tragen sie mehr als ein Quadratrohr gleichen Gewichts: für Riegel, Träger und Torrahmen. Für sichtbare Arbeiten gebeizte Oberfläche wählen, sie lässt sich ohne Reinigung lackieren.',
        'Di taglio portano più di un quadro di pari peso: per correnti, travetti e telai di cancelli. Per lavori a vista scegliere il decapato: si vernicia senza pulizia.',
        'Dik konulduğunda aynı ağırlıktaki kareden fazla yük taşır: kuşak, kiriş ve kapı çerçevesi için uygundur. Görünür işlerde asitlenmiş yüzey alın, temizlemeden boyanır.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(0, 5), code: 'CT',
      characteristics: [
        [height, [30, 40, 50, 60, 80, 100, 120, 160, 200]],
        [width, (values, random) => pick([15, 20, 25, 30, 40, 50, 60, 80, 100, 120].filter((size) =>
          isNarrower(num(values, 'height'), size)), random)],
        [wall, [1.5, 2, 2.5, 3, 4, 5, 6]],
        [grade, ['s235jr', 's355j2']],
        [surface, ['cold-formed', 'galvanized', 'primed', 'pickled']],
        [barLength, [6, 12]],
        [delivery, () => bundles],
      ],
      isReal: (values) => num(values, 'height') / num(values, 'wall') >= 12 && num(values, 'height') / num(values, 'wall') <= 45,
      title: t(
        'Rectangular tube {height}×{width}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Труба прямоугольная {height}×{width}×{wall} мм, {grade}, {surface}, {barLength} м',
        'Pravougaona cev {height}×{width}×{wall} mm, {grade}, {surface:f}, {barLength} m',
        'Rechteckrohr {height}×{width}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Tubo rettangolare {height}×{width}×{wall} mm, {grade}, {surface}, {barLength} m',
        'Kutu profil {height}×{width}×{wall} mm, {grade}, {surface}, {barLength} m',
      ),
      description: t(
        'Rectangular hollow section {height}×{width} mm with a wall of {wall} mm for gates, platforms, trailers and frames. Steel {grade}, surface: {surface}. The weld seam lies on the wide side.',
        'Прямоугольная труба {height}×{width} мм, стенка {wall} мм, для ворот, площадок, прицепов и каркасов. Сталь {grade}, поверхность: {surface}. Сварной шов — на широкой стороне.',
        'Pravougaoni šuplji profil {height}×{width} mm sa zidom {wall} mm za kapije, platforme, prikolice i ramove. Čelik {grade}, površina: {surface:f}. Šav je na široj strani.',
        'Rechteck-Hohlprofil {height}×{width} mm mit {wall} mm Wand für Tore, Bühnen, Anhänger und Rahmen. Stahl {grade}, Oberfläche: {surface}. Die Schweißnaht liegt auf der breiten Seite.',
        'Profilo cavo rettangolare {height}×{width} mm, parete {wall} mm, per cancelli, piattaforme, rimorchi e telai. Acciaio {grade}, superficie: {surface}. La saldatura è sul lato largo.',
        'Kapı, platform, römork ve çerçeveler için dikdörtgen profil {height}×{width} mm, et {wall} mm. Çelik {grade}, yüzey: {surface}. Dikiş geniş yüzdedir.',
      ),
      price: (values) => metre(values, 2 * (num(values, 'height') + num(values, 'width')) - 4 * num(values, 'wall')),
      minimum: [60, 120, 240], step: [12, 60],
      drawing: (values) => ({
        kind: 'profile', variant: 'rectangle', ratio: num(values, 'height') / num(values, 'width'),
        labels: [`${num(values, 'width')}`, wallLabel(values), `${num(values, 'height')}`],
      }),
    },
  ],
}
