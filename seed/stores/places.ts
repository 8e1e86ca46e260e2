// Store locations: cities with dialling codes, the most likely first, and street names.

export type StoreCity = { cityKey: string; areaCode: string }
type Country = {
  dial: string
  nationalLength: number
  cities: StoreCity[]
  address: (number: number, street: string) => string
  streets: string[]
}

const towns = (list: string): StoreCity[] =>
  list.split(' ').map((pair) => {
    const [cityKey, areaCode] = pair.split(':')
    return { cityKey: cityKey!, areaCode: areaCode! }
  })

const cyrillicAddress = (number: number, street: string) => `${street}, ${number}`
const plainAddress = (number: number, street: string) => `${street} ${number}`

export const countries: Record<string, Country> = {
  RU: {
    dial: '+7',
    nationalLength: 10,
    cities: towns(
      'moscow:495 saint-petersburg:812 yekaterinburg:343 novosibirsk:383 chelyabinsk:351 kazan:843 nizhny-novgorod:831 samara:846 ' +
        'rostov-on-don:863 krasnodar:861 perm:342 ufa:347 voronezh:473 krasnoyarsk:391 omsk:3812 tula:4872 ivanovo:4932 ' +
        'yaroslavl:4852 tolyatti:8482 volgograd:8442 magnitogorsk:3519 cherepovets:8202 saratov:8452 tyumen:3452 izhevsk:3412 ' +
        'barnaul:3852 irkutsk:3952 kaluga:4842 vladimir:4922 lipetsk:4742 penza:8412 naberezhnye-chelny:8552 kirov:8332 ' +
        'cheboksary:8352 ulyanovsk:8422 belgorod:4722 stavropol:8652 tver:4822 ryazan:4912 kaliningrad:4012 tomsk:3822 ' +
        'kemerovo:3842 vladivostok:423 khabarovsk:4212 novorossiysk:8617',
    ),
    address: cyrillicAddress,
    streets: [
      'ул. Станционная',
      'ул. Промышленная',
      'ул. Заводская',
      'пр-т Индустриальный',
      'ш. Складское',
      'ул. Кожевенная',
      'ул. Литейная',
      'ул. Монтажников',
      'ул. Машиностроителей',
      'пер. Базовый',
      'ул. Лесопарковая',
      'ул. Дорожная',
      'пр-д Сормовский',
      'ул. Энергетиков',
      'ул. Товарная',
      'ул. Транспортная',
      'ул. Производственная',
      'наб. Портовая',
      'ул. Вагонная',
      'ул. Ремесленная',
    ],
  },
  BY: {
    dial: '+375',
    nationalLength: 9,
    cities: towns(
      'minsk:17 brest:162 grodno:152 gomel:232 vitebsk:212 mogilev:222 babruysk:225 baranavichy:163 barysaw:177 lida:154 zhodzina:1775',
    ),
    address: cyrillicAddress,
    streets: [
      'ул. Тимирязева',
      'ул. Бабушкина',
      'ул. Инженерная',
      'пер. Промышленный',
      'Меньковский тракт',
      'ул. Селицкого',
      'ул. Брестская',
      'ул. Фабричная',
      'ул. Кооперативная',
      'ул. Могилёвская',
    ],
  },
  KZ: {
    dial: '+7',
    nationalLength: 10,
    cities: towns(
      'almaty:727 astana:7172 shymkent:7252 karaganda:7212 aktobe:7132 pavlodar:7182 oskemen:7232 kostanay:7142 atyrau:7122 taraz:7262 ' +
        'oral:7112 semey:7222 aktau:7292',
    ),
    address: cyrillicAddress,
    streets: [
      'ул. Суюнбая',
      'пр. Рыскулова',
      'ул. Бекмаханова',
      'ул. Жансугурова',
      'ул. Кендирли',
      'пр. Богенбай батыра',
      'ул. Складская',
      'ул. Казыбек би',
      'ул. Ангарская',
      'Восточная промзона',
      'ул. Акжол',
      'ул. Бухар жырау',
    ],
  },
  RS: {
    dial: '+381',
    nationalLength: 8,
    cities: towns(
      'belgrade:11 novi-sad:21 nis:18 kragujevac:34 subotica:24 cacak:32 pancevo:13 stara-pazova:22 zrenjanin:23 krusevac:37 uzice:31 ' +
        'kraljevo:36 smederevo:26 sabac:15 valjevo:14 leskovac:16 novi-pazar:20 gornji-milanovac:32 sombor:25',
    ),
    address: plainAddress,
    streets: [
      'Zrenjaninski put',
      'Autoput za Zagreb',
      'Industrijska zona',
      'Privrednikova',
      'Temerinska',
      'Bulevar oslobođenja',
      'Kneza Miloša',
      'Milutina Milankovića',
      'Rumenački put',
      'Batajnički drum',
      'Svetosavska',
      'Carice Milice',
      'Fabrička',
      'Kralja Petra I',
    ],
  },
  DE: {
    dial: '+49',
    nationalLength: 11,
    cities: towns(
      'hamburg:40 munich:89 berlin:30 cologne:221 frankfurt:69 stuttgart:711 nuremberg:911 luedenscheid:2351 dortmund:231 hanover:511 ' +
        'leipzig:341 bielefeld:521 mannheim:621 heilbronn:7131 iserlohn:2371 augsburg:821 kuenzelsau:7940 bremen:421 chemnitz:371 ulm:731',
    ),
    address: plainAddress,
    streets: [
      'Industriestraße',
      'Gewerbering',
      'Am Güterbahnhof',
      'Robert-Bosch-Straße',
      'Hafenstraße',
      'Dieselstraße',
      'Siemensstraße',
      'Werner-von-Siemens-Straße',
      'Carl-Benz-Straße',
      'Im Gewerbepark',
      'Schmiedestraße',
      'Otto-Hahn-Straße',
    ],
  },
  IT: {
    dial: '+39',
    nationalLength: 10,
    cities: towns(
      'milan:02 brescia:030 bergamo:035 vicenza:0444 bologna:051 turin:011 padua:049 lecco:0341 verona:045 modena:059 prato:0574 ' +
        'reggio-emilia:0522 treviso:0422 lumezzane:030 novara:0321 naples:081',
    ),
    address: (number, street) => `${street}, ${number}`,
    streets: [
      'Via dell’Artigianato',
      'Via dell’Industria',
      'Via Enrico Fermi',
      'Via delle Officine',
      'Viale del Lavoro',
      'Via Guglielmo Marconi',
      'Via Leonardo da Vinci',
      'Via Galileo Ferraris',
      'Via dei Magazzini Generali',
      'Via Alessandro Volta',
    ],
  },
  TR: {
    dial: '+90',
    nationalLength: 10,
    cities: towns(
      'istanbul:212 bursa:224 izmir:232 gebze:262 ikitelli:212 ankara:312 konya:332 gaziantep:342 kayseri:352 tuzla-istanbul:216 corlu:282 ' +
        'denizli:258 inegol:224 adana:322 eskisehir:222 manisa:236 mersin:324 izmit:262',
    ),
    address: (number, street) => `${street} No: ${number}`,
    streets: [
      'Organize Sanayi Bölgesi 5. Cad.',
      'Organize Sanayi Bölgesi Mavi Cad.',
      'Sanayi Mah. Atatürk Bulvarı',
      'Demirciler Sitesi 3. Cad.',
      'Küçük Sanayi Sitesi 12. Sok.',
      'Fatih Mah. Sanayi Cad.',
      'Eski Hadımköy Yolu Cad.',
      'Cumhuriyet Mah. İstiklal Cad.',
      'Yeni Mah. Ankara Asfaltı',
      'Barbaros Mah. Lale Sok.',
    ],
  },
  AT: {
    dial: '+43',
    nationalLength: 9,
    cities: towns('vienna:1 linz:732 graz:316'),
    address: plainAddress,
    streets: ['Industriezeile', 'Gewerbeparkstraße', 'Laxenburger Straße'],
  },
  SI: {
    dial: '+386',
    nationalLength: 8,
    cities: towns('ljubljana:1 maribor:2'),
    address: plainAddress,
    streets: ['Letališka cesta', 'Tržaška cesta'],
  },
  PL: {
    dial: '+48',
    nationalLength: 9,
    cities: towns('warsaw:22 katowice:32 poznan:61'),
    address: (number, street) => `${street} ${number}`,
    streets: ['ul. Przemysłowa', 'ul. Magazynowa', 'ul. Hutnicza'],
  },
  BG: {
    dial: '+359',
    nationalLength: 8,
    cities: towns('sofia:2 plovdiv:32'),
    address: (number, street) => `${street} ${number}`,
    streets: ['бул. Рожен', 'ул. Кукленско шосе'],
  },
  ME: {
    dial: '+382',
    nationalLength: 8,
    cities: towns('podgorica:20'),
    address: plainAddress,
    streets: ['Cetinjski put'],
  },
}

/** German numbers are from the regulator's ranges for fiction; numbers of other countries contain 555. */
const germanExamples: Record<string, string> = {
  30: '3023125',
  69: '6990009',
  40: '4066969',
  221: '2214710',
  89: '8999998',
}

export function phoneNumber(country: string, place: StoreCity, figures: (count: number) => string): string {
  const { dial, nationalLength } = countries[country]!
  if (country === 'DE') return `${dial}${germanExamples[place.areaCode] ?? '3023125'}${figures(3)}`
  const longer = country === 'RS' && place.areaCode === '11' ? 1 : 0
  const head = `${place.areaCode}555`
  return dial + head + figures(nationalLength + longer - head.length)
}
