import { type GroupSeed, num, str, t, type Value, type Values } from '../../types.ts'
import {
  batteryHours, buttonCount, colour, connection, headsetType, keyboardLayout, keyType, model, mouseShape, noiseCancelling, numberPad,
  sensorResolution, typeCode, warranty,
} from './characteristics.ts'

const brands = ['Klavior', 'Sonarell', 'Datrion', 'Ilvaro'] as const
const connections = [['usb-a'], ['usb-c'], ['radio'], ['bluetooth', 'radio'], ['bluetooth', 'usb-c']]
const pickConnection = (_values: Values, random: () => number): Value => connections[Math.floor(random() * connections.length)] ?? ['usb-a']
const isWireless = (values: Values): boolean => Array.isArray(values.connection) && values.connection.some((key) => key === 'bluetooth' || key === 'radio')

export const peripherals: GroupSeed = {
  key: 'peripherals',
  name: t('Peripherals', 'Периферия', 'Periferija', 'Peripheriegeräte', 'Periferiche', 'Çevre birimleri'),
  about: t(
    'Keyboards, mice and headsets that people touch all day. Order a few samples first and let the users decide which shape is comfortable.',
    'Клавиатуры, мыши и гарнитуры, которыми пользуются весь день. Сначала закажите образцы и дайте сотрудникам выбрать удобную форму.',
    'Tastature, miševi i slušalice koje se koriste ceo dan. Najpre naručite uzorke i neka korisnici odluče koji oblik im odgovara.',
    'Tastaturen, Mäuse und Headsets, die den ganzen Tag in Gebrauch sind. Bestellen Sie zuerst Muster und lassen Sie die Nutzer die passende Form wählen.',
    'Tastiere, mouse e cuffie usati tutto il giorno. Ordini prima qualche campione e lasci scegliere agli utenti la forma più comoda.',
    'Gün boyu kullanılan klavye, fare ve kulaklıklar. Önce birkaç numune sipariş edin, rahat biçimi kullanıcılar seçsin.',
  ),
  categories: [
    {
      key: 'keyboards',
      name: t('Keyboards', 'Клавиатуры', 'Tastature', 'Tastaturen', 'Tastiere', 'Klavyeler'),
      about: t(
        'Membrane keys are quiet and cheap, mechanical ones last longer and have a clear stroke. Where figures are entered, a number pad saves hours.',
        'Мембранные клавиши тихие и недорогие, механические служат дольше и имеют чёткий ход. Там, где вводят цифры, цифровой блок экономит часы.',
        'Membranski tasteri su tihi i jeftini, mehanički traju duže i imaju jasan hod. Gde se unose brojevi, numerička tastatura štedi sate.',
        'Membrantasten sind leise und günstig, mechanische halten länger und haben einen klaren Anschlag. Wo Zahlen erfasst werden, spart ein Ziffernblock Stunden.',
        'I tasti a membrana sono silenziosi ed economici, quelli meccanici durano di più e hanno una corsa netta. Dove si inseriscono cifre il tastierino fa risparmiare ore.',
        'Membran tuşlar sessiz ve ucuzdur, mekanik tuşlar daha uzun ömürlü ve net vuruşludur. Rakam girilen yerde sayısal tuş takımı saatler kazandırır.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [keyType, ['membrane', 'scissor', 'mechanical']], [keyboardLayout, ['us', 'ru', 'sr', 'de', 'it', 'tr-q']], [connection, pickConnection],
        [numberPad, [true, true, false]], [colour, ['black', 'grey', 'white']], [model, typeCode('K')], [warranty, [12, 24]],
      ],
      title: t(
        'Keyboard {brand} {model}, {keyType}, layout {keyboardLayout}, {colour}', 'Клавиатура {brand} {model}, {keyType}, раскладка {keyboardLayout}, цвет: {colour}',
        'Tastatura {brand} {model}, {keyType}, raspored {keyboardLayout}, boja: {colour}', 'Tastatur {brand} {model}, {keyType}, Layout {keyboardLayout}, {colour}',
        'Tastiera {brand} {model}, {keyType}, layout {keyboardLayout}, colore {colour}', 'Klavye {brand} {model}, {keyType}, {keyboardLayout} düzeni, {colour}',
      ),
      description: t(
        'Office keyboard with printed {keyboardLayout} layout and adjustable feet. Works with Windows, macOS and Linux without drivers; warranty {warranty} months.',
        'Офисная клавиатура с раскладкой {keyboardLayout} и складными ножками. Работает в Windows, macOS и Linux без драйверов; гарантия {warranty} мес.',
        'Kancelarijska tastatura sa rasporedom {keyboardLayout} i podesivim nožicama. Radi na Windows, macOS i Linux sistemima bez drajvera; garancija {warranty} mes.',
        'Bürotastatur mit {keyboardLayout}-Layout und ausklappbaren Füßen. Funktioniert ohne Treiber unter Windows, macOS und Linux; Garantie {warranty} Monate.',
        'Tastiera da ufficio con layout {keyboardLayout} e piedini regolabili. Funziona senza driver con Windows, macOS e Linux; garanzia {warranty} mesi.',
        '{keyboardLayout} düzenli, ayaklı ofis klavyesi. Windows, macOS ve Linux’ta sürücüsüz çalışır; garanti {warranty} ay.',
      ),
      price: (values) => ({ membrane: 7, scissor: 14, mechanical: 32 }[str(values, 'keyType')] ?? 8) + (isWireless(values) ? 8 : 0) + (values.numberPad === true ? 2 : 0),
      minimum: [5, 10, 20], step: [1, 5], code: 'KBD',
      drawing: (values) => ({ kind: 'peripheral', variant: 'keyboard', labels: values.numberPad === true ? ['440', '130'] : ['360', '130'] }),
    },
    {
      key: 'computer-mice',
      name: t('Computer mice', 'Компьютерные мыши', 'Računarski miševi', 'Computermäuse', 'Mouse', 'Bilgisayar fareleri'),
      about: t(
        'A symmetrical body suits both hands, a vertical one relieves the wrist. For two monitors a resolution of 1600 dpi or more moves the pointer without lifting the mouse.',
        'Симметричный корпус подходит для обеих рук, вертикальный разгружает запястье. Для двух мониторов удобно разрешение от 1600 dpi: не нужно переставлять мышь.',
        'Simetrično telo odgovara obema rukama, a vertikalno rasterećuje zglob. Za dva monitora je praktično 1600 dpi i više, bez podizanja miša.',
        'Ein symmetrisches Gehäuse passt für beide Hände, ein vertikales entlastet das Handgelenk. Bei zwei Monitoren sind ab 1600 dpi praktisch, ohne die Maus umzusetzen.',
        'Il corpo simmetrico va bene per entrambe le mani, quello verticale alleggerisce il polso. Con due monitor sono comodi almeno 1600 dpi, senza sollevare il mouse.',
        'Simetrik gövde iki ele de uyar, dikey gövde bileği rahatlatır. İki monitörde 1600 dpi ve üzeri, fareyi kaldırmadan çalışmayı sağlar.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [mouseShape, ['symmetrical', 'right-hand', 'vertical']], [connection, pickConnection], [sensorResolution, [1000, 1200, 1600, 2400, 4000]], [buttonCount, [3, 5, 6]],
        [colour, ['black', 'grey', 'white', 'blue']], [model, typeCode('M')], [warranty, [12, 24]],
      ],
      title: t(
        'Mouse {brand} {model}, {mouseShape}, {sensorResolution} dpi, {colour}', 'Мышь {brand} {model}, {mouseShape}, {sensorResolution} dpi, цвет: {colour}',
        'Miš {brand} {model}, {mouseShape}, {sensorResolution} dpi, boja: {colour}', 'Maus {brand} {model}, {mouseShape}, {sensorResolution} dpi, {colour}',
        'Mouse {brand} {model}, forma {mouseShape}, {sensorResolution} dpi, colore {colour}', 'Fare {brand} {model}, {mouseShape}, {sensorResolution} dpi, {colour}',
      ),
      description: t(
        'Optical mouse with a scroll wheel and a sensor of {sensorResolution} dpi; number of buttons: {buttonCount}. Works on wood, fabric and matte surfaces without a pad.',
        'Оптическая мышь с колесом прокрутки и сенсором {sensorResolution} dpi; кнопок: {buttonCount}. Работает на дереве, ткани и матовых поверхностях без коврика.',
        'Optički miš sa točkićem i senzorom od {sensorResolution} dpi; broj tastera: {buttonCount}. Radi na drvetu, tkanini i mat površinama bez podloge.',
        'Optische Maus mit Scrollrad und Sensor mit {sensorResolution} dpi; Tasten: {buttonCount}. Arbeitet auf Holz, Stoff und matten Flächen ohne Mauspad.',
        'Mouse ottico con rotella e sensore da {sensorResolution} dpi; pulsanti: {buttonCount}. Funziona su legno, tessuto e superfici opache senza tappetino.',
        'Kaydırma tekerlekli, {sensorResolution} dpi sensörlü optik fare; tuş sayısı: {buttonCount}. Ahşap, kumaş ve mat yüzeylerde altlıksız çalışır.',
      ),
      price: (values) => 3 + num(values, 'sensorResolution') * 0.003 + num(values, 'buttonCount') * 0.6 + (isWireless(values) ? 5 : 0) + (values.mouseShape === 'vertical' ? 6 : 0),
      minimum: [5, 10, 20], step: [1, 5], code: 'MSE',
      drawing: (values) => ({ kind: 'peripheral', variant: 'mouse', labels: values.mouseShape === 'vertical' ? ['75', '120'] : ['62', `${100 + num(values, 'buttonCount') * 2}`] }),
    },
    {
      key: 'headsets',
      name: t('Headsets', 'Гарнитуры', 'Slušalice sa mikrofonom', 'Headsets', 'Cuffie con microfono', 'Mikrofonlu kulaklıklar'),
      about: t(
        'For call centres a mono headset leaves one ear free for a colleague, stereo helps in a noisy hall. Check that the connection fits both the telephone and the computer.',
        'В колл-центре моногарнитура оставляет одно ухо свободным для коллег, стерео помогает в шумном зале. Проверьте, что подключение подходит и телефону, и компьютеру.',
        'U pozivnom centru mono model ostavlja jedno uho slobodno za kolege, a stereo pomaže u bučnom prostoru. Proverite da priključak odgovara i telefonu i računaru.',
        'Im Callcenter lässt ein Mono-Headset ein Ohr für Kollegen frei, Stereo hilft in lauter Umgebung. Der Anschluss muss zu Telefon und Computer passen.',
        'Nei call center la cuffia mono lascia libero un orecchio per i colleghi, la stereo aiuta in ambienti rumorosi. Verifichi che la connessione sia adatta a telefono e computer.',
        'Çağrı merkezinde tek kulaklı model bir kulağı iş arkadaşına bırakır, çift kulaklı gürültüde yardımcı olur. Bağlantının hem telefona hem bilgisayara uyduğunu denetleyin.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [headsetType, ['mono', 'stereo', 'stereo']], [connection, (_values, random) => [['usb-a'], ['usb-c'], ['jack'], ['usb-a', 'jack'], ['bluetooth']][Math.floor(random() * 5)] ?? ['usb-a']],
        [noiseCancelling, [true, false]], [batteryHours, (values, random) => (isWireless(values) ? 8 + Math.floor(random() * 5) * 4 : 0)],
        [colour, ['black', 'grey', 'white']], [model, typeCode('H')], [warranty, [12, 24, 36]],
      ],
      title: t(
        'Headset {brand} {model}, {headsetType}, {colour}', 'Гарнитура {brand} {model}, {headsetType}, цвет: {colour}', 'Slušalice sa mikrofonom {brand} {model}, {headsetType}, boja: {colour}',
        'Headset {brand} {model}, {headsetType}, {colour}', 'Cuffia con microfono {brand} {model}, {headsetType}, colore {colour}', 'Mikrofonlu kulaklık {brand} {model}, {headsetType}, {colour}',
      ),
      description: t(
        'Headset {model} for calls and video meetings with a swivelling microphone arm and soft ear cushions. Weighs under 200 g; the warranty is {warranty} months.',
        'Гарнитура {model} для звонков и видеовстреч с поворотным микрофоном и мягкими амбушюрами. Масса менее 200 г, гарантия {warranty} мес.',
        'Slušalice {model} za pozive i video sastanke, sa pokretnom ručicom mikrofona i mekim jastučićima. Teže manje od 200 g, garancija {warranty} mes.',
        'Headset {model} für Telefonate und Videokonferenzen mit schwenkbarem Mikrofonarm und weichen Ohrpolstern. Unter 200 g leicht, Garantie {warranty} Monate.',
        'Cuffia {model} per chiamate e videoriunioni con braccio del microfono orientabile e cuscinetti morbidi. Pesa meno di 200 g, garanzia {warranty} mesi.',
        'Aramalar ve görüntülü toplantılar için kulaklık {model}; döner mikrofon kolu, yumuşak yastıklar. 200 g’dan hafiftir, garanti {warranty} ay.',
      ),
      price: (values) => 11 + (values.headsetType === 'stereo' ? 5 : 0) + (values.noiseCancelling === true ? 14 : 0) + num(values, 'batteryHours') * 1.8 + num(values, 'warranty') * 0.2,
      minimum: [2, 5, 10], step: [1], code: 'HDS',
      drawing: (values) => ({ kind: 'peripheral', variant: 'headset', labels: values.headsetType === 'mono' ? ['150', '180'] : ['175', '190'] }),
    },
  ],
}
