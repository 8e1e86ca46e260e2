import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const offer: TextSeed = {
  type: 'offer',
  title: t(
    'Public offer',
    'Публичная оферта',
    'Javna ponuda',
    'Kostenpflichtige Leistungen',
    'Offerta al pubblico',
    'Genel hizmet sözleşmesi',
  ),
  body: body(
    `
## 1. What is offered

{brand} offers suppliers paid services: advertising of products and stores in marked places of the catalogue. This text is a
public offer; paying the invoice for a service is its acceptance.

## 2. Prices and payment

- The price and the period of placement are stated in the invoice.
- The service is paid for in advance, for the whole period.
- Placement starts once the payment has arrived.

## 3. Provision

Advertising is shown in rotation during the paid period. A service counts as provided if no reasoned objection is received
within five working days of its end.

## 4. Refunds

Payment for an unused period is returned on written request to the account from which it was made. If a placement could not
be shown through our fault, the period is extended or its cost refunded.

## 5. Liability

Each side is liable for proven direct losses, up to the price of the service. Mandatory provisions of law prevail.
`,
    `
## 1. Предмет оферты

{brand} (Исполнитель) предлагает поставщикам (Заказчикам) платные услуги: рекламу товаров и магазинов на отмеченных
местах каталога. Настоящий текст является публичной офертой; оплата счёта на услугу означает её полный акцепт.

## 2. Цены и порядок оплаты

- Цена и период размещения указываются в счёте.
- Услуга оплачивается заранее, сразу за весь период размещения.
- Размещение начинается после поступления оплаты.

## 3. Оказание услуг

Реклама показывается в ротации в течение оплаченного периода. Услуга считается оказанной, если в течение пяти рабочих
дней после окончания периода не поступило мотивированного возражения.

## 4. Возврат средств

Плата за неиспользованный период возвращается по письменному заявлению на счёт, с которого она поступила. Если показ не
состоялся по вине Исполнителя, период продлевается либо стоимость возвращается.

## 5. Ответственность

Стороны отвечают за доказанный прямой ущерб в пределах стоимости услуги. Императивные нормы закона имеют приоритет.
`,
    `
## 1. Predmet ponude

{brand} dobavljačima nudi plaćene usluge: reklamiranje artikala i prodavnica na označenim mestima u katalogu. Ovaj tekst je
javna ponuda; prihvata se uplatom po fakturi za uslugu.

## 2. Cene i plaćanje

- Cena i period prikazivanja navedeni su u fakturi.
- Usluga se plaća unapred, za ceo period.
- Prikazivanje počinje kada uplata stigne.

## 3. Pružanje usluge

Reklama se prikazuje naizmenično sa drugima tokom plaćenog perioda. Usluga se smatra pruženom ako u roku od pet radnih dana
po isteku perioda ne stigne obrazložen prigovor.

## 4. Povraćaj

Neiskorišćeni deo uplate vraća se na pisani zahtev, na račun sa kog je uplaćen. Ako reklama nije prikazana našom krivicom,
period se produžava ili se vraća njena cena.

## 5. Odgovornost

Svaka strana odgovara za dokazanu neposrednu štetu, do visine cene usluge. Prinudni propisi imaju prednost.
`,
    `
## 1. Gegenstand

{brand} bietet Lieferanten kostenpflichtige Leistungen an: Werbung für Artikel und Shops auf gekennzeichneten Plätzen des
Katalogs. Dieser Text ist ein öffentliches Angebot; mit der Bezahlung der Rechnung über eine Leistung wird es angenommen.

## 2. Preise und Zahlung

- Preis und Zeitraum der Werbung stehen in der Rechnung.
- Die Leistung wird im Voraus für den gesamten Zeitraum bezahlt.
- Die Werbung beginnt, sobald die Zahlung eingegangen ist.

## 3. Erbringung

Werbung wird im bezahlten Zeitraum im Wechsel gezeigt. Die Leistung gilt als erbracht, wenn binnen fünf Arbeitstagen nach
Ende des Zeitraums kein begründeter Einwand eingeht.

## 4. Erstattung

Das Entgelt für einen nicht genutzten Zeitraum wird auf schriftlichen Antrag auf das Konto erstattet, von dem es stammt.
Konnte Werbung durch unser Verschulden nicht gezeigt werden, wird der Zeitraum verlängert oder der Preis erstattet.

## 5. Haftung

Jede Seite haftet für nachgewiesene unmittelbare Schäden bis zur Höhe des Preises der Leistung. Zwingendes Recht geht vor.
`,
    `
## 1. Oggetto

{brand} offre ai fornitori servizi a pagamento: la pubblicità di articoli e negozi negli spazi del catalogo segnalati come
sponsorizzati. Il presente testo costituisce un’offerta al pubblico; il pagamento della fattura di un servizio ne comporta
l’accettazione.

## 2. Prezzi e pagamento

- Il prezzo e il periodo di pubblicazione sono indicati in fattura.
- Il servizio si paga in anticipo, per l’intero periodo.
- La pubblicazione inizia quando il pagamento è pervenuto.

## 3. Prestazione

La pubblicità è mostrata a rotazione nel periodo pagato. Il servizio si considera reso se entro cinque giorni lavorativi
dalla fine del periodo non perviene un’obiezione motivata.

## 4. Rimborsi

L’importo pagato per un periodo non utilizzato è restituito, su richiesta scritta, al conto da cui proviene. Se la pubblicità
non è stata mostrata per colpa nostra, il periodo è prolungato o il costo restituito.

## 5. Responsabilità

Ciascuna parte risponde dei danni diretti provati, fino al prezzo del servizio. Prevalgono le norme inderogabili di legge.
`,
    `
## 1. Konu

{brand}, tedarikçilere ücretli hizmet sunar: ürün ve mağazalar için kataloğun işaretli yerlerinde reklam. Bu metin herkese
açık bir öneridir; hizmete ait faturanın ödenmesi önerinin kabulü sayılır.

## 2. Fiyat ve ödeme

- Fiyat ve gösterim süresi faturada yazar.
- Hizmet, tüm dönem için peşin ödenir.
- Gösterim, ödeme ulaştıktan sonra başlar.

## 3. Hizmetin sunulması

Reklam, ödenen dönem boyunca dönüşümlü gösterilir. Dönem bitiminden itibaren beş iş günü içinde gerekçeli itiraz gelmezse
hizmet verilmiş sayılır.

## 4. İade

Kullanılmayan dönemin bedeli, yazılı talep üzerine ödemenin yapıldığı hesaba iade edilir. Reklam bizim kusurumuzla
gösterilememişse süre uzatılır veya bedeli iade edilir.

## 5. Sorumluluk

Taraflar, kanıtlanmış doğrudan zarardan hizmet bedeliyle sınırlı olarak sorumludur. Emredici hukuk kuralları önceliklidir.
`,
  ),
}
