import { t } from '../types.ts'
import { body, type TextSeed } from './types.ts'

export const start: TextSeed = {
  type: 'start',
  title: t(
    'Sell to businesses on {brand}',
    'Продавайте оптом на {brand}',
    'Prodajte firmama na platformi {brand}',
    'An Unternehmen verkaufen mit {brand}',
    'Vendete alle aziende su {brand}',
    '{brand} ile firmalara satış yapın',
  ),
  body: body(
    `
Your goods stand where buyers compare by specification, not by advertising budget. Opening a store is free, and we take no
commission on your deals.

## Three steps

- Register with an e-mail or phone and enter the company by its tax number.
- Load your goods: by hand, from a spreadsheet template or by a feed that is read every night.
- Answer questions in the chat and confirm orders in the cabinet.

## What you get

- A store page with your warehouses, terms and contacts in six languages.
- Price tiers, minimum order and individual prices in the chat.
- Orders with history, stock that is reserved by itself, notices by e-mail and text message.
- Statistics: views, contacts and orders of every product.

## What is paid

Only what you choose: promotion of products and stores in marked places. Verification is free and brings trust.

Questions? Call {phone}: we help with the first price list.
`,
    `
Ваш товар стоит там, где покупатели сравнивают характеристики, а не рекламные бюджеты. Открыть магазин можно бесплатно,
комиссию с ваших сделок мы не берём.

## Три шага

- Зарегистрируйтесь по почте или телефону и укажите ИНН — данные компании подставятся сами, если реестр доступен.
- Загрузите товары: вручную, по шаблону таблицы или ссылкой на прайс-лист, который читается каждую ночь.
- Отвечайте на вопросы в чате и подтверждайте заказы в кабинете.

## Что вы получаете

- Страницу магазина со складами, условиями и контактами на шести языках.
- Пороги количества, минимальный заказ и индивидуальные цены в чате.
- Заказы с историей, автоматический резерв остатков, уведомления по почте и СМС.
- Статистику: просмотры, обращения и заказы по каждому товару.
- Доступ к запросам на закупку, на которые можно ответить своим предложением.

## За что нужно платить

Только за то, что выберете сами: продвижение товаров и магазина на отмеченных местах. Проверка организации бесплатна и
прибавляет доверия.

Остались вопросы? Позвоните {phone} — поможем загрузить первый прайс-лист.
`,
    `
Vaša roba stoji tamo gde kupci porede po karakteristikama, a ne po budžetu za reklamu. Otvaranje prodavnice je besplatno, a
na vaše poslove ne uzimamo proviziju.

## Tri koraka

- Registrujte se e-poštom ili telefonom i unesite firmu po PIB-u.
- Unesite robu: ručno, iz tabele po šablonu ili preko cenovnika koji se učitava svake noći.
- Odgovarajte na pitanja u četu i potvrđujte porudžbine u kabinetu.

## Šta dobijate

- Stranicu prodavnice sa magacinima, uslovima i kontaktima na šest jezika.
- Količinske pragove, minimalnu porudžbinu i posebne cene u četu.
- Porudžbine sa istorijom, automatsku rezervaciju lagera, obaveštenja e-poštom i SMS-om.
- Statistiku: preglede, upite i porudžbine za svaki proizvod.

## Šta se plaća

Samo ono što izaberete: promocija proizvoda i prodavnica na označenim mestima. Provera je besplatna i donosi poverenje.

Imate pitanja? Pozovite {phone}: pomažemo oko prvog cenovnika.
`,
    `
Ihre Ware steht dort, wo Käufer nach Merkmalen vergleichen und nicht nach Werbebudget. Die Eröffnung eines Shops ist
kostenlos, auf Ihre Geschäfte erheben wir keine Provision.

## Drei Schritte

- Registrieren Sie sich mit E-Mail oder Telefon und geben Sie die Firma über ihre Steuernummer an.
- Laden Sie Ihre Artikel hoch: von Hand, über eine Tabellenvorlage oder über einen Feed, der jede Nacht eingelesen wird.
- Beantworten Sie Fragen im Chat und bestätigen Sie Aufträge im Verkäuferbereich.

## Was Sie bekommen

- Eine Shopseite mit Lagern, Bedingungen und Kontakten in sechs Sprachen.
- Staffelpreise, Mindestmengen und individuelle Preise im Chat.
- Aufträge mit Verlauf, automatisch reservierte Bestände, Benachrichtigungen per E-Mail und SMS.
- Statistik: Aufrufe, Anfragen und Aufträge zu jedem Produkt.

## Was kostet

Nur, was Sie wählen: Werbung für Produkte und Shops auf gekennzeichneten Plätzen. Die Prüfung ist kostenlos und schafft
Vertrauen.

Fragen? Rufen Sie {phone} an: Wir helfen bei der ersten Preisliste.
`,
    `
La vostra merce sta dove gli acquirenti confrontano le caratteristiche e non i budget pubblicitari. Aprire un negozio è
gratuito e sui vostri affari non prendiamo commissioni.

## Tre passi

- Registratevi con e-mail o telefono e inserite l’azienda tramite la partita IVA.
- Caricate gli articoli: a mano, da un modello di foglio di calcolo o con un feed letto ogni notte.
- Rispondete alle domande in chat e confermate gli ordini nell’area venditore.

## Che cosa ottenete

- Una pagina del negozio con magazzini, condizioni e contatti in sei lingue.
- Scaglioni di prezzo, ordine minimo e prezzi individuali in chat.
- Ordini con cronologia, giacenze riservate in automatico, avvisi per e-mail e SMS.
- Statistiche: visualizzazioni, contatti e ordini per ogni prodotto.

## Che cosa si paga

Solo ciò che scegliete: la promozione di prodotti e negozi negli spazi segnalati. La verifica è gratuita e dà fiducia.

Domande? Chiamate {phone}: vi aiutiamo con il primo listino.
`,
    `
Ürünleriniz, alıcıların reklam bütçesine göre değil özelliklere göre karşılaştırma yaptığı yerde durur. Mağaza açmak
ücretsizdir, satışlarınızdan komisyon almayız.

## Üç adım

- E-posta veya telefonla kaydolun, firmanızı vergi numarasıyla ekleyin.
- Ürünlerinizi yükleyin: elle, tablo şablonuyla veya her gece okunan bir ürün akışıyla.
- Soruları sohbette yanıtlayın, siparişleri panelden onaylayın.

## Neler elde edersiniz

- Depolarınız, koşullarınız ve iletişim bilgilerinizle altı dilde mağaza sayfası.
- Fiyat kademeleri, asgari sipariş ve sohbette özel fiyat.
- Geçmişiyle siparişler, kendiliğinden ayrılan stok, e-posta ve SMS bildirimleri.
- İstatistik: her ürünün görüntülenme, iletişim ve sipariş sayıları.

## Ne ücretlidir

Yalnızca sizin seçtikleriniz: ürün ve mağazaların işaretli yerlerde tanıtımı. Doğrulama ücretsizdir ve güven kazandırır.

Sorunuz mu var? {phone} numarasını arayın: ilk fiyat listesinde yardımcı oluruz.
`,
  ),
}
