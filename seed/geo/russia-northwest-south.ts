import { city, district, federalDistrict, krai, oblast, region } from './types.ts'

export const northwestern = federalDistrict(
  'northwestern-federal-district',
  'Northwestern Federal District|Северо-Западный федеральный округ|Severozapadni federalni okrug|Föderationskreis Nordwestrussland|Distretto federale nordoccidentale|Kuzeybatı Federal Bölgesi',
  [
    city(
      'saint-petersburg',
      'Saint Petersburg|Санкт-Петербург|Sankt Peterburg|Sankt Petersburg|San Pietroburgo|Sankt-Peterburg',
      59.9386,
      30.3141,
      5600000,
    ),
    oblast('leningrad-oblast', 'Leningrad|Ленинградская|Lenjingradska|Leningrad|Leningrado|Leningrad', [
      district(
        'gatchina-district',
        'Gatchina District|Гатчинский район|Gatčinski rejon|Rajon Gattschina|Distretto di Gatčina|Gatçina ilçesi',
        [city('gatchina', 'Gatchina|Гатчина|Gatčina|Gattschina|Gatčina|Gatçina', 59.5651, 30.1282, 94000)],
      ),
      district(
        'vsevolozhsk-district',
        'Vsevolozhsk District|Всеволожский район|Vsevološki rejon|Rajon Wsewoloschsk|Distretto di Vsevoložsk|Vsevolojsk ilçesi',
        [
          city(
            'vsevolozhsk',
            'Vsevolozhsk|Всеволожск|Vsevoložsk|Wsewoloschsk|Vsevoložsk|Vsevolojsk',
            60.0191,
            30.6457,
            81000,
          ),
        ],
      ),
      city('vyborg', 'Vyborg|Выборг|Viborg|Wyborg|Vyborg|Vıborg', 60.7096, 28.749, 72000),
    ]),
    oblast('kaliningrad-oblast', 'Kaliningrad|Калининградская|Kalinjingradska|Kaliningrad|Kaliningrad|Kaliningrad', [
      city(
        'kaliningrad',
        'Kaliningrad|Калининград|Kalinjingrad|Kaliningrad|Kaliningrad|Kaliningrad',
        54.7104,
        20.4522,
        490000,
      ),
    ]),
    oblast('vologda-oblast', 'Vologda|Вологодская|Vologodska|Wologda|Vologda|Vologda', [
      city('vologda', 'Vologda|Вологда|Vologda|Wologda|Vologda|Vologda', 59.2205, 39.8915, 313000),
      city(
        'cherepovets',
        'Cherepovets|Череповец|Čerepovec|Tscherepowez|Čerepovec|Çerepovets',
        59.1269,
        37.9092,
        301000,
      ),
    ]),
    oblast('novgorod-oblast', 'Novgorod|Новгородская|Novgorodska|Nowgorod|Novgorod|Novgorod', [
      city(
        'veliky-novgorod',
        'Veliky Novgorod|Великий Новгород|Veliki Novgorod|Weliki Nowgorod|Velikij Novgorod|Velikiy Novgorod',
        58.5213,
        31.2755,
        224000,
      ),
    ]),
    oblast('pskov-oblast', 'Pskov|Псковская|Pskovska|Pskow|Pskov|Pskov', [
      city('pskov', 'Pskov|Псков|Pskov|Pskow|Pskov|Pskov', 57.8193, 28.3318, 189000),
    ]),
    oblast('arkhangelsk-oblast', 'Arkhangelsk|Архангельская|Arhangelska|Archangelsk|Arcangelo|Arhangelsk', [
      city(
        'arkhangelsk',
        'Arkhangelsk|Архангельск|Arhangelsk|Archangelsk|Arcangelo|Arhangelsk',
        64.5393,
        40.517,
        298000,
      ),
    ]),
    oblast('murmansk-oblast', 'Murmansk|Мурманская|Murmanska|Murmansk|Murmansk|Murmansk', [
      city('murmansk', 'Murmansk|Мурманск|Murmansk|Murmansk|Murmansk|Murmansk', 68.9585, 33.0827, 266000),
    ]),
    region(
      'karelia',
      'Republic of Karelia|Республика Карелия|Republika Karelija|Republik Karelien|Repubblica di Carelia|Karelya Cumhuriyeti',
      [
        city(
          'petrozavodsk',
          'Petrozavodsk|Петрозаводск|Petrozavodsk|Petrosawodsk|Petrozavodsk|Petrozavodsk',
          61.7849,
          34.3469,
          234000,
        ),
      ],
    ),
    region('komi', 'Komi Republic|Республика Коми|Republika Komi|Republik Komi|Repubblica dei Komi|Komi Cumhuriyeti', [
      city('syktyvkar', 'Syktyvkar|Сыктывкар|Siktivkar|Syktywkar|Syktyvkar|Sıktıvkar', 61.6688, 50.8364, 220000),
    ]),
  ],
)

export const southern = federalDistrict(
  'southern-federal-district',
  'Southern Federal District|Южный федеральный округ|Južni federalni okrug|Föderationskreis Südrussland|Distretto federale meridionale|Güney Federal Bölgesi',
  [
    krai('krasnodar-krai', 'Krasnodar|Краснодарский|Krasnodarski|Krasnodar|Krasnodar|Krasnodar', [
      city('krasnodar', 'Krasnodar|Краснодар|Krasnodar|Krasnodar|Krasnodar|Krasnodar', 45.0355, 38.9753, 1121000),
      city(
        'novorossiysk',
        'Novorossiysk|Новороссийск|Novorosijsk|Noworossijsk|Novorossijsk|Novorossiysk',
        44.7235,
        37.7686,
        262000,
      ),
      city('sochi', 'Sochi|Сочи|Soči|Sotschi|Soči|Soçi', 43.5855, 39.7231, 446000),
      city('armavir-kuban', 'Armavir|Армавир|Armavir|Armawir|Armavir|Armavir', 44.9892, 41.1234, 187000),
    ]),
    oblast('rostov-oblast', 'Rostov|Ростовская|Rostovska|Rostow|Rostov|Rostov', [
      city(
        'rostov-on-don',
        'Rostov-on-Don|Ростов-на-Дону|Rostov na Donu|Rostow am Don|Rostov sul Don|Rostov-na-Donu',
        47.2357,
        39.7015,
        1140000,
      ),
      city('taganrog', 'Taganrog|Таганрог|Taganrog|Taganrog|Taganrog|Taganrog', 47.2096, 38.9352, 243000),
      city('shakhty', 'Shakhty|Шахты|Šahti|Schachty|Šachty|Şahtı', 47.7086, 40.216, 223000),
    ]),
    oblast('volgograd-oblast', 'Volgograd|Волгоградская|Volgogradska|Wolgograd|Volgograd|Volgograd', [
      city('volgograd', 'Volgograd|Волгоград|Volgograd|Wolgograd|Volgograd|Volgograd', 48.708, 44.5133, 1018000),
      city('volzhsky', 'Volzhsky|Волжский|Volški|Wolschski|Volžskij|Voljskiy', 48.7858, 44.7797, 314000),
    ]),
    oblast('astrakhan-oblast', 'Astrakhan|Астраханская|Astrahanska|Astrachan|Astrachan’|Astrahan', [
      city('astrakhan', 'Astrakhan|Астрахань|Astrahan|Astrachan|Astrachan’|Astrahan', 46.3497, 48.0408, 466000),
    ]),
    region(
      'adygea',
      'Republic of Adygea|Республика Адыгея|Republika Adigeja|Republik Adygeja|Repubblica di Adighezia|Adıge Cumhuriyeti',
      [city('maykop', 'Maykop|Майкоп|Majkop|Maikop|Majkop|Maykop', 44.6098, 40.1006, 139000)],
    ),
  ],
)

export const northCaucasian = federalDistrict(
  'north-caucasian-federal-district',
  'North Caucasian Federal District|Северо-Кавказский федеральный округ|Severnokavkaski federalni okrug|Föderationskreis Nordkaukasus|Distretto federale del Caucaso settentrionale|Kuzey Kafkasya Federal Bölgesi',
  [
    krai('stavropol-krai', 'Stavropol|Ставропольский|Stavropoljski|Stawropol|Stavropol’|Stavropol', [
      city('stavropol', 'Stavropol|Ставрополь|Stavropolj|Stawropol|Stavropol’|Stavropol', 45.0448, 41.9692, 547000),
      city('pyatigorsk', 'Pyatigorsk|Пятигорск|Pjatigorsk|Pjatigorsk|Pjatigorsk|Pyatigorsk', 44.0486, 43.0594, 145000),
      city(
        'nevinnomyssk',
        'Nevinnomyssk|Невинномысск|Nevinomisk|Newinnomyssk|Nevinnomyssk|Nevinnomıssk',
        44.6333,
        41.9444,
        115000,
      ),
    ]),
    region(
      'dagestan',
      'Republic of Dagestan|Республика Дагестан|Republika Dagestan|Republik Dagestan|Repubblica del Daghestan|Dağıstan Cumhuriyeti',
      [
        city(
          'makhachkala',
          'Makhachkala|Махачкала|Mahačkala|Machatschkala|Machačkala|Mahaçkale',
          42.9849,
          47.5047,
          623000,
        ),
      ],
    ),
    region(
      'north-ossetia',
      'North Ossetia–Alania|Северная Осетия — Алания|Severna Osetija – Alanija|Nordossetien-Alanien|Ossezia Settentrionale-Alania|Kuzey Osetya-Alanya',
      [
        city(
          'vladikavkaz',
          'Vladikavkaz|Владикавказ|Vladikavkaz|Wladikawkas|Vladikavkaz|Vladikavkaz',
          43.0241,
          44.6905,
          292000,
        ),
      ],
    ),
  ],
)
