import { area, city, country, district, region } from './types.ts'

export const germany = country('DE', 'germany', 'Germany|Германия|Nemačka|Deutschland|Germania|Almanya', 51.17, 10.45, [
  city('berlin', 'Berlin|Берлин|Berlin|Berlin|Berlino|Berlin', 52.52, 13.405, 3760000),
  city('hamburg', 'Hamburg|Гамбург|Hamburg|Hamburg|Amburgo|Hamburg', 53.5511, 9.9937, 1910000),
  region('bavaria', 'Bavaria|Бавария|Bavarska|Bayern|Baviera|Bavyera', [
    district('upper-bavaria', 'Upper Bavaria|Верхняя Бавария|Gornja Bavarska|Oberbayern|Alta Baviera|Yukarı Bavyera', [
      area(
        'rosenheim-county',
        'Rosenheim County|Район Розенхайм|Okrug Rozenhajm|Landkreis Rosenheim|Circondario di Rosenheim|Rosenheim ilçesi',
        [city('kolbermoor', 'Kolbermoor|Кольбермор|Kolbermor|Kolbermoor|Kolbermoor|Kolbermoor', 47.85, 12.0667, 19000)],
      ),
      city('munich', 'Munich|Мюнхен|Minhen|München|Monaco di Baviera|Münih', 48.1351, 11.582, 1512000),
      city('ingolstadt', 'Ingolstadt|Ингольштадт|Ingolštat|Ingolstadt|Ingolstadt|Ingolstadt', 48.7665, 11.4258, 142000),
    ]),
    district(
      'middle-franconia',
      'Middle Franconia|Средняя Франкония|Srednja Frankonija|Mittelfranken|Media Franconia|Orta Frankonya',
      [
        city('nuremberg', 'Nuremberg|Нюрнберг|Nirnberg|Nürnberg|Norimberga|Nürnberg', 49.4521, 11.0767, 526000),
        city('erlangen', 'Erlangen|Эрланген|Erlangen|Erlangen|Erlangen|Erlangen', 49.5897, 11.004, 117000),
      ],
    ),
    district('swabia', 'Swabia|Швабия|Švapska|Schwaben|Svevia|Svabya', [
      city('augsburg', 'Augsburg|Аугсбург|Augzburg|Augsburg|Augusta|Augsburg', 48.3705, 10.8978, 301000),
    ]),
  ]),
  region(
    'baden-wuerttemberg',
    'Baden-Württemberg|Баден-Вюртемберг|Baden-Virtemberg|Baden-Württemberg|Baden-Württemberg|Baden-Württemberg',
    [
      district(
        'stuttgart-district',
        'Stuttgart District|Административный округ Штутгарт|Upravni okrug Štutgart|Regierungsbezirk Stuttgart|Distretto governativo di Stoccarda|Stuttgart idari bölgesi',
        [
          area(
            'hohenlohe-county',
            'Hohenlohe County|Район Хоэнлоэ|Okrug Hoenloe|Hohenlohekreis|Circondario di Hohenlohe|Hohenlohe ilçesi',
            [
              city(
                'kuenzelsau',
                'Künzelsau|Кюнцельзау|Kincelzau|Künzelsau|Künzelsau|Künzelsau',
                49.2818,
                9.6837,
                16000,
              ),
            ],
          ),
          city('stuttgart', 'Stuttgart|Штутгарт|Štutgart|Stuttgart|Stoccarda|Stuttgart', 48.7758, 9.1829, 633000),
          city('heilbronn', 'Heilbronn|Хайльбронн|Hajlbron|Heilbronn|Heilbronn|Heilbronn', 49.1427, 9.2109, 130000),
        ],
      ),
      district(
        'karlsruhe-district',
        'Karlsruhe District|Административный округ Карлсруэ|Upravni okrug Karlsrue|Regierungsbezirk Karlsruhe|Distretto governativo di Karlsruhe|Karlsruhe idari bölgesi',
        [
          city('karlsruhe', 'Karlsruhe|Карлсруэ|Karlsrue|Karlsruhe|Karlsruhe|Karlsruhe', 49.0069, 8.4037, 309000),
          city('mannheim', 'Mannheim|Мангейм|Manhajm|Mannheim|Mannheim|Mannheim', 49.4875, 8.466, 315000),
        ],
      ),
      city('ulm', 'Ulm|Ульм|Ulm|Ulm|Ulma|Ulm', 48.4011, 9.9876, 129000),
    ],
  ),
  region(
    'north-rhine-westphalia',
    'North Rhine-Westphalia|Северный Рейн — Вестфалия|Severna Rajna-Vestfalija|Nordrhein-Westfalen|Renania Settentrionale-Vestfalia|Kuzey Ren-Vestfalya',
    [
      district(
        'cologne-district',
        'Cologne District|Административный округ Кёльн|Upravni okrug Keln|Regierungsbezirk Köln|Distretto governativo di Colonia|Köln idari bölgesi',
        [
          city('cologne', 'Cologne|Кёльн|Keln|Köln|Colonia|Köln', 50.9375, 6.9603, 1087000),
          city('aachen', 'Aachen|Ахен|Ahen|Aachen|Aquisgrana|Aachen', 50.7753, 6.0839, 252000),
        ],
      ),
      district(
        'duesseldorf-district',
        'Düsseldorf District|Административный округ Дюссельдорф|Upravni okrug Diseldorf|Regierungsbezirk Düsseldorf|Distretto governativo di Düsseldorf|Düsseldorf idari bölgesi',
        [
          city(
            'duesseldorf',
            'Düsseldorf|Дюссельдорф|Diseldorf|Düsseldorf|Düsseldorf|Düsseldorf',
            51.2277,
            6.7735,
            631000,
          ),
          city('duisburg', 'Duisburg|Дуйсбург|Duizburg|Duisburg|Duisburg|Duisburg', 51.4344, 6.7623, 503000),
          city('essen', 'Essen|Эссен|Esen|Essen|Essen|Essen', 51.4556, 7.0116, 585000),
          city('wuppertal', 'Wuppertal|Вупперталь|Vupertal|Wuppertal|Wuppertal|Wuppertal', 51.2562, 7.1508, 359000),
        ],
      ),
      district(
        'arnsberg-district',
        'Arnsberg District|Административный округ Арнсберг|Upravni okrug Arnsberg|Regierungsbezirk Arnsberg|Distretto governativo di Arnsberg|Arnsberg idari bölgesi',
        [
          area(
            'maerkischer-kreis',
            'Märkischer Kreis|Район Меркишер-Крайс|Okrug Merkišer Krajs|Märkischer Kreis|Circondario della Marca|Märkischer ilçesi',
            [
              city(
                'luedenscheid',
                'Lüdenscheid|Люденшайд|Lidenšajd|Lüdenscheid|Lüdenscheid|Lüdenscheid',
                51.2198,
                7.6273,
                72000,
              ),
              city('iserlohn', 'Iserlohn|Изерлон|Izerlon|Iserlohn|Iserlohn|Iserlohn', 51.3759, 7.7025, 92000),
            ],
          ),
          city('dortmund', 'Dortmund|Дортмунд|Dortmund|Dortmund|Dortmund|Dortmund', 51.5136, 7.4653, 595000),
        ],
      ),
      city('bielefeld', 'Bielefeld|Билефельд|Bilefeld|Bielefeld|Bielefeld|Bielefeld', 52.0302, 8.5325, 338000),
    ],
  ),
  region('hesse', 'Hesse|Гессен|Hesen|Hessen|Assia|Hessen', [
    city(
      'frankfurt',
      'Frankfurt am Main|Франкфурт-на-Майне|Frankfurt na Majni|Frankfurt am Main|Francoforte sul Meno|Frankfurt',
      50.1109,
      8.6821,
      776000,
    ),
    city('kassel', 'Kassel|Кассель|Kasel|Kassel|Kassel|Kassel', 51.3127, 9.4797, 204000),
  ]),
  region('lower-saxony', 'Lower Saxony|Нижняя Саксония|Donja Saksonija|Niedersachsen|Bassa Sassonia|Aşağı Saksonya', [
    city('hanover', 'Hanover|Ганновер|Hanover|Hannover|Hannover|Hannover', 52.3759, 9.732, 548000),
    city(
      'braunschweig',
      'Braunschweig|Брауншвейг|Braunšvajg|Braunschweig|Braunschweig|Braunschweig',
      52.2689,
      10.5268,
      252000,
    ),
    city('osnabrueck', 'Osnabrück|Оснабрюк|Osnabrik|Osnabrück|Osnabrück|Osnabrück', 52.2799, 8.0472, 168000),
  ]),
  region('bremen-state', 'State of Bremen|Земля Бремен|Pokrajina Bremen|Land Bremen|Land di Brema|Bremen eyaleti', [
    city('bremen', 'Bremen|Бремен|Bremen|Bremen|Brema|Bremen', 53.0793, 8.8017, 577000),
    city(
      'bremerhaven',
      'Bremerhaven|Бремерхафен|Bremerhafen|Bremerhaven|Bremerhaven|Bremerhaven',
      53.5396,
      8.5809,
      117000,
    ),
  ]),
  region('saxony', 'Saxony|Саксония|Saksonija|Sachsen|Sassonia|Saksonya', [
    city('leipzig', 'Leipzig|Лейпциг|Lajpcig|Leipzig|Lipsia|Leipzig', 51.3397, 12.3731, 616000),
    city('dresden', 'Dresden|Дрезден|Drezden|Dresden|Dresda|Dresden', 51.0504, 13.7373, 563000),
    city('chemnitz', 'Chemnitz|Хемниц|Kemnic|Chemnitz|Chemnitz|Chemnitz', 50.8278, 12.9214, 248000),
  ]),
  region(
    'rhineland-palatinate',
    'Rhineland-Palatinate|Рейнланд-Пфальц|Rajna-Palatinat|Rheinland-Pfalz|Renania-Palatinato|Rheinland-Pfalz',
    [
      city('mainz', 'Mainz|Майнц|Majnc|Mainz|Magonza|Mainz', 49.9929, 8.2473, 222000),
      city(
        'ludwigshafen',
        'Ludwigshafen|Людвигсхафен|Ludvigshafen|Ludwigshafen|Ludwigshafen|Ludwigshafen',
        49.4774,
        8.4452,
        174000,
      ),
    ],
  ),
  region('saarland', 'Saarland|Саар|Sar|Saarland|Saarland|Saarland', [
    city(
      'saarbruecken',
      'Saarbrücken|Саарбрюккен|Sarbriken|Saarbrücken|Saarbrücken|Saarbrücken',
      49.2402,
      6.9969,
      182000,
    ),
  ]),
  region(
    'schleswig-holstein',
    'Schleswig-Holstein|Шлезвиг-Гольштейн|Šlezvig-Holštajn|Schleswig-Holstein|Schleswig-Holstein|Schleswig-Holstein',
    [
      city('kiel', 'Kiel|Киль|Kil|Kiel|Kiel|Kiel', 54.3233, 10.1228, 248000),
      city('luebeck', 'Lübeck|Любек|Libek|Lübeck|Lubecca|Lübeck', 53.8655, 10.6866, 218000),
    ],
  ),
  region('brandenburg', 'Brandenburg|Бранденбург|Brandenburg|Brandenburg|Brandeburgo|Brandenburg', [
    city('potsdam', 'Potsdam|Потсдам|Potsdam|Potsdam|Potsdam|Potsdam', 52.3906, 13.0645, 187000),
  ]),
  region(
    'saxony-anhalt',
    'Saxony-Anhalt|Саксония-Анхальт|Saksonija-Anhalt|Sachsen-Anhalt|Sassonia-Anhalt|Saksonya-Anhalt',
    [
      city('magdeburg', 'Magdeburg|Магдебург|Magdeburg|Magdeburg|Magdeburgo|Magdeburg', 52.1205, 11.6276, 241000),
      city('halle', 'Halle (Saale)|Галле|Hale|Halle (Saale)|Halle|Halle', 51.4969, 11.9688, 242000),
    ],
  ),
  region('thuringia', 'Thuringia|Тюрингия|Tiringija|Thüringen|Turingia|Thüringen', [
    city('erfurt', 'Erfurt|Эрфурт|Erfurt|Erfurt|Erfurt|Erfurt', 50.9848, 11.0299, 215000),
  ]),
  region(
    'mecklenburg-western-pomerania',
    'Mecklenburg-Western Pomerania|Мекленбург — Передняя Померания|Meklenburg-Zapadna Pomeranija|Mecklenburg-Vorpommern|Meclemburgo-Pomerania Anteriore|Mecklenburg-Vorpommern',
    [city('rostock', 'Rostock|Росток|Rostok|Rostock|Rostock|Rostock', 54.0924, 12.0991, 209000)],
  ),
])
