import { city, country, district, voblast } from './types.ts'

export const belarus = country(
  'BY',
  'belarus',
  'Belarus|Беларусь|Belorusija|Belarus|Bielorussia|Belarus',
  53.71,
  27.95,
  [
    city('minsk', 'Minsk|Минск|Minsk|Minsk|Minsk|Minsk', 53.9006, 27.559, 1996000),
    voblast('minsk-region', 'Minsk|Минская|Minska|Minsk|Minsk|Minsk', [
      district(
        'barysaw-district',
        'Barysaw District|Борисовский район|Borisovski rejon|Rajon Baryssau|Distretto di Barysaŭ|Barısav ilçesi',
        [city('barysaw', 'Barysaw|Борисов|Borisov|Baryssau|Barysaŭ|Barısav', 54.2279, 28.505, 136000)],
      ),
      city('salihorsk', 'Salihorsk|Солигорск|Soligorsk|Salihorsk|Salihorsk|Salihorsk', 52.7876, 27.5415, 99000),
      city(
        'maladzyechna',
        'Maladzyechna|Молодечно|Molodečno|Maladsetschna|Maladzečna|Maladzeçna',
        54.3167,
        26.854,
        89000,
      ),
      city('zhodzina', 'Zhodzina|Жодино|Žodino|Schodsina|Žodzina|Jodzina', 54.0985, 28.3331, 60000),
    ]),
    voblast('brest-region', 'Brest|Брестская|Brestska|Brest|Brest|Brest', [
      city('brest', 'Brest|Брест|Brest|Brest|Brest|Brest', 52.0976, 23.7341, 342000),
      city(
        'baranavichy',
        'Baranavichy|Барановичи|Baranoviči|Baranawitschy|Baranavičy|Baranaviçi',
        53.1327,
        26.0139,
        170000,
      ),
      city('pinsk', 'Pinsk|Пинск|Pinsk|Pinsk|Pinsk|Pinsk', 52.1115, 26.1031, 125000),
    ]),
    voblast('vitebsk-region', 'Vitebsk|Витебская|Vitepska|Wizebsk|Vicebsk|Vitebsk', [
      city('vitebsk', 'Vitebsk|Витебск|Vitepsk|Wizebsk|Vicebsk|Vitebsk', 55.1848, 30.2016, 358000),
      city('orsha', 'Orsha|Орша|Orša|Orscha|Orša|Orşa', 54.5081, 30.4172, 104000),
      city('polotsk', 'Polotsk|Полоцк|Polock|Polazk|Polack|Polotsk', 55.4879, 28.7856, 79000),
    ]),
    voblast('gomel-region', 'Gomel|Гомельская|Gomeljska|Homel|Homel’|Gomel', [
      city('gomel', 'Gomel|Гомель|Gomelj|Homel|Homel’|Gomel', 52.4345, 30.9754, 501000),
      city('mazyr', 'Mazyr|Мозырь|Mozir|Masyr|Mazyr|Mazır', 52.0495, 29.2456, 104000),
      city('zhlobin', 'Zhlobin|Жлобин|Žlobin|Schlobin|Žlobin|Jlobin', 52.8926, 30.024, 76000),
    ]),
    voblast('grodno-region', 'Grodno|Гродненская|Grodnjenska|Hrodna|Hrodna|Grodno', [
      city('grodno', 'Grodno|Гродно|Grodno|Hrodna|Hrodna|Grodno', 53.6694, 23.8131, 357000),
      city('lida', 'Lida|Лида|Lida|Lida|Lida|Lida', 53.8884, 25.2997, 103000),
    ]),
    voblast('mogilev-region', 'Mogilev|Могилёвская|Mogiljovska|Mahiljou|Mahilëŭ|Mogilev', [
      city('mogilev', 'Mogilev|Могилёв|Mogiljov|Mahiljou|Mahilëŭ|Mogilev', 53.9007, 30.3314, 354000),
      city('babruysk', 'Babruysk|Бобруйск|Bobrujsk|Babrujsk|Babrujsk|Babruysk', 53.1384, 29.2214, 210000),
    ]),
  ],
)

export const kazakhstan = country(
  'KZ',
  'kazakhstan',
  'Kazakhstan|Казахстан|Kazahstan|Kasachstan|Kazakistan|Kazakistan',
  48.02,
  66.92,
  [
    city('almaty', 'Almaty|Алматы|Almati|Almaty|Almaty|Almatı', 43.238, 76.9455, 2228000),
    city('astana', 'Astana|Астана|Astana|Astana|Astana|Astana', 51.1694, 71.4491, 1430000),
    city('shymkent', 'Shymkent|Шымкент|Šimkent|Schymkent|Shymkent|Çimkent', 42.3417, 69.5901, 1220000),
    voblast('almaty-region', 'Almaty|Алматинская|Almatinska|Almaty|Almaty|Almatı', [
      district(
        'karasay-district',
        'Karasay District|Карасайский район|Karasajski rejon|Rajon Qarassai|Distretto di Karasaj|Karasay ilçesi',
        [city('kaskelen', 'Kaskelen|Каскелен|Kaskelen|Qaskeleng|Kaskelen|Kaskelen', 43.2, 76.62, 79000)],
      ),
      city('konaev', 'Konaev|Конаев|Konajev|Qonajew|Konaev|Konayev', 43.8668, 77.0631, 52000),
      city('talgar', 'Talgar|Талгар|Talgar|Talghar|Talgar|Talgar', 43.3035, 77.2408, 48000),
    ]),
    voblast('jetisu-region', 'Jetisu|Жетысуская|Žetisujska|Schetissu|Žetysu|Yedisu', [
      city(
        'taldykorgan',
        'Taldykorgan|Талдыкорган|Taldikorgan|Taldyqorghan|Taldykorgan|Taldıkorgan',
        45.0156,
        78.3739,
        150000,
      ),
    ]),
    voblast('akmola-region', 'Akmola|Акмолинская|Akmolinska|Aqmola|Akmola|Akmola', [
      city('kokshetau', 'Kokshetau|Кокшетау|Kokšetau|Kökschetau|Kokšetau|Kökşetav', 53.2833, 69.3833, 150000),
      city(
        'stepnogorsk',
        'Stepnogorsk|Степногорск|Stepnogorsk|Stepnogorsk|Stepnogorsk|Stepnogorsk',
        52.35,
        71.8833,
        47000,
      ),
    ]),
    voblast('karaganda-region', 'Karaganda|Карагандинская|Karagandska|Qaraghandy|Karaganda|Karagandı', [
      city('karaganda', 'Karaganda|Караганда|Karaganda|Qaraghandy|Karaganda|Karagandı', 49.8047, 73.1094, 518000),
      city('temirtau', 'Temirtau|Темиртау|Temirtau|Temirtau|Temirtau|Temirtav', 50.0549, 72.9646, 178000),
    ]),
    voblast('ulytau-region', 'Ulytau|Улытауская|Ulitauska|Ulytau|Ulytau|Ulıtav', [
      city('zhezkazgan', 'Zhezkazgan|Жезказган|Žeskazgan|Schesqasghan|Žezkazgan|Jezkazgan', 47.7833, 67.7667, 87000),
    ]),
    voblast('aktobe-region', 'Aktobe|Актюбинская|Aktjubinska|Aqtöbe|Aktobe|Aktöbe', [
      city('aktobe', 'Aktobe|Актобе|Aktobe|Aqtöbe|Aktobe|Aktöbe', 50.2839, 57.167, 560000),
    ]),
    voblast('atyrau-region', 'Atyrau|Атырауская|Atirauska|Atyrau|Atyrau|Atırav', [
      city('atyrau', 'Atyrau|Атырау|Atirau|Atyrau|Atyrau|Atırav', 47.0945, 51.9238, 290000),
    ]),
    voblast('mangystau-region', 'Mangystau|Мангистауская|Mangistauska|Mangghystau|Mangghystau|Mangıstav', [
      city('aktau', 'Aktau|Актау|Aktau|Aqtau|Aktau|Aktav', 43.6532, 51.1975, 205000),
      city('zhanaozen', 'Zhanaozen|Жанаозен|Žanaozen|Schangaösen|Žanaozen|Janaözen', 43.3412, 52.8619, 80000),
    ]),
    voblast(
      'west-kazakhstan-region',
      'West Kazakhstan|Западно-Казахстанская|Zapadnokazahstanska|Westkasachstan|Kazakistan Occidentale|Batı Kazakistan',
      [city('oral', 'Oral|Уральск|Uraljsk|Oral|Oral|Oral', 51.2278, 51.3865, 245000)],
    ),
    voblast('kostanay-region', 'Kostanay|Костанайская|Kostanajska|Qostanai|Kostanaj|Kostanay', [
      city('kostanay', 'Kostanay|Костанай|Kostanaj|Qostanai|Kostanaj|Kostanay', 53.2144, 63.6246, 260000),
      city('rudny', 'Rudny|Рудный|Rudni|Rudny|Rudnyj|Rudnıy', 52.9729, 63.1168, 116000),
    ]),
    voblast('pavlodar-region', 'Pavlodar|Павлодарская|Pavlodarska|Pawlodar|Pavlodar|Pavlodar', [
      city('pavlodar', 'Pavlodar|Павлодар|Pavlodar|Pawlodar|Pavlodar|Pavlodar', 52.2873, 76.9674, 365000),
      city('ekibastuz', 'Ekibastuz|Экибастуз|Ekibastuz|Ekibastus|Ekibastuz|Ekibastuz', 51.7298, 75.3266, 133000),
    ]),
    voblast(
      'north-kazakhstan-region',
      'North Kazakhstan|Северо-Казахстанская|Severnokazahstanska|Nordkasachstan|Kazakistan Settentrionale|Kuzey Kazakistan',
      [
        city(
          'petropavl',
          'Petropavl|Петропавловск|Petropavlovsk|Petropawl|Petropavl|Petropavl',
          54.8753,
          69.1628,
          222000,
        ),
      ],
    ),
    voblast(
      'east-kazakhstan-region',
      'East Kazakhstan|Восточно-Казахстанская|Istočnokazahstanska|Ostkasachstan|Kazakistan Orientale|Doğu Kazakistan',
      [city('oskemen', 'Oskemen|Усть-Каменогорск|Ust-Kamenogorsk|Öskemen|Öskemen|Öskemen', 49.9483, 82.6275, 330000)],
    ),
    voblast('abai-region', 'Abai|Абайская|Abajska|Abai|Abaj|Abay', [
      city('semey', 'Semey|Семей|Semej|Semei|Semej|Semey', 50.4111, 80.2275, 330000),
    ]),
    voblast('zhambyl-region', 'Zhambyl|Жамбылская|Žambilska|Schambyl|Žambyl|Jambıl', [
      city('taraz', 'Taraz|Тараз|Taraz|Taras|Taraz|Taraz', 42.9, 71.3667, 430000),
    ]),
    voblast('turkistan-region', 'Turkistan|Туркестанская|Turkestanska|Türkistan|Turkestan|Türkistan', [
      city('turkistan', 'Turkistan|Туркестан|Turkestan|Türkistan|Turkestan|Türkistan', 43.2973, 68.2518, 230000),
    ]),
    voblast('kyzylorda-region', 'Kyzylorda|Кызылординская|Kizilordska|Qysylorda|Kyzylorda|Kızılorda', [
      city('kyzylorda', 'Kyzylorda|Кызылорда|Kizilorda|Qysylorda|Kyzylorda|Kızılorda', 44.8488, 65.4823, 350000),
    ]),
  ],
)
