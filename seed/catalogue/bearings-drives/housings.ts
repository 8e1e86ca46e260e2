import type { GroupSeed, Values } from '../../types.ts'
import { num, t } from '../../types.ts'
import { lookUp } from '../declare.ts'
import * as the from './characteristics.ts'

const shafts = [12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 55, 60]
const unitHeight: Record<number, number> =
  { 12: 30.2, 15: 30.2, 17: 30.2, 20: 33.3, 25: 36.5, 30: 42.9, 35: 47.6, 40: 49.2, 45: 54, 50: 57.2, 55: 63.5, 60: 69.8 }
const splitHeight: Record<number, number> =
  { 20: 40, 25: 50, 30: 50, 35: 60, 40: 60, 45: 60, 50: 70, 55: 70, 60: 80, 65: 80, 70: 95, 75: 95, 80: 100, 90: 112 }
const splitCode: Record<number, number> =
  { 20: 505, 25: 506, 30: 507, 35: 508, 40: 509, 45: 510, 50: 511, 55: 512, 60: 513, 65: 515, 70: 516, 75: 517, 80: 518, 90: 520 }

const unitPrice = (values: Values) => (2.1 + (num(values, 'shaft') / 8) ** 1.7)
  * lookUp(values, 'housing', { 'cast-iron': 1, plastic: 1.6, 'stainless-steel': 3.2 })
    * (values.fastening === 'collar' ? 1.1 : 1)
const unitCode = (shaft: number) => 200 + (shaft < 20 ? ({ 12: 1, 15: 2, 17: 3 })[shaft] ?? 0 : shaft / 5)
const insert = (values: Values) => values.fastening === 'collar' ? 'NA' : 'UC'

export const housings: GroupSeed = {
  key: 'housings',
  name: t('Bearing units and housings', 'Подшипниковые узлы и корпуса', 'Ležajne jedinice i kućišta',
    'Gehäuselager und Lagergehäuse', 'Supporti e unità',
    'Rulman yatakları'),
  about: t(
    'Ready-made supports for shafts: bolt down, slide the shaft in, fasten. Insert bearings align themselves by about two degrees.',
    'Готовые опоры для валов: прикрутить, вставить вал, закрепить. Вкладной подшипник самоустанавливается в пределах примерно двух градусов.',
    'Gotovi oslonci za vratila: pričvrstiti, uvući vratilo, stegnuti. Umetnuti ležaj se samopodešava do približno dva stepena.',
    'Fertige Lagerstellen für Wellen: anschrauben, Welle einschieben, festklemmen. Spannlager gleichen etwa zwei Grad Schiefstellung aus.',
    'Supporti pronti per alberi: si avvita, si infila l’albero, si blocca. Il cuscinetto inserito si autoallinea di circa due gradi.',
    'Miller için hazır yataklar: cıvatalayın, mili geçirin, sıkın. İçindeki rulman yaklaşık iki dereceye kadar kendini ayarlar.',
  ),
  categories: [
    {
      key: 'pillow-blocks',
      name: t('Pillow block units', 'Узлы на лапах', 'Stojeće ležajne jedinice', 'Stehlagereinheiten', 'Supporti ritti',
        'Dik yataklar'),
      about: t(
        'Set screws suit shafts that turn both ways, an eccentric collar is tightened in the direction of rotation. Stainless steel and plastic housings are made for wash-down in food plants. Choose a grease nipple where there is dust or water.',
        'Установочные винты подходят для валов с реверсом, эксцентриковое кольцо затягивают по направлению вращения. Корпуса из нержавеющей стали и пластика рассчитаны на мойку в пищевых цехах. Там, где пыль и вода, берите исполнение с пресс-маслёнкой.',
        'Zavrtnji bez glave odgovaraju vratilima sa promenom smera, ekscentrični prsten se steže u smeru obrtanja. Kućišta od nerđajućeg čelika i plastike namenjena su pranju u prehrambenim pogonima. Gde ima prašine i vode izaberite mazalicu.',
        'Gewindestifte passen für Wellen mit wechselnder Drehrichtung, der Exzenterring wird in Drehrichtung angezogen. Gehäuse aus Edelstahl und Kunststoff sind für Nassreinigung in Lebensmittelbetrieben gedacht. Bei Staub oder Wasser Schmiernippel wählen.',
        'I grani sono adatti ad alberi reversibili, il collare eccentrico si serra nel senso di rotazione. I supporti in inox e plastica sono pensati per i lavaggi nell’industria alimentare. In presenza di polvere o acqua scegliere l’ingrassatore.',
        'Setuskurlu tip iki yönde dönen millere uygundur, eksantrik bilezik dönüş yönünde sıkılır. Paslanmaz ve plastik gövdeler gıda tesislerindeki yıkamaya dayanır. Toz veya su olan yerde gresörlüklü tip seçin.',
      ),
      view: 'grid', unit: 'piece', brands: the.brands.slice(0, 3), code: 'PBU',
      characteristics: [
        [the.shaft, shafts],
        [the.housing, ['cast-iron', 'stainless-steel', 'plastic']],
        [the.fastening, ['set-screws', 'collar']],
        [the.centreHeight, (values) => unitHeight[num(values, 'shaft')] ?? 0],
        [the.relubricable, [true, false]],
        [the.cover, [false, true]],
        [the.designation, (values) => `${insert(values)}P ${unitCode(num(values, 'shaft'))}`],
      ],
      title: t(
        'Pillow block {brand} {designation}, shaft {shaft} mm, {housing}',
        'Узел на лапах {brand} {designation}, вал {shaft} мм, {housing}',
        'Stojeći ležaj {brand} {designation}, vratilo {shaft} mm, {housing}',
        'Stehlager {brand} {designation}, Welle {shaft} mm, {housing}',
        'Supporto ritto {brand} {designation}, albero {shaft} mm, {housing}',
        'Dik yatak {brand} {designation}, mil {shaft} mm, {housing}',
      ),
      description: t(
        'Pillow block with insert bearing for shafts of {shaft} mm, centre height {centreHeight} mm. Housing: {housing}; fastening: {fastening}. Greased and ready to mount.',
        'Корпусной узел на лапах со вкладным подшипником для вала {shaft} мм, высота до оси {centreHeight} мм. Корпус: {housing}; крепление: {fastening}. Смазан и готов к установке.',
        'Stojeća jedinica sa umetnutim ležajem za vratilo {shaft} mm, visina ose {centreHeight} mm. Kućište: {housing}; pričvršćenje: {fastening}. Podmazana i spremna za ugradnju.',
        'Stehlagereinheit mit Spannlager für Wellen von {shaft} mm, Achshöhe {centreHeight} mm. Gehäuse: {housing}; Befestigung: {fastening}. Gefettet und einbaufertig.',
        'Supporto ritto con cuscinetto inserito per alberi da {shaft} mm, altezza dell’asse {centreHeight} mm. Supporto: {housing}; fissaggio: {fastening}. Ingrassato e pronto al montaggio.',
        '{shaft} mm mil için rulmanlı dik yatak, eksen yüksekliği {centreHeight} mm. Gövde: {housing}; bağlama: {fastening}. Gresli ve montaja hazır.',
      ),
      price: (values) => unitPrice(values) + (values.cover ? 0.9 : 0) + (values.relubricable ? 0.2 : 0),
      minimum: [4, 10, 20], step: [2],
      drawing: (values) => ({ kind: 'bearing', variant: 'housed', ratio: 2.2, count: 8,
        labels: [`${Math.round(88 + 2.35 * num(values, 'shaft'))}`, `Ø ${num(values, 'shaft')}`] }),
    },
    {
      key: 'flange-units',
      name: t('Flange units', 'Фланцевые узлы', 'Prirubničke ležajne jedinice', 'Flanschlagereinheiten', 'Supporti flangiati',
        'Flanşlı yataklar'),
      about: t(
        'A flange unit carries a shaft that passes through a wall or a frame. The square flange has four bolts for higher loads, the oval one two bolts for narrow frames, the round one a spigot for exact centring.',
        'Фланцевый узел держит вал, проходящий через стенку или раму. Квадратный фланец с четырьмя болтами несёт большую нагрузку, овальный с двумя подходит узким рамам, круглый с буртиком точно центрируется.',
        'Prirubnička jedinica nosi vratilo koje prolazi kroz zid ili ram. Kvadratna prirubnica sa četiri zavrtnja prima veća opterećenja, ovalna sa dva odgovara uskim ramovima, okrugla sa naslonom se tačno centrira.',
        'Flanschlager tragen Wellen, die durch eine Wand oder einen Rahmen gehen. Vier Schrauben des Vierlochflansches nehmen höhere Lasten auf, der Zweilochflansch passt an schmale Rahmen, der Rundflansch zentriert mit seinem Bund genau.',
        'Il supporto flangiato regge un albero che attraversa una parete o un telaio. La flangia quadra a quattro viti porta carichi maggiori, l’ovale a due viti va sui telai stretti, la tonda con centraggio assicura la posizione.',
        'Flanşlı yatak, duvar veya şaseden geçen mili taşır. Dört cıvatalı kare flanş daha yüksek yük alır, iki cıvatalı oval flanş dar şaselere uyar, faturalı yuvarlak flanş hassas merkezleme sağlar.',
      ),
      view: 'grid', unit: 'piece', brands: the.brands.slice(0, 3), code: 'FLU',
      characteristics: [
        [the.shaft, shafts],
        [the.flangeShape, ['square', 'oval', 'round']],
        [the.housing, ['cast-iron', 'stainless-steel', 'plastic']],
        [the.fastening, ['set-screws', 'collar']],
        [the.cover, [false, true]],
        [the.designation,
          (values) => `${insert(values)}${lookUp(values, 'flangeShape', { square: 'F', oval: 'FL', round: 'FC' })} ${unitCode(num(values, 'shaft'))}`],
      ],
      isReal: (values) => values.housing !== 'plastic' || (values.flangeShape !== 'round' && num(values, 'shaft') <= 50),
      title: t(
        'Flange unit {brand} {designation}, shaft {shaft} mm, {housing}',
        'Узел фланцевый {brand} {designation}, вал {shaft} мм, {housing}',
        'Prirubnički ležaj {brand} {designation}, vratilo {shaft} mm, {housing}',
        'Flanschlager {brand} {designation}, Welle {shaft} mm, {housing}',
        'Supporto flangiato {brand} {designation}, albero {shaft} mm, {housing}',
        'Flanşlı yatak {brand} {designation}, mil {shaft} mm, {housing}',
      ),
      description: t(
        'Flange-mounted bearing unit for shafts of {shaft} mm with a self-aligning insert bearing. Shape: {flangeShape}; housing: {housing}. Shaft fastening: {fastening}.',
        'Фланцевый подшипниковый узел для вала {shaft} мм с самоустанавливающимся вкладным подшипником. Форма: {flangeShape}; корпус: {housing}. Крепление на валу: {fastening}.',
        'Prirubnička ležajna jedinica za vratilo {shaft} mm sa samopodesivim umetnutim ležajem. Oblik: {flangeShape}; kućište: {housing}. Pričvršćenje na vratilo: {fastening}.',
        'Flanschlagereinheit für Wellen von {shaft} mm mit selbsteinstellendem Spannlager. Form: {flangeShape}; Gehäuse: {housing}. Wellenbefestigung: {fastening}.',
        'Unità flangiata per alberi da {shaft} mm con cuscinetto autoallineante. Forma: {flangeShape}; supporto: {housing}. Fissaggio all’albero: {fastening}.',
        '{shaft} mm mil için kendinden ayarlı rulmanlı flanşlı yatak. Biçim: {flangeShape}; gövde: {housing}. Mile bağlama: {fastening}.',
      ),
      price: (values) => unitPrice(values) * lookUp(values, 'flangeShape', { square: 1, oval: 0.92, round: 1.2 })
        + (values.cover ? 0.9 : 0),
      minimum: [4, 10, 20], step: [2],
      drawing: (values) => ({ kind: 'flange', variant: 'threaded', count: values.flangeShape === 'oval' ? 2 : 4,
        labels: [`${Math.round(num(values, 'shaft') * 2.4 + 38)}`, `Ø ${num(values, 'shaft')}`] }),
    },
    {
      key: 'split-housings',
      name: t('Split plummer block housings', 'Разъёмные корпуса подшипников', 'Dvodelna kućišta ležajeva',
        'Geteilte Stehlagergehäuse', 'Supporti in due metà',
        'Parçalı yatak gövdeleri'),
      about: t(
        'A split housing opens at the shaft centre, so the bearing can be inspected without dismantling the drive. Each shaft needs one locating and one floating support. Labyrinth seals run without friction at high speed, double-lip seals keep out coarse dirt.',
        'Разъёмный корпус открывается по оси вала, и подшипник можно осмотреть без разборки привода. На каждый вал нужна одна фиксирующая и одна плавающая опора. Лабиринт работает без трения на высоких оборотах, двухкромочные уплотнения не пускают грязь.',
        'Dvodelno kućište se otvara po osi vratila, pa se ležaj pregleda bez rastavljanja pogona. Svako vratilo traži jedno čvrsto i jedno slobodno uležištenje. Lavirint radi bez trenja na velikim brzinama, dvousne zaptivke zadržavaju grubu prljavštinu.',
        'Ein geteiltes Gehäuse öffnet sich auf Wellenmitte, das Lager lässt sich prüfen, ohne den Antrieb zu zerlegen. Jede Welle braucht ein Fest- und ein Loslager. Labyrinthdichtungen laufen reibungsfrei bei hoher Drehzahl, Zweilippendichtungen halten groben Schmutz ab.',
        'Il supporto diviso si apre sull’asse, così il cuscinetto si ispeziona senza smontare la trasmissione. Ogni albero richiede un supporto fisso e uno libero. Il labirinto lavora senza attrito ad alta velocità, il doppio labbro ferma lo sporco grossolano.',
        'Parçalı gövde mil ekseninden açılır, rulman tahrik sökülmeden kontrol edilir. Her mil bir sabit ve bir serbest yatak ister. Labirent keçe yüksek devirde sürtünmesiz çalışır, çift dudaklı keçe kaba kiri dışarıda tutar.',
      ),
      view: 'list', unit: 'piece', brands: the.brands.slice(0, 3), code: 'SPH',
      characteristics: [
        [the.shaft, Object.keys(splitHeight).map(Number)],
        [the.housing, ['cast-iron', 'ductile-iron']],
        [the.housingSeal, ['double-lip', 'felt', 'labyrinth']],
        [the.arrangement, ['locating', 'floating']],
        [the.centreHeight, (values) => splitHeight[num(values, 'shaft')] ?? 0],
        [the.cover, [false, true]],
        [the.designation, (values) => `SN ${splitCode[num(values, 'shaft')]}`],
      ],
      title: t(
        'Split housing {brand} {designation}, shaft {shaft} mm, {housing}, {housingSeal}',
        'Корпус {brand} {designation}, вал {shaft} мм, {housing}, {housingSeal}',
        'Kućište {brand} {designation}, vratilo {shaft} mm, {housing}, {housingSeal}',
        'Stehlagergehäuse {brand} {designation}, Welle {shaft} mm, {housing}, {housingSeal}',
        'Supporto {brand} {designation}, albero {shaft} mm, {housing}, {housingSeal}',
        'Yatak gövdesi {brand} {designation}, mil {shaft} mm, {housing}, {housingSeal}',
      ),
      description: t(
        'Split housing to ISO 113 for self-aligning bearings on adapter sleeves, shaft {shaft} mm, centre height {centreHeight} mm. Fitted with {housingSeal}; arrangement: {arrangement}. Bearing and sleeve are ordered separately.',
        'Разъёмный корпус по ISO 113 для самоустанавливающихся подшипников на закрепительной втулке, вал {shaft} мм, высота до оси {centreHeight} мм. В комплекте: {housingSeal}; исполнение: {arrangement}. Подшипник и втулка заказываются отдельно.',
        'Dvodelno kućište prema ISO 113 za samopodesive ležajeve na steznoj čauri, vratilo {shaft} mm, visina ose {centreHeight} mm. Oprema: {housingSeal}; izvedba: {arrangement}. Ležaj i čaura poručuju se posebno.',
        'Geteiltes Gehäuse nach ISO 113 für Pendellager auf Spannhülse, Welle {shaft} mm, Achshöhe {centreHeight} mm. Dichtung: {housingSeal}; Ausführung: {arrangement}. Lager und Spannhülse werden getrennt bestellt.',
        'Supporto in due metà secondo ISO 113 per cuscinetti orientabili su bussola di trazione, albero {shaft} mm, altezza dell’asse {centreHeight} mm. Dotazione: {housingSeal}; disposizione: {arrangement}. Cuscinetto e bussola si ordinano a parte.',
        'Manşonlu oynak rulmanlar için ISO 113 normuna uygun parçalı gövde, mil {shaft} mm, eksen yüksekliği {centreHeight} mm. Donanım: {housingSeal}; yataklama: {arrangement}. Rulman ve manşon ayrıca sipariş edilir.',
      ),
      price: (values) => (9 + num(values, 'shaft') * 0.55 + (num(values, 'shaft') / 12) ** 2)
        * (values.housing === 'ductile-iron' ? 1.45 : 1)
        * lookUp(values, 'housingSeal', { 'double-lip': 1.1, felt: 1, labyrinth: 1.3 })
          * (values.arrangement === 'locating' ? 1.05 : 1)
        + (values.cover ? 2.5 : 0),
      minimum: [2, 4, 10], step: [1, 2],
      drawing: (values) => ({ kind: 'bearing', variant: 'housed', ratio: 2.8, count: 12,
        labels: [`${Math.round(120 + 2.2 * num(values, 'shaft'))}`, `Ø ${num(values, 'shaft')}`] }),
    },
  ],
}
