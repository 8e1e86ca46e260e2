import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const anticrisis: TextSeed = {
  type: 'anticrisis',
  title: t(
    'Anti-crisis offers',
    'Антикризисные предложения',
    'Antikrizne ponude',
    'Antikrisenangebote',
    'Offerte anticrisi',
    'Kriz dönemi fırsatları',
  ),
  body: body(
    `
## Goods below their usual price

Here stand goods that suppliers sell below the price they themselves asked before. The old price is shown beside the new one,
and the discount is computed by {brand}, not by the seller.

## For buyers

- Stock is limited: the card shows how much is left and in which warehouse.
- Minimum order and step stay as stated on the card.
- Papers and guarantee are the same as for any other order.

## For suppliers

Reduce the price of slow goods and state the old price: they appear on this page by themselves, free of charge. What you
gain:

- money out of stock that only takes up space;
- new buyers who then stay for the regular range;
- a place on a page that procurement managers look through every week.

Not sure where to begin? Call {phone}: we help to choose the items and set the tiers.
`,
    `
## Товары дешевле обычной цены

Здесь собраны товары, которые поставщики продают ниже собственной прежней цены. Старая цена показана рядом с новой, а скидку
считает {brand}, а не продавец.

## Покупателям

- Количество ограничено: в карточке видно, сколько осталось и на каком складе.
- Минимальный заказ и кратность — как указано в карточке.
- Документы и гарантия те же, что и при обычном заказе.

## Поставщикам

Снизьте цену на залежавшийся товар и укажите старую — он появится на этой странице сам и бесплатно. Что вы получаете:

- деньги из остатков, которые только занимают место на складе;
- новых покупателей, которые затем остаются ради основного ассортимента;
- место на странице, которую снабженцы просматривают каждую неделю.

Не знаете, с чего начать, — позвоните {phone}: поможем выбрать позиции и настроить пороги количества.
`,
    `
## Roba ispod uobičajene cene

Ovde je roba koju dobavljači prodaju ispod cene koju su sami ranije tražili. Stara cena stoji pored nove, a popust računa
{brand}, a ne prodavac.

## Za kupce

- Količina je ograničena: na kartici se vidi koliko je ostalo i u kom magacinu.
- Minimalna porudžbina i korak ostaju kako piše na kartici.
- Dokumenta i garancija su isti kao za svaku drugu porudžbinu.

## Za dobavljače

Snizite cenu robe koja stoji i navedite staru: sama će se pojaviti na ovoj stranici, besplatno. Šta dobijate:

- novac iz zaliha koje samo zauzimaju prostor;
- nove kupce koji ostaju i zbog redovnog asortimana;
- mesto na stranici koju nabavljači pregledaju svake nedelje.

Ne znate odakle da počnete? Pozovite {phone}: pomoći ćemo da izaberete artikle i podesite količinske pragove.
`,
    `
## Ware unter dem üblichen Preis

Hier steht Ware, die Lieferanten unter ihrem eigenen früheren Preis verkaufen. Der alte Preis steht neben dem neuen, und den
Rabatt berechnet {brand}, nicht der Verkäufer.

## Für Käufer

- Die Menge ist begrenzt: Die Karte zeigt, wie viel in welchem Lager übrig ist.
- Mindestmenge und Abnahmeschritt gelten wie auf der Karte angegeben.
- Unterlagen und Gewährleistung sind dieselben wie bei jedem anderen Auftrag.

## Für Lieferanten

Senken Sie den Preis von Langsamdrehern und geben Sie den alten Preis an: Die Artikel erscheinen von selbst und kostenlos auf
dieser Seite. Das bringt Ihnen:

- Geld aus Beständen, die nur Platz belegen;
- neue Käufer, die für das übrige Sortiment bleiben;
- einen Platz auf einer Seite, die Einkäufer jede Woche durchsehen.

Sie wissen nicht, wo Sie anfangen sollen? Rufen Sie {phone} an: Wir helfen bei Auswahl und Staffelpreisen.
`,
    `
## Merce sotto il prezzo abituale

Qui si trovano articoli che i fornitori vendono sotto il prezzo da loro stessi praticato in precedenza. Il vecchio prezzo
compare accanto al nuovo e lo sconto è calcolato da {brand}, non dal venditore.

## Per gli acquirenti

- Le quantità sono limitate: la scheda mostra quanto resta e in quale magazzino.
- Ordine minimo e multipli restano quelli indicati nella scheda.
- Documenti e garanzia sono gli stessi di qualsiasi altro ordine.

## Per i fornitori

Riducete il prezzo della merce a lenta rotazione e indicate quello vecchio: comparirà da sola su questa pagina,
gratuitamente. Che cosa ne ricavate:

- liquidità da scorte che occupano solo spazio;
- nuovi clienti che poi restano per l’assortimento ordinario;
- un posto su una pagina che i responsabili acquisti consultano ogni settimana.

Non sapete da dove iniziare? Chiamate {phone}: vi aiutiamo a scegliere gli articoli e a impostare gli scaglioni.
`,
    `
## Her zamanki fiyatının altındaki ürünler

Burada tedarikçilerin kendi eski fiyatlarının altında sattığı ürünler yer alır. Eski fiyat yenisinin yanında gösterilir;
indirimi satıcı değil, {brand} hesaplar.

## Alıcılar için

- Miktar sınırlıdır: kartta hangi depoda ne kadar kaldığı yazar.
- Asgari sipariş ve artış adedi kartta belirtildiği gibidir.
- Belgeler ve garanti, diğer siparişlerle aynıdır.

## Tedarikçiler için

Yavaş satan ürünün fiyatını düşürün ve eski fiyatı belirtin: ürün bu sayfada kendiliğinden ve ücretsiz görünür. Kazancınız:

- yalnızca yer kaplayan stoktan nakit;
- sonrasında ana ürün gamı için de kalan yeni alıcılar;
- satın almacıların her hafta baktığı bir sayfada yer.

Nereden başlayacağınızı bilmiyor musunuz? {phone} numarasını arayın: ürünleri seçmenize ve kademeleri ayarlamanıza yardım
ederiz.
`,
  ),
}
