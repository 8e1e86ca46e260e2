import { num, str, t, type GroupSeed } from '../../types.ts'
import { factor, several } from '../declare.ts'
import * as of from './characteristics.ts'

export const scales: GroupSeed = {
  key: 'scales',
  name: t('Scales', 'Весы', 'Vage', 'Waagen', 'Bilance', 'Teraziler'),
  about: t('Electronic scales for goods-in, packing and dispatch. Goods sold by weight require a verified scale. The smallest load should be at least twenty divisions.',
    'Электронные весы для приёмки, упаковки и отгрузки. Для продажи по весу нужны поверенные весы. Наименьший груз должен быть не меньше двадцати делений.',
    'Elektronske vage za prijem, pakovanje i otpremu. Za prodaju po masi potrebna je overena vaga. Najmanji teret treba da iznosi bar dvadeset podeoka.',
    'Elektronische Waagen für Wareneingang, Verpackung und Versand. Verkauf nach Gewicht verlangt eine geeichte Waage. Die kleinste Last sollte mindestens zwanzig Teilungswerte betragen.',
    'Bilance elettroniche per ricevimento, imballaggio e spedizione. La vendita a peso richiede una bilancia verificata. Il carico minimo dovrebbe essere di almeno venti divisioni.',
    'Mal kabul, paketleme ve sevkiyat için elektronik teraziler. Tartarak satışta damgalı terazi gerekir. En küçük yük en az yirmi taksimat olmalıdır.'),
  categories: [
    {
      key: 'bench-scales', view: 'list', unit: 'piece', brands: of.brands.scales, code: 'BS', minimum: [1, 2, 5], step: [1],
      name: t('Bench scales', 'Настольные весы', 'Stone vage', 'Tischwaagen', 'Bilance da banco', 'Masa terazileri'),
      about: t('For counting parts, portions and parcels to 60 kg. A division of 1 g is fine for parts and spices, 10 g for parcels. LCD runs long on a battery, LED is easier to read in a dim hall.',
        'Для подсчёта деталей, порций и посылок до 60 кг. Дискретность 1 г подходит для мелочи и специй, 10 г — для посылок. ЖК-индикатор дольше работает от аккумулятора, светодиодный лучше виден в полутьме.',
        'Za brojanje delova, porcije i pakete do 60 kg. Podeok od 1 g odgovara sitnim delovima i začinima, 10 g paketima. LCD duže traje na bateriji, LED se bolje čita u slabo osvetljenoj hali.',
        'Zum Zählen von Teilen, für Portionen und Pakete bis 60 kg. Eine Teilung von 1 g passt für Kleinteile und Gewürze, 10 g für Pakete. LCD läuft lange mit Akku, LED ist in dunklen Hallen besser ablesbar.',
        'Per contare pezzi, porzionare e pesare pacchi fino a 60 kg. Una divisione di 1 g va bene per minuterie e spezie, 10 g per i pacchi. Il display LCD dura di più a batteria, il LED si legge meglio con poca luce.',
        '60 kg’a kadar parça sayımı, porsiyon ve koli için. 1 g taksimat küçük parça ve baharata, 10 g koliye uygundur. LCD pille uzun çalışır, LED loş ortamda daha iyi okunur.'),
      characteristics: [[of.capacity, [3, 6, 15, 30, 60]], [of.division, [0.5, 1, 2, 5, 10, 20]],
        [of.platformSize, ['300×300', '400×500']], [of.display, ['lcd', 'led']],
        [of.interfaces, several(['rs232'], ['usb', 'bluetooth'])], [of.verified, [true, false]],
        [of.model, (v) => `B${num(v, 'capacity')}-${num(v, 'division')}`.replace('.', '')]],
      isReal: (v) => num(v, 'capacity') * 1000 / num(v, 'division') >= 3000 && num(v, 'capacity')
        * 1000 / num(v, 'division') <= 15000
        && (str(v, 'platform-size') === '300×300' || num(v, 'capacity') >= 30),
      title: t('Bench scale {brand} {model}, {capacity} kg / {division} g, {platform-size} mm, {display}',
        'Весы настольные {brand} {model}, {capacity} кг / {division} г, {platform-size} мм, {display}',
        'Stona vaga {brand} {model}, {capacity} kg / {division} g, {platform-size} mm, {display}',
        'Tischwaage {brand} {model}, {capacity} kg / {division} g, {platform-size} mm, {display}',
        'Bilancia da banco {brand} {model}, {capacity} kg / {division} g, {platform-size} mm, {display}',
        'Masa terazisi {brand} {model}, {capacity} kg / {division} g, {platform-size} mm, {display}'),
      description: t('Electronic scale for {capacity} kg with a removable stainless pan {platform-size} mm and an {display} display. Piece counting, tare over the full range and limit signals. Runs on mains or on the built-in battery.',
        'Электронные весы до {capacity} кг со съёмной нержавеющей платформой {platform-size} мм и индикатором {display}. Счётный режим, тара на весь диапазон, сигнал пределов. Питание от сети и встроенного аккумулятора.',
        'Elektronska vaga do {capacity} kg sa odvojivim nerđajućim tasom {platform-size} mm i {display} ekranom. Brojanje komada, tara u celom opsegu i signal granica. Radi na struju ili ugrađenu bateriju.',
        'Elektronische Waage bis {capacity} kg mit abnehmbarer Edelstahlplatte {platform-size} mm und {display}-Anzeige. Stückzählung, Tara über den vollen Bereich und Grenzwertsignal. Betrieb am Netz oder mit eingebautem Akku.',
        'Bilancia elettronica da {capacity} kg con piatto inox asportabile {platform-size} mm e display {display}. Conteggio pezzi, tara su tutto il campo e segnale di soglia. Alimentazione da rete o batteria interna.',
        '{capacity} kg’a kadar, çıkarılabilir {platform-size} mm paslanmaz kefeli, {display} göstergeli elektronik terazi. Parça sayımı, tam aralıkta dara ve limit uyarısı vardır. Şebeke veya dahili aküyle çalışır.'),
      price: (v) => 48 + num(v, 'capacity') * 0.7 + 24 / num(v, 'division') + (str(v, 'platform-size') === '400×500' ? 35 : 0)
        + (str(v, 'display') === 'led' ? 6 : 0)
        + (v['interfaces'] as string[]).length * 9 + (v['verified'] ? 32 : 0),
      drawing: (v) => ({ kind: 'scale', variant: 'bench', labels: [`${num(v, 'capacity')} kg`, `${num(v, 'division')} g`] }),
    },
    {
      key: 'platform-scales', view: 'list', unit: 'piece', brands: of.brands.scales, code: 'PS', minimum: [1, 2], step: [1],
      name: t('Platform scales', 'Платформенные весы', 'Platformske vage', 'Plattformwaagen', 'Bilance a piattaforma',
        'Platform baskülleri'),
      about: t('For sacks, drums and whole pallets. A platform of 1200×1200 mm takes a euro pallet and a pallet truck over a ramp. Stainless platforms belong in wet rooms and food production.',
        'Для мешков, бочек и целых паллет. На платформу 1200×1200 мм встаёт европаллета, тележка заезжает по пандусу. Нержавеющая платформа нужна в сырых цехах и пищевом производстве.',
        'Za džakove, burad i cele palete. Platforma 1200×1200 mm prima evropaletu, a paletar se penje preko rampe. Nerđajuća platforma je za vlažne prostore i proizvodnju hrane.',
        'Für Säcke, Fässer und ganze Paletten. Auf 1200×1200 mm passt eine Europalette, der Hubwagen fährt über eine Rampe auf. Edelstahl gehört in Nassräume und die Lebensmittelproduktion.',
        'Per sacchi, fusti e pallet interi. Su 1200×1200 mm sta un europallet e il transpallet sale dalla rampa. Le piattaforme inox servono in ambienti umidi e nell’alimentare.',
        'Çuval, varil ve komple palet içindir. 1200×1200 mm platforma Euro palet sığar, transpalet rampadan çıkar. Paslanmaz platform ıslak alan ve gıda üretimi içindir.'),
      characteristics: [[of.capacity, [60, 150, 300, 600, 1000, 1500, 3000]],
        [of.platformSize, ['400×500', '600×800', '1000×700', '1200×1200', '1500×1500']],
        [of.division, (v) => divisions[num(v, 'capacity')]!],
        [of.frame, ['steel', 'stainless']], [of.protection, ['IP54', 'IP65', 'IP67']],
        [of.interfaces, several(['rs232'], ['usb', 'ethernet', 'bluetooth'])], [of.verified, [true, false]]],
      isReal: (v) => num(v, 'capacity') >= (areas[str(v, 'platform-size')]!)
        && num(v, 'capacity') <= areas[str(v, 'platform-size')]! * 8,
      title: t('Platform scale {brand} {capacity} kg, {platform-size} mm, {frame}, {protection}',
        'Весы платформенные {brand} {capacity} кг, {platform-size} мм, {frame}, {protection}',
        'Platformska vaga {brand} {capacity} kg, {platform-size} mm, {frame}, {protection}',
        'Plattformwaage {brand} {capacity} kg, {platform-size} mm, {frame}, {protection}',
        'Bilancia a piattaforma {brand} {capacity} kg, {platform-size} mm, {frame}, {protection}',
        'Platform baskülü {brand} {capacity} kg, {platform-size} mm, {frame}, {protection}'),
      description: t('Low platform {platform-size} mm for {capacity} kg with a division of {division} g. Platform material: {frame}; load cells protected to {protection}. The indicator is connected by a 3 m cable and can be fixed to a column or wall.',
        'Низкая платформа {platform-size} мм на {capacity} кг с дискретностью {division} г. Материал платформы: {frame}; защита датчиков {protection}. Индикатор на кабеле 3 м ставится на стойку или стену.',
        'Niska platforma {platform-size} mm za {capacity} kg sa podeokom {division} g. Materijal platforme: {frame}; merne ćelije u zaštiti {protection}. Pokazivač je na kablu od 3 m i stavlja se na stub ili zid.',
        'Flache Plattform {platform-size} mm für {capacity} kg mit {division} g Teilung. Material der Plattform: {frame}; Wägezellen in {protection}. Das Anzeigegerät hängt an 3 m Kabel und passt an Säule oder Wand.',
        'Piattaforma ribassata {platform-size} mm da {capacity} kg con divisione di {division} g. Materiale: {frame}; celle di carico {protection}. L’indicatore ha un cavo di 3 m e si fissa a colonna o a parete.',
        '{capacity} kg kapasiteli, {division} g taksimatlı alçak platform, {platform-size} mm. Platform malzemesi: {frame}; yük hücreleri {protection}. Gösterge 3 m kabloludur, direğe veya duvara bağlanır.'),
      price: (v) => (95 + num(v, 'capacity') * 0.09 + areas[str(v, 'platform-size')]! * 0.75)
        * (str(v, 'frame') === 'stainless' ? 1.75 : 1) * factor(v, 'protection', { IP65: 1.08, IP67: 1.18 })
        + (v['interfaces'] as string[]).length * 15 + (v['verified'] ? 60 : 0),
      drawing: (v) => ({ kind: 'scale', variant: 'platform', labels: [`${num(v, 'capacity')} kg`, `${num(v, 'division')} g`] }),
    },
    {
      key: 'crane-scales', view: 'list', unit: 'piece', brands: of.brands.scales, code: 'KS', minimum: [1, 2], step: [1],
      name: t('Crane scales', 'Крановые весы', 'Kranske vage', 'Kranwaagen', 'Bilance da gru', 'Vinç kantarları'),
      about: t('Hung between the hook and the load, so that lifting and weighing are one step. Choose a capacity above the dynamic peak, about 25% over the load. Remote control lets the operator tare at a safe distance.',
        'Подвешиваются между крюком и грузом: подъём и взвешивание за одну операцию. Берите предел с запасом около 25 % на рывки. Пульт позволяет обнулять весы с безопасного расстояния.',
        'Kače se između kuke i tereta, pa su podizanje i merenje jedna radnja. Birajte opseg oko 25% iznad tereta zbog trzaja. Daljinski upravljač omogućava tariranje sa bezbedne udaljenosti.',
        'Zwischen Haken und Last gehängt, werden Heben und Wiegen ein Arbeitsgang. Wegen dynamischer Spitzen etwa 25 % Reserve einplanen. Mit Fernbedienung wird aus sicherem Abstand tariert.',
        'Appese tra gancio e carico: si solleva e si pesa in un’unica operazione. Scegliere una portata superiore di circa il 25% per i picchi dinamici. Il telecomando permette la tara a distanza di sicurezza.',
        'Kanca ile yük arasına asılır, kaldırma ve tartım tek işlemde yapılır. Darbe yükleri için yaklaşık %25 pay bırakın. Uzaktan kumandayla güvenli mesafeden dara alınır.'),
      characteristics: [[of.capacity, [300, 500, 1000, 2000, 3000, 5000, 10000]],
        [of.division, (v, random) => num(v, 'capacity') / (random() < 0.5 ? 5 : 2)], [of.display, ['lcd', 'led']],
        [of.protection, ['IP54', 'IP65', 'IP67']], [of.interfaces, several(['bluetooth'], ['rs232', 'usb'])],
        [of.remoteControl, [true, false]]],
      title: t('Crane scale {brand} {capacity} kg / {division} g, {display}, {protection}',
        'Весы крановые {brand} {capacity} кг / {division} г, {display}, {protection}',
        'Kranska vaga {brand} {capacity} kg / {division} g, {display}, {protection}',
        'Kranwaage {brand} {capacity} kg / {division} g, {display}, {protection}',
        'Bilancia da gru {brand} {capacity} kg / {division} g, {display}, {protection}',
        'Vinç kantarı {brand} {capacity} kg / {division} g, {display}, {protection}'),
      description: t('Hanging scale for {capacity} kg with a swivel hook, safety latch and a fourfold breaking strength. {display} display with digits 30 mm high, housing protected to {protection}. Functions: tare, hold of the peak value, totalling.',
        'Подвесные весы до {capacity} кг с вращающимся крюком, защёлкой и четырёхкратным запасом прочности. Индикатор {display} с цифрами 30 мм, корпус {protection}. Функции: тара, удержание пика, суммирование.',
        'Viseća vaga do {capacity} kg sa okretnom kukom, sigurnosnim jezičkom i četvorostrukom sigurnošću na lom. Ekran {display} sa ciframa od 30 mm, kućište {protection}. Funkcije: tara, zadržavanje vršne vrednosti, sabiranje.',
        'Hängewaage bis {capacity} kg mit drehbarem Haken, Sicherungsfalle und vierfacher Bruchsicherheit. {display}-Anzeige mit 30 mm hohen Ziffern, Gehäuse in {protection}. Funktionen: Tara, Spitzenwert halten, Summieren.',
        'Bilancia sospesa da {capacity} kg con gancio girevole, linguetta di sicurezza e coefficiente di rottura 4. Display {display} con cifre da 30 mm, custodia {protection}. Funzioni: tara, mantenimento del picco, totalizzazione.',
        '{capacity} kg kapasiteli, döner kancalı, emniyet mandallı ve dört kat kopma emniyetli askı kantarı. 30 mm rakamlı {display} gösterge, {protection} gövde. İşlevler: dara, tepe değeri tutma, toplama.'),
      price: (v) => (80 + num(v, 'capacity') ** 0.78 * 0.75) * factor(v, 'protection', { IP65: 1.1, IP67: 1.22 })
        + (str(v, 'display') === 'led' ? 12 : 0) + (v['interfaces'] as string[]).length * 18
        + (v['remote-control'] ? 20 : 0),
      drawing: (v) => ({ kind: 'scale', variant: 'hanging', labels: [`${num(v, 'capacity')} kg`, `${num(v, 'division')} g`] }),
    },
  ],
}

const divisions: Record<number, number> = { 60: 20, 150: 50, 300: 100, 600: 200, 1000: 500, 1500: 500, 3000: 1000 }

/** Smallest useful capacity in kilograms of a platform. */
const areas: Record<string, number> = { '400×500': 60, '600×800': 150, '1000×700': 300, '1200×1200': 600, '1500×1500': 1000 }
