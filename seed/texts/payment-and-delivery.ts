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

You pay the supplier directly, by the invoice it issues after confirming the order. A cart with items from several suppliers
becomes several orders, each paid separately.

- Prices are set in the store’s currency. Amounts in other currencies are converted at a dated exchange rate, for guidance
  only.
- Payment terms, such as prepayment or deferred payment, are stated on the store page.
- Before you pay, check the company name and tax number in the invoice against those on the store page.

## Delivery

The supplier ships the goods on the terms stated on the store page or agreed with you. Until the goods are shipped, you can
cancel the order on its page; to change it, message the supplier.

## Documents

Once the order is confirmed, its page has a proforma invoice. The supplier issues the invoice, transport documents and
certificates. If something is missing, message the supplier from the order page or call us on {phone}.
`,
    `
## Оплата

Вы платите поставщику напрямую — по счёту, который он выставляет после подтверждения заказа. Корзина с товарами
нескольких поставщиков превращается в несколько заказов, и каждый оплачивается отдельно.

- Цены установлены в валюте магазина. Суммы в других валютах пересчитаны по курсу на указанную дату и служат для
  ориентира.
- Условия оплаты, например предоплата или отсрочка, указаны на странице магазина.
- Перед оплатой сверьте наименование и налоговый номер компании в счёте с указанными на странице магазина.

## Доставка

Поставщик отправляет товар на условиях, указанных на странице магазина или согласованных с вами. До отгрузки заказ можно
отменить на его странице; чтобы изменить заказ, напишите поставщику.

## Документы

После подтверждения на странице заказа появляется счёт на оплату. Счёт-фактуру, транспортные документы и сертификаты
выдаёт поставщик. Если чего-то не хватает, напишите ему со страницы заказа или позвоните нам: {phone}.
`,
    `
## Plaćanje

Plaćate direktno dobavljaču, po fakturi koju izdaje nakon potvrde porudžbine. Korpa sa artiklima više dobavljača postaje više
porudžbina, a svaka se plaća posebno.

- Cene su u valuti prodavnice. Iznosi u drugim valutama preračunati su po kursu na navedeni datum i služe za orijentaciju.
- Uslovi plaćanja, kao što su avans ili odloženo plaćanje, navedeni su na stranici prodavnice.
- Pre uplate uporedite naziv i poreski broj firme na fakturi sa onima na stranici prodavnice.

## Isporuka

Dobavljač šalje robu pod uslovima sa stranice prodavnice ili onima koje ste sa njim dogovorili. Do otpreme porudžbinu možete
da otkažete na njenoj stranici; ako želite da je izmenite, pišite dobavljaču.

## Dokumenti

Posle potvrde na stranici porudžbine je profaktura. Fakturu, prevozne dokumente i sertifikate izdaje dobavljač. Ako nešto
nedostaje, pišite mu sa stranice porudžbine ili pozovite {phone}.
`,
    `
## Zahlung

Sie zahlen direkt an den Lieferanten, auf die Rechnung, die er nach der Bestätigung der Bestellung stellt. Aus einem
Warenkorb mit Artikeln mehrerer Lieferanten werden mehrere Bestellungen, jede wird einzeln bezahlt.

- Preise gelten in der Währung des Shops. Beträge in anderen Währungen sind zum Kurs eines bestimmten Tages umgerechnet und
  dienen der Orientierung.
- Zahlungsbedingungen wie Vorkasse oder Zahlungsziel stehen auf der Seite des Shops.
- Vergleichen Sie Firmenname und Steuernummer auf der Rechnung mit den Angaben auf der Seite des Shops.

## Lieferung

Der Lieferant versendet zu den Bedingungen, die auf der Shopseite stehen oder die Sie mit ihm vereinbaren. Bis zum Versand
können Sie die Bestellung auf ihrer Seite stornieren; für Änderungen schreiben Sie dem Lieferanten.

## Unterlagen

Nach der Bestätigung finden Sie auf der Seite der Bestellung eine Proformarechnung. Rechnung, Frachtpapiere und Zeugnisse
kommen vom Lieferanten. Fehlt etwas, schreiben Sie ihm von der Bestellung aus oder rufen Sie {phone} an.
`,
    `
## Pagamento

Si paga direttamente il fornitore, in base alla fattura che emette dopo aver confermato l’ordine. Un carrello con articoli di
più fornitori diventa più ordini, ciascuno pagato separatamente.

- I prezzi sono nella valuta del negozio. Gli importi in altre valute sono convertiti al cambio della data indicata e hanno
  valore indicativo.
- Le condizioni di pagamento, come anticipo o dilazione, sono indicate sulla pagina del negozio.
- Prima di pagare confronti la ragione sociale e il numero fiscale in fattura con quelli indicati sulla pagina del negozio.

## Consegna

Il fornitore spedisce alle condizioni indicate sulla pagina del negozio o concordate con Lei. Fino alla spedizione può
annullare l’ordine dalla relativa pagina; per modificarlo scriva al fornitore.

## Documenti

Dopo la conferma, sulla pagina dell’ordine trova la fattura proforma. Fattura, documenti di trasporto e certificati sono
rilasciati dal fornitore. Se manca qualcosa, gli scriva dalla pagina dell’ordine o chiami {phone}.
`,
    `
## Ödeme

Ödemeyi, siparişi onayladıktan sonra düzenlediği faturaya göre doğrudan tedarikçiye yaparsınız. Birden çok tedarikçinin
ürününü içeren sepet, birden çok siparişe dönüşür ve her biri ayrı ödenir.

- Fiyatlar mağazanın para birimindedir. Diğer para birimlerindeki tutarlar tarihli bir kurla hesaplanır ve bilgi amaçlıdır.
- Peşin veya vadeli gibi ödeme koşulları mağaza sayfasında yazar.
- Ödemeden önce faturadaki unvanı ve vergi numarasını mağaza sayfasındaki firma bilgileriyle karşılaştırın.

## Teslimat

Tedarikçi ürünleri mağaza sayfasındaki veya birlikte kararlaştırdığınız koşullarla gönderir. Sevkiyata kadar siparişi kendi
sayfasından iptal edebilirsiniz; değiştirmek için tedarikçiye yazın.

## Belgeler

Sipariş onaylandıktan sonra sipariş sayfasında proforma fatura bulunur. Fatura, taşıma belgeleri ve sertifikalar tedarikçiden
gelir. Eksik varsa sipariş sayfasından tedarikçiye yazın veya {phone} numarasını arayın.
`,
  ),
}
