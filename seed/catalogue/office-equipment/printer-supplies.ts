import { type GroupSeed, num, str, t, type Values } from '../../types.ts'
import {
  colour, consumableType, originality, pageYield, partCode, printTechnology, tonerPack, tonerWeight, typeCode, warranty,
} from './characteristics.ts'

const brands = ['Tonerix', 'Printara', 'Nordwen', 'Velqor'] as const
const originFactor = (values: Values): number => ({ original: 1, compatible: 0.4, rebuilt: 0.3 })[str(values, 'originality')] ?? 1

export const printerSupplies: GroupSeed = {
  key: 'printer-supplies',
  name: t('Printer supplies', 'Расходные материалы для печати', 'Potrošni materijal za štampu', 'Verbrauchsmaterial für Drucker', 'Consumabili per la stampa', 'Baskı sarf malzemeleri'),
  about: t(
    'Cartridges, toner and wearing parts for printers and copiers. Find the exact code of the part in the manual of the device before ordering.',
    'Картриджи, тонер и изнашиваемые детали для принтеров и копиров. Перед заказом найдите точный код детали в руководстве к аппарату.',
    'Kertridži, toneri i habajući delovi za štampače i kopire. Pre naručivanja pronađite tačnu šifru dela u uputstvu uređaja.',
    'Druckpatronen, Toner und Verschleißteile für Drucker und Kopierer. Suchen Sie vor der Bestellung die genaue Teilenummer im Handbuch des Geräts.',
    'Cartucce, toner e parti soggette a usura per stampanti e fotocopiatrici. Prima di ordinare cerchi il codice esatto del ricambio nel manuale del dispositivo.',
    'Yazıcı ve fotokopi makineleri için kartuş, toner ve aşınan parçalar. Sipariş vermeden önce parçanın tam kodunu cihaz kılavuzunda bulun.',
  ),
  categories: [
    {
      key: 'printer-cartridges',
      name: t('Ink and laser cartridges', 'Картриджи', 'Kertridži', 'Druckpatronen und Kartuschen', 'Cartucce', 'Kartuşlar'),
      about: t(
        'The part code decides whether a cartridge fits; two devices of one series may need different ones. Compare the price per page, not per piece: a high-yield cartridge is often cheaper in use.',
        'Подойдёт ли картридж, определяет код: даже аппаратам одной серии бывают нужны разные. Сравнивайте цену страницы, а не штуки: ёмкий картридж часто выгоднее.',
        'Šifra određuje da li kertridž odgovara; čak i uređajima iste serije mogu trebati različiti. Poredite cenu po strani, a ne po komadu: kertridž većeg kapaciteta često je isplativiji.',
        'Ob eine Patrone passt, entscheidet die Teilenummer; selbst Geräte einer Serie können verschiedene brauchen. Vergleichen Sie den Seitenpreis, nicht den Stückpreis.',
        'È il codice a stabilire la compatibilità: dispositivi della stessa serie possono richiedere cartucce diverse. Confronti il costo per pagina, non quello al pezzo.',
        'Kartuşun uyumunu parça kodu belirler; aynı serideki cihazlar bile farklı kartuş isteyebilir. Adet fiyatını değil sayfa maliyetini karşılaştırın.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [printTechnology, ['laser', 'inkjet']], [colour, ['black', 'cyan', 'magenta', 'yellow', 'tri-colour', 'matte-black', 'photo-black', 'grey']],
        [pageYield, [200, 600, 825, 1300, 1600, 2300, 3200, 5500, 7300, 10500]], [originality, ['original', 'compatible', 'rebuilt']], [partCode, typeCode('C', 'A')],
      ],
      isReal: (values) => values.printTechnology === 'laser'
        ? num(values, 'pageYield') >= 1300 && ['black', 'cyan', 'magenta', 'yellow'].includes(str(values, 'colour'))
        : num(values, 'pageYield') <= 3200,
      title: t(
        'Cartridge {brand} {partCode}, {printTechnology}, {colour}, {pageYield} pages', 'Картридж {brand} {partCode}, {printTechnology}, цвет: {colour}, {pageYield} стр.',
        'Kertridž {brand} {partCode}, {printTechnology}, boja: {colour}, {pageYield} str.', 'Druckkartusche {brand} {partCode}, {printTechnology}, {colour}, {pageYield} Seiten',
        'Cartuccia {brand} {partCode}, {printTechnology}, colore {colour}, {pageYield} pag.', 'Kartuş {brand} {partCode}, {printTechnology}, {colour}, {pageYield} sayfa',
      ),
      description: t(
        'Replacement cartridge {partCode} for a page yield of {pageYield} pages at 5% coverage. Packed singly in a sealed bag and a box; store between 5 and 35 °C.',
        'Сменный картридж {partCode} с ресурсом {pageYield} стр. при заполнении 5 %. Упакован поштучно в герметичный пакет и коробку; хранить при температуре от 5 до 35 °C.',
        'Zamenski kertridž {partCode} kapaciteta {pageYield} str. pri pokrivenosti od 5%. Pakovan pojedinačno u zaptivenu kesu i kutiju; čuvati na 5 do 35 °C.',
        'Ersatzkartusche {partCode} mit einer Reichweite von {pageYield} Seiten bei 5 % Deckung. Einzeln im versiegelten Beutel und Karton; Lagerung bei 5 bis 35 °C.',
        'Cartuccia di ricambio {partCode} con resa di {pageYield} pagine al 5% di copertura. Confezionata singolarmente in busta sigillata e scatola; conservare tra 5 e 35 °C.',
        '%5 kaplamada {pageYield} sayfa kapasiteli yedek kartuş {partCode}. Tek tek kapalı poşette ve kutuda ambalajlıdır; 5–35 °C arasında saklayın.',
      ),
      price: (values) => (values.printTechnology === 'laser' ? 28 + num(values, 'pageYield') * 0.014 : 9 + num(values, 'pageYield') * 0.021) * originFactor(values),
      minimum: [1, 5, 10], step: [1], code: 'CRT',
      drawing: (values) => ({
        kind: 'cartridge', variant: values.printTechnology === 'laser' ? 'toner' : 'ink', labels: [str(values, 'partCode'), `${num(values, 'pageYield')}`],
      }),
    },
    {
      key: 'copier-toners',
      name: t('Toners', 'Тонеры', 'Toneri', 'Toner', 'Toner', 'Tonerler'),
      about: t(
        'Toner refills the supply of a copier without replacing the drum. Colours must be of one type and lot family: mixing formulas harms the fuser and the print.',
        'Тонер пополняет запас копира без замены барабана. Используйте порошок одного типа: смешение составов вредит узлу закрепления и качеству печати.',
        'Toner dopunjuje zalihu kopira bez zamene bubnja. Koristite prah istog tipa: mešanje formula šteti fjuzeru i kvalitetu štampe.',
        'Toner füllt den Vorrat eines Kopierers auf, ohne dass die Trommel getauscht wird. Verwenden Sie nur einen Tonertyp: Mischungen schaden der Fixiereinheit und dem Druckbild.',
        'Il toner rinnova la scorta della fotocopiatrice senza sostituire il tamburo. Usi un solo tipo di polvere: mescolare formule danneggia il fusore e la stampa.',
        'Toner, fotokopi makinesinin stokunu drum değiştirmeden tazeler. Tek tip toner kullanın: farklı formüllerin karışması fırına ve baskıya zarar verir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [colour, ['black', 'cyan', 'magenta', 'yellow']], [pageYield, [6000, 8500, 11000, 19000, 25500, 30000, 63700]], [originality, ['original', 'compatible']],
        [tonerPack, ['tube', 'bottle', 'bag']], [tonerWeight, (values) => Math.round(num(values, 'pageYield') / 500) * 10 + 100], [partCode, typeCode('T-')],
      ],
      title: t(
        'Toner {brand} {partCode}, {colour}, {tonerPack} {tonerWeight} g', 'Тонер {brand} {partCode}, цвет: {colour}, {tonerPack} {tonerWeight} г',
        'Toner {brand} {partCode}, boja: {colour}, {tonerPack} {tonerWeight} g', 'Toner {brand} {partCode}, {colour}, {tonerPack} {tonerWeight} g',
        'Toner {brand} {partCode}, colore {colour}, {tonerPack} {tonerWeight} g', 'Toner {brand} {partCode}, {colour}, {tonerPack} {tonerWeight} g',
      ),
      description: t(
        'Toner {partCode} for office copiers and digital presses, net weight {tonerWeight} g. Enough for {pageYield} pages at 5% coverage; keep dry and away from sunlight.',
        'Тонер {partCode} для офисных копиров и цифровых печатных машин, масса нетто {tonerWeight} г. Хватает на {pageYield} стр. при заполнении 5 %; хранить в сухом месте без солнца.',
        'Toner {partCode} za kancelarijske kopire i digitalne štamparske mašine, neto masa {tonerWeight} g. Dovoljno za {pageYield} str. pri pokrivenosti od 5%; čuvati na suvom, dalje od sunca.',
        'Toner {partCode} für Bürokopierer und Digitaldruckmaschinen, Nettogewicht {tonerWeight} g. Reicht für {pageYield} Seiten bei 5 % Deckung; trocken und lichtgeschützt lagern.',
        'Toner {partCode} per fotocopiatrici da ufficio e macchine digitali, peso netto {tonerWeight} g. Sufficiente per {pageYield} pagine al 5% di copertura; conservare all’asciutto, lontano dal sole.',
        'Ofis fotokopi makineleri ve dijital baskı için toner {partCode}, net ağırlık {tonerWeight} g. %5 kaplamada {pageYield} sayfa basar; kuru yerde, güneşten uzakta saklayın.',
      ),
      price: (values) => (22 + num(values, 'pageYield') * 0.0032) * (values.colour === 'black' ? 1 : 1.5) * originFactor(values),
      minimum: [1, 4, 6], step: [1], code: 'TNR',
      drawing: (values) => ({ kind: 'cartridge', variant: 'toner', labels: [str(values, 'partCode'), `${num(values, 'pageYield')}`] }),
    },
    {
      key: 'printing-consumables',
      name: t('Drums and service kits', 'Барабаны и сервисные комплекты', 'Bubnjevi i servisni setovi', 'Trommeln und Wartungskits', 'Tamburi e kit di manutenzione', 'Drum ve bakım kitleri'),
      about: t(
        'These parts wear out by page count, so the device asks for them itself. Replace a maintenance kit as a whole: new rollers with a worn fuser still give faulty pages.',
        'Эти детали изнашиваются по числу страниц, и аппарат сам сообщает о замене. Ремонтный комплект меняйте целиком: новые ролики при старой печке не избавят от брака.',
        'Ovi delovi se troše prema broju strana i uređaj sam traži zamenu. Servisni set menjajte u celini: novi valjci uz istrošen fjuzer i dalje daju loše strane.',
        'Diese Teile verschleißen nach Seitenzahl, das Gerät meldet den Wechsel selbst. Tauschen Sie ein Wartungskit komplett: Neue Rollen mit alter Fixierung liefern weiter Fehldrucke.',
        'Questi ricambi si usurano in base alle pagine e il dispositivo stesso ne segnala il cambio. Sostituisca il kit per intero: rulli nuovi con un fusore usurato danno ancora pagine difettose.',
        'Bu parçalar sayfa sayısına göre aşınır ve değişimi cihaz kendisi bildirir. Bakım kitini bütün olarak değiştirin: aşınmış fırınla yeni rulolar hatalı sayfa verir.',
      ),
      view: 'list', unit: 'piece', brands,
      characteristics: [
        [consumableType, ['drum-unit', 'fuser', 'maintenance-kit', 'waste-box', 'transfer-belt', 'roller-kit']], [pageYield, [15000, 30000, 50000, 100000, 150000, 225000]],
        [originality, ['original', 'compatible', 'rebuilt']], [partCode, typeCode('D')], [warranty, [3, 6, 12]],
      ],
      title: t(
        'Printer part {brand} {partCode}: {consumableType}, {pageYield} pages', 'Запчасть для принтера {brand} {partCode}: {consumableType}, {pageYield} стр.',
        'Deo štampača {brand} {partCode}: {consumableType}, {pageYield} str.', 'Druckerteil {brand} {partCode}: {consumableType}, {pageYield} Seiten',
        'Ricambio {brand} {partCode}: {consumableType}, {pageYield} pag.', 'Yazıcı parçası {brand} {partCode}: {consumableType}, {pageYield} sayfa',
      ),
      description: t(
        'Replacement part {partCode} ({consumableType}) with a service life of {pageYield} pages. Fitted without soldering or adjustment; the box contains an instruction sheet.',
        'Сменная деталь {partCode} ({consumableType}) с ресурсом {pageYield} стр. Устанавливается без пайки и настройки; в коробке есть инструкция.',
        'Zamenski deo {partCode} ({consumableType}) veka trajanja {pageYield} str. Ugrađuje se bez lemljenja i podešavanja; u kutiji je uputstvo.',
        'Ersatzteil {partCode} ({consumableType}) mit einer Lebensdauer von {pageYield} Seiten. Einbau ohne Löten und Justieren; eine Anleitung liegt bei.',
        'Ricambio {partCode} ({consumableType}) con durata di {pageYield} pagine. Si monta senza saldature né regolazioni; istruzioni nella scatola.',
        '{pageYield} sayfa ömürlü yedek parça {partCode} ({consumableType}). Lehim ve ayar gerektirmeden takılır; kutuda kullanım kılavuzu vardır.',
      ),
      price: (values) => (values.consumableType === 'waste-box' ? 12 : 48) * originFactor(values) + num(values, 'pageYield') * 0.0007,
      minimum: [1, 2], step: [1], code: 'PCN',
      drawing: (values) => ({ kind: 'cartridge', variant: 'drum', labels: [str(values, 'partCode'), `${num(values, 'pageYield')}`] }),
    },
  ],
}
