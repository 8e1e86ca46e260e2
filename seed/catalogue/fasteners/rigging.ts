import { pick } from '../../stores/random.ts'
import { num, str, t } from '../../types.ts'
import type { GroupSeed, Value, Values } from '../../types.ts'
import { rodKilograms } from '../declare.ts'
import {
  brands, chainGrade, coating, coatingFactor, diameter, hookType, lotTraceable, material, materialFactor, pinType, pitch,
  standard, workingLoad,
} from './characteristics.ts'

const gradeFactor: Record<string, number> = { g30: 1, g50: 1.25, g70: 1.5, g80: 1.9, g100: 2.6 }

const finishOf = (...finishes: readonly string[]) => (values: Values, random: () => number): Value =>
  values.material === 'a4' || values.material === 'a2' ? 'plain' : pick(finishes, random)

const rounded = (tonnes: number): number => tonnes < 1 ? Math.round(tonnes * 100) / 100 : Math.round(tonnes * 10) / 10

export const rigging: GroupSeed = {
  key: 'rigging',
  name: t('Chains and rigging', 'Цепи и такелаж', 'Lanci i oprema za vezivanje', 'Ketten und Anschlagmittel',
    'Catene e accessori di sollevamento',
    'Zincir ve kaldırma elemanları'),
  about: t(
    'Chains, shackles and hooks for lifting, lashing and fencing. For lifting use only parts marked with grade and working load, and match every part to the weakest one.',
    'Цепи, скобы и крюки для подъёма, крепления грузов и ограждений. Для подъёма годятся только детали с маркировкой класса и нагрузки; вся оснастка считается по слабейшему звену.',
    'Lanci, škopci i kuke za podizanje, vezivanje tereta i ograđivanje. Za podizanje koristite samo delove sa oznakom klase i nosivosti, a sve uskladite prema najslabijem.',
    'Ketten, Schäkel und Haken zum Heben, Zurren und Absperren. Zum Heben nur Teile mit Güteklasse und Tragfähigkeit verwenden; das schwächste Glied bestimmt die Last.',
    'Catene, grilli e ganci per sollevamento, ancoraggio e recinzione. Per sollevare usare solo parti marcate con grado e portata, adeguandosi al componente più debole.',
    'Kaldırma, yük bağlama ve çevirme için zincir, kilit ve kancalar. Kaldırmada yalnız sınıfı ve yükü işaretli parçaları kullanın; hesabı en zayıf parçaya göre yapın.',
  ),
  categories: [
    {
      key: 'link-chains',
      name: t('Link chains', 'Цепи круглозвенные', 'Lanci sa karikama', 'Rundstahlketten', 'Catene a maglie',
        'Baklalı zincirler'),
      about: t(
        'Short-link DIN 766 and EN 818-2 run over pulleys and accept hooks; long-link DIN 763 is lighter and serves for fencing and lashing. Only grades G80 and G100 may lift loads.',
        'Короткозвенные DIN 766 и EN 818-2 идут через шкивы и принимают крюки; длиннозвенная DIN 763 легче и служит для ограждений и крепления груза. Поднимать груз можно только цепями G80 и G100.',
        'Kratke karike DIN 766 i EN 818-2 idu preko koturova i primaju kuke; duga karika DIN 763 je lakša i služi za ograde i vezivanje. Teret se sme dizati samo lancima G80 i G100.',
        'Kurzgliedrige Ketten nach DIN 766 und EN 818-2 laufen über Rollen; langgliedrige nach DIN 763 sind leichter und dienen zum Absperren und Zurren. Heben dürfen nur G80 und G100.',
        'Le catene a maglia corta DIN 766 ed EN 818-2 scorrono su pulegge; la maglia lunga DIN 763 è più leggera e serve per recinti e ancoraggi. Solo G80 e G100 possono sollevare carichi.',
        'Kısa baklalı DIN 766 ve EN 818-2 makaradan geçer; uzun baklalı DIN 763 daha hafiftir, çevirme ve bağlama içindir. Yük yalnızca G80 ve G100 ile kaldırılır.',
      ),
      view: 'list', unit: 'metre', brands: brands.slice(2, 6), code: 'CH',
      characteristics: [
        [diameter, [3, 4, 5, 6, 7, 8, 10, 13, 16]],
        [chainGrade, ['g30', 'g50', 'g70', 'g80', 'g100']],
        [standard, (values, random) => values.chainGrade === 'g80' || values.chainGrade === 'g100'
          ? 'en-818-2' : pick(['din-766', 'din-763'], random)],
        [material, (values, random) => values.chainGrade === 'g30' ? 'steel' : values.chainGrade === 'g50' ? pick(['a2', 'a4'], random) : 'alloy'],
        [coating, finishOf('zinc', 'hot-dip', 'black', 'painted')],
        [pitch, (values) => Math.round(num(values, 'diameter') * (values.standard === 'din-763' ? 4 : 3))],
        [workingLoad, (values) => rounded(num(values, 'diameter') ** 2 * 0.0125 * (gradeFactor[str(values, 'chainGrade')] ?? 1) *
          (values.standard === 'en-818-2' ? 1.3 : 1))],
      ],
      title: t(
        'Chain {standard} {diameter}×{pitch} mm, {chainGrade}, {material}, {coating}',
        'Цепь {standard} {diameter}×{pitch} мм, {chainGrade}, {material}, {coating}',
        'Lanac {standard} {diameter}×{pitch} mm, {chainGrade}, {material}, {coating:m}',
        'Kette {standard} {diameter}×{pitch} mm, {chainGrade}, {material}, {coating}',
        'Catena {standard} {diameter}×{pitch} mm, {chainGrade}, {material}, {coating}',
        'Zincir {standard} {diameter}×{pitch} mm, {chainGrade}, {material}, {coating}',
      ),
      description: t(
        'Welded round-link chain to {standard}, link thickness {diameter} mm, pitch {pitch} mm. Grade {chainGrade}, working load {workingLoad} t in a straight line. Delivered in drums, cut by the metre.',
        'Сварная круглозвенная цепь по {standard}, толщина звена {diameter} мм, шаг {pitch} мм. Класс {chainGrade}, рабочая нагрузка {workingLoad} т при прямой тяге. Поставляется в бочках, режется метрами.',
        'Zavareni lanac prema {standard}, debljina karike {diameter} mm, korak {pitch} mm. Klasa {chainGrade}, radno opterećenje {workingLoad} t u pravoj liniji. Isporuka u buradima, seče se na metar.',
        'Geschweißte Rundstahlkette nach {standard}, Nenndicke {diameter} mm, Teilung {pitch} mm. Güteklasse {chainGrade}, Arbeitslast {workingLoad} t im geraden Zug. Lieferung im Fass, Zuschnitt nach Meter.',
        'Catena saldata secondo {standard}, spessore maglia {diameter} mm, passo {pitch} mm. Grado {chainGrade}, carico di lavoro {workingLoad} t in tiro diritto. Fornita in fusti, tagliata a metro.',
        '{standard} normunda kaynaklı zincir; bakla kalınlığı {diameter} mm, adım {pitch} mm. Sınıf {chainGrade}, düz çekişte çalışma yükü {workingLoad} t. Fıçıda sevk edilir, metre ile kesilir.',
      ),
      price: (values) =>
        0.25 + rodKilograms(num(values, 'diameter'), 3400) * 1.9 * (materialFactor[str(values, 'material')] ?? 1) *
        (coatingFactor[str(values, 'coating')] ?? 1) * (values.chainGrade === 'g100' ? 1.3 : 1),
      minimum: [30, 60, 120], step: [15, 30],
      drawing: (values) => ({
        kind: 'chain', variant: 'link', count: values.standard === 'din-763' ? 3 : 5, labels: [`${num(values, 'diameter')}`,
        `${num(values, 'pitch')}`],
      }),
    },
    {
      key: 'shackles',
      name: t('Shackles', 'Скобы такелажные', 'Škopci', 'Schäkel', 'Grilli', 'Omega kilitler'),
      about: t(
        'Screw pins suit connections that are opened often; where the shackle stays for long or vibrates, take the bolt with nut and cotter. Never replace the pin by an ordinary bolt.',
        'Винтовой палец удобен там, где соединение часто размыкают; если скоба стоит долго или вибрирует, берите палец с гайкой и шплинтом. Заменять палец обычным болтом нельзя.',
        'Navojna osovina je za veze koje se često otvaraju; gde škopac stoji dugo ili vibrira, birajte osovinu sa navrtkom i rascepkom. Osovina se nikad ne menja običnim vijkom.',
        'Schraubbolzen eignen sich für häufig gelöste Verbindungen; bei Dauereinsatz oder Vibration den Bolzen mit Mutter und Splint nehmen. Den Bolzen nie durch eine gewöhnliche Schraube ersetzen.',
        'Il perno a vite va bene per giunzioni aperte spesso; per impieghi fissi o con vibrazioni scegliere perno con dado e copiglia. Mai sostituire il perno con una vite comune.',
        'Vidalı pim sık açılan bağlantılara uygundur; sürekli takılı kalan veya titreşen yerde somunlu ve kopilyalı pim alın. Pimin yerine sıradan cıvata takmayın.',
      ),
      view: 'grid', unit: 'piece', brands: brands.slice(2, 6), code: 'SH',
      characteristics: [
        [workingLoad, [0.33, 0.5, 0.75, 1, 1.5, 2, 3.25, 4.75, 6.5, 8.5, 12]],
        [pinType, ['screw', 'nut']],
        [material, ['steel', 'alloy', 'a4']],
        [coating, finishOf('zinc', 'hot-dip', 'painted')],
        [diameter, (values) => Math.round((values.material === 'alloy' ? 9.5 : 11) * Math.sqrt(num(values, 'workingLoad')))],
        [lotTraceable, [true, false]],
      ],
      title: t(
        'Shackle {workingLoad} t, {diameter} mm, {pinType}, {material}, {coating}',
        'Скоба {workingLoad} т, {diameter} мм, {pinType}, {material}, {coating}',
        'Škopac {workingLoad} t, {diameter} mm, {pinType}, {material}, {coating:m}',
        'Schäkel {workingLoad} t, {diameter} mm, {pinType}, {material}, {coating}',
        'Grillo {workingLoad} t, {diameter} mm, {pinType}, {material}, {coating}',
        'Omega kilit {workingLoad} t, {diameter} mm, {pinType}, {material}, {coating}',
      ),
      description: t(
        'Forged bow shackle for slings, chains and wire ropes, working load limit {workingLoad} t. Body thickness {diameter} mm; closure: {pinType}. The load and the lot are stamped on the body.',
        'Кованая омегообразная скоба для стропов, цепей и канатов, грузоподъёмность {workingLoad} т. Толщина дужки {diameter} мм; замыкание: {pinType}. Нагрузка и партия выбиты на корпусе.',
        'Kovani škopac za gurtne, lance i užad, nosivost {workingLoad} t. Debljina tela {diameter} mm; zatvaranje: {pinType}. Nosivost i šarža utisnute su na telu.',
        'Geschmiedeter geschweifter Schäkel für Schlingen, Ketten und Seile, Tragfähigkeit {workingLoad} t. Bügeldicke {diameter} mm; Verschluss: {pinType}. Last und Charge sind eingeprägt.',
        'Grillo forgiato a omega per brache, catene e funi, carico di lavoro {workingLoad} t. Spessore del corpo {diameter} mm; chiusura: {pinType}. Carico e lotto sono stampigliati.',
        'Sapan, zincir ve halatlar için dövme omega kilit; çalışma yükü {workingLoad} t. Gövde kalınlığı {diameter} mm; kapama: {pinType}. Yük ve parti gövdeye basılıdır.',
      ),
      price: (values) => 0.6 + num(values, 'diameter') ** 2 * 0.014 * (materialFactor[str(values, 'material')] ?? 1) *
        (coatingFactor[str(values, 'coating')] ?? 1) * (values.pinType === 'nut' ? 1.25 : 1) + (values.lotTraceable ? 0.4 : 0),
      minimum: [10, 20, 50], step: [5, 10],
      drawing: (values) => ({
        kind: 'chain', variant: 'shackle', count: 1, labels: [`${num(values, 'diameter')}`],
      }),
    },
    {
      key: 'lifting-hooks',
      name: t('Lifting hooks', 'Крюки грузовые', 'Kuke za podizanje', 'Lasthaken', 'Ganci di sollevamento', 'Yük kancaları'),
      about: t(
        'Grade and size of the hook must match the chain: an 8 mm G80 chain takes an 8 mm G80 hook. Swivel hooks untwist the load, clevis hooks are fitted without a connecting link.',
        'Класс и размер крюка должны совпадать с цепью: к цепи G80 8 мм нужен крюк G80 на 8 мм. Вертлюг не даёт грузу закручивать цепь, вилочный крюк ставится без соединительного звена.',
        'Klasa i veličina kuke moraju da odgovaraju lancu: lanac G80 od 8 mm traži kuku G80 od 8 mm. Vrtuljak sprečava uvrtanje, kuka sa viljuškom se ugrađuje bez spojne karike.',
        'Güteklasse und Größe müssen zur Kette passen: Zu einer Kette G80 mit 8 mm gehört ein Haken G80 mit 8 mm. Wirbelhaken drehen die Last aus, Gabelkopfhaken brauchen kein Verbindungsglied.',
        'Grado e misura del gancio devono corrispondere alla catena: una catena G80 da 8 mm vuole un gancio G80 da 8 mm. Il girevole evita la torsione, quello a forcella si monta senza maglia di giunzione.',
        'Kancanın sınıfı ve ölçüsü zincire uymalıdır: 8 mm G80 zincire 8 mm G80 kanca gerekir. Fırdöndülü kanca yükün dönmesini karşılar, çatallı kanca ara bakla olmadan takılır.',
      ),
      view: 'grid', unit: 'piece', brands: brands.slice(2, 6), code: 'LH',
      characteristics: [
        [diameter, [6, 7, 8, 10, 13, 16, 18, 20, 22]],
        [hookType, ['eye', 'clevis', 'swivel']],
        [chainGrade, ['g80', 'g100']],
        [workingLoad, (values) => rounded(num(values, 'diameter') ** 2 * (values.chainGrade === 'g100' ? 0.0394 : 0.0315))],
        [coating, ['painted', 'zinc', 'ruspert']],
        [lotTraceable, [true, false]],
      ],
      title: t(
        'Lifting hook {chainGrade} for {diameter} mm chain, {hookType}, {workingLoad} t, {coating}',
        'Крюк {chainGrade} для цепи {diameter} мм, {hookType}, {workingLoad} т, {coating}',
        'Kuka {chainGrade} za lanac {diameter} mm, {hookType}, {workingLoad} t, {coating:f}',
        'Lasthaken {chainGrade} für Kette {diameter} mm, {hookType}, {workingLoad} t, {coating}',
        'Gancio {chainGrade} per catena {diameter} mm, {hookType}, {workingLoad} t, {coating}',
        'Kanca {chainGrade}, {diameter} mm zincir için, {hookType}, {workingLoad} t, {coating}',
      ),
      description: t(
        'Forged hook of alloy steel with a safety latch for chain slings, grade {chainGrade}. For chain {diameter} mm, working load limit {workingLoad} t, attachment: {hookType}. Checked at 2.5 times the working load.',
        'Кованый крюк из легированной стали с защёлкой для цепных стропов, класс {chainGrade}. Для цепи {diameter} мм, грузоподъёмность {workingLoad} т, крепление: {hookType}. Испытан нагрузкой 2,5 от рабочей.',
        'Kovana kuka od legiranog čelika sa osiguračem za lančane privezice, klasa {chainGrade}. Za lanac {diameter} mm, nosivost {workingLoad} t, priključak: {hookType}. Ispitana na 2,5 puta veće opterećenje.',
        'Geschmiedeter Haken aus legiertem Stahl mit Sicherungsklappe für Kettengehänge, Güteklasse {chainGrade}. Für Kette {diameter} mm, Tragfähigkeit {workingLoad} t, Anschluss: {hookType}. Mit 2,5-facher Last geprüft.',
        'Gancio forgiato in acciaio legato con linguetta di sicurezza per brache di catena, grado {chainGrade}. Per catena {diameter} mm, carico di lavoro {workingLoad} t, attacco: {hookType}. Collaudato a 2,5 volte il carico.',
        'Zincir sapanlar için emniyet mandallı, alaşımlı çelikten dövme kanca, sınıf {chainGrade}. {diameter} mm zincir için, çalışma yükü {workingLoad} t, bağlantı: {hookType}. Yükün 2,5 katıyla test edilmiştir.',
      ),
      price: (values) => 1.5 + num(values, 'diameter') ** 2 * 0.085 * (values.chainGrade === 'g100' ? 1.25 : 1) *
        ({ eye: 1, clevis: 1.2, swivel: 1.9 }[str(values, 'hookType')] ?? 1) * (values.coating === 'ruspert' ? 1.1 : 1),
      minimum: [4, 8, 20], step: [1, 2],
      drawing: (values) => ({
        kind: 'chain', variant: 'hook', count: 1,
        labels: [`${num(values, 'diameter')}`],
      }),
    },
  ],
}
