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
## What the stamp means

The "Verified" stamp on the page of a store says that {brand} has checked the papers of the organization behind it and that
the check is not older than a year. Point at the stamp to see the date until which it holds.

## What we check

- The company is registered, active and has the tax number that it states.
- The person who runs the store is entitled to act for the company.
- The address, phone and bank details belong to the company.
- Warehouses or production are confirmed by documents.

## What it does not mean

Verification does not replace your own care: it is no guarantee of quality, prices or dates. Read the contract, start with a
small lot and keep the correspondence in the chat.

## For suppliers

Submit the papers in your profile, section "Verification". The answer comes within three working days.
`,
    `
## Что означает отметка

Отметка «Проверен» на странице магазина говорит о том, что {brand} проверил документы организации, которой он принадлежит, и
что со дня проверки прошло не больше года. Наведите на отметку, чтобы увидеть, до какой даты она действует.

## Что мы проверяем

- Компания зарегистрирована, действует и имеет тот ИНН, который указан.
- Человек, который ведёт магазин, вправе действовать от имени компании.
- Адрес, телефон и банковские реквизиты принадлежат компании.
- Склады или производство подтверждены документами.

## Чего отметка не означает

Проверка не заменяет вашей осмотрительности: она не гарантирует качество, цены и сроки. Читайте договор, начинайте с
небольшой партии и ведите переписку в чате.

## Поставщикам

Подайте документы в личном кабинете, в разделе «Верификация». Ответ приходит в течение трёх рабочих дней. Вопросы: {phone}.
`,
    `
## Šta znači oznaka

Oznaka „Provereno“ na stranici prodavnice znači da je {brand} proverio dokumenta organizacije koja stoji iza nje i da provera
nije starija od godinu dana. Pređite preko oznake da vidite do kog datuma važi.

## Šta proveravamo

- Firma je registrovana, aktivna i ima PIB koji navodi.
- Osoba koja vodi prodavnicu ima pravo da zastupa firmu.
- Adresa, telefon i bankovni račun pripadaju firmi.
- Magacini ili proizvodnja potvrđeni su dokumentima.

## Šta oznaka ne znači

Provera ne zamenjuje vašu pažnju: nije garancija kvaliteta, cena ni rokova. Pročitajte ugovor, počnite od manje količine i
prepisku vodite u četu.

## Za dobavljače

Dokumenta podnesite u svom profilu, u odeljku „Provera“. Odgovor stiže u roku od tri radna dana.
`,
    `
## Was das Siegel bedeutet

Das Siegel „Geprüft“ auf der Seite eines Shops besagt, dass {brand} die Unterlagen der Firma dahinter geprüft hat und die
Prüfung nicht älter als ein Jahr ist. Zeigen Sie auf das Siegel, um zu sehen, bis wann es gilt.

## Was wir prüfen

- Die Firma ist eingetragen, tätig und führt die angegebene Steuernummer.
- Wer den Shop betreibt, darf für die Firma handeln.
- Adresse, Telefon und Bankverbindung gehören der Firma.
- Lager oder Fertigung sind durch Unterlagen belegt.

## Was es nicht bedeutet

Die Prüfung ersetzt nicht Ihre eigene Sorgfalt: Sie garantiert weder Qualität noch Preise oder Termine. Lesen Sie den
Vertrag, beginnen Sie mit einer kleinen Menge und führen Sie den Schriftwechsel im Chat.

## Für Lieferanten

Reichen Sie die Unterlagen in Ihrem Profil im Bereich „Prüfung“ ein. Die Antwort kommt innerhalb von drei Werktagen.
`,
    `
## Che cosa indica il timbro

Il timbro «Verificato» sulla pagina di un negozio indica che {brand} ha controllato i documenti dell’azienda che lo gestisce
e che il controllo risale a meno di un anno fa. Passate sul timbro per vedere fino a quando è valido.

## Che cosa controlliamo

- L’azienda è registrata, attiva e ha la partita IVA dichiarata.
- Chi gestisce il negozio è autorizzato ad agire per l’azienda.
- Indirizzo, telefono e coordinate bancarie appartengono all’azienda.
- Magazzini o produzione sono confermati da documenti.

## Che cosa non indica

La verifica non sostituisce la vostra attenzione: non garantisce qualità, prezzi né scadenze. Leggete il contratto, iniziate
da un piccolo lotto e tenete la corrispondenza in chat.

## Per i fornitori

Presentate i documenti nel vostro profilo, alla voce «Verifica». La risposta arriva entro tre giorni lavorativi.
`,
    `
## İşaret ne anlama gelir

Mağaza sayfasındaki “Doğrulandı” işareti, {brand} tarafından mağazanın arkasındaki firmanın belgelerinin incelendiğini ve
incelemenin bir yıldan eski olmadığını gösterir. Geçerlilik tarihini görmek için işaretin üzerine gelin.

## Neyi inceliyoruz

- Firma kayıtlı ve faaldir, belirttiği vergi numarasına sahiptir.
- Mağazayı yöneten kişi firma adına işlem yapmaya yetkilidir.
- Adres, telefon ve banka bilgileri firmaya aittir.
- Depolar veya üretim tesisi belgelerle kanıtlanmıştır.

## Ne anlama gelmez

Doğrulama sizin özeninizin yerini tutmaz: kalite, fiyat veya termin garantisi değildir. Sözleşmeyi okuyun, küçük bir partiyle
başlayın ve yazışmayı sohbette tutun.

## Tedarikçiler için

Belgeleri profilinizdeki “Doğrulama” bölümünden gönderin. Yanıt üç iş günü içinde gelir.
`,
  ),
}
