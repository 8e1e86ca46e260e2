import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import { several } from '../declare.ts'
import {
  duplex, functions, inkColours, model, monthlyLoad, paperFormat, printColours, printResolution, printSpeed, printTechnology, printWidth,
  scannerType, scanResolution, scanSpeed, typeCode, warranty,
} from './characteristics.ts'

const brands = ['Printara', 'Nordwen', 'Velqor', 'Kestora'] as const
const formatName = (values: Values): string => str(values, 'paperFormat').toUpperCase().replace('-PLUS', '+')
const isColour = (values: Values): boolean => values.printColours === 'full-colour'
const isA3 = (values: Values): boolean => values.paperFormat === 'a3'

export const printing: GroupSeed = {
  key: 'printing',
  name: t('Printers and scanners', 'Принтеры и сканеры', 'Štampači i skeneri', 'Drucker und Scanner', 'Stampanti e scanner', 'Yazıcılar ve tarayıcılar'),
  about: t(
    'Devices for printing and digitising documents, from a desk printer to a plotter for drawings. Compare speed, paper size and monthly load first.',
    'Техника для печати и оцифровки документов: от настольного принтера до плоттера для чертежей. Прежде всего сравните скорость, формат бумаги и месячную нагрузку.',
    'Uređaji za štampu i digitalizaciju dokumenata, od stonog štampača do plotera za crteže. Najpre uporedite brzinu, format papira i mesečno opterećenje.',
    'Geräte zum Drucken und Digitalisieren von Dokumenten, vom Tischdrucker bis zum Plotter für Zeichnungen. Vergleichen Sie zuerst Geschwindigkeit, Papierformat und Monatsvolumen.',
    'Dispositivi per stampare e digitalizzare documenti, dalla stampante da scrivania al plotter per disegni. Confronti innanzitutto velocità, formato carta e carico mensile.',
    'Masaüstü yazıcıdan çizim plotterine kadar belge basma ve sayısallaştırma cihazları. Önce hız, kâğıt boyutu ve aylık yükü karşılaştırın.',
  ),
  categories: [
    {
      key: 'office-printers',
      name: t('Printers', 'Принтеры', 'Štampači', 'Drucker', 'Stampanti', 'Yazıcılar'),
      about: t(
        'For text documents in volume a laser printer costs less per page; an inkjet printer suits small runs in colour. Choose a monthly load at least twice your real number of pages.',
        'Для больших объёмов текста страница на лазерном принтере обходится дешевле, струйный подходит для небольших тиражей в цвете. Берите запас по месячной нагрузке не менее чем вдвое.',
        'Za veliki broj tekstualnih stranica laserski štampač ima nižu cenu po strani, a inkjet odgovara malim tiražima u boji. Izaberite mesečno opterećenje bar dvostruko veće od stvarnog broja strana.',
        'Bei vielen Textseiten druckt ein Laserdrucker günstiger pro Seite, ein Tintenstrahldrucker eignet sich für kleine Farbauflagen. Das Druckvolumen sollte mindestens doppelt so hoch sein wie der Bedarf.',
        'Per grandi volumi di testo la laser ha un costo per pagina inferiore; l’inkjet è adatta a piccole tirature a colori. Scelga un carico mensile almeno doppio rispetto alle pagine reali.',
        'Yoğun metin baskısında lazer yazıcının sayfa maliyeti düşüktür; mürekkep püskürtmeli yazıcı az sayıda renkli baskıya uygundur. Aylık yükü gerçek ihtiyacın en az iki katı seçin.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [printTechnology, ['laser', 'inkjet']], [paperFormat, ['a4', 'a4', 'a3']], [printSpeed, [20, 25, 29, 33, 40, 52]], [printColours, ['mono', 'full-colour']],
        [duplex, [true, true, false]], [printResolution, ['dpi600', 'dpi1200', 'dpi2400-600', 'dpi4800-1200']], [warranty, [12, 24, 36]],
      ],
      isReal: (values) => (values.printTechnology === 'laser') !== (values.printResolution === 'dpi4800-1200') || values.printResolution === 'dpi1200',
      title: t(
        'Printer {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} ppm, {printResolution}',
        'Принтер {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} стр/мин, {printResolution}',
        'Štampač {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} str/min, {printResolution}',
        'Drucker {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} S./min, {printResolution}',
        'Stampante {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} ppm, {printResolution}',
        'Yazıcı {brand}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} sf/dk, {printResolution}',
      ),
      description: t(
        'Office printer for {paperFormat} and smaller sheets with a resolution of {printResolution}. Prints up to {printSpeed} pages a minute; supplied with a power cord and starter supplies, {warranty}-month warranty.',
        'Офисный принтер для листов до {paperFormat} с разрешением {printResolution}. Печатает до {printSpeed} стр/мин; в комплекте сетевой шнур и стартовые расходные материалы, гарантия {warranty} мес.',
        'Kancelarijski štampač za listove do formata {paperFormat}, rezolucije {printResolution}. Štampa do {printSpeed} str/min; isporučuje se sa mrežnim kablom i početnim potrošnim materijalom, garancija {warranty} mes.',
        'Bürodrucker für Blätter bis {paperFormat} mit einer Auflösung von {printResolution}. Druckt bis zu {printSpeed} S./min; mit Netzkabel und Startfüllung, Garantie {warranty} Monate.',
        'Stampante da ufficio per fogli fino al formato {paperFormat}, risoluzione {printResolution}. Stampa fino a {printSpeed} ppm; fornita con cavo di rete e consumabili iniziali, garanzia {warranty} mesi.',
        '{paperFormat} boyutuna kadar kâğıtlar için {printResolution} çözünürlüklü ofis yazıcısı. Hızı {printSpeed} sf/dk; elektrik kablosu ve başlangıç sarf malzemesiyle gelir, garanti {warranty} ay.',
      ),
      price: (values) => (60 + num(values, 'printSpeed') * 4) * (isColour(values) ? 1.5 : 1) * (isA3(values) ? 2.2 : 1) + (values.duplex === true ? 20 : 0),
      minimum: [1, 2], step: [1], code: 'PRN',
      drawing: (values) => ({
        kind: 'printer', variant: str(values, 'printTechnology'), labels: [formatName(values), isA3(values) ? '560' : '390'],
      }),
    },
    {
      key: 'multifunction-printers',
      name: t('Multifunction printers', 'МФУ', 'Multifunkcijski uređaji', 'Multifunktionsgeräte', 'Stampanti multifunzione', 'Çok fonksiyonlu yazıcılar'),
      about: t(
        'One device prints, scans and copies, so it saves space and a socket. For multi-page originals look for a document feeder, for a team choose a device with a high monthly load.',
        'Одно устройство печатает, сканирует и копирует, экономя место и розетку. Для многостраничных оригиналов нужен автоподатчик, для отдела — модель с большой месячной нагрузкой.',
        'Jedan uređaj štampa, skenira i kopira, pa štedi prostor i utičnicu. Za višestrane originale potreban je ulagač dokumenata, a za ceo tim model sa većim mesečnim opterećenjem.',
        'Ein Gerät druckt, scannt und kopiert und spart so Platz und eine Steckdose. Für mehrseitige Vorlagen ist ein Dokumenteneinzug nötig, für Teams ein Modell mit hohem Monatsvolumen.',
        'Un solo dispositivo stampa, scansiona e copia, con meno ingombro e una sola presa. Per originali di più pagine serve l’alimentatore di documenti, per un reparto un carico mensile elevato.',
        'Tek cihaz basar, tarar ve fotokopi çeker; yerden ve prizden tasarruf sağlar. Çok sayfalı asıllar için belge besleyici, ekipler için yüksek aylık yük arayın.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [printTechnology, ['laser', 'inkjet']], [paperFormat, ['a4', 'a4', 'a3']], [printSpeed, [20, 25, 29, 33, 40]], [printColours, ['mono', 'full-colour']],
        [functions, several(['scan'], ['copy', 'feeder', 'fax', 'wireless'])], [monthlyLoad, [8000, 20000, 50000, 80000]], [model, typeCode('F')],
      ],
      isReal: (values) => Array.isArray(values.functions) && values.functions.includes('copy'),
      title: t(
        'Multifunction printer {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} ppm', 'МФУ {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} стр/мин',
        'Multifunkcijski uređaj {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} str/min', 'Multifunktionsgerät {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} S./min',
        'Multifunzione {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} ppm', 'Çok fonksiyonlu yazıcı {brand} {model}, {printTechnology}, {paperFormat}, {printColours}, {printSpeed} sf/dk',
      ),
      description: t(
        'Prints, scans and copies sheets up to {paperFormat} at up to {printSpeed} pages a minute. The permitted load is {monthlyLoad} pages a month; the set includes a power cord and starter supplies.',
        'Печатает, сканирует и копирует листы до {paperFormat} со скоростью до {printSpeed} стр/мин. Допустимая нагрузка — {monthlyLoad} стр. в месяц; в комплекте сетевой шнур и стартовые расходные материалы.',
        'Štampa, skenira i kopira listove do formata {paperFormat}, brzinom do {printSpeed} str/min. Dozvoljeno opterećenje je {monthlyLoad} str. mesečno; u kompletu su mrežni kabl i početni potrošni materijal.',
        'Druckt, scannt und kopiert Blätter bis {paperFormat} mit bis zu {printSpeed} S./min. Das zulässige Volumen beträgt {monthlyLoad} Seiten pro Monat; mit Netzkabel und Startfüllung.',
        'Stampa, scansiona e copia fogli fino al formato {paperFormat} a un massimo di {printSpeed} ppm. Carico ammesso: {monthlyLoad} pagine al mese; forniti cavo di rete e consumabili iniziali.',
        '{paperFormat} boyutuna kadar basar, tarar ve fotokopi çeker; hızı en çok {printSpeed} sf/dk. İzin verilen yük ayda {monthlyLoad} sayfadır; elektrik kablosu ve başlangıç sarf malzemesi dahildir.',
      ),
      price: (values) => (90 + num(values, 'printSpeed') * 5 + num(values, 'monthlyLoad') / 500) * (isColour(values) ? 1.4 : 1) * (isA3(values) ? 2.5 : 1),
      minimum: [1, 2], step: [1], code: 'MFP',
      drawing: (values) => ({ kind: 'printer', variant: 'mfp', labels: [formatName(values), isA3(values) ? '590' : '420'] }),
    },
    {
      key: 'wide-format-printers',
      name: t('Wide-format printers', 'Широкоформатные принтеры', 'Štampači velikog formata', 'Großformatdrucker', 'Stampanti di grande formato', 'Geniş format yazıcılar'),
      about: t(
        'For drawings four inks and a width of 610 or 914 mm are enough; posters and photo prints need six inks or more. Check that the room has space for the stand and the paper path.',
        'Для чертежей достаточно четырёх чернил и ширины 610 или 914 мм, для плакатов и фотопечати нужно от шести. Предусмотрите место для подставки и выхода бумаги.',
        'Za crteže su dovoljne četiri boje i širina 610 ili 914 mm; plakati i fotografije traže šest ili više. Proverite da li ima mesta za postolje i izlaz papira.',
        'Für Zeichnungen genügen vier Tinten und 610 oder 914 mm Breite, Plakate und Fotodrucke brauchen sechs oder mehr. Planen Sie Platz für Ständer und Papierausgabe ein.',
        'Per i disegni bastano quattro inchiostri e una larghezza di 610 o 914 mm; per poster e foto ne servono sei o più. Preveda lo spazio per il supporto e l’uscita della carta.',
        'Çizimler için dört mürekkep ve 610 veya 914 mm genişlik yeterlidir; afiş ve fotoğraf için altı veya daha fazlası gerekir. Sehpa ve kâğıt çıkışı için yer ayırın.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [printWidth, [610, 914, 1067, 1118]], [paperFormat, (values) => (num(values, 'printWidth') === 610 ? 'a1' : 'a0')], [inkColours, [4, 5, 6, 8, 12]],
        [printResolution, ['dpi1200', 'dpi2400-1200', 'dpi4800-1200']], [model, typeCode('W')], [warranty, [12, 24]],
      ],
      title: t(
        'Wide-format printer {brand} {model}, {printWidth} mm, {inkColours} inks', 'Широкоформатный принтер {brand} {model}, {printWidth} мм, чернил: {inkColours}',
        'Štampač velikog formata {brand} {model}, {printWidth} mm, broj boja: {inkColours}', 'Großformatdrucker {brand} {model}, {printWidth} mm, {inkColours} Tinten',
        'Stampante grande formato {brand} {model}, {printWidth} mm, {inkColours} inchiostri', 'Geniş format yazıcı {brand} {model}, {printWidth} mm, {inkColours} mürekkep',
      ),
      description: t(
        'Inkjet plotter for rolls up to {printWidth} mm wide and sheets up to {paperFormat}, resolution {printResolution}. For drawings, maps and posters; supplied with a roll holder and a set of starter tanks.',
        'Струйный плоттер для рулонов шириной до {printWidth} мм и листов до {paperFormat}, разрешение {printResolution}. Для чертежей, карт и плакатов; в комплекте держатель рулона и стартовый набор чернил.',
        'Inkjet ploter za rolne širine do {printWidth} mm i listove do {paperFormat}, rezolucije {printResolution}. Za crteže, karte i plakate; u kompletu su držač rolne i početni set boja.',
        'Tintenplotter für Rollen bis {printWidth} mm Breite und Blätter bis {paperFormat}, Auflösung {printResolution}. Für Zeichnungen, Karten und Plakate; mit Rollenhalter und Starttanks.',
        'Plotter a getto d’inchiostro per rotoli fino a {printWidth} mm e fogli fino a {paperFormat}, risoluzione {printResolution}. Per disegni, mappe e poster; con portarotolo e set iniziale di inchiostri.',
        '{printWidth} mm genişliğe kadar rulo ve {paperFormat} boyutuna kadar yaprak için {printResolution} çözünürlüklü plotter. Çizim, harita ve afiş için; rulo tutucu ve başlangıç mürekkepleri dahildir.',
      ),
      price: (values) => num(values, 'printWidth') * 1.6 + num(values, 'inkColours') * 140 + (values.printResolution === 'dpi4800-1200' ? 300 : 0),
      minimum: [1], step: [1], code: 'WFP',
      drawing: (values) => ({ kind: 'printer', variant: 'plotter', labels: [formatName(values), `${num(values, 'printWidth')}`] }),
    },
    {
      key: 'document-scanners',
      name: t('Scanners', 'Сканеры', 'Skeneri', 'Scanner', 'Scanner', 'Tarayıcılar'),
      about: t(
        'A sheet-fed scanner takes stacks of invoices and contracts; books and bound originals need a flatbed. 600 dpi is enough for text, photographs need 2400 dpi or more.',
        'Протяжный сканер обрабатывает пачки счетов и договоров, для книг и сшитых оригиналов нужен планшет. Для текста достаточно 600 dpi, для фотографий — от 2400 dpi.',
        'Protočni skener obrađuje svežnjeve faktura i ugovora, a za knjige i koričene originale potreban je ravni. Za tekst je dovoljno 600 dpi, za fotografije najmanje 2400 dpi.',
        'Ein Einzugscanner verarbeitet Stapel von Rechnungen und Verträgen, Bücher und gebundene Vorlagen brauchen ein Flachbett. Für Text genügen 600 dpi, für Fotos ab 2400 dpi.',
        'Lo scanner a foglio acquisisce pile di fatture e contratti; libri e originali rilegati richiedono il piano. Per il testo bastano 600 dpi, per le fotografie servono almeno 2400 dpi.',
        'Kâğıt beslemeli tarayıcı fatura ve sözleşme destelerini işler; kitap ve ciltli asıllar düz yatak ister. Metin için 600 dpi yeter, fotoğraf için en az 2400 dpi gerekir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [scannerType, ['sheet-fed', 'flatbed', 'combined', 'portable']], [paperFormat, ['a4', 'a4', 'a3']], [scanSpeed, [10, 20, 30, 35, 40, 45, 50]],
        [scanResolution, ['scan600', 'scan1200', 'scan2400', 'scan4800']], [model, typeCode('S')], [warranty, [12, 24, 36]],
      ],
      isReal: (values) => num(values, 'scanSpeed') <= (['flatbed', 'portable'].includes(str(values, 'scannerType')) ? 20 : 50),
      title: t(
        'Scanner {brand} {model}, {scannerType}, {paperFormat}, {scanSpeed} ppm', 'Сканер {brand} {model} {scannerType}, {paperFormat}, {scanSpeed} стр/мин',
        'Skener {brand} {model}, {scannerType}, {paperFormat}, {scanSpeed} str/min', 'Scanner {brand} {model}, {scannerType}, {paperFormat}, {scanSpeed} S./min',
        'Scanner {brand} {model}, {scannerType}, {paperFormat}, {scanSpeed} ppm', 'Tarayıcı {brand} {model}, {scannerType}, {paperFormat}, {scanSpeed} sf/dk',
      ),
      description: t(
        'Document scanner for originals up to {paperFormat} with an optical resolution of {scanResolution}. Captures up to {scanSpeed} pages a minute and saves to PDF, JPG and TIFF; USB cable included.',
        'Сканер документов для оригиналов до {paperFormat} с оптическим разрешением {scanResolution}. Обрабатывает до {scanSpeed} стр/мин, сохраняет в PDF, JPG и TIFF; кабель USB в комплекте.',
        'Skener dokumenata za originale do formata {paperFormat}, optičke rezolucije {scanResolution}. Obrađuje do {scanSpeed} str/min i čuva u PDF, JPG i TIFF; USB kabl je u kompletu.',
        'Dokumentenscanner für Vorlagen bis {paperFormat} mit optischer Auflösung von {scanResolution}. Erfasst bis zu {scanSpeed} S./min und speichert als PDF, JPG und TIFF; USB-Kabel liegt bei.',
        'Scanner documentale per originali fino al formato {paperFormat}, risoluzione ottica {scanResolution}. Acquisisce fino a {scanSpeed} ppm e salva in PDF, JPG e TIFF; cavo USB incluso.',
        '{paperFormat} boyutuna kadar asıllar için optik çözünürlüğü {scanResolution} olan belge tarayıcı. Hızı {scanSpeed} sf/dk; PDF, JPG ve TIFF kaydeder, USB kablosu dahildir.',
      ),
      price: (values) => (55 + num(values, 'scanSpeed') * 9) * (isA3(values) ? 1.9 : 1) + (values.scanResolution === 'scan4800' ? 60 : 0),
      minimum: [1, 2], step: [1], code: 'SCN',
      drawing: (values) => ({ kind: 'printer', variant: 'scanner', labels: [formatName(values), isA3(values) ? '600' : '430'] }),
    },
  ],
}
