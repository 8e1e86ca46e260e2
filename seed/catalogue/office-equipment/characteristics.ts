// Characteristics shared by the categories of office equipment.
import { type CharacteristicSeed, type Domain, type OptionSeed, same, t, type Values } from '../../types.ts'
import { code, option } from '../declare.ts'

/** A type designation: a prefix and three digits. */
export const typeCode =
  (prefix: string, suffix = ''): Domain =>
  (_values: Values, random: () => number) =>
    `${prefix}${100 + Math.floor(random() * 900)}${suffix}`

const gigabytes = (amount: number): OptionSeed => ({
  key: `gb${amount}`,
  label: amount < 1000 ? { ...same(`${amount} GB`), ru: `${amount} ГБ` } : { ...same(`${amount / 1024} TB`), ru: `${amount / 1024} ТБ` },
})

const pagesUnit = t('pages', 'стр.', 'str.', 'Seiten', 'pagine', 'sayfa')
const millimetres = t('mm', 'мм', 'mm', 'mm', 'mm', 'mm')
const metres = t('m', 'м', 'm', 'm', 'm', 'm')

// general
export const model: CharacteristicSeed = { key: 'model', name: t('Model', 'Модель', 'Model', 'Modell', 'Modello', 'Model'), type: 'Text' }
export const partCode: CharacteristicSeed = {
  key: 'partCode', type: 'Text', isFilter: true,
  name: t('Manufacturer’s code', 'Код производителя', 'Šifra proizvođača', 'Herstellernummer', 'Codice del produttore', 'Üretici kodu'),
}
export const warranty: CharacteristicSeed = {
  key: 'warranty', type: 'Interval', name: t('Warranty', 'Гарантия', 'Garancija', 'Garantie', 'Garanzia', 'Garanti'),
  unit: t('months', 'мес.', 'mes.', 'Monate', 'mesi', 'ay'),
}
export const colour: CharacteristicSeed = {
  key: 'colour', type: 'Select', name: t('Colour', 'Цвет', 'Boja', 'Farbe', 'Colore', 'Renk'),
  options: [
    option('black', 'black', 'чёрный', 'crna', 'schwarz', 'nero', 'siyah'),
    option('cyan', 'cyan', 'голубой', 'cijan', 'cyan', 'ciano', 'camgöbeği'),
    option('magenta', 'magenta', 'пурпурный', 'magenta', 'magenta', 'magenta', 'macenta'),
    option('yellow', 'yellow', 'жёлтый', 'žuta', 'gelb', 'giallo', 'sarı'),
    option('matte-black', 'matte black', 'матовый чёрный', 'mat crna', 'mattschwarz', 'nero opaco', 'mat siyah'),
    option('photo-black', 'photo black', 'фото чёрный', 'foto crna', 'fotoschwarz', 'nero foto', 'fotoğraf siyahı'),
    option('tri-colour', 'tri-colour', 'трёхцветный', 'trobojna', 'dreifarbig', 'tricromia', 'üç renkli'),
    option('grey', 'grey', 'серый', 'siva', 'grau', 'grigio', 'gri'),
    option('silver', 'silver', 'серебристый', 'srebrna', 'silber', 'argento', 'gümüş'),
    option('white', 'white', 'белый', 'bela', 'weiß', 'bianco', 'beyaz'),
    option('beige', 'beige', 'бежевый', 'bež', 'beige', 'beige', 'bej'),
    option('brown', 'brown', 'коричневый', 'braon', 'braun', 'marrone', 'kahverengi'),
    option('red', 'red', 'красный', 'crvena', 'rot', 'rosso', 'kırmızı'),
    option('blue', 'blue', 'синий', 'plava', 'blau', 'blu', 'mavi'),
    option('dark-blue', 'dark blue', 'тёмно-синий', 'tamnoplava', 'dunkelblau', 'blu scuro', 'lacivert'),
    option('green', 'green', 'зелёный', 'zelena', 'grün', 'verde', 'yeşil'),
  ],
}

// printing
export const printTechnology: CharacteristicSeed = {
  key: 'printTechnology', type: 'Radio',
  name: t('Print technology', 'Технология печати', 'Tehnologija štampe', 'Drucktechnologie', 'Tecnologia di stampa', 'Baskı teknolojisi'),
  options: [
    {
      key: 'laser', label: t('Laser', 'Лазерная', 'Laserska', 'Laserdruck', 'Laser', 'Lazer'),
      inName: t('laser', 'лазерная печать', 'laserska štampa', 'Laserdruck', 'stampa laser', 'lazer baskı'),
    },
    {
      key: 'inkjet', label: t('Inkjet', 'Струйная', 'Inkjet', 'Tintenstrahldruck', 'Getto d’inchiostro', 'Mürekkep püskürtmeli'),
      inName: t('inkjet', 'струйная печать', 'inkjet štampa', 'Tintenstrahldruck', 'stampa inkjet', 'inkjet baskı'),
    },
  ],
}
export const printColours: CharacteristicSeed = {
  key: 'printColours', type: 'Radio', name: t('Print colours', 'Цветность печати', 'Kolor štampe', 'Druckfarben', 'Colori di stampa', 'Baskı rengi'),
  options: [
    {
      key: 'mono', label: t('Black and white', 'Чёрно-белая', 'Crno-bela', 'Schwarz-Weiß', 'Bianco e nero', 'Siyah beyaz'),
      inName: t('mono', 'ч/б', 'crno-belo', 's/w', 'b/n', 'siyah beyaz'),
    },
    {
      key: 'full-colour', label: t('Full colour', 'Цветная', 'U boji', 'Farbe', 'A colori', 'Renkli'),
      inName: t('colour', 'цвет', 'u boji', 'Farbe', 'colori', 'renkli'),
    },
  ],
}
export const paperFormat: CharacteristicSeed = {
  key: 'paperFormat', type: 'Select', name: t('Paper size', 'Формат бумаги', 'Format papira', 'Papierformat', 'Formato carta', 'Kâğıt boyutu'),
  options: [code('a5', 'A5'), code('a4', 'A4'), code('a3', 'A3'), code('a2', 'A2'), code('a1', 'A1'), code('a1-plus', 'A1+'), code('a0', 'A0')],
}
export const printSpeed: CharacteristicSeed = {
  key: 'printSpeed', type: 'Interval', name: t('Print speed', 'Скорость печати', 'Brzina štampe', 'Druckgeschwindigkeit', 'Velocità di stampa', 'Baskı hızı'),
  unit: t('ppm', 'стр/мин', 'str/min', 'S./min', 'ppm', 'sf/dk'),
}
export const printResolution: CharacteristicSeed = {
  key: 'printResolution', type: 'Select',
  name: t('Print resolution', 'Разрешение печати', 'Rezolucija štampe', 'Druckauflösung', 'Risoluzione di stampa', 'Baskı çözünürlüğü'),
  options: [
    code('dpi600', '600 × 600 dpi'), code('dpi1200-600', '1200 × 600 dpi'), code('dpi1200', '1200 × 1200 dpi'),
    code('dpi2400-600', '2400 × 600 dpi'), code('dpi2400-1200', '2400 × 1200 dpi'), code('dpi4800-1200', '4800 × 1200 dpi'),
  ],
}
export const monthlyLoad: CharacteristicSeed = {
  key: 'monthlyLoad', type: 'Interval',
  name: t('Maximum monthly load', 'Нагрузка в месяц', 'Mesečno opterećenje', 'Maximales Druckvolumen pro Monat', 'Carico mensile massimo', 'Aylık en yüksek yük'),
  unit: pagesUnit,
}
export const duplex: CharacteristicSeed = {
  key: 'duplex', type: 'Check',
  name: t('Automatic duplex', 'Автоматическая двусторонняя печать', 'Automatska obostrana štampa', 'Automatischer Duplexdruck', 'Fronte/retro automatico', 'Otomatik çift taraflı baskı'),
}
export const functions: CharacteristicSeed = {
  key: 'functions', type: 'TextList', name: t('Functions', 'Функции', 'Funkcije', 'Funktionen', 'Funzioni', 'İşlevler'),
  options: [
    option('copy', 'copying', 'копирование', 'kopiranje', 'Kopieren', 'copia', 'fotokopi'),
    option('scan', 'scanning', 'сканирование', 'skeniranje', 'Scannen', 'scansione', 'tarama'),
    option('fax', 'fax', 'факс', 'faks', 'Fax', 'fax', 'faks'),
    option('feeder', 'document feeder', 'автоподатчик', 'ulagač dokumenata', 'Dokumenteneinzug', 'alimentatore di documenti', 'belge besleyici'),
    option('wireless', 'wireless printing', 'печать по Wi-Fi', 'bežična štampa', 'WLAN-Druck', 'stampa wireless', 'kablosuz baskı'),
  ],
}
export const printWidth: CharacteristicSeed = {
  key: 'printWidth', type: 'Interval', name: t('Print width', 'Ширина печати', 'Širina štampe', 'Druckbreite', 'Larghezza di stampa', 'Baskı genişliği'), unit: millimetres,
}
export const inkColours: CharacteristicSeed = {
  key: 'inkColours', type: 'Interval', name: t('Number of inks', 'Количество чернил', 'Broj boja', 'Anzahl Tinten', 'Numero di inchiostri', 'Mürekkep sayısı'),
}
export const scannerType: CharacteristicSeed = {
  key: 'scannerType', type: 'Select', name: t('Scanner type', 'Тип сканера', 'Tip skenera', 'Scannertyp', 'Tipo di scanner', 'Tarayıcı tipi'),
  options: [
    option('sheet-fed', 'sheet-fed', 'протяжный', 'protočni', 'Einzugscanner', 'a foglio', 'kâğıt beslemeli'),
    option('flatbed', 'flatbed', 'планшетный', 'ravni', 'Flachbettscanner', 'piano', 'düz yataklı'),
    option('combined', 'flatbed with feeder', 'планшетный с автоподатчиком', 'ravni sa ulagačem', 'Flachbett mit Einzug', 'piano con alimentatore', 'besleyicili düz yataklı'),
    option('portable', 'portable', 'портативный', 'prenosivi', 'Mobilgerät', 'portatile', 'taşınabilir'),
  ],
}
export const scanSpeed: CharacteristicSeed = {
  key: 'scanSpeed', type: 'Interval', name: t('Scan speed', 'Скорость сканирования', 'Brzina skeniranja', 'Scangeschwindigkeit', 'Velocità di scansione', 'Tarama hızı'),
  unit: t('ppm', 'стр/мин', 'str/min', 'S./min', 'ppm', 'sf/dk'),
}
export const scanResolution: CharacteristicSeed = {
  key: 'scanResolution', type: 'Select',
  name: t('Optical resolution', 'Оптическое разрешение', 'Optička rezolucija', 'Optische Auflösung', 'Risoluzione ottica', 'Optik çözünürlük'),
  options: [code('scan600', '600 dpi'), code('scan1200', '1200 dpi'), code('scan2400', '2400 dpi'), code('scan4800', '4800 dpi')],
}

// printer supplies
export const pageYield: CharacteristicSeed = {
  key: 'pageYield', type: 'Interval', name: t('Page yield', 'Ресурс', 'Kapacitet', 'Reichweite', 'Resa', 'Baskı kapasitesi'), unit: pagesUnit,
}
export const originality: CharacteristicSeed = {
  key: 'originality', type: 'Radio', name: t('Origin', 'Оригинальность', 'Originalnost', 'Herkunft', 'Originalità', 'Orijinallik'),
  options: [
    { key: 'original', label: t('Original', 'Оригинал', 'Original', 'Original', 'Originale', 'Orijinal') },
    { key: 'compatible', label: t('Compatible', 'Совместимый', 'Kompatibilno', 'Kompatibel', 'Compatibile', 'Muadil') },
    { key: 'rebuilt', label: t('Remanufactured', 'Восстановленный', 'Reciklirano', 'Wiederaufbereitet', 'Rigenerato', 'Yeniden dolum') },
  ],
}
export const tonerWeight: CharacteristicSeed = {
  key: 'tonerWeight', type: 'Interval', name: t('Toner weight', 'Масса тонера', 'Masa tonera', 'Tonermenge', 'Peso del toner', 'Toner ağırlığı'),
  unit: t('g', 'г', 'g', 'g', 'g', 'g'),
}
export const tonerPack: CharacteristicSeed = {
  key: 'tonerPack', type: 'Select', name: t('Packing', 'Упаковка', 'Pakovanje', 'Verpackung', 'Confezione', 'Ambalaj'),
  options: [
    option('tube', 'tube', 'туба', 'tuba', 'Kartusche', 'tubo', 'tüp'), option('bottle', 'bottle', 'флакон', 'boca', 'Flasche', 'flacone', 'şişe'),
    option('bag', 'bag', 'пакет', 'kesa', 'Beutel', 'busta', 'torba'),
  ],
}
export const consumableType: CharacteristicSeed = {
  key: 'consumableType', type: 'Select', name: t('Kind of part', 'Вид детали', 'Vrsta dela', 'Teileart', 'Tipo di ricambio', 'Parça türü'),
  options: [
    option('drum-unit', 'drum unit', 'фотобарабан', 'bubanj jedinica', 'Trommeleinheit', 'unità tamburo', 'drum ünitesi'),
    option('fuser', 'fuser unit', 'узел закрепления', 'fjuzer', 'Fixiereinheit', 'gruppo fusore', 'fırın ünitesi'),
    option('maintenance-kit', 'maintenance kit', 'ремонтный комплект', 'servisni set', 'Wartungskit', 'kit di manutenzione', 'bakım kiti'),
    option('waste-box', 'waste toner box', 'бункер отработанного тонера', 'kutija za otpadni toner', 'Resttonerbehälter', 'vaschetta di recupero toner', 'atık toner kutusu'),
    option('transfer-belt', 'transfer belt', 'лента переноса', 'transfer traka', 'Transferband', 'cinghia di trasferimento', 'transfer kayışı'),
    option('roller-kit', 'roller kit', 'комплект роликов', 'set valjaka', 'Rollensatz', 'kit rulli', 'rulo kiti'),
  ],
}

// computers
export const processor: CharacteristicSeed = {
  key: 'processor', type: 'Select', name: t('Processor', 'Процессор', 'Procesor', 'Prozessor', 'Processore', 'İşlemci'),
  options: [
    code('core-i3', 'Core i3'), code('core-i5', 'Core i5'), code('core-i7', 'Core i7'), code('core-i9', 'Core i9'), code('core-5', 'Core 5'),
    code('core-7', 'Core 7'), code('ultra-5', 'Core Ultra 5'), code('ultra-7', 'Core Ultra 7'), code('ultra-9', 'Core Ultra 9'),
    code('ryzen-3', 'Ryzen 3'), code('ryzen-5', 'Ryzen 5'), code('ryzen-7', 'Ryzen 7'), code('ryzen-9', 'Ryzen 9'), code('ryzen-ai-7', 'Ryzen AI 7'),
    code('ryzen-ai-max', 'Ryzen AI MAX'), code('snapdragon', 'Snapdragon'), code('xeon', 'Xeon'),
  ],
}
export const memory: CharacteristicSeed = {
  key: 'memory', type: 'Select', name: t('Memory', 'Оперативная память', 'Radna memorija', 'Arbeitsspeicher', 'Memoria RAM', 'Bellek'),
  options: [4, 8, 16, 32, 64, 128].map(gigabytes),
}
export const storage: CharacteristicSeed = {
  key: 'storage', type: 'Select', name: t('Storage', 'Объём накопителя', 'Kapacitet diska', 'Speicherkapazität', 'Capacità del disco', 'Depolama'),
  options: [128, 256, 512, 1024, 2048, 4096].map(gigabytes),
}
export const memoryType: CharacteristicSeed = {
  key: 'memoryType', type: 'Select', name: t('Memory type', 'Тип памяти', 'Tip memorije', 'Speichertyp', 'Tipo di memoria', 'Bellek tipi'),
  options: [code('ddr4', 'DDR4'), code('ddr5', 'DDR5'), code('lpddr5', 'LPDDR5'), code('lpddr5x', 'LPDDR5X')],
}
export const videoMemory: CharacteristicSeed = {
  key: 'videoMemory', type: 'Select', name: t('Video memory', 'Видеопамять', 'Video memorija', 'Grafikspeicher', 'Memoria video', 'Ekran kartı belleği'),
  options: [2, 4, 6, 8, 12, 16, 24].map(gigabytes),
}
export const operatingSystem: CharacteristicSeed = {
  key: 'operatingSystem', type: 'Select', name: t('Operating system', 'Операционная система', 'Operativni sistem', 'Betriebssystem', 'Sistema operativo', 'İşletim sistemi'),
  options: [
    code('windows-11', 'Windows 11'), code('windows-10', 'Windows 10'), code('ubuntu', 'Ubuntu'),
    option('none', 'no operating system', 'без ОС', 'bez OS', 'ohne Betriebssystem', 'senza sistema operativo', 'işletim sistemsiz'),
  ],
}
export const formFactor: CharacteristicSeed = {
  key: 'formFactor', type: 'Select', name: t('Form factor', 'Форм-фактор', 'Oblik kućišta', 'Bauform', 'Formato', 'Kasa tipi'),
  options: [
    { key: 'tower', label: same('Tower') }, { key: 'mini-tower', label: same('Mini Tower') }, { key: 'small', label: same('SFF') },
    { key: 'micro', label: same('Micro') }, { key: 'rack', label: { ...same('Rackmount'), ru: 'Rackmount (стоечный)' }, inName: same('Rackmount') },
    { key: 'rack-tower', label: same('Rackmount/Tower') }, { key: 'line', label: same('Line') },
  ],
}
export const touch: CharacteristicSeed = {
  key: 'touch', name: t('Touch screen', 'Сенсорный экран', 'Ekran na dodir', 'Touchscreen', 'Schermo tattile', 'Dokunmatik ekran'), type: 'Check',
}

// displays and projection
export const diagonal: CharacteristicSeed = {
  key: 'diagonal', type: 'Interval', name: t('Screen diagonal', 'Диагональ', 'Dijagonala', 'Bildschirmdiagonale', 'Diagonale', 'Ekran boyutu'), unit: same('″'),
}
export const screenResolution: CharacteristicSeed = {
  key: 'screenResolution', type: 'Select',
  name: t('Screen resolution', 'Разрешение экрана', 'Rezolucija ekrana', 'Bildschirmauflösung', 'Risoluzione dello schermo', 'Ekran çözünürlüğü'),
  options: [
    '1366×768', '1280×800', '1920×1080', '1920×1200', '2560×1440', '2560×1600', '2880×1800', '3440×1440', '3840×1600', '3840×2160', '5120×1440', '5120×2160',
  ].map((text) => code(`r${text.replace('×', '-')}`, text)),
}
export const panel: CharacteristicSeed = {
  key: 'panel', type: 'Select', name: t('Panel type', 'Тип матрицы', 'Tip panela', 'Paneltyp', 'Tipo di pannello', 'Panel tipi'),
  options: [code('ips', 'IPS'), code('va', 'VA'), code('tn', 'TN'), code('oled', 'OLED'), code('mini-led', 'Mini LED')],
}
export const refreshRate: CharacteristicSeed = {
  key: 'refreshRate', type: 'Interval', name: t('Refresh rate', 'Частота обновления', 'Frekvencija osvežavanja', 'Bildwiederholrate', 'Frequenza di aggiornamento', 'Yenileme hızı'),
  unit: t('Hz', 'Гц', 'Hz', 'Hz', 'Hz', 'Hz'),
}
export const brightness: CharacteristicSeed = {
  key: 'brightness', type: 'Interval', name: t('Brightness', 'Яркость', 'Osvetljenje', 'Helligkeit', 'Luminosità', 'Parlaklık'),
  unit: t('cd/m²', 'кд/м²', 'cd/m²', 'cd/m²', 'cd/m²', 'cd/m²'),
}
export const responseTime: CharacteristicSeed = {
  key: 'responseTime', type: 'Interval', name: t('Response time', 'Время отклика', 'Vreme odziva', 'Reaktionszeit', 'Tempo di risposta', 'Tepki süresi'),
  unit: t('ms', 'мс', 'ms', 'ms', 'ms', 'ms'),
}
export const projectionTechnology: CharacteristicSeed = {
  key: 'projectionTechnology', type: 'Radio',
  name: t('Projection technology', 'Технология проекции', 'Tehnologija projekcije', 'Projektionstechnik', 'Tecnologia di proiezione', 'Projeksiyon teknolojisi'),
  options: [code('dlp', 'DLP'), code('3lcd', '3LCD'), code('lcos', 'LCoS')],
}
export const luminousFlux: CharacteristicSeed = {
  key: 'luminousFlux', type: 'Interval', name: t('Luminous flux', 'Световой поток', 'Svetlosni fluks', 'Lichtstrom', 'Flusso luminoso', 'Işık akısı'),
  unit: t('lm', 'лм', 'lm', 'lm', 'lm', 'lm'),
}
export const lampLife: CharacteristicSeed = {
  key: 'lampLife', type: 'Interval', name: t('Light source life', 'Ресурс лампы', 'Vek lampe', 'Lampenlebensdauer', 'Durata della lampada', 'Lamba ömrü'),
  unit: t('h', 'ч', 'h', 'h', 'h', 'sa'),
}
export const screenWidth: CharacteristicSeed = {
  key: 'screenWidth', type: 'Interval', name: t('Screen width', 'Ширина полотна', 'Širina platna', 'Bildbreite', 'Larghezza del telo', 'Perde genişliği'),
  unit: t('cm', 'см', 'cm', 'cm', 'cm', 'cm'),
}
export const screenAspect: CharacteristicSeed = {
  key: 'screenAspect', type: 'Radio', name: t('Aspect ratio', 'Соотношение сторон', 'Odnos stranica', 'Seitenverhältnis', 'Formato immagine', 'En boy oranı'),
  options: [code('a16-9', '16:9'), code('a16-10', '16:10'), code('a4-3', '4:3'), code('a1-1', '1:1')],
}
export const screenMount: CharacteristicSeed = {
  key: 'screenMount', type: 'Select', name: t('Screen type', 'Тип экрана', 'Tip platna', 'Leinwandtyp', 'Tipo di schermo', 'Perde tipi'),
  options: [
    option('motorised', 'motorised', 'с электроприводом', 'sa motorom', 'mit Motorantrieb', 'motorizzato', 'motorlu'),
    option('manual', 'manual pull-down', 'рулонный настенный', 'ručno izvlačenje', 'als Rollo', 'avvolgibile manuale', 'manuel stor'),
    option('tripod', 'on a tripod', 'на штативе', 'na stativu', 'mit Stativ', 'su treppiede', 'tripodlu'),
    option('frame', 'fixed frame', 'на раме', 'na ramu', 'mit Rahmen', 'a cornice fissa', 'çerçeveli'),
  ],
}
export const screenSurface: CharacteristicSeed = {
  key: 'screenSurface', type: 'Select', name: t('Surface', 'Покрытие полотна', 'Površina platna', 'Bildtuch', 'Superficie', 'Yüzey'),
  options: [
    option('matte-white', 'matte white', 'матовое белое', 'mat bela', 'mattweiß', 'bianco opaco', 'mat beyaz'),
    option('high-gain', 'pearl', 'перламутровое', 'biserna', 'Perlmutt', 'perlato', 'inci'),
    option('grey-contrast', 'grey high-contrast', 'серое контрастное', 'siva kontrastna', 'grau mit Kontrastverstärkung', 'grigio contrasto', 'gri yüksek kontrast'),
  ],
}

// power protection
export const topology: CharacteristicSeed = {
  key: 'topology', type: 'Select', name: t('UPS topology', 'Тип ИБП', 'Topologija UPS-a', 'USV-Technologie', 'Topologia UPS', 'KGK topolojisi'),
  options: [
    option('offline', 'offline', 'резервный', 'off-line', 'Offline', 'off-line', 'offline'),
    option('interactive', 'line-interactive', 'линейно-интерактивный', 'line-interactive', 'Line-Interactive', 'line interactive', 'line interactive'),
    option('online', 'online', 'онлайн', 'on-line', 'Online', 'on-line', 'online'),
  ],
}
export const powerVa: CharacteristicSeed = {
  key: 'powerVa', type: 'Interval', name: t('Apparent power', 'Полная мощность', 'Prividna snaga', 'Scheinleistung', 'Potenza apparente', 'Görünür güç'),
  unit: t('VA', 'ВА', 'VA', 'VA', 'VA', 'VA'),
}
export const powerW: CharacteristicSeed = {
  key: 'powerW', type: 'Interval', name: t('Active power', 'Активная мощность', 'Aktivna snaga', 'Wirkleistung', 'Potenza attiva', 'Aktif güç'),
  unit: t('W', 'Вт', 'W', 'W', 'W', 'W'),
}
export const voltageRegulator: CharacteristicSeed = {
  key: 'voltageRegulator', type: 'Check',
  name: t('Voltage regulator (AVR)', 'Стабилизатор (AVR)', 'Stabilizator napona (AVR)', 'Spannungsregelung (AVR)', 'Stabilizzatore (AVR)', 'Voltaj regülatörü (AVR)'),
}
export const outlets: CharacteristicSeed = {
  key: 'outlets', name: t('Output sockets', 'Выходные соединения', 'Izlazni priključci', 'Ausgänge', 'Prese di uscita', 'Çıkış soketleri'), type: 'Text',
}
export const batteryVoltage: CharacteristicSeed = {
  key: 'batteryVoltage', type: 'Interval', name: t('Battery voltage', 'Напряжение батареи', 'Napon baterije', 'Batteriespannung', 'Tensione della batteria', 'Akü gerilimi'),
  unit: t('V', 'В', 'V', 'V', 'V', 'V'),
}
export const batteryCapacity: CharacteristicSeed = {
  key: 'batteryCapacity', type: 'Interval', name: t('Capacity', 'Ёмкость', 'Kapacitet', 'Kapazität', 'Capacità', 'Kapasite'),
  unit: t('Ah', 'А·ч', 'Ah', 'Ah', 'Ah', 'Ah'),
}
export const batteryTechnology: CharacteristicSeed = {
  key: 'batteryTechnology', type: 'Select', name: t('Battery technology', 'Технология батареи', 'Tehnologija baterije', 'Batterietechnik', 'Tecnologia della batteria', 'Akü teknolojisi'),
  options: [code('agm', 'AGM'), code('gel', 'GEL'), code('lifepo4', 'LiFePO4')],
}
export const serviceLife: CharacteristicSeed = {
  key: 'serviceLife', type: 'Interval', name: t('Design life', 'Срок службы', 'Projektovani vek', 'Gebrauchsdauer', 'Vita di progetto', 'Tasarım ömrü'),
  unit: t('years', 'лет', 'god.', 'Jahre', 'anni', 'yıl'),
}
export const socketCount: CharacteristicSeed = {
  key: 'socketCount', type: 'Interval', name: t('Number of sockets', 'Количество розеток', 'Broj utičnica', 'Anzahl Steckdosen', 'Numero di prese', 'Priz sayısı'),
}
export const cordLength: CharacteristicSeed = {
  key: 'cordLength', type: 'Interval', name: t('Cord length', 'Длина шнура', 'Dužina kabla', 'Kabellänge', 'Lunghezza del cavo', 'Kablo uzunluğu'), unit: metres,
}
export const ratedCurrent: CharacteristicSeed = {
  key: 'ratedCurrent', type: 'Interval', name: t('Rated current', 'Номинальный ток', 'Nazivna struja', 'Nennstrom', 'Corrente nominale', 'Anma akımı'),
  unit: t('A', 'А', 'A', 'A', 'A', 'A'),
}
export const usbCharging: CharacteristicSeed = {
  key: 'usbCharging', type: 'Check', name: t('USB charging', 'Зарядка USB', 'USB punjenje', 'USB-Ladeanschluss', 'Ricarica USB', 'USB şarj'),
}

// peripherals
export const connection: CharacteristicSeed = {
  key: 'connection', type: 'TextList', name: t('Connection', 'Подключение', 'Povezivanje', 'Verbindung', 'Connessione', 'Bağlantı'),
  options: [
    code('usb-a', 'USB-A'), code('usb-c', 'USB-C'), code('bluetooth', 'Bluetooth'),
    { key: 'radio', label: t('2.4 GHz receiver', 'Радиоканал 2,4 ГГц', 'Prijemnik 2,4 GHz', 'Funkempfänger 2,4 GHz', 'Ricevitore 2,4 GHz', '2,4 GHz alıcı') },
    { key: 'jack', label: t('3.5 mm jack', 'Разъём 3,5 мм', 'Džek 3,5 mm', 'Klinke 3,5 mm', 'Jack 3,5 mm', '3,5 mm jak') },
  ],
}
export const keyboardLayout: CharacteristicSeed = {
  key: 'keyboardLayout', type: 'Select', name: t('Layout', 'Раскладка', 'Raspored tastera', 'Tastaturlayout', 'Layout', 'Tuş düzeni'),
  options: [code('us', 'US'), code('ru', 'RU/US'), code('sr', 'SR/US'), code('de', 'DE'), code('it', 'IT'), code('tr-q', 'TR-Q')],
}
export const keyType: CharacteristicSeed = {
  key: 'keyType', type: 'Select', name: t('Key type', 'Тип клавиш', 'Tip tastera', 'Tastentechnik', 'Tipo di tasti', 'Tuş tipi'),
  options: [
    option('membrane', 'membrane', 'мембранная', 'membranska', 'Membrantechnik', 'a membrana', 'membran'),
    option('scissor', 'scissor', 'ножничная', 'makazasta', 'Scherentechnik', 'a forbice', 'makas mekanizmalı'),
    option('mechanical', 'mechanical', 'механическая', 'mehanička', 'mechanisch', 'meccanica', 'mekanik'),
  ],
}
export const numberPad: CharacteristicSeed = {
  key: 'numberPad', type: 'Check', name: t('Number pad', 'Цифровой блок', 'Numerička tastatura', 'Ziffernblock', 'Tastierino numerico', 'Sayısal tuş takımı'),
}
export const sensorResolution: CharacteristicSeed = {
  key: 'sensorResolution', type: 'Interval', name: t('Sensor resolution', 'Разрешение сенсора', 'Rezolucija senzora', 'Sensorauflösung', 'Risoluzione del sensore', 'Sensör çözünürlüğü'),
  unit: same('dpi'),
}
export const buttonCount: CharacteristicSeed = {
  key: 'buttonCount', type: 'Interval', name: t('Number of buttons', 'Количество кнопок', 'Broj tastera', 'Anzahl Tasten', 'Numero di pulsanti', 'Tuş sayısı'),
}
export const mouseShape: CharacteristicSeed = {
  key: 'mouseShape', type: 'Radio', name: t('Shape', 'Форма', 'Oblik', 'Form', 'Forma', 'Biçim'),
  options: [
    option('symmetrical', 'symmetrical', 'симметричная', 'simetričan', 'symmetrisch', 'simmetrica', 'simetrik'),
    option('right-hand', 'right-handed', 'для правой руки', 'za desnu ruku', 'für Rechtshänder', 'per destrimani', 'sağ el'),
    option('vertical', 'vertical', 'вертикальная', 'vertikalan', 'vertikal', 'verticale', 'dikey'),
  ],
}
export const headsetType: CharacteristicSeed = {
  key: 'headsetType', type: 'Radio', name: t('Wearing style', 'Конструкция', 'Način nošenja', 'Tragestil', 'Tipo di cuffia', 'Kullanım tipi'),
  options: [
    option('mono', 'mono', 'моно', 'mono', 'Mono', 'mono', 'tek kulak'),
    option('stereo', 'stereo', 'стерео', 'stereo', 'Stereo', 'stereo', 'çift kulak'),
  ],
}
export const noiseCancelling: CharacteristicSeed = {
  key: 'noiseCancelling', type: 'Check',
  name: t('Noise-cancelling microphone', 'Микрофон с шумоподавлением', 'Mikrofon sa prigušenjem buke', 'Mikrofon mit Geräuschunterdrückung', 'Microfono con riduzione del rumore', 'Gürültü önleyici mikrofon'),
}
export const batteryHours: CharacteristicSeed = {
  key: 'batteryHours', type: 'Interval', name: t('Talk time', 'Время разговора', 'Vreme razgovora', 'Gesprächszeit', 'Autonomia in conversazione', 'Konuşma süresi'),
  unit: t('h', 'ч', 'h', 'h', 'h', 'sa'),
}

// furniture
export const upholstery: CharacteristicSeed = {
  key: 'upholstery', type: 'Select', name: t('Upholstery', 'Обивка', 'Presvlaka', 'Bezug', 'Rivestimento', 'Döşeme'),
  options: [
    option('mesh', 'mesh', 'сетка', 'mreža', 'Netz', 'rete', 'file'), option('fabric', 'fabric', 'ткань', 'štof', 'Stoff', 'tessuto', 'kumaş'),
    option('faux-leather', 'faux leather', 'экокожа', 'eko koža', 'Kunstleder', 'ecopelle', 'suni deri'), option('leather', 'leather', 'кожа', 'koža', 'Leder', 'pelle', 'hakiki deri'),
  ],
}
export const chairAdjustments: CharacteristicSeed = {
  key: 'chairAdjustments', type: 'TextList', name: t('Adjustments', 'Регулировки', 'Podešavanja', 'Verstellungen', 'Regolazioni', 'Ayarlar'),
  options: [
    option('seat-height', 'seat height', 'высота сиденья', 'visina sedišta', 'Sitzhöhe', 'altezza del sedile', 'oturma yüksekliği'),
    option('back-tilt', 'back tilt', 'наклон спинки', 'nagib naslona', 'Rückenneigung', 'inclinazione dello schienale', 'sırt eğimi'),
    option('armrests', 'armrests', 'подлокотники', 'rukonasloni', 'Armlehnen', 'braccioli', 'kolçaklar'),
    option('lumbar', 'lumbar support', 'поясничный упор', 'lumbalni oslonac', 'Lordosenstütze', 'supporto lombare', 'bel desteği'),
    option('headrest', 'headrest', 'подголовник', 'naslon za glavu', 'Kopfstütze', 'poggiatesta', 'baş desteği'),
  ],
}
export const loadLimit: CharacteristicSeed = {
  key: 'loadLimit', type: 'Interval', name: t('Load limit', 'Допустимая нагрузка', 'Nosivost', 'Belastbarkeit', 'Portata', 'Taşıma kapasitesi'),
  unit: t('kg', 'кг', 'kg', 'kg', 'kg', 'kg'),
}
export const chairBase: CharacteristicSeed = {
  key: 'chairBase', type: 'Radio', name: t('Base', 'Крестовина', 'Postolje', 'Fußkreuz', 'Base', 'Ayak'),
  options: [
    option('nylon', 'nylon', 'пластик', 'najlon', 'Kunststoff', 'nylon', 'plastik'), option('aluminium', 'aluminium', 'алюминий', 'aluminijum', 'Aluminium', 'alluminio', 'alüminyum'),
    option('chrome', 'chrome', 'хром', 'hrom', 'Chrom', 'cromo', 'krom'),
  ],
}
export const width: CharacteristicSeed = { key: 'width', type: 'Interval', name: t('Width', 'Ширина', 'Širina', 'Breite', 'Larghezza', 'Genişlik'), unit: millimetres }
export const depth: CharacteristicSeed = { key: 'depth', type: 'Interval', name: t('Depth', 'Глубина', 'Dubina', 'Tiefe', 'Profondità', 'Derinlik'), unit: millimetres }
export const height: CharacteristicSeed = { key: 'height', type: 'Interval', name: t('Height', 'Высота', 'Visina', 'Höhe', 'Altezza', 'Yükseklik'), unit: millimetres }
export const decor: CharacteristicSeed = {
  key: 'decor', type: 'Select', name: t('Decor', 'Декор', 'Dekor', 'Dekor', 'Finitura', 'Dekor'),
  options: [
    option('oak', 'oak', 'дуб', 'hrast', 'Eiche', 'rovere', 'meşe'), option('beech', 'beech', 'бук', 'bukva', 'Buche', 'faggio', 'kayın'),
    option('walnut', 'walnut', 'орех', 'orah', 'Nussbaum', 'noce', 'ceviz'), option('white-decor', 'white', 'белый', 'bela', 'Weiß', 'bianco', 'beyaz'),
    option('grey-decor', 'grey', 'серый', 'siva', 'grau', 'grigio', 'gri'),
  ],
}
export const deskFrame: CharacteristicSeed = {
  key: 'deskFrame', type: 'Select', name: t('Frame', 'Опоры', 'Konstrukcija', 'Gestell', 'Struttura', 'Ayak yapısı'),
  options: [
    option('panel-frame', 'panel legs', 'опоры ЛДСП', 'pločaste noge', 'Wangengestell', 'gambe a pannello', 'panel ayaklı'),
    option('steel-frame', 'steel frame', 'металлокаркас', 'metalne noge', 'Stahlgestell', 'struttura in acciaio', 'metal ayaklı'),
    option('electric-frame', 'electric height adjustment', 'электропривод высоты', 'električno podešavanje visine', 'elektrisch höhenverstellbar', 'altezza regolabile elettrica', 'elektrikli yükseklik ayarı'),
  ],
}
export const cabinetMaterial: CharacteristicSeed = {
  key: 'cabinetMaterial', type: 'Radio', name: t('Material', 'Материал', 'Materijal', 'Material', 'Materiale', 'Malzeme'),
  options: [
    option('steel', 'steel', 'сталь', 'čelik', 'Stahl', 'acciaio', 'çelik'), option('chipboard', 'chipboard', 'ЛДСП', 'iverica', 'Spanplatte', 'nobilitato', 'yonga levha'),
  ],
}
export const lockable: CharacteristicSeed = {
  key: 'lockable', type: 'Check', name: t('Lock', 'Замок', 'Brava', 'Schloss', 'Serratura', 'Kilit'),
}

// stationery
export const paperWeight: CharacteristicSeed = {
  key: 'paperWeight', type: 'Interval', name: t('Paper weight', 'Плотность бумаги', 'Gramatura papira', 'Papiergewicht', 'Grammatura', 'Kâğıt gramajı'),
  unit: t('g/m²', 'г/м²', 'g/m²', 'g/m²', 'g/m²', 'g/m²'),
}
export const paperClass: CharacteristicSeed = {
  key: 'paperClass', type: 'Radio', name: t('Paper class', 'Класс бумаги', 'Klasa papira', 'Papierklasse', 'Classe carta', 'Kâğıt sınıfı'),
  options: [code('class-a', 'A'), code('class-b', 'B'), code('class-c', 'C')],
}
export const whiteness: CharacteristicSeed = {
  key: 'whiteness', type: 'Interval', name: t('Whiteness (CIE)', 'Белизна (CIE)', 'Belina (CIE)', 'Weißgrad (CIE)', 'Grado di bianco (CIE)', 'Beyazlık (CIE)'), unit: same('%'),
}
export const sheetCount: CharacteristicSeed = {
  key: 'sheetCount', type: 'Interval', name: t('Number of sheets', 'Количество листов', 'Broj listova', 'Blattzahl', 'Numero di fogli', 'Yaprak sayısı'),
}
export const spineWidth: CharacteristicSeed = {
  key: 'spineWidth', type: 'Interval', name: t('Spine width', 'Ширина корешка', 'Širina hrbata', 'Rückenbreite', 'Dorso', 'Sırt genişliği'), unit: millimetres,
}
export const binderCover: CharacteristicSeed = {
  key: 'binderCover', type: 'Radio', name: t('Cover', 'Покрытие', 'Obloga', 'Überzug', 'Rivestimento esterno', 'Kaplama'),
  options: [
    option('pp', 'PP', 'ПП', 'PP', 'PP', 'PP', 'PP'), option('pvc', 'PVC', 'ПВХ', 'PVC', 'PVC', 'PVC', 'PVC'),
    option('card', 'cardboard', 'картон', 'karton', 'Karton', 'cartone', 'karton'),
  ],
}
export const metalEdge: CharacteristicSeed = {
  key: 'metalEdge', type: 'Check', name: t('Metal edge', 'Металлическая окантовка', 'Metalni okov', 'Metallkante', 'Bordo metallico', 'Metal kenar'),
}
export const penMechanism: CharacteristicSeed = {
  key: 'penMechanism', type: 'Radio', name: t('Mechanism', 'Механизм', 'Mehanizam', 'Mechanik', 'Meccanismo', 'Mekanizma'),
  options: [
    option('cap', 'with cap', 'с колпачком', 'sa poklopcem', 'mit Kappe', 'con cappuccio', 'kapaklı'),
    option('retractable', 'retractable', 'автоматическая', 'sa klik mehanizmom', 'mit Druckmechanik', 'a scatto', 'basmalı'),
  ],
}
export const penInk: CharacteristicSeed = {
  key: 'penInk', type: 'Select', name: t('Ink type', 'Тип чернил', 'Vrsta mastila', 'Tintenart', 'Tipo di inchiostro', 'Mürekkep tipi'),
  options: [
    option('oil', 'ballpoint', 'шариковая', 'hemijska', 'Kugelschreiber', 'a sfera', 'tükenmez'),
    option('gel-ink', 'gel', 'гелевая', 'gel', 'Gelschreiber', 'gel', 'jel'),
    option('rollerball', 'rollerball', 'роллер', 'roler', 'Tintenroller', 'roller', 'roller'),
  ],
}
export const lineWidth: CharacteristicSeed = {
  key: 'lineWidth', type: 'Interval', name: t('Line width', 'Толщина линии', 'Debljina linije', 'Strichbreite', 'Spessore del tratto', 'Çizgi kalınlığı'), unit: millimetres,
}
export const packCount: CharacteristicSeed = {
  key: 'packCount', type: 'Interval', name: t('Pieces in a pack', 'Штук в упаковке', 'Komada u pakovanju', 'Stück pro Packung', 'Pezzi per confezione', 'Paketteki adet'),
}
