import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const paymentAndDelivery: TextSeed = {
  type: 'paymentAndDelivery',
  title: t(
    'Payment and delivery',
    'Оплата и доставка',
    'Plaćanje i isporuka',
    'Zahlung und Lieferung',
    'Pagamento e consegna',
    'Ödeme ve teslimat',
  ),
  body: body(
    `
## Payment

You pay the supplier directly, by the invoice that it issues after confirming the order. A cart with goods of several
suppliers becomes several orders, and each is paid separately.

- Prices are set in the currency of the store. Amounts in other currencies are converted at a dated rate and serve for
  orientation.
- Payment terms, such as prepayment or deferral, are stated on the page of the store.
- Check the bank details in the invoice against those of the organization on the page of the store.

## Delivery

The supplier ships the goods on the terms you chose in the order. Cost and date are fixed when it confirms the order; until
dispatch you can cancel it.

## Papers

Invoice, transport documents and certificates come from the supplier. If something is missing, write to it in the chat or
call {phone}: we help to find the right person.
`,
    `
## Оплата

Вы платите поставщику напрямую — по счёту, который он выставляет после подтверждения заказа. Корзина с товарами нескольких
поставщиков превращается в несколько заказов, и каждый оплачивается отдельно.

- Цены установлены в валюте магазина. Суммы в других валютах пересчитаны по курсу на указанную дату и служат для ориентира.
- Условия оплаты — предоплата, отсрочка, аккредитив — указаны на странице магазина.
- Перед оплатой сверьте реквизиты в счёте с реквизитами организации на странице магазина.

## Доставка

Поставщик отправляет товар на условиях, которые вы выбрали в заказе. Стоимость и срок фиксируются при подтверждении; до
отгрузки заказ можно отменить.

## Документы

Счёт, накладную, счёт-фактуру и сертификаты выдаёт поставщик. Если чего-то не хватает, напишите ему в чате или позвоните нам:
{phone} — поможем найти ответственного.
`,
    `
## Plaćanje

Plaćate direktno dobavljaču, po fakturi koju izdaje nakon potvrde porudžbine. Korpa sa robom više dobavljača postaje više
porudžbina, a svaka se plaća posebno.

- Cene su u valuti prodavnice. Iznosi u drugim valutama preračunati su po kursu na navedeni datum i služe za orijentaciju.
- Uslovi plaćanja, kao što su avans ili odloženo plaćanje, navedeni su na stranici prodavnice.
- Pre uplate uporedite račun na fakturi sa podacima organizacije na stranici prodavnice.

## Isporuka

Dobavljač šalje robu pod uslovima koje ste izabrali. Cena i rok se utvrđuju pri potvrdi; do otpreme porudžbinu možete da
otkažete.

## Dokumenta

Fakturu, prevozna dokumenta i sertifikate izdaje dobavljač. Ako nešto nedostaje, pišite mu u četu ili pozovite {phone}:
pomoći ćemo da nađete pravu osobu.
`,
    `
## Zahlung

Sie zahlen direkt an den Lieferanten, auf die Rechnung, die er nach der Auftragsbestätigung stellt. Aus einem Warenkorb mit
Artikeln mehrerer Lieferanten werden mehrere Aufträge, jeder wird einzeln bezahlt.

- Preise gelten in der Währung des Shops. Beträge in anderen Währungen sind zu einem Kurs mit Datum umgerechnet und dienen
  der Orientierung.
- Zahlungsbedingungen wie Vorkasse oder Zahlungsziel stehen auf der Seite des Shops.
- Vergleichen Sie die Bankverbindung der Rechnung mit den Angaben der Firma auf der Seite des Shops.

## Lieferung

Der Lieferant versendet zu den Bedingungen, die Sie gewählt haben. Kosten und Termin stehen mit der Bestätigung fest; bis zum
Versand können Sie stornieren.

## Unterlagen

Rechnung, Frachtpapiere und Zeugnisse kommen vom Lieferanten. Fehlt etwas, schreiben Sie ihm im Chat oder rufen Sie {phone}
an: Wir helfen, den richtigen Ansprechpartner zu finden.
`,
    `
## Pagamento

Si paga direttamente il fornitore, in base alla fattura che emette dopo aver confermato l’ordine. Un carrello con articoli di
più fornitori diventa più ordini, ciascuno pagato separatamente.

- I prezzi sono nella valuta del negozio. Gli importi in altre valute sono convertiti a un cambio datato e hanno valore
  indicativo.
- Le condizioni di pagamento, come anticipo o dilazione, sono indicate sulla pagina del negozio.
- Prima di pagare confrontate le coordinate bancarie della fattura con i dati dell’azienda sulla pagina del negozio.

## Consegna

Il fornitore spedisce alle condizioni scelte nell’ordine. Costo e data sono fissati con la conferma; fino alla spedizione
l’ordine si può annullare.

## Documenti

Fattura, documenti di trasporto e certificati sono rilasciati dal fornitore. Se manca qualcosa, scrivetegli in chat o
chiamate {phone}: vi aiuteremo a trovare la persona giusta.
`,
    `
## Ödeme

Ödemeyi, siparişi onayladıktan sonra düzenlediği faturaya göre doğrudan tedarikçiye yaparsınız. Birden çok tedarikçinin
ürününü içeren sepet, birden çok siparişe dönüşür ve her biri ayrı ödenir.

- Fiyatlar mağazanın para birimindedir. Diğer para birimlerindeki tutarlar tarihli bir kurla hesaplanır ve bilgi amaçlıdır.
- Peşin veya vadeli gibi ödeme koşulları mağaza sayfasında yazar.
- Ödemeden önce faturadaki banka bilgilerini mağaza sayfasındaki firma bilgileriyle karşılaştırın.

## Teslimat

Tedarikçi malı siparişte seçtiğiniz koşullarla gönderir. Tutar ve tarih onayla kesinleşir; sevkiyata kadar siparişi iptal
edebilirsiniz.

## Belgeler

Fatura, taşıma belgeleri ve sertifikalar tedarikçiden gelir. Eksik varsa sohbetten yazın veya {phone} numarasını arayın;
doğru kişiyi bulmanıza yardım ederiz.
`,
  ),
}
