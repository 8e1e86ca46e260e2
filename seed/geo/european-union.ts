import { city, country, region } from './types.ts'

export const austria = country('AT', 'austria', 'Austria|Австрия|Austrija|Österreich|Austria|Avusturya', 47.52, 14.55, [
  city('vienna', 'Vienna|Вена|Beč|Wien|Vienna|Viyana', 48.2082, 16.3738, 2006000),
  region(
    'upper-austria',
    'Upper Austria|Верхняя Австрия|Gornja Austrija|Oberösterreich|Alta Austria|Yukarı Avusturya',
    [
      city('linz', 'Linz|Линц|Linc|Linz|Linz|Linz', 48.3069, 14.2858, 212000),
      city('wels', 'Wels|Вельс|Vels|Wels|Wels|Wels', 48.1575, 14.0289, 65000),
    ],
  ),
  region('styria', 'Styria|Штирия|Štajerska|Steiermark|Stiria|Steiermark', [
    city('graz', 'Graz|Грац|Grac|Graz|Graz|Graz', 47.0707, 15.4395, 303000),
  ]),
  city('salzburg', 'Salzburg|Зальцбург|Salcburg|Salzburg|Salisburgo|Salzburg', 47.8095, 13.055, 157000),
  city('innsbruck', 'Innsbruck|Инсбрук|Insbruk|Innsbruck|Innsbruck|Innsbruck', 47.2692, 11.4041, 132000),
])

export const slovenia = country(
  'SI',
  'slovenia',
  'Slovenia|Словения|Slovenija|Slowenien|Slovenia|Slovenya',
  46.15,
  14.99,
  [
    city('ljubljana', 'Ljubljana|Любляна|Ljubljana|Ljubljana|Lubiana|Ljubljana', 46.0569, 14.5058, 285000),
    city('maribor', 'Maribor|Марибор|Maribor|Maribor|Maribor|Maribor', 46.5547, 15.6459, 97000),
    city('koper', 'Koper|Копер|Kopar|Koper|Capodistria|Koper', 45.5481, 13.7302, 26000),
  ],
)

export const croatia = country('HR', 'croatia', 'Croatia|Хорватия|Hrvatska|Kroatien|Croazia|Hırvatistan', 45.1, 15.2, [
  city('zagreb', 'Zagreb|Загреб|Zagreb|Zagreb|Zagabria|Zagreb', 45.815, 15.9819, 767000),
  city('split', 'Split|Сплит|Split|Split|Spalato|Split', 43.5081, 16.4402, 161000),
  city('rijeka', 'Rijeka|Риека|Rijeka|Rijeka|Fiume|Rijeka', 45.3271, 14.4422, 108000),
  city('osijek', 'Osijek|Осиек|Osijek|Osijek|Osijek|Osijek', 45.555, 18.6955, 96000),
])

export const bulgaria = country(
  'BG',
  'bulgaria',
  'Bulgaria|Болгария|Bugarska|Bulgarien|Bulgaria|Bulgaristan',
  42.73,
  25.49,
  [
    city('sofia', 'Sofia|София|Sofija|Sofia|Sofia|Sofya', 42.6977, 23.3219, 1248000),
    city('plovdiv', 'Plovdiv|Пловдив|Plovdiv|Plowdiw|Plovdiv|Filibe', 42.1354, 24.7453, 346000),
    city('varna', 'Varna|Варна|Varna|Warna|Varna|Varna', 43.2141, 27.9147, 336000),
    city('burgas', 'Burgas|Бургас|Burgas|Burgas|Burgas|Burgaz', 42.5048, 27.4626, 202000),
    city('ruse', 'Ruse|Русе|Ruse|Russe|Ruse|Rusçuk', 43.8356, 25.9657, 123000),
  ],
)

export const romania = country('RO', 'romania', 'Romania|Румыния|Rumunija|Rumänien|Romania|Romanya', 45.94, 24.97, [
  city('bucharest', 'Bucharest|Бухарест|Bukurešt|Bukarest|Bucarest|Bükreş', 44.4268, 26.1025, 1717000),
  city(
    'cluj-napoca',
    'Cluj-Napoca|Клуж-Напока|Kluž-Napoka|Cluj-Napoca|Cluj-Napoca|Cluj-Napoca',
    46.7712,
    23.6236,
    287000,
  ),
  city('timisoara', 'Timișoara|Тимишоара|Temišvar|Temeswar|Timișoara|Temeşvar', 45.7489, 21.2087, 251000),
  city('constanta', 'Constanța|Констанца|Konstanca|Konstanza|Costanza|Köstence', 44.1598, 28.6348, 264000),
  city('brasov', 'Brașov|Брашов|Brašov|Kronstadt|Brașov|Braşov', 45.6427, 25.5887, 237000),
])

export const hungary = country('HU', 'hungary', 'Hungary|Венгрия|Mađarska|Ungarn|Ungheria|Macaristan', 47.16, 19.5, [
  city('budapest', 'Budapest|Будапешт|Budimpešta|Budapest|Budapest|Budapeşte', 47.4979, 19.0402, 1686000),
  city('debrecen', 'Debrecen|Дебрецен|Debrecin|Debrezin|Debrecen|Debrecen', 47.5316, 21.6273, 201000),
  city('szeged', 'Szeged|Сегед|Segedin|Szeged|Seghedino|Segedin', 46.253, 20.1414, 160000),
  city('gyor', 'Győr|Дьёр|Đer|Raab|Győr|Györ', 47.6875, 17.6504, 128000),
])

export const poland = country('PL', 'poland', 'Poland|Польша|Poljska|Polen|Polonia|Polonya', 51.92, 19.15, [
  region(
    'masovia',
    'Masovia|Мазовецкое воеводство|Mazovjecko vojvodstvo|Woiwodschaft Masowien|Voivodato della Masovia|Mazovya Voyvodalığı',
    [city('warsaw', 'Warsaw|Варшава|Varšava|Warschau|Varsavia|Varşova', 52.2297, 21.0122, 1863000)],
  ),
  region(
    'lesser-poland',
    'Lesser Poland|Малопольское воеводство|Malopoljsko vojvodstvo|Woiwodschaft Kleinpolen|Voivodato della Piccola Polonia|Küçük Polonya Voyvodalığı',
    [city('krakow', 'Kraków|Краков|Krakov|Krakau|Cracovia|Krakov', 50.0647, 19.945, 807000)],
  ),
  region(
    'silesia',
    'Silesia|Силезское воеводство|Šlesko vojvodstvo|Woiwodschaft Schlesien|Voivodato della Slesia|Silezya Voyvodalığı',
    [city('katowice', 'Katowice|Катовице|Katovice|Kattowitz|Katowice|Katoviçe', 50.2649, 19.0238, 280000)],
  ),
  city('wroclaw', 'Wrocław|Вроцлав|Vroclav|Breslau|Breslavia|Vrotslav', 51.1079, 17.0385, 674000),
  city('poznan', 'Poznań|Познань|Poznanj|Posen|Poznań|Poznań', 52.4064, 16.9252, 541000),
  city('gdansk', 'Gdańsk|Гданьск|Gdanjsk|Danzig|Danzica|Gdansk', 54.352, 18.6466, 487000),
  city('lodz', 'Łódź|Лодзь|Lođ|Lodz|Łódź|Lodz', 51.7592, 19.456, 655000),
])

export const czechia = country('CZ', 'czechia', 'Czechia|Чехия|Češka|Tschechien|Cechia|Çekya', 49.82, 15.47, [
  city('prague', 'Prague|Прага|Prag|Prag|Praga|Prag', 50.0755, 14.4378, 1385000),
  city('brno', 'Brno|Брно|Brno|Brünn|Brno|Brno', 49.1951, 16.6068, 400000),
  city('ostrava', 'Ostrava|Острава|Ostrava|Ostrau|Ostrava|Ostrava', 49.8209, 18.2625, 284000),
  city('plzen', 'Plzeň|Пльзень|Plzenj|Pilsen|Plzeň|Plzeň', 49.7384, 13.3736, 185000),
])

export const greece = country('GR', 'greece', 'Greece|Греция|Grčka|Griechenland|Grecia|Yunanistan', 39.07, 21.82, [
  city('athens', 'Athens|Афины|Atina|Athen|Atene|Atina', 37.9838, 23.7275, 643000),
  city('thessaloniki', 'Thessaloniki|Салоники|Solun|Thessaloniki|Salonicco|Selanik', 40.6401, 22.9444, 319000),
  city('patras', 'Patras|Патры|Patras|Patras|Patrasso|Patras', 38.2466, 21.7346, 171000),
])
