import { city, country, district, region } from './types.ts'

export const serbia = country('RS', 'serbia', 'Serbia|Сербия|Srbija|Serbien|Serbia|Sırbistan', 44.02, 21.01, [
  region(
    'belgrade-region',
    'Belgrade Region|Белградский регион|Beogradski region|Region Belgrad|Regione di Belgrado|Belgrad Bölgesi',
    [
      city('belgrade', 'Belgrade|Белград|Beograd|Belgrad|Belgrado|Belgrad', 44.8176, 20.4569, 1383000),
      city('obrenovac', 'Obrenovac|Обреновац|Obrenovac|Obrenovac|Obrenovac|Obrenovac', 44.6549, 20.2002, 25000),
      city('lazarevac', 'Lazarevac|Лазаревац|Lazarevac|Lazarevac|Lazarevac|Lazarevac', 44.3853, 20.2569, 27000),
    ],
  ),
  region('vojvodina', 'Vojvodina|Воеводина|Vojvodina|Wojwodina|Voivodina|Voyvodina', [
    district(
      'south-backa-district',
      'South Bačka District|Южно-Бачский округ|Južnobački okrug|Bezirk Süd-Batschka|Distretto della Bačka Meridionale|Güney Bačka Bölgesi',
      [
        city('novi-sad', 'Novi Sad|Нови-Сад|Novi Sad|Novi Sad|Novi Sad|Novi Sad', 45.2671, 19.8335, 307000),
        city(
          'backa-palanka',
          'Bačka Palanka|Бачка-Паланка|Bačka Palanka|Bačka Palanka|Bačka Palanka|Bačka Palanka',
          45.2508,
          19.3919,
          26000,
        ),
        city('vrbas', 'Vrbas|Врбас|Vrbas|Vrbas|Vrbas|Vrbas', 45.5714, 19.6408, 21000),
      ],
    ),
    district(
      'north-backa-district',
      'North Bačka District|Северно-Бачский округ|Severnobački okrug|Bezirk Nord-Batschka|Distretto della Bačka Settentrionale|Kuzey Bačka Bölgesi',
      [
        city('subotica', 'Subotica|Суботица|Subotica|Subotica|Subotica|Subotica', 46.1005, 19.6656, 95000),
        city(
          'backa-topola',
          'Bačka Topola|Бачка-Топола|Bačka Topola|Bačka Topola|Bačka Topola|Bačka Topola',
          45.8153,
          19.6318,
          12000,
        ),
      ],
    ),
    district(
      'central-banat-district',
      'Central Banat District|Средне-Банатский округ|Srednjobanatski okrug|Bezirk Mittelbanat|Distretto del Banato Centrale|Orta Banat Bölgesi',
      [city('zrenjanin', 'Zrenjanin|Зренянин|Zrenjanin|Zrenjanin|Zrenjanin|Zrenyanin', 45.3836, 20.3819, 67000)],
    ),
    district(
      'south-banat-district',
      'South Banat District|Южно-Банатский округ|Južnobanatski okrug|Bezirk Südbanat|Distretto del Banato Meridionale|Güney Banat Bölgesi',
      [
        city('pancevo', 'Pančevo|Панчево|Pančevo|Pančevo|Pančevo|Pançevo', 44.8708, 20.6403, 73000),
        city('vrsac', 'Vršac|Вршац|Vršac|Vršac|Vršac|Vrşats', 45.1169, 21.3036, 31000),
      ],
    ),
    district(
      'north-banat-district',
      'North Banat District|Северно-Банатский округ|Severnobanatski okrug|Bezirk Nordbanat|Distretto del Banato Settentrionale|Kuzey Banat Bölgesi',
      [city('kikinda', 'Kikinda|Кикинда|Kikinda|Kikinda|Kikinda|Kikinda', 45.8297, 20.4653, 32000)],
    ),
    district(
      'west-backa-district',
      'West Bačka District|Западно-Бачский округ|Zapadnobački okrug|Bezirk West-Batschka|Distretto della Bačka Occidentale|Batı Bačka Bölgesi',
      [city('sombor', 'Sombor|Сомбор|Sombor|Sombor|Sombor|Sombor', 45.7742, 19.1122, 41000)],
    ),
    district(
      'srem-district',
      'Srem District|Сремский округ|Sremski okrug|Bezirk Syrmien|Distretto della Sirmia|Srem Bölgesi',
      [
        city(
          'sremska-mitrovica',
          'Sremska Mitrovica|Сремска-Митровица|Sremska Mitrovica|Sremska Mitrovica|Sremska Mitrovica|Sremska Mitrovica',
          44.9764,
          19.6122,
          37000,
        ),
        city('ruma', 'Ruma|Рума|Ruma|Ruma|Ruma|Ruma', 45.0081, 19.8222, 27000),
        city(
          'stara-pazova',
          'Stara Pazova|Стара-Пазова|Stara Pazova|Stara Pazova|Stara Pazova|Stara Pazova',
          44.985,
          20.1608,
          18000,
        ),
      ],
    ),
  ]),
  region(
    'sumadija-and-western-serbia',
    'Šumadija and Western Serbia|Шумадия и Западная Сербия|Šumadija i Zapadna Srbija|Šumadija und Westserbien|Šumadija e Serbia Occidentale|Şumadiya ve Batı Sırbistan',
    [
      district(
        'sumadija-district',
        'Šumadija District|Шумадийский округ|Šumadijski okrug|Bezirk Šumadija|Distretto della Šumadija|Şumadiya Bölgesi',
        [
          city(
            'kragujevac',
            'Kragujevac|Крагуевац|Kragujevac|Kragujevac|Kragujevac|Kraguyevaç',
            44.0128,
            20.9114,
            146000,
          ),
          city(
            'arandjelovac',
            'Aranđelovac|Аранджеловац|Aranđelovac|Aranđelovac|Aranđelovac|Arancelovats',
            44.3069,
            20.56,
            22000,
          ),
        ],
      ),
      district(
        'moravica-district',
        'Moravica District|Моравичский округ|Moravički okrug|Bezirk Moravica|Distretto della Moravica|Moravica Bölgesi',
        [
          city('cacak', 'Čačak|Чачак|Čačak|Čačak|Čačak|Çaçak', 43.8914, 20.3497, 69000),
          city(
            'gornji-milanovac',
            'Gornji Milanovac|Горни-Милановац|Gornji Milanovac|Gornji Milanovac|Gornji Milanovac|Gornyi Milanovats',
            44.026,
            20.4615,
            23000,
          ),
        ],
      ),
      district(
        'zlatibor-district',
        'Zlatibor District|Златиборский округ|Zlatiborski okrug|Bezirk Zlatibor|Distretto di Zlatibor|Zlatibor Bölgesi',
        [city('uzice', 'Užice|Ужице|Užice|Užice|Užice|Ujitse', 43.8586, 19.8488, 55000)],
      ),
      district(
        'kolubara-district',
        'Kolubara District|Колубарский округ|Kolubarski okrug|Bezirk Kolubara|Distretto della Kolubara|Kolubara Bölgesi',
        [city('valjevo', 'Valjevo|Валево|Valjevo|Valjevo|Valjevo|Valyevo', 44.2751, 19.8982, 56000)],
      ),
      district(
        'macva-district',
        'Mačva District|Мачванский округ|Mačvanski okrug|Bezirk Mačva|Distretto della Mačva|Maçva Bölgesi',
        [
          city('sabac', 'Šabac|Шабац|Šabac|Šabac|Šabac|Şabats', 44.7489, 19.6908, 51000),
          city('loznica', 'Loznica|Лозница|Loznica|Loznica|Loznica|Loznitsa', 44.5339, 19.2239, 18000),
        ],
      ),
      district(
        'raska-district',
        'Raška District|Рашский округ|Raški okrug|Bezirk Raška|Distretto della Raška|Raşka Bölgesi',
        [
          city('kraljevo', 'Kraljevo|Кралево|Kraljevo|Kraljevo|Kraljevo|Kralyevo', 43.7256, 20.6897, 58000),
          city(
            'novi-pazar',
            'Novi Pazar|Нови-Пазар|Novi Pazar|Novi Pazar|Novi Pazar|Yeni Pazar',
            43.1367,
            20.5122,
            71000,
          ),
        ],
      ),
      district(
        'rasina-district',
        'Rasina District|Расинский округ|Rasinski okrug|Bezirk Rasina|Distretto della Rasina|Rasina Bölgesi',
        [city('krusevac', 'Kruševac|Крушевац|Kruševac|Kruševac|Kruševac|Kruşevaç', 43.58, 21.3339, 54000)],
      ),
    ],
  ),
  region(
    'southern-and-eastern-serbia',
    'Southern and Eastern Serbia|Южная и Восточная Сербия|Južna i Istočna Srbija|Süd- und Ostserbien|Serbia Meridionale e Orientale|Güney ve Doğu Sırbistan',
    [
      district(
        'nisava-district',
        'Nišava District|Нишавский округ|Nišavski okrug|Bezirk Nišava|Distretto della Nišava|Nişava Bölgesi',
        [city('nis', 'Niš|Ниш|Niš|Niš|Niš|Niş', 43.3209, 21.8958, 183000)],
      ),
      district(
        'podunavlje-district',
        'Podunavlje District|Подунайский округ|Podunavski okrug|Bezirk Podunavlje|Distretto del Podunavlje|Tuna Boyu Bölgesi',
        [city('smederevo', 'Smederevo|Смедерево|Smederevo|Smederevo|Smederevo|Semendire', 44.6628, 20.93, 59000)],
      ),
      district(
        'branicevo-district',
        'Braničevo District|Браничевский округ|Braničevski okrug|Bezirk Braničevo|Distretto di Braničevo|Braniçevo Bölgesi',
        [city('pozarevac', 'Požarevac|Пожаревац|Požarevac|Požarevac|Požarevac|Pasarofça', 44.62, 21.1878, 42000)],
      ),
      district(
        'jablanica-district',
        'Jablanica District|Ябланичский округ|Jablanički okrug|Bezirk Jablanica|Distretto della Jablanica|Yablanitsa Bölgesi',
        [city('leskovac', 'Leskovac|Лесковац|Leskovac|Leskovac|Leskovac|Leskovça', 42.9981, 21.9461, 58000)],
      ),
      district('bor-district', 'Bor District|Борский округ|Borski okrug|Bezirk Bor|Distretto di Bor|Bor Bölgesi', [
        city('bor', 'Bor|Бор|Bor|Bor|Bor|Bor', 44.0749, 22.0959, 29000),
      ]),
      district(
        'pcinja-district',
        'Pčinja District|Пчиньский округ|Pčinjski okrug|Bezirk Pčinja|Distretto della Pčinja|Pçinya Bölgesi',
        [city('vranje', 'Vranje|Вране|Vranje|Vranje|Vranje|İvranye', 42.5514, 21.9003, 50000)],
      ),
    ],
  ),
])
