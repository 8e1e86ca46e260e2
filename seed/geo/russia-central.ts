import { area, city, district, federalDistrict, oblast } from './types.ts'

export const central = federalDistrict(
  'central-federal-district',
  'Central Federal District|Центральный федеральный округ|Centralni federalni okrug|Föderationskreis Zentralrussland|Distretto federale centrale|Merkez Federal Bölgesi',
  [
    city('moscow', 'Moscow|Москва|Moskva|Moskau|Mosca|Moskova', 55.7558, 37.6173, 13150000),
    oblast('moscow-oblast', 'Moscow|Московская|Moskovska|Moskau|Mosca|Moskova', [
      district(
        'mytishchi-district',
        'Mytishchi District|Мытищинский район|Mitiščinski rejon|Rajon Mytischtschi|Distretto di Mytišči|Mıtişçi ilçesi',
        [city('mytishchi', 'Mytishchi|Мытищи|Mitišči|Mytischtschi|Mytišči|Mıtişçi', 55.9105, 37.7364, 275300)],
      ),
      district(
        'odintsovo-district',
        'Odintsovo District|Одинцовский район|Odincovski rejon|Rajon Odinzowo|Distretto di Odincovo|Odintsovo ilçesi',
        [
          area(
            'bolshie-vyazyomy-area',
            'Bolshie Vyazyomy Area|Большевязёмская территория|Oblast Boljšije Vjazjomi|Gebiet Bolschije Wjasjomy|Area di Bol’šie Vjazëmy|Bolşiye Vyazyomı bölgesi',
            [city('golitsyno', 'Golitsyno|Голицыно|Golicino|Golizyno|Golicyno|Golitsino', 55.6146, 36.9872, 23000)],
          ),
          city('odintsovo', 'Odintsovo|Одинцово|Odincovo|Odinzowo|Odincovo|Odintsovo', 55.6733, 37.2733, 187000),
        ],
      ),
      district(
        'domodedovo-district',
        'Domodedovo District|Домодедовский район|Domodedovski rejon|Rajon Domodedowo|Distretto di Domodedovo|Domodedovo ilçesi',
        [
          area(
            'barybino-area',
            'Barybino Area|Барыбинская территория|Oblast Baribino|Gebiet Barybino|Area di Barybino|Barıbino bölgesi',
            [city('barybino', 'Barybino|Барыбино|Baribino|Barybino|Barybino|Barıbino', 55.2603, 37.8963, 9200)],
          ),
          city(
            'domodedovo',
            'Domodedovo|Домодедово|Domodedovo|Domodedowo|Domodedovo|Domodedovo',
            55.4367,
            37.7661,
            152000,
          ),
        ],
      ),
      city('khimki', 'Khimki|Химки|Himki|Chimki|Chimki|Himki', 55.897, 37.4297, 257000),
      city('podolsk', 'Podolsk|Подольск|Podoljsk|Podolsk|Podol’sk|Podolsk', 55.4312, 37.5447, 312000),
      city('balashikha', 'Balashikha|Балашиха|Balašiha|Balaschicha|Balašicha|Balaşiha', 55.8094, 37.9581, 520000),
      city('lyubertsy', 'Lyubertsy|Люберцы|Ljuberci|Ljuberzy|Ljubercy|Lyubertsı', 55.6783, 37.8937, 224000),
      city(
        'elektrostal',
        'Elektrostal|Электросталь|Elektrostalj|Elektrostal|Ėlektrostal’|Elektrostal',
        55.7847,
        38.4447,
        146000,
      ),
      city('kolomna', 'Kolomna|Коломна|Kolomna|Kolomna|Kolomna|Kolomna', 55.1033, 38.7528, 134000),
    ]),
    oblast('tula-oblast', 'Tula|Тульская|Tulska|Tula|Tula|Tula', [
      city('tula', 'Tula|Тула|Tula|Tula|Tula|Tula', 54.1931, 37.6173, 466000),
      city(
        'novomoskovsk',
        'Novomoskovsk|Новомосковск|Novomoskovsk|Nowomoskowsk|Novomoskovsk|Novomoskovsk',
        54.0105,
        38.2963,
        117000,
      ),
    ]),
    oblast('kaluga-oblast', 'Kaluga|Калужская|Kaluška|Kaluga|Kaluga|Kaluga', [
      city('kaluga', 'Kaluga|Калуга|Kaluga|Kaluga|Kaluga|Kaluga', 54.5293, 36.2754, 329000),
      city('obninsk', 'Obninsk|Обнинск|Obnjinsk|Obninsk|Obninsk|Obninsk', 55.0968, 36.6101, 126000),
    ]),
    oblast('tver-oblast', 'Tver|Тверская|Tverska|Twer|Tver’|Tver', [
      city('tver', 'Tver|Тверь|Tver|Twer|Tver’|Tver', 56.8587, 35.9176, 412000),
    ]),
    oblast('yaroslavl-oblast', 'Yaroslavl|Ярославская|Jaroslavska|Jaroslawl|Jaroslavl’|Yaroslavl', [
      city('yaroslavl', 'Yaroslavl|Ярославль|Jaroslavlj|Jaroslawl|Jaroslavl’|Yaroslavl', 57.6261, 39.8845, 570000),
      city('rybinsk', 'Rybinsk|Рыбинск|Ribinsk|Rybinsk|Rybinsk|Rıbinsk', 58.0446, 38.8426, 175000),
    ]),
    oblast('vladimir-oblast', 'Vladimir|Владимирская|Vladimirska|Wladimir|Vladimir|Vladimir', [
      city('vladimir', 'Vladimir|Владимир|Vladimir|Wladimir|Vladimir|Vladimir', 56.129, 40.4066, 345000),
      city('kovrov', 'Kovrov|Ковров|Kovrov|Kowrow|Kovrov|Kovrov', 56.3572, 41.3165, 129000),
    ]),
    oblast('ivanovo-oblast', 'Ivanovo|Ивановская|Ivanovska|Iwanowo|Ivanovo|İvanovo', [
      city('ivanovo', 'Ivanovo|Иваново|Ivanovo|Iwanowo|Ivanovo|İvanovo', 57.0004, 40.9739, 358000),
    ]),
    oblast('ryazan-oblast', 'Ryazan|Рязанская|Rjazanska|Rjasan|Rjazan’|Ryazan', [
      city('ryazan', 'Ryazan|Рязань|Rjazanj|Rjasan|Rjazan’|Ryazan', 54.6269, 39.6916, 520000),
    ]),
    oblast('voronezh-oblast', 'Voronezh|Воронежская|Voronješka|Woronesch|Voronež|Voronej', [
      city('voronezh', 'Voronezh|Воронеж|Voronjež|Woronesch|Voronež|Voronej', 51.6608, 39.2003, 1047000),
    ]),
    oblast('lipetsk-oblast', 'Lipetsk|Липецкая|Lipecka|Lipezk|Lipeck|Lipetsk', [
      city('lipetsk', 'Lipetsk|Липецк|Lipeck|Lipezk|Lipeck|Lipetsk', 52.6031, 39.5708, 488000),
    ]),
    oblast('belgorod-oblast', 'Belgorod|Белгородская|Belgorodska|Belgorod|Belgorod|Belgorod', [
      city('belgorod', 'Belgorod|Белгород|Belgorod|Belgorod|Belgorod|Belgorod', 50.5957, 36.5873, 333000),
      city(
        'stary-oskol',
        'Stary Oskol|Старый Оскол|Stari Oskol|Stary Oskol|Staryj Oskol|Starıy Oskol',
        51.2967,
        37.8417,
        220000,
      ),
    ]),
    oblast('kursk-oblast', 'Kursk|Курская|Kurska|Kursk|Kursk|Kursk', [
      city('kursk', 'Kursk|Курск|Kursk|Kursk|Kursk|Kursk', 51.7304, 36.1926, 436000),
    ]),
    oblast('oryol-oblast', 'Oryol|Орловская|Orlovska|Orjol|Orël|Oryol', [
      city('oryol', 'Oryol|Орёл|Orjol|Orjol|Orël|Oryol', 52.9703, 36.0635, 299000),
    ]),
    oblast('smolensk-oblast', 'Smolensk|Смоленская|Smolenska|Smolensk|Smolensk|Smolensk', [
      city('smolensk', 'Smolensk|Смоленск|Smolensk|Smolensk|Smolensk|Smolensk', 54.7826, 32.0453, 312000),
    ]),
    oblast('bryansk-oblast', 'Bryansk|Брянская|Brjanska|Brjansk|Brjansk|Bryansk', [
      city('bryansk', 'Bryansk|Брянск|Brjansk|Brjansk|Brjansk|Bryansk', 53.2436, 34.3634, 376000),
    ]),
    oblast('tambov-oblast', 'Tambov|Тамбовская|Tambovska|Tambow|Tambov|Tambov', [
      city('tambov', 'Tambov|Тамбов|Tambov|Tambow|Tambov|Tambov', 52.7212, 41.4523, 258000),
    ]),
    oblast('kostroma-oblast', 'Kostroma|Костромская|Kostromska|Kostroma|Kostroma|Kostroma', [
      city('kostroma', 'Kostroma|Кострома|Kostroma|Kostroma|Kostroma|Kostroma', 57.7679, 40.9269, 264000),
    ]),
  ],
)
