import { num, str, t } from '../../types.ts'
import type { GroupSeed } from '../../types.ts'
import { all, oneOf, yesOrNo } from '../declare.ts'
import {
  batteryCapacity, batteryVoltage, brushless, discDiameter, holder, impact, inTheBox, power, speed, speedControl, switchForm,
  suitable, torque,
} from './characteristics.ts'

const brands = ['Hartvik', 'Brennock', 'Ruvexo', 'Dorvent', 'Kvarnholm'] as const
const grinderSpeed: Record<number, number> = { 115: 11500, 125: 11000, 150: 9300, 180: 8500, 230: 6600 }

export const powerTools: GroupSeed = {
  key: 'power-tools',
  name: t('Power tools', 'Электроинструмент', 'Električni alati', 'Elektrowerkzeuge', 'Elettroutensili', 'Elektrikli el aletleri'),
  about: t(
    'Cordless and mains-powered tools for installers, builders and metalworkers. Compare torque, impact energy and speed, and check which batteries the site already uses.',
    'Аккумуляторный и сетевой инструмент для монтажников, строителей и слесарей. Сравнивайте момент, энергию удара и обороты и учитывайте, какие аккумуляторы уже есть на объекте.',
    'Akumulatorski i mrežni alati za montere, građevince i bravare. Poredite obrtni moment, energiju udara i broj obrtaja i proverite koje baterije već koristite.',
    'Akku- und Netzgeräte für Monteure, Bau und Metall. Drehmoment, Schlagenergie und Drehzahl vergleichen und das vorhandene Akkusystem beachten.',
    'Utensili a batteria e a rete per installatori, edili e carpentieri. Confrontare coppia, energia del colpo e velocità e verificare quali batterie sono già in uso.',
    'Montajcılar, inşaatçılar ve metal işleyenler için akülü ve kablolu aletler. Tork, darbe enerjisi ve devri karşılaştırın, şantiyede kullanılan akü sistemini göz önüne alın.',
  ),
  categories: [
    {
      key: 'cordless-drill-drivers',
      name: t('Cordless drill drivers', 'Аккумуляторные дрели-шуруповёрты', 'Akumulatorske bušilice-odvijači', 'Akku-Bohrschrauber', 'Trapani avvitatori a batteria', 'Akülü matkap vidalamalar'),
      about: t(
        '12 V machines are light enough for assembly and overhead work, 18 V ones drill masonry and drive long screws. Torque matters more for screws, battery capacity for a day without a socket.',
        'Модели 12 В лёгкие — для сборки и работы над головой, 18 В сверлят кладку и заворачивают длинные шурупы. Для крепежа важен момент, для работы вдали от розетки — ёмкость аккумулятора.',
        'Modeli od 12 V su laki za montažu i rad iznad glave, a od 18 V buše zid i zavrću duge vijke. Za vijke je važniji obrtni moment, a za rad bez utičnice kapacitet baterije.',
        '12-V-Geräte sind leicht genug für Montage und Überkopfarbeit, 18-V-Geräte bohren in Mauerwerk und drehen lange Schrauben. Für Schrauben zählt das Drehmoment, fern der Steckdose die Akkukapazität.',
        'I modelli da 12 V sono leggeri per montaggi e lavori sopra la testa, quelli da 18 V forano la muratura e avvitano viti lunghe. Per le viti conta la coppia, lontano dalla presa la capacità della batteria.',
        '12 V makineler montaj ve baş üstü işler için hafiftir, 18 V olanlar duvar deler ve uzun vida sıkar. Vidalamada tork, prizden uzak çalışmada akü kapasitesi önemlidir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [batteryVoltage, [12, 14.4, 18, 20]],
        [torque, [30, 35, 40, 50, 60, 70, 80, 100, 120]],
        [batteryCapacity, [1.5, 2, 3, 4, 5]],
        [brushless, yesOrNo],
        [speed, (values) => 1300 + num(values, 'batteryVoltage') * 35],
        [inTheBox, oneOf(
          t('2 batteries, charger, case', '2 аккумулятора, зарядное устройство, кейс', '2 baterije, punjač, kofer', '2 Akkus, Ladegerät, Koffer', '2 batterie, caricabatterie, valigetta', '2 akü, şarj cihazı, çanta'),
          t('1 battery, charger, bag', '1 аккумулятор, зарядное устройство, сумка', '1 baterija, punjač, torba', '1 Akku, Ladegerät, Tasche', '1 batteria, caricabatterie, borsa', '1 akü, şarj cihazı, bez çanta'),
        )],
      ],
      isReal: (values) => (num(values, 'batteryVoltage') < 18 ? num(values, 'torque') <= 50 && num(values, 'batteryCapacity') <= 4 : num(values, 'torque') >= 50)
        && !(num(values, 'torque') >= 80 && values['brushless'] === false),
      title: t(
        'Cordless drill driver {brand} {batteryVoltage} V, {torque} Nm, {batteryCapacity} Ah',
        'Дрель-шуруповёрт {brand} {batteryVoltage} В, {torque} Н·м, {batteryCapacity} А·ч',
        'Akumulatorska bušilica {brand} {batteryVoltage} V, {torque} Nm, {batteryCapacity} Ah',
        'Akku-Bohrschrauber {brand} {batteryVoltage} V, {torque} Nm, {batteryCapacity} Ah',
        'Trapano avvitatore {brand} {batteryVoltage} V, {torque} Nm, {batteryCapacity} Ah',
        'Akülü matkap {brand} {batteryVoltage} V, {torque} Nm, {batteryCapacity} Ah',
      ),
      description: t(
        'Two-speed drill driver with a maximum torque of {torque} Nm and up to {speed} rpm for drilling wood and metal and driving screws. Keyless 13 mm chuck, torque clutch, working light; lithium-ion battery {batteryCapacity} Ah.',
        'Двухскоростная дрель-шуруповёрт с моментом до {torque} Н·м и частотой до {speed} об/мин для сверления дерева и металла и заворачивания шурупов. Быстрозажимной патрон 13 мм, муфта, подсветка; литий-ионный аккумулятор {batteryCapacity} А·ч.',
        'Dvobrzinska bušilica-odvijač sa obrtnim momentom do {torque} Nm i do {speed} o/min za bušenje drveta i metala i zavrtanje vijaka. Brzostezna glava 13 mm, spojnica, radno svetlo; litijum-jonska baterija {batteryCapacity} Ah.',
        'Zweigang-Bohrschrauber mit bis zu {torque} Nm und {speed} U/min zum Bohren in Holz und Metall und zum Schrauben. 13-mm-Schnellspannfutter, Drehmomentkupplung, Arbeitslicht; Lithium-Ionen-Akku {batteryCapacity} Ah.',
        'Trapano avvitatore a due velocità con coppia fino a {torque} Nm e {speed} giri/min per forare legno e metallo e avvitare. Mandrino autoserrante da 13 mm, frizione, luce di lavoro; batteria agli ioni di litio da {batteryCapacity} Ah.',
        'Ahşap ve metal delme ile vidalama için {torque} Nm torka ve {speed} d/dk devre ulaşan iki vitesli matkap. 13 mm anahtarsız mandren, tork ayarı, çalışma ışığı; {batteryCapacity} Ah lityum iyon akü.',
      ),
      price: (values) => 22 + num(values, 'batteryVoltage') * 1.4 + num(values, 'torque') * 0.45 + num(values, 'batteryCapacity') * 9 + (values['brushless'] === true ? 18 : 0),
      minimum: [2, 4, 10], step: [1, 2], code: 'CDD',
      drawing: (values) => ({ kind: 'drill', variant: 'drill', labels: [`${num(values, 'batteryVoltage')}V`, '13'] }),
    },
    {
      key: 'angle-grinders',
      name: t('Angle grinders', 'Угловые шлифмашины', 'Ugaone brusilice', 'Winkelschleifer', 'Smerigliatrici angolari', 'Açılı taşlama makineleri'),
      about: t(
        '115 and 125 mm grinders are held with one hand and suit most metal jobs, 180 and 230 mm ones cut thick steel and stone. On building sites a dead-man switch is often required.',
        'УШМ 115 и 125 мм удобны для большинства работ по металлу, 180 и 230 мм режут толстую сталь и камень. На стройплощадках часто требуют клавишу без фиксации.',
        'Brusilice od 115 i 125 mm pogodne su za većinu radova na metalu, a od 180 i 230 mm seku debeli čelik i kamen. Na gradilištima se često traži sigurnosni taster.',
        '115 und 125 mm reichen für die meisten Metallarbeiten, 180 und 230 mm trennen dicken Stahl und Stein. Auf Baustellen ist oft ein Totmannschalter vorgeschrieben.',
        'Le smerigliatrici da 115 e 125 mm coprono la maggior parte dei lavori sul metallo, quelle da 180 e 230 mm tagliano acciaio spesso e pietra. In cantiere è spesso richiesto l’interruttore a uomo presente.',
        '115 ve 125 mm taşlamalar çoğu metal işine yeter, 180 ve 230 mm olanlar kalın çelik ve taş keser. Şantiyelerde çoğu zaman ölü adam şalteri istenir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [discDiameter, [115, 125, 150, 180, 230]],
        [power, [750, 850, 950, 1000, 1050, 1200, 1400, 1500, 1700, 2000, 2200, 2400, 2600]],
        [switchForm, all(switchForm)],
        [speed, (values) => grinderSpeed[num(values, 'discDiameter')] ?? 11000],
        [speedControl, yesOrNo],
        [inTheBox, () => t('Side handle, guard, spanner', 'Боковая рукоятка, защитный кожух, ключ', 'Bočna drška, štitnik, ključ', 'Zusatzgriff, Schutzhaube, Schlüssel', 'Impugnatura laterale, protezione, chiave', 'Yan tutamak, koruyucu, anahtar')],
      ],
      isReal: (values) => {
        const [least, most] = num(values, 'discDiameter') < 150 ? [0, 1700] as const : num(values, 'discDiameter') === 150 ? [1200, 2000] as const : [1700, 2600] as const
        return num(values, 'power') >= least && num(values, 'power') <= most
      },
      title: t(
        'Angle grinder {brand} {discDiameter} mm, {power} W, {switchForm}',
        'УШМ {brand} {discDiameter} мм, {power} Вт, выключатель: {switchForm}',
        'Ugaona brusilica {brand} {discDiameter} mm, {power} W, prekidač: {switchForm}',
        'Winkelschleifer {brand} {discDiameter} mm, {power} W, {switchForm}',
        'Smerigliatrice {brand} {discDiameter} mm, {power} W, interruttore {switchForm}',
        'Taşlama makinesi {brand} {discDiameter} mm, {power} W, {switchForm}',
      ),
      description: t(
        'Mains-powered grinder of {power} W for cutting and grinding with discs of {discDiameter} mm, {speed} rpm. M14 spindle, soft start, guard adjustable without tools.',
        'Сетевая шлифмашина {power} Вт для резки и зачистки кругами {discDiameter} мм, {speed} об/мин. Шпиндель M14, плавный пуск, кожух переставляется без ключа.',
        'Mrežna brusilica od {power} W za sečenje i brušenje pločama od {discDiameter} mm, {speed} o/min. Vreteno M14, meki start, štitnik se podešava bez alata.',
        'Netzbetriebener Schleifer mit {power} W zum Trennen und Schleifen mit {discDiameter}-mm-Scheiben, {speed} U/min. Spindel M14, Sanftanlauf, werkzeuglos verstellbare Schutzhaube.',
        'Smerigliatrice a rete da {power} W per taglio e sbavo con dischi da {discDiameter} mm, {speed} giri/min. Albero M14, avviamento dolce, protezione regolabile senza chiave.',
        '{discDiameter} mm disklerle kesme ve taşlama için {power} W kablolu makine, {speed} d/dk. M14 mil, yumuşak kalkış, aletsiz ayarlanan koruyucu.',
      ),
      price: (values) => 14 + num(values, 'power') * 0.032 + num(values, 'discDiameter') * 0.08 + (values['speedControl'] === true ? 9 : 0) + (str(values, 'switchForm') === 'paddle' ? 6 : 0),
      minimum: [2, 4, 12], step: [1, 2], code: 'AG',
      drawing: (values) => ({ kind: 'drill', variant: 'grinder', labels: [`${num(values, 'power')}W`, `Ø${num(values, 'discDiameter')}`] }),
    },
    {
      key: 'rotary-hammers',
      name: t('Rotary hammers', 'Перфораторы', 'Čekić-bušilice', 'Bohrhämmer', 'Martelli perforatori', 'Kırıcı deliciler'),
      about: t(
        'SDS-plus drills anchor holes up to about 28 mm, SDS-max is for larger holes and chiselling. Impact energy tells more about speed in concrete than watts.',
        'SDS-plus — для отверстий примерно до 28 мм, SDS-max — для больших отверстий и долбления. О скорости работы в бетоне энергия удара говорит больше, чем мощность.',
        'SDS-plus buši otvore do oko 28 mm, SDS-max je za veće otvore i štemovanje. O brzini rada u betonu više govori energija udara nego snaga.',
        'SDS-plus bohrt Dübellöcher bis etwa 28 mm, SDS-max ist für größere Löcher und Meißelarbeit. Die Schlagenergie sagt mehr über das Tempo im Beton als die Wattzahl.',
        'SDS-plus fora fino a circa 28 mm, SDS-max è per fori più grandi e scalpellatura. L’energia del colpo dice più dei watt sulla velocità nel calcestruzzo.',
        'SDS-plus yaklaşık 28 mm’ye kadar dübel deliği açar, SDS-max daha büyük delik ve kırma içindir. Betondaki hızı watt değil darbe enerjisi gösterir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [holder, all(holder)],
        [impact, [1.8, 2.2, 2.7, 3.2, 4, 5, 7, 9, 12, 15, 18]],
        [power, [620, 720, 800, 850, 900, 950, 1050, 1100, 1200, 1300, 1500, 1700]],
        [speedControl, yesOrNo],
        [suitable, oneOf(['concrete', 'brick', 'stone'], ['concrete', 'brick'], ['concrete', 'brick', 'stone', 'steel', 'wood'])],
        [inTheBox, () => t('Side handle, depth stop, case', 'Боковая рукоятка, ограничитель глубины, кейс', 'Bočna drška, graničnik dubine, kofer', 'Zusatzgriff, Tiefenanschlag, Koffer', 'Impugnatura laterale, asta di profondità, valigetta', 'Yan tutamak, derinlik mesnedi, çanta')],
      ],
      isReal: (values) => (str(values, 'holder') === 'sds-plus'
        ? num(values, 'impact') <= 5 && num(values, 'power') <= 1200 && Math.abs(num(values, 'power') - 500 - num(values, 'impact') * 130) < 360
        : num(values, 'impact') >= 5 && num(values, 'power') >= 1050 && Math.abs(num(values, 'power') - 850 - num(values, 'impact') * 45) < 360),
      title: t(
        'Rotary hammer {brand} {holder}, {impact} J, {power} W',
        'Перфоратор {brand} {holder}, {impact} Дж, {power} Вт',
        'Čekić-bušilica {brand} {holder}, {impact} J, {power} W',
        'Bohrhammer {brand} {holder}, {impact} J, {power} W',
        'Martello perforatore {brand} {holder}, {impact} J, {power} W',
        'Kırıcı delici {brand} {holder}, {impact} J, {power} W',
      ),
      description: t(
        'Pneumatic rotary hammer with an impact energy of {impact} J for drilling and chiselling in concrete and masonry. Holder {holder}, power {power} W, safety clutch and vibration-damped handle.',
        'Перфоратор с пневматическим ударным механизмом, энергия удара {impact} Дж, для сверления и долбления бетона и кладки. Патрон {holder}, мощность {power} Вт, предохранительная муфта, виброгасящая рукоятка.',
        'Čekić-bušilica sa pneumatskim mehanizmom i energijom udara {impact} J za bušenje i štemovanje betona i zida. Prihvat {holder}, snaga {power} W, sigurnosna spojnica i drška sa prigušenjem vibracija.',
        'Bohrhammer mit pneumatischem Schlagwerk und {impact} J Schlagenergie zum Bohren und Meißeln in Beton und Mauerwerk. Aufnahme {holder}, Leistung {power} W, Sicherheitskupplung und vibrationsgedämpfter Griff.',
        'Martello perforatore pneumatico con energia del colpo di {impact} J per forare e scalpellare calcestruzzo e muratura. Attacco {holder}, potenza {power} W, frizione di sicurezza e impugnatura antivibrante.',
        'Beton ve duvarda delme ve kırma için {impact} J darbe enerjili pnömatik kırıcı delici. Tutucu {holder}, güç {power} W, emniyet kavraması ve titreşim sönümlü tutamak.',
      ),
      price: (values) => (38 + num(values, 'impact') * 12 + num(values, 'power') * 0.04) * (str(values, 'holder') === 'sds-max' ? 1.4 : 1) + (values['speedControl'] === true ? 6 : 0),
      minimum: [1, 2, 4], step: [1], code: 'RH',
      drawing: (values) => ({ kind: 'drill', variant: 'hammer', labels: [`${num(values, 'impact')}J`, str(values, 'holder').replace('sds', 'SDS')] }),
    },
  ],
}
