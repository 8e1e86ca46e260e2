import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const verification: TextSeed = {
  type: 'verification',
  title: t(
    'Supplier verification',
    'Проверка поставщиков',
    'Provera dobavljača',
    'Lieferantenprüfung',
    'Verifica dei fornitori',
    'Tedarikçi doğrulama',
  ),
  body: body(
    `
## What the mark means

The “Verified” mark on a store page says that {brand} has checked the documents of the company behind it and that the check
is no older than a year. The month and year of the check are shown next to the mark.

## What we check

- The company is registered, active and has the tax number it states.
- The person who runs the store is entitled to act for the company.
- The address, phone number and bank details belong to the company.
- Warehouses or production are confirmed by documents.

## What it does not mean

Verification doesn’t replace your own care: it guarantees neither quality nor prices nor dates. Read the contract, start
with a small order and keep the correspondence on {brand}.

## For suppliers

Apply in your account, under [Verification](/profile/verification): it says which documents you need and keeps what you have
entered. You’ll have our answer within three working days. If the name of the company changes, the mark disappears until we
have checked it again.
`,
    `
## Что означает отметка

Отметка «Проверен» на странице магазина означает, что площадка {brand} проверила документы компании, которой он
принадлежит, и со дня проверки прошло не больше года. Рядом с отметкой указаны месяц и год проверки.

## Что мы проверяем

- Компания зарегистрирована, действует и имеет указанный налоговый номер.
- Человек, который ведёт магазин, вправе действовать от имени компании.
- Адрес, номер телефона и банковские реквизиты принадлежат компании.
- Склады или производство подтверждены документами.

## Чего отметка не означает

Проверка не заменяет вашей осмотрительности: она не гарантирует качество, цены и сроки. Читайте договор, начинайте с
небольшой партии и ведите переписку на площадке.

## Поставщикам

Подайте заявку в личном кабинете, в разделе [Проверка компании](/profile/verification): там указано, какие документы нужны,
и всё введённое сохраняется. Ответ приходит в течение трёх рабочих дней. Если название компании изменится, отметка исчезнет
до новой проверки.
`,
    `
## Šta znači oznaka

Oznaka „Provereno” na stranici prodavnice znači da je {brand} proverio dokumente firme koja stoji iza nje i da provera nije
starija od godinu dana. Na oznaci se vide mesec i godina provere.

## Šta proveravamo

- Firma je registrovana, aktivna i ima poreski broj koji navodi.
- Osoba koja vodi prodavnicu ima pravo da zastupa firmu.
- Adresa, telefon i bankovni račun pripadaju firmi.
- Magacini ili proizvodnja potvrđeni su dokumentima.

## Šta oznaka ne znači

Provera ne zamenjuje vašu pažnju: nije garancija kvaliteta, cena ni rokova. Pročitajte ugovor, počnite od manje porudžbine i
dogovarajte se u razgovoru na platformi.

## Za dobavljače

Podnesite zahtev u svom nalogu, u odeljku [Provera firme](/profile/verification): tamo piše koji su dokumenti potrebni, a sve
uneto ostaje sačuvano. Odgovor stiže u roku od tri radna dana. Ako se poslovno ime promeni, oznaka nestaje do nove provere.
`,
    `
## Was das Siegel bedeutet

Das Siegel „Geprüft“ auf der Seite eines Shops besagt, dass {brand} die Unterlagen der Firma dahinter geprüft hat und die
Prüfung nicht älter als ein Jahr ist. Monat und Jahr der Prüfung stehen neben dem Siegel.

## Was wir prüfen

- Die Firma ist eingetragen, tätig und führt die angegebene Steuernummer.
- Wer den Shop betreibt, darf für die Firma handeln.
- Adresse, Telefonnummer und Bankverbindung gehören der Firma.
- Lager oder Fertigung sind durch Unterlagen belegt.

## Was es nicht bedeutet

Die Prüfung ersetzt nicht Ihre eigene Sorgfalt: Sie garantiert weder Qualität noch Preise oder Termine. Lesen Sie den
Vertrag, beginnen Sie mit einer kleinen Menge und führen Sie den Schriftwechsel bei {brand}.

## Für Lieferanten

Stellen Sie den Antrag in Ihrem Konto unter [Prüfung der Firma](/profile/verification): Dort steht, welche Unterlagen nötig
sind, und Ihre Eingaben bleiben gespeichert. Die Antwort kommt innerhalb von drei Arbeitstagen. Ändert sich der Name der
Firma, verschwindet das Siegel bis zur erneuten Prüfung.
`,
    `
## Che cosa indica il bollino

Il bollino «Verificato» sulla pagina di un negozio indica che {brand} ha controllato i documenti dell’azienda che lo gestisce
e che il controllo risale a meno di un anno fa. Accanto al bollino sono indicati il mese e
l’anno del controllo.

## Che cosa controlliamo

- L’azienda è registrata, attiva e ha il numero fiscale dichiarato.
- Chi gestisce il negozio è autorizzato ad agire per l’azienda.
- Indirizzo, numero di telefono e coordinate bancarie appartengono all’azienda.
- Magazzini o produzione sono confermati da documenti.

## Che cosa non indica

La verifica non sostituisce la Sua attenzione: non garantisce né la qualità né i prezzi né i tempi. Legga il contratto, inizi
con un piccolo ordine e tenga la corrispondenza su {brand}.

## Per i fornitori

Faccia domanda nell’area personale, alla voce [Verifica](/profile/verification): vi sono indicati i documenti necessari e tutto
resta salvato. La risposta arriva entro tre giorni lavorativi. Se la ragione sociale cambia, il bollino scompare fino a un
nuovo controllo.
`,
    `
## İşaret ne anlama gelir

Mağaza sayfasındaki “Doğrulandı” işareti, {brand} tarafından mağazanın arkasındaki firmanın belgelerinin incelendiğini ve
incelemenin bir yıldan eski olmadığını gösterir. İşaretin yanında doğrulamanın ayı ve yılı yazar.

## Neyi inceliyoruz

- Firma kayıtlı ve faaldir, belirttiği vergi numarasına sahiptir.
- Mağazayı yöneten kişi firma adına işlem yapmaya yetkilidir.
- Adres, telefon ve banka bilgileri firmaya aittir.
- Depolar veya üretim tesisi belgelerle kanıtlanmıştır.

## Ne anlama gelmez

Doğrulama sizin özeninizin yerini tutmaz: kalite, fiyat veya termin garantisi değildir. Sözleşmeyi okuyun, küçük bir partiyle
başlayın ve yazışmaları {brand} üzerinde yapın.

## Tedarikçiler için

Hesabınızdaki [Firma doğrulama](/profile/verification) bölümünden başvurun: gerekli belgeler orada yazar, girdikleriniz
kaydedilir. Yanıt üç iş günü içinde gelir. Ticaret unvanı değişirse işaret yeni incelemeye kadar kaldırılır.
`,
  ),
}
