import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const contacts: TextSeed = {
  type: 'contacts',
  title: t('Contacts', 'Контакты', 'Kontakt', 'Kontakt', 'Contatti', 'İletişim'),
  body: body(
    `
## Call or write

Phone: {phone}, on working days from 9:00 to 18:00. Outside these hours, use the [help form](/help): we’ll
reply on the next working day.

## Who to ask

- About a product, its price, stock or delivery: message the supplier. The “Message” button is on every product page and
  store page; the store page also shows how soon the supplier usually replies.
- About an order: open it in [your account](/profile/orders) and message the supplier from the order page, so that both sides see the history.
- About your account or verification: call us and give us your e-mail or your company’s tax number.
- About a mistake in the catalogue or a dishonest offer: [send us the address of the page](/help).

## For suppliers

To open a store, go to the [page for sellers](/start). We’ll help with your first price list, explain how
[verification](/verification) works and answer questions about advertising.
`,
    `
## Позвоните или напишите

Телефон: {phone}, по рабочим дням с 9:00 до 18:00. В другое время напишите через [форму помощи](/help) —
ответим на следующий рабочий день.

## К кому обращаться

- О товаре, цене, наличии и доставке — к поставщику. Кнопка «Написать» есть на страницах товара и магазина; на странице
  магазина указано и то, за какое время поставщик обычно отвечает.
- О заказе — откройте его в [личном кабинете](/profile/orders) и напишите поставщику со страницы заказа: переписку увидят обе стороны.
- Об аккаунте или проверке компании — позвоните нам и назовите электронную почту или налоговый номер компании.
- Об ошибке в каталоге или недобросовестном предложении — [пришлите нам адрес страницы](/help).

## Поставщикам

Чтобы открыть магазин, перейдите на [страницу для поставщиков](/start). Поможем загрузить первый прайс-лист, объясним
порядок [проверки](/verification) и ответим на вопросы о рекламе.
`,
    `
## Pozovite ili pišite

Telefon: {phone}, radnim danima od 9 do 18 h. Van tog vremena ostavite zahtev preko [obrasca za pomoć](/help):
javićemo vam se sledećeg radnog dana.

## Kome se obratiti

- Za artikal, cenu, zalihe ili isporuku: pošaljite poruku dobavljaču. Dugme „Pošalji poruku” je na stranici svakog artikla i
prodavnice, a na   stranici prodavnice vidi se i koliko brzo dobavljač odgovara.
- Za porudžbinu: otvorite je na [svom nalogu](/profile/orders) i pišite u razgovoru o njoj, da istoriju vide obe strane.
- Za nalog ili proveru firme: pozovite nas i recite svoju adresu e-pošte ili poreski broj firme.
- Za grešku u katalogu ili nepoštenu ponudu: [pošaljite nam adresu stranice](/help).

## Za dobavljače

Da biste otvorili prodavnicu, idite na [stranicu za prodavce](/start). Pomažemo oko prvog cenovnika, objašnjavamo kako teče
[provera](/verification) i odgovaramo na pitanja o reklamiranju.
`,
    `
## Anrufen oder schreiben

Telefon: {phone}, montags bis freitags von 9 bis 18 Uhr. Außerhalb dieser Zeiten nutzen Sie unser [Hilfeformular](/help): Wir antworten am nächsten Arbeitstag.

## Wer hilft wobei

- Zu Artikel, Preis, Bestand oder Lieferung: Schreiben Sie dem Lieferanten. Die Schaltfläche „Nachricht“ steht auf der Seite
  des Artikels und des Shops; dort sehen Sie auch, wie schnell er meist antwortet.
- Zu einer Bestellung: Öffnen Sie sie in [Ihrem Konto](/profile/orders) und schreiben Sie dem Lieferanten von dort aus, damit beide Seiten den
  Verlauf sehen.
- Zu Konto oder Prüfung: Rufen Sie uns an und nennen Sie Ihre E-Mail-Adresse oder die Steuernummer der Firma.
- Zu einem Fehler im Katalog oder einem unseriösen Angebot: [Schicken Sie uns die Adresse der Seite](/help).

## Für Lieferanten

Einen Shop eröffnen Sie über die [Seite für Verkäufer](/start). Wir helfen bei der ersten Preisliste, erklären die
[Prüfung](/verification) und
beantworten Fragen zur Werbung.
`,
    `
## Per telefono o per iscritto

Telefono: {phone}, nei giorni lavorativi dalle 9 alle 18. Negli altri orari lasci una [richiesta di assistenza](/help): risponderemo il giorno lavorativo successivo.

## A chi rivolgersi

- Per articoli, prezzi, disponibilità o consegna: scriva al fornitore. Il pulsante «Scrivi» è nella pagina di
  ogni articolo e di ogni negozio; quest’ultima indica anche in quanto tempo il fornitore risponde di solito.
- Per un ordine: lo apra nell’[area personale](/profile/orders) e scriva al fornitore dalla pagina dell’ordine, così
  entrambe le parti vedono la cronologia.
- Per l’account o la verifica: ci chiami e indichi la Sua e-mail o il numero fiscale dell’azienda.
- Per un errore nel catalogo o un’offerta scorretta: [ci invii l’indirizzo della pagina](/help).

## Per i fornitori

Per aprire un negozio vada alla [pagina per i fornitori](/start). Aiutiamo con il primo listino, spieghiamo come funziona la
[verifica](/verification) e rispondiamo alle domande sulla pubblicità.
`,
    `
## Arayın veya yazın

Telefon: {phone}, iş günleri 09:00–18:00. Bu saatlerin dışında [yardım formundan](/help) talep gönderin; sonraki
iş günü yanıt veririz.

## Kime ne sorulur

- Ürün, fiyat, stok veya teslimat için: tedarikçiye yazın. “Mesaj yaz” düğmesi her ürün ve mağaza sayfasındadır; tedarikçinin
  genellikle ne kadar sürede yanıtladığı da mağaza sayfasında yazar.
- Sipariş için: siparişi [hesabınızda](/profile/orders) açın ve sipariş sayfasından tedarikçiye yazın; böylece geçmişi iki taraf da görür.
- Hesap veya doğrulama için: bizi arayın, e-posta adresinizi ya da firmanın vergi numarasını söyleyin.
- Katalogdaki bir hata veya yanıltıcı bir teklif için: [sayfanın adresini bize gönderin](/help).

## Tedarikçiler için

Mağaza açmak için [satıcılar sayfasına](/start) gidin. İlk fiyat listesinde yardımcı olur, [doğrulamanın](/verification) nasıl yapıldığını anlatır,
reklamla ilgili soruları yanıtlarız.
`,
  ),
}
