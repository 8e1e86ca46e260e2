import { city, country } from './types.ts'

export const armenia = country('AM', 'armenia', 'Armenia|Армения|Jermenija|Armenien|Armenia|Ermenistan', 40.07, 45.04, [
  city('yerevan', 'Yerevan|Ереван|Jerevan|Jerewan|Erevan|Erivan', 40.1792, 44.4991, 1095000),
  city('gyumri', 'Gyumri|Гюмри|Gjumri|Gjumri|Gyumri|Gümrü', 40.7894, 43.8475, 112000),
  city('vanadzor', 'Vanadzor|Ванадзор|Vanadzor|Wanadsor|Vanadzor|Vanadzor', 40.8128, 44.4883, 76000),
])

export const kyrgyzstan = country(
  'KG',
  'kyrgyzstan',
  'Kyrgyzstan|Киргизия|Kirgistan|Kirgisistan|Kirghizistan|Kırgızistan',
  41.2,
  74.77,
  [
    city('bishkek', 'Bishkek|Бишкек|Biškek|Bischkek|Biškek|Bişkek', 42.8746, 74.5698, 1150000),
    city('osh', 'Osh|Ош|Oš|Osch|Oš|Oş', 40.514, 72.8161, 340000),
    city('jalal-abad', 'Jalal-Abad|Джалал-Абад|Džalalabad|Dschalalabat|Džalal-Abad|Celalabad', 40.9333, 73.0, 125000),
  ],
)

export const georgia = country('GE', 'georgia', 'Georgia|Грузия|Gruzija|Georgien|Georgia|Gürcistan', 42.32, 43.36, [
  city('tbilisi', 'Tbilisi|Тбилиси|Tbilisi|Tiflis|Tbilisi|Tiflis', 41.7151, 44.8271, 1240000),
  city('batumi', 'Batumi|Батуми|Batumi|Batumi|Batumi|Batum', 41.6168, 41.6367, 183000),
  city('kutaisi', 'Kutaisi|Кутаиси|Kutaisi|Kutaissi|Kutaisi|Kutaisi', 42.2679, 42.6946, 125000),
  city('rustavi', 'Rustavi|Рустави|Rustavi|Rustawi|Rustavi|Rustavi', 41.5495, 44.9932, 130000),
])

export const azerbaijan = country(
  'AZ',
  'azerbaijan',
  'Azerbaijan|Азербайджан|Azerbejdžan|Aserbaidschan|Azerbaigian|Azerbaycan',
  40.14,
  47.58,
  [
    city('baku', 'Baku|Баку|Baku|Baku|Baku|Bakü', 40.4093, 49.8671, 2340000),
    city('ganja', 'Ganja|Гянджа|Gandža|Gəncə|Ganja|Gence', 40.6828, 46.3606, 335000),
    city('sumgait', 'Sumgait|Сумгаит|Sumgajit|Sumqayıt|Sumqayıt|Sumgayıt', 40.5897, 49.6686, 345000),
  ],
)

export const uzbekistan = country(
  'UZ',
  'uzbekistan',
  'Uzbekistan|Узбекистан|Uzbekistan|Usbekistan|Uzbekistan|Özbekistan',
  41.38,
  64.59,
  [
    city('tashkent', 'Tashkent|Ташкент|Taškent|Taschkent|Tashkent|Taşkent', 41.2995, 69.2401, 3040000),
    city('samarkand', 'Samarkand|Самарканд|Samarkand|Samarkand|Samarcanda|Semerkant', 39.6542, 66.9597, 570000),
    city('bukhara', 'Bukhara|Бухара|Buhara|Buchara|Bukhara|Buhara', 39.7681, 64.4556, 285000),
    city('namangan', 'Namangan|Наманган|Namangan|Namangan|Namangan|Namangan', 40.9983, 71.6726, 680000),
    city('andijan', 'Andijan|Андижан|Andižan|Andischon|Andijan|Andican', 40.7821, 72.3442, 470000),
    city('fergana', 'Fergana|Фергана|Fergana|Fargʻona|Fergana|Fergana', 40.3842, 71.7843, 300000),
  ],
)
