import { type GroupSeed, num, str, t } from '../../types.ts'
import {
  batteryCapacity, batteryTechnology, batteryVoltage, colour, cordLength, formFactor, model, outlets, powerVa, powerW, ratedCurrent, serviceLife,
  socketCount, topology, typeCode, usbCharging, voltageRegulator, warranty,
} from './characteristics.ts'

const brands = ['Stromvik', 'Voltesse', 'Kestora', 'Amparel'] as const
const topologyPrices: Record<string, number> = { offline: 0.06, interactive: 0.1, online: 0.24 }

export const powerProtection: GroupSeed = {
  key: 'power-protection',
  name: t('Power protection', 'Защита питания', 'Zaštita napajanja', 'USV und Überspannungsschutz', 'Protezione elettrica', 'Güç koruma'),
  about: t(
    'Uninterruptible power supplies, their batteries and surge protectors for computers and network cabinets. Add up the power of the load and keep a quarter in reserve.',
    'Источники бесперебойного питания, батареи к ним и сетевые фильтры для компьютеров и сетевых шкафов. Сложите мощность нагрузки и оставьте запас в четверть.',
    'Uređaji za neprekidno napajanje, njihove baterije i prenaponska zaštita za računare i mrežne ormane. Saberite snagu potrošača i ostavite četvrtinu rezerve.',
    'Unterbrechungsfreie Stromversorgungen, Batterien und Überspannungsschutz für Computer und Netzwerkschränke. Addieren Sie die Leistung der Verbraucher und planen Sie ein Viertel Reserve ein.',
    'Gruppi di continuità, batterie e protezioni da sovratensione per computer e armadi di rete. Sommi la potenza dei carichi e lasci un quarto di riserva.',
    'Bilgisayar ve ağ kabinleri için kesintisiz güç kaynakları, aküleri ve akım korumalı prizler. Yükün gücünü toplayın ve dörtte bir pay bırakın.',
  ),
  categories: [
    {
      key: 'uninterruptible-power-supplies',
      name: t('Uninterruptible power supplies', 'Источники бесперебойного питания', 'UPS uređaji', 'USV-Anlagen', 'Gruppi di continuità', 'Kesintisiz güç kaynakları'),
      about: t(
        'Line-interactive units protect office computers, servers and medical devices need online units without switching time. Watts matter more than volt-amperes: the load must not exceed either.',
        'Линейно-интерактивные ИБП защищают офисные компьютеры, серверам и медтехнике нужны онлайн-модели без времени переключения. Нагрузка не должна превышать ни ватты, ни вольт-амперы.',
        'Line-interactive uređaji štite kancelarijske računare, a serveri i medicinska oprema traže on-line modele bez vremena prebacivanja. Opterećenje ne sme preći ni vate ni volt-ampere.',
        'Line-Interactive-Geräte schützen Büro-PCs, Server und Medizintechnik brauchen Online-USV ohne Umschaltzeit. Die Last darf weder die Watt- noch die VA-Angabe überschreiten.',
        'I modelli line interactive proteggono i PC da ufficio; server e apparecchi medicali richiedono l’on-line senza tempi di commutazione. Il carico non deve superare né i watt né i VA.',
        'Line interactive modeller ofis bilgisayarlarını korur; sunucu ve tıbbi cihazlar geçiş süresi olmayan online model ister. Yük ne watt ne de VA değerini aşmalıdır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [topology, ['offline', 'interactive', 'online']], [powerVa, [600, 800, 1000, 1500, 2000, 2200, 3000, 6000, 10000]],
        [powerW, (values) => num(values, 'powerVa') * (values.topology === 'online' ? 0.9 : 0.6)], [formFactor, ['tower', 'rack', 'rack-tower', 'line']],
        [voltageRegulator, (values) => values.topology !== 'offline'], [outlets, (values) => (num(values, 'powerVa') < 1500 ? '4 × CEE 7/3' : num(values, 'powerVa') < 3000 ? '6 × IEC 320 C13' : '8 × IEC 320 C13 + 2 × IEC 320 C19')], [warranty, [12, 24, 36]],
      ],
      isReal: (values) => ({ offline: num(values, 'powerVa') <= 1000, interactive: num(values, 'powerVa') <= 3000, online: num(values, 'powerVa') >= 1000 }[str(values, 'topology')] ?? false)
        && (values.formFactor === 'line' ? num(values, 'powerVa') <= 1000 && values.topology !== 'online' : !str(values, 'formFactor').startsWith('rack') || num(values, 'powerVa') >= 1000),
      title: t(
        'UPS {brand} {powerVa} VA / {powerW} W, {topology}, {formFactor}', 'ИБП {brand} {powerVa} ВА / {powerW} Вт, {topology}, {formFactor}',
        'UPS {brand} {powerVa} VA / {powerW} W, {topology}, {formFactor}', 'USV {brand} {powerVa} VA / {powerW} W, {topology}, {formFactor}',
        'UPS {brand} {powerVa} VA / {powerW} W, {topology}, {formFactor}', 'KGK {brand} {powerVa} VA / {powerW} W, {topology}, {formFactor}',
      ),
      description: t(
        'Keeps a load of up to {powerW} W running after a mains failure and shuts computers down in order. Output sockets: {outlets}; mains frequency 50 Hz, batteries are installed.',
        'Поддерживает нагрузку до {powerW} Вт при отключении сети и даёт время корректно завершить работу. Выходы: {outlets}; частота сети 50 Гц, батареи установлены.',
        'Napaja potrošače do {powerW} W po nestanku mreže i omogućava uredno gašenje računara. Izlazi: {outlets}; frekvencija mreže 50 Hz, baterije su ugrađene.',
        'Versorgt bei Netzausfall Lasten bis {powerW} W und erlaubt ein geordnetes Herunterfahren. Ausgänge: {outlets}; Netzfrequenz 50 Hz, Batterien sind eingebaut.',
        'Alimenta carichi fino a {powerW} W in caso di blackout e consente lo spegnimento ordinato dei computer. Uscite: {outlets}; frequenza di rete 50 Hz, batterie installate.',
        'Elektrik kesilince {powerW} W’a kadar yükü besler ve bilgisayarların düzgün kapanmasını sağlar. Çıkışlar: {outlets}; şebeke frekansı 50 Hz, aküler takılıdır.',
      ),
      price: (values) => 22 + num(values, 'powerVa') * (topologyPrices[str(values, 'topology')] ?? 0.1) * (str(values, 'formFactor').startsWith('rack') ? 1.25 : 1),
      minimum: [1, 2], step: [1], code: 'UPS',
      drawing: (values) => ({
        kind: 'ups', variant: values.formFactor === 'line' ? 'line' : str(values, 'formFactor').startsWith('rack') ? 'rack' : 'tower',
        labels: [`${num(values, 'powerVa')} VA`, str(values, 'formFactor').startsWith('rack') ? '88' : values.formFactor === 'line' ? '95' : `${140 + Math.round(num(values, 'powerVa') / 30)}`],
      }),
    },
    {
      key: 'ups-batteries',
      name: t('UPS batteries', 'Батареи для ИБП', 'Baterije za UPS', 'USV-Batterien', 'Batterie per UPS', 'KGK aküleri'),
      about: t(
        'Voltage and case size must match the old battery exactly; the capacity may be equal or larger. Replace all batteries of a string together, as one old cell ruins the new ones.',
        'Напряжение и размер корпуса должны совпадать со старой батареей, ёмкость — быть не меньше. Меняйте все батареи цепочки сразу: одна старая портит новые.',
        'Napon i dimenzije moraju odgovarati staroj bateriji, a kapacitet može biti isti ili veći. Menjajte sve baterije u nizu odjednom: jedna stara kvari nove.',
        'Spannung und Gehäusegröße müssen zur alten Batterie passen, die Kapazität darf gleich oder größer sein. Immer den ganzen Strang tauschen: Eine alte Batterie schädigt die neuen.',
        'Tensione e ingombro devono coincidere con la vecchia batteria, la capacità può essere uguale o superiore. Sostituisca l’intera serie: una batteria vecchia rovina le nuove.',
        'Gerilim ve kasa ölçüsü eski aküyle aynı, kapasite eşit veya daha büyük olmalıdır. Dizideki tüm aküleri birlikte değiştirin: tek eski akü yenileri bozar.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [batteryVoltage, [6, 12, 12, 24]], [batteryCapacity, [5, 7, 9, 12, 18, 26, 40, 65, 100]], [batteryTechnology, ['agm', 'gel', 'lifepo4']], [serviceLife, [5, 8, 10, 12]], [warranty, [12, 24]],
      ],
      isReal: (values) => num(values, 'batteryVoltage') !== 6 || num(values, 'batteryCapacity') <= 12,
      title: t(
        'UPS battery {brand} {batteryVoltage} V, {batteryCapacity} Ah, {batteryTechnology}, {serviceLife} years', 'Батарея для ИБП {brand} {batteryVoltage} В, {batteryCapacity} А·ч, {batteryTechnology}, {serviceLife} лет',
        'Baterija za UPS {brand} {batteryVoltage} V, {batteryCapacity} Ah, {batteryTechnology}, {serviceLife} god.', 'USV-Batterie {brand} {batteryVoltage} V, {batteryCapacity} Ah, {batteryTechnology}, {serviceLife} Jahre',
        'Batteria per UPS {brand} {batteryVoltage} V, {batteryCapacity} Ah, {batteryTechnology}, {serviceLife} anni', 'KGK aküsü {brand} {batteryVoltage} V, {batteryCapacity} Ah, {batteryTechnology}, {serviceLife} yıl',
      ),
      description: t(
        'Maintenance-free {batteryTechnology} battery for standby use in UPS units and alarm systems. Nominal {batteryVoltage} V and {batteryCapacity} Ah at 20-hour discharge; delivered charged with insulated terminals.',
        'Необслуживаемая батарея {batteryTechnology} для буферной работы в ИБП и сигнализации. Номинально {batteryVoltage} В и {batteryCapacity} А·ч при 20-часовом разряде; поставляется заряженной, клеммы изолированы.',
        'Baterija {batteryTechnology} bez održavanja za UPS uređaje i alarmne sisteme. Nazivno {batteryVoltage} V i {batteryCapacity} Ah pri 20-časovnom pražnjenju; isporučuje se napunjena, sa izolovanim priključcima.',
        'Wartungsfreie {batteryTechnology}-Batterie für den Bereitschaftsbetrieb in USV- und Alarmanlagen. Nennwerte {batteryVoltage} V und {batteryCapacity} Ah (20 h); geladen und mit isolierten Polen geliefert.',
        'Batteria {batteryTechnology} senza manutenzione per UPS e impianti d’allarme. Valori nominali {batteryVoltage} V e {batteryCapacity} Ah (scarica in 20 h); fornita carica, con terminali isolati.',
        'KGK ve alarm sistemleri için bakımsız {batteryTechnology} akü. 20 saatlik deşarjda anma değeri {batteryVoltage} V ve {batteryCapacity} Ah; şarjlı ve kutupları yalıtılmış teslim edilir.',
      ),
      price: (values) => 4 + num(values, 'batteryVoltage') * num(values, 'batteryCapacity') * ({ agm: 0.11, gel: 0.15, lifepo4: 0.34 }[str(values, 'batteryTechnology')] ?? 0.12) * (0.8 + num(values, 'serviceLife') / 40),
      minimum: [1, 2, 4], step: [1], code: 'BAT',
      drawing: (values) => ({ kind: 'ups', variant: 'battery', labels: [`${num(values, 'batteryVoltage')} V`, `${Math.round(70 + num(values, 'batteryCapacity') * 1.4)}`] }),
    },
    {
      key: 'surge-protector-strips',
      name: t('Surge protectors', 'Сетевые фильтры', 'Produžni kablovi sa zaštitom', 'Steckdosenleisten mit Überspannungsschutz', 'Ciabatte con protezione', 'Akım korumalı prizler'),
      about: t(
        'Count sockets with two in reserve, as large power adapters cover a neighbour. A 16 A strip carries about 3500 W; do not plug heaters and computers into the same one.',
        'Берите на две розетки больше: крупные блоки питания закрывают соседние. Фильтр на 16 А выдерживает около 3500 Вт; не включайте в него вместе обогреватель и компьютер.',
        'Uzmite dve utičnice više: veliki adapteri zaklanjaju susedne. Uređaj od 16 A podnosi oko 3500 W; ne priključujte grejalicu i računar na isti.',
        'Zwei Steckdosen Reserve einplanen, da große Netzteile Nachbarplätze verdecken. Eine Leiste mit 16 A trägt rund 3500 W; Heizgerät und Computer nicht an dieselbe Leiste anschließen.',
        'Preveda due prese in più, perché gli alimentatori grandi coprono le vicine. Una ciabatta da 16 A regge circa 3500 W; non colleghi stufe e computer alla stessa.',
        'Büyük adaptörler yan prizi kapattığından iki priz fazla seçin. 16 A’lik priz yaklaşık 3500 W taşır; ısıtıcı ile bilgisayarı aynı prize takmayın.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [socketCount, [3, 4, 5, 6, 8]], [cordLength, [1.5, 1.8, 3, 5]], [ratedCurrent, [10, 16]], [usbCharging, [true, false]], [colour, ['white', 'black', 'grey']], [model, typeCode('R')],
      ],
      title: t(
        'Surge protector {brand} {model}, {socketCount} sockets, {cordLength} m, {ratedCurrent} A, {colour}', 'Сетевой фильтр {brand} {model}, розеток: {socketCount}, {cordLength} м, {ratedCurrent} А, цвет: {colour}',
        'Produžni kabl {brand} {model}, utičnica: {socketCount}, {cordLength} m, {ratedCurrent} A, boja: {colour}', 'Steckdosenleiste {brand} {model}, {socketCount}-fach, {cordLength} m, {ratedCurrent} A, {colour}',
        'Ciabatta {brand} {model}, {socketCount} prese, {cordLength} m, {ratedCurrent} A, colore {colour}', 'Akım korumalı çoklu priz {brand} {model}, {socketCount} yuva, {cordLength} m, {ratedCurrent} A, {colour}',
      ),
      description: t(
        'Socket strip with a surge arrester and resettable overload cut-out for {ratedCurrent} A. Cord length {cordLength} m, sockets with shutters and earth contact; packed singly.',
        'Удлинитель с варисторной защитой и автоматом перегрузки на {ratedCurrent} А. Длина шнура {cordLength} м, розетки с заземлением и шторками; упакован поштучно.',
        'Produžni kabl sa prenaponskom zaštitom i osiguračem od preopterećenja za {ratedCurrent} A. Dužina kabla {cordLength} m, utičnice sa uzemljenjem i zaštitnim klapnama; pakovan pojedinačno.',
        'Steckdosenleiste mit Überspannungsableiter und rückstellbarem Überlastschutz für {ratedCurrent} A. Kabellänge {cordLength} m, Steckdosen mit Schutzkontakt und Kinderschutz; einzeln verpackt.',
        'Multipresa con scaricatore e protezione ripristinabile da sovraccarico per {ratedCurrent} A. Cavo di {cordLength} m, prese con terra e alveoli protetti; confezione singola.',
        '{ratedCurrent} A için parafudr ve aşırı yük sigortalı çoklu priz. Kablo uzunluğu {cordLength} m, topraklı ve çocuk korumalı prizler; tek tek ambalajlıdır.',
      ),
      price: (values) => 2.2 + num(values, 'socketCount') * 0.55 + num(values, 'cordLength') * 0.6 + (values.usbCharging === true ? 3 : 0) + num(values, 'ratedCurrent') * 0.08,
      minimum: [5, 10, 20], step: [5], code: 'SPS',
      drawing: (values) => ({ kind: 'ups', variant: 'line', labels: [`${num(values, 'ratedCurrent')} A`] }),
    },
  ],
}
