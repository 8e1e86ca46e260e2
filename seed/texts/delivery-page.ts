import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const deliveryPage: TextSeed = {
  type: 'deliveryPage',
  title: t('Delivery', 'Доставка', 'Isporuka', 'Lieferung', 'Consegna', 'Teslimat'),
  body: body(
    `
## Who delivers

{brand} brings buyers and suppliers together; the goods are sent by the supplier. That is why each supplier states its own
terms: carriers, free delivery limits, lead times. You find them on the page of the store and in the cart, next to the group
of its goods.

## How it works

- Choose a delivery method for each supplier when you place the order.
- The supplier confirms the order and names the cost and the date of dispatch.
- Once the goods have left, the order shows the status "Shipped" and, if there is one, the consignment number.

## On receipt

Count the packages and check them for damage while the driver is present. Note any shortage or damage in the transport
document and tell the supplier in the chat of the order on the same day. Questions remain? Call {phone}.
`,
    `
## Кто доставляет

{brand} сводит покупателей и поставщиков, а товар отправляет сам поставщик. Поэтому у каждого поставщика свои условия:
перевозчики, сумма бесплатной доставки, сроки отгрузки. Они указаны на странице магазина и в корзине — рядом с группой его
товаров.

## Как это происходит

- При оформлении заказа вы выбираете способ доставки отдельно для каждого поставщика.
- Поставщик подтверждает заказ и называет стоимость и дату отгрузки.
- После отгрузки заказ получает статус «Отгружен»; если есть номер накладной, он виден в заказе.
- Самовывоз возможен со складов, адреса которых указаны на странице магазина.

## При получении

Пересчитайте места и осмотрите упаковку в присутствии водителя. Недостачу или повреждения отметьте в товарно-транспортной
накладной и в тот же день сообщите поставщику в чате заказа. Остались вопросы — звоните: {phone}.
`,
    `
## Ko isporučuje

{brand} povezuje kupce i dobavljače, a robu šalje sam dobavljač. Zato svaki dobavljač ima svoje uslove: prevoznike, iznos za
besplatnu isporuku i rokove. Naći ćete ih na stranici prodavnice i u korpi, pored grupe njegovih artikala.

## Kako to ide

- Pri poručivanju birate način isporuke posebno za svakog dobavljača.
- Dobavljač potvrđuje porudžbinu i navodi cenu i datum otpreme.
- Kada roba krene, porudžbina dobija status „Poslato“ i broj tovarnog lista, ako postoji.

## Pri preuzimanju

Prebrojte pakete i pregledajte ih dok je vozač prisutan. Manjak ili oštećenje upišite u prevozni dokument i istog dana javite
dobavljaču u četu porudžbine. Imate još pitanja? Pozovite {phone}.
`,
    `
## Wer liefert

{brand} bringt Käufer und Lieferanten zusammen; die Ware versendet der Lieferant. Deshalb hat jeder Lieferant eigene
Bedingungen: Speditionen, Frei-Haus-Grenzen, Lieferzeiten. Sie stehen auf der Seite des Shops und im Warenkorb neben der
Gruppe seiner Artikel.

## So läuft es ab

- Bei der Bestellung wählen Sie die Lieferart für jeden Lieferanten einzeln.
- Der Lieferant bestätigt den Auftrag und nennt Kosten und Versandtermin.
- Nach dem Versand erhält der Auftrag den Status „Versandt“ und, sofern vorhanden, die Frachtbriefnummer.

## Beim Empfang

Zählen Sie die Packstücke und prüfen Sie sie im Beisein des Fahrers. Vermerken Sie Fehlmengen oder Schäden auf dem
Frachtpapier und melden Sie sie noch am selben Tag im Chat des Auftrags. Noch Fragen? Rufen Sie an: {phone}.
`,
    `
## Chi consegna

{brand} mette in contatto acquirenti e fornitori; la merce è spedita dal fornitore. Per questo ogni fornitore ha le proprie
condizioni: corrieri, soglia per la consegna gratuita, tempi. Si trovano sulla pagina del negozio e nel carrello, accanto al
gruppo dei suoi articoli.

## Come funziona

- Al momento dell’ordine si sceglie il metodo di consegna per ciascun fornitore.
- Il fornitore conferma l’ordine e indica il costo e la data di spedizione.
- Dopo la partenza l’ordine assume lo stato «Spedito» e, se disponibile, riporta il numero del documento di trasporto.

## Al ricevimento

Contate i colli e controllateli in presenza dell’autista. Annotate eventuali ammanchi o danni sul documento di trasporto e
avvisate il fornitore il giorno stesso nella chat dell’ordine. Altre domande? Chiamate {phone}.
`,
    `
## Teslimatı kim yapar

{brand} alıcılarla tedarikçileri buluşturur; malı tedarikçi gönderir. Bu nedenle her tedarikçinin kendi koşulları vardır:
nakliye firmaları, ücretsiz teslimat sınırı, süreler. Bunları mağaza sayfasında ve sepette, o tedarikçinin ürün grubunun
yanında görürsünüz.

## Nasıl işler

- Sipariş verirken her tedarikçi için teslimat yöntemini ayrı seçersiniz.
- Tedarikçi siparişi onaylar, tutarı ve sevk tarihini bildirir.
- Mal yola çıkınca sipariş “Sevk edildi” durumuna geçer; varsa irsaliye numarası siparişte görünür.

## Teslim alırken

Kolileri sürücünün yanında sayın ve hasar olup olmadığına bakın. Eksik veya hasarı taşıma belgesine yazın ve aynı gün
siparişin sohbetinden tedarikçiye bildirin. Sorunuz mu var? {phone} numarasını arayın.
`,
  ),
}
