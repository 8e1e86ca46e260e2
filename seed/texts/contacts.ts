import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const contacts: TextSeed = {
  type: 'contacts',
  title: t('Contacts', 'Контакты', 'Kontakt', 'Kontakt', 'Contatti', 'İletişim'),
  body: body(
    `
## Call or write

Phone: {phone}, on working days from 9:00 to 18:00. Outside these hours leave a request through the help form at the foot of
any page: we call back on the next working day.

## Whom to ask about what

- About goods, price, stock or delivery: write to the supplier. The button stands on every product card and on the page of
  the store; most suppliers answer within an hour.
- About an order: open it in your profile and write in its chat, so that both sides see the history.
- About your account, verification or balance: call us and name your e-mail or the tax number of the company.
- About a mistake in the catalogue or a dishonest offer: send us the address of the page.

## For suppliers

To open a store, go to the page for sellers. We help with the first price list, explain how verification works and answer
questions on promotion.
`,
    `
## Позвоните или напишите

Телефон: {phone}, по рабочим дням с 9:00 до 18:00. В другое время оставьте заявку через форму помощи внизу любой страницы —
перезвоним на следующий рабочий день.

## Кого о чём спрашивать

- О товаре, цене, наличии и доставке — поставщика. Кнопка «Написать» есть в каждой карточке товара и на странице магазина;
  большинство поставщиков отвечает в течение часа.
- О заказе — откройте его в личном кабинете и напишите в чате заказа, чтобы историю видели обе стороны.
- Об учётной записи, проверке организации или балансе — позвоните нам и назовите электронную почту или ИНН компании.
- Об ошибке в каталоге или недобросовестном предложении — пришлите нам адрес страницы.

## Поставщикам

Чтобы открыть магазин, перейдите на страницу для поставщиков. Поможем загрузить первый прайс-лист, объясним порядок проверки
и ответим на вопросы о продвижении.
`,
    `
## Pozovite ili pišite

Telefon: {phone}, radnim danima od 9 do 18 h. Van tog vremena ostavite zahtev preko obrasca za pomoć u dnu svake stranice:
zvaćemo vas sledećeg radnog dana.

## Koga šta da pitate

- Za robu, cenu, lager ili isporuku: pišite dobavljaču. Dugme se nalazi na svakoj kartici proizvoda i na stranici prodavnice;
  većina dobavljača odgovara u roku od sat vremena.
- Za porudžbinu: otvorite je u svom profilu i pišite u njenom četu, da istoriju vide obe strane.
- Za nalog, proveru ili stanje sredstava: pozovite nas i recite svoju e-adresu ili PIB firme.
- Za grešku u katalogu ili nepoštenu ponudu: pošaljite nam adresu stranice.

## Za dobavljače

Da otvorite prodavnicu, idite na stranicu za prodavce. Pomažemo oko prvog cenovnika, objašnjavamo postupak provere i
odgovaramo na pitanja o promociji.
`,
    `
## Anrufen oder schreiben

Telefon: {phone}, werktags von 9 bis 18 Uhr. Außerhalb dieser Zeiten nutzen Sie das Hilfeformular am Ende jeder Seite: Wir
rufen am nächsten Werktag zurück.

## Wer hilft wobei

- Zu Ware, Preis, Bestand oder Lieferung: Schreiben Sie dem Lieferanten. Die Schaltfläche steht auf jeder Produktkarte und
  auf der Seite des Shops; die meisten antworten innerhalb einer Stunde.
- Zu einem Auftrag: Öffnen Sie ihn in Ihrem Profil und schreiben Sie im zugehörigen Chat, damit beide Seiten den Verlauf
  sehen.
- Zu Konto, Prüfung oder Guthaben: Rufen Sie uns an und nennen Sie Ihre E-Mail-Adresse oder die USt-IdNr. der Firma.
- Zu einem Fehler im Katalog oder einem unseriösen Angebot: Schicken Sie uns die Adresse der Seite.

## Für Lieferanten

Einen Shop eröffnen Sie auf der Seite für Verkäufer. Wir helfen bei der ersten Preisliste, erklären die Prüfung und
beantworten Fragen zur Werbung.
`,
    `
## Chiamate o scrivete

Telefono: {phone}, nei giorni lavorativi dalle 9 alle 18. Negli altri orari lasciate una richiesta dal modulo di assistenza
in fondo a ogni pagina: richiamiamo il giorno lavorativo successivo.

## A chi rivolgersi

- Per merce, prezzo, giacenza o consegna: scrivete al fornitore. Il pulsante è su ogni scheda prodotto e sulla pagina del
  negozio; la maggior parte risponde entro un’ora.
- Per un ordine: apritelo nel vostro profilo e scrivete nella sua chat, così entrambe le parti vedono la cronologia.
- Per account, verifica o saldo: chiamateci indicando l’e-mail o la partita IVA dell’azienda.
- Per un errore nel catalogo o un’offerta scorretta: inviateci l’indirizzo della pagina.

## Per i fornitori

Per aprire un negozio andate alla pagina per i venditori. Aiutiamo con il primo listino, spieghiamo come funziona la verifica
e rispondiamo alle domande sulla promozione.
`,
    `
## Arayın veya yazın

Telefon: {phone}, iş günleri 09.00–18.00. Bu saatlerin dışında sayfaların altındaki yardım formundan talep bırakın; ertesi iş
günü sizi ararız.

## Kime ne sorulur

- Ürün, fiyat, stok veya teslimat için: tedarikçiye yazın. Düğme her ürün kartında ve mağaza sayfasındadır; tedarikçilerin
  çoğu bir saat içinde yanıt verir.
- Sipariş için: profilinizde siparişi açın ve kendi sohbetinden yazın; böylece geçmişi iki taraf da görür.
- Hesap, doğrulama veya bakiye için: bizi arayın, e-posta adresinizi ya da firmanın vergi numarasını söyleyin.
- Katalogda hata veya dürüst olmayan bir teklif için: sayfanın adresini bize gönderin.

## Tedarikçiler için

Mağaza açmak için satıcılar sayfasına gidin. İlk fiyat listesinde yardımcı olur, doğrulamanın nasıl yapıldığını anlatır,
tanıtımla ilgili soruları yanıtlarız.
`,
  ),
}
