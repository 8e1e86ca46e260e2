import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import {
  diagonal, formFactor, memory, memoryType, operatingSystem, processor, screenResolution, storage, touch, videoMemory, warranty,
} from './characteristics.ts'

const brands = ['Datrion', 'Nordwen', 'Kestora', 'Ilvaro'] as const
const processorPrices: Record<string, number> = {
  'core-i3': 110, 'core-i5': 190, 'core-i7': 300, 'core-i9': 470, 'ultra-5': 230, 'ultra-7': 350, 'ultra-9': 520,
  'ryzen-5': 170, 'ryzen-7': 270, 'ryzen-9': 450, 'ryzen-ai-7': 360, xeon: 620,
}
const gigabytes = (values: Values, key: string): number => Number(str(values, key).slice(2))
const systemPrice = (values: Values): number => (str(values, 'operatingSystem').startsWith('windows') ? 95 : 0)
const basePrice = (values: Values): number =>
  (processorPrices[str(values, 'processor')] ?? 200) + gigabytes(values, 'memory') * 3.2 + gigabytes(values, 'storage') * 0.09 + systemPrice(values)
const inches = (values: Values): string => `${num(values, 'diagonal')}`
const screenMillimetres = (values: Values): string => `${Math.round(num(values, 'diagonal') * 22.1)}`

export const computers: GroupSeed = {
  key: 'computers',
  name: t('Computers', 'Компьютеры', 'Računari', 'Computer', 'Computer', 'Bilgisayarlar'),
  about: t(
    'Laptops, desktop computers and workstations for offices and design departments. Memory and storage of most models can be extended later, the processor cannot.',
    'Ноутбуки, настольные компьютеры и рабочие станции для офисов и конструкторских отделов. Память и накопитель у большинства моделей можно нарастить позже, процессор — нет.',
    'Laptopovi, stoni računari i radne stanice za kancelarije i projektne biroe. Memorija i disk se kod većine modela mogu kasnije proširiti, procesor ne.',
    'Notebooks, Desktop-PCs und Workstations für Büros und Konstruktionsabteilungen. Speicher und Laufwerk lassen sich meist später erweitern, der Prozessor nicht.',
    'Portatili, computer da scrivania e workstation per uffici e studi di progettazione. Memoria e disco di solito si possono ampliare in seguito, il processore no.',
    'Ofisler ve tasarım birimleri için dizüstü, masaüstü bilgisayarlar ve iş istasyonları. Çoğu modelde bellek ve disk sonradan büyütülebilir, işlemci büyütülemez.',
  ),
  categories: [
    {
      key: 'laptops',
      name: t('Laptops', 'Ноутбуки', 'Laptopovi', 'Notebooks', 'Computer portatili', 'Dizüstü bilgisayarlar'),
      about: t(
        'For office work 16 GB of memory is a sound choice for several years. Those who travel take 13 to 14 inches; at one desk a 15 to 17 inch screen is easier on the eyes.',
        'Для офисной работы 16 ГБ памяти хватит на несколько лет. Для поездок удобны 13–14 дюймов, для постоянного места — экран 15–17 дюймов.',
        'Za kancelarijski rad 16 GB memorije dovoljno je za više godina. Za putovanja je praktično 13–14 inča, a za stalno mesto ekran od 15 do 17 inča.',
        'Für Büroarbeit reichen 16 GB Arbeitsspeicher über mehrere Jahre. Unterwegs sind 13 bis 14 Zoll praktisch, am festen Platz schonen 15 bis 17 Zoll die Augen.',
        'Per il lavoro d’ufficio 16 GB di memoria bastano per diversi anni. Per chi viaggia sono comodi 13–14 pollici, per la postazione fissa uno schermo da 15–17 pollici.',
        'Ofis işleri için 16 GB bellek birkaç yıl yeterlidir. Seyahat edenlere 13–14 inç, sabit masada çalışanlara 15–17 inç ekran uygundur.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [diagonal, [13.3, 14, 15.6, 16, 17.3]], [processor, ['core-i3', 'core-i5', 'core-i7', 'ultra-5', 'ultra-7', 'ryzen-5', 'ryzen-7', 'ryzen-ai-7']],
        [memory, ['gb8', 'gb16', 'gb32']], [storage, ['gb256', 'gb512', 'gb1024']], [screenResolution, ['r1920-1080', 'r1920-1200', 'r2560-1600', 'r2880-1800']],
        [operatingSystem, ['windows-11', 'windows-11', 'ubuntu', 'none']], [warranty, [12, 24, 36]],
      ],
      title: t(
        'Laptop {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'Ноутбук {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
        'Laptop {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'Notebook {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
        'Portatile {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'Dizüstü bilgisayar {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
      ),
      description: t(
        'Business laptop with a {diagonal}-inch screen of {screenResolution} pixels, {memory} of memory and a {storage} SSD. Comes with a charger; the keyboard layout is agreed on ordering.',
        'Рабочий ноутбук с экраном {diagonal}″, {screenResolution} точек, памятью {memory} и SSD {storage}. В комплекте зарядное устройство, раскладку клавиатуры согласуют при заказе.',
        'Poslovni laptop sa ekranom {diagonal} inča, {screenResolution} piksela, memorijom {memory} i SSD diskom {storage}. U kompletu je punjač, a raspored tastera se dogovara pri naručivanju.',
        'Business-Notebook mit {diagonal}-Zoll-Bildschirm, {screenResolution} Pixel, {memory} Arbeitsspeicher und SSD mit {storage}. Mit Ladegerät; das Tastaturlayout wird bei der Bestellung vereinbart.',
        'Portatile aziendale con schermo da {diagonal} pollici, {screenResolution} pixel, {memory} di memoria e SSD da {storage}. Fornito con alimentatore; il layout della tastiera si concorda all’ordine.',
        '{diagonal} inç, {screenResolution} piksel ekranlı, {memory} bellek ve {storage} SSD’li iş bilgisayarı. Şarj cihazıyla gelir; klavye düzeni siparişte belirlenir.',
      ),
      price: (values) => 190 + basePrice(values) + (str(values, 'screenResolution').startsWith('r2') ? 90 : 0) + num(values, 'warranty') * 1.5,
      minimum: [1, 2, 5], step: [1], code: 'NB',
      drawing: (values) => ({ kind: 'laptop', variant: num(values, 'diagonal') < 14 ? 'convertible' : 'clamshell', labels: [inches(values), screenMillimetres(values)] }),
    },
    {
      key: 'desktop-computers',
      name: t('Desktop PCs', 'Настольные ПК', 'Stoni računari', 'Desktop-PCs', 'PC desktop', 'Masaüstü bilgisayarlar'),
      about: t(
        'A tower accepts an extra drive and a graphics card, a micro case hides behind the monitor. Order the same configuration for a department: it simplifies installation and spare parts.',
        'В корпус Tower можно добавить диск и видеокарту, Micro крепится за монитором. Для отдела берите одинаковую конфигурацию: проще установка и запас деталей.',
        'U tower kućište staju dodatni disk i grafička karta, a micro se montira iza monitora. Za ceo sektor uzmite istu konfiguraciju: lakša je instalacija i nabavka delova.',
        'Ein Tower nimmt ein weiteres Laufwerk und eine Grafikkarte auf, ein Micro-Gehäuse passt hinter den Monitor. Einheitliche Ausstattung erleichtert Installation und Ersatzteilhaltung.',
        'Un tower accoglie un altro disco e una scheda grafica, un micro si fissa dietro il monitor. Una configurazione unica per reparto semplifica installazione e ricambi.',
        'Tower kasaya ek disk ve ekran kartı takılır, micro kasa monitörün arkasına gizlenir. Bir birim için aynı yapılandırmayı seçmek kurulumu ve yedek parçayı kolaylaştırır.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [formFactor, ['tower', 'mini-tower', 'small', 'micro']], [processor, ['core-i3', 'core-i5', 'core-i7', 'ultra-5', 'ultra-7', 'ryzen-5', 'ryzen-7']],
        [memory, ['gb8', 'gb16', 'gb32']], [storage, ['gb256', 'gb512', 'gb1024']], [memoryType, ['ddr4', 'ddr5']],
        [operatingSystem, ['windows-11', 'windows-10', 'ubuntu', 'none']], [warranty, [12, 24, 36]],
      ],
      title: t(
        'Desktop PC {brand} {formFactor}, {processor}, {memory}/{storage}', 'Настольный ПК {brand} {formFactor}, {processor}, {memory}/{storage}',
        'Stoni računar {brand} {formFactor}, {processor}, {memory}/{storage}', 'Desktop-PC {brand} {formFactor}, {processor}, {memory}/{storage}',
        'PC desktop {brand} {formFactor}, {processor}, {memory}/{storage}', 'Masaüstü bilgisayar {brand} {formFactor}, {processor}, {memory}/{storage}',
      ),
      description: t(
        'Office computer, {formFactor} case, with a {processor} processor, {memory} of {memoryType} memory and a {storage} SSD. Supplied with {operatingSystem}; power cord included, monitor sold separately.',
        'Офисный компьютер в корпусе {formFactor}: процессор {processor}, память {memoryType} {memory}, SSD {storage}. Система: {operatingSystem}; сетевой шнур в комплекте, монитор отдельно.',
        'Kancelarijski računar u kućištu {formFactor}: procesor {processor}, memorija {memoryType} {memory}, SSD {storage}. Operativni sistem: {operatingSystem}; mrežni kabl je u kompletu, monitor se kupuje posebno.',
        'Büro-PC im {formFactor}-Gehäuse mit Prozessor {processor}, {memory} {memoryType} und SSD mit {storage}. Software: {operatingSystem}; Netzkabel liegt bei, Monitor separat.',
        'Computer da ufficio in formato {formFactor} con processore {processor}, {memory} di memoria {memoryType} e SSD da {storage}. Sistema operativo: {operatingSystem}; cavo incluso, monitor a parte.',
        '{formFactor} kasalı ofis bilgisayarı: {processor} işlemci, {memory} {memoryType} bellek, {storage} SSD. Yazılım: {operatingSystem}; elektrik kablosu dahil, monitör hariçtir.',
      ),
      price: (values) => 120 + basePrice(values) + (values.formFactor === 'micro' ? 40 : 0) + num(values, 'warranty') * 1.2,
      minimum: [1, 2, 5], step: [1], code: 'PC',
      drawing: (values) => ({
        kind: 'computer', variant: str(values, 'formFactor').includes('tower') ? 'tower' : 'mini',
        labels: str(values, 'formFactor') === 'tower' ? ['370', '170'] : values.formFactor === 'mini-tower' ? ['325', '155'] : values.formFactor === 'small' ? ['93', '290'] : ['36', '182'],
      }),
    },
    {
      key: 'all-in-one-computers',
      name: t('All-in-one PCs', 'Моноблоки', 'All-in-one računari', 'All-in-One-PCs', 'PC all-in-one', 'Hepsi bir arada bilgisayarlar'),
      about: t(
        'A computer within a monitor needs one socket and leaves the desk free, so it suits receptions and sales floors. Choose the memory with a reserve: access to the inside is limited.',
        'Компьютер в корпусе монитора занимает одну розетку и освобождает стол, поэтому удобен для ресепшена и торгового зала. Память берите с запасом: доступ внутрь ограничен.',
        'Računar u kućištu monitora traži jednu utičnicu i oslobađa sto, pa odgovara recepciji i prodajnom prostoru. Memoriju uzmite sa rezervom: pristup unutrašnjosti je ograničen.',
        'Der Rechner im Monitor braucht nur eine Steckdose und lässt den Tisch frei, ideal für Empfang und Verkaufsraum. Speicher großzügig wählen: Das Innere ist schwer zugänglich.',
        'Il computer nel monitor richiede una sola presa e libera la scrivania: adatto a reception e aree vendita. Scelga memoria in abbondanza: l’accesso interno è limitato.',
        'Monitör içindeki bilgisayar tek priz ister ve masayı boş bırakır; resepsiyon ve satış alanına uygundur. İçine erişim sınırlı olduğundan belleği payla seçin.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [diagonal, [21.5, 23.8, 27]], [processor, ['core-i3', 'core-i5', 'core-i7', 'ultra-5', 'ultra-7', 'ryzen-5']], [memory, ['gb8', 'gb16', 'gb32']],
        [storage, ['gb256', 'gb512', 'gb1024']], [operatingSystem, ['windows-11', 'ubuntu', 'none']], [touch, [true, false, false]], [warranty, [12, 24, 36]],
      ],
      title: t(
        'All-in-one PC {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'Моноблок {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
        'All-in-one računar {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'All-in-One-PC {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
        'PC all-in-one {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}', 'Hepsi bir arada PC {brand} {diagonal}″, {processor}, {memory}/{storage}, {operatingSystem}',
      ),
      description: t(
        'Computer and {diagonal}-inch screen in one case, with a {processor} processor, camera and speakers. Delivered on a tilting stand with a wired keyboard and mouse.',
        'Компьютер и экран {diagonal}″ в одном корпусе, с процессором {processor}, камерой и динамиками. Поставляется на наклонной подставке, с проводными клавиатурой и мышью.',
        'Računar i ekran od {diagonal} inča u jednom kućištu, sa procesorom {processor}, kamerom i zvučnicima. Isporučuje se na nagibnom postolju sa žičnom tastaturom i mišem.',
        'Rechner und {diagonal}-Zoll-Bildschirm in einem Gehäuse, mit Prozessor {processor}, Kamera und Lautsprechern. Lieferung mit neigbarem Standfuß, kabelgebundener Tastatur und Maus.',
        'Computer e schermo da {diagonal} pollici in un solo corpo, con processore {processor}, fotocamera e altoparlanti. Fornito con supporto inclinabile, tastiera e mouse a filo.',
        '{processor} işlemcili bilgisayar ve {diagonal} inç ekran tek gövdede, kamera ve hoparlörlü. Eğimli ayak, kablolu klavye ve fareyle gelir.',
      ),
      price: (values) => 130 + num(values, 'diagonal') * 7 + basePrice(values) + (values.touch === true ? 70 : 0),
      minimum: [1, 2], step: [1], code: 'AIO',
      drawing: (values) => ({ kind: 'computer', variant: 'allinone', labels: [`${Math.round(num(values, 'diagonal') * 17)}`, screenMillimetres(values)] }),
    },
    {
      key: 'workstations',
      name: t('Workstations', 'Рабочие станции', 'Radne stanice', 'Workstations', 'Workstation', 'İş istasyonları'),
      about: t(
        'For design, calculation and video the graphics memory decides how large a model opens without delay. Plan 32 GB of system memory as a minimum for assemblies and point clouds.',
        'В проектировании, расчётах и видео объём видеопамяти определяет, какая модель откроется без задержек. Для сборок и облаков точек закладывайте от 32 ГБ оперативной памяти.',
        'U projektovanju, proračunima i videu video memorija određuje koliki model se otvara bez zastoja. Za sklopove i oblake tačaka planirajte najmanje 32 GB radne memorije.',
        'Bei Konstruktion, Berechnung und Video entscheidet der Grafikspeicher, wie große Modelle flüssig laufen. Für Baugruppen und Punktwolken mindestens 32 GB Arbeitsspeicher einplanen.',
        'In progettazione, calcolo e video la memoria grafica determina quali modelli si aprono senza attese. Per assiemi e nuvole di punti preveda almeno 32 GB di RAM.',
        'Tasarım, hesap ve videoda açılabilecek modelin boyutunu ekran kartı belleği belirler. Montajlar ve nokta bulutları için en az 32 GB bellek planlayın.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [processor, ['core-i7', 'core-i9', 'ultra-7', 'ultra-9', 'ryzen-9', 'xeon']], [memory, ['gb16', 'gb32', 'gb64', 'gb128']], [storage, ['gb512', 'gb1024', 'gb2048', 'gb4096']],
        [videoMemory, ['gb4', 'gb6', 'gb8', 'gb12', 'gb16', 'gb24']], [formFactor, ['tower', 'mini-tower', 'rack']], [operatingSystem, ['windows-11', 'ubuntu']], [warranty, [24, 36]],
      ],
      title: t(
        'Workstation {brand} {processor}, {memory}/{storage}, graphics {videoMemory}', 'Рабочая станция {brand} {processor}, {memory}/{storage}, видео {videoMemory}',
        'Radna stanica {brand} {processor}, {memory}/{storage}, grafika {videoMemory}', 'Workstation {brand} {processor}, {memory}/{storage}, Grafik {videoMemory}',
        'Workstation {brand} {processor}, {memory}/{storage}, grafica {videoMemory}', 'İş istasyonu {brand} {processor}, {memory}/{storage}, grafik {videoMemory}',
      ),
      description: t(
        'Workstation for CAD, rendering and calculation in a {formFactor} case, with a separate graphics card of {videoMemory}. Memory {memory}, NVMe storage {storage}, operating system: {operatingSystem}.',
        'Рабочая станция для САПР, визуализации и расчётов в корпусе {formFactor}, с дискретной видеокартой {videoMemory}. Память {memory}, накопитель NVMe {storage}, операционная система: {operatingSystem}.',
        'Radna stanica za CAD, renderovanje i proračune u kućištu {formFactor}, sa zasebnom grafičkom kartom od {videoMemory}. Memorija {memory}, NVMe disk {storage}, operativni sistem: {operatingSystem}.',
        'Workstation für CAD, Rendering und Berechnung im {formFactor}-Gehäuse mit separater Grafikkarte ({videoMemory}). Arbeitsspeicher {memory}, NVMe-Laufwerk {storage}, Betriebssystem: {operatingSystem}.',
        'Workstation per CAD, rendering e calcolo in formato {formFactor}, con scheda grafica dedicata da {videoMemory}. Memoria {memory}, disco NVMe da {storage}, sistema operativo: {operatingSystem}.',
        'CAD, görselleştirme ve hesap için {formFactor} kasalı iş istasyonu, {videoMemory} harici ekran kartlı. Bellek {memory}, NVMe disk {storage}, işletim sistemi: {operatingSystem}.',
      ),
      price: (values) => 350 + basePrice(values) * 1.25 + gigabytes(values, 'videoMemory') * 62,
      minimum: [1], step: [1], code: 'WS',
      drawing: (values) => ({
        kind: 'computer', variant: values.formFactor === 'rack' ? 'server' : 'tower', labels: values.formFactor === 'rack' ? ['88', '482'] : values.formFactor === 'tower' ? ['420', '180'] : ['365', '170'],
      }),
    },
  ],
}
