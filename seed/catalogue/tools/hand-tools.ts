import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all } from '../declare.ts'
import { finish, hammerForm, handle, length, pliersForm, size, spannerForm, standard, weight } from './characteristics.ts'

const brands = ['Stalgrip', 'Hartvik', 'Zubrin', 'Kvarnholm'] as const
const spannerStandard: Record<string, string> = { combination: 'din-3113', ratchet: 'din-3113', ring: 'din-838' }
const hammerWeights: Record<string, readonly number[]> = {
  engineers: [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000], claw: [450, 560, 600, 680], club: [1000, 1250, 1500, 2000],
  'ball-pein': [100, 200, 300, 450, 680, 900],
}

export const handTools: GroupSeed = {
  key: 'hand-tools',
  name: t('Hand tools', 'Ручной инструмент', 'Ručni alati', 'Handwerkzeuge', 'Utensili manuali', 'El aletleri'),
  about: t(
    'Spanners, pliers and hammers for workshop and service use. Look at the standard, the finish and the handle: they decide how long a tool lasts in daily work.',
    'Ключи, шарнирно-губцевый инструмент и молотки для мастерской и сервиса. Смотрите на стандарт, покрытие и рукоятку — от них зависит срок службы при ежедневной работе.',
    'Ključevi, klešta i čekići za radionicu i servis. Obratite pažnju na standard, završnu obradu i dršku: od njih zavisi vek alata u svakodnevnom radu.',
    'Schlüssel, Zangen und Hämmer für Werkstatt und Service. Norm, Oberfläche und Griff entscheiden, wie lange ein Werkzeug im Alltag hält.',
    'Chiavi, pinze e martelli per officina e assistenza. Norma, finitura e impugnatura decidono quanto dura un utensile nel lavoro quotidiano.',
    'Atölye ve servis için anahtar, pense ve çekiçler. Standart, yüzey ve sap, aletin günlük işte ne kadar dayanacağını belirler.',
  ),
  categories: [
    {
      key: 'spanners',
      name: t('Spanners', 'Гаечные ключи', 'Ključevi', 'Schraubenschlüssel', 'Chiavi', 'Anahtarlar'),
      about: t(
        'Combination spanners are the everyday choice; ratchet ones save time where there is little room to swing, offset ring ones grip hard-to-turn nuts better. Matt chrome does not slip in oily hands.',
        'Комбинированный ключ — на каждый день; с трещоткой быстрее работать в тесноте, накидной лучше держит прикипевшие гайки. Матовый хром не скользит в масляных руках.',
        'Okasto-viljuškasti ključ je za svaki dan; sa račnom se brže radi u tesnom prostoru, a okasti bolje drži tvrdokorne navrtke. Mat hrom ne klizi u masnim rukama.',
        'Der Ringmaulschlüssel ist der Alltagsschlüssel; mit Ratsche geht es in engen Räumen schneller, der gekröpfte Ringschlüssel hält festsitzende Muttern besser. Mattchrom rutscht nicht in öligen Händen.',
        'La combinata è la chiave di tutti i giorni; quella a cricchetto fa guadagnare tempo negli spazi stretti, la poligonale tiene meglio i dadi duri. Il cromo satinato non scivola con le mani unte.',
        'Kombine anahtar günlük kullanım içindir; cırcırlı olan dar yerde zaman kazandırır, yıldız anahtar sıkışmış somunu daha iyi kavrar. Mat krom yağlı elde kaymaz.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [size, [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32]],
        [spannerForm, all(spannerForm)],
        [finish, ['chrome', 'matt-chrome', 'phosphated']],
        [length, (values) => Math.round(60 + num(values, 'size') * 10.5)],
        [standard, (values) => spannerStandard[str(values, 'spannerForm')] ?? 'din-3113'],
      ],
      isReal: (values) => !(str(values, 'spannerForm') === 'ratchet' && (num(values, 'size') > 24 || str(values, 'finish') === 'phosphated')),
      title: t(
        '{spannerForm} {size} mm, {standard}, {finish}',
        '{spannerForm} {size} мм, {standard}, {finish}',
        '{spannerForm} {size} mm, {standard}, {finish:m}',
        '{spannerForm} {size} mm, {standard}, {finish}',
        '{spannerForm} {size} mm, {standard}, {finish}',
        '{spannerForm} {size} mm, {standard}, {finish}',
      ),
      description: t(
        'Spanner for nuts and bolts with {size} mm across flats, forged from chrome-vanadium steel and hardened. Length {length} mm; the ring has a 12-point profile that spares the corners of the nut.',
        'Ключ для гаек и болтов с размером под ключ {size} мм, кованый из хромованадиевой стали, закалённый. Длина {length} мм; 12-гранный накидной профиль бережёт грани гайки.',
        'Ključ za navrtke i vijke otvora {size} mm, kovan od hrom-vanadijum čelika i kaljen. Dužina {length} mm; okasti deo sa 12 ivica čuva ivice navrtke.',
        'Schlüssel für Muttern und Schrauben mit Schlüsselweite {size} mm, aus Chrom-Vanadium-Stahl geschmiedet und gehärtet. Länge {length} mm; der Zwölfkantring schont die Ecken der Mutter.',
        'Chiave per dadi e bulloni da {size} mm, forgiata in acciaio al cromo-vanadio e temprata. Lunghezza {length} mm; l’anello a 12 punti preserva gli spigoli del dado.',
        '{size} mm somun ve cıvatalar için krom vanadyum çelikten dövme, sertleştirilmiş anahtar. Uzunluk {length} mm; 12 köşeli yıldız ağız somun köşelerini korur.',
      ),
      price: (values) => (0.6 + num(values, 'size') * 0.11 + num(values, 'size') ** 2 * 0.004) * ({ combination: 1, ratchet: 2.8, ring: 1.1 }[str(values, 'spannerForm')] ?? 1)
        * (str(values, 'finish') === 'phosphated' ? 0.75 : 1),
      minimum: [10, 20, 60], step: [5, 10], code: 'SP',
      drawing: (values) => ({ kind: 'handTool', variant: 'wrench', ratio: num(values, 'length') / num(values, 'size') / 2.2, labels: [`${num(values, 'length')}`, `${num(values, 'size')}`] }),
    },
    {
      key: 'pliers',
      name: t('Pliers and cutters', 'Пассатижи и кусачки', 'Klešta i sečice', 'Zangen', 'Pinze e tronchesi', 'Pense ve keskiler'),
      about: t(
        'Choose the jaw by the task and the length by the force: 160 mm suits electricians, 200 mm and more the mechanic. Only handles marked 1000 V may be used on live parts.',
        'Губки выбирайте по задаче, длину — по усилию: 160 мм удобны электрику, 200 мм и больше — механику. Под напряжением работают только ручками с маркировкой 1000 В.',
        'Čeljusti birajte prema poslu, a dužinu prema sili: 160 mm odgovara električaru, 200 mm i više mehaničaru. Pod naponom se sme raditi samo drškama sa oznakom 1000 V.',
        'Die Backen nach der Aufgabe, die Länge nach der Kraft wählen: 160 mm für Elektriker, ab 200 mm für Mechaniker. Unter Spannung nur Griffe mit 1000-V-Kennzeichnung verwenden.',
        'Scegliere le ganasce in base al lavoro e la lunghezza in base alla forza: 160 mm per l’elettricista, da 200 mm in su per il meccanico. Sotto tensione usare solo manici marcati 1000 V.',
        'Ağzı işe, boyu kuvvete göre seçin: 160 mm elektrikçiye, 200 mm ve üzeri tamirciye uygundur. Gerilim altında yalnızca 1000 V işaretli saplar kullanılır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [pliersForm, all(pliersForm)],
        [length, [125, 140, 160, 180, 200, 220, 250, 300]],
        [handle, ['dipped', 'two-component', 'insulated']],
        [finish, ['chrome', 'polished', 'phosphated']],
      ],
      isReal: (values) => (str(values, 'pliersForm') === 'water-pump' ? num(values, 'length') >= 180 : num(values, 'length') <= 220),
      title: t(
        '{pliersForm} {length} mm, {handle}, {finish}',
        '{pliersForm} {length} мм, {handle}, {finish}',
        '{pliersForm} {length} mm, {handle}, površina: {finish:f}',
        '{pliersForm} {length} mm, {handle}, {finish}',
        '{pliersForm} {length} mm, {handle}, {finish}',
        '{pliersForm} {length} mm, {handle}, {finish}',
      ),
      description: t(
        'Drop-forged tool steel, oil-hardened, with induction-hardened edges and gripping zones. Length {length} mm, version: {handle}; supplied on a hanging card.',
        'Кованая инструментальная сталь с закалкой в масле, кромки и зоны захвата закалены токами высокой частоты. Длина {length} мм, исполнение: {handle}; на подвесной карточке.',
        'Kovani alatni čelik kaljen u ulju, sečiva i zone hvatanja indukciono kaljeni. Dužina {length} mm, izvedba: {handle}; pakovanje na kartonu za vešanje.',
        'Gesenkgeschmiedeter Werkzeugstahl, ölgehärtet, Schneiden und Greifzonen induktiv gehärtet. Länge {length} mm, Ausführung: {handle}; auf SB-Karte.',
        'Acciaio per utensili stampato a caldo e temprato in olio, taglienti e zone di presa temprati a induzione. Lunghezza {length} mm, versione: {handle}; su cartoncino appendibile.',
        'Yağda sertleştirilmiş dövme takım çeliği; kesici ağız ve kavrama bölgeleri indüksiyonla sertleştirilmiştir. Uzunluk {length} mm, tip: {handle}; askılı kartta sevk edilir.',
      ),
      price: (values) => (1.6 + num(values, 'length') * 0.018) * ({ dipped: 1, 'two-component': 1.4, insulated: 2 }[str(values, 'handle')] ?? 1) * (str(values, 'finish') === 'chrome' ? 1.15 : 1),
      minimum: [6, 12, 60], step: [6], code: 'PL',
      drawing: (values) => ({ kind: 'handTool', variant: 'pliers', ratio: 2 + num(values, 'length') / 80, labels: [`${num(values, 'length')}`, `${Math.round(num(values, 'length') / 4)}`] }),
    },
    {
      key: 'hammers',
      name: t('Hammers', 'Молотки', 'Čekići', 'Hämmer', 'Martelli', 'Çekiçler'),
      about: t(
        'For bench work 300-500 g is usual, for formwork 600-700 g, for chiselling 1000 g and more. Wood absorbs shock and can be replaced, fibreglass and steel do not mind moisture.',
        'Для слесарных работ берут 300-500 г, для опалубки 600-700 г, для долбления 1000 г и более. Дерево гасит удар и легко меняется, фиберглас и сталь не боятся влаги.',
        'Za bravarske radove uobičajeno je 300-500 g, za oplatu 600-700 g, za štemovanje 1000 g i više. Drvo prigušuje udar i može se zameniti, fiberglasu i čeliku vlaga ne smeta.',
        'Für Bankarbeiten sind 300-500 g üblich, für Schalung 600-700 g, zum Meißeln ab 1000 g. Holz dämpft und lässt sich ersetzen, Fiberglas und Stahl vertragen Nässe.',
        'Al banco si usano 300-500 g, in carpenteria 600-700 g, per scalpellare da 1000 g in su. Il legno smorza e si sostituisce, fibra di vetro e acciaio non temono l’umidità.',
        'Tezgâh işinde 300-500 g, kalıp işinde 600-700 g, kırma işinde 1000 g ve üzeri kullanılır. Ahşap darbeyi emer ve değiştirilebilir; fiberglas ve çelik nemden etkilenmez.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [hammerForm, all(hammerForm)],
        [weight, [100, 200, 300, 400, 450, 500, 560, 600, 680, 800, 900, 1000, 1250, 1500, 2000]],
        [handle, ['ash', 'hickory', 'fibreglass', 'steel']],
        [finish, ['polished', 'phosphated']],
        [length, (values) => Math.round((230 + Math.sqrt(num(values, 'weight')) * 3.5) / 5) * 5],
      ],
      isReal: (values) => hammerWeights[str(values, 'hammerForm')]?.includes(num(values, 'weight')) ?? false,
      title: t(
        '{hammerForm} {weight} g, {handle}, {finish}',
        '{hammerForm} {weight} г, {handle}, {finish}',
        '{hammerForm} {weight} g, {handle}, površina: {finish:f}',
        '{hammerForm} {weight} g, {handle}, {finish}',
        '{hammerForm} {weight} g, {handle}, {finish}',
        '{hammerForm} {weight} g, {handle}, {finish}',
      ),
      description: t(
        'Forged carbon steel head of {weight} g with hardened striking faces, fixed firmly to the handle. Overall length {length} mm, version: {handle}.',
        'Кованый боёк из углеродистой стали массой {weight} г с закалёнными рабочими поверхностями надёжно закреплён на рукоятке. Общая длина {length} мм, исполнение: {handle}.',
        'Kovana glava od ugljeničnog čelika mase {weight} g sa kaljenim udarnim površinama, čvrsto spojena sa drškom. Ukupna dužina {length} mm, izvedba: {handle}.',
        'Geschmiedeter Kopf aus Kohlenstoffstahl mit {weight} g und gehärteten Bahnen, fest mit dem Stiel verbunden. Gesamtlänge {length} mm, Ausführung: {handle}.',
        'Testa forgiata in acciaio al carbonio da {weight} g con superfici di battuta temprate, fissata saldamente al manico. Lunghezza totale {length} mm, versione: {handle}.',
        'Sertleştirilmiş vuruş yüzeyli, {weight} g karbon çeliği dövme baş sapa sağlam bağlanmıştır. Toplam uzunluk {length} mm, tip: {handle}.',
      ),
      price: (values) => (1.8 + num(values, 'weight') * 0.0052) * ({ ash: 1, hickory: 1.25, fibreglass: 1.5, steel: 1.6 }[str(values, 'handle')] ?? 1) * (str(values, 'finish') === 'polished' ? 1.1 : 1),
      minimum: [6, 12, 24], step: [6], code: 'HM',
      drawing: (values) => ({ kind: 'handTool', variant: 'hammer', ratio: num(values, 'length') / (60 + num(values, 'weight') / 15), labels: [`${num(values, 'length')}`, `${num(values, 'weight')}`] }),
    },
  ],
}
