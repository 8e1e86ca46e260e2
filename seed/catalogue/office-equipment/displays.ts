import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import {
  brightness, diagonal, lampLife, luminousFlux, model, panel, projectionTechnology, refreshRate, responseTime, screenAspect, screenMount,
  screenResolution, screenSurface, screenWidth, touch, typeCode, warranty,
} from './characteristics.ts'

const brands = ['Lumivex', 'Datrion', 'Kestora', 'Visarro'] as const
const isUltraWide = (values: Values): boolean => values.screenResolution === 'r3440-1440'
const screenRatios: Record<string, number> = { 'a16-9': 9 / 16, 'a16-10': 10 / 16, 'a4-3': 3 / 4, 'a1-1': 1 }
const aspect = (values: Values): number => screenRatios[str(values, 'screenAspect')] ?? 0.6

export const displays: GroupSeed = {
  key: 'displays',
  name: t('Monitors and projection', 'Мониторы и проекция', 'Monitori i projekcija', 'Monitore und Projektion', 'Monitor e proiezione', 'Monitörler ve projeksiyon'),
  about: t(
    'Screens for the desk, the meeting room and the lecture hall. The size follows from the viewing distance, the brightness from the light in the room.',
    'Экраны для рабочего стола, переговорной и аудитории. Размер определяет расстояние до зрителя, яркость — освещённость помещения.',
    'Ekrani za radni sto, salu za sastanke i predavaonicu. Veličinu određuje udaljenost gledanja, a osvetljenje količina svetla u prostoriji.',
    'Bildschirme für Schreibtisch, Besprechungsraum und Hörsaal. Die Größe ergibt sich aus dem Betrachtungsabstand, die Helligkeit aus dem Raumlicht.',
    'Schermi per scrivania, sala riunioni e aula. Le dimensioni dipendono dalla distanza di visione, la luminosità dalla luce della stanza.',
    'Masa, toplantı odası ve derslik için ekranlar. Boyutu izleme mesafesi, parlaklığı odanın ışığı belirler.',
  ),
  categories: [
    {
      key: 'monitors',
      name: t('Monitors', 'Мониторы', 'Monitori', 'Monitore', 'Monitor', 'Monitörler'),
      about: t(
        'IPS keeps colours at an angle, VA gives deeper black, OLED the fastest response. At 27 inches and above take at least 2560×1440, otherwise single pixels are visible.',
        'IPS сохраняет цвета под углом, VA даёт глубокий чёрный, OLED — самый быстрый отклик. С 27 дюймов берите не менее 2560×1440, иначе заметны отдельные точки.',
        'IPS zadržava boje pod uglom, VA daje dublju crnu, a OLED najbrži odziv. Od 27 inča uzmite najmanje 2560×1440, inače se vide pojedinačni pikseli.',
        'IPS hält die Farben auch schräg betrachtet, VA zeigt tieferes Schwarz, OLED reagiert am schnellsten. Ab 27 Zoll mindestens 2560×1440 wählen, sonst werden Pixel sichtbar.',
        'L’IPS mantiene i colori anche di lato, il VA offre neri più profondi, l’OLED la risposta più rapida. Da 27 pollici in su servono almeno 2560×1440 pixel.',
        'IPS açılı bakışta rengi korur, VA daha derin siyah, OLED en hızlı tepkiyi verir. 27 inç ve üzerinde en az 2560×1440 seçin, yoksa pikseller görünür.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [diagonal, [21.5, 23.8, 27, 31.5, 34]], [screenResolution, ['r1920-1080', 'r2560-1440', 'r3840-2160', 'r3440-1440']], [panel, ['ips', 'ips', 'va', 'oled']],
        [refreshRate, [60, 75, 100, 120, 165, 180]], [brightness, [250, 300, 350, 400]], [responseTime, [1, 4, 5, 8]], [warranty, [12, 24, 36]],
      ],
      isReal: (values) => isUltraWide(values) === (values.diagonal === 34) && (num(values, 'diagonal') >= 27 || values.screenResolution === 'r1920-1080'),
      title: t(
        'Monitor {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Hz', 'Монитор {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Гц',
        'Monitor {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Hz', 'Monitor {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Hz',
        'Monitor {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Hz', 'Monitör {brand} {diagonal}″, {screenResolution}, {panel}, {refreshRate} Hz',
      ),
      description: t(
        'Office monitor of type {panel}, brightness {brightness} cd/m² and a response time of {responseTime} ms. HDMI and DisplayPort inputs, VESA mount; one signal cable and a power cord in the box.',
        'Офисный монитор с матрицей {panel}, яркостью {brightness} кд/м² и временем отклика {responseTime} мс. Входы HDMI и DisplayPort, крепление VESA; в коробке сигнальный кабель и сетевой шнур.',
        'Kancelarijski monitor sa panelom {panel}, osvetljenjem {brightness} cd/m² i odzivom {responseTime} ms. HDMI i DisplayPort ulazi, VESA nosač; u kutiji su signalni i mrežni kabl.',
        'Büromonitor mit {panel}-Panel, Helligkeit {brightness} cd/m² und Reaktionszeit {responseTime} ms. HDMI- und DisplayPort-Eingang, VESA-Aufnahme; Signal- und Netzkabel liegen bei.',
        'Monitor da ufficio con pannello {panel}, luminosità {brightness} cd/m² e tempo di risposta {responseTime} ms. Ingressi HDMI e DisplayPort, attacco VESA; cavo segnale e cavo di rete inclusi.',
        '{panel} panelli, {brightness} cd/m² parlaklıkta, {responseTime} ms tepki süreli ofis monitörü. HDMI ve DisplayPort girişi, VESA bağlantısı; sinyal ve elektrik kablosu kutudadır.',
      ),
      price: (values) => num(values, 'diagonal') ** 2 * 0.17 + num(values, 'refreshRate') * 0.25
        + ({ 'r1920-1080': 0, 'r2560-1440': 45, 'r3440-1440': 110, 'r3840-2160': 130 }[str(values, 'screenResolution')] ?? 0) + (values.panel === 'oled' ? 260 : 0),
      minimum: [1, 2, 5], step: [1], code: 'MON',
      drawing: (values) => ({
        kind: 'monitor', variant: isUltraWide(values) ? 'curved' : 'flat', ratio: isUltraWide(values) ? 0.42 : 0.5625,
        labels: [`${num(values, 'diagonal')}`, `${Math.round(num(values, 'diagonal') * (isUltraWide(values) ? 23.4 : 22.2) + 10)}`],
      }),
    },
    {
      key: 'interactive-displays',
      name: t('Meeting room displays', 'Панели для переговорных', 'Displeji za sale za sastanke', 'Displays für Besprechungsräume', 'Schermi per sale riunioni', 'Toplantı odası ekranları'),
      about: t(
        'The last row should sit no farther than six screen heights away. Where the board is written on, choose a touch screen; for presentations alone an ordinary panel is enough.',
        'Последний ряд должен сидеть не дальше шести высот экрана. Если на доске пишут, нужен сенсорный экран, для одних презентаций хватит обычной панели.',
        'Poslednji red ne treba da bude dalje od šest visina ekrana. Ako se po tabli piše, potreban je ekran na dodir; samo za prezentacije dovoljan je običan panel.',
        'Die letzte Reihe sollte höchstens sechs Bildhöhen entfernt sitzen. Wird auf der Tafel geschrieben, ist ein Touchscreen nötig, für Präsentationen genügt ein normales Panel.',
        'L’ultima fila non dovrebbe distare più di sei altezze dello schermo. Se si scrive sulla lavagna serve il touch, per le sole presentazioni basta un pannello comune.',
        'Son sıra ekrandan en çok altı ekran yüksekliği uzakta oturmalıdır. Üzerine yazılacaksa dokunmatik ekran, yalnızca sunum için sıradan panel yeterlidir.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [diagonal, [43, 50, 55, 65, 75, 86]], [screenResolution, ['r1920-1080', 'r3840-2160', 'r3840-2160']], [panel, ['ips', 'va']],
        [brightness, [300, 350, 400, 500]], [touch, [true, false]], [model, typeCode('D')], [warranty, [24, 36]],
      ],
      isReal: (values) => num(values, 'diagonal') <= 50 || values.screenResolution === 'r3840-2160',
      title: t(
        'Meeting room display {brand} {model}, {diagonal}″, {screenResolution}', 'Панель для переговорных {brand} {model}, {diagonal}″, {screenResolution}',
        'Displej za sale za sastanke {brand} {model}, {diagonal}″, {screenResolution}', 'Display für Besprechungsräume {brand} {model}, {diagonal}″, {screenResolution}',
        'Schermo per sale riunioni {brand} {model}, {diagonal}″, {screenResolution}', 'Toplantı odası ekranı {brand} {model}, {diagonal}″, {screenResolution}',
      ),
      description: t(
        'Large display for meetings and signage, {screenResolution} pixels, brightness {brightness} cd/m², built for 16 hours a day. Supplied with a remote control and cables; the wall bracket is ordered separately.',
        'Большой экран для совещаний и информации, {screenResolution} точек, яркость {brightness} кд/м², рассчитан на 16 часов в сутки. В комплекте пульт и кабели, настенное крепление отдельно.',
        'Veliki ekran za sastanke i obaveštenja, {screenResolution} piksela, osvetljenje {brightness} cd/m², predviđen za 16 sati dnevno. U kompletu su daljinski i kablovi, a zidni nosač se naručuje posebno.',
        'Großdisplay für Besprechungen und Information, {screenResolution} Pixel, Helligkeit {brightness} cd/m², ausgelegt für 16 Stunden täglich. Mit Fernbedienung und Kabeln; Wandhalter separat.',
        'Grande schermo per riunioni e informazioni, {screenResolution} pixel, luminosità {brightness} cd/m², previsto per 16 ore al giorno. Con telecomando e cavi; staffa a parete da ordinare a parte.',
        'Toplantı ve bilgilendirme için büyük ekran, {screenResolution} piksel, {brightness} cd/m² parlaklık, günde 16 saat çalışır. Kumanda ve kablolar dahil, duvar askısı ayrı sipariş edilir.',
      ),
      price: (values) => num(values, 'diagonal') ** 2 * 0.16 + num(values, 'brightness') * 0.2 + (values.touch === true ? 320 : 0),
      minimum: [1], step: [1], code: 'DSP',
      drawing: (values) => ({
        kind: 'monitor', variant: values.touch === true ? 'touch' : 'tv', ratio: 0.57, labels: [`${num(values, 'diagonal')}`, `${Math.round(num(values, 'diagonal') * 22.3)}`],
      }),
    },
    {
      key: 'projectors',
      name: t('Projectors', 'Проекторы', 'Projektori', 'Projektoren', 'Proiettori', 'Projektörler'),
      about: t(
        'For a lit meeting room take 3500 lm or more, for a hall with windows at least 5000 lm. A laser light source costs more but runs for years without changing a lamp.',
        'Для освещённой переговорной нужно от 3500 лм, для зала с окнами — от 5000 лм. Лазерный источник дороже, но годами не требует замены лампы.',
        'Za osvetljenu salu potrebno je od 3500 lm, a za dvoranu sa prozorima najmanje 5000 lm. Laserski izvor je skuplji, ali godinama radi bez zamene lampe.',
        'Für einen hellen Besprechungsraum ab 3500 lm, für einen Saal mit Fenstern ab 5000 lm. Eine Laserlichtquelle kostet mehr, läuft aber Jahre ohne Lampenwechsel.',
        'Per una sala riunioni illuminata servono almeno 3500 lm, per una sala con finestre 5000 lm. La sorgente laser costa di più ma funziona per anni senza cambio lampada.',
        'Aydınlık toplantı odası için en az 3500 lm, pencereli salon için en az 5000 lm seçin. Lazer kaynak pahalıdır ama yıllarca lamba değişimi istemez.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [projectionTechnology, ['dlp', '3lcd', 'lcos']], [luminousFlux, [3000, 3600, 3800, 4000, 5000, 6000]], [screenResolution, ['r1280-800', 'r1920-1080', 'r1920-1200', 'r3840-2160']],
        [lampLife, [5000, 10000, 20000]], [model, typeCode('V')], [warranty, [12, 24, 36]],
      ],
      title: t(
        'Projector {brand} {model}, {projectionTechnology}, {luminousFlux} lm, {screenResolution}', 'Проектор {brand} {model}, {projectionTechnology}, {luminousFlux} лм, {screenResolution}',
        'Projektor {brand} {model}, {projectionTechnology}, {luminousFlux} lm, {screenResolution}', 'Projektor {brand} {model}, {projectionTechnology}, {luminousFlux} lm, {screenResolution}',
        'Proiettore {brand} {model}, {projectionTechnology}, {luminousFlux} lm, {screenResolution}', 'Projektör {brand} {model}, {projectionTechnology}, {luminousFlux} lm, {screenResolution}',
      ),
      description: t(
        '{projectionTechnology} projector for lessons and meetings with a luminous flux of {luminousFlux} lm and {screenResolution} pixels. The light source lasts {lampLife} hours; HDMI and USB inputs, remote control in the set.',
        'Проектор {projectionTechnology} для занятий и совещаний: световой поток {luminousFlux} лм, {screenResolution} точек. Ресурс источника света {lampLife} ч; входы HDMI и USB, пульт в комплекте.',
        'Projektor {projectionTechnology} za nastavu i sastanke: svetlosni fluks {luminousFlux} lm, {screenResolution} piksela. Izvor svetla traje {lampLife} h; HDMI i USB ulazi, daljinski u kompletu.',
        '{projectionTechnology}-Projektor für Unterricht und Besprechung mit {luminousFlux} lm Lichtstrom und {screenResolution} Pixeln. Die Lichtquelle hält {lampLife} h; HDMI und USB, Fernbedienung liegt bei.',
        'Proiettore {projectionTechnology} per lezioni e riunioni: flusso luminoso {luminousFlux} lm, {screenResolution} pixel. La sorgente dura {lampLife} h; ingressi HDMI e USB, telecomando incluso.',
        'Ders ve toplantı için {projectionTechnology} projektör: {luminousFlux} lm ışık akısı, {screenResolution} piksel. Işık kaynağı {lampLife} saat dayanır; HDMI ve USB girişi, kumanda dahil.',
      ),
      price: (values) => 120 + num(values, 'luminousFlux') * 0.11 + num(values, 'lampLife') * 0.012 + (values.screenResolution === 'r3840-2160' ? 420 : 0),
      minimum: [1, 2], step: [1], code: 'PRJ',
      drawing: (values) => ({
        kind: 'projector', variant: 'projector', labels: [`${num(values, 'luminousFlux')}`, `${Math.round(250 + num(values, 'luminousFlux') / 40)}`],
      }),
    },
    {
      key: 'projection-screens',
      name: t('Projection screens', 'Экраны для проекторов', 'Platna za projekciju', 'Leinwände', 'Teli per proiezione', 'Projeksiyon perdeleri'),
      about: t(
        'Match the aspect ratio to the projector, or part of the screen stays dark. A matte white surface has the widest viewing angle, a grey one holds contrast in a lit room.',
        'Соотношение сторон должно совпадать с проектором, иначе часть полотна останется тёмной. Матовое белое полотно даёт широкий угол обзора, серое сохраняет контраст при свете.',
        'Odnos stranica mora odgovarati projektoru, inače deo platna ostaje taman. Mat bela površina ima najširi ugao gledanja, a siva čuva kontrast u osvetljenoj prostoriji.',
        'Das Seitenverhältnis muss zum Projektor passen, sonst bleibt ein Teil dunkel. Mattweiß hat den größten Blickwinkel, Grau hält den Kontrast im hellen Raum.',
        'Il formato deve corrispondere al proiettore, altrimenti parte del telo resta scura. Il bianco opaco offre l’angolo più ampio, il grigio conserva il contrasto in ambienti luminosi.',
        'En boy oranı projektörle aynı olmalıdır, yoksa perdenin bir kısmı karanlık kalır. Mat beyaz yüzey en geniş açıyı verir, gri yüzey aydınlık odada kontrastı korur.',
      ),
      view: 'grid', unit: 'piece', brands,
      characteristics: [
        [screenMount, ['motorised', 'manual', 'tripod', 'frame']], [screenWidth, [150, 180, 200, 240, 300]], [screenAspect, ['a16-9', 'a16-10', 'a4-3', 'a1-1']],
        [screenSurface, ['matte-white', 'high-gain', 'grey-contrast']], [warranty, [12, 24]],
      ],
      isReal: (values) => values.screenMount !== 'tripod' || num(values, 'screenWidth') <= 200,
      title: t(
        'Projection screen {screenWidth} cm, {screenAspect}, {screenMount}, {screenSurface}', 'Экран {screenWidth} см, {screenAspect}, {screenMount}, полотно {screenSurface}',
        'Platno {screenWidth} cm, {screenAspect}, {screenMount}, površina {screenSurface}', 'Leinwand {screenWidth} cm, {screenAspect}, {screenMount}, {screenSurface}',
        'Telo per proiezione {screenWidth} cm, {screenAspect}, {screenMount}, {screenSurface}', 'Projeksiyon perdesi {screenWidth} cm, {screenAspect}, {screenMount}, {screenSurface}',
      ),
      description: t(
        'Projection screen {screenWidth} cm wide with an aspect ratio of {screenAspect} and a black border. The fabric is flame-retardant and wipes clean; mounting parts are included.',
        'Экран шириной {screenWidth} см с соотношением сторон {screenAspect} и чёрной каймой. Полотно трудногорючее, протирается влажной тканью; крепёж в комплекте.',
        'Platno širine {screenWidth} cm, odnosa stranica {screenAspect}, sa crnom ivicom. Materijal je teško zapaljiv i briše se vlažnom krpom; montažni pribor je u kompletu.',
        'Leinwand mit {screenWidth} cm Breite, Seitenverhältnis {screenAspect} und schwarzem Rand. Das Tuch ist schwer entflammbar und abwischbar; Montagematerial liegt bei.',
        'Telo largo {screenWidth} cm, formato {screenAspect}, con bordo nero. Il tessuto è ignifugo e lavabile con un panno; accessori di montaggio inclusi.',
        '{screenWidth} cm genişlikte, {screenAspect} oranlı, siyah kenarlıklı perde. Kumaş güç tutuşur ve silinebilir; montaj parçaları dahildir.',
      ),
      price: (values) => (20 + (num(values, 'screenWidth') / 100) ** 2 * aspect(values) * 22) * ({ motorised: 2, frame: 2.4, tripod: 1.2, manual: 1 }[str(values, 'screenMount')] ?? 1),
      minimum: [1, 2], step: [1], code: 'SCR',
      drawing: (values) => ({ kind: 'projector', variant: 'screen', ratio: aspect(values), labels: [str(values, 'screenAspect').slice(1).replace('-', ':'), `${num(values, 'screenWidth')} cm`] }),
    },
  ],
}
