import { city, district, federalDistrict, krai, oblast, region } from './types.ts'

export const ural = federalDistrict(
  'ural-federal-district',
  'Ural Federal District|Уральский федеральный округ|Uralski federalni okrug|Föderationskreis Ural|Distretto federale degli Urali|Ural Federal Bölgesi',
  [
    oblast('sverdlovsk-oblast', 'Sverdlovsk|Свердловская|Sverdlovska|Swerdlowsk|Sverdlovsk|Sverdlovsk', [
      city(
        'yekaterinburg',
        'Yekaterinburg|Екатеринбург|Jekaterinburg|Jekaterinburg|Ekaterinburg|Yekaterinburg',
        56.8389,
        60.6057,
        1536000,
      ),
      city(
        'nizhny-tagil',
        'Nizhny Tagil|Нижний Тагил|Nižnji Tagil|Nischni Tagil|Nižnij Tagil|Nijniy Tagil',
        57.9101,
        59.9813,
        331000,
      ),
      city(
        'kamensk-uralsky',
        'Kamensk-Uralsky|Каменск-Уральский|Kamensk-Uralski|Kamensk-Uralski|Kamensk-Ural’skij|Kamensk-Uralskiy',
        56.4149,
        61.9189,
        161000,
      ),
      city(
        'pervouralsk',
        'Pervouralsk|Первоуральск|Pervouraljsk|Perwouralsk|Pervoural’sk|Pervouralsk',
        56.9081,
        59.9429,
        114000,
      ),
    ]),
    oblast('chelyabinsk-oblast', 'Chelyabinsk|Челябинская|Čeljabinska|Tscheljabinsk|Čeljabinsk|Çelyabinsk', [
      city(
        'chelyabinsk',
        'Chelyabinsk|Челябинск|Čeljabinsk|Tscheljabinsk|Čeljabinsk|Çelyabinsk',
        55.1644,
        61.4368,
        1177000,
      ),
      city(
        'magnitogorsk',
        'Magnitogorsk|Магнитогорск|Magnitogorsk|Magnitogorsk|Magnitogorsk|Magnitogorsk',
        53.4072,
        58.9791,
        407000,
      ),
      city('miass', 'Miass|Миасс|Mijas|Miass|Miass|Miass', 55.0456, 60.1077, 146000),
    ]),
    oblast('tyumen-oblast', 'Tyumen|Тюменская|Tjumenska|Tjumen|Tjumen’|Tümen', [
      city('tyumen', 'Tyumen|Тюмень|Tjumenj|Tjumen|Tjumen’|Tümen', 57.1613, 65.525, 861000),
    ]),
    region(
      'khanty-mansi',
      'Khanty-Mansi Autonomous Okrug|Ханты-Мансийский автономный округ|Hantijsko-mansijski autonomni okrug|Autonomer Kreis der Chanten und Mansen|Circondario autonomo degli Chanty-Mansi|Hantı-Mansi Özerk Okrugu',
      [
        city('surgut', 'Surgut|Сургут|Surgut|Surgut|Surgut|Surgut', 61.254, 73.3962, 406000),
        city(
          'nizhnevartovsk',
          'Nizhnevartovsk|Нижневартовск|Nižnjevartovsk|Nischnewartowsk|Nižnevartovsk|Nijnevartovsk',
          60.9344,
          76.5531,
          290000,
        ),
      ],
    ),
    oblast('kurgan-oblast', 'Kurgan|Курганская|Kurganska|Kurgan|Kurgan|Kurgan', [
      city('kurgan', 'Kurgan|Курган|Kurgan|Kurgan|Kurgan|Kurgan', 55.441, 65.3411, 302000),
    ]),
  ],
)

export const siberian = federalDistrict(
  'siberian-federal-district',
  'Siberian Federal District|Сибирский федеральный округ|Sibirski federalni okrug|Föderationskreis Sibirien|Distretto federale siberiano|Sibirya Federal Bölgesi',
  [
    oblast('novosibirsk-oblast', 'Novosibirsk|Новосибирская|Novosibirska|Nowosibirsk|Novosibirsk|Novosibirsk', [
      district(
        'iskitim-district',
        'Iskitim District|Искитимский район|Iskitimski rejon|Rajon Iskitim|Distretto di Iskitim|İskitim ilçesi',
        [city('iskitim', 'Iskitim|Искитим|Iskitim|Iskitim|Iskitim|İskitim', 54.6366, 83.3045, 56000)],
      ),
      city(
        'novosibirsk',
        'Novosibirsk|Новосибирск|Novosibirsk|Nowosibirsk|Novosibirsk|Novosibirsk',
        55.0302,
        82.9204,
        1634000,
      ),
      city('berdsk', 'Berdsk|Бердск|Berdsk|Berdsk|Berdsk|Berdsk', 54.7582, 83.1072, 103000),
    ]),
    oblast('omsk-oblast', 'Omsk|Омская|Omska|Omsk|Omsk|Omsk', [
      city('omsk', 'Omsk|Омск|Omsk|Omsk|Omsk|Omsk', 54.9893, 73.3682, 1104000),
    ]),
    oblast('tomsk-oblast', 'Tomsk|Томская|Tomska|Tomsk|Tomsk|Tomsk', [
      city('tomsk', 'Tomsk|Томск|Tomsk|Tomsk|Tomsk|Tomsk', 56.4847, 84.9482, 551000),
    ]),
    oblast('kemerovo-oblast', 'Kemerovo|Кемеровская|Kemerovska|Kemerowo|Kemerovo|Kemerovo', [
      city('kemerovo', 'Kemerovo|Кемерово|Kemerovo|Kemerowo|Kemerovo|Kemerovo', 55.3547, 86.0873, 549000),
      city(
        'novokuznetsk',
        'Novokuznetsk|Новокузнецк|Novokuznjeck|Nowokusnezk|Novokuzneck|Novokuznetsk',
        53.7557,
        87.1099,
        532000,
      ),
    ]),
    krai('altai-krai', 'Altai|Алтайский|Altajski|Altai|Altaj|Altay', [
      city('barnaul', 'Barnaul|Барнаул|Barnaul|Barnaul|Barnaul|Barnaul', 53.3481, 83.7798, 624000),
      city('biysk', 'Biysk|Бийск|Bijsk|Bijsk|Bijsk|Biysk', 52.5393, 85.2072, 180000),
    ]),
    krai('krasnoyarsk-krai', 'Krasnoyarsk|Красноярский|Krasnojarski|Krasnojarsk|Krasnojarsk|Krasnoyarsk', [
      city(
        'krasnoyarsk',
        'Krasnoyarsk|Красноярск|Krasnojarsk|Krasnojarsk|Krasnojarsk|Krasnoyarsk',
        56.0106,
        92.8526,
        1205000,
      ),
      city('achinsk', 'Achinsk|Ачинск|Ačinsk|Atschinsk|Ačinsk|Açinsk', 56.2694, 90.4993, 98000),
    ]),
    oblast('irkutsk-oblast', 'Irkutsk|Иркутская|Irkutska|Irkutsk|Irkutsk|İrkutsk', [
      city('irkutsk', 'Irkutsk|Иркутск|Irkutsk|Irkutsk|Irkutsk|İrkutsk', 52.287, 104.305, 606000),
      city('bratsk', 'Bratsk|Братск|Bratsk|Bratsk|Bratsk|Bratsk', 56.1514, 101.6342, 220000),
      city('angarsk', 'Angarsk|Ангарск|Angarsk|Angarsk|Angarsk|Angarsk', 52.5448, 103.8885, 217000),
    ]),
    region(
      'khakassia',
      'Republic of Khakassia|Республика Хакасия|Republika Hakasija|Republik Chakassien|Repubblica di Chakassia|Hakasya Cumhuriyeti',
      [city('abakan', 'Abakan|Абакан|Abakan|Abakan|Abakan|Abakan', 53.7212, 91.4424, 184000)],
    ),
  ],
)

export const farEastern = federalDistrict(
  'far-eastern-federal-district',
  'Far Eastern Federal District|Дальневосточный федеральный округ|Dalekoistočni federalni okrug|Föderationskreis Ferner Osten|Distretto federale dell’Estremo Oriente|Uzak Doğu Federal Bölgesi',
  [
    krai('primorsky-krai', 'Primorsky|Приморский|Primorski|Primorje|Primor’e|Primorye', [
      city(
        'vladivostok',
        'Vladivostok|Владивосток|Vladivostok|Wladiwostok|Vladivostok|Vladivostok',
        43.1155,
        131.8855,
        591000,
      ),
      city('nakhodka', 'Nakhodka|Находка|Nahodka|Nachodka|Nachodka|Nahodka', 42.8241, 132.8927, 135000),
      city('ussuriysk', 'Ussuriysk|Уссурийск|Usurijsk|Ussurijsk|Ussurijsk|Ussuriysk', 43.8029, 131.9458, 180000),
    ]),
    krai('khabarovsk-krai', 'Khabarovsk|Хабаровский|Habarovski|Chabarowsk|Chabarovsk|Habarovsk', [
      city('khabarovsk', 'Khabarovsk|Хабаровск|Habarovsk|Chabarowsk|Chabarovsk|Habarovsk', 48.4802, 135.0719, 617000),
      city(
        'komsomolsk-on-amur',
        'Komsomolsk-on-Amur|Комсомольск-на-Амуре|Komsomoljsk na Amuru|Komsomolsk am Amur|Komsomol’sk-na-Amure|Komsomolsk-na-Amure',
        50.5503,
        137.0074,
        238000,
      ),
    ]),
    oblast('amur-oblast', 'Amur|Амурская|Amurska|Amur|Amur|Amur', [
      city(
        'blagoveshchensk',
        'Blagoveshchensk|Благовещенск|Blagoveščensk|Blagoweschtschensk|Blagoveščensk|Blagoveşçensk',
        50.2907,
        127.5272,
        240000,
      ),
    ]),
    region(
      'buryatia',
      'Republic of Buryatia|Республика Бурятия|Republika Burjatija|Republik Burjatien|Repubblica di Buriazia|Buryatya Cumhuriyeti',
      [city('ulan-ude', 'Ulan-Ude|Улан-Удэ|Ulan-Ude|Ulan-Ude|Ulan-Udė|Ulan-Ude', 51.8335, 107.5841, 437000)],
    ),
    krai('zabaykalsky-krai', 'Zabaykalsky|Забайкальский|Zabajkalski|Transbaikalien|Transbajkal|Zabaykalski', [
      city('chita', 'Chita|Чита|Čita|Tschita|Čita|Çita', 52.0336, 113.501, 334000),
    ]),
    region(
      'sakha',
      'Sakha Republic (Yakutia)|Республика Саха (Якутия)|Republika Saha (Jakutija)|Republik Sacha (Jakutien)|Repubblica di Sacha (Jacuzia)|Saha Cumhuriyeti (Yakutistan)',
      [city('yakutsk', 'Yakutsk|Якутск|Jakutsk|Jakutsk|Jakutsk|Yakutsk', 62.0272, 129.7322, 355000)],
    ),
    oblast('sakhalin-oblast', 'Sakhalin|Сахалинская|Sahalinska|Sachalin|Sachalin|Sahalin', [
      city(
        'yuzhno-sakhalinsk',
        'Yuzhno-Sakhalinsk|Южно-Сахалинск|Južno-Sahalinsk|Juschno-Sachalinsk|Južno-Sachalinsk|Yujno-Sahalinsk',
        46.959,
        142.738,
        181000,
      ),
    ]),
  ],
)
