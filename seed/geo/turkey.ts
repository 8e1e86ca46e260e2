import { area, city, country, province, region } from './types.ts'

export const turkey = country('TR', 'turkey', 'Türkiye|Турция|Turska|Türkei|Turchia|Türkiye', 38.96, 35.24, [
  region(
    'marmara',
    'Marmara Region|Мраморноморский регион|Mramorni region|Marmararegion|Regione di Marmara|Marmara Bölgesi',
    [
      province('istanbul-province', 'Istanbul|Стамбул|Istanbul|Istanbul|Istanbul|İstanbul', [
        area(
          'basaksehir-district',
          'Başakşehir District|Район Башакшехир|Okrug Bašakšehir|Landkreis Başakşehir|Distretto di Başakşehir|Başakşehir ilçesi',
          [city('ikitelli', 'İkitelli|Икителли|Ikiteli|İkitelli|İkitelli|İkitelli', 41.0667, 28.7833, 60000)],
        ),
        area(
          'tuzla-district',
          'Tuzla District|Район Тузла|Okrug Tuzla|Landkreis Tuzla|Distretto di Tuzla|Tuzla ilçesi',
          [city('tuzla-istanbul', 'Tuzla|Тузла|Tuzla|Tuzla|Tuzla|Tuzla', 40.8161, 29.3031, 293000)],
        ),
        city('istanbul', 'Istanbul|Стамбул|Istanbul|Istanbul|Istanbul|İstanbul', 41.0082, 28.9784, 15700000),
      ]),
      province('bursa-province', 'Bursa|Бурса|Bursa|Bursa|Bursa|Bursa', [
        area(
          'inegol-district',
          'İnegöl District|Район Инегёль|Okrug Inegel|Landkreis İnegöl|Distretto di İnegöl|İnegöl ilçesi',
          [city('inegol', 'İnegöl|Инегёль|Inegel|İnegöl|İnegöl|İnegöl', 40.0781, 29.5133, 300000)],
        ),
        city('bursa', 'Bursa|Бурса|Bursa|Bursa|Bursa|Bursa', 40.1885, 29.061, 2100000),
      ]),
      province('kocaeli-province', 'Kocaeli|Коджаэли|Kodžaeli|Kocaeli|Kocaeli|Kocaeli', [
        area(
          'gebze-district',
          'Gebze District|Район Гебзе|Okrug Gebze|Landkreis Gebze|Distretto di Gebze|Gebze ilçesi',
          [city('gebze', 'Gebze|Гебзе|Gebze|Gebze|Gebze|Gebze', 40.8028, 29.4307, 400000)],
        ),
        city('izmit', 'İzmit|Измит|Izmit|İzmit|İzmit|İzmit', 40.7654, 29.9408, 370000),
      ]),
      province('tekirdag-province', 'Tekirdağ|Текирдаг|Tekirdag|Tekirdağ|Tekirdağ|Tekirdağ', [
        city('corlu', 'Çorlu|Чорлу|Čorlu|Çorlu|Çorlu|Çorlu', 41.1592, 27.8, 290000),
        city('cerkezkoy', 'Çerkezköy|Черкезкёй|Čerkezkej|Çerkezköy|Çerkezköy|Çerkezköy', 41.285, 28.0, 195000),
      ]),
      province('sakarya-province', 'Sakarya|Сакарья|Sakarja|Sakarya|Sakarya|Sakarya', [
        city('adapazari', 'Adapazarı|Адапазары|Adapazari|Adapazarı|Adapazarı|Adapazarı', 40.7731, 30.3948, 280000),
      ]),
      province('balikesir-province', 'Balıkesir|Балыкесир|Balikesir|Balıkesir|Balıkesir|Balıkesir', [
        city('balikesir', 'Balıkesir|Балыкесир|Balikesir|Balıkesir|Balıkesir|Balıkesir', 39.6484, 27.8826, 320000),
      ]),
    ],
  ),
  region('aegean', 'Aegean Region|Эгейский регион|Egejski region|Ägäisregion|Regione dell’Egeo|Ege Bölgesi', [
    province('izmir-province', 'İzmir|Измир|Izmir|Izmir|Smirne|İzmir', [
      area(
        'torbali-district',
        'Torbalı District|Район Торбалы|Okrug Torbali|Landkreis Torbalı|Distretto di Torbalı|Torbalı ilçesi',
        [city('torbali', 'Torbalı|Торбалы|Torbali|Torbalı|Torbalı|Torbalı', 38.1517, 27.3622, 210000)],
      ),
      city('izmir', 'İzmir|Измир|Izmir|Izmir|Smirne|İzmir', 38.4237, 27.1428, 2950000),
    ]),
    province('manisa-province', 'Manisa|Маниса|Manisa|Manisa|Manisa|Manisa', [
      city('manisa', 'Manisa|Маниса|Manisa|Manisa|Manisa|Manisa', 38.6191, 27.4289, 390000),
    ]),
    province('denizli-province', 'Denizli|Денизли|Denizli|Denizli|Denizli|Denizli', [
      city('denizli', 'Denizli|Денизли|Denizli|Denizli|Denizli|Denizli', 37.7765, 29.0864, 660000),
    ]),
  ]),
  region(
    'central-anatolia',
    'Central Anatolia|Центральная Анатолия|Centralna Anadolija|Zentralanatolien|Anatolia Centrale|İç Anadolu Bölgesi',
    [
      province('ankara-province', 'Ankara|Анкара|Ankara|Ankara|Ankara|Ankara', [
        city('ankara', 'Ankara|Анкара|Ankara|Ankara|Ankara|Ankara', 39.9334, 32.8597, 5200000),
        city('sincan', 'Sincan|Синджан|Sindžan|Sincan|Sincan|Sincan', 39.9667, 32.5833, 570000),
      ]),
      province('konya-province', 'Konya|Конья|Konja|Konya|Konya|Konya', [
        city('konya', 'Konya|Конья|Konja|Konya|Konya|Konya', 37.8746, 32.4932, 1390000),
      ]),
      province('kayseri-province', 'Kayseri|Кайсери|Kajseri|Kayseri|Kayseri|Kayseri', [
        city('kayseri', 'Kayseri|Кайсери|Kajseri|Kayseri|Kayseri|Kayseri', 38.7205, 35.4826, 1200000),
      ]),
      province('eskisehir-province', 'Eskişehir|Эскишехир|Eskišehir|Eskişehir|Eskişehir|Eskişehir', [
        city('eskisehir', 'Eskişehir|Эскишехир|Eskišehir|Eskişehir|Eskişehir|Eskişehir', 39.7667, 30.5256, 830000),
      ]),
    ],
  ),
  region(
    'mediterranean',
    'Mediterranean Region|Средиземноморский регион|Mediteranski region|Mittelmeerregion|Regione mediterranea|Akdeniz Bölgesi',
    [
      province('adana-province', 'Adana|Адана|Adana|Adana|Adana|Adana', [
        city('adana', 'Adana|Адана|Adana|Adana|Adana|Adana', 37.0, 35.3213, 1800000),
      ]),
      province('mersin-province', 'Mersin|Мерсин|Mersin|Mersin|Mersin|Mersin', [
        city('mersin', 'Mersin|Мерсин|Mersin|Mersin|Mersin|Mersin', 36.8121, 34.6415, 1040000),
      ]),
      province('antalya-province', 'Antalya|Анталья|Antalija|Antalya|Adalia|Antalya', [
        city('antalya', 'Antalya|Анталья|Antalija|Antalya|Adalia|Antalya', 36.8969, 30.7133, 1350000),
      ]),
      province('hatay-province', 'Hatay|Хатай|Hataj|Hatay|Hatay|Hatay', [
        city(
          'iskenderun',
          'İskenderun|Искендерун|Iskenderun|İskenderun|Alessandretta|İskenderun',
          36.5872,
          36.1735,
          250000,
        ),
      ]),
    ],
  ),
  region(
    'southeastern-anatolia',
    'Southeastern Anatolia|Юго-Восточная Анатолия|Jugoistočna Anadolija|Südostanatolien|Anatolia Sud-orientale|Güneydoğu Anadolu Bölgesi',
    [
      province('gaziantep-province', 'Gaziantep|Газиантеп|Gazijantep|Gaziantep|Gaziantep|Gaziantep', [
        city('gaziantep', 'Gaziantep|Газиантеп|Gazijantep|Gaziantep|Gaziantep|Gaziantep', 37.0662, 37.3833, 1800000),
      ]),
      province('diyarbakir-province', 'Diyarbakır|Диярбакыр|Dijarbakir|Diyarbakır|Diyarbakır|Diyarbakır', [
        city(
          'diyarbakir',
          'Diyarbakır|Диярбакыр|Dijarbakir|Diyarbakır|Diyarbakır|Diyarbakır',
          37.9144,
          40.2306,
          1130000,
        ),
      ]),
    ],
  ),
  region(
    'black-sea',
    'Black Sea Region|Черноморский регион|Crnomorski region|Schwarzmeerregion|Regione del Mar Nero|Karadeniz Bölgesi',
    [
      province('samsun-province', 'Samsun|Самсун|Samsun|Samsun|Samsun|Samsun', [
        city('samsun', 'Samsun|Самсун|Samsun|Samsun|Samsun|Samsun', 41.2867, 36.33, 730000),
      ]),
      province('trabzon-province', 'Trabzon|Трабзон|Trabzon|Trabzon|Trebisonda|Trabzon', [
        city('trabzon', 'Trabzon|Трабзон|Trabzon|Trabzon|Trebisonda|Trabzon', 41.0027, 39.7168, 330000),
      ]),
    ],
  ),
  region(
    'eastern-anatolia',
    'Eastern Anatolia|Восточная Анатолия|Istočna Anadolija|Ostanatolien|Anatolia Orientale|Doğu Anadolu Bölgesi',
    [
      province('erzurum-province', 'Erzurum|Эрзурум|Erzurum|Erzurum|Erzurum|Erzurum', [
        city('erzurum', 'Erzurum|Эрзурум|Erzurum|Erzurum|Erzurum|Erzurum', 39.9043, 41.2679, 430000),
      ]),
      province('malatya-province', 'Malatya|Малатья|Malatja|Malatya|Malatya|Malatya', [
        city('malatya', 'Malatya|Малатья|Malatja|Malatya|Malatya|Malatya', 38.3552, 38.3095, 480000),
      ]),
    ],
  ),
])
