import { area, city, country, province, region } from './types.ts'

export const italy = country('IT', 'italy', 'Italy|Италия|Italija|Italien|Italia|İtalya', 41.87, 12.57, [
  region('lombardy', 'Lombardy|Ломбардия|Lombardija|Lombardei|Lombardia|Lombardiya', [
    province('milan-province', 'Milan|Милан|Milano|Mailand|Milano|Milano', [
      city('milan', 'Milan|Милан|Milano|Mailand|Milano|Milano', 45.4642, 9.19, 1371000),
      city(
        'sesto-san-giovanni',
        'Sesto San Giovanni|Сесто-Сан-Джованни|Sesto San Đovani|Sesto San Giovanni|Sesto San Giovanni|Sesto San Giovanni',
        45.535,
        9.235,
        79000,
      ),
    ]),
    province('brescia-province', 'Brescia|Брешиа|Breša|Brescia|Brescia|Brescia', [
      area('val-trompia', 'Val Trompia|Валь-Тромпия|Val Trompija|Val Trompia|Val Trompia|Trompia Vadisi', [
        city('lumezzane', 'Lumezzane|Лумеццане|Lumecane|Lumezzane|Lumezzane|Lumezzane', 45.6487, 10.2642, 21000),
      ]),
      city('brescia', 'Brescia|Брешиа|Breša|Brescia|Brescia|Brescia', 45.5416, 10.2118, 197000),
    ]),
    province('bergamo-province', 'Bergamo|Бергамо|Bergamo|Bergamo|Bergamo|Bergamo', [
      city('bergamo', 'Bergamo|Бергамо|Bergamo|Bergamo|Bergamo|Bergamo', 45.6983, 9.6773, 121000),
    ]),
    province('lecco-province', 'Lecco|Лекко|Leko|Lecco|Lecco|Lecco', [
      city('lecco', 'Lecco|Лекко|Leko|Lecco|Lecco|Lecco', 45.8566, 9.3977, 47000),
    ]),
  ]),
  region('piedmont', 'Piedmont|Пьемонт|Pijemont|Piemont|Piemonte|Piyemonte', [
    province('turin-province', 'Turin|Турин|Torino|Turin|Torino|Torino', [
      city('turin', 'Turin|Турин|Torino|Turin|Torino|Torino', 45.0703, 7.6869, 848000),
    ]),
    province('novara-province', 'Novara|Новара|Novara|Novara|Novara|Novara', [
      city('novara', 'Novara|Новара|Novara|Novara|Novara|Novara', 45.4469, 8.6222, 102000),
    ]),
    province('biella-province', 'Biella|Бьелла|Bijela|Biella|Biella|Biella', [
      city('biella', 'Biella|Бьелла|Bijela|Biella|Biella|Biella', 45.5629, 8.058, 43000),
    ]),
  ]),
  region('veneto', 'Veneto|Венето|Veneto|Venetien|Veneto|Veneto', [
    province('vicenza-province', 'Vicenza|Виченца|Vičenca|Vicenza|Vicenza|Vicenza', [
      city('vicenza', 'Vicenza|Виченца|Vičenca|Vicenza|Vicenza|Vicenza', 45.5455, 11.5354, 110000),
    ]),
    province('padua-province', 'Padua|Падуя|Padova|Padua|Padova|Padova', [
      city('padua', 'Padua|Падуя|Padova|Padua|Padova|Padova', 45.4064, 11.8768, 207000),
    ]),
    province('verona-province', 'Verona|Верона|Verona|Verona|Verona|Verona', [
      city('verona', 'Verona|Верона|Verona|Verona|Verona|Verona', 45.4384, 10.9916, 256000),
    ]),
    province('treviso-province', 'Treviso|Тревизо|Trevizo|Treviso|Treviso|Treviso', [
      city('treviso', 'Treviso|Тревизо|Trevizo|Treviso|Treviso|Treviso', 45.6669, 12.243, 85000),
    ]),
    city('venice', 'Venice|Венеция|Venecija|Venedig|Venezia|Venedik', 45.4408, 12.3155, 250000),
  ]),
  region(
    'emilia-romagna',
    'Emilia-Romagna|Эмилия-Романья|Emilija-Romanja|Emilia-Romagna|Emilia-Romagna|Emilia-Romagna',
    [
      province('bologna-province', 'Bologna|Болонья|Bolonja|Bologna|Bologna|Bolonya', [
        city('bologna', 'Bologna|Болонья|Bolonja|Bologna|Bologna|Bolonya', 44.4949, 11.3426, 390000),
        city('imola', 'Imola|Имола|Imola|Imola|Imola|Imola', 44.353, 11.7149, 69000),
      ]),
      province('modena-province', 'Modena|Модена|Modena|Modena|Modena|Modena', [
        city('modena', 'Modena|Модена|Modena|Modena|Modena|Modena', 44.6471, 10.9252, 185000),
      ]),
      province(
        'reggio-emilia-province',
        'Reggio Emilia|Реджо-Эмилия|Ređo Emilija|Reggio Emilia|Reggio Emilia|Reggio Emilia',
        [
          city(
            'reggio-emilia',
            'Reggio Emilia|Реджо-Эмилия|Ređo Emilija|Reggio Emilia|Reggio Emilia|Reggio Emilia',
            44.6989,
            10.6297,
            171000,
          ),
        ],
      ),
      city('parma', 'Parma|Парма|Parma|Parma|Parma|Parma', 44.8015, 10.3279, 198000),
    ],
  ),
  region('tuscany', 'Tuscany|Тоскана|Toskana|Toskana|Toscana|Toskana', [
    province('florence-province', 'Florence|Флоренция|Firenca|Florenz|Firenze|Floransa', [
      city('florence', 'Florence|Флоренция|Firenca|Florenz|Firenze|Floransa', 43.7696, 11.2558, 362000),
    ]),
    province('prato-province', 'Prato|Прато|Prato|Prato|Prato|Prato', [
      city('prato', 'Prato|Прато|Prato|Prato|Prato|Prato', 43.8777, 11.1022, 196000),
    ]),
  ]),
  region(
    'friuli-venezia-giulia',
    'Friuli-Venezia Giulia|Фриули — Венеция-Джулия|Furlanija-Julijska krajina|Friaul-Julisch Venetien|Friuli-Venezia Giulia|Friuli-Venezia Giulia',
    [
      city('trieste', 'Trieste|Триест|Trst|Triest|Trieste|Trieste', 45.6495, 13.7768, 199000),
      city('udine', 'Udine|Удине|Udine|Udine|Udine|Udine', 46.0711, 13.2346, 98000),
    ],
  ),
  region('liguria', 'Liguria|Лигурия|Ligurija|Ligurien|Liguria|Ligurya', [
    city('genoa', 'Genoa|Генуя|Đenova|Genua|Genova|Cenova', 44.4056, 8.9463, 561000),
  ]),
  region(
    'trentino-south-tyrol',
    'Trentino-South Tyrol|Трентино — Альто-Адидже|Trentino-Južni Tirol|Trentino-Südtirol|Trentino-Alto Adige|Trentino-Güney Tirol',
    [
      city('bolzano', 'Bolzano|Больцано|Bolcano|Bozen|Bolzano|Bolzano', 46.4983, 11.3548, 107000),
      city('trento', 'Trento|Тренто|Trento|Trient|Trento|Trento', 46.0748, 11.1217, 119000),
    ],
  ),
  region('marche', 'Marche|Марке|Marke|Marken|Marche|Marche', [
    city('ancona', 'Ancona|Анкона|Ankona|Ancona|Ancona|Ancona', 43.6158, 13.5189, 99000),
    city('pesaro', 'Pesaro|Пезаро|Pezaro|Pesaro|Pesaro|Pesaro', 43.9098, 12.9131, 95000),
  ]),
  region('lazio', 'Lazio|Лацио|Lacio|Latium|Lazio|Lazio', [
    city('rome', 'Rome|Рим|Rim|Rom|Roma|Roma', 41.9028, 12.4964, 2755000),
  ]),
  region('campania', 'Campania|Кампания|Kampanija|Kampanien|Campania|Campania', [
    city('naples', 'Naples|Неаполь|Napulj|Neapel|Napoli|Napoli', 40.8518, 14.2681, 912000),
    city('salerno', 'Salerno|Салерно|Salerno|Salerno|Salerno|Salerno', 40.6824, 14.7681, 127000),
  ]),
  region('apulia', 'Apulia|Апулия|Apulija|Apulien|Puglia|Apulya', [
    city('bari', 'Bari|Бари|Bari|Bari|Bari|Bari', 41.1171, 16.8719, 316000),
  ]),
  region('sicily', 'Sicily|Сицилия|Sicilija|Sizilien|Sicilia|Sicilya', [
    city('catania', 'Catania|Катания|Katanija|Catania|Catania|Katanya', 37.5079, 15.083, 299000),
    city('palermo', 'Palermo|Палермо|Palermo|Palermo|Palermo|Palermo', 38.1157, 13.3615, 627000),
  ]),
])
