import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const offer: TextSeed = {
  type: 'offer',
  title: t(
    'Public offer',
    'Публичная оферта',
    'Javna ponuda',
    'Öffentliches Angebot',
    'Offerta al pubblico',
    'Genel hizmet sözleşmesi',
  ),
  body: body(
    `
## 1. What is offered

{brand} offers suppliers paid services: promotion of products and stores in marked places of the catalogue and other services
listed in the seller's cabinet. This text is an offer; topping up the balance or ordering a service is its acceptance.

## 2. Prices and payment

- Prices stand in the cabinet at the time of order.
- Services are paid from the balance; it cannot fall below zero.
- The cost of a promotion is charged when it is bought, for the whole period.

## 3. Provision

A promotion is shown in rotation during the paid period. A service is taken as provided if no reasoned objection comes within
five working days of its end.

## 4. Refunds

The unused balance is returned on written request to the account from which it was paid. If a promotion could not be shown
through our fault, the period is extended or its cost returned.

## 5. Liability

Each side answers for proven direct losses, up to the price of the service. Mandatory provisions of law prevail.
`,
    `
## 1. Предмет оферты

{brand} (Исполнитель) предлагает поставщикам (Заказчикам) платные услуги: продвижение товаров и магазинов на отмеченных
местах каталога и иные услуги, перечисленные в кабинете продавца. Настоящий текст является публичной офертой; пополнение
баланса или заказ услуги означает её полный акцепт.

## 2. Цены и порядок оплаты

- Цены указаны в кабинете на момент заказа.
- Услуги оплачиваются с баланса; отрицательный баланс не допускается.
- Стоимость продвижения списывается при покупке за весь период размещения.
- Баланс пополняется через платёжную систему или по счёту для юридических лиц.

## 3. Оказание услуг

Объявление показывается в ротации в течение оплаченного периода. Услуга считается оказанной, если в течение пяти рабочих дней
после окончания периода не поступило мотивированного возражения. Закрывающие документы доступны в кабинете.

## 4. Возврат средств

Неиспользованный остаток возвращается по письменному заявлению на счёт, с которого поступила оплата. Если показ не состоялся
по вине Исполнителя, период продлевается либо стоимость возвращается на баланс.

## 5. Ответственность и срок действия

Стороны отвечают за доказанный прямой ущерб в пределах стоимости услуги; императивные нормы закона имеют приоритет. Оферта
действует до её отзыва, изменения публикуются на этой странице и не затрагивают уже оплаченные услуги.
`,
    `
## 1. Predmet ponude

{brand} dobavljačima nudi plaćene usluge: promociju proizvoda i prodavnica na označenim mestima kataloga i druge usluge
navedene u kabinetu prodavca. Ovaj tekst je ponuda; dopunom sredstava ili poručivanjem usluge ponuda se prihvata.

## 2. Cene i plaćanje

- Važe cene navedene u kabinetu u trenutku poručivanja.
- Usluge se plaćaju sa stanja sredstava, koje ne može biti negativno.
- Cena promocije naplaćuje se pri kupovini, za ceo period.

## 3. Pružanje usluge

Promocija se prikazuje naizmenično sa drugima tokom plaćenog perioda. Usluga se smatra pruženom ako u roku od pet radnih dana
po isteku perioda ne stigne obrazložen prigovor.

## 4. Povraćaj

Neiskorišćena sredstva vraćaju se na pisani zahtev, na račun sa kog su uplaćena. Ako promocija nije prikazana našom krivicom,
period se produžava ili se vraća njena cena.

## 5. Odgovornost

Svaka strana odgovara za dokazanu neposrednu štetu, do visine cene usluge. Prinudni propisi imaju prednost.
`,
    `
## 1. Gegenstand

{brand} bietet Lieferanten kostenpflichtige Leistungen an: Werbung für Produkte und Shops auf gekennzeichneten Plätzen des
Katalogs sowie weitere Leistungen, die im Verkäuferbereich aufgeführt sind. Dieser Text ist ein Angebot; mit dem Aufladen des
Guthabens oder der Bestellung einer Leistung wird es angenommen.

## 2. Preise und Zahlung

- Es gelten die bei der Bestellung im Verkäuferbereich angegebenen Preise.
- Leistungen werden aus dem Guthaben bezahlt, das nicht negativ werden kann.
- Die Kosten einer Werbung werden beim Kauf für den gesamten Zeitraum abgebucht.

## 3. Erbringung

Werbung wird im bezahlten Zeitraum im Wechsel gezeigt. Die Leistung gilt als erbracht, wenn binnen fünf Werktagen nach Ende
des Zeitraums kein begründeter Einwand eingeht.

## 4. Erstattung

Nicht verbrauchtes Guthaben wird auf schriftlichen Antrag auf das Konto erstattet, von dem es stammt. Konnte Werbung durch
unser Verschulden nicht gezeigt werden, wird der Zeitraum verlängert oder der Preis erstattet.

## 5. Haftung

Jede Seite haftet für nachgewiesene unmittelbare Schäden bis zur Höhe des Preises der Leistung. Zwingendes Recht geht vor.
`,
    `
## 1. Oggetto

{brand} offre ai fornitori servizi a pagamento: promozione di prodotti e negozi negli spazi segnalati del catalogo e altri
servizi elencati nell’area venditore. Il presente testo costituisce un’offerta; la ricarica del saldo o l’ordine di un
servizio ne comporta l’accettazione.

## 2. Prezzi e pagamento

- Valgono i prezzi indicati nell’area venditore al momento dell’ordine.
- I servizi si pagano dal saldo, che non può diventare negativo.
- Il costo di una promozione è addebitato all’acquisto, per l’intero periodo.

## 3. Prestazione

La promozione è mostrata a rotazione nel periodo pagato. Il servizio si considera reso se entro cinque giorni lavorativi
dalla fine del periodo non perviene un’obiezione motivata.

## 4. Rimborsi

Il saldo non utilizzato è restituito su richiesta scritta al conto da cui proviene. Se la promozione non è stata mostrata per
colpa nostra, il periodo è prolungato o il costo restituito.

## 5. Responsabilità

Ciascuna parte risponde dei danni diretti provati, fino al prezzo del servizio. Prevalgono le norme inderogabili di legge.
`,
    `
## 1. Konu

{brand}, tedarikçilere ücretli hizmetler sunar: ürün ve mağazaların kataloğun işaretli yerlerinde tanıtımı ve satıcı
panelinde sayılan diğer hizmetler. Bu metin bir öneridir; bakiye yüklenmesi veya hizmet sipariş edilmesi önerinin kabulü
sayılır.

## 2. Fiyat ve ödeme

- Sipariş anında panelde yazan fiyatlar geçerlidir.
- Hizmetler bakiyeden ödenir; bakiye sıfırın altına düşemez.
- Tanıtım bedeli satın alma anında, tüm dönem için tahsil edilir.

## 3. Hizmetin sunulması

Tanıtım, ödenen dönem boyunca dönüşümlü gösterilir. Dönem bitiminden itibaren beş iş günü içinde gerekçeli itiraz gelmezse
hizmet verilmiş sayılır.

## 4. İade

Kullanılmayan bakiye, yazılı talep üzerine ödemenin yapıldığı hesaba iade edilir. Tanıtım bizim kusurumuzla gösterilememişse
süre uzatılır veya bedeli iade edilir.

## 5. Sorumluluk

Taraflar, kanıtlanmış doğrudan zarardan hizmet bedeliyle sınırlı olarak sorumludur. Emredici hukuk kuralları önceliklidir.
`,
  ),
}
