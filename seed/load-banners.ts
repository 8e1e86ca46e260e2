import type pg from 'pg'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { DrawnFiles } from './drawn-files.ts'
import type { DrawingSpec } from './drawings/kinds.ts'
import { t, type Text } from './types.ts'

type BannerSeed = { placement: 'home' | 'lists'; target: string; title: Text; note: Text; drawing: DrawingSpec }

const banners: readonly BannerSeed[] = [
  {
    placement: 'home',
    target: '/stores/all?verified=1',
    title: t(
      'Order from verified suppliers',
      'Заказывайте у проверенных поставщиков',
      'Poručujte od proverenih dobavljača',
      'Bestellen Sie bei geprüften Lieferanten',
      'Ordini da fornitori verificati',
      'Doğrulanmış tedarikçilerden sipariş verin',
    ),
    note: t(
      'Registration and documents checked, renewed every year',
      'Регистрация и документы проверены, проверка повторяется каждый год',
      'Registracija i dokumenti su provereni, provera se obnavlja svake godine',
      'Registrierung und Unterlagen geprüft, jedes Jahr erneuert',
      'Registrazione e documenti controllati, verifica rinnovata ogni anno',
      'Kayıt ve belgeler incelendi, doğrulama her yıl yenilenir',
    ),
    drawing: { kind: 'trolley', variant: 'forklift', labels: ['2.5 t', '3.6 m'] },
  },
  {
    placement: 'lists',
    target: '/stores/all',
    title: t(
      'One question to several suppliers',
      'Один вопрос нескольким поставщикам',
      'Jedno pitanje za više dobavljača',
      'Eine Anfrage an mehrere Lieferanten',
      'Una domanda a più fornitori',
      'Birkaç tedarikçiye tek soru',
    ),
    note: t(
      'Select suppliers, ask once and compare the replies side by side',
      'Отметьте поставщиков, спросите один раз и сравните ответы рядом',
      'Označite dobavljače, pitajte jednom i uporedite odgovore',
      'Lieferanten auswählen, einmal fragen und die Antworten nebeneinander vergleichen',
      'Selezioni i fornitori, chieda una volta sola e confronti le risposte affiancate',
      'Tedarikçileri seçin, bir kez sorun ve yanıtları yan yana karşılaştırın',
    ),
    drawing: { kind: 'box', variant: 'flap', labels: ['600', '400', '400'] },
  },
]

/** Loads the banners of the home page and of product lists; their pictures must have been loaded. */
export async function loadBanners(client: pg.ClientBase, files: DrawnFiles, now: Date) {
  await copyRows(
    client,
    'banners',
    ['placement', 'file_id', 'target', 'titles', 'notes', 'starts_at'],
    banners.map(({ placement, drawing, target, title, note }) => [
      placement,
      files.drawing(drawing, 'main'),
      target,
      title,
      note,
      now,
    ]),
  )
}

/** Adds the pictures of the banners to the files to load. */
export function drawBanners(files: DrawnFiles) {
  for (const { drawing } of banners) files.drawing(drawing, 'main')
}
