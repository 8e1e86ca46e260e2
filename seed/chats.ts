// Demonstration chats: buyers write in their own language, and stores answer in it.

type Line = readonly [side: 'Buyer' | 'Store', minutesLater: number, text: string]
/** `productNamePattern`: a LIKE pattern for the English product name. */
export type ChatSeed = {
  buyer: string
  store: string
  category: string
  productNamePattern: string
  startedDaysAgo: number
  lines: readonly Line[]
  /** How many of the last messages the other side has not read. */
  unread: number
  /** A price offer by the seller before the last line. */
  offer?: { lessPercent: number; fromQuantity: number; days: number }
}

/** Buyers without a password. */
export const chatBuyers = [
  { email: 'markus.vogel@tradeyard.example', name: 'Markus Vogel', locale: 'de' },
  { email: 'giulia.ferri@tradeyard.example', name: 'Giulia Ferri', locale: 'it' },
  { email: 'emre.yildiz@tradeyard.example', name: 'Emre Yıldız', locale: 'tr' },
] as const

export const chatSeeds: readonly ChatSeed[] = [
  {
    buyer: 'buyer@tradeyard.example',
    store: 'sibmetiz',
    category: 'hex-bolts',
    productNamePattern: '%class 8.8, hot-dip%',
    startedDaysAgo: 6,
    unread: 1,
    offer: { lessPercent: 7, fromQuantity: 20, days: 30 },
    lines: [
      [
        'Buyer',
        0,
        'Good morning. We need about 2,000 of these for a steel frame in Leipzig. Is the whole quantity in stock, and from one lot?',
      ],
      [
        'Store',
        24,
        'Good morning, Anna. Yes, the quantity is in the Novosibirsk warehouse, all from one heat. The EN 10204 3.1 certificate goes with the goods.',
      ],
      [
        'Buyer',
        31,
        'Perfect, the inspector asks for 3.1. How are they packed? Our site has no forklift on the first day.',
      ],
      [
        'Store',
        12,
        'In cartons of 25 kg on a euro pallet, so two people can unload by hand. We mark each carton with size and lot number.',
      ],
      ['Buyer', 1440, 'Good. If we take 2,000 now and the same again in spring, is there room in the price?'],
      [
        'Store',
        38,
        'For that quantity there is. I have put an individual price into this chat, it already counts in your cart.',
      ],
    ],
  },
  {
    buyer: 'second-seller@tradeyard.example',
    store: 'sibmetiz',
    category: 'flat-washers',
    productNamePattern: '%, steel, plain%',
    startedDaysAgo: 12,
    unread: 0,
    lines: [
      [
        'Buyer',
        0,
        'Dobar dan, da li ove podloške imate i u toplo cinkovanoj izvedbi? Idu na spoljnu montažu cevovoda.',
      ],
      [
        'Store',
        41,
        'Dobar dan. Imamo, isti prečnik, sloj cinka najmanje 45 mikrona. Razlika u ceni je oko 18 procenata.',
      ],
      ['Buyer', 17, 'Odgovara nam. Koliki je rok isporuke do Beograda i ko radi carinjenje?'],
      [
        'Store',
        29,
        'Od 14 do 18 dana kamionom. Izvoznu dokumentaciju pripremamo mi, uvozno carinjenje radi Vaš špediter.',
      ],
      ['Buyer', 55, 'U redu. Pošaljite mi molim Vas predračun za 40 pakovanja na firmu Dunav Armature.'],
      ['Store', 33, 'Hvala, predračun stiže danas do 16 časova. Rezervisali smo količinu na pet dana.'],
    ],
  },
  {
    buyer: 'markus.vogel@tradeyard.example',
    store: 'sibmetiz',
    category: 'threaded-rods',
    productNamePattern: '%1000 mm%',
    startedDaysAgo: 20,
    unread: 0,
    lines: [
      [
        'Buyer',
        0,
        'Guten Tag, liefern Sie diese Gewindestangen auch auf Maß abgelängt? Wir brauchen 480 mm, beidseitig gefast.',
      ],
      ['Store', 52, 'Guten Tag, Herr Vogel. Ja, ab 300 Stück sägen und fasen wir im Werk. Toleranz ±1 mm.'],
      ['Buyer', 26, 'Sehr gut. Wir rechnen mit 1.200 Stück. Wie lange dauert die Fertigung zusätzlich?'],
      [
        'Store',
        19,
        'Vier Arbeitstage zusätzlich zur normalen Lieferzeit. Die Stangen kommen gebündelt zu je 50 Stück mit Schutzkappen.',
      ],
      ['Buyer', 180, 'Dann bestelle ich über den Warenkorb und schreibe die Länge in den Kommentar. Passt das so?'],
      [
        'Store',
        14,
        'Genau so. Wir bestätigen die Bestellung erst, wenn die Zeichnung geklärt ist, es geht also nichts schief.',
      ],
    ],
  },
  {
    buyer: 'emre.yildiz@tradeyard.example',
    store: 'sibmetiz',
    category: 'hex-nuts',
    productNamePattern: '%class 8, %',
    startedDaysAgo: 3,
    unread: 1,
    lines: [
      ['Buyer', 0, 'Merhaba, bu somunların mukavemet sınıfı 10 olanı da var mı? Vinç montajında kullanacağız.'],
      ['Store', 36, 'Merhaba Emre Bey. Var, sınıf 10 stokta. Her partiyle birlikte deney sertifikası gönderiyoruz.'],
      ['Buyer', 22, 'Çok iyi. İzmir’e teslim için minimum sipariş ne kadar?'],
      [
        'Store',
        27,
        'Minimum sipariş ürün sayfasındaki gibi. Novorossiysk üzerinden parsiyel yük olarak ortalama 16 günde İzmir’e ulaşır.',
      ],
      ['Buyer', 420, 'Teşekkürler. Önce numune olarak bir koli alabilir miyiz?'],
      ['Store', 18, 'Elbette. Numune koliyi ilk siparişinizin tutarından düşüyoruz.'],
      ['Buyer', 65, 'Anlaştık. Adresi siparişe yazıyorum, lütfen faturayı şirket adına kesin.'],
    ],
  },
  {
    buyer: 'buyer@tradeyard.example',
    store: 'dunav-armature',
    category: 'ball-valves',
    productNamePattern: '%lever%',
    startedDaysAgo: 9,
    unread: 0,
    lines: [
      [
        'Buyer',
        0,
        'Hello, are these valves approved for drinking water in Germany? The client wants to see a DVGW mark.',
      ],
      [
        'Store',
        15,
        'Hello Anna. The version with the green handle is, the certificate number is on the body. I can send you the scan before you order.',
      ],
      [
        'Buyer',
        43,
        'Please do. We need 120 pieces, and delivery in two parts would help us: half now, half in four weeks.',
      ],
      [
        'Store',
        21,
        'No problem, the second half stays reserved for you in Belgrade. Freight is charged once for each part.',
      ],
      ['Buyer', 900, 'The certificate is fine, thank you. Do you have matching compression ends for PE pipe?'],
      ['Store', 11, 'Yes, for 25, 32 and 40 mm. If you put them into the same order they travel on the same pallet.'],
    ],
  },
  {
    buyer: 'seller@tradeyard.example',
    store: 'dunav-armature',
    category: 'circulation-pumps',
    productNamePattern: '%electronic%',
    startedDaysAgo: 15,
    unread: 1,
    lines: [
      [
        'Buyer',
        0,
        'Добрый день. Подбираем насос для отопления цеха, контур 65 кВт, высота 14 м. Подойдёт ли эта модель?',
      ],
      [
        'Store',
        48,
        'Добрый день, Павел. По расходу подойдёт, но при такой высоте лучше взять следующий типоразмер: запас по напору будет около 20 %.',
      ],
      ['Buyer', 34, 'Понял. А есть ли к нему частотный преобразователь или он уже встроен?'],
      ['Store', 16, 'Встроен, три режима и работа по разности давлений. Паспорт и схема подключения на русском есть.'],
      ['Buyer', 1500, 'Хорошо, берём два, один в резерв. Сколько идёт доставка до Новосибирска?'],
      ['Store', 25, 'Сборным грузом 20–24 дня. Страхуем на полную стоимость, упаковка — деревянный ящик.'],
    ],
  },
  {
    buyer: 'giulia.ferri@tradeyard.example',
    store: 'dunav-armature',
    category: 'gate-valves',
    productNamePattern: '%cast iron, handwheel%',
    startedDaysAgo: 4,
    unread: 0,
    lines: [
      ['Buyer', 0, 'Buongiorno, queste saracinesche sono adatte al vapore a 6 bar oppure solo all’acqua?'],
      [
        'Store',
        33,
        'Buongiorno, signora Ferri. La versione in ghisa è solo per acqua; per il vapore a 6 bar Le consiglio quella in acciaio al carbonio, stesso scartamento.',
      ],
      ['Buyer', 28, 'Perfetto, allora prendiamo l’acciaio. Le guarnizioni sono comprese nella fornitura?'],
      [
        'Store',
        9,
        'Sì, in grafite, insieme alla bulloneria per le flange. Può partire tutto da Belgrado entro due giorni.',
      ],
      ['Buyer', 240, 'Ci serve anche la dichiarazione PED. È possibile averla in italiano?'],
      ['Store', 37, 'Certamente, la dichiarazione è disponibile in italiano e in inglese e viaggia con la merce.'],
    ],
  },
  {
    buyer: 'markus.vogel@tradeyard.example',
    store: 'dunav-armature',
    category: 'pressure-gauges',
    productNamePattern: '%bottom connection%',
    startedDaysAgo: 1,
    unread: 1,
    lines: [
      ['Buyer', 0, 'Guten Tag, gibt es diese Manometer auch mit Glyzerinfüllung und Kalibrierschein?'],
      [
        'Store',
        18,
        'Guten Tag, Herr Vogel. Mit Füllung ja, ab Lager. Der Werkskalibrierschein kostet einen kleinen Aufpreis je Gerät.',
      ],
      ['Buyer', 23, 'Der Aufpreis ist in Ordnung. Wir brauchen 24 Stück, Klasse 1,0, Anschluss unten.'],
      ['Store', 44, 'Klasse 1,0 haben wir 30 Stück da. Ich lege sie Ihnen bis Freitag zurück.'],
      [
        'Buyer',
        75,
        'Danke. Können Sie die Messstellennummern auf die Skala drucken, wenn ich Ihnen eine Liste schicke?',
      ],
    ],
  },
]
