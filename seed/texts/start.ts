import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const start: TextSeed = {
  type: 'start',
  title: t(
    'Sell to businesses on {brand}',
    'Продавайте оптом на {brand}',
    'Prodajte firmama na platformi {brand}',
    'Mit {brand} an Firmen verkaufen',
    'Vendere alle aziende su {brand}',
    '{brand} ile firmalara satış yapın',
  ),
  body: body(
    `
Buyers compare your products by specification, not by advertising budget. Opening a store is free, and we take no commission
on your sales.

## Three steps

1. [Sign up](/registration) with an e-mail or phone number and [register your company](/registration/company) by its tax number.
2. [Add your products](/profile/products) and complete the store page, or [send us your price list](/help) and we’ll help.
3. Reply to questions in conversations and handle [orders in your account](/profile/orders).

## What you get

- A store page with your warehouses, terms and contacts in six languages.
- Volume prices, minimum orders and individual prices for selected buyers.
- Orders with history, stock reserved automatically, notifications by e-mail and SMS.
- Conversations with buyers and callback requests in one place for your whole team.

## What you pay for

Only what you choose: advertising of products and stores in marked places. [Verification](/verification) is free and builds
trust.

Questions? Call {phone}: we’ll help with your first price list.
`,
    `
Покупатели сравнивают ваши товары по характеристикам, а не по рекламным бюджетам. Открыть магазин можно бесплатно,
комиссию с ваших сделок мы не берём.

## Три шага

1. [Зарегистрируйтесь](/registration) по электронной почте или телефону и [укажите налоговый номер компании](/registration/company).
2. [Добавьте товары](/profile/products) и заполните страницу магазина или [пришлите нам прайс-лист](/help) — поможем.
3. Отвечайте на вопросы в диалогах и ведите [заказы в личном кабинете](/profile/orders).

## Что вы получаете

- Страницу магазина со складами, условиями и контактами на шести языках.
- Цены от количества, минимальный заказ и индивидуальные цены для отдельных покупателей.
- Заказы с историей, автоматический резерв остатков, уведомления по электронной почте и SMS.
- Диалоги с покупателями и заявки на звонок в личном кабинете, доступном всем сотрудникам.

## За что нужно платить

Только за то, что выберете сами: рекламу товаров и магазина на отмеченных местах. [Проверка компании](/verification)
бесплатна и прибавляет доверия.

Остались вопросы? Позвоните: {phone} — поможем с первым прайс-листом.
`,
    `
Kupci vaše artikle porede po karakteristikama, a ne po budžetu za reklamu. Otvaranje prodavnice je besplatno, a za vašu
prodaju ne naplaćujemo proviziju.

## Tri koraka

1. [Registrujte se](/registration) e-poštom ili telefonom i [unesite firmu](/registration/company) po poreskom broju.
2. [Dodajte artikle](/profile/products) i dopunite stranicu prodavnice ili nam [pošaljite cenovnik](/help), pa ćemo pomoći.
3. Odgovarajte na pitanja u razgovorima i vodite [porudžbine na svom nalogu](/profile/orders).

## Šta dobijate

- Stranicu prodavnice sa magacinima, uslovima i kontaktima, na šest jezika.
- Cene po količini, minimalnu količinu i posebne cene za pojedine kupce.
- Porudžbine sa istorijom, automatsku rezervaciju zaliha, obaveštenja e-poštom i SMS-om.
- Razgovore sa kupcima i zahteve za poziv na jednom mestu, za ceo tim.

## Šta se plaća

Samo ono što izaberete: reklamiranje artikala i prodavnice na označenim mestima. [Provera](/verification) je besplatna i
donosi poverenje.

Imate pitanja? Pozovite {phone}: pomažemo oko prvog cenovnika.
`,
    `
Käufer vergleichen Ihre Artikel nach technischen Daten und nicht nach Werbebudget. Die Eröffnung eines Shops ist kostenlos,
auf Ihre Geschäfte erheben wir keine Provision.

## Drei Schritte

1. [Registrieren Sie sich](/registration) mit E-Mail oder Telefonnummer und [registrieren Sie Ihre Firma](/registration/company) mit
ihrer Steuernummer.
2. [Legen Sie Ihre Artikel an](/profile/products) und vervollständigen Sie die Shopseite, oder
[schicken Sie uns Ihre Preisliste](/help): Wir helfen.
3. Beantworten Sie die Fragen der Käufer in Unterhaltungen und bearbeiten Sie [Bestellungen in Ihrem Konto](/profile/orders).

## Was Sie bekommen

- Eine Shopseite mit Lagern, Bedingungen und Kontakten in sechs Sprachen.
- Staffelpreise, Mindestmengen und individuelle Preise für einzelne Käufer.
- Bestellungen mit Verlauf, automatisch reservierte Bestände, Benachrichtigungen per E-Mail und SMS.
- Unterhaltungen mit Käufern und Rückrufbitten an einem Ort, für das ganze Team.

## Was kostenpflichtig ist

Nur, was Sie wählen: Werbung für Artikel und Shops auf gekennzeichneten Plätzen. Die [Prüfung](/verification) ist
kostenlos und schafft Vertrauen.

Fragen? Rufen Sie {phone} an: Wir helfen bei der ersten Preisliste.
`,
    `
Gli acquirenti confrontano i Suoi articoli per caratteristiche, non per budget pubblicitario. Aprire un negozio è gratuito e
sulle Sue vendite non prendiamo commissioni.

## Tre passi

1. [Si registri](/registration) con l’e-mail o il numero di telefono e [inserisca l’azienda](/registration/company) con il numero fiscale.
2. [Aggiunga gli articoli](/profile/products) e completi la pagina del negozio, oppure [ci invii il listino](/help): La aiutiamo.
3. Risponda alle domande nelle conversazioni e gestisca gli [ordini nell’area personale](/profile/orders).

## Che cosa ottiene

- Una pagina del negozio con magazzini, condizioni e recapiti in sei lingue.
- Prezzi per quantità, quantità minime e prezzi individuali per singoli acquirenti.
- Ordini con cronologia, giacenze riservate in automatico, notifiche per e-mail e SMS.
- Conversazioni con gli acquirenti e richieste di richiamata in un unico posto, per tutto il team.

## Che cosa si paga

Solo ciò che sceglie: la pubblicità di articoli e negozi negli spazi segnalati come sponsorizzati. La
[verifica](/verification) è gratuita e dà fiducia.

Domande? Chiami {phone}: La aiutiamo con il primo listino.
`,
    `
Alıcılar ürünlerinizi reklam bütçesine göre değil, özelliklerine göre karşılaştırır. Mağaza açmak ücretsizdir, satışlarınızdan
komisyon almayız.

## Üç adım

1. E-posta veya telefonla [kaydolun](/registration), [firmanızı](/registration/company) vergi numarasıyla ekleyin.
2. [Ürünlerinizi ekleyin](/profile/products) ve mağaza sayfasını tamamlayın ya da [fiyat listenizi gönderin](/help), yardım edelim.
3. Soruları konuşmalarda yanıtlayın, [siparişleri hesabınızdan](/profile/orders) yönetin.

## Neler elde edersiniz

- Depolarınız, koşullarınız ve iletişim bilgilerinizle altı dilde mağaza sayfası.
- Miktara göre fiyatlar, minimum sipariş ve seçtiğiniz alıcılara özel fiyatlar.
- Geçmişiyle birlikte siparişler, otomatik ayrılan stok, e-posta ve SMS bildirimleri.
- Alıcılarla konuşmalar ve geri arama talepleri, tüm ekibiniz için tek yerde.

## Ücretli hizmetler

Yalnızca sizin seçtikleriniz: ürün ve mağazalar için, reklam olarak işaretlenen yerler. [Doğrulama](/verification)
ücretsizdir ve güven kazandırır.

Sorunuz mu var? {phone} numarasını arayın: ilk fiyat listesinde yardımcı oluruz.
`,
  ),
}
