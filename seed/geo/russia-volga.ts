import { city, district, federalDistrict, krai, oblast, region } from './types.ts'

export const volga = federalDistrict(
  'volga-federal-district',
  'Volga Federal District|Приволжский федеральный округ|Privolški federalni okrug|Föderationskreis Wolga|Distretto federale del Volga|Volga Federal Bölgesi',
  [
    region(
      'tatarstan',
      'Republic of Tatarstan|Республика Татарстан|Republika Tatarstan|Republik Tatarstan|Repubblica del Tatarstan|Tataristan Cumhuriyeti',
      [
        district(
          'zelenodolsk-district',
          'Zelenodolsk District|Зеленодольский район|Zelenodoljski rejon|Rajon Selenodolsk|Distretto di Zelenodol’sk|Zelenodolsk ilçesi',
          [
            city(
              'zelenodolsk',
              'Zelenodolsk|Зеленодольск|Zelenodoljsk|Selenodolsk|Zelenodol’sk|Zelenodolsk',
              55.8466,
              48.501,
              99000,
            ),
          ],
        ),
        city('kazan', 'Kazan|Казань|Kazanj|Kasan|Kazan’|Kazan', 55.7963, 49.1088, 1318000),
        city(
          'naberezhnye-chelny',
          'Naberezhnye Chelny|Набережные Челны|Naberežni Čelni|Nabereschnyje Tschelny|Naberežnye Čelny|Naberejnıye Çelnı',
          55.7436,
          52.3958,
          545000,
        ),
        city(
          'nizhnekamsk',
          'Nizhnekamsk|Нижнекамск|Nižnjekamsk|Nischnekamsk|Nižnekamsk|Nijnekamsk',
          55.6366,
          51.8204,
          241000,
        ),
        city('almetyevsk', 'Almetyevsk|Альметьевск|Aljmetjevsk|Almetjewsk|Al’met’evsk|Elmet', 54.9014, 52.2973, 163000),
      ],
    ),
    region(
      'bashkortostan',
      'Republic of Bashkortostan|Республика Башкортостан|Republika Baškortostan|Republik Baschkortostan|Repubblica della Baschiria|Başkurdistan Cumhuriyeti',
      [
        city('ufa', 'Ufa|Уфа|Ufa|Ufa|Ufa|Ufa', 54.7348, 55.9579, 1163000),
        city(
          'sterlitamak',
          'Sterlitamak|Стерлитамак|Sterlitamak|Sterlitamak|Sterlitamak|Sterlitamak',
          53.63,
          55.9304,
          277000,
        ),
      ],
    ),
    oblast('samara-oblast', 'Samara|Самарская|Samarska|Samara|Samara|Samara', [
      city('samara', 'Samara|Самара|Samara|Samara|Samara|Samara', 53.1959, 50.1002, 1164000),
      city('tolyatti', 'Tolyatti|Тольятти|Toljati|Toljatti|Togliatti|Tolyatti', 53.5078, 49.4204, 667000),
      city('syzran', 'Syzran|Сызрань|Sizranj|Sysran|Syzran’|Sızran', 53.1585, 48.4681, 164000),
    ]),
    oblast(
      'nizhny-novgorod-oblast',
      'Nizhny Novgorod|Нижегородская|Nižegorodska|Nischni Nowgorod|Nižnij Novgorod|Nijniy Novgorod',
      [
        city(
          'nizhny-novgorod',
          'Nizhny Novgorod|Нижний Новгород|Nižnji Novgorod|Nischni Nowgorod|Nižnij Novgorod|Nijniy Novgorod',
          56.3269,
          44.0059,
          1205000,
        ),
        city('dzerzhinsk', 'Dzerzhinsk|Дзержинск|Dzeržinsk|Dserschinsk|Dzeržinsk|Dzerjinsk', 56.2376, 43.4599, 218000),
      ],
    ),
    krai('perm-krai', 'Perm|Пермский|Permski|Perm|Perm’|Perm', [
      city('perm', 'Perm|Пермь|Perm|Perm|Perm’|Perm', 58.0105, 56.2502, 1027000),
      city('berezniki', 'Berezniki|Березники|Berezniki|Beresniki|Berezniki|Berezniki', 59.408, 56.8049, 134000),
    ]),
    oblast('saratov-oblast', 'Saratov|Саратовская|Saratovska|Saratow|Saratov|Saratov', [
      city('saratov', 'Saratov|Саратов|Saratov|Saratow|Saratov|Saratov', 51.5336, 46.0343, 887000),
      city('engels', 'Engels|Энгельс|Engels|Engels|Ėngel’s|Engels', 51.4855, 46.1267, 218000),
    ]),
    region(
      'udmurtia',
      'Udmurt Republic|Удмуртская Республика|Republika Udmurtija|Republik Udmurtien|Repubblica di Udmurtia|Udmurt Cumhuriyeti',
      [city('izhevsk', 'Izhevsk|Ижевск|Iževsk|Ischewsk|Iževsk|İjevsk', 56.8527, 53.2115, 619000)],
    ),
    region(
      'chuvashia',
      'Chuvash Republic|Чувашская Республика|Republika Čuvašija|Republik Tschuwaschien|Repubblica dei Ciuvasci|Çuvaş Cumhuriyeti',
      [city('cheboksary', 'Cheboksary|Чебоксары|Čeboksari|Tscheboksary|Čeboksary|Çeboksarı', 56.1439, 47.2489, 495000)],
    ),
    oblast('ulyanovsk-oblast', 'Ulyanovsk|Ульяновская|Uljanovska|Uljanowsk|Ul’janovsk|Ulyanovsk', [
      city('ulyanovsk', 'Ulyanovsk|Ульяновск|Uljanovsk|Uljanowsk|Ul’janovsk|Ulyanovsk', 54.3142, 48.4031, 613000),
    ]),
    oblast('penza-oblast', 'Penza|Пензенская|Penzenska|Pensa|Penza|Penza', [
      city('penza', 'Penza|Пенза|Penza|Pensa|Penza|Penza', 53.1959, 45.0183, 489000),
    ]),
    oblast('orenburg-oblast', 'Orenburg|Оренбургская|Orenburška|Orenburg|Orenburg|Orenburg', [
      city('orenburg', 'Orenburg|Оренбург|Orenburg|Orenburg|Orenburg|Orenburg', 51.7682, 55.0974, 544000),
      city('orsk', 'Orsk|Орск|Orsk|Orsk|Orsk|Orsk', 51.2293, 58.4752, 186000),
    ]),
    oblast('kirov-oblast', 'Kirov|Кировская|Kirovska|Kirow|Kirov|Kirov', [
      city('kirov', 'Kirov|Киров|Kirov|Kirow|Kirov|Kirov', 58.6035, 49.668, 468000),
    ]),
    region(
      'mordovia',
      'Republic of Mordovia|Республика Мордовия|Republika Mordovija|Republik Mordwinien|Repubblica di Mordovia|Mordovya Cumhuriyeti',
      [city('saransk', 'Saransk|Саранск|Saransk|Saransk|Saransk|Saransk', 54.1874, 45.1839, 314000)],
    ),
    region(
      'mari-el',
      'Mari El Republic|Республика Марий Эл|Republika Marij El|Republik Mari El|Repubblica dei Mari|Mari El Cumhuriyeti',
      [
        city(
          'yoshkar-ola',
          'Yoshkar-Ola|Йошкар-Ола|Joškar-Ola|Joschkar-Ola|Joškar-Ola|Yoşkar-Ola',
          56.6344,
          47.8999,
          281000,
        ),
      ],
    ),
  ],
)
