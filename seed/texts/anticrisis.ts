import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const anticrisis: TextSeed = {
  type: 'anticrisis',
  title: t(
    'Clearance offers',
    'Антикризисные предложения',
    'Sniženi artikli',
    'Reduzierte Artikel',
    'Offerte anticrisi',
    'Stok eritme fırsatları',
  ),
  body: body(
    `
These products cost less than the supplier’s own previous price. On {brand} the previous price is shown next to the new one,
so you see the saving at a glance.

## For buyers

- Stock is limited: the product page shows how much is left.
- The minimum order and the order multiple are those stated on the card.
- Documents and warranty are the same as for any other order.

## For suppliers

Lower the price of slow-moving products and state the previous one: it appears next to the new price on every card, free of
charge. What you gain:

- cash from stock that only takes up space;
- new buyers who stay for your regular range.

Not sure where to start? Call {phone}: we’ll help you choose the products and set volume prices.
`,
    `
Антикризисные предложения — это товары, которые поставщики продают ниже собственной прежней цены. На {brand} прежняя
цена показана рядом с новой, поэтому выгода видна сразу.

## Покупателям

- Количество ограничено: на странице товара видно, сколько осталось.
- Минимальный заказ и кратность — как указано в карточке.
- Документы и гарантия те же, что и при обычном заказе.

## Поставщикам

Снизьте цену на залежавшийся товар и укажите прежнюю — она появится рядом с новой во всех карточках, бесплатно. Что вы
получаете:

- деньги из остатков, которые только занимают место на складе;
- новых покупателей, которые затем остаются ради основного ассортимента.

Не знаете, с чего начать? Позвоните: {phone} — поможем выбрать товары и настроить цены от количества.
`,
    `
Pojedine artikle dobavljači prodaju ispod cene koju su sami ranije tražili. Kod takvih artikala u katalogu precrtana ranija
cena stoji pored nove, pa se ušteda vidi na prvi pogled.

## Za kupce

- Količina je ograničena: na stranici artikla vidi se koliko je ostalo na stanju.
- Minimalna količina i korak važe kao i za svaki drugi artikal.
- Dokumenti i garancija isti su kao za svaku drugu porudžbinu.

## Za dobavljače

Snizite cenu artikala koji stoje i navedite raniju: pojaviće se precrtana pored nove, besplatno. Šta dobijate:

- novac iz zaliha koje samo zauzimaju prostor;
- nove kupce koji ostaju i zbog redovnog asortimana.

Ne znate odakle da počnete? Pozovite {phone}: pomoći ćemo da izaberete artikle i odredite cene po količini.
`,
    `
Manche Lieferanten verkaufen Artikel unter ihrem eigenen bisherigen Preis. Bei diesen Artikeln steht der bisherige Preis auf
{brand} durchgestrichen neben dem neuen, so sehen Sie die Ersparnis auf einen Blick.

## Für Käufer

- Die Menge ist begrenzt: Auf der Artikelseite steht, wie viel noch verfügbar ist.
- Mindestmenge und Schritt gelten wie auf der Karte angegeben.
- Unterlagen und Gewährleistung sind dieselben wie bei jeder anderen Bestellung.

## Für Lieferanten

Senken Sie den Preis von Langsamdrehern und geben Sie den bisherigen Preis an: Er erscheint kostenlos auf jeder Karte neben
dem neuen. Das bringt Ihnen:

- Geld aus Beständen, die nur Platz belegen;
- neue Käufer, die für das übrige Sortiment bleiben.

Sie wissen nicht, wo Sie anfangen sollen? Rufen Sie {phone} an: Wir helfen bei der Auswahl der Artikel und bei
Staffelpreisen.
`,
    `
Quando un fornitore vende un articolo sotto il prezzo che praticava in precedenza, il prezzo precedente compare sulla scheda
accanto a quello nuovo: il risparmio si vede subito, senza calcoli.

## Per gli acquirenti

- Le quantità sono limitate: la scheda indica la disponibilità.
- Quantità minima e multipli restano quelli indicati nella scheda.
- Documenti e garanzia sono gli stessi di qualsiasi altro ordine.

## Per i fornitori

Riduca il prezzo degli articoli a lenta rotazione e indichi quello precedente: comparirà sulla scheda gratuitamente. I
vantaggi:

- liquidità da giacenze che occupano solo spazio;
- nuovi acquirenti che poi restano per l’assortimento ordinario.

Non sa da dove iniziare? Chiami {phone}: La aiutiamo a scegliere gli articoli e a impostare i prezzi per quantità.
`,
    `
Bu ürünler, tedarikçinin kendi önceki fiyatından daha ucuzdur. {brand} üzerinde önceki fiyat yeni fiyatın yanında gösterilir;
ne kadar tasarruf ettiğinizi hemen görürsünüz.

## Alıcılar için

- Stok sınırlıdır: kalan miktar ürün sayfasında yazar.
- Minimum sipariş ve katları kartta belirtildiği gibidir.
- Belgeler ve garanti, diğer siparişlerle aynıdır.

## Tedarikçiler için

Yavaş satan ürünün fiyatını düşürün ve önceki fiyatı belirtin: iki fiyat kartta yan yana, ücretsiz olarak gösterilir.
Kazancınız:

- yalnızca yer kaplayan stoktan nakit;
- sonrasında diğer ürünlerinizi de alan yeni alıcılar.

Nereden başlayacağınızı bilmiyor musunuz? {phone} numarasını arayın: ürünleri seçmenize ve miktara göre fiyatları
belirlemenize yardım ederiz.
`,
  ),
}
