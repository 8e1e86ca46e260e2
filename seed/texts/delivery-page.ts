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

- When you place the order, choose delivery or pick-up, enter the address and add any wishes in the comment.
- The supplier confirms the order. If the cost isn’t stated in its terms, agree it with the supplier.
- Once the goods have left, the order status changes to “Shipped”; after receipt, confirm it on the order page.

## On receipt

Count the packages and check them for damage while the driver is present. Note any shortage or damage in the transport
document and message the supplier from the order page on the same day. Any questions? Call {phone}.
`,
    `
## Кто доставляет

{brand} сводит покупателей и поставщиков, а товар отправляет сам поставщик. Поэтому у каждого поставщика свои условия:
перевозчики, сумма бесплатной доставки, сроки отгрузки. Они указаны на странице магазина.

## Как это происходит

- При оформлении заказа выберите доставку или самовывоз, укажите адрес и пожелания в комментарии.
- Поставщик подтверждает заказ. Если стоимость не указана в его условиях, согласуйте её с ним.
- После отгрузки заказ получает статус «Отгружен»; получив товар, подтвердите это на странице заказа.

## При получении

Пересчитайте места и осмотрите упаковку в присутствии водителя. Недостачу или повреждения отметьте в транспортной
накладной и в тот же день напишите поставщику со страницы заказа. Остались вопросы? Позвоните: {phone}.
`,
    `
## Ko isporučuje

{brand} povezuje kupce i dobavljače, a robu šalje sam dobavljač. Zato svaki dobavljač ima svoje uslove: prevoznike, iznos za
besplatnu isporuku i rokove. Naći ćete ih na stranici njegove prodavnice.

## Kako to ide

- Pri poručivanju izaberite isporuku ili lično preuzimanje, upišite adresu, a želje napišite u komentaru.
- Dobavljač potvrđuje porudžbinu. Ako cena isporuke nije navedena u njegovim uslovima, dogovorite je sa njim.
- Kada roba krene, porudžbina dobija status „Poslata”; prijem potvrdite na stranici porudžbine.

## Pri preuzimanju

Prebrojte pakete i pregledajte ih dok je vozač prisutan. Manjak ili oštećenje upišite u prevozni dokument i istog dana javite
dobavljaču u razgovoru o porudžbini. Imate još pitanja? Pozovite {phone}.
`,
    `
## Wer liefert

{brand} bringt Käufer und Lieferanten zusammen; die Ware versendet der Lieferant. Deshalb hat jeder Lieferant eigene
Bedingungen: Speditionen, Frei-Haus-Grenzen, Lieferzeiten. Sie stehen auf der Seite des Shops.

## So läuft es ab

- Beim Bestellen wählen Sie Lieferung oder Selbstabholung und geben die Adresse und im Kommentar Ihre Wünsche an.
- Der Lieferant bestätigt die Bestellung. Nennen seine Bedingungen keine Kosten, sprechen Sie sie mit ihm ab.
- Nach dem Versand erhält die Bestellung den Status „Versandt“; den Empfang bestätigen Sie auf ihrer Seite.

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

- Nell’ordine scelga la consegna o il ritiro in sede, indichi l’indirizzo ed eventuali note per il fornitore.
- Il fornitore conferma l’ordine. Se le sue condizioni non indicano il costo, lo concordi con lui.
- Quando la merce parte, l’ordine assume lo stato «Spedito»; dopo l’arrivo confermi la
  ricezione sulla pagina dell’ordine.

## Al ricevimento

Conti i colli e verifichi in presenza dell’autista che non siano danneggiati. Annoti eventuali ammanchi o danni sul documento
di trasporto e il giorno stesso scriva al fornitore dalla pagina dell’ordine. Altre domande? Chiami {phone}.
`,
    `
## Teslimatı kim yapar

{brand} alıcılarla tedarikçileri buluşturur; ürünleri tedarikçi gönderir. Bu nedenle her tedarikçinin kendi koşulları vardır:
nakliye firmaları, ücretsiz teslimat sınırı, sevk süreleri. Bunları mağaza sayfasında görürsünüz.

## Nasıl işler

- Sipariş verirken teslimatı veya yerinde teslim almayı seçin, adresi girin ve isteklerinizi nota yazın.
- Tedarikçi siparişi onaylar. Koşullarında ücret yazmıyorsa tedarikçiyle kararlaştırın.
- Ürünler yola çıkınca sipariş “Sevk edildi” durumuna geçer; teslim alınca sipariş sayfasında onaylayın.

## Teslim alırken

Kolileri sürücünün yanında sayın ve hasar olup olmadığına bakın. Eksik veya hasarı taşıma belgesine yazın ve aynı gün
sipariş sayfasından tedarikçiye bildirin. Sorunuz mu var? {phone} numarasını arayın.
`,
  ),
}
