import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const deliveryPage: TextSeed = {
  type: 'deliveryPage',
  title: t('Delivery', 'Доставка', 'Isporuka', 'Lieferung', 'Consegna', 'Teslimat'),
  body: body(
    `
## Who delivers

{brand} brings buyers and suppliers together; the supplier ships the goods. That is why each supplier sets its own terms:
carriers, free delivery threshold, lead times. You’ll find them on the store page.

## How it works

- Enter the delivery address when you place the order, and add any delivery wishes in the comment.
- The supplier confirms the order and tells you the cost and the dispatch date.
- Once the goods have left, the order status changes to “Shipped”.

## On receipt

Count the packages and check them for damage while the driver is present. Note any shortage or damage in the transport
document and message the supplier from the order page on the same day. Any questions? Call {phone}.
`,
    `
## Кто доставляет

{brand} сводит покупателей и поставщиков, а товар отправляет сам поставщик. Поэтому у каждого поставщика свои условия:
перевозчики, сумма бесплатной доставки, сроки отгрузки. Они указаны на странице магазина.

## Как это происходит

- При оформлении заказа укажите адрес доставки, а пожелания по доставке напишите в комментарии.
- Поставщик подтверждает заказ и называет стоимость и дату отгрузки.
- После отгрузки заказ получает статус «Отгружен».

## При получении

Пересчитайте места и осмотрите упаковку в присутствии водителя. Недостачу или повреждения отметьте в транспортной
накладной и в тот же день напишите поставщику со страницы заказа. Остались вопросы? Позвоните: {phone}.
`,
    `
## Ko isporučuje

{brand} povezuje kupce i dobavljače, a robu šalje sam dobavljač. Zato svaki dobavljač ima svoje uslove: prevoznike, iznos za
besplatnu isporuku i rokove. Naći ćete ih na stranici njegove prodavnice.

## Kako to ide

- Pri poručivanju upišite adresu isporuke, a želje u vezi sa isporukom napišite u komentaru.
- Dobavljač potvrđuje porudžbinu i navodi cenu isporuke i datum otpreme.
- Kada roba krene, porudžbina dobija status „Poslata”.

## Pri preuzimanju

Prebrojte pakete i pregledajte ih dok je vozač prisutan. Manjak ili oštećenje upišite u prevozni dokument i istog dana javite
dobavljaču u razgovoru o porudžbini. Imate još pitanja? Pozovite {phone}.
`,
    `
## Wer liefert

{brand} bringt Käufer und Lieferanten zusammen; die Ware versendet der Lieferant. Deshalb hat jeder Lieferant eigene
Bedingungen: Speditionen, Frei-Haus-Grenzen, Lieferzeiten. Sie stehen auf der Seite des Shops.

## So läuft es ab

- Im Warenkorb geben Sie die Lieferadresse an und im Kommentar, was bei der Lieferung zu beachten ist.
- Der Lieferant bestätigt die Bestellung und nennt Kosten und Versandtermin.
- Nach dem Versand erhält die Bestellung den Status „Versandt“.

## Beim Empfang

Zählen Sie die Packstücke und prüfen Sie sie im Beisein des Fahrers. Vermerken Sie Fehlmengen oder Schäden auf dem
Frachtbrief und melden Sie sie dem Lieferanten noch am selben Tag: Auf der Seite der Bestellung können Sie ihm direkt
schreiben. Noch Fragen? Rufen Sie an: {phone}.
`,
    `
## Chi consegna

{brand} mette in contatto acquirenti e fornitori; la merce è spedita dal fornitore. Per questo ogni fornitore ha le proprie
condizioni: corrieri, soglia per la consegna gratuita, tempi. Si trovano sulla pagina del negozio e su quella di ogni
articolo.

## Come funziona

- Nell’ordine si indicano l’indirizzo di consegna, il referente ed eventuali note per il fornitore.
- Il fornitore conferma l’ordine e comunica il costo e la data di spedizione.
- Quando la merce parte, l’ordine assume lo stato «Spedito».

## Al ricevimento

Conti i colli e li controlli in presenza dell’autista. Annoti eventuali ammanchi o danni sul documento di trasporto e avvisi
il fornitore il giorno stesso con un messaggio. Altre domande? Chiami {phone}.
`,
    `
## Teslimatı kim yapar

{brand} alıcılarla tedarikçileri buluşturur; ürünleri tedarikçi gönderir. Bu nedenle her tedarikçinin kendi koşulları vardır:
nakliye firmaları, ücretsiz teslimat sınırı, süreler. Bunları mağaza sayfasında görürsünüz.

## Nasıl işler

- Sipariş verirken teslimat adresini girersiniz; teslimat yöntemi için isteklerinizi siparişin notuna yazın.
- Tedarikçi siparişi onaylar, teslimat ücretini ve sevk tarihini bildirir.
- Ürünler yola çıkınca sipariş “Sevk edildi” durumuna geçer.

## Teslim alırken

Kolileri sürücünün yanında sayın ve hasar olup olmadığına bakın. Eksik veya hasarı taşıma belgesine yazın ve aynı gün
sipariş sayfasından tedarikçiye bildirin. Sorunuz mu var? {phone} numarasını arayın.
`,
  ),
}
